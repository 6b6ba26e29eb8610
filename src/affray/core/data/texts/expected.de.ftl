### Was zu einem Feld gesagt wird, das nicht recht ausgefüllt ist.

fault-at = { $place }: { $said }
fault-unknown = { $place } ist unbekannt; { $said }
fault-that = { $place } { $said }

## Was erwartet wird

expected-between = erwartet wird eine ganze Zahl von { $least } bis { $most }
expected-at-most = erwartet wird eine ganze Zahl bis { $most }
expected-at-least = erwartet wird eine ganze Zahl ab { $least }
expected-whole = erwartet wird eine ganze Zahl
expected-one-of = { COUNT($known) ->
        [0] erwartet wird eines der Liste
   *[other] erwartet wird eines von { JOIN($known, ", ") }
}
expected-either = erwartet wird { JOIN($known, " oder ") }
expected-yes = erwartet wird ja oder nein
expected-true = erwartet wird true oder false
expected-value = erwartet wird ein Wert
expected-number = erwartet wird eine Zahl
expected-pair = erwartet wird NAME=WERT
expected-pair-once = erwartet wird NAME=WERT, jeder Name einmal
expected-once = steht zweimal da
