## Что не так в записи. Сдачи и действия считаются от 0. Ходы строки — от 1, как считают люди.

fault-hand = сдача { $hand }
fault-action = сдача { $hand }, действие { $action }
fault-inside = сдача { $hand }, { $path }
fault-legal = можно: { $allowed }
fault-allowed = допустимо: { $allowed }
fault-after = { $before }: { $next }
fault-then = { $before }; { $next }
fault-lay = ход { $index }

record-unreadable = файл не читается ({ $detail })
record-not-json = это не документ JSON
record-not-json-at = это не документ JSON (байт { $byte })
record-cut-off = это не документ JSON: он оборван
record-type = здесь ожидается { $wanted ->
    [object] объект
    [list] список
   *[text] строка
}
record-value = такое значение недопустимо
record-length = неверное число элементов
record-key-missing = этого ключа нет
record-tile-twice = эта кость уже есть в { $where }
record-opener = эту сдачу начинает другой игрок
record-after-win = матч уже выигран, дальше ничего быть не может
record-after-hand = сдача уже окончена, продолжать её нельзя
record-hand-unfinished = сдача не окончена, а за ней идёт следующая
