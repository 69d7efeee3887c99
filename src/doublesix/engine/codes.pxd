# The numbers of codes.py as C constants.
cdef enum:
    PAIR = 10
    CLOSED = 15
    WAITS = 16
    NO_ENDS = 0x0F0F0F0F
    ANY = 255
    NO_TARGET = 2000000000
    NO_FLOOR = -2000000000

    NOTHING = 0
    ENDS = 1
    EQUAL_ENDS = 2
    TABLE = 3

    NO_HUB = 0
    LEAD_DOUBLE = 1
    SHUT = 2
    OPEN = 3
    DUTY = 4

    LINE = 9
    ALL_SIDES = 15
    NEVER = 16

    FIXED = 0
    OTHERS = 1
    OTHERS_ROUNDED = 2
    OTHERS_MINUS_OWN = 3
    ROUNDED_DIFFERENCES = 4

    EAST = 0
    NORTH = 1
    SOUTH = 2
    WEST = 3

    RUNNING = 0
    WON = 1
    OUT = 2
    OVER = 3
    BLOCKED = 4
