## いつでも入力できる言葉

play-word-hand = 手牌
play-word-table = 場
play-word-score = 得点
play-word-again = もう一度
play-word-help = ヘルプ
play-word-quit = 終了

## 名前

play-alone = プレイヤー
play-human-name = プレイヤー{ $n }
play-bot-name = ボット{ $n }
player-random = ランダム
player-greedy = 欲張り
player-sampler = 読み

## 対戦

play-head = { $game }、目標{ $target }点
play-bot = { $name }はボットです：{ $bot }
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
    腕：W（左）と E（右）は列の両端、N（上）と S（下）は横の枝です。
    手牌：自分の牌。場：場の様子。得点：得点。もう一度：前の番から起きたこと。
    終了：ここで中断します。対戦は保存されており、play --resume で続けられます。
play-next-hand = Enter を押すと次のハンドへ進みます。
play-hand-over-keyboard = { $name } さんの番です。画面を見ているのがあなただけになったら Enter を押してください。
play-score = { $name }：{ $score } { $marks }
play-target = 目標：{ $target }

## 中断と再開

play-left = 対戦を保存しました。「doublesix play --resume」で続けられます（{ $file }）。
play-resumed = 中断したところから続けます。
play-resumed-torn = 保存ファイルが途中で切れていました。最後の完全な行動から続けます。
play-nothing-to-resume = --resume：中断した対戦はありません
play-record-kept = 記録を保存しました：{ $file }
save-unreadable = { $file }：保存された対戦ではありません（行または理由：{ $detail }）
save-unwritable = { $file }：対戦を保存できません：{ $detail }。これまでの保存分は無事です
