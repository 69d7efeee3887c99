## ゲーム。値は名前、.about は一文の説明。

game-american-sniff = アメリカン・スニフ
    .about = 開いた端の合計が5の倍数なら得点します。最初のダブルは枝分かれし、覆われていない側も数えます。ハンドの後、手牌に残った目は減点されます。
    .spinner = スニフ
game-bergen = ベルゲン
    .about = 列の両端が同じ目になれば得点します。そこにダブルがあれば点が増えます。
game-fives = ファイブズ
    .about = 一本の列で、両端の合計が5の倍数なら、5につき1点です。
game-threes = スリーズ
    .about = ファイブズと同じですが、両端の合計が3の倍数なら、3につき1点です。
game-english-sniff = イングリッシュ・スニフ
    .about = 最初のダブルは四方に開きます。端の合計が5の倍数なら、5につき1点です。
game-english-sniff-face = イングリッシュ・スニフ（額面）
    .about = 得点になる合計が、そのまま点になるイングリッシュ・スニフです。
game-sebastopol = セバストポリ
    .about = 4人で遊びます。6-6から始め、まずその四方を埋めます。
game-jubilee = ジュビリー
    .about = 場のすべての目を数えます。ちょうど25、50、75などになれば得点し、飛び越せば同じだけ失点します。
game-matador = マタドール
    .about = 隣り合う半面は足して7になるようにつなぎます。4枚のマタドールはどこにでも置けます。
game-draw = ドロー・ドミノ
    .about = タロンから引く伝統的なドミノです。上がれば、相手の手牌の目を得点します。
game-block = ブロック・ドミノ
    .about = タロンから引かない伝統的なドミノです。置けなければパスします。
game-all-fives = オールファイブズ
    .about = 開いた端の合計が5の倍数なら得点します。最初のダブルは枝分かれし、上がれば、相手の手牌の目を最も近い5の倍数に丸めて得点します。

game-value = { $name } - { $label }：{ $value }（ルール{ $rule }、{ $source }）
game-seats = { $n }人なら{ $value }

## ルールの出どころ。データファイルの記号による。

source-S0 = 『アメリカン・スニフ』ロシア語版
source-S4 = 『アメリカン・スニフ』日本語版
source-S3 = メンデレフ『ゲーム百科』
source-P = Pagat
source-XB = gamecabinet.comのJ・セルコ『ベルゲン』
source-XC = deskovehry.czのチェコのルール
source-XG = dominoedeck.comのドイツのルール
source-XO = onlinedominogames.com
source-XM = cardsdicedominoes.com
source-XW = ウィキペディア「マタドール」
source-XL = dominorules.com
source-XR = gopro-forum.ruなどのロシアのルール
source-D = ほかのルールから導かれる
source-REC = 本プロジェクトの決定
