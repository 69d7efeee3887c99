## 行動を受け付けない理由。`refused` が文にまとめる。

refused = { $value }：{ $why }。選べるのは：{ $allowed }
refused-only = { $value }：{ $why }

hand-over = ハンドはもう終わっています
not-an-action = そのような手はありません
draw-impossible = タロンからはもう引けません
draw-not-needed = 牌を引けるのは、置ける牌がないときだけです
draw-done = この手番ではもう引けません
pass-not-allowed = パスできるのは、置くことも引くこともできないときだけです
tile-not-held = その牌は手牌にありません
tile-laid = その牌はもう場に出ています
lead-decided = 先手を決めた牌から始めなければなりません
drawn-tile-first = 引いた牌はすぐに置かなければなりません
arm-closed = その枝には置けません
sides-first = 先に分岐ダブルの四方を埋めなければなりません
tile-does-not-fit = そこの開いた端の目は{ $pips }です

## 読めない表記

action-unreadable = 手として読めません。最初の牌は1-4、続けて置く牌は1-4@E、ほかはdrawまたはpassと書きます
tile-unreadable = 牌として読めません。1-4のように書きます
tile-not-in-set = セットにその牌はありません
arm-missing = 枝が書かれていません。@W、@E、@N、@Sのどれかを付けます
lead-with-arm = 最初の牌には枝を付けません
layout-lays-only = ここに書けるのは置いた牌だけです。ドローとパスは書けません
way-missing = 開いている半面を:1のように書きます。横向きなら:xと書きます
way-not-expected = このゲームでは、開いている半面を書きません
way-not-a-half = 開いている半面として書かれた目が、その牌にありません

## 記録のドロー

draw-without-tile = 引いた牌を+1-4のように書きます。誰も見ていなければ+?と書きます
draw-other-tile = タロンの次の牌は別の牌です
draw-seen-tile = その牌はすでにほかの場所にあります

## ゲームと設定

game-unknown = そのようなゲームはありません
seats-not-allowed = { $game }はその人数では遊べません
option-unknown = このゲームにその設定はありません
option-not-allowed = その値にはできません
option-combination = その値は、ほかの値と組み合わせられません
option-given = { $name }={ $value }
seats-given = { $n }人
