### What the guide says of a position: odds, sheets, trials of moves, what lies between two places.

## Words

part-own = own
part-damage = damage
guide-names = { JOIN($names, ", ") }
guide-of = { $left } of { $whole }
guide-at =
    { $at }, facing { $heading ->
       *[e] east
        [ne] north-east
        [n] north
        [nw] north-west
        [w] west
        [sw] south-west
        [s] south
        [se] south-east
    }

## Trials

guide-stays-far = too far: the unit stays and is disordered
guide-stays-terrain = into terrain: the unit stays and is disordered
guide-disordered = disordered, so that the next action is lost
guide-leaves = leaves the field
guide-free = a free attack of { $whom }
guide-slides = goes back along its path from whoever still stands there
guide-drawn-back = too far: the marker is drawn back to 12 inches

## Measuring

no-line-blocked = { $what } blocks the line of sight
guide-contact = { $who } and { $whom } are in contact
guide-seen =
    { $count } of { $whole } miniatures are seen, { $enough ->
        [0] fewer than the third that it takes
       *[other] a third or more
    }
guide-arc =
    { $fires ->
        [0] { $who } cannot fire there ({ $facing })
       *[other] { $who } would fire there with its { $facing }
    }
guide-front =
    { $ahead ->
        [0] outside the front facing of { $who }
       *[other] inside the front facing of { $who }
    }
guide-range =
    { $said ->
        [out] out of range of { $who }
        [long] at long range of { $who }
        [within] within range of { $who }
       *[about] near the limit of a range of { $who }, which is measured after the declaration
    }
guide-shot =
    { $said ->
        [out] out of range as far as one can tell: the action would be lost
        [long] at half effect; { guide-shot-seen }
        [within] within range; { guide-shot-seen }
       *[about] near the limit of its range, which is measured after the declaration; { guide-shot-seen }
    }
guide-reach =
    { $said ->
        [out] out of range as far as one can tell: the action would be lost
        [within] within range
       *[about] near the limit of its range, which is measured after the declaration
    }
guide-shot-seen = { $count } of { $whole } seen

guide-points-idle =
    { $least ->
        [0] as much as no points
       *[other] as much as { $least } points
    }

## Odds

guide-policy-plain = as all stand now
guide-policy-no-dice = as all stand now; no dice for { $whom }
guide-policy-free = the free attacks of { JOIN($names, ", ") } on the unit that leaves
guide-policy-if-in-range =
    { $short ->
        [0] if in range
       *[other] if in short range
    }
guide-policy-out = out of range: the action would be spent without a roll
guide-policy-fire =
    { $dice ->
        [0] the points go to whole miniatures of { JOIN($names, ", ") }, in this order
       *[other] all dice go to the first of { JOIN($names, ", ") }
    }{ $unsure ->
        [0] {""}
       *[other] ; if in range
    }
guide-policy-fireball = where the marker comes to stand, as all stand now
guide-policy-drive = each unit run over as it stands now
guide-comes-about = comes about: { $need } even dice or more
guide-tests = { $whom }: morale test
guide-fails = { $whom }: morale fails
guide-gone = { $whom }: gone
guide-hurt = { $whom }: hit
guide-points = { $whom }: points lost
guide-lost-miniatures = { $whom }: miniatures lost
guide-lost-steps = { $whom }: hits
guide-lost-vehicle = { $whom }: destroyed

## Order

guide-order =
    { $who }{ $turn ->
        [0] {" "}({ $side })
       *[other] {""}
    }{ $failed ->
        [0] {""}
       *[other] , failed morale
    }

## Sheets

guide-group-kind = What it is
guide-group-weapons = Weapons
guide-group-abilities = Abilities
guide-group-stand = How it stands
guide-group-points = Points
guide-row-type = type
guide-row-dice = dice
guide-row-melee-dice = dice in melee
guide-row-move = Move
guide-row-fight = Fight
guide-row-shoot = Shoot
guide-row-defense = Defense
guide-row-range = range
guide-row-miniatures = miniatures
guide-row-formation = formation
guide-row-place = place
guide-row-state = state
guide-row-contact = in contact with
guide-row-actions = actions left
guide-row-steps = hits
guide-row-worse = later damage rolls
guide-row-each = each
guide-row-gun = the weapon
guide-row-left = left
guide-row-lost = lost
guide-weapon =
    Fight { SIGNED($fight) }, Shoot { SIGNED($shoot) }{ $shoots ->
        [0] {""}
       *[other] , range { $two ->
            [0] {""}
           *[other] { DECIMAL($short) } and{" "}
        }{ DECIMAL($far) }
    }
guide-ability-rear-attack-arc = fires to the rear too, at half range
guide-ability-fearless = passes every morale test without dice
guide-ability-fireball = throws fireballs as far as 12 inches
guide-ability-fast = has three actions
guide-ability-command = rolls with units within 8 inches that test their morale
guide-ability-additional-turn = pivots twice in a move
guide-ability-own = of one's own: its special action is declared in words, ruled on, and needs the others' consent
guide-special =
    { $target ->
        [foe] on an enemy
        [friend] on a unit of its own side
       *[any] on any unit
    } within { DECIMAL($range) } inches: { $effect ->
        [losses] { $dice } against its Defense
        [disorder] disorder
       *[move] moved by at most { DECIMAL($inches) } inches
    }{ $least ->
        [0] {""}
       *[other] , if { $dice } come to { $least }
    }
guide-special-succeeds = succeeds: { $dice } come to { $least }
guide-status-waiting = not yet deployed
guide-status-left-out = left out
guide-status-lost = wiped out
guide-status-away = off the field
guide-state-activated = activated
guide-state-disordered = disordered: the next action is lost
guide-state-shaken = shaken: the next action is a move away
guide-state-prepared = weapon prepared
guide-state-half-crew = half a crew: the weapon is prepared before it shoots
guide-shut = no fire to the { $facing }

## Styles of computer players

style-bold-about = Brings its units into contact and charges; points that it loses count less.
style-careful-about = Points that it loses count half as much again: it charges only where it pays, and keeps out of arcs of fire.
style-holder-about = Objectives and cover count double: it goes to them, stays there and lets others come.
style-skirmisher-about = Keeps its units away from the enemy and wears him down by shooting.
