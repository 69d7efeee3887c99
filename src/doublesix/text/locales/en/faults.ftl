## What is wrong with a record. Hands and actions are counted from 0.

fault-hand = hand { $hand }
fault-action = hand { $hand }, action { $action }
fault-inside = hand { $hand }, { $path }
fault-legal = legal: { $allowed }
fault-allowed = allowed: { $allowed }
fault-lay = lay { $index }

record-unreadable = this file cannot be read ({ $detail })
record-not-json = this is not a JSON document
record-not-json-at = this is not a JSON document (at byte { $byte })
record-cut-off = this is not a JSON document: it is cut off
record-type = expected { $wanted ->
    [object] an object
    [list] a list
   *[text] a text
}
record-value = that value is not allowed
record-length = the wrong number of entries
record-key-missing = this key is missing
record-tile-twice = this tile is already at { $where }
record-opener = another seat leads this hand
record-after-win = the match was already won, nothing may follow
record-after-hand = the hand was already over, nothing may follow in it
record-hand-unfinished = the hand is not finished, yet another follows
