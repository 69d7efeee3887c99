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
play-bot = { $name } is a bot: { $bot }
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
play-not-a-choice = "{ $value }" is no choice here; type a number from 1 to { $n }, a tile or a lay from the list, or help
play-help =
    A number takes that choice; so does a lay as it is written (1-4@E), or a tile that has one place.
    Enter alone: the choices again; the only choice is taken.
    Arms: W (left) and E (right) are the ends of the line, N (up) and S (down) the side branches.
    hand: your tiles. table: the table. score: the score. again: what happened since your last turn.
    save FILE: the record of the match so far.
    quit: stop here; the match is saved and goes on with play --resume.
play-centre = Centre: { $tile }
play-arm = { $arm }, from the centre outwards: { $tiles }
play-nothing-yet = Nothing has happened since your last turn.
play-no-hand-now = No hand is shown before you are at the keyboard.
play-which-place = "{ $value }" fits in several places; type one of: { $lays }
play-save-where = save needs a file name, such as: save match.json
play-offer-record = To keep the record of this match type a file name; Enter ends without:
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
save-unreadable = { $file }: line { $line }: this is not a saved match
save-in-use = { $file }: this match is being played elsewhere
save-unwritable = { $file }: the match cannot be saved: { $detail }; what was saved until now is whole
