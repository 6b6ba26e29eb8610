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
