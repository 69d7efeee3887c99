## 実況

event-dealt = ハンド{ $hand }：各{ $deal }枚、タロンに{ $boneyard }。先手は{ $name }。
event-dealt-all = ハンド{ $hand }：各{ $deal }枚、タロンなし。先手は{ $name }。
event-led = { $name }は{ $tile }から始めました
event-laid = { $name }は{ $to }{ $tile }を置きました
event-laid-across = { $name }は{ $to }{ $tile }を横向きに置きました
event-laid-open = { $name }は{ $to }{ $tile }を置き、{ $pips }を開けました
event-counted = { $what }。{ $sum }
event-drew = { $name }は{ $tile }を引きました（タロンは残り{ $left }）
event-drew-hidden = { $name }は牌を1枚引きました（タロンは残り{ $left }）
event-passed = { $name }はパスしました（置ける牌がなく、もう引けません）
event-won = { $n ->
   *[other] { $winner }が対局に勝ちました。
}
event-over = { $won }{ $scores }
event-score = 得点：{ $scores }
side-score = { $side }は{ $score }点
score-unknown = ？

## ハンドの終わり方

ending-out = { $name }が最後の牌を置いて上がりました。
ending-blocked = ハンドがブロックされました。誰も牌を置けず、引ける牌もありません。
ending-over = 場の目の合計が{ $limit }を超え、ハンドが終わりました。
ending-won = { $name }が目標得点の{ $target }点に達し、その場で対局が終わりました。残りの手牌は精算しません。

## 席ごとの精算

settle-left = { $name }：手牌の{ $pips }
settle-deducted = { $name }：手牌の{ $pips }、{ $rounded }に丸めて{ $points }
settle-spared = { $name }：手牌の{ $pips }、0に丸めて減点なし
settle-unknown = { $name }：手牌は不明

pay-out = { $name }：上がりで{ $points }
pay-fewest-pips = { $name }：手牌の目の合計が最も小さく、{ $points }
pay-fewest-doubles = { $name }：最もよい手牌（ダブルの少なさ、次に目の少なさ）で{ $points }
pay-others = { $name }：相手の手牌の目は{ $sum }、{ $points }
pay-others-rounded = { $name }：相手の手牌の目は{ $sum }、最も近い5の倍数に丸めて{ $points }
pay-minus-own = { $name }：手牌の目の合計が最も小さく、相手の目から自分の目を引いて{ $sum }、{ $points }
pay-differences = { $name }：手牌の目の合計が最も小さく、各相手との差を最も近い5の倍数に丸めて得点、{ $sum }、{ $points }
pay-difference = { $theirs } - { $own } = { $difference } → { $rounded }
pay-tie = 最もよい手牌が並んだので、誰も得点しません。
pay-floor = 得点は{ $floor }より下がりません。

settle-side = { $side }：{ $points }、現在の得点は{ $score }点
settle-side-unknown = { $side }：見えていない牌があるため不明

## 次の先手とその理由

lead-finisher = 次のハンドの先手は、上がった{ $name }です。
lead-block-winner = 次のハンドの先手は、ブロックの勝者{ $name }です。
lead-left = 次のハンドの先手は、手番順で次の{ $name }です。
lead-lot = 次のハンドの先手はくじで決めます。
lead-lowest-double = 次のハンドの先手は、最も小さいダブルで決めます。
lead-highest-double = 次のハンドの先手は、最も大きいダブルで決めます。
lead-double-six = 次のハンドの先手は、6-6を持つプレイヤーです。
