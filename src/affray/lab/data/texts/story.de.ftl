### Die Geschichte eines Spiels: wie es endete, was die Würfel gaben und die Entscheidungen bewirkten, die Würfe der Wende, Ehrungen.

story-title = Wie es verlief
story-won =
    { $side } hat nach { $answers } Antworten gewonnen{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-draw =
    Niemand hat gewonnen, nach { $answers } Antworten{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-alone =
    Vorbei nach { $answers } Antworten{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-resigned =
    Nicht zu Ende gespielt: aufgegeben von { $gone } nach { $answers } Antworten{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-flag =
    Nicht zu Ende gespielt: die Zeit von { $gone } war nach { $answers } Antworten abgelaufen{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-open =
    Nicht zu Ende gespielt: die Aufzeichnung bricht nach { $answers } Antworten ab{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-unjudged = Nichts beurteilt die Stellungen dieser Regeln, daher lässt sich Glück nicht von Können trennen.
story-balance =
    { $side }: { $start } % zu Beginn; die Würfel { $dice }, eigene Entscheidungen { $own }, { $alone ->
        [0] die der anderen
       *[other] die Welt
    } { $others }: { $end } % am Ende.
story-about =
    { $alone ->
        [0] Die Prozente sind Siegchancen
       *[other] Die Prozente sagen, wie gut die Gruppe dasteht
    }, so wie das Programm Stellungen beurteilt. Was ein Wurf über das hinaus änderte, was er versprach, ist Glück; der Rest sind Entscheidungen.{ $large ->
        [0] {""}
       *[other] {" "}Jeder Wurf und jede Entscheidung zählt für sich, und eine Chance, die gewonnen, verloren und wieder gewonnen wird, zählt jedes Mal: { $most } im Ganzen sind { DECIMAL($games) } ganze Spiele wert, obwohl nur eines gespielt wurde.
    }
story-steady = Kein einzelner Wurf hat die Chancen um 4 Punkte oder mehr bewegt.
story-turns = Die Würfe, die es entschieden
story-where = nach { $moment } Antworten
story-turn =
    Für { $side } { $before } % davor, { $expected } % waren zu erwarten, { $after } % danach: { $luck } durch die Würfel{ $times ->
        [0] .
        [1] .
       *[other] ; so gut für { $side } fällt etwa einer von { $times } Würfen.
    }
story-honours = Ehrungen
honour-harm = Größter Schaden: { $who }, { $harm }
honour-felled =
    Die meisten besiegt: { $who }, { $count ->
        [one] { $count } Gegner
       *[other] { $count } Gegner
    }
honour-stand =
    Am meisten ausgehalten: { $who } ertrug { $harm } in { $blows ->
        [one] { $blows } Schlag
       *[other] { $blows } Schlägen
    }{ $upright ->
        [0] , bis es zu viel wurde
       *[other] {" "}und stand am Ende noch
    }
honour-roll = Bester Wurf: { $who }, etwa einer von { $count }
story-harm =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
