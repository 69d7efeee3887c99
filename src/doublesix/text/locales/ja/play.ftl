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
play-bot = { $name }：コンピューター（{ $bot }）
play-holds = { $name }：{ $tiles }
play-sizes = { $held }、タロン：{ $boneyard }
play-hand = { $name }：{ $tiles }
play-choice = { $n }) { $what }
play-lead = { $tile }で始める
play-lay = { $tile } { $to }（{ $lay }）
play-lay-open = { $tile } { $to }、{ $pips }を開く（{ $lay }）
play-lay-across = { $tile } { $to }、横向き（{ $lay }）
play-scores = { $what }：{ $points }
play-choice-draw = タロンから1枚引く
play-choice-pass = パス
play-prompt = あなたの番です（番号、牌、またはヘルプ）：
play-not-a-choice = 「{ $value }」は選べません。{ $n ->
    [1] 選べるのは 1 だけです。1 か、その牌や手
   *[other] 1 から { $n } の番号、一覧にある牌や手
}、または「ヘルプ」を入力してください
play-help =
    番号で一覧から選びます。手をそのまま（1-4@E）、または置き場所が一つなら牌だけでも入力できます。
    Enter だけ：一覧をもう一度表示します。手が一つしかなければその手になります。
    枝：W（左）と E（右）は列の両端、N（上）と S（下）は横の枝です。
    手牌：自分の牌。場：場の様子。得点：いまの得点。もう一度：前の番から起きたこと。
    保存 ファイル名：ここまでの対局の記録を残します。
    終了：ここで中断します。対局は保存されており、play --resume で続けられます。
play-help-marks = 得点の横の印（紙と同じ書き方）：線 | は 5 点、xXx（大きな X のまわりに小さな x を四つ）は 50 点です。
play-centre = 中央：{ $tile }
play-arm = { $arm }（中央から外へ）：{ $tiles }
play-nothing-yet = 前の番からまだ何も起きていません。
play-no-hand-now = キーボードの前に座るまで手牌は表示されません。
play-which-place = 「{ $value }」を置ける場所がいくつかあります。次から選んでください：{ $lays }
play-save-where = 「保存」にはファイル名が必要です。例：保存 match.json
play-offer-record = 対局の記録を残すにはファイル名を入力してください（Enter だけなら残しません）：
play-no-file-name = 「{ $value }」はファイル名として受け取れません。match.json のような名前を入力するか、残さないなら Enter だけを押してください
play-yes-no = はい いいえ
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
play-save-renewed = 保存ファイルがほかのプログラムに削除または変更されていたため、対局を保存し直しました。
play-not-with-resume = { $name } は { $how } と一緒に使えません。保存した対局に使えるもの：{ $allowed }
play-record-output = { $name }：「{ $value }」は対局を表示している標準出力です。必要なもの：ファイルのパス
play-record-unwritable = --record：「{ $value }」には書き込めません（{ $why }）。必要なもの：ファイルのパス
play-no-home = { $value }：そのユーザーのホームフォルダーはありません。必要なもの：match.json のようなファイルのパス
play-players-number = --players：「{ $value }」は { $n }人分です。必要な人数：{ $allowed }
play-name-letter = --names：「{ $value }」には画面に表示できない文字 { $letter } が含まれています。表示できる文字だけを使ってください
play-name-long = --names：「{ $value }」は { $n } 文字です。使えるのは { $longest } 文字までです
save-unreadable = { $file }：{ $line } 行目：保存された対局ではありません。必要なもの：play が保存したファイル
save-tiles-hidden = { $file }：{ $line } 行目：{ $place }：「{ $value }」では牌がわかりません。必要なもの：すべての牌（例：1-4）
save-lost = { $file }：対局中にこのファイルが削除または変更され、保存し直すこともできません：{ $why }
save-in-use = { $file }：この対局は別の画面で進行中です
save-unwritable = { $file }：対局を保存できません：{ $detail }。これまでの保存分は無事です
