## Wo ein Kampf steht

track-retreats = Zurückdrängen
track-initiative = Initiative
track-movement = Bewegung
track-actions = Handlungen
track-stand =
    { $side }: { $able ->
        [0] niemand von { $count } kampffähig, also mST 0 von { $whole }
       *[other] { $able } von { $count } kampffähig, mST { $left } von { $whole }
    }
track-ends =
    Es siegt die letzte Seite, auf der noch jemand kämpfen kann{ $last ->
        [0] {""}
       *[other] ; nach Runde { $last } unentschieden
    }. mST ist, was von der Stärke (ST) nach Wunden und Erschöpfung übrig ist; hier zählt nur, wer kampffähig ist.
story-harm =
    { $count ->
        [one] einen Punkt mST
       *[other] { $count } Punkte mST
    }
