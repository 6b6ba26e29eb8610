### What is said of a field that is not filled in well.

fault-at = { $place }: { $said }
fault-unknown = { $place } is unknown; { $said }
fault-that = { $place } { $said }

## What was expected

expected-between = expected a whole number from { $least } to { $most }
expected-at-most = expected a whole number of at most { $most }
expected-at-least = expected a whole number of at least { $least }
expected-whole = expected a whole number
expected-one-of = { COUNT($known) ->
        [0] expected one of the list
   *[other] expected one of { JOIN($known, ", ") }
}
expected-either = expected { JOIN($known, " or ") }
expected-yes = expected yes or no
expected-true = expected true or false
expected-value = expected a value
expected-number = expected a number
expected-pair = expected NAME=VALUE
expected-pair-once = expected NAME=VALUE, each name once
expected-once = is there twice
