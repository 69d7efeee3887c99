## アクションを受け付けない理由。`refused` が文にまとめる。

refused = { $value }：{ $why }。可能：{ $allowed }
refused-only = { $value }：{ $why }

hand-over = ハンドはもう終わっています
not-an-action = そのようなアクションはありません
draw-impossible = タロンに引ける牌がありません
draw-not-needed = ドローできるのは置ける牌がないときだけです
draw-done = この手番ではもう引けません
pass-not-allowed = パスできるのは置くことも引くこともできないときだけです
tile-not-held = その牌は手牌にありません
lead-decided = 先手を決めた牌から始めなければなりません
drawn-tile-first = 引いた牌を直ちに置かなければなりません
arm-closed = その枝には置けません
sides-first = 先に分岐ダブルの四方を埋めなければなりません
tile-does-not-fit = そこの開いた端は{ $pips }です

## 読めない表記

action-unreadable = アクションとして読めません。最初の牌は1-4、置くときは1-4@E、ほかはdrawかpassと書きます
tile-unreadable = 牌として読めません。1-4のように書きます
tile-not-in-set = セットにその牌はありません
arm-missing = 枝がありません。@W、@E、@N、@Sのどれかを付けます
lead-with-arm = 最初の牌には枝を付けません
layout-lays-only = ここに書けるのは置いた牌だけで、ドローとパスは書けません
way-missing = 開いたままの半面を:1のように、横向きなら:xと書きます
way-not-expected = このゲームでは開いた半面を書きません
way-not-a-half = 開いた半面として書かれた目がその牌にありません

## 記録のドロー

draw-without-tile = ドローは+1-4のように牌を書き、誰も見ていなければ+?と書きます
draw-other-tile = タロンの次の牌は別の牌です
draw-seen-tile = その牌はすでにほかの場所にあります

## ゲームと設定

game-unknown = そのようなゲームはありません
seats-not-allowed = { $game }はその人数では遊べません
option-unknown = このゲームにその設定はありません
option-not-allowed = その値にはできません
option-combination = その値はほかの値と両立しません
option-given = { $name }={ $value }
seats-given = { $n }人
