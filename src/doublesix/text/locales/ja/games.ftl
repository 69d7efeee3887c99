## ゲーム。値は名前、.about は一文の説明。

game-american-sniff = アメリカン・スニフ
    .about = 開いた端の合計が5の倍数なら得点。最初のダブルが枝分かれし、覆われていない側も数えます。ハンドの後には自分の残り牌が減点されます。
    .spinner = スニフ
game-bergen = ベルゲン
    .about = 列の両端が同じ目になれば得点。ダブルが加わればさらに増えます。
game-fives = ファイブズ
    .about = 一本の列の両端の合計に含まれる5一つにつき1点です。
game-threes = スリーズ
    .about = ファイブズと同じで、3一つにつき1点です。
game-english-sniff = イングリッシュ・スニフ
    .about = 最初のダブルは四方に開きます。端の合計に含まれる5一つにつき1点です。
game-english-sniff-face = イングリッシュ・スニフ（額面）
    .about = 得点になる合計をそのまま点とするイングリッシュ・スニフです。
game-sebastopol = セバストポリ
    .about = 4人で6-6から始め、まずその四方を埋めます。
game-jubilee = ジュビリー
    .about = 場のすべての目を数えます。25、50、75などにちょうど達すれば得点、越えれば同じだけ失点します。
game-matador = マタドール
    .about = 隣り合う半面は足して7になるようにつなぎます。4枚のマタドールはどこにでも置けます。
game-draw = ドロー・ドミノ
    .about = タロンから引く伝統的なドミノです。上がって、ほかの人の手牌の目を得点します。
game-block = ブロック・ドミノ
    .about = 引かない伝統的なドミノです。置けなければパスします。
game-all-fives = オールファイブズ
    .about = 開いた端の合計が5の倍数なら得点。最初のダブルが枝分かれし、上がればほかの人の目を最も近い5の倍数に丸めて得点します。

game-value = { $name } - { $label }：{ $value }（規則 { $rule }、{ $source }）
game-seats = { $n }人：{ $value }

## 規則の出どころ。データファイルの記号による。

source-S0 = ロシア語版の規則
source-S4 = 日本語版の規則
source-S3 = メンデレフ『ゲーム百科』
source-P = Pagat
source-X = 別の資料
source-D = ほかの規則から導かれる
source-REC = 本プロジェクトの決定
