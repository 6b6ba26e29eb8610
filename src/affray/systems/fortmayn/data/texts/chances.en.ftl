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
        [0] Difficulty overcome
       *[other] { $whom }: overcome
    }
guide-brief-removed =
    { $alone ->
        [0] { $who }:{" "}
       *[other] {""}
    }{ $named ->
        [0] {""}
       *[other] { $whom }:{" "}
    }a Difficulty Die removed
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
guide-worn = { $whom }: armor or shield worn down
guide-wears = what is used wears down
guide-disturbed = disturbed
guide-surprising = they are surprised
guide-yes = a yes
guide-policy-save = armor saves the other exposed dice, the shield first; a Brawny sunders before he goes out
guide-policy-use = the Usage Die is a d{ $die }; on a 1 or 2 it goes down, or the thing is used up
guide-policy-oracle = the oracle is asked with a d{ $die }; 4 or more is a yes

## Styles of computer players

style-bold-about = In a fight all go at the foes; BODY Dice that they expose count half.
style-careful-about = In a fight BODY Dice that are exposed count nearly half as much again: it defends and flees sooner.
style-holder-about = In a fight everybody stays in place and takes on whoever comes.
style-skirmisher-about = In a fight it keeps its distance: shots, spells and words before blows.

## What an answer is for, beside its odds

aim-useless = no use for it now
aim-light = light: in the dark all is harder
aim-wield = a weapon in hand
aim-take =
    { $goal ->
        [0] something worth carrying
       *[other] the goal of the quest; then home
    }, room for { $room } Bulk
aim-way =
    { $home ->
        [0] the shortest way on
       *[other] the shortest way home
    }
aim-approach =
    { $exit ->
        [-1] for what it guards here
       *[other] bars the shortest way { $home ->
            [0] on
           *[other] home
        }
    }
aim-leave =
    { $why ->
        [goal] home, the quest is done
        [weak] too worn to go on, { $ready } of { $most } BODY Dice ready
       *[done] nothing is left to look for
    }
aim-search = may find a way or a thing; costs dice
aim-recover = to recover, { $ready } of { $most } BODY Dice ready
aim-buy = needed below; price { $price }, { $left } coins left for a bed
aim-sell = coins for what nobody needs
aim-repair =
    better armor{ $price ->
        [0] {""}
       *[other] ; price { $price }
    }
aim-recruit = one more in the party
aim-sleep = dice back over night; beds cost { $price }
aim-memorise = spells for the level
aim-rumour = a quest to earn from
aim-depart =
    level { $level } with { $ready } of { $most } BODY Dice ready{ $lead ->
        [none] {""}
       *[other] ; { $lead } in front, the sharpest head: meets strangers and notices ambushes; whom foes attack does not go by the order
    }
aim-retire = enough is done, or nothing is left to recover with
aim-trade = passage without a blow; price { $price }
aim-withdraw = no blood is shed
