### The reference cards to print.

card-beside = Reference card
card-what = what
card-does = how
card-turn = The turn
card-moves = Formations and moves
card-attacks = Attacks
card-vehicles = Vehicles
card-nerve = Morale, heroes, fireballs
card-arms = Arms and abilities
card-house = House rules in force

## The turn

card-rounds = A round
card-order = order
card-order-does =
    Each side rolls a die, the highest goes first; ties roll again. It holds { $each ->
        [0] for the battle
       *[other] for one round
    }.
card-side = turn
card-side-does = One side after the other: any of its units, one by one, each once.
card-failed = failed morale
card-failed-does =
    These units come first, and their next action is a move away from the nearest enemy, { $full ->
        [0] however far
       *[other] as far as they can
    }.
card-activation = activation
card-activation-does = { $count } actions, with Fast { $fast }; an action may be repeated.
card-disorder = disordered
card-disorder-does = The very next action is spent on nothing.
card-actions = Actions
card-move = move
card-move-does = As far as Move; see the card of moves.
card-reform = change formation
card-reform-does = A regiment takes another number of files, where it stands.
card-melee = melee attack
card-melee-does =
    On a unit in contact, of a regiment before its front{ $repeats ->
        [0] ; once in an activation
       *[other] {""}
    }{ $hero ->
        [0] {""}
       *[other] ; a hero attacks once
    }.
card-ranged = ranged attack
card-ranged-does =
    On a unit in sight, { $measure ->
        [0] declared before it is measured
       *[other] measured at any time
    }{ $repeats ->
        [0] ; once in an activation
       *[other] {""}
    }{ $contact ->
        [0] ; not while in contact with an enemy
       *[other] {""}
    }. Ordnance shoots once, and not after a melee attack.
card-prepare = prepare
card-prepare-does = With half its crew or less ordnance prepares its weapon with one ranged action and shoots with the next; its Move is halved.
card-special = special
card-special-does = By an ability of its own: declared in words, ruled on by its player; what all others agree to comes about. What the scenario settles needs nobody.
card-nothing = nothing
card-nothing-does = An action may be spent on nothing.
card-ending = The end
card-length = length
card-length-does = { $rounds } rounds, unless the scenario says otherwise.
card-broken = broken
card-broken-does = An army that has lost half of its points is broken, and loses at once.
card-points = points
card-points-does = Points of the enemy lost, and { $points } for each objective held: more miniatures within { $reach } inches. A lead of less than a tenth of the limit is a draw.

## Formations and moves

card-formations = Formations
card-regiment = regiment
card-regiment-does = Ranks and files, bases touching, one facing. It attacks what lies before its front, 45 degrees out from either end, and turns freely when it moves.
card-skirmish = skirmishers
card-skirmish-does =
    { $chain ->
        [0] Each has another within
       *[other] All hang together by links of
    } { $link } inches, { $edge ->
        [0] from middle to middle
       *[other] from base to base
    }, or by touching. They attack all round.
card-vehicle = vehicle
card-vehicle-does = Straight legs, forward as far as Move, in reverse half of it; { $pivots ->
        [one] { $pivots } pivot
       *[other] { $pivots } pivots
    } of { $degrees } degrees at most, { $more } with Additional Turn.
card-moving = Moves
card-near = within Move
card-near-does =
    The centre-most miniature is set on the mark, the others around it{ $limit ->
        [0] {""}
       *[other] ; no skirmisher goes farther than its Move
    }.
card-far = too far
card-far-does =
    { $full ->
        [0] The unit stays
       *[other] The unit goes its full Move
    } and is disordered.
card-ground = terrain
card-ground-does = Nothing moves through it. Bases in it at the end: the unit stays; bases that touch it: it is placed; disordered in both cases.
card-bases = other bases
card-bases-does =
    None may be overlapped at the end; friends may be passed, enemies { $passes ->
        [0] not
       *[other] too
    }.
card-contact = into contact
card-contact-does = A regiment touches with its front rank. Of skirmishers one at least comes by its own Move, and all touch for whom there is room.
card-withdraw = leaving a melee
card-withdraw-does =
    Whoever is left makes a free attack first, its losses halved and rounded { $up ->
        [0] down
       *[other] up
    }.

## Attacks

card-melee-steps = Melee
card-who-rolls = who rolls
card-who-rolls-does =
    In both units whoever touches the other; of a regiment's second rank { $second ->
        [0] all
        [1] those behind somebody who touches
       *[other] all, once the front rank touches
    }.
card-sum = sum
card-sum-does = All dice, and Fight for each miniature that rolls.
card-dice = dice
card-dice-does = Action dice, one step lower with a ranged weapon (d{ $die } for d6); a crew rolls { $crew }d4 each.
card-losses = losses
card-losses-does =
    Sum divided by Defense, rounded down, both sides at once. { $by ->
        [0] The owner chooses who falls
        [1] The attacker chooses who falls
       *[other] The farthest fall
    }; skirmishers stay coherent.
card-no-dice = no dice
card-no-dice-does =
    { $outside ->
        [0] A regiment does not strike outside its front
       *[other] A regiment strikes outside its front too
    }, { $vehicle ->
        [0] a vehicle not at all
       *[other] a vehicle strikes back
    }.
