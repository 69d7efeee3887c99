## Слова, которые можно набрать в ответ на любой вопрос

play-word-hand = рука
play-word-table = стол
play-word-score = счёт
play-word-again = снова
play-word-save = записать
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
play-partners = Партнёры: { $sides }
play-bot = { $name } — бот: { $bot }
play-holds = { $name }: { $tiles }
play-sizes = { $held }; базар: { $boneyard }
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
    Просто Enter: список ещё раз; единственный ход делается сразу.
    Ветви: W (слева) и E (справа) — концы линии, N (сверху) и S (снизу) — боковые.
    рука: ваши кости. стол: выкладка. счёт: счёт. снова: что было после вашего прошлого хода.
    записать ФАЙЛ: запись матча до этого места.
    выход: прерваться; матч сохранён, продолжить — play --resume.
play-centre = В центре: { $tile }
play-arm = { $arm }, от центра наружу: { $tiles }
play-nothing-yet = С вашего прошлого хода ничего не произошло.
play-no-hand-now = Рука не показывается, пока за клавиатурой не вы.
play-which-place = «{ $value }» подходит в нескольких местах; наберите одно из: { $lays }
play-save-where = слову «записать» нужно имя файла, например: записать match.json
play-offer-record = Чтобы сохранить запись матча, наберите имя файла; Enter — не сохранять:
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
save-unreadable = { $file }: строка { $line }: это не сохранённый матч
save-in-use = { $file }: этот матч уже идёт в другом окне
save-unwritable = { $file }: матч не сохранить: { $detail }; всё сохранённое до сих пор цело
