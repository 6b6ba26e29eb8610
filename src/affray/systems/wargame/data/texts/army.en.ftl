# What is said of army lists.

## Why one is refused.

no-over-limit = the army costs { DECIMAL($total) } of { DECIMAL($limit) } points: { DECIMAL($excess) } too many
no-too-little = { $class } have { DECIMAL($points) } points and must have { DECIMAL($bound) } or more: { DECIMAL($excess) } too few
no-too-much = { $class } have { DECIMAL($points) } points and may have { DECIMAL($bound) }: { DECIMAL($excess) } too many
no-no-units = there are no units in the army
no-unit-twice = two units go by this name
no-name = name { $named }: expected at most { $most } letters, one of them no digit, without underscores, bars, commas, colons, semicolons, = and double blanks
no-listed-name = { $named } is the name of a listed one
no-dice = action dice { $dice }: expected one die or more of d{ JOIN($known, ", d") }
no-stats = expected Move, Fight and Shoot of 0 or more, Defense of 1 or more, and a base
no-ability-twice = { $ability } is there twice
no-listed-price = { $ability } has its listed price
no-ability-type = { $ability } is for { $type ->
        [hero] heroes
       *[vehicle] vehicles
    }
no-nobody = a unit has one miniature or more
no-alone = { $type ->
        [hero] a hero
       *[vehicle] a vehicle
    } is a unit by itself, not one of { $count }
no-one-weapon = ordnance works one weapon, not { $count }
no-formation = { $type ->
        [vehicle] a vehicle has no formation
       *[other] expected regiment or skirmish as the formation
    }
no-files = { $files } files of { $count } miniatures: expected 1 to { $count }
no-no-files = only a regiment stands in files
no-cap = { $stat ->
        [move] Move
        [fight] own Fight
        [shoot] own Shoot
       *[defense] Defense
    } { DECIMAL($own) }: expected at most { $most }

## The ready armies.

army-name-fantasy = Host of the Green Vale
army-name-medieval = The Duke’s Muster
army-name-modern = Combined Arms Platoon
army-name-sci-fi = Orbital Landing Force
army-name-weird = The Midnight Expedition
unit-fantasy-spears = Vale spearmen
unit-fantasy-spears2 = Border axemen
unit-fantasy-archers = Elf longbows
unit-fantasy-riders = Light riders
unit-fantasy-dragon = Young dragon
unit-fantasy-wizard = Wizard
unit-fantasy-captain = Captain of the Vale
unit-medieval-pikes = Town spearmen
unit-medieval-longbows = Longbowmen
unit-medieval-crossbows = Crossbowmen
unit-medieval-trebuchet = Trebuchet and crew
unit-medieval-knights = Household knights
unit-medieval-duke = The Duke
unit-modern-rifles1 = Rifle squad one
unit-modern-rifles2 = Rifle squad two
unit-modern-snipers = Sniper pair
unit-modern-mortar = Mortar team
unit-modern-tank = Battle tank
unit-modern-officer = Platoon commander
unit-sci-fi-troopers1 = Red ray troopers
unit-sci-fi-troopers2 = Blue ray troopers
unit-sci-fi-plasma = Plasma mortar team
unit-sci-fi-walker = Strider walker
unit-sci-fi-psion = Psion
unit-sci-fi-major = Major of the landing
unit-weird-dead = Risen dead
unit-weird-cultists = Masked cultists
unit-weird-coil = Lightning coil crew
unit-weird-hounds = Fog hounds
unit-weird-golem = Stitched giant
unit-weird-professor = The Professor
unit-weird-gunslinger = The Gunslinger

## What an army costs and has.

