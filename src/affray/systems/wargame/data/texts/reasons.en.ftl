# Why a computer player takes an answer, in a sentence: `$answer` is the answer's first word, or the number of an inner choice.

reason-for-leader = The costliest hero is likely to stand longest.
reason-for-deploy = Of the unit's places this lets it do most and suffer least.
reason-for-pick = The unit that gains most by acting now comes first.
reason-for-act =
    { $answer ->
        [shoot] No other action promises so many points of the enemy's, by its dice.
        [melee] No other action promises so many points of the enemy's, by its dice.
        [fire] No other action promises so many points of the enemy's, by its dice.
        [fireball] No other action promises so many points of the enemy's, by its dice.
        [stop] Standing still is better now than any action.
        [away] Of the ways away from the enemy this costs least.
       *[other] From there the unit does most, reaches what it is after and suffers least.
    }
reason-for-reduction = Of one's own vehicle goes what is missed least, of the enemy's what is missed most.
reason-for-casualty = Of one's own falls whoever is farthest from the goal, of the enemy's whoever is nearest to it.
reason-for-points = So many do the most here; the others do more elsewhere.
reason-for-die-target = All goes to the target on which the whole fire does most.
reason-for-shoot-target = All goes to the target on which the whole fire does most.
