## 記録の誤り。ハンドと行動は0から数える。並べた手は1から数える。

fault-hand = ハンド{ $hand }
fault-action = ハンド{ $hand }、行動{ $action }
fault-inside = ハンド{ $hand }、{ $path }
fault-legal = 可能な手：{ $allowed }
fault-allowed = 使える値：{ $allowed }
fault-after = { $before }：{ $next }
fault-then = { $before }。{ $next }
fault-lay = { $index }手目

record-unreadable = ファイルを読めません（{ $detail }）
record-not-json = JSON文書ではありません
record-not-json-at = JSON文書ではありません（{ $byte }バイト目）
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
record-opener = このハンドの先手は別のプレイヤーです
record-after-win = 対局の勝敗はすでに決まっているので、続きは書けません
record-after-hand = ハンドはすでに終わっているので、続きは書けません
record-hand-unfinished = ハンドが終わっていないのに、次のハンドがあります
