### What attacks, orders and morale say. A roll's name is `roll-` and its code, a refusal's message `no-` and what is wrong,
### a reason's of a number `part-`.

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
roll-special = special action

## Refusals

no-vehicle-melee = a vehicle attacks in melee only by running units over
no-contact = only an enemy in contact can be struck
no-outside-front = the target is outside the regiment's front facing
no-known-out = out of range as far as one can tell: the action would be lost
no-known-far = too far for one move, as far as one can tell
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
no-fireball = only a hero with the ability Fireball throws one
no-tokens-first = units that failed morale are activated first
no-not-waiting = expected a unit of your own on the field that was not activated this turn
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
