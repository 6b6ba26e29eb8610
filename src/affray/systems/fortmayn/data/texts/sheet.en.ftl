### What stands on the sheet of somebody or something on the stage.

## Groups

sheet-dice = Dice
sheet-gear = Shield and armor
sheet-seen = Things that everybody sees
sheet-things = Things
sheet-spells = Spells
sheet-story = Story
sheet-specials = Special

## Lines

sheet-row-type = Type
sheet-row-body = BODY
sheet-row-head = HEAD
sheet-row-coins = Coins
sheet-row-load = Load
sheet-row-career = Career
sheet-row-attachment = Attachment
sheet-row-creature = Creature
sheet-row-difficulty = Difficulty Dice
sheet-row-shield = Shield
sheet-row-armor = Armor
sheet-row-reaction = Reaction
sheet-row-obstacle = Obstacle
sheet-row-asks = Asks for
sheet-row-special = Special

## Values

sheet-number = { $n }
sheet-left = { $left } of { $most }
sheet-pool =
    { $left } of { $most } d{ $die }{ $stepped ->
        [1] , rolled as d{ $now }
       *[0] {""}
    }
sheet-wear =
    d{ $die }{ $worn ->
        [1] {" "}of d{ $own }
       *[0] {""}
    }{ $magic ->
        [1] , magic
       *[0] {""}
    }
sheet-broken = broken
sheet-thing =
    { $at ->
        [hand] in hand
        [pack] in the pack
        [worn] worn
       *[slung] slung
    }{ $die ->
        [0] {""}
       *[other] , usage die d{ $die }
    }{ $state ->
        [lit] , lit
        [magic] , magic
       *[plain] {""}
    }
sheet-memorised = memorised
sheet-known = in the book
sheet-asks = { $pool }, { $task }
