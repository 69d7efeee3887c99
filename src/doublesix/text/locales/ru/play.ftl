## Слова, которые можно набрать в ответ на любой вопрос

play-word-hand = рука
play-word-table = стол
play-word-score = счёт
play-word-again = снова
play-word-help = помощь
play-word-quit = выход

## Имена

play-alone = Игрок
play-human-name = Игрок { $n }
play-bot-name = Бот { $n }
player-random = случайный
player-greedy = жадный
player-sampler = расчётливый

## Игра

play-head = { $game }, цель { $target }
play-bot = { $name } — бот: { $bot }
play-hand = { $name }: { $tiles }
play-choice = { $n }) { $what }
play-lead = начать с { $tile }
play-lay = { $tile } { $to } ({ $lay })
play-lay-open = { $tile } { $to }, открытым остаётся { $pips } ({ $lay })
play-lay-across = { $tile } { $to }, поперёк ({ $lay })
play-scores = { $what }: { $points }
play-choice-draw = взять кость с базара
play-choice-pass = пропустить ход
play-prompt = Ваш ход (номер, кость или «помощь»):
play-not-a-choice = «{ $value }» сейчас выбрать нельзя; наберите номер от 1 до { $n }, кость или ход из списка либо «помощь»
play-help =
    Номер выбирает ход из списка; можно набрать и сам ход (1-4@E) или кость, если место для неё одно.
    Ветви: W (слева) и E (справа) — концы линии, N (сверху) и S (снизу) — боковые.
    рука: ваши кости. стол: выкладка. счёт: счёт. снова: что было после вашего прошлого хода.
    выход: прерваться; матч сохранён, продолжить — play --resume.
play-next-hand = Нажмите Enter для следующей сдачи.
play-hand-over-keyboard = { $name }, ваш ход: нажмите Enter, когда экран видите только вы.
play-score = { $name }: { $score } { $marks }
play-target = Цель: { $target }

## Перерыв

play-left = Матч сохранён; продолжить: «doublesix play --resume» ({ $file }).
play-resumed = Матч продолжается с того места, где прервался.
play-resumed-torn = Файл был оборван; матч продолжается с последнего целого действия.
play-nothing-to-resume = --resume: здесь нет незаконченного матча
play-record-kept = Запись сохранена: { $file }
save-unreadable = { $file }: это не сохранённый матч (строка или причина: { $detail })
save-unwritable = { $file }: матч не сохранить: { $detail }; всё сохранённое до сих пор цело
