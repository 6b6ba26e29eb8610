### What commitments promise by exact odds.

guide-down = { $whom }: no Difficulty Dice left
guide-down-it = { $who }: Difficulty overcome
guide-removed = { $whom }: Difficulty Dice removed
guide-removed-it = { $who }: Difficulty Dice removed
guide-lost = { $who }: dice lost
guide-out = { $who }: Out of Action
guide-shamed = { $who }: out of the talk
guide-spent = { $who }: no HEAD Die left
guide-dice-lost = { $who }: dice lost
guide-policy-roll =
    { $dice }d{ $die } ({ $pool }) against { $dd }, if nobody does anything else first{ $worn ->
        [0] {""}
       *[other] ; armor saves every exposed die, the shield first
    }{ $later ->
        [0] {""}
       *[other] ; with the dice that the rolls before leave
    }

## What stands beside an answer in a list

guide-brief-down =
    { $alone ->
        [0] { $who }:{" "}
       *[other] {""}
    }{ $named ->
        [0] no Difficulty left
       *[other] { $whom }: no Difficulty left
    }
guide-brief-lost =
    { $alone ->
        [0] { $who }: dice lost
       *[other] dice lost
    }
guide-brief-out =
    { $alone ->
        [0] { $who }: Out of Action
       *[other] Out of Action
    }
guide-brief-shamed =
    { $alone ->
        [0] { $who }: out of the talk
       *[other] out of the talk
    }
guide-brief-spent =
    { $alone ->
        [0] { $who }: no HEAD Die left
       *[other] no HEAD Die left
    }
guide-wears = what is used wears down
guide-disturbed = disturbed
guide-surprising = they are surprised
guide-yes = a yes
guide-policy-save = armor saves the other exposed dice, the shield first; a Brawny sunders before he goes out
guide-policy-use = the Usage Die is a d{ $die }; on a 1 or 2 it goes down, or the thing is used up
guide-policy-oracle = the oracle is asked with a d{ $die }; 4 or more is a yes
