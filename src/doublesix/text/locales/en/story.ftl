## Running commentary

event-dealt = Hand { $hand }: { $deal } tiles each, { $boneyard } in the boneyard. { $name } leads.
event-dealt-all = Hand { $hand }: { $deal } tiles each, no boneyard. { $name } leads.
event-led = { $name } leads { $tile }
event-laid = { $name } lays { $tile } { $to }
event-laid-across = { $name } lays { $tile } crosswise { $to }
event-laid-open = { $name } lays { $tile } { $to }, leaving { $pips } open
event-counted = { $what }: { $sum }
event-drew = { $name } draws { $tile }; { $left } left in the boneyard
event-drew-hidden = { $name } draws a tile; { $left } left in the boneyard
event-passed = { $name } passes: nothing fits and no more may be drawn
event-won = { $n ->
    [one] { $winner } wins the match.
   *[other] { $winner } win the match.
}
event-over = { $won } { $scores }
event-score = Score: { $scores }
side-score = { $side }: { $score }
score-unknown = ?

## How a hand ended

ending-out = { $name } lays the last tile and goes out.
ending-blocked = The hand is blocked: nobody can lay and nothing can be drawn.
ending-over = More than { $limit } pips lie on the table: the hand is over.
ending-won = { $name } reaches the target of { $target }: the match ends at once and the hands are not settled.

## The settlement, seat by seat

settle-left = { $name }: { $pips } left
settle-deducted = { $name }: { $pips } left, rounded to { $rounded }: { $points }
settle-spared = { $name }: { $pips } left, rounded to 0: nothing subtracted
settle-unknown = { $name }: tiles never seen

pay-out = { $name } goes out: { $points }
pay-fewest-pips = { $name } has the fewest pips: { $points }
pay-fewest-doubles = { $name } has the best hand (fewest doubles, then fewest pips): { $points }
pay-others = { $name } scores the opponents' pips, { $sum }: { $points }
pay-others-rounded = { $name } scores the opponents' pips, { $sum }, to the nearest five: { $points }
pay-minus-own = { $name } has the fewest pips and scores the opponents' pips less the winner's own, { $sum }: { $points }
pay-differences = { $name } has the fewest pips and scores the difference from each opponent to the nearest five, { $sum }: { $points }
pay-difference = { $theirs } - { $own } = { $difference }, rounded to { $rounded }
pay-tie = The best hands are equal: nobody scores.
pay-floor = No score falls below { $floor }.

settle-side = { $side }: { $points }, score now { $score }
settle-side-unknown = { $side }: unknown, for some tiles were never seen

## Who leads next, and why

lead-finisher = { $name } leads the next hand, having gone out.
lead-block-winner = { $name } leads the next hand as winner of the block.
lead-left = { $name } leads the next hand, as the next in turn.
lead-lot = The lead of the next hand is decided by lot.
lead-lowest-double = The lowest double decides who leads the next hand.
lead-highest-double = The highest double decides who leads the next hand.
lead-double-six = The holder of 6-6 leads the next hand.
