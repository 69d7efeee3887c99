## いつでも入力できる言葉

play-word-hand = 手牌
play-word-table = 場
play-word-score = 得点
play-word-again = もう一度
play-word-save = 保存
play-word-help = ヘルプ
play-word-quit = 終了

## 名前

play-alone = プレイヤー
play-human-name = プレイヤー{ $n }
play-bot-name = ボット{ $n }
player-random = ランダム
player-greedy = 欲張り
player-sampler = 読み

## 対局

play-head = { $game }、目標{ $target }点
play-partners = パートナー：{ $sides }
play-bot = { $name }はボットです：{ $bot }
play-holds = { $name }：{ $tiles }
play-sizes = { $held }、タロン：{ $boneyard }
play-hand = { $name }：{ $tiles }
play-choice = { $n }) { $what }
play-lead = { $tile }で始める
play-lay = { $tile } { $to }（{ $lay }）
play-lay-open = { $tile } { $to }、{ $pips }を開く（{ $lay }）
play-lay-across = { $tile } { $to }、横向き（{ $lay }）
play-scores = { $what }：{ $points }
play-choice-draw = タロンから一枚引く
play-choice-pass = パス
play-prompt = あなたの番です（番号、牌、またはヘルプ）：
play-not-a-choice = 「{ $value }」は選べません。1 から { $n } の番号、一覧にある牌や手、または「ヘルプ」を入力してください
play-help =
    番号で一覧から選びます。手をそのまま（1-4@E）、または置き場所が一つなら牌だけでも入力できます。
    Enter だけ：一覧をもう一度表示します。手が一つしかなければその手になります。
    枝：W（左）と E（右）は列の両端、N（上）と S（下）は横の枝です。
    手牌：自分の牌。場：場の様子。得点：得点。もう一度：前の番から起きたこと。
    保存 ファイル名：ここまでの対局の記録を残します。
    終了：ここで中断します。対局は保存されており、play --resume で続けられます。
play-centre = 中央：{ $tile }
play-arm = { $arm }（中央から外へ）：{ $tiles }
play-nothing-yet = 前の番からまだ何も起きていません。
play-no-hand-now = キーボードの前に座るまで手牌は表示されません。
play-which-place = 「{ $value }」を置ける場所がいくつかあります。次から選んでください：{ $lays }
play-save-where = 「保存」にはファイル名が必要です。例：保存 match.json
play-offer-record = 対局の記録を残すにはファイル名を入力してください（Enter だけなら残しません）：
play-next-hand = Enter を押すと次のハンドへ進みます。
play-hand-over-keyboard = { $name } さんの番です。画面を見ているのがあなただけになったら Enter を押してください。
play-score = { $name }：{ $score } { $marks }
play-target = 目標：{ $target }

## 中断と再開

play-left = 対局を保存しました。「doublesix play --resume」で続けられます（{ $file }）。
play-resumed = 中断したところから続けます。
play-resumed-torn = 保存ファイルが途中で切れていました。最後の完全な行動から続けます。
play-nothing-to-resume = --resume：中断した対局はありません
play-record-kept = 記録を保存しました：{ $file }
save-unreadable = { $file }：{ $line } 行目：保存された対局ではありません
save-in-use = { $file }：この対局は別の画面で進行中です
save-unwritable = { $file }：対局を保存できません：{ $detail }。これまでの保存分は無事です
