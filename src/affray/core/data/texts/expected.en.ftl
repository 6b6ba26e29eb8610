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
        [1] expected { JOIN($known, ", ") }
   *[other] expected one of { JOIN($known, ", ") }
}
expected-own-weapon = expected one of { JOIN($known, ", ") }, or a weapon of a pack
expected-pack = { COUNT($known) ->
        [0] expected the folder of a pack; none is installed
       *[other] expected the folder of a pack, or one that is installed: { JOIN($known, ", ") }
    }
expected-either = expected { JOIN($known, " or ") }
expected-yes = expected yes or no
expected-true = expected true or false
expected-value = expected a value
expected-number = expected a number
expected-pair = expected NAME=VALUE
expected-pair-once = expected NAME=VALUE, each name once
expected-once = is there twice

## What stands in a file

shape-int = a whole number
shape-float = a number
shape-str = a text
shape-bool = true or false
shape-array = a list
shape-object = a table
shape-json = a JSON object
shape-null = null
not-given =
    { $given ->
        [none] {""}
        [int] , not a whole number
        [float] , not a number
        [str] , not a text
        [bool] , not true or false
        [array] , not a list
        [object] , not a table
        [null] , not null
       *[other] , not { $given }
    }
expected-shape = expected { JOIN($shapes, " or ") }{ not-given }
expected-limit =
    expected { JOIN($shapes, " or ") } { $limit ->
        [least] of at least { $bound }
        [most] of at most { $bound }
        [above] above { $bound }
       *[below] below { $bound }
    }{ not-given }
expected-letters =
    expected a text of { $limit ->
        [least] at least { $count ->
            [one] { $count } letter
           *[other] { $count } letters
        }
       *[most] at most { $count ->
            [one] { $count } letter
           *[other] { $count } letters
        }
    }{ not-given }
expected-entries =
    expected { JOIN($shapes, " or ") } of { $limit ->
        [least] at least {""}
        [most] at most {""}
       *[same] {""}
    }{ $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
expected-fit = { COUNT($examples) ->
        [0] expected a text that fits { $form }
       *[other] expected a text such as { JOIN($examples, " or ") }
    }{ not-given }
expected-choice = { expected-one-of }{ not-given }
expected-key = is missing
expected-other = { $said }
