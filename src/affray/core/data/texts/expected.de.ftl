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
        [1] erwartet wird { JOIN($known, ", ") }
   *[other] erwartet wird eines von { JOIN($known, ", ") }
}
expected-own-weapon = erwartet wird eines von { JOIN($known, ", ") }, oder eine Waffe eines Pakets
expected-pack = { COUNT($known) ->
        [0] erwartet wird der Ordner eines Pakets; installiert ist keines
       *[other] erwartet wird der Ordner eines Pakets oder eines, das installiert ist: { JOIN($known, ", ") }
    }
expected-either = erwartet wird { JOIN($known, " oder ") }
expected-yes = erwartet wird ja oder nein
expected-true = erwartet wird true oder false
expected-value = erwartet wird ein Wert
expected-number = erwartet wird eine Zahl
expected-pair = erwartet wird NAME=WERT
expected-pair-once = erwartet wird NAME=WERT, jeder Name einmal
expected-once = steht zweimal da

## Was in einer Datei steht

shape-int = eine ganze Zahl
shape-float = eine Zahl
shape-str = ein Text
shape-bool = true oder false
shape-array = eine Liste
shape-object = eine Tabelle
shape-json = ein JSON-Objekt
shape-null = null
not-given =
    { $given ->
        [none] {""}
        [int] , nicht eine ganze Zahl
        [float] , nicht eine Zahl
        [str] , nicht ein Text
        [bool] , nicht true oder false
        [array] , nicht eine Liste
        [object] , nicht eine Tabelle
        [null] , nicht null
       *[other] , nicht { $given }
    }
expected-shape = erwartet wird { JOIN($shapes, " oder ") }{ not-given }
expected-limit =
    erwartet wird { JOIN($shapes, " oder ") } { $limit ->
        [least] ab { $bound }
        [most] bis { $bound }
        [above] über { $bound }
       *[below] unter { $bound }
    }{ not-given }
expected-letters =
    erwartet wird ein Text mit { $limit ->
        [least] mindestens
       *[most] höchstens
    } { $count } Zeichen{ not-given }
expected-entries =
    { $count ->
        [one] erwartet wird { JOIN($shapes, " oder ") } mit { $limit ->
            [least] mindestens {""}
            [most] höchstens {""}
           *[same] {""}
        }einem Eintrag
       *[other] erwartet wird { JOIN($shapes, " oder ") } mit { $limit ->
            [least] mindestens {""}
            [most] höchstens {""}
           *[same] {""}
        }{ $count } Einträgen
    }
expected-fit = { COUNT($examples) ->
        [0] erwartet wird ein Text, der auf { $form } passt
       *[other] erwartet wird ein Text wie { JOIN($examples, " oder ") }
    }{ not-given }
expected-choice = { expected-one-of }{ not-given }
expected-key = fehlt
expected-other = { $said }
