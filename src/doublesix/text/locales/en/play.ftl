## Words that may be typed at any prompt

play-word-hand = hand
play-word-table = table
play-word-score = score
play-word-again = again
play-word-save = save
play-word-help = help
play-word-quit = quit

## Names

play-alone = Player
play-human-name = Player { $n }
play-bot-name = Bot { $n }
player-random = random
player-greedy = greedy
player-sampler = sampler

## Playing

play-head = { $game }, target { $target }
play-partners = Partners: { $sides }
play-bot = { $name }: computer player ({ $bot })
play-holds = { $name }: { $tiles }
play-sizes = { $held }; boneyard: { $boneyard }
play-hand = { $name }: { $tiles }
play-choice = { $n }) { $what }
play-lead = lead { $tile }
play-lay = { $tile } { $to } ({ $lay })
play-lay-open = { $tile } { $to }, { $pips } left open ({ $lay })
play-lay-across = { $tile } { $to }, crosswise ({ $lay })
play-scores = { $what }: { $points }
play-choice-draw = draw a tile
play-choice-pass = pass
play-prompt = Your move (a number, a tile, or help):
play-not-a-choice = "{ $value }" is no choice here; { $n ->
    [1] there is only 1, so type 1, the tile or the lay
   *[other] type a number from 1 to { $n }, a tile or a lay from the list
}, or help
play-help =
    A number takes that choice; so does a lay as it is written (1-4@E), or a tile that has one place.
    Enter alone: the choices again; the only choice is taken.
    Arms: W (left) and E (right) are the ends of the line, N (up) and S (down) the side branches.
    hand: your tiles. table: the table. score: the score. again: what happened since your last turn.
    save FILE: the record of the match so far.
    quit: stop here; the match is saved and goes on with play --resume.
play-help-marks = Marks beside the score, as on paper: a stroke | is 5; xXx, a large X with four small x round it, is 50.
play-centre = Centre: { $tile }
play-arm = { $arm }, from the centre outwards: { $tiles }
play-nothing-yet = Nothing has happened since your last turn.
play-no-hand-now = No hand is shown before you are at the keyboard.
play-which-place = "{ $value }" fits in several places; type one of: { $lays }
play-save-where = save needs a file name, such as: save match.json
play-offer-record = To keep the record of this match type a file name; Enter ends without:
play-no-file-name = "{ $value }" is not taken for a file name; type one such as match.json, or press Enter to end without the record
play-yes-no = y yes n no
play-next-hand = Press Enter for the next hand.
play-hand-over-keyboard = { $name }, it is your turn: press Enter when only you see the screen.
play-score = { $name }: { $score } { $marks }
play-target = Target: { $target }

## Stopping and going on

play-left = The match is saved; "doublesix play --resume" goes on with it ({ $file }).
play-resumed = The match goes on where it stopped.
play-resumed-torn = The save file was cut off; the match goes on from the last whole action.
play-nothing-to-resume = --resume: no unfinished match is saved here
play-record-kept = The record is saved: { $file }
play-save-renewed = The save file had been removed or changed by another program, so the match was saved anew.
play-not-with-resume = { $name } does not go with { $how }; with a saved match these do: { $allowed }
play-record-output = { $name }: "{ $value }" is standard output, where the match is shown; expected: the path of a file
play-record-unwritable = --record: "{ $value }" cannot be written ({ $why }); expected: the path of a file
play-no-home = { $value }: there is no such user with a home folder; expected: the path of a file, such as match.json
play-players-number = --players: "{ $value }" names { $n ->
    [one] { $n } player
   *[other] { $n } players
}; expected: { $allowed }
play-name-letter = --names: "{ $value }" holds { $letter }, which no screen shows; expected: visible letters only
play-name-long = --names: "{ $value }" has { $n } characters; expected: at most { $longest }
save-unreadable = { $file }: line { $line }: this is not a saved match; expected: a file as play saves it
save-tiles-hidden = { $file }: line { $line }: { $place }: "{ $value }" leaves tiles unknown; expected: every tile, such as 1-4
save-lost = { $file }: this file was removed or changed during play, and the match cannot be saved again: { $why }
save-in-use = { $file }: this match is being played elsewhere
save-unwritable = { $file }: the match cannot be saved: { $detail }; what was saved until now is whole
