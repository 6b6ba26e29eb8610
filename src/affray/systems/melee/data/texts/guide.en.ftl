# What the guide of the Combat and Movement Guide says.

## Rolls that an answer will need: so many dice must total the number given or less.

guide-check-draw = { $who } gets the dagger out
guide-check-leave = { $who } gets out of the hand-to-hand
guide-check-stay-up = { $who } stays standing
guide-check-disbelief = { $who } sees through { $whom }, if there is anything to see through
guide-check-collapse = { $who } does not collapse over the fatigue

## Why a move can go no further.

guide-stop-engaged = engaged here by { $foes }
guide-stop-shift = a shift is one hex and stays adjacent to { $foes }
guide-stop-cap =
    { $hexes ->
        [0] no hex may be moved
        [one] one hex is all that may be moved
       *[other] { $hexes } hexes are all that may be moved
    }

## What else is to be said of a place.

guide-note-crawl = crawls there
guide-note-shift = by a shift
guide-note-speed =
    { $speed ->
        [stand] stands still
        [slow] a slow walk
        [walk] a walk
        [jog] a jog
       *[run] a run
    }
guide-note-fatigue = costs { $points } fatigue: { $after } of { $pool } then
guide-note-fire =
    through fire: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }
guide-note-broken = over broken ground: DX -2 this turn
guide-note-body = on a body: DX -2
guide-note-shadow = in shadow: -4 to be hit, -6 to attack
guide-option = ({ $letter }) { $option }
guide-spell = { $spell }: { $spelleffect }
guide-form = as { $race }
guide-form-attribute =
    { $attribute ->
        [st] for ST
        [dx] for DX
       *[iq] for IQ
    }

## What an answer promises.

guide-hit = hit
guide-hit-whom = hits { $whom }
guide-hits = hits that get through
guide-double = for double
guide-triple = for triple
guide-knocks-down = knocks down
guide-out = puts out of the fight
guide-out-mean = put out of the fight
guide-dead = kills
guide-friend = hits somebody on the way
guide-body = hits the body before it
guide-drops = drops the weapon
guide-breaks = breaks the weapon
guide-loses = loses the weapon
guide-gets-in = gets in
guide-hit-back = is hit back
guide-hits-taken = hits taken
guide-passes = succeeds
guide-sees-through = gone if it is unreal
guide-cast = is cast
guide-takes-hold = takes hold
guide-unseen = not seen
guide-costs = fatigue spent
guide-caster-falls = the caster falls
guide-policy-plain = All figures stand as they do now.
guide-policy-agreed = If the defender agrees; all figures stand as they do now.
guide-policy-dice = With { $dice } dice; all figures stand as they do now.
guide-policy-turned = A spell turns the missile away from its target.
guide-policy-returned = A spell sends the missile back: what it hits is the shooter.
guide-policy-twin = The first of two attacks; the second follows with the other weapon.
guide-policy-spell =
    { $hexes ->
        [0] At no distance
        [one] Over one hex
       *[other] Over { $hexes } hexes
    }{ $megahexes ->
        [0] { "" }
        [one] , one megahex
       *[other] , { $megahexes } megahexes
    }; all figures stand as they do now.

## Who is still to act.

guide-order = { $who }: adjusted DX { $adj }
guide-order-option = { $who }: adjusted DX { $adj }, ({ $letter }) { $option }

## Lines between hexes.

guide-line-here = in the same hex
guide-line-range =
    { $hexes ->
        [one] one hex away
       *[other] { $hexes } hexes away
    }, { $megahexes ->
        [0] in the same megahex
        [one] one megahex
       *[other] { $megahexes } megahexes
    }
guide-line-missile =
    { $less ->
        [0] no loss for missiles
       *[other] missiles DX -{ $less }
    }
guide-line-thrown = thrown DX -{ $less }
guide-line-shadow = from or through shadow: DX -6
guide-line-target-shadow = into shadow: DX -4
guide-line-front = not in front of { $who }
guide-line-passes =
    { $count ->
        [one] the flight must miss { $who }
       *[other] the flight must miss one of { $who }
    }
guide-line-zone =
    the attack comes to { $who } from the { $zone ->
        [front] front
        [side] side: DX +2
       *[rear] rear: DX +4
    }
no-wall-blocks = the wall at { $place } blocks the line

## The sheet of a figure: groups, names of lines, values.

