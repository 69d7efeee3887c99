## What counts: { tile }, { where }: { value } ({ why }).

count-item = { $tile }, { $where }: { $value } ({ $why })
count-opening-tile = opening tile
reason-open-end = open end
reason-end-double = { $halves ->
    [single] double at the end, one half counts
   *[both] double at the end, both halves count
}
spinner-of = the spinner
reason-bare-side = bare side of { $spinner }

count-empty = No tile lies on the table yet.
count-nothing = Nothing is scored during play in this game.
count-multiple = { $total } is a multiple of { $divisor }: { $points }.
count-divided = { $total } / { $divisor } = { $quotient }: { $points }.
count-no-multiple = { $total } is not a multiple of { $divisor }: no points.
count-zero = A total of 0 scores nothing.
count-opening-silent = The opening tile does not score.

## Equal ends (Bergen)

count-end = { $arm }: { $pips } ({ $tile })
count-end-double = { $arm }: { $pips } ({ $tile }, a double)
count-ends-differ = The ends differ: no points.
count-double-header = Both ends show { $pips }, a double-header: { $points }.
count-triple-header = Both ends show { $pips }, and with a double that is a triple-header: { $points }.
count-near-target = This close to the target a header pays less.
count-lead-double = A double opens the hand: { $points }.
count-lead-plain = The opening tile is not a double: no points.

## Pips on the table (Jubilee)

count-table = Pips on the table: { $sum }
count-formed = The total is exactly { $control }: { $points }.
count-passed = The total passes { $control } without hitting it: { $points }.
count-no-control = No control value is reached: no points.
count-table-over = More than { $limit } pips lie on the table: the hand ends.
count-floor = The score cannot fall below { $floor }.

## The same in one line

sum-line = { $sum } -> { $points }
sum-table = { $total } on the table -> { $points }
sum-lead-double = opening double -> { $points }
sum-double-header = double-header -> { $points }
sum-triple-header = triple-header -> { $points }
sum-equal-ends = equal ends -> { $points }

## Where the next tile may go

place-open = { $arm }: { $pips }
place-side = { $arm }: { $pips } (bare side of { $spinner } { $tile })
place-waits = { $arm }: { $pips } (waits until all four sides of { $spinner } are covered)
place-seven = { $arm }: { $pips } (takes { $takes }, or a matador)
place-matadors = { $arm }: { $pips } (takes only a matador)
place-none = No place is open.

## Paper marks: a stroke is 5, a large X with four small ones round it is 50.

marks-fifties = { $n } { $n ->
    [one] large X
   *[other] large Xs
}
marks-strokes = { $n } { $n ->
    [one] stroke
   *[other] strokes
}
marks-over = { $points } over
marks-below = below zero: { $marks }
marks-nothing = nothing marked yet
marks-not-here = Marks of five do not suit this game: its points do not come in fives.

## Pieces

either = { $first } or { $second }
both = { $first } and { $second }
listed = { $before }, { $next }
steps = { $before }; { $next }
