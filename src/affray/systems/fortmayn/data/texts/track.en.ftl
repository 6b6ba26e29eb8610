## Where a delve is

track-party = Party
track-town = Town
track-delve = Delve
track-home = Home
track-plans = Plans
track-blows = Blows
track-after = After it
track-level = Level { $level }
track-ounce = Ounce { $ounce }
track-stand =
    { $side }: { $able } of { $count } fit, { $left } of { $whole } BODY Dice ready
track-ends =
    { $goal ->
        [0] The quest: { $quest }.
       *[other] { $quest }: done; now home.
    }
track-ends-duel = The duel ends when one of the two has no BODY Die ready or gives in.
story-harm =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
