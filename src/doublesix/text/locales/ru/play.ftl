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
play-bot = { $name }: { $bot } бот
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
play-not-a-choice = «{ $value }» сейчас выбрать нельзя; наберите { $n ->
    [1] единственный номер 1, кость или ход
   *[other] номер от 1 до { $n }, кость или ход из списка
} либо «помощь»
play-help =
    Номер выбирает ход из списка; можно набрать и сам ход (1-4@E) или кость, если место для неё одно.
    Просто Enter: список ещё раз; единственный ход делается сразу.
    Ветви: W (слева) и E (справа) — концы линии, N (сверху) и S (снизу) — боковые.
    рука: ваши кости. стол: выкладка. счёт: у кого сколько очков. снова: что было после вашего прошлого хода.
    записать ФАЙЛ: запись матча до этого места.
    выход: прерваться; матч сохранён, продолжить — play --resume.
play-help-marks = Пометки у счёта, как на бумаге: черта | — 5 очков; xXx, большой X с четырьмя маленькими x вокруг, — 50.
play-centre = В центре: { $tile }
play-arm = { $arm }, от центра наружу: { $tiles }
play-nothing-yet = С вашего прошлого хода ничего не произошло.
play-no-hand-now = Рука не показывается, пока за клавиатурой не вы.
play-which-place = «{ $value }» подходит в нескольких местах; наберите одно из: { $lays }
play-save-where = слову «записать» нужно имя файла, например: записать match.json
play-offer-record = Чтобы сохранить запись матча, наберите имя файла; Enter — не сохранять:
play-no-file-name = «{ $value }» за имя файла не принимается; наберите, например, match.json или просто Enter — не сохранять
play-yes-no = д да н нет
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
play-save-renewed = Файл матча был удалён или изменён другой программой, поэтому матч записан заново.
play-not-with-resume = { $name } не сочетается с { $how }; для сохранённого матча можно задать: { $allowed }
play-record-output = { $name }: «{ $value }» — стандартный вывод, на него выводится сам матч; ожидается: путь к файлу
play-record-unwritable = --record: в «{ $value }» не записать ({ $why }); ожидается: путь к файлу
play-no-home = { $value }: нет такого пользователя с домашней папкой; ожидается: путь к файлу, например match.json
play-players-number = --players: «{ $value }» — это { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}; ожидается: { $allowed }
play-name-letter = --names: в имени «{ $value }» есть знак { $letter }, на экране его не видно; ожидаются только видимые знаки
play-name-long = --names: в имени «{ $value }» слишком много знаков: { $n }; ожидается: не больше { $longest }
save-unreadable = { $file }: строка { $line }: это не сохранённый матч; ожидается: файл, каким его сохраняет play
save-tiles-hidden = { $file }: строка { $line }: { $place }: «{ $value }» не называет костей; ожидается: каждая кость, например 1-4
save-lost = { $file }: этот файл удалён или изменён во время игры, и заново матч не сохранить: { $why }
save-in-use = { $file }: этот матч уже идёт в другом окне
save-unwritable = { $file }: матч не сохранить: { $detail }; всё сохранённое до сих пор цело
