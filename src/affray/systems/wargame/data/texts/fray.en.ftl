### What attacks, orders and morale say. An event's message is `event-` and its code, a roll's `roll-`, a question's
### `prompt-`, a refusal's `no-` and what is wrong, a reason's of a number `part-`.

## Words

facing-front = front
facing-left = left side
facing-rear = rear
facing-right = right side
action-move = move
action-melee = melee attack
action-ranged = ranged attack
action-special = special action
action-nothing = nothing
action-move-away = move away
reduction-move = Move
reduction-defense = Defense
reduction-range = range
reduction-front = fire to the front
reduction-left = fire to the left
reduction-rear = fire to the rear
reduction-right = fire to the right
part-contact = in contact
part-second-rank = second rank
part-shooters = shooting
part-vehicle = vehicle
part-fight = Fight
part-shoot = Shoot
part-weapons = weapons

## Rolls

roll-order = who goes first
roll-attack = melee attack
roll-defence = striking back in melee
roll-free-attack = free attack
roll-overrun = running over
roll-struck = striking back at the vehicle
roll-volley = ranged attack
roll-vehicle-fire = fire of the vehicle
roll-fireball = fireball
roll-vehicle-damage = damage to the vehicle
roll-morale = morale
roll-command = the commander's dice

## Events

event-strike =
    The attack sum is { $total } against Defense { $defense }: { $quotient }{ $share ->
        [0] .
       *[other] , halved.
    }
event-out-of-range = Out of range: the action is spent.
event-fire = The vehicle's score is { $total }.
event-share =
    { $near ->
        [0] { $points } of the score are lost: the target is out of range.
       *[other] { $points } of the score: { $quotient }.
    }
event-fireball =
    { $success ->
        [0] The fireball fails: even dice { $evens }.
       *[other] The fireball does { $damage }: even dice { $evens }.
    }
event-vehicle-damage =
    { $chooser ->
        [1] Damage { $score }: the defender chooses what is reduced.
        [2] Damage { $score }: the attacker chooses what is reduced.
       *[other] Damage { $score }: the vehicle is destroyed.
    }
event-morale =
    { $passed ->
        [0] Morale fails: even dice { $evens }, odd dice { $odds }.
       *[other] Morale holds: even dice { $evens }, odd dice { $odds }.
    }

## Questions

prompt-choose-reduction = Damage { $score }: what is reduced?
prompt-choose-points = How many points of the score go to target { $mark }?
prompt-choose-die-target = Which target gets the die that shows { $face }?
prompt-choose-shoot-target = Which target gets the { $bonus } of Shoot?

## Refusals

no-vehicle-melee = a vehicle attacks in melee only by running units over
no-contact = expected an enemy unit in contact
no-outside-front = the target is outside the regiment's front facing
no-ranged-weapon = the unit has no ranged weapon
no-facing-lost = the vehicle can no longer fire there ({ facing-word })
facing-word =
    { $facing ->
        [front] front
        [left] left
        [right] right
       *[rear] rear
    }
no-rear-arc = the vehicle has no rear arc
no-other-arc = the target does not lie in the arc chosen ({ facing-word })
no-not-seen = { $seen } of { $n } miniatures are seen; expected at least a third
no-reduction = nothing is left of that to reduce
no-wrong-losses =
    expected { $count } different { $count ->
        [one] miniature
       *[other] miniatures
    } of the { $n } there are
no-losses-break = the skirmishers left would not be coherent
no-fireball = only a hero with the ability Fireball throws one
no-tokens-first = units that failed morale are activated first
no-not-waiting = expected one's own unit on the field that was not activated this turn
no-actions-left = the unit has no action left
no-action-owed =
    { $action ->
        [nothing] the unit must spend its next action on nothing
       *[move_away] the unit must first move away from the enemy
    }
no-move-away-free = only a unit that failed morale moves away
no-attack-again = the unit has made such an attack in this activation
no-ordnance-again = ordnance makes one ranged attack in an activation
no-after-melee = ordnance takes no ranged action after a melee attack
no-shoot-in-contact = a unit that touches an enemy does not shoot
no-hero-again = the hero has made its attack of this activation
