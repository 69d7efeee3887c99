"""The numbers that the compiled engine speaks (`codes.pxd` holds the same as C constants)."""

from __future__ import annotations

# Codes of an open end: 0-9 one pip; PAIR + low half a crosswise matador, both halves open (M5);
# CLOSED; + WAITS while an obligation elsewhere keeps the place shut (V3).
PAIR, CLOSED, WAITS = 10, 15, 16
NO_ENDS = CLOSED * 0x01010101

# "Any tile" where a tile number is expected: no restriction, or unknown.
ANY = 255

NO_TARGET, NO_FLOOR = 2_000_000_000, -2_000_000_000

# What counts in play.
NOTHING, ENDS, EQUAL_ENDS, TABLE = 0, 1, 2, 3

# Kinds of the hub, the double that counts by its covered sides: none; a leading double that does
# not branch; a spinner whose branches are shut; one with all sides open; one that must be filled.
NO_HUB, LEAD_DOUBLE, SHUT, OPEN, DUTY = 0, 1, 2, 3, 4

# Sides of the hub as bits, in the order of the arms.
LINE, ALL_SIDES, NEVER = 0b1001, 0b1111, 0b10000

# How payments at the hand's end are found.
FIXED, OTHERS, OTHERS_ROUNDED, OTHERS_MINUS_OWN, ROUNDED_DIFFERENCES = 0, 1, 2, 3, 4

# Arms, in the order of their letters: action numbers then sort like their texts.
EAST, NORTH, SOUTH, WEST = 0, 1, 2, 3

# How a hand ended.
RUNNING, WON, OUT, OVER, BLOCKED = 0, 1, 2, 3, 4
