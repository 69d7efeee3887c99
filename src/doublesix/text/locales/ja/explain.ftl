## 数えるもの：牌、場所、寄与値、理由。

count-item = { $tile }、{ $where }：{ $value }（{ $why }）
count-opening-tile = 最初の牌
reason-open-end = 開いた端
reason-end-double = { $halves ->
    [single] 末端のダブル、片方の半面だけを数える
   *[both] 末端のダブル、両半面を数える
}
spinner-of = 分岐ダブル
reason-bare-side = { $spinner }の覆われていない側

count-empty = 場にまだ牌がありません。
count-nothing = このゲームでは、プレイ中の得点はありません。
count-multiple = { $total }は{ $divisor }の倍数なので、{ $points }です。
count-divided = { $total } ÷ { $divisor } = { $quotient }なので、{ $points }です。
count-no-multiple = { $total }は{ $divisor }の倍数ではないので、得点はありません。
count-zero = 合計が0なので、得点はありません。
count-opening-silent = 最初の牌は得点になりません。

## 両端の一致（ベルゲン）

count-end = { $arm }：{ $pips }（{ $tile }）
count-end-double = { $arm }：{ $pips }（{ $tile }、ダブル）
count-ends-differ = 両端の目が違うので、得点はありません。
count-double-header = 両端とも{ $pips }のダブルヘッダーなので、{ $points }です。
count-triple-header = 両端とも{ $pips }で、ダブルもあるトリプルヘッダーなので、{ $points }です。
count-near-target = 目標まであとわずかなので、ヘッダーの点が減ります。
count-lead-double = ダブルで始めたので、{ $points }です。
count-lead-plain = 最初の牌がダブルではないので、得点はありません。

## 場の目（ジュビリー）

count-table = 場の目の合計：{ $sum }
count-formed = 合計がちょうど{ $control }になったので、{ $points }です。
count-passed = 合計が{ $control }を飛び越したので、{ $points }です。
count-no-control = 節目に達していないので、得点はありません。
count-table-over = 場の目の合計が{ $limit }を超えたので、ハンドは終わりです。
count-floor = 得点は{ $floor }より下がりません。

## 一行で

sum-line = { $sum } → { $points }
sum-table = 場の目の合計{ $total } → { $points }
sum-lead-double = ダブルで開始 → { $points }
sum-double-header = ダブルヘッダー → { $points }
sum-triple-header = トリプルヘッダー → { $points }
sum-equal-ends = 両端が同じ目 → { $points }

## 次の牌を置ける場所

place-open = { $arm }：{ $pips }
place-side = { $arm }：{ $pips }（{ $spinner }{ $tile }の覆われていない側）
place-waits = { $arm }：{ $pips }（{ $spinner }の四方が埋まるまで置けません）
place-seven = { $arm }：{ $pips }（{ $takes }の牌、またはマタドールを置けます）
place-matadors = { $arm }：{ $pips }（マタドールだけを置けます）
place-none = 置ける場所はありません。

## 紙の記録：線1本が5点、四つの小さなxに囲まれた大きなXが50点。

marks-fifties = 大きなXが{ $n }個
marks-strokes = 線が{ $n }本
marks-over = 端数{ $points }
marks-below = マイナス：{ $marks }
marks-nothing = まだ記録がありません
marks-not-here = このゲームの点は5点刻みではないので、5点の線では記録できません。

## 文の部品

either = { $first }または{ $second }
both = { $first }と{ $second }
listed = { $before }、{ $next }
steps = { $before }、{ $next }
