## 実況

event-dealt = ハンド{ $hand }：各{ $deal }枚、タロンは{ $boneyard }。先手は{ $name }。
event-dealt-all = ハンド{ $hand }：各{ $deal }枚、タロンなし。先手は{ $name }。
event-led = { $name }は{ $tile }から始めました
event-laid = { $name }は{ $to }{ $tile }を置きました
event-laid-across = { $name }は{ $to }{ $tile }を横向きに置きました
event-laid-open = { $name }は{ $to }{ $tile }を置き、{ $pips }を開きました
event-counted = { $what }。{ $sum }
event-drew = { $name }は{ $tile }を引きました。タロンの残りは{ $left }
event-drew-hidden = { $name }は牌を1枚引きました。タロンの残りは{ $left }
event-passed = { $name }はパスしました。置ける牌がなく、これ以上引けません
event-won = { $n ->
   *[other] { $winner }が対局に勝ちました。
}
event-score = 得点：{ $scores }
side-score = { $side }：{ $score }
score-unknown = ?

## ハンドの終わり方

ending-out = { $name }が最後の牌を置いて上がりました。
ending-blocked = ブロック。誰も置けず、引ける牌もありません。
ending-over = 場の目が{ $limit }を超え、ハンドは終わりました。
ending-won = { $name }が目標得点{ $target }に達し、対局は直ちに終わりました。残りの手牌は精算しません。

## 席ごとの精算

settle-left = { $name }：残った{ $pips }
settle-deducted = { $name }：残った{ $pips }、最も近い5の倍数は{ $rounded }：{ $points }
settle-spared = { $name }：残った{ $pips }、最も近い5の倍数は0、減点なし
settle-unknown = { $name }：誰も見ていない牌

pay-out = { $name }の上がり：{ $points }
pay-fewest-pips = 目が最も少ない{ $name }：{ $points }
pay-fewest-doubles = ダブル、次に目の少なさで最もよい手の{ $name }：{ $points }
pay-others = { $name }はほかの手牌の目を得点、{ $sum }：{ $points }
pay-others-rounded = { $name }はほかの手牌の目を最も近い5の倍数に丸めて得点、{ $sum }：{ $points }
pay-minus-own = 目が最も少ない{ $name }は、ほかの人の目から自分の目を引いて得点、{ $sum }：{ $points }
pay-differences = 目が最も少ない{ $name }は、各人との差を最も近い5の倍数に丸めて得点、{ $sum }：{ $points }
pay-difference = { $theirs } - { $own } = { $difference }は{ $rounded }
pay-tie = 最もよい手が並んだため、誰も得点しません。
pay-floor = 得点は{ $floor }より下がりません。

settle-side = { $side }：{ $points }、得点は{ $score }
settle-side-unknown = { $side }：見えない牌があるため不明

## 次の先手とその理由

lead-finisher = 次のハンドの先手は、上がった{ $name }です。
lead-block-winner = 次のハンドの先手は、ブロックの勝者{ $name }です。
lead-left = 次のハンドの先手は、次の順番の{ $name }です。
lead-lot = 次のハンドの先手はくじで決めます。
lead-lowest-double = 次のハンドの先手は、最も小さいダブルで決まります。
lead-highest-double = 次のハンドの先手は、最も大きいダブルで決まります。
lead-double-six = 次のハンドの先手は、6-6を持つ人です。
