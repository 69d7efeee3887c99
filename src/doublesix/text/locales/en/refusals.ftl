## Why an action is refused. The sentence is put together by `refused`.

refused = { $value }: { $why }; allowed: { $allowed }
refused-only = { $value }: { $why }

hand-over = the hand is over
not-an-action = there is no such action
draw-impossible = nothing more may be drawn from the boneyard
draw-not-needed = a tile may be drawn only when nothing can be laid
draw-done = no more tiles may be drawn in this turn
pass-not-allowed = passing is allowed only when nothing can be laid or drawn
tile-not-held = that tile is not in the hand
tile-laid = that tile is on the table already
lead-decided = the hand must open with the tile that decided the lead
drawn-tile-first = the tile just drawn must be laid at once
arm-closed = nothing may be laid on that arm
sides-first = all four sides of the spinner must be covered first
tile-does-not-fit = the open end there is { $pips }

## Texts that cannot be read

action-unreadable = this is not an action; write 1-4 to open, 1-4@E to lay, or draw, or pass
tile-unreadable = this is not a tile; write it as 1-4
tile-not-in-set = the set has no such tile
arm-missing = the arm is missing; add @W, @E, @N or @S
lead-with-arm = the opening tile is written without an arm
layout-lays-only = only lays may stand here, no draws and no passes
way-missing = say which half stays open, such as :1, or :x for crosswise
way-not-expected = in this game a lay does not name the open half
way-not-a-half = the half named as open is not on that tile

## Draws in a record

draw-without-tile = a draw names its tile, such as +1-4, or +? where nobody saw it
draw-other-tile = another tile comes next in the boneyard
draw-seen-tile = that tile is already somewhere else

## Games and their options

game-unknown = there is no such game
seats-not-allowed = { $game } cannot be played by that many
option-unknown = this game has no such option
option-not-allowed = that value is not possible
option-combination = that value does not go with the others
option-given = { $name }={ $value }
seats-given = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
