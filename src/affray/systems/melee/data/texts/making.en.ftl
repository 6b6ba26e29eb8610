# What is said of figures that are made and kept.

## Why a figure cannot be kept.

no-adventurer-name = name { $named }: expected at most { $most } letters, one of them no digit, without underscores, bars, commas, = and double blanks
no-unknown-race = race { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-armor = armor { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-shield = shield { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-weapon = weapon { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-gear = gear { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-spell = spell { $named } is unknown; expected one of { JOIN($known, ", ") }
no-least = { $attribute } { $score } is below { $least }, the least of the race { $race }
no-wis = WIS { $score } is below IQ { $iq }
no-total = ST, DX, IQ and what WIS is above IQ come to { $score }; the race { $race } takes { $total }
no-strength = { $item } takes ST { $required }; ST is { $st }
no-staff = { $item } is for those who know a spell
no-ready = more than { $most } weapons are ready
no-hands = { JOIN($item, ", ") } take more than two hands
no-no-pack = things are packed and there is no pack
no-pack-elsewhere = a pack is not carried outside the pack
no-silver = the gear costs { $spent } silver; a figure has { $most }
no-spell-twice = { $spell } is known twice
no-spell-iq = { $spell } takes IQ { $required }; IQ is { $iq }
no-spell-count = more than { $most } spells are known
no-must-be-dead = at ST { $now } the figure is dead

## Between fights.

no-no-attribute = attribute { $named }: expected one of { JOIN($known, ", ") }
no-dead-advance = { $who } is dead
no-not-secure = { $who } is in a fight
no-highest = { $attribute } is { $most } at most
no-too-little-experience = { $who } has { $has } experience; the point costs { $cost }

## The sheet of a figure in the making.

making-group-attributes = Attributes
making-group-movement = Load and movement
making-group-weapons = Ready weapons
making-group-slung = Slung weapons
making-group-protection = Protection
making-group-things = What it has
making-group-spells = Spells
making-group-experience = Experience
making-row-race = race
making-row-st = ST, now of all
making-row-dx = standing adjDX
making-row-mind = IQ and WIS
making-row-capacity = spells known
making-row-fatigue = fatigue spent
making-row-state = state
making-row-points = points left
making-row-load = weight
making-row-ma = MA
making-row-ma-dropped = MA without the pack
making-row-paces = pace
making-row-front = hits stopped from the front
making-row-rear = hits stopped from side and rear
making-row-bare = bare hands
making-row-silver = silver spent
making-row-experience = experience
making-number = { $n }
making-of = { $now } of { $full }
making-race = { $race }: { $gift }
making-mind = { $iq } and { $wis }; the mind resists with { $mental }
making-exhausted = exhausted
making-down =
    { $dead ->
        [0] unconscious
       *[other] dead
    }
making-points =
    { $over ->
        [0] { $left ->
            [0] none of { $total }
           *[other] { $left } of { $total }
        }
       *[other] none, { $over } over { $total }
    }
making-load =
    { $weight }{ $tenths ->
        [0] { "" }
       *[other] .{ $tenths }
    } lb for ST { $st }: { $load }
making-ma = { $ma }, half { $half }
making-paces =
    { $run ->
        [0] { $jog ->
            [0] walks only
           *[other] jogs, does not run
        }
       *[other] runs
    }
making-item = { $item }
making-spellname = { $spell }
making-weapon =
    damage { $damage }; takes ST { $required } and { $hands ->
        [one] one hand
       *[other] two hands
    }; { JOIN($use, ", ") }{ $shots ->
        [0] { "" }
        [one] { "" }
       *[other] , { $shots } shots a turn
    }{ $reload ->
        [0] { "" }
        [one] , a turn to reload
       *[other] , { $reload } turns to reload
    }{ $bonus ->
        [0] { "" }
       *[other] ; thrown with +2 DX
    }
making-weapon-short =
    damage { $damage }; { JOIN($use, ", ") }{ $shots ->
        [0] { "" }
        [one] { "" }
       *[other] , { $shots } shots a turn
    }{ $reload ->
        [0] { "" }
        [one] , a turn to reload
       *[other] , { $reload } turns to reload
    }{ $bonus ->
        [0] { "" }
       *[other] ; thrown with +2 DX
    }
making-cover =
    stops { $stops } { $stops ->
        [one] hit
       *[other] hits
    }{ $dx ->
        [0] { "" }
       *[other] ; DX { $dx } less
    }
making-damage = damage { $damage }
making-thing =
    { $cost } silver, { $weight }{ $tenths ->
        [0] { "" }
       *[other] .{ $tenths }
    } lb{ $packed ->
        [0] { "" }
       *[other] , in the pack
    }
making-spell =
    { $kind }, IQ { $iq }, ST { $cost }{ $renew ->
        [0] { "" }
       *[other] , renewed for { $renew }
    }: { $spelleffect }
making-spell-short =
    ST { $cost }{ $renew ->
        [0] { "" }
       *[other] , renewed for { $renew }
    }: { $spelleffect }
making-experience = { $has }; { $gained } points bought; the next costs { $cost }, of WIS { $wis }

## The card of a figure that is kept.

making-attribute = { $attribute }
making-card-ma = MA
making-card-ma-title = movement allowance, as loaded
making-card-dx-title = standing adjDX of DX
making-card-gained =
    { $count ->
        [0] new
        [one] 1 point bought
       *[other] { $count } points bought
    }
making-card-experience = { $count } experience
making-card-spells =
    { $count ->
        [one] 1 spell
       *[other] { $count } spells
    }
making-card-wounds =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
making-card-fatigue = { $count } fatigue
making-advance-cost = costs { $cost } of { $has } experience
making-race-facts = ST { $st }, DX { $dx }, IQ { $iq } and { $extra } points
making-race-rule = { $race }: at least ST { $st }, DX { $dx }, IQ { $iq }; with WIS above IQ { $total } in all.
making-line = { $race } ST { $st } DX { $dx } IQ { $iq } WIS { $wis }; { $state }; { $gear }{ $spells }{ $learned }
making-line-gear = has { $item }
making-line-nothing = has nothing
making-line-spells = ; knows { $spell }
making-line-learned = ; { $has } experience
making-line-well = unhurt
making-line-hurt =
    { $dead ->
        [0] ST now { $now } ({ $wounds } hits, { $fatigue } fatigue)
       *[other] dead
    }
making-leaf = { $who }
making-leaf-beside = { $race }, { $gained } points bought
making-leaf-strength = ST { $st }: hits
making-leaf-fatigue = Fatigue
making-leaf-low = DX -3
making-leaf-down = unconscious
making-leaf-dead = dead
making-leaf-exhausted = exhausted
making-leaf-notes = Notes

## What an attack may be.

making-odds-hit = hit
making-odds-hits = hits that get through
making-odds-multiple = double or triple
making-odds-out = out of the fight
making-odds-dead = dead
making-odds-policy = Face to face in the open; thrown from { $thrown } hexes, shot from { $shot }. With four dice the target defends or dodges.

## Words.

gift-none = nothing besides
gift-quick = MA at least 12 without armor
gift-double = ST counts double for its load
gift-thrower = +2 DX with thrown weapons
weaponkind-hand = hand weapons
weaponkind-pole = pole weapons
weaponkind-thrown = thrown weapons
weaponkind-missile = missile weapons
use-melee = melee
use-thrown = thrown
use-pole = pole
use-missile = missile
spellkind-m = missile spell
spellkind-t = thrown spell
spellkind-c = creation spell
spellkind-s = special spell
load-unencumbered = unencumbered
load-light = light load
load-medium = medium load
load-heavy = heavy load
load-overloaded = overloaded
part-hits = hits
