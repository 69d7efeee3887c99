## The program and its commands

cli-program = Doublesix: point-scoring dominoes, exact and explained.
cli-play = Play a match in the terminal.
cli-count = Say what a table counts, and why.
cli-replay = Replay recorded matches, every action checked.
cli-games = Show the games and every value of their rules.
cli-simulate = Play whole hands at full speed and add them up.
cli-perft = Count the lines of play of a deal.
cli-bench = Measure how fast this machine plays.
cli-doctor = Say what runs here and what does not.

cli-play-help =
    Without options: you against the computer at American Sniff. Each player is "human" or a bot;
    the match is saved after every action, so stop whenever you like and go on with --resume.
cli-count-help =
    LAYOUT is a line of lays in order, such as: 1-4 1-1@W 4-4@E. Arms are W and E for the two ends of
    the line, N and S for the side branches. "-" reads the line from standard input.
cli-replay-help =
    FILE is a match record; "-" is standard input. With --json, one object a line; otherwise the
    story of the match. The exit status is 2 if any record is unsound.
cli-games-help =
    Without GAME: the list. With its key: all values, with rule numbers and sources, and what
    --option takes in their place.
cli-simulate-help =
    Each hand starts at score 0 and no target ends it. "random" takes every legal action with the
    same chance; "greedy" takes the highest award, then the heaviest tile.
cli-perft-help =
    Every action is a ply, draws and passes too; equal pips on two arms are two lays; a hand that is
    over has no further lines. The deal is the one of --seed (0 unless given).
cli-bench-help =
    Random hands of every game at its fewest seats. Each run is measured beside one of American
    Sniff: the ratio says how many times as many actions a second the game makes.
cli-doctor-help = Version, engine, languages, where matches are saved, what the terminal can show.

## Help pages

cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:
cli-options-metavar = [OPTIONS]
cli-with-default = { $help } (if not given: { $value })
cli-command-metavar = COMMAND ...
cli-help-option = Show this help and exit.
cli-version-option = Show the version and exit.
cli-lang-option = The language: en, ru or ja.
cli-json-option = Print JSON for programs.
cli-seed-option = The same seed gives the same run.
cli-game-option = The game, by its key ("doublesix games" lists them).
cli-seats-option = How many players.
cli-rule-option = Change a rule value, such as target=100; may be repeated.
cli-svg-option = Draw the position into this file; "-" is standard output, for the picture alone.
cli-policies-option = Who plays: random or greedy for each seat.
cli-hands-option = How many hands.
cli-runs-option = How many runs; the median is shown.
cli-threads-option = How many threads.
cli-depth-option = How many plies.
cli-divide-option = Count each first action apart.
cli-players-option = Who plays each seat: human, or a bot by its name ({ $bots }).
cli-names-option = The players' names, at most 40 letters each.
cli-plain-option = Words only: no drawing, no colour.
cli-pace-option = Seconds to wait after each action of a bot.
cli-resume-option = Go on with the match that was played last, as it was set up.
cli-resume-file-option = Go on with the match in this save file.
cli-record-option = Save the record of the match into this file; not -, as standard output shows the match.

## Errors

cli-no-language = { $name }: no language "{ $value }"; there are: { $allowed }
cli-no-command = no command "{ $value }"; there are: { $allowed }
cli-no-option = no option { $value }; --help lists them
cli-option-needs-value = option { $name } needs a value; --help shows it
cli-missing = { $name } is missing; --help shows what is expected
cli-option-takes-no-value = option { $name } takes no value
cli-extra-argument = "{ $value }" is one argument too many; --help shows what is expected
cli-bad-arguments = these arguments cannot be read ({ $value }); --help shows what is expected
cli-data-dir = DOUBLESIX_DATA_DIR: "{ $folder }" cannot hold saved matches ({ $why }); expected: a folder where files can be written
cli-not-allowed = { $name }: "{ $value }" is not allowed; expected: { $allowed }
cli-option-form = --option: "{ $value }" is not of the form NAME=VALUE
cli-players-count = --players: { $value } given for { $seats } seats
cli-names-count = --names: "{ $value }" does not give { $seats } different names
cli-unwritable = { $name }: "{ $value }" cannot be written ({ $why }); expected: the path of a file, or - for standard output
cli-two-outputs = --svg: "{ $value }" is standard output, where --json prints; expected: the path of a file
cli-no-variable = { $name } is not set, though { $value } asks for completions; the script of the shell sets it
cli-layout-empty = LAYOUT is empty; expected a line of lays such as: 1-4 1-1@W 4-4@E
cli-system-fault = { $what }: { $why }
cli-engine-choice = DOUBLESIX_ENGINE: "{ $value }" is not to be had here; expected: { $allowed }

## What the system says

system-missing = no such file or folder
system-denied = no permission
system-folder = this is a folder, not a file
system-not-folder = a part of the path is not a folder
system-full = the disk is full
system-large = no file may be that large
system-read-only = the disk cannot be written to
system-long-name = the name is too long
system-exists = this exists already
system-no-name = the name is empty
system-bad-name = no file can have that name
system-other = error { $number } of the system

## Version, doctor, bench

cli-version = doublesix { $version } ({ $engine })
engine-compiled = compiled engine
engine-python = uncompiled engine
doctor-version = doublesix { $version }
doctor-engine-compiled = engine: compiled
doctor-engine-python =
    engine: uncompiled, some hundred times slower. With a C compiler (gcc) installed, install
    doublesix again and it is compiled; or the environment has DOUBLESIX_ENGINE=python.
doctor-python = Python { $python } on { $system }
doctor-games = games: { $n }; languages: { $languages }
doctor-saves = matches are saved in { $folder }
doctor-saves-readonly = matches cannot be saved: { $folder } takes no files (DOUBLESIX_DATA_DIR moves it)
doctor-terminal = output: a terminal, { $encoding }
doctor-no-terminal = output: no terminal, { $encoding }
bench-row = { $game }, { $seats } seats: { $hands } hands/s, { $actions } actions/s
bench-row-ratio = { $row } ({ $ratio } times as many as { $first })

## Simulate, replay, pictures

simulate-progress = { $done } of { $hands } hands
simulate-head = { $game }: { $hands } hands in { $seconds } s, { $speed } a second, seed { $seed }
simulate-lays-per-hand = lays a hand: { $value }
simulate-draws-per-hand = tiles drawn a hand: { $value }
simulate-passes-per-hand = passes a hand: { $value }
simulate-award-per-lay = points a lay: { $value }
simulate-blocked-share = share of blocked hands: { $value }
simulate-settlement-per-hand = settlement a hand, all sides together: { $value }
games-row = { $name }: { $about }
games-hint =
    Any of these is changed with --option NAME=VALUE; "2..27" is any number from 2 to 27. What the
    rule numbers stand for: docs/reference/rules.md
count-places = Open places:
replay-file = { $file }
figure-title = Dominoes on the table
figure-counted = counted
figure-place = open, not counted here
figure-spinner = branching double
