## What is wrong with a record. Hands and actions are counted from 0. The lays of a line from 1, as people count.

fault-hand = hand { $hand }
fault-action = hand { $hand }, action { $action }
fault-inside = hand { $hand }, { $path }
fault-legal = legal: { $allowed }
fault-allowed = allowed: { $allowed }
fault-after = { $before }: { $next }
fault-then = { $before }; { $next }
fault-lay = lay { $index }

record-unreadable = this file cannot be read ({ $detail })
record-not-json = this is not a JSON document
record-not-json-at = this is not a JSON document (at byte { $byte })
record-cut-off = this is not a JSON document: it is cut off
record-type = expected { $wanted ->
    [object] an object
    [list] a list
   *[text] a string
}
record-value = that value is not allowed
record-length = the wrong number of entries
record-key-missing = this key is missing
record-tile-twice = this tile is already at { $where }
record-opener = another player leads this hand
record-after-win = the match was already won, so nothing may follow
record-after-hand = the hand was already over, so nothing may follow in it
record-hand-unfinished = the hand is not finished, yet another one follows
