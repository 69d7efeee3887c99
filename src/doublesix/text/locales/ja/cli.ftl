## プログラムとコマンド

cli-program = Doublesix：得点型ドミノ。正確に数え、理由を示します。
cli-play = 端末で対局します。
cli-count = 場の得点とその理由を示します。
cli-replay = 記録された対局を、すべての行動を検証しながら再現します。
cli-games = ゲームの一覧と、ルールのすべての値を示します。
cli-simulate = 多数のハンドを全速力で行い、集計します。
cli-perft = 一つの配牌から続く手順を数えます。
cli-bench = このマシンの速さを測ります。
cli-doctor = ここで何が動き、何が動かないかを示します。

cli-play-help =
    何も指定しなければ、アメリカン・スニフでコンピューターと対局します。各プレイヤーは human（人）
    またはボットです。行動のたびに保存されるので、いつでも中断し、--resume で続けられます。
cli-count-help =
    LAYOUT は出した順に並べた手です。例：1-4 1-1@W 4-4@E。W と E は列の両端、N と S は横の枝です。
    「-」は標準入力から読みます。
cli-replay-help =
    FILE は対局の記録です。「-」は標準入力です。--json では一行に一つのオブジェクト、
    指定しなければ対局の経過を文章で示します。誤った記録があれば終了コードは 2 です。
cli-games-help =
    GAME を省くと一覧、キーを指定すると全項目をルール番号と出典つきで示し、--option に書ける値も
    挙げます。
cli-simulate-help =
    各ハンドは 0 点から始まり、目標点では終わりません。random は可能な行動を等しい確率で、
    greedy は得点の最も高い手、次に最も重い牌を選びます。
cli-perft-help =
    引くこともパスも一手と数え、二つの枝に同じ目があれば別の手とします。終わったハンドに続きは
    ありません。配牌は --seed で決まります（省略時は 0）。
cli-bench-help =
    各ゲームを最少人数でランダムに行います。毎回アメリカン・スニフも並べて測り、一秒あたりの
    行動数がその何倍かを示します。
cli-doctor-help = バージョン、エンジン、言語、保存場所、端末の表示能力。

## ヘルプ

cli-usage = 使い方：
cli-options = オプション：
cli-commands = コマンド：
cli-options-metavar = [オプション]
cli-with-default = { $help }（省略時：{ $value }）
cli-command-metavar = コマンド ...
cli-help-option = このヘルプを表示して終了します。
cli-version-option = バージョンを表示して終了します。
cli-lang-option = 言語：en、ru、ja。
cli-json-option = プログラム向けに JSON を出力します。
cli-seed-option = 同じシードなら同じ結果になります。
cli-game-option = ゲームのキー（一覧は doublesix games）。
cli-seats-option = プレイヤーの人数。
cli-rule-option = ルールの値を変えます。例：target=100。繰り返し指定できます。
cli-svg-option = 局面をこのファイルに描きます。「-」は標準出力で、図だけを出します。
cli-policies-option = 各席の打ち手：random または greedy。
cli-hands-option = ハンドの数。
cli-runs-option = 測定の回数。中央値を示します。
cli-threads-option = スレッドの数。
cli-depth-option = 手数の深さ。
cli-divide-option = 最初の行動ごとに分けて数えます。
cli-players-option = 各席の打ち手：human（人）またはボットの名前（{ $bots }）。
cli-names-option = プレイヤーの名前（それぞれ 40 文字まで）。
cli-plain-option = 文字だけで表示します。図も色も使いません。
cli-pace-option = ボットの行動のあとに待つ秒数。
cli-resume-option = 最後に遊んだ対局を、同じ設定のまま続けます。
cli-resume-file-option = この保存ファイルの対局を続けます。
cli-record-option = 対局の記録をこのファイルに保存します。標準出力には対局を表示するので「-」は使えません。

## エラー

