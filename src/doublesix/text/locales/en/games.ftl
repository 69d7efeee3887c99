## The games. The value is the name, .about one sentence.

game-american-sniff = American Sniff
    .about = Score the open ends when they add up to a multiple of five; the first double branches and counts by its bare sides, and after each hand your own tiles are subtracted.
    .spinner = the Sniff
game-bergen = Bergen
    .about = Score when both ends of the line show the same number, more with a double among them.
game-fives = Fives
    .about = One line, two ends: a point for every five in their sum.
game-threes = Threes
    .about = As Fives, with a point for every three in the sum of the ends.
game-english-sniff = English Sniff
    .about = The first double opens to all four sides; a point for every five in the sum of the ends.
game-english-sniff-face = English Sniff at face value
    .about = English Sniff in which a scoring sum counts in full.
game-sebastopol = Sebastopol
    .about = Four players build from the double six, whose four sides must be covered first.
game-jubilee = Jubilee
    .about = All pips on the table are counted: hit 25, 50, 75 and so on to score, pass them and you lose as much.
game-matador = Matador
    .about = Halves that touch must add up to seven; four matadors go anywhere.
game-draw = Draw
    .about = The traditional game with a boneyard: go out and score the pips in the other hands.
game-block = Block
    .about = The traditional game without drawing: who cannot lay passes.
game-all-fives = All Fives
    .about = Score the open ends when they add up to a multiple of five; the first double branches, and going out pays the others' pips to the nearest five.

game-value = { $name } - { $label }: { $value } (rule { $rule }; { $source })
game-seats = { $n ->
    [one] { $n } player: { $value }
   *[other] { $n } players: { $value }
}

## Where a rule is from, by the tags of the data files.

source-S0 = Russian rules
source-S4 = Japanese rules
source-S3 = Mendelev's Encyclopedia of Games
source-P = Pagat
source-X = another source
source-D = follows from the other rules
source-REC = decided by this project