army-points = { DECIMAL($value) } points
army-unit-title = { $name }: { $count } { $type }
army-product = { JOIN(DECIMAL($factors), " × ") } = { DECIMAL($value) }
army-quotient = ({ JOIN(DECIMAL($terms), " + ") }) / { $divisor } = { DECIMAL($value) }
army-sum = { JOIN(DECIMAL($parts), " + ") } = { DECIMAL($value) }
army-weapon-sum = { DECIMAL($by-fight) } × { DECIMAL($fight) } + { DECIMAL($by-shoot) } × { DECIMAL($shoot) } + { DECIMAL($by-range) } × { DECIMAL($range) } = { DECIMAL($value) }
army-unit-product = { $count } × { DECIMAL($each) } = { DECIMAL($value) } points
army-unit-sum = { $count } × { DECIMAL($each) } + { DECIMAL($once) } = { DECIMAL($value) } points
army-term-move = dice × die × Move
army-term-defense = die × Defense
army-term-fight = 10 × own Fight
army-term-shoot = 10 × own Shoot
army-term-defense-all = dice × die × Defense
army-term-fight-all = dice × 10 × own Fight
army-term-shoot-all = dice × 10 × own Shoot
army-row-miniature = miniature
army-row-weapon = { $weapon }
army-row-ability = { $ability }
army-own-ability = { DECIMAL($value) } points; for the special action, on whose effect the players agree
army-row-each = each
army-row-rounded = each, rounded
army-row-once = the weapon, once
army-row-unit = unit
army-group-units = Units
army-group-shares = Points
army-unit-facts =
    { $count } { $type }, { $dice }, Move { DECIMAL($move) }, Fight { $fight }, Shoot { $shoot }, Defense { $defense }, range { DECIMAL($reach) }; { JOIN($weapons, ", ") }; { JOIN($abilities, ", ") }; { $formation ->
        [regiment] regiment in { $files ->
            [one] { $files } file
           *[other] { $files } files
        }
        [skirmish] skirmish
       *[none] no formation
    }
army-unit-value = { army-unit-facts }: { DECIMAL($value) } points
army-row-total = all units
army-total = { DECIMAL($value) } of { DECIMAL($limit) } points, { DECIMAL($by) } { $over ->
        [1] too many
       *[0] left
    }
army-row-class = { $class }
army-share = { DECIMAL($value) } points, at { $least ->
        [1] least
       *[0] most
    } { DECIMAL($bound) }{ $missed ->
        [1] : { DECIMAL($by) } { $least ->
            [1] too few
           *[0] too many
        }
       *[0] {""}
    }
weapon-none = no weapons
ability-none = no abilities

## An army on paper.

army-beside = { DECIMAL($value) } of { DECIMAL($limit) } points
army-row-broken = the army is broken when it has lost
army-notes = Notes
army-number = { DECIMAL($value) }
army-type = { $type }
army-weapons = { JOIN($weapons, ", ") }
army-abilities = { JOIN($abilities, ", ") }
army-formation = { $formation ->
        [regiment] regiment, { $files } wide
       *[other] { $formation }
    }
army-group-gear = Equipment
army-facing-front = front
army-facing-left = left
army-facing-right = right
army-facing-rear = rear
army-track-move = { $name }: Move
army-track-defense = { $name }: Defense
army-track-range = { $name }: range
army-track-facing = { $name }: facings lost
army-removed = removed
army-head-unit = unit
army-head-count = number
army-head-type = type
army-head-dice = dice
army-head-move = Move
army-head-fight = Fight
army-head-shoot = Shoot
army-head-defense = Defense
army-head-reach = range
army-head-weapons = weapons
army-head-abilities = abilities
army-head-formation = formation
army-head-each = each
army-head-points = points
army-faults = { $count ->
        [0] It may play.
        [one] { $count } rule is broken.
       *[other] { $count } rules are broken.
    }

system-summary = Units of miniatures on a table in inches: regiments and skirmishers, ordnance, vehicles, heroes; armies by points.
system-purpose = For an evening with whole armies: deploy, march, shoot, and break the other side before it breaks you.

expected-line = expected KEY=VALUE, such as like=fantasy/spears n=10
expected-two-decimals = expected a number from 0 to { $most } of at most two decimals, got { $given }