cli-no-language = { $name }：「{ $value }」という言語はありません。使えるもの：{ $allowed }
cli-no-command = 「{ $value }」というコマンドはありません。使えるもの：{ $allowed }
cli-no-option = { $value } というオプションはありません。一覧は --help で見られます
cli-option-needs-value = オプション { $name } には値が必要です。--help をご覧ください
cli-missing = { $name } がありません。必要なものは --help で見られます
cli-option-takes-no-value = オプション { $name } に値は要りません
cli-extra-argument = 「{ $value }」は余分な引数です。必要なものは --help で見られます
cli-bad-arguments = 引数を読めません（{ $value }）。必要なものは --help で見られます
cli-data-dir = DOUBLESIX_DATA_DIR：「{ $folder }」には対局を保存できません（{ $why }）。必要なもの：書き込めるフォルダー
cli-not-allowed = { $name }：「{ $value }」は使えません。使える値：{ $allowed }
cli-option-form = --option：「{ $value }」は「名前=値」の形ではありません
cli-players-count = --players：{ $seats }人分が必要ですが、{ $value }人分が指定されています
cli-names-count = --names：「{ $value }」は異なる { $seats } 個の名前になっていません
cli-unwritable = { $name }：「{ $value }」には書き込めません（{ $why }）。必要なもの：ファイルのパス、または標準出力を表す -
cli-two-outputs = --svg：「{ $value }」は --json の出力先である標準出力です。必要なもの：ファイルのパス
cli-no-variable = { $value } が補完を求めていますが、{ $name } がありません。シェルのスクリプトが設定するものです
cli-layout-empty = LAYOUT が空です。手を順に並べてください。例：1-4 1-1@W 4-4@E
cli-system-fault = { $what }：{ $why }
cli-engine-choice = DOUBLESIX_ENGINE：「{ $value }」はここでは使えません。使える値：{ $allowed }

## システムのエラー

system-missing = そのようなファイルやフォルダーはありません
system-denied = アクセス権がありません
system-folder = ファイルではなくフォルダーです
system-not-folder = パスの途中がフォルダーではありません
system-full = ディスクがいっぱいです
system-large = これ以上大きなファイルは作れません
system-read-only = このディスクには書き込めません
system-long-name = 名前が長すぎます
system-exists = すでに存在します
system-no-name = 名前が空です
system-bad-name = ファイルには使えない名前です
system-other = システムのエラー { $number }

## バージョン、診断、速度

cli-version = doublesix { $version }（{ $engine }）
engine-compiled = コンパイル済みエンジン
engine-python = 未コンパイルのエンジン
doctor-version = doublesix { $version }
doctor-engine-compiled = エンジン：コンパイル済み
doctor-engine-python =
    エンジン：未コンパイル（数百倍遅くなります）。C コンパイラー（gcc）を入れて doublesix を
    インストールし直すとコンパイルされます。DOUBLESIX_ENGINE=python が設定されている場合もあります。
doctor-python = Python { $python }（{ $system }）
doctor-games = ゲーム：{ $n }、言語：{ $languages }
doctor-saves = 対局の保存先：{ $folder }
doctor-saves-readonly = 対局を保存できません：{ $folder } に書き込めません（DOUBLESIX_DATA_DIR で変更できます）
doctor-terminal = 出力：端末、{ $encoding }
doctor-no-terminal = 出力：端末ではありません、{ $encoding }
bench-row = { $game }（{ $seats }人）：毎秒 { $hands } ハンド、毎秒 { $actions } 行動
bench-row-ratio = { $row }（{ $first }の { $ratio } 倍）

## シミュレーション、再現、図

simulate-progress = { $hands } ハンド中 { $done }
simulate-head = { $game }：{ $hands } ハンド、{ $seconds } 秒、毎秒 { $speed }、シード { $seed }
simulate-lays-per-hand = 一ハンドに出した牌：{ $value }
simulate-draws-per-hand = 一ハンドに引いた牌：{ $value }
simulate-passes-per-hand = 一ハンドのパス：{ $value }
simulate-award-per-lay = 一手の得点：{ $value }
simulate-blocked-share = ブロックの割合：{ $value }
simulate-settlement-per-hand = 一ハンドの精算（全サイド合計）：{ $value }
games-row = { $name }：{ $about }
games-hint =
    どの値も --option 名前=値 で変えられます。「2..27」は2から27までの任意の数です。
    ルール番号の意味：docs/reference/rules.md
count-places = 置ける場所：
replay-file = { $file }
figure-title = 場のドミノ
figure-counted = 得点に数える
figure-place = 置けるが、ここでは数えない
figure-spinner = 枝分かれするダブル
