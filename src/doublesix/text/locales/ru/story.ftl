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
event-laid-across = { $name } прикладывает { $tile } поперёк { $to }
event-laid-open = { $name } прикладывает { $tile } { $to }, открытым остаётся { $pips }
event-counted = { $what }: { $sum }
event-drew = { $name } берёт с базара { $tile }; на базаре теперь { $left }
event-drew-hidden = { $name } берёт с базара кость; там теперь { $left }
event-passed = { $name } пропускает ход: ходить нечем, брать больше нельзя
event-won = { $n ->
    [one] Матч выигрывает { $winner }.
    [few] Матч выигрывают { $winner }.
    [many] Матч выигрывают { $winner }.
   *[other] Матч выигрывают { $winner }.
}
event-over = { $won } { $scores }
event-score = Счёт: { $scores }
side-score = { $side } — { $score }
score-unknown = ?

## Чем кончилась сдача

ending-out = { $name } выкладывает последнюю кость и выходит.
ending-blocked = Рыба: ходить никому нечем, и брать нечего.
ending-over = Сумма на столе больше { $limit }: сдача окончена.
ending-won = { $name } доходит до цели ({ $target }): матч сразу окончен, остатки на руках не считают.

## Расчёт по игрокам

settle-left = { $name }: на руках { $pips }
settle-deducted = { $name }: на руках { $pips }, округляем до { $rounded }: { $points }
settle-spared = { $name }: на руках { $pips }, округляем до 0: ничего не вычитается
settle-unknown = { $name }: какие кости на руках, неизвестно

pay-out = { $name } получает за выход { $points }
pay-fewest-pips = { $name } получает за наименьший остаток на руках { $points }
pay-fewest-doubles = { $name } получает за лучшую руку (меньше дублей, при равенстве — точек) { $points }
pay-others = { $name } получает точки соперников, { $sum }: { $points }
pay-others-rounded = { $name } получает точки соперников, { $sum }, с округлением до кратного пяти: { $points }
pay-minus-own = { $name } получает за наименьший остаток точки соперников за вычетом своих, { $sum }: { $points }
pay-differences = { $name } получает за наименьший остаток разницу с каждым соперником, округлённую до кратного пяти, { $sum }: { $points }
pay-difference = { $theirs } - { $own } = { $difference }, округляем до { $rounded }
pay-tie = Лучшие руки равны: очков не получает никто.
pay-floor = Счёт не опускается ниже { $floor }.

settle-side = { $side }: { $points }, теперь счёт { $score }
settle-side-unknown = { $side }: неизвестно, видны были не все кости

## Кто начинает следующую сдачу и почему

lead-finisher = Следующую сдачу начинает тот, кто вышел: { $name }.
lead-block-winner = Следующую сдачу начинает тот, кто выиграл рыбу: { $name }.
lead-left = Следующую сдачу начинает следующий по ходу: { $name }.
lead-lot = Кто начнёт следующую сдачу, решает жребий.
lead-lowest-double = Следующую сдачу начинает тот, у кого младший дубль.
lead-highest-double = Следующую сдачу начинает тот, у кого старший дубль.
lead-double-six = Следующую сдачу начинает тот, у кого 6-6.
