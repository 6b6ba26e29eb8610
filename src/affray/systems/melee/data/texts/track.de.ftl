## Wo ein Kampf steht

track-retreats = Zurückdrängen
track-initiative = Initiative
track-spells = Zauber
track-movement = Bewegung
track-actions = Handlungen
track-stand =
    { $side }: { $able } von { $count } bei Bewusstsein, ST { $left } von { $whole }
track-ends =
    Es siegt die letzte Seite, auf der noch jemand bei Bewusstsein ist{ $last ->
        [0] {""}
       *[other] ; nach Runde { $last } unentschieden
    }.
story-harm =
    { $count ->
        [one] einen Treffer
       *[other] { $count } Treffer
    }
