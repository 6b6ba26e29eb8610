## Where a fight is

track-retreats = Retreats
track-initiative = Initiative
track-spells = Spells
track-movement = Movement
track-actions = Actions
track-round =
    Turn { $round }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }
track-stand =
    { $side }: { $able } of { $count } conscious, ST { $left } of { $whole }
track-ends =
    The last side with anybody conscious wins{ $last ->
        [0] {""}
       *[other] ; a draw after turn { $last }
    }.
story-harm =
    { $count ->
        [one] one hit
       *[other] { $count } hits
    }
