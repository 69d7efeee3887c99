## Программа и её команды

cli-program = Doublesix: домино на очки — точно и с объяснениями.
cli-play = Сыграть матч в терминале.
cli-count = Сказать, сколько на столе и почему.
cli-replay = Повторить записанные матчи, проверяя каждое действие.
cli-games = Показать игры и все значения их правил.
cli-simulate = Сыграть множество сдач на полной скорости и подвести итог.
cli-perft = Сосчитать продолжения одной сдачи.
cli-bench = Измерить, как быстро играет эта машина.
cli-doctor = Сказать, что здесь работает, а что нет.

cli-play-help =
    Без параметров: вы против компьютера в «Американ Снифф». Каждый игрок — «human» (человек) или
    бот; матч сохраняется после каждого действия: прервитесь когда угодно и продолжите с --resume.
cli-count-help =
    LAYOUT — ходы по порядку, например: 1-4 1-1@W 4-4@E. W и E — концы линии, N и S — боковые
    ветви. «-» читает строку со стандартного ввода.
cli-replay-help =
    FILE — запись матча; «-» — стандартный ввод. С --json — по объекту в строке, иначе рассказ о
    матче. Код выхода 2, если хотя бы одна запись неверна.
cli-games-help =
    Без GAME — список игр. С ключом игры — все значения с номерами правил и источниками и то, что
    можно задать вместо них в --option.
cli-simulate-help =
    Каждая сдача начинается со счёта 0, цель её не обрывает. «random» выбирает любое допустимое
    действие с равной вероятностью, «greedy» — наибольшее начисление, затем самую тяжёлую кость.
cli-perft-help =
    Каждое действие считается за ход, добор и пропуск тоже; одинаковые концы на двух ветвях — два
    разных хода; у законченной сдачи продолжений нет. Сдача берётся по --seed (если не задан — 0).
cli-bench-help =
    Случайные сдачи каждой игры при наименьшем числе игроков. Рядом с каждым прогоном измеряется
    «Американ Снифф»: отношение показывает, во сколько раз больше действий в секунду делает игра.
cli-doctor-help = Версия, движок, языки, где хранятся матчи, что умеет терминал.

## Страницы справки

cli-usage = Использование:
cli-options = Параметры:
cli-commands = Команды:
cli-options-metavar = [ПАРАМЕТРЫ]
cli-with-default = { $help } (если не задано: { $value })
cli-command-metavar = КОМАНДА ...
cli-help-option = Показать эту справку и выйти.
cli-version-option = Показать версию и выйти.
cli-lang-option = Язык: en, ru или ja.
cli-json-option = Выводить JSON для программ.
cli-seed-option = Одинаковое зерно даёт одинаковый ход событий.
cli-game-option = Игра по её ключу (список: «doublesix games»).
cli-seats-option = Сколько игроков.
cli-rule-option = Изменить значение правила, например target=100; можно повторять.
cli-svg-option = Нарисовать позицию в этот файл; «-» — стандартный вывод, и тогда в нём только рисунок.
cli-policies-option = Кто играет: random или greedy для каждого места.
cli-hands-option = Сколько сдач.
cli-runs-option = Сколько прогонов; показана медиана.
cli-threads-option = Сколько потоков.
cli-depth-option = Сколько полуходов.
cli-divide-option = Считать каждое первое действие отдельно.
cli-players-option = Кто на каком месте: human (человек) или бот по имени ({ $bots }).
cli-names-option = Имена игроков, не длиннее 40 знаков.
cli-plain-option = Только слова: без рисунков и цвета.
cli-pace-option = Сколько секунд ждать после каждого действия бота.
cli-resume-option = Продолжить последний матч, ничего в нём не меняя.
cli-resume-file-option = Продолжить матч из этого файла.
cli-record-option = Сохранить запись матча в этот файл; «-» нельзя: на стандартный вывод выводится сам матч.

## Ошибки

