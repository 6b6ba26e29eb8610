## Where a fight is

track-retreats = Retreats
track-initiative = Initiative
track-movement = Movement
track-actions = Actions
track-stand =
    { $side }: { $able ->
        [0] none of { $count } able to fight, so mST 0 of { $whole }
       *[other] { $able } of { $count } able to fight, mST { $left } of { $whole }
    }
track-ends =
    The last side with anybody able to fight wins{ $last ->
        [0] {""}
       *[other] ; a draw after round { $last }
    }. mST is what is left of strength (ST) after wounds and exhaustion; here only who is able to fight counts.
story-harm =
    { $count ->
        [one] one point of mST
       *[other] { $count } points of mST
    }
