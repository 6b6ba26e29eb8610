## Wo ein Abstieg steht

track-party = Gruppe
track-town = Stadt
track-delve = Abstieg
track-home = Heimkehr
track-plans = Pläne
track-blows = Schläge
track-after = Danach
track-level = Ebene { $level }
track-ounce = Unze { $ounce }
track-stand =
    { $side }: { $able } von { $count } bereit, { $left } von { $whole } KÖRPER-Würfeln bereit
track-ends =
    { $goal ->
        [0] Der Auftrag: { $quest }.
       *[other] { $quest }: erfüllt; nun heim.
    }
track-ends-duel = Das Duell endet, wenn einer der beiden keinen KÖRPER-Würfel mehr bereit hat oder aufgibt.
story-harm =
    { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }
