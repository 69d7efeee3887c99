## 記録の誤り。ハンドとアクションは0から数える。

fault-hand = ハンド{ $hand }
fault-action = ハンド{ $hand }、アクション{ $action }
fault-inside = ハンド{ $hand }、{ $path }
fault-legal = 合法：{ $allowed }
fault-allowed = 可能：{ $allowed }
fault-lay = 牌{ $index }

record-unreadable = ファイルを読めません（{ $detail }）
record-not-json = JSON文書ではありません
record-not-json-at = JSON文書ではありません（{ $byte } バイト目）
record-cut-off = JSON文書ではありません（途中で切れています）
record-type = { $wanted ->
    [object] オブジェクト
    [list] リスト
   *[text] 文字列
}でなければなりません
record-value = その値は使えません
record-length = 要素の数が違います
record-key-missing = このキーがありません
record-tile-twice = この牌はすでに{ $where }にあります
record-opener = このハンドの先手は別の席です
record-after-win = 対局はすでに終わっており、続きは書けません
record-after-hand = ハンドはすでに終わっており、続きは書けません
record-hand-unfinished = ハンドが終わらないまま次のハンドがあります
