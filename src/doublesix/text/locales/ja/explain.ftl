## 数えるもの：牌、場所、寄与値、理由。

count-item = { $tile }、{ $where }：{ $value }（{ $why }）
count-opening-tile = 最初の牌
reason-open-end = 開いた端
reason-end-double = { $halves ->
    [single] 末端のダブル、一半面を数える
   *[both] 末端のダブル、両半面を数える
}
spinner-of = 分岐ダブル
reason-bare-side = { $spinner }の覆われていない側

count-empty = 場にまだ牌がありません。
count-nothing = このゲームではプレイ中に何も数えません。
count-multiple = { $total }は{ $divisor }の倍数：{ $points }。
count-divided = { $total } ÷ { $divisor } = { $quotient }：{ $points }。
count-no-multiple = { $total }は{ $divisor }の倍数ではないため得点なし。
count-zero = 合計0は得点になりません。
count-opening-silent = 最初の牌は得点になりません。

## 両端の一致（ベルゲン）

count-end = { $arm }：{ $pips }（{ $tile }）
count-end-double = { $arm }：{ $pips }（{ $tile }、ダブル）
count-ends-differ = 両端の目が違うため得点なし。
count-double-header = 両端とも{ $pips }、ダブルヘッダー：{ $points }。
count-triple-header = 両端とも{ $pips }でダブルがあり、トリプルヘッダー：{ $points }。
count-near-target = 目標の間際では、ヘッダーの点が減ります。
count-lead-double = ダブルで始めた：{ $points }。
count-lead-plain = 最初の牌がダブルではないため得点なし。

## 場の目（ジュビリー）

count-table = 場の目の合計：{ $sum }
count-formed = ちょうど{ $control }：{ $points }。
count-passed = { $control }を通り越した：{ $points }。
count-no-control = 節目に達していないため得点なし。
count-table-over = 場の目が{ $limit }を超えたため、ハンドは終わりです。
count-floor = 得点は{ $floor }より下がりません。

## 一行で

sum-line = { $sum } → { $points }
sum-table = 場の目{ $total } → { $points }
sum-lead-double = ダブルで開始 → { $points }
sum-double-header = ダブルヘッダー → { $points }
sum-triple-header = トリプルヘッダー → { $points }
sum-equal-ends = 両端一致 → { $points }

## 次の牌を置ける場所

place-open = { $arm }：{ $pips }
place-side = { $arm }：{ $pips }（{ $spinner }{ $tile }の覆われていない側）
place-waits = { $arm }：{ $pips }（{ $spinner }の四方が埋まるまで置けません）
place-seven = { $arm }：{ $pips }（{ $takes }、またはマタドールが置けます）
place-matadors = { $arm }：{ $pips }（マタドールだけ置けます）
place-none = 置ける場所はありません。

## 紙の記録：線1本が5点、四つの小さなxに囲まれた大きなXが50点。

marks-fifties = 大きなX { $n }個
marks-strokes = 線{ $n }本
marks-over = 残り{ $points }
marks-below = マイナス：{ $marks }
marks-nothing = 記録なし
marks-not-here = このゲームの点は5点刻みではないため、5点の線では記録できません。

## 文の部品

either = { $first }または{ $second }
both = { $first }と{ $second }
listed = { $before }、{ $next }
