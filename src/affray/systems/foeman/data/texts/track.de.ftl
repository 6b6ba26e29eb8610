## Wo ein Kampf steht

track-retreats = Zurückdrängen
track-initiative = Initiative
track-movement = Bewegung
track-actions = Handlungen
track-stand =
    { $side }: { $able } von { $count } kampffähig, mST { $left } von { $whole }
track-ends =
    Es siegt die letzte Seite, auf der noch jemand kämpfen kann{ $last ->
        [0] {""}
       *[other] ; nach Runde { $last } unentschieden
    }.
story-harm =
    { $count ->
        [one] einen Punkt mST
       *[other] { $count } Punkte mST
    }
