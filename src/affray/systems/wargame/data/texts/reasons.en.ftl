# Why a computer player takes an answer, in a sentence: `$answer` is the answer's first word, or the number of an inner choice.

reason-for-leader = The costliest hero is likely to stand longest.
reason-for-deploy = Units whose place tells the enemy little come first. Of its own places this one lets the unit do most and suffer least.
reason-for-pick = The unit that gains most by acting now comes first.
reason-for-act =
    { $answer ->
        [shoot] No other action promises so many points of the enemy's, by its dice.
        [melee] No other action promises so many points of the enemy's, by its dice.
        [fire] No other action promises so many points of the enemy's, by its dice.
        [fireball] No other action promises so many points of the enemy's, by its dice.
        [stop] No further action leaves the unit better off than it is now.
        [nothing] No further action leaves the unit better off than it is now.
        [away] Of the ways away from the enemy this costs least.
       *[other] Of all that the unit can do now this is worth most: what it does and reaches, less what it may suffer.
    }
reason-for-reduction = Of one's own vehicle goes what is missed least, of the enemy's what is missed most.
reason-for-casualty = Of one's own falls whoever is farthest from the goal, of the enemy's whoever is nearest to it.
reason-for-points = So many do the most here; the others do more elsewhere.
reason-for-die-target = All goes to the target on which the whole fire does most.
reason-for-shoot-target = All goes to the target on which the whole fire does most.

## What an action is for

aim-move = { $fought ->
        [none] { $kind ->
            [sent] nearer to its objective
            [edge] nearer to the edge by which it leaves
            [hold] counts for an objective
            [strike] better placed against { $target }
            [close] { $target ->
                [none] nearer to the enemy
               *[other] nearer to { $target }
            }
            [safe] away from { $spared }
           *[none] no better than where it stands
        }
       *[other] fights { $fought }
    }{ aim-outlook }
aim-stay = stays where it is{ aim-outlook }
aim-leave = leaves the field, which counts for its side
aim-deploy = { $far ->
        [one] an inch
       *[other] { $far } inches
    } from where it is to go{ $brief ->
        [1] {""}
       *[0] { aim-post }
    }
aim-post = { $seen ->
        [-1] {""}
       *[other] , sees { $seen }% of where the enemy may be
    }{ $room ->
        [0] {""}
       *[other] , { $room ->
            [one] an inch
           *[other] { $room } inches
        } too { $hero ->
            [1] far from
           *[0] near to
        } its own side
    }{ $depth ->
        [off] , too far forward or back for it
       *[fits] {""}
    }
aim-outlook = { $brief ->
        [1] {""}
       *[0] ; { aim-figures }
    }
aim-figures = { $target ->
        [none] can harm nobody soon
       *[other] may soon take { $dealt ->
            [one] a point
           *[other] { $dealt } points
        } from the enemy unit { $target }
    }, { $feared ->
        [none] has nothing to fear
       *[other] may lose { $suffered ->
            [one] a point
           *[other] { $suffered } points
        } next, most to { $feared }
    }{ $before ->
        [-1] {""}
        [0] ; where it stood it had nothing to fear
        [one] ; where it stood it might lose a point
       *[other] ; where it stood it might lose { $before } points
    }
