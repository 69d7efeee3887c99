## The games. The value is the name, .about one sentence.

game-american-sniff = American Sniff
    .about = Score the open ends when they add up to a multiple of five; the first double branches and counts by its bare sides, and after each hand the pips left in your own hand are subtracted.
    .spinner = the Sniff
game-bergen = Bergen
    .about = Score when both ends of the line show the same number, more with a double among them.
game-fives = Fives
    .about = One line, two ends: when their sum is a multiple of five, a point for every five.
game-threes = Threes
    .about = Like Fives, but with multiples of three: a point for every three.
game-english-sniff = English Sniff
    .about = The first double opens to all four sides; when the sum of the ends is a multiple of five, a point for every five.
game-english-sniff-face = English Sniff at face value
    .about = English Sniff in which the scoring sum itself is scored.
game-sebastopol = Sebastopol
    .about = Four players build from 6-6, whose four sides must be covered first.
game-jubilee = Jubilee
    .about = All pips on the table are counted: hit 25, 50, 75 and so on to score, pass them and you lose as much.
game-matador = Matador
    .about = Halves that touch must add up to seven; the four matadors go anywhere.
game-draw = Draw
    .about = The traditional game with a boneyard: go out and score the opponents' pips.
game-block = Block
    .about = The traditional game without drawing: a player who cannot lay passes.
game-all-fives = All Fives
    .about = Score the open ends when they add up to a multiple of five; the first double branches, and going out scores the opponents' pips to the nearest five.

game-value = { $name } - { $label }: { $value } (rule { $rule }; { $source })
game-seats = { $n ->
    [one] { $value } with { $n } player
   *[other] { $value } with { $n } players
}

## Where a rule is from, by the tags of the data files.

source-S0 = American Sniff in Russian
source-S4 = American Sniff in Japanese
source-S3 = Mendelev's Encyclopedia of Games
source-P = Pagat
source-XB = J. Celko's Bergen at gamecabinet.com
source-XC = Czech rules at deskovehry.cz
source-XG = German rules at dominoedeck.com
source-XO = onlinedominogames.com
source-XM = cardsdicedominoes.com
source-XW = Wikipedia on Matador
source-XL = dominorules.com
source-XR = Russian rules at gopro-forum.ru and elsewhere
source-D = follows from the other rules
source-REC = decided by this project
