## 数

points = { $n }点
tiles = { $n }枚
pips = 目の合計{ $n }

## 枝。値は枝の名前、.to は「置く」などの前に付く形、.compass は記譜の文字の意味。

arm-w = 左の枝
    .to = 左の枝に
    .compass = 西
arm-e = 右の枝
    .to = 右の枝に
    .compass = 東
arm-n = 上の枝
    .to = 上の枝に
    .compass = 北
arm-s = 下の枝
    .to = 下の枝に
    .compass = 南
