## Why an action is refused. The sentence is put together by `refused`.

refused = { $value }: { $why }; allowed: { $allowed }
refused-only = { $value }: { $why }

hand-over = the hand is over
not-an-action = there is no such action
draw-impossible = the boneyard has nothing more to draw
draw-not-needed = drawing is only for a player who has nothing to lay
draw-done = no more tiles may be drawn in this turn
pass-not-allowed = passing is only for a player who can neither lay nor draw
tile-not-held = that tile is not in the hand
lead-decided = the tile that decides the lead must open the hand
drawn-tile-first = the tile just drawn must be laid at once
arm-closed = no tile may go on that arm
sides-first = all four sides of the spinner must be covered first
tile-does-not-fit = the open end there is { $pips }

## Texts that cannot be read

action-unreadable = that is no action; write 1-4 to open, 1-4@E to lay, draw or pass
tile-unreadable = that is no tile; write it as 1-4
tile-not-in-set = the set has no such tile
arm-missing = the arm is missing; add @W, @E, @N or @S
lead-with-arm = the opening tile is written without an arm
layout-lays-only = only lays may stand here, no draw and no pass
way-missing = say which half stays open, such as :1, or :x for crosswise
way-not-expected = in this game a lay does not name the open half
way-not-a-half = the half named as open is not on that tile

## Draws in a record

draw-without-tile = a draw names its tile, such as +1-4, or +? where nobody saw it
draw-other-tile = another tile comes next in the boneyard
draw-seen-tile = that tile is already somewhere else

## Games and their options

game-unknown = there is no such game
seats-not-allowed = { $game } is not played by that number
option-unknown = this game has no such option
option-not-allowed = that value is not possible
option-combination = that value does not go with the others
option-given = { $name }={ $value }
seats-given = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
