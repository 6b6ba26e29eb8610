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
