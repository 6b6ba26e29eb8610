### The story of a game: how it ended, what the dice gave and what decisions did, the rolls that turned it, honours.

story-title = How it went
story-won =
    { $side } won after { $answers } answers{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-draw =
    Nobody won, after { $answers } answers{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-alone =
    Over after { $answers } answers{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-resigned =
    Not played to its end: given up by { $gone } after { $answers } answers{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-flag =
    Not played to its end: the time of { $gone } ran out after { $answers } answers{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-open =
    Not played to its end: the record stops after { $answers } answers{ $timed ->
        [0] {""}
       *[other] {" "}({ $when })
    }.
story-unjudged = Nothing judges the positions of these rules, so luck cannot be told from skill.
story-balance =
    { $side }: { $start }% at the start; the dice { $dice }, own decisions { $own }, { $alone ->
        [0] those of the others
       *[other] the world
    } { $others }: { $end }% at the end.
story-about =
    { $alone ->
        [0] Percentages are chances to win
       *[other] Percentages say how well the party stands
    } as the program judges positions. What a roll changed beyond what it promised is luck; the rest is decisions.{ $large ->
        [0] {""}
       *[other] {" "}Each roll and each decision is counted by itself, and a chance that is won, lost and won again counts every time: { $most } in all is worth { DECIMAL($games) } whole games, though only one was played.
    }
story-steady = No single roll moved the chances by 4 points or more.
story-turns = The rolls that turned it
story-where = after { $moment } answers
story-turn =
    { $before }% for { $side } before it, { $expected }% to be expected, { $after }% after it: { $luck } by the dice{ $times ->
        [0] .
        [1] .
       *[other] ; about one throw in { $times } serves { $side } as well.
    }
story-honours = Honours
honour-harm = Most harm done: { $who }, { $harm }
honour-felled =
    Felled most: { $who }, { $count ->
        [one] { $count } foe
       *[other] { $count } foes
    }
honour-stand =
    Bore most: { $who } took { $harm } in { $blows ->
        [one] { $blows } blow
       *[other] { $blows } blows
    }{ $upright ->
        [0] {" "}before the end
       *[other] {" "}and was still standing
    }
honour-roll = Best roll: { $who }, about one in { $count }
story-harm =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
