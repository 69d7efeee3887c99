## Что входит в сумму: кость, место: вклад (почему).

count-item = { $tile }, { $where }: { $value } ({ $why })
count-opening-tile = начальная кость
reason-open-end = открытый конец
reason-end-double = { $halves ->
    [single] дубль на конце, считается одна половинка
   *[both] дубль на конце, считаются обе половинки
}
spinner-of = разветвляющего дубля
reason-bare-side = незакрытая сторона { $spinner }

count-empty = На столе ещё нет костей.
count-nothing = В этой игре по ходу сдачи очков не дают.
count-multiple = { $total } кратно { $divisor }: { $points }.
count-divided = { $total } / { $divisor } = { $quotient }: { $points }.
count-no-multiple = { $total } не кратно { $divisor }: очков нет.
count-zero = Сумма 0 очков не даёт.
count-opening-silent = За начальную кость очков не дают.

## Равные концы (Берген)

count-end = { $arm }: { $pips } ({ $tile })
count-end-double = { $arm }: { $pips } ({ $tile }, дубль)
count-ends-differ = Концы разные: очков нет.
count-double-header = На обоих концах { $pips }: { $points }.
count-triple-header = На обоих концах { $pips }, на одном из них дубль: { $points }.
count-near-target = Так близко к цели равные концы дают меньше.
count-lead-double = Сдача открыта дублем: { $points }.
count-lead-plain = Начальная кость — не дубль: очков нет.

## Точки на столе (Юбилей)

count-table = Точек на столе: { $sum }
count-formed = На столе ровно { $control }: { $points }.
count-passed = Сумма перескочила через { $control }: { $points }.
count-no-control = Контрольная сумма не достигнута: очков нет.
count-table-over = Сумма на столе больше { $limit }: сдача окончена.
count-floor = Счёт не может опуститься ниже { $floor }.

## То же одной строкой

sum-line = { $sum } -> { $points }
sum-table = на столе { $total } -> { $points }
sum-lead-double = заход дублем -> { $points }
sum-double-header = равные концы -> { $points }
sum-triple-header = равные концы с дублем -> { $points }
sum-equal-ends = равные концы -> { $points }

## Куда можно приложить следующую кость

place-open = { $arm }: { $pips }
place-side = { $arm }: { $pips } (незакрытая сторона { $spinner } { $tile })
place-waits = { $arm }: { $pips } (ждёт, пока не закроют все четыре стороны { $spinner })
place-seven = { $arm }: { $pips } (подходит { $takes }, а также матадор)
place-matadors = { $arm }: { $pips } (подходит только матадор)
place-none = Открытых мест нет.

## Запись на бумаге: черта — 5, большой X с четырьмя малыми вокруг — 50.

marks-fifties = { $n } { $n ->
    [one] большой X
    [few] больших X
    [many] больших X
   *[other] большого X
}
marks-strokes = { $n } { $n ->
    [one] черта
    [few] черты
    [many] черт
   *[other] черты
}
marks-over = сверх того { $points }
marks-below = ниже нуля: { $marks }
marks-nothing = пока ничего не записано
marks-not-here = Черты по пять для этой игры не годятся: очки в ней идут не пятёрками.

## Части фраз

either = { $first } или { $second }
both = { $first } и { $second }
listed = { $before }, { $next }
steps = { $before }; { $next }