guide-group-attributes = Attributes
guide-group-states = States
guide-group-movement = Movement and load
guide-group-weapons = At hand
guide-group-protection = Protection
guide-group-things = Belongings
guide-group-spells = Spells known
guide-group-at-work = Spells at work
guide-row-state = state
guide-row-engaged = engaged by
guide-row-waited = turns waited
guide-row-turn-hits = hits this turn
guide-row-option = option
guide-row-moved = hexes moved
guide-row-load = { $load }
guide-row-held = in hand
guide-row-armor = armor
guide-row-slung = slung
guide-row-belt = on the belt
guide-row-pack = in the pack
guide-row-pack-down = in the pack that lies on the ground
guide-race = { $race }
guide-names = { $names }
guide-items = { JOIN($item, ", ") }
guide-up-to =
    up to { $weight }{ $tenths ->
        [0] { "" }
       *[other] .{ $tenths }
    } lb
guide-weapon =
    damage { $damage }; { JOIN($use, ", ") }{ $shots ->
        [0] { "" }
        [one] { "" }
       *[other] ; { $shots } shots a turn
    }{ $reload ->
        [0] { "" }
        [one] ; a turn to reload
       *[other] ; { $reload } turns to reload
    }{ $left ->
        [0] { "" }
        [one] ; loaded in one turn
       *[other] ; loaded in { $left } turns
    }
guide-breath = damage { $damage }; costs { $cost } fatigue
guide-at-work =
    { $who }{ $aimed ->
        [0] { "" }
       *[other] {" "}on { $whom }
    }{ $hexes ->
        [0] { "" }
        [one] , one hex
       *[other] , { $hexes } hexes
    }{ $turns ->
        [0] { "" }
        [one] , one turn more
       *[other] , { $turns } turns more
    }{ $renew ->
        [0] { "" }
       *[other] , { $renew } ST a turn to go on
    }
guide-state-gone = gone
guide-state-unconscious = unconscious
guide-state-asleep = asleep
guide-state-dead = dead
guide-state-prone = prone
guide-state-kneeling = kneeling
guide-state-crawling = crawled: rear all around
guide-state-aloft = in the air
guide-state-low = in the air, within reach from the ground
guide-state-hth = hand to hand
guide-state-dodging = dodging: thrown and missile attacks take four dice
guide-state-defending = defending: blows and throws take four dice
guide-state-exhausted = exhausted
guide-state-weak = ST was 3 or less: DX -3
guide-state-wounded = badly hurt last turn: DX -2
guide-state-felled = knocked down last turn: may only stand up or crawl
guide-state-fell = knocked down this turn
guide-state-frozen = frozen: can neither move nor act
guide-state-invisible = invisible
guide-state-roped = held by a rope
guide-state-broken = has moved over broken ground: DX -2
guide-state-acted = has acted this turn

## What an option lets a figure do, and why one is closed.

guide-allows =
    { $letter ->
        [a] the whole movement (MA); nothing more
        [b] half the movement (MA), then a blow, a throw or hand-to-hand
        [c] half the movement (MA), then dodging throws and missiles
        [d] half the movement (MA), then down on a knee or flat
        [e] two hexes, then other things in hand
        [f] one hex, then shooting, also after going down
        [g] standing up, or a crawl of two hexes
        [h] one hex, then a spell
        [i] one hex, then disbelieving a figure
        [j] a shift, then a blow or a throw
        [k] a shift, then defending against blows and throws
        [l] no movement, then the shot that was ready
        [m] a shift, then another weapon for what falls
        [n] a shift, then a hex away when the figure's place comes
        [o] a shift, then hand-to-hand
        [p] standing up, or a crawl of one hex
        [q] no movement, then something from the ground
        [r] a shift, then a spell
        [s] a shift, then disbelieving a figure
        [t] a blow in hand-to-hand
        [u] a try to draw the dagger
       *[v] a try to get out
    }
no-option-far =
    ({ $letter }) lets a figure move { $most ->
        [0] not at all
        [one] one hex
       *[other] { $most } hexes
    }; moved { $hexes }
no-option-posture =
    { $stands ->
        [0] ({ $letter }) is not for a figure that lies, kneels or has crawled
       *[other] ({ $letter }) is not for a figure that stands, or that was knocked down last turn
    }
no-option-lacks =
    { $letter ->
        [f] { $who } has no missile weapon ready and loaded
        [l] { $who } has no shot that was ready before the engagement
        [h] { $who } knows no spell
        [r] { $who } knows no spell
        [q] nothing lies within reach of { $who }
        [u] { $who } has no dagger to draw
       *[other] no hex next to { $who } is free
    }

## Styles of computer players

style-bold-about = Closes in, engages and strikes; hits that it takes count half.
style-careful-about = Hits that it takes count half as much again: it dodges, defends and disengages sooner.
style-holder-about = Good places count double: cover, a flank that is safe, friends beside it. It lets others come.
style-skirmisher-about = Keeps hexes between itself and the nearest foe: missiles and spells before blows.
