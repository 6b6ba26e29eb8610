### What is said of battlefields: what one may not be, and what makes one hard to play on.

field-piece = { $name }
field-zone = Zone of player { $number }
field-objective = Objective { $number }
no-field-size = expected a field of at least { $least } by { $least } inches
no-field-pieces = expected at most { $most } pieces of terrain, got { $got }
no-field-twice = expected an id of its own, got { $id } once more
no-field-players = expected the zones of two to four players, those of players 1 and 2 first, in their order
no-field-convex = expected a convex outline whose corners follow one after the other around it
no-field-outside = expected an outline on the field
no-field-objective = expected a place on the field
no-zones-overlap = it lies over the zone of player { $number }: both sides would deploy in the same place
no-zone-narrow = it is { DECIMAL($far) } inches wide where it is narrowest: a base of { $width } by { $depth } inches finds no room
no-zone-small = it has { DECIMAL($area) } square inches, and the bases of the ready army { $ready } alone take { DECIMAL($needed) }
no-terrain-in-zone = it takes room from the zone of player { $number }: no base may touch it there
no-objective-covered = it lies under { $name }, where no miniature can stand
field-counts =
    { DECIMAL($width) } by { DECIMAL($height) } inches, { $pieces ->
        [one] 1 piece of terrain
       *[other] { $pieces } pieces of terrain
    }, { $objectives ->
        [one] 1 objective
       *[other] { $objectives } objectives
    }{ $faults ->
        [0] .
        [one] ; 1 fault.
       *[other] ; { $faults } faults.
    }
field-verdict =
    { $faults ->
        [0] { $cautions ->
            [0] Nothing is wrong with it.
            [one] It can be played on; 1 caution.
           *[other] It can be played on; { $cautions } cautions.
        }
        [one] It cannot be played on: 1 fault.
       *[other] It cannot be played on: { $faults } faults.
    }

## The ready battlefields and their terrain

battlefield-open-meadow = Open meadow
battlefield-river-crossing = River crossing
battlefield-ruined-town = Ruined town
battlefield-broken-canyon = Broken canyon
battlefield-three-ways = Three ways
battlefield-standing-stones = Standing stones
battlefield-four-roads = Four roads
battlefield-market-square = Market square

terrain-west-copse = West copse
terrain-east-copse = East copse
terrain-pond = Pond
terrain-river-west-reach = River, west reach
terrain-river-middle-reach = River, middle reach
terrain-river-east-reach = River, east reach
terrain-mill = Mill
terrain-riverside-wood = Riverside wood
terrain-corner-house = Corner house
terrain-bakery = Bakery
terrain-church = Church
terrain-barracks = Barracks
terrain-warehouse = Warehouse
terrain-low-rubble-west = Low rubble, west
terrain-low-rubble-east = Low rubble, east
terrain-west-cliff = West cliff
terrain-east-cliff = East cliff
terrain-spire = Spire
terrain-chasm = Chasm
terrain-north-copse = North copse
terrain-south-west-copse = South-west copse
terrain-south-east-copse = South-east copse
terrain-north-east-copse = North-east copse
terrain-north-west-copse = North-west copse
terrain-hedge = Hedge
terrain-cairn = Cairn
terrain-standing-stone = Standing stone
terrain-pool = Pool
terrain-town-hall = Town hall
terrain-inn = Inn
terrain-granary = Granary
terrain-smithy = Smithy
terrain-garden-wall = Garden wall
