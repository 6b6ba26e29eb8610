### What is said of life between rolls: usage dice, healing, making a character, talk, magic, chance, the market.

## What dice are thrown for

roll-usage = Usage Die
roll-price = Price of the repair
roll-coins = Coins
roll-career = Career
roll-event = Event die
roll-likelihood = Oracle, likelihood
roll-oddity = Oracle, oddity
roll-question = Oracle, question
roll-prompt = Oddity
roll-disgrace = Disgrace
roll-consequence = Consequence
roll-talk = Talk
roll-banish = Banishing
roll-banished = Time banished
roll-cast = Spell
roll-reaction = Reaction
roll-rooms = Rooms of the level
roll-room = Room
roll-content = What the room holds
roll-exit = Which exit
roll-obstacle = Obstacle
roll-scale = Size of the meeting
roll-creature = Creature
roll-tier = Tier of the treasure
roll-treasure = Treasure
roll-value = Coins in it
roll-quest = Quest
roll-goal = The goal
roll-found-spell = Spell in the book

## What the rules tell

event-used =
    Usage Die d{ $thrown }: { $face }, { $left ->
        [0] used up
       *[other] { $face ->
            [1] down to
            [2] down to
           *[other] still
        } d{ $left }
    }.
event-repair-price = The repair would cost { $cost } coins.
event-event-die =
    Event die { $number }: { $now }{ $last ->
        [0] {""}
       *[other] { " after" } { $last }
    }{ $rise ->
        [0] {""}
       *[other] , up by { $rise }
    }.
event-oracle-dice = the dice of the oracle: { $shown }; oddity { $oddity }; question number { $question }
head-spent =
    { $exhausted ->
        [0] { $ready ->
            [0] no HEAD Die is ready
            [one] the HEAD Die stays ready
           *[other] all { $ready } HEAD Dice stay ready
        }
        [one] one HEAD Die is exhausted, { $ready } ready
       *[other] { $exhausted } HEAD Dice are exhausted, { $ready } ready
    }
dice-removed =
    { $removed ->
        [0] nothing removed
        [one] one Difficulty Die removed
       *[other] { $removed } Difficulty Dice removed
    }, { $left ->
        [0] none left
       *[other] { $left } left
    }
event-talked =
    { $thrown ->
        [0] { $exhausted ->
            [0] { $apart ->
                [1] {""}
               *[0] no dice to roll:{" "}
            }
           *[other] {""}
        }
       *[other] { dice-shown }
    }{ dice-removed }; { head-spent }.
event-turned =
    { $thrown ->
        [0] { $exhausted ->
            [0] { $apart ->
                [1] {""}
               *[0] no dice to roll:{" "}
            }
           *[other] {""}
        }
       *[other] { dice-shown }
    }{ dice-removed }; { head-spent }.
event-banished-time =
    Banished for { $moments ->
        [one] { $moments } Moment
       *[other] { $moments } Moments
    }.
event-cast =
    { $thrown ->
        [0] { $exhausted ->
            [0] { $apart ->
                [1] {""}
               *[0] no dice to roll:{" "}
            }
           *[other] {""}
        }
       *[other] { dice-shown }
    }{ $removed ->
        [0] { $left ->
            [0] nothing stands against it
           *[other] { dice-removed }
        }
       *[other] { dice-removed }
    }; { head-spent }.
event-picked = The die of { $value } decides.
event-betrayed = An attachment is given up: one HEAD Die stays ready.
event-coins = { $coins } coins to begin with.

## What happens

event-treats =
    { $own ->
        [0] { $who } tends { $whom } with { $item }
       *[other] { $who } takes { $item }
    }: { $body ->
        [one] { $body } BODY Die
       *[other] { $body } BODY Dice
    } and { $head ->
        [one] { $head } HEAD Die
       *[other] { $head } HEAD Dice
    } ready.
event-eats = { $who } eats: { $item } of { $whose }.
event-goes-hungry = { $who } has nothing to eat: no sleep gives dice back.
event-slept =
    { $who } has slept: { $body ->
        [one] { $body } BODY Die
       *[other] { $body } BODY Dice
    } and { $head ->
        [one] { $head } HEAD Die
       *[other] { $head } HEAD Dice
    } ready.
event-spell-holds =
    { $healed ->
        [1] { $who } heals { $whom } with { $spell }: BODY { $body } of { $most }.
        [2] With { $spell } { $who } is better: BODY { $body } of { $most }.
       *[0] { $spell } of { $who } takes hold{ $aimed ->
            [1] {" "}of { $whom }.
           *[0] .
        }
    }
event-reacts = { JOIN($creatures, ", ") }: { $reaction }.

## Choices

prompt-pick = { $who } picks a die of the reaction roll
choice-pick = the die of { $face }: { $reaction }
prompt-betray = { $who } would be put out: is an attachment given up?
choice-betray =
    { $number ->
        [0] no
       *[other] { $attachment }
    }

## Sources

source-quiet-feet = Quiet Feet
source-new-detail = a detail noticed
source-position = worse position
source-laughed-at = laughed at
source-marked = marked

