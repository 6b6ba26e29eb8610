### What is said of characters that are made and kept: the message of a sheet is `hero-` and what it is.

## Why one is refused

no-hero-word = { $reason }
no-hero-thing = { $item } is on no list: a find has its worth behind a $
no-hero-dice =
    { $body } BODY and { $head } HEAD Dice: expected { $count } in all, at least one BODY Die { $least ->
        [0] {""}
       *[other] and one HEAD Die
    }
no-hero-ready = more dice are wounded or exhausted than the { $body } BODY and { $head } HEAD Dice that there are
no-hero-worn =
    { $item } is no { $slot ->
        [shield] shield
       *[armor] armor
    }
no-hero-hands = what is held takes { $count } hands
no-hero-coins = { $coins } coins: expected ten times what 3d6 show, { $least } to { $most }
no-no-pool = { $given }: expected { JOIN($known, " or ") }
no-dead-hero = { $who } is dead
no-no-die = { $who } has no Die to assign: a milestone gives one

## The sheet

hero-group-dice = Dice
hero-group-fight = Fighting
hero-group-load = Load and coins
hero-group-things = Things
hero-group-spells = Spells
hero-group-bonds = Attachments
hero-row-type = type
hero-row-body = BODY
hero-row-head = HEAD
hero-row-style = style
hero-row-knacks = advantage on
hero-row-sunder = instead of being put out
hero-row-left = dice to split
hero-row-learned = gained and lost
hero-row-state = state
hero-row-strikes = in melee
hero-row-shoots = ranged
hero-row-shield = shield
hero-row-armor = armor
hero-row-hampers = disadvantage by
hero-row-load = bulk
hero-row-hands = hands free
hero-row-coins = coins
hero-row-bond = attachment
hero-row-career = career
hero-number = { $n }
hero-of = { $now } of { $full }
hero-type = { $type }
hero-dice =
    { $ready ->
        [0] none of { $most }d{ $die } ready
       *[other] { $ready } of { $most }d{ $die } ready
    }
hero-style = { $style }
hero-knacks = { JOIN($tasks, ", ") }
hero-sunder =
    { $type ->
        [brawny] destroys a shield or armor
       *[brainy] gives up an attachment, in talk
    }
hero-learned =
    { $gained } gained, { $maimed } lost for good{ $dice ->
        [0] {""}
       *[other] ; { $dice } to assign
    }
hero-state =
    { $dead ->
        [0] Fat Head for { $moments ->
            [one] { $moments } Moment
           *[other] { $moments } Moments
        }
       *[other] dead
    }
hero-strikes =
    d{ $die }, weapon of size { $size }{ $magic ->
        [0] {""}
       *[other] , magic
    }
hero-unarmed = d{ $die } with bare hands, 4 and more removes
hero-shoots =
    d{ $die }, { $ranged ->
        [bow] bow
        [sling] sling
        [thrown] thrown
        [longarm] longarm
       *[handgun] handgun
    }{ $magic ->
        [0] {""}
       *[other] , magic
    }
hero-hampers = { JOIN($sources, ", ") }
hero-cover =
    { $item } d{ $die }{ $damaged ->
        [0] {""}
       *[other] , damaged (whole d{ $own })
    }{ $magic ->
        [0] {""}
       *[other] , magic
    }
hero-load =
    { $bulk } of { $most }{ $over ->
        [0] {""}
       *[other] : overloaded
    }
hero-purse = { $left } of { $coins }, { $spent } spent
hero-thing =
    { $at ->
        [hand] in hand
        [slung] slung
        [worn] worn
       *[pack] carried
    }, bulk { $bulk }{ $die ->
        [0] {""}
       *[other] , d{ $die }
    }{ $magic ->
        [0] {""}
       *[other] , magic
    }{ $value ->
        [0] {""}
        [one] , { $value } coin
       *[other] , { $value } coins
    }
hero-item = { $item }
hero-spellname = { $spell }
hero-against =
    { $against ->
        [creature] against the Difficulty of the creature
        [obstacle] against the Difficulty of the obstacle
       *[other] against { $against }
    }
hero-spell =
    { $against ->
        [creature] against the Difficulty of the creature
        [obstacle] against the Difficulty of the obstacle
       *[other] against { $against }
    }{ $memorised ->
        [0] {""}
       *[other] ; memorised
    }
hero-bond = { $attachment }
hero-career = { $career }
hero-type-facts = BODY d{ $body }, HEAD d{ $head }
hero-type-rule =
    { $total } dice to split between BODY and HEAD, at least one each; { $type ->
        [brawny] may destroy a shield or armor instead of being put out
       *[brainy] advantage on { JOIN($tasks, ", ") }
    }
hero-price =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, bulk { $bulk }{ $die ->
        [0] {""}
       *[other] , d{ $die }
    }

## Cards and lines

hero-card-body = BODY
hero-card-head = HEAD
hero-card-coins = coins
hero-card-gained =
    { $count ->
        [one] { $count } Die gained
       *[other] { $count } Dice gained
    }
hero-card-dice =
    { $count ->
        [one] { $count } Die to assign
       *[other] { $count } Dice to assign
    }
hero-card-spells =
    { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }
hero-card-wounded = { $count } wounded
hero-card-exhausted = { $count } exhausted
hero-card-maimed = { $count } lost for good
hero-card-fat-head = Fat Head
hero-line =
    { $race }, BODY { $body }/{ $bodymax }, HEAD { $head }/{ $headmax }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $state ->
        [dead] dead
        [down] Out of Action
        [hurt] not fresh
       *[well] fresh
    }: { TALLY($things) }
hero-advance-cost =
    { $has ->
        [0] a milestone gives a Die
        [one] { $has } Die to assign
       *[other] { $has } Dice to assign
    }

## Odds

hero-odds-removed = DD removed
hero-odds-wounded = BODY Dice lost
hero-odds-felled = other out
hero-odds-out = out oneself
hero-odds-policy = One melee roll against { $dd } Difficulty Dice, as many as the other has BODY Dice ready; no armor is spent.

## Printed

hero-leaf = { $who }
hero-leaf-beside =
    { $type }{ $gained ->
        [0] {""}
       *[other] , { $gained } Dice gained
    }
hero-leaf-body = BODY Dice: cross the wounded
hero-leaf-head = HEAD Dice: cross the exhausted
hero-leaf-out = Out of Action
hero-leaf-spent = none ready
hero-leaf-usage = { $item } d{ $die }: cross on 1 or 2
hero-leaf-die = d{ $die }
hero-leaf-expended = gone
hero-leaf-notes = Notes

## Names

nothing-none = nothing
item-bare-hands = bare hands
item-one-handed-weapon-short = 1-Handed Weapon, short
item-one-handed-weapon-thrown = 1-Handed Weapon, thrown
item-one-handed-weapon-sling = Sling
item-two-handed-weapon-bow = Bow
form-short = short
form-thrown = thrown
form-sling = sling
form-bow = bow
attachment-regiment = the regiment
attachment-birthplace = the place of birth
attachment-rival = a rival
attachment-child = a child
