## Counts

points = { $n } { $n ->
    [one] point
   *[other] points
}
tiles = { $n } { $n ->
    [one] tile
   *[other] tiles
}
pips = { $n } { $n ->
    [one] pip
   *[other] pips
}

## Arms. The value names the arm, .to follows a verb such as "lay",
## .compass explains the letter of the notation.

arm-w = left arm
    .to = to the left arm
    .compass = west
arm-e = right arm
    .to = to the right arm
    .compass = east
arm-n = upper arm
    .to = to the upper arm
    .compass = north
arm-s = lower arm
    .to = to the lower arm
    .compass = south