card-ranged-steps = Ranged attacks
card-target = target
card-target-does =
    A third of its miniatures in sight of { $any ->
        [0] the centre-most miniature
       *[other] any miniature
    }; terrain blocks sight{ $units ->
        [0] {""}
       *[other] , and so do other units
    }. For a regiment it lies before its front.
card-range = range
card-range-does = Between the centre-most miniatures. Out of range the action is spent.
card-volley = roll
card-volley-does =
    { $two ->
        [0] All miniatures
       *[other] Of a regiment the first two ranks
    } roll action dice and add Shoot each; losses as in melee.
card-ordnance = ordnance
card-ordnance-does =
    Its dice and Shoot once for the whole crew; beyond the short range losses are halved and rounded { $up ->
        [0] down
       *[other] up
    }.
card-weapon = weapons
card-weapon-does =
    { $one ->
        [0] All add up, with the longest range.
       *[other] Each attack names one.
    }
card-averages = Losses on average
card-averages-note = What Fight or Shoot add counts like points on the dice.
card-defense = Defense
card-dice-of = d{ $sides } rolled

## Vehicles

card-vehicle-rules = Vehicles
card-overrun = running over
card-overrun-does =
    Each unit in the way suffers an attack, { $spares ->
        [0] friends too
       *[other] but friends do not
    }; losses are halved { $rear ->
        [0] in reverse
       *[other] against a regiment from behind
    }.
card-strikes-back = striking back
card-strikes-back-does =
    { $back ->
        [0] Nobody strikes back at the vehicle.
       *[other] The miniatures struck roll as in melee, a regiment only if the vehicle came from before its front.
    }
card-arc = arcs
card-arc-does = Front, left or right, the rear only with Rear Attack Arc; full range in front, elsewhere a { $part ->
        [2] half
       *[other] part
    } of it.
card-split = fire
card-split-does =
    { $dice ->
        [0] Dice and Shoot make a score that is divided in points among the targets in the arc
       *[other] Whole dice are divided among the targets in the arc, Shoot goes with one of them
    }, before it is measured.
card-overruns = Dice for running over
card-base = base
card-inches = inches
card-dice-rolled = dice
card-damage = Damage
card-damage-note =
    1d{ $die } and the quotient of the attack, and what earlier damage adds{ $zero ->
        [0] ; none at a quotient of 0
       *[other] ; at a quotient of 0 too
    }.
card-score = score
card-result = result
card-later = later rolls
card-span = { $least } to { $most }
card-or-more = { $least } or more
card-chooser-defender = the defender chooses a reduction
card-chooser-attacker = the attacker chooses a reduction
card-chooser-nobody = destroyed
card-damage-odds = A sound vehicle that is hit
card-by-quotient = quotient of the attack
card-worse = later rolls +1
card-reductions = Reductions
card-reductions-note = Or a facing can fire no more.
card-reduction = what
card-change = by
card-least = at least
card-reduce-move = Move
card-reduce-defense = Defense
card-reduce-range = range

## Morale

card-nerve-steps = Morale
card-when = when
card-when-does = A unit that loses at least half of its miniatures in one attack, and has some left; never heroes and vehicles.
card-test = test
card-test-does = All action dice of those left: more evens than odds. The fearless pass without dice.
card-commander = commander
card-commander-does = A hero with Command within { $reach } inches rolls too; the evens count.
card-failure = failure
card-failure-does = The unit is activated first, and its next action is a move away.
card-fireball = fireball
card-fireball-does =
    Action dice, { $evens } even ones or more; the marker lies at most { $reach } inches away. Everybody { $part ->
        [0] whose middle lies within { DECIMAL($wide) } inches
       *[other] whose base lies within { DECIMAL($wide) } inches in part
    } suffers the sum of the even dice against the own Defense.
card-passes = Chance to pass
card-aid = commanders' dice
card-own-dice = the unit's dice
card-ladder = Dice
card-ladder-note =
    { $one ->
        [0] A hero loses a step for each point of the quotient
       *[other] A hero loses one step for an attack
    }; a hit at d4 removes.
card-die = die
card-lower = next lower
card-die-in-melee = in melee with a ranged weapon
card-hits = hits that remove a hero

## Arms

card-weapons = Weapons
card-crewed = Weapons with crews
card-fight = Fight
card-shoot = Shoot
card-cost = points
card-short = short
card-long = long
card-abilities = Abilities
card-ability = ability
card-allowed = for
card-allowed-any = all
card-allowed-hero = heroes
card-allowed-vehicle = vehicles
card-share = { $n }% of the price
card-types = Types
card-types-note = A miniature costs { $all ->
        [0] (dice × die × Move + die × Defense + 10 × Fight + 10 × Shoot)
       *[other] dice × (die × Move + die × Defense + 10 × Fight + 10 × Shoot)
    } divided by that, and its weapons and abilities.
card-type = type
card-divisor = divided by
card-options = House rules
card-option = rule
card-value = value
card-effect = what it does
card-clause = clause