cli-no-language = { $name }: нет языка «{ $value }»; есть: { $allowed }
cli-no-command = нет команды «{ $value }»; есть: { $allowed }
cli-no-option = нет параметра { $value }; список: --help
cli-option-needs-value = параметру { $name } нужно значение; подробнее: --help
cli-missing = не хватает { $name }; что ожидается, покажет --help
cli-option-takes-no-value = у параметра { $name } нет значения
cli-extra-argument = «{ $value }» — лишний аргумент; что ожидается, покажет --help
cli-bad-arguments = аргументы не читаются ({ $value }); что ожидается, покажет --help
cli-data-dir = DOUBLESIX_DATA_DIR: в «{ $folder }» матчи не сохранить ({ $why }); ожидается: папка, в которую можно писать
cli-not-allowed = { $name }: значение «{ $value }» не допускается; ожидается: { $allowed }
cli-option-form = --option: «{ $value }» не имеет вида ИМЯ=ЗНАЧЕНИЕ
cli-players-count = --players: задано { $value } при числе мест { $seats }
cli-names-count = --names: «{ $value }» — нужно разных имён: { $seats }
cli-unwritable = { $name }: в «{ $value }» не записать ({ $why }); ожидается: путь к файлу или - (стандартный вывод)
cli-two-outputs = --svg: «{ $value }» — стандартный вывод, куда печатает --json; ожидается: путь к файлу
cli-no-variable = { $name } не задана, хотя { $value } просит дополнения; её задаёт скрипт оболочки
cli-layout-empty = LAYOUT пуст; ожидаются ходы по порядку, например: 1-4 1-1@W 4-4@E
cli-system-fault = { $what }: { $why }
cli-engine-choice = DOUBLESIX_ENGINE: «{ $value }» здесь недоступно; ожидается: { $allowed }

## Что говорит система

system-missing = нет такого файла или папки
system-denied = нет доступа
system-folder = это папка, а не файл
system-not-folder = часть пути — не папка
system-full = на диске нет места
system-large = файл не может быть таким большим
system-read-only = на этот диск нельзя писать
system-long-name = слишком длинное имя
system-exists = такой файл уже есть
system-no-name = имя пустое
system-bad-name = такого имени у файла быть не может
system-other = ошибка системы { $number }

## Версия, проверка, скорость

cli-version = doublesix { $version } ({ $engine })
engine-compiled = скомпилированный движок
engine-python = нескомпилированный движок
doctor-version = doublesix { $version }
doctor-engine-compiled = движок: скомпилирован
doctor-engine-python =
    движок: не скомпилирован, в сотни раз медленнее. Поставьте компилятор C (gcc) и установите
    doublesix заново — он скомпилируется; либо в окружении задано DOUBLESIX_ENGINE=python.
doctor-python = Python { $python }, система { $system }
doctor-games = игры: { $n }; языки: { $languages }
doctor-saves = матчи сохраняются в { $folder }
doctor-saves-readonly = матчи не сохранить: в { $folder } нельзя писать (другое место: DOUBLESIX_DATA_DIR)
doctor-terminal = вывод: терминал, { $encoding }
doctor-no-terminal = вывод: не терминал, { $encoding }
bench-row = { $game }, мест { $seats }: { $hands } сдач/с, { $actions } действий/с
bench-row-ratio = { $row } (× { $ratio } к «{ $first }»)

## Моделирование, повтор, рисунки

simulate-progress = { $done } из { $hands } сдач
simulate-head = { $game }: сдач { $hands } за { $seconds } с, { $speed } в секунду, зерно { $seed }
simulate-lays-per-hand = выложено костей за сдачу: { $value }
simulate-draws-per-hand = добрано костей за сдачу: { $value }
simulate-passes-per-hand = пропусков за сдачу: { $value }
simulate-award-per-lay = очков за выкладывание: { $value }
simulate-blocked-share = доля заблокированных сдач: { $value }
simulate-settlement-per-hand = расчёт за сдачу, все стороны вместе: { $value }
games-row = { $name }. { $about }
games-hint =
    Любое из значений меняют так: --option ИМЯ=ЗНАЧЕНИЕ; «2..27» — любое число от 2 до 27. Что
    значат номера правил: docs/reference/rules.md
count-places = Открытые места:
replay-file = { $file }
figure-title = Кости на столе
figure-counted = учитывается
figure-place = можно ставить, здесь не учитывается
figure-spinner = разветвляющий дубль
