## По ходу игры. Имена стоят только в именительном падеже, глаголы — в настоящем времени.

event-dealt = Сдача { $hand }: на руках по { $deal ->
    [one] { $deal } кости
    [few] { $deal } кости
    [many] { $deal } костей
   *[other] { $deal } кости
}, на базаре { $boneyard }. Начинает { $name }.
event-dealt-all = Сдача { $hand }: на руках по { $deal ->
    [one] { $deal } кости
    [few] { $deal } кости
    [many] { $deal } костей
   *[other] { $deal } кости
}, базара нет. Начинает { $name }.
event-led = { $name } заходит с { $tile }
event-laid = { $name } прикладывает { $tile } { $to }
event-laid-across = { $name } прикладывает { $tile } { $to } поперёк
event-laid-open = { $name } прикладывает { $tile } { $to }, открыто { $pips }
event-counted = { $what }: { $sum }
event-drew = { $name } берёт с базара { $tile }; в остатке { $left }
event-drew-hidden = { $name } берёт с базара кость; в остатке { $left }
event-passed = { $name } пропускает ход: ходить нечем, брать больше нельзя
event-won = { $n ->
    [one] Матч выигрывает { $winner }.
    [few] Матч выигрывают { $winner }.
    [many] Матч выигрывают { $winner }.
   *[other] Матч выигрывают { $winner }.
}
event-score = Счёт: { $scores }
side-score = { $side }: { $score }
score-unknown = ?

## Чем кончилась сдача

ending-out = { $name } выкладывает последнюю кость и выходит.
ending-blocked = Рыба: ходить никому нечем, и брать нечего.
ending-over = Сумма на столе больше { $limit }: сдача окончена.
ending-won = { $name } достигает цели { $target }: матч сразу окончен, остатки на руках не считают.

## Расчёт по игрокам

settle-left = { $name }: на руках { $pips }
settle-deducted = { $name }: на руках { $pips }, с округлением до пяти { $rounded }: { $points }
settle-spared = { $name }: на руках { $pips }, с округлением до пяти 0, ничего не вычитается
settle-unknown = { $name }: костей никто не видел

pay-out = { $name } за выход: { $points }
pay-fewest-pips = { $name }, меньше всех точек на руках: { $points }
pay-fewest-doubles = { $name }, лучшая рука по дублям, затем по точкам: { $points }
pay-others = { $name } получает точки с рук остальных, { $sum }: { $points }
pay-others-rounded = { $name } получает точки с рук остальных, { $sum }, с округлением до пяти: { $points }
pay-minus-own = { $name }, меньше всех точек, получает точки остальных без своих, { $sum }: { $points }
pay-differences = { $name }, меньше всех точек, получает разницу с каждым с округлением до пяти, { $sum }: { $points }
pay-difference = { $theirs } - { $own } = { $difference }, с округлением { $rounded }
pay-tie = Лучшие руки равны: очков не получает никто.
pay-floor = Счёт не опускается ниже { $floor }.

settle-side = { $side }: { $points }, счёт { $score }
settle-side-unknown = { $side }: неизвестно, не все кости были видны

## Кто начинает следующую сдачу и почему

lead-finisher = Следующую сдачу начинает вышедший игрок: { $name }.
lead-block-winner = Следующую сдачу начинает выигравший рыбу: { $name }.
lead-left = Следующую сдачу начинает следующий по ходу: { $name }.
lead-lot = Кто начнёт следующую сдачу, решает жребий.
lead-lowest-double = Следующую сдачу начинает тот, у кого младший дубль.
lead-highest-double = Следующую сдачу начинает тот, у кого старший дубль.
lead-double-six = Следующую сдачу начинает тот, у кого 6-6.