## Why not: making a character

no-person-name = name { $named }: expected at most { $most } letters, not digits alone, without underscores, bars, commas, = and double blanks
no-name-taken = { $named } is a name in use
no-person-type = type { $given }: expected { JOIN($known, " or ") }
no-four-dice = { $body } BODY and { $head } HEAD Dice: expected four in all, at least one of each
no-weapon-form = weapon { $given }: expected a plain one, or { JOIN($known, ", ") }
no-two-attachments = { $count } attachments: expected two different ones of at most { $most } letters each
no-careers-off = there are no careers in this game
no-career-unknown = career { $given } is unknown; expected one of { JOIN($known, ", ") }
no-spells-unknown = unknown spells: { JOIN($given, ", ") }; expected some of { JOIN($known, ", ") }
no-spells-at-start =
    { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }: expected { $due } to begin with

## Why not: things and coins

no-not-sold =
    { $item } is not for sale{ $near ->
        [0] {""}
       *[other] ; there is { JOIN($items, ", ") }
    }
no-no-such-form = { $item } cannot be described as { $form }
no-no-wineskin = { $who } has no wineskin to fill
no-too-dear = { $who } has { $coins } coins, and it costs { $cost }
no-has-on = { $who } wears { $item }: only what is carried in the hands or the pack can be sold
no-has-not = { $who } does not have { $item }
no-worth-nothing = nobody pays anything for { $item }
no-no-maker = only a Brainy builds and mends
no-no-materials = building and mending takes materials and time
no-nobody-to-treat = nobody called { $whom } can be tended
no-no-remedy = { $item } restores nothing
no-treated-already = { $whom } has had { $item } in this rest

## Why not: magic

no-no-magic = there is no magic in this game
no-spell-source = { $given }: expected { JOIN($known, " or ") }
no-spell-not-known = { $who } does not know { $spell }
no-no-head-dice = { $who } has no HEAD Die ready
no-not-memorised = { $who } has not memorised { $spell }
no-no-book = { $who } has no book at hand with { $spell }
no-too-many-spells =
    { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }: { $who } can memorise { $most } different ones
no-nothing-to-learn = { $who } has nothing to learn { $spell } from
no-spell-unknown = there is no spell { $spell }
no-spell-target =
    { $aimed ->
        [0] { $spell } needs a target
       *[other] { $spell } cannot be aimed at { $target }
    }

## Things that are carried

item-belonging-river-pilot = { belonging-river-pilot }
item-belonging-grave-robber = { belonging-grave-robber }
item-belonging-temple-acolyte = { belonging-temple-acolyte }
item-belonging-sapper = { belonging-sapper }
item-belonging-hill-scout = { belonging-hill-scout }
item-belonging-apothecary = { belonging-apothecary }
item-belonging-mummer = { belonging-mummer }
item-belonging-bailiff = { belonging-bailiff }
item-belonging-shipwright = { belonging-shipwright }
item-belonging-falconer = { belonging-falconer }
item-belonging-forger = { belonging-forger }
item-belonging-duelling-second = { belonging-duelling-second }
item-belonging-mule-driver = { belonging-mule-driver }
item-belonging-steeplejack = { belonging-steeplejack }
item-belonging-locksmith = { belonging-locksmith }
item-belonging-surgeon-mate = { belonging-surgeon-mate }
item-belonging-cartographer = { belonging-cartographer }
item-belonging-smuggler = { belonging-smuggler }
item-belonging-pit-fighter = { belonging-pit-fighter }
item-belonging-storyteller = { belonging-storyteller }
item-purse = { treasure-purse }
item-silver-ring = { treasure-silver-ring }
item-bronze-mask = { treasure-bronze-mask }
item-oil-jar = { treasure-oil-jar }
item-good-blade = { treasure-good-blade }
item-salt-block = { treasure-salt-block }
item-amber-beads = { treasure-amber-beads }
item-field-kit = { treasure-field-kit }
item-ivory-case = { treasure-ivory-case }
item-gold-torc = { treasure-gold-torc }
item-captain-mail = { treasure-captain-mail }
item-map = { treasure-map }
item-silk = { treasure-silk }
item-small-idol = { treasure-small-idol }
item-letters = { treasure-letters }
item-pearl = { treasure-pearl }
item-diamond = { treasure-diamond }
item-crown = { treasure-crown }
item-magic-blade = { treasure-magic-blade }
item-magic-mail = { treasure-magic-mail }
item-urn = { treasure-urn }
item-chest = { treasure-chest }
item-deed = { treasure-deed }

## Tables of filler

table-events = events
table-oracle = oracle
table-oracle-likelihood = likelihoods of the oracle
table-oracle-questions = questions of the oracle
table-bestiary = creatures
table-obstacles = obstacles
table-spells = spells
table-careers = careers
table-rooms = rooms
table-room-contents = contents of rooms
table-treasures = treasures
table-quests = quests
table-oddities = oddities
table-consequences = consequences
table-disgrace = disgrace
