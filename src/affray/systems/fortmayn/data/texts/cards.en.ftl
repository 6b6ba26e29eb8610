### The reference cards to print.

card-beside = Reference card
card-what = what
card-does = what it does
card-no = –
card-tenths = { $whole }.{ $tenths }
card-die = d{ $die }
card-type = { $type }
card-source = { $source }
card-applies = { $applies }
card-item = { $item }
card-band = { $band }
card-ranged = { $ranged }
card-oofa = { $oofa }
card-spell = { $spell }
card-spelltext = { $spelltext }
card-unit = { $unit }
card-theme = { $theme }
card-chance = { $chance }
card-likelihood = { $likelihood }
card-oracle = { $oracle }
card-consequence = { $consequence }
card-disgrace = { $disgrace }
card-reaction = { $reaction }
card-behaviour = { $behaviour }
card-oddity = { $oddity }
card-tests = Tests
card-ranged-attacks = Ranged attacks
card-fallen = The fallen
card-lore = Talk and magic
card-time = Time and distance
card-oracle-card = Oracle
card-prices = Prices
card-house = House rules in force

## Tests

card-reading = Reading a roll
card-low = 1 to 2
card-low-does = the die is at risk of being lost for a time
card-middle = 3 to 4
card-middle-does = nothing
card-hit = 5 and more
card-hit-does = removes one Difficulty Die
card-order = order
card-order-does =
    { $before ->
        [0] hits come off first; what is left may harm
       *[other] the Difficulty before the roll may harm
    }
card-cap = cap
card-cap-does =
    { $all ->
        [0] no roll costs more dice than Difficulty Dice are left; stunts and spells excepted
       *[other] a test outside conflict loses every 1 and 2
    }
card-unstated = Difficulty not stated
card-unstated-does = 1
card-again = again
card-again-does = removed Difficulty Dice stay off while the scene lasts; anybody may roll again with another action
card-empty = no dice ready
card-empty-does = nothing is rolled; a BODY test that takes the last BODY Die puts the character Out of Action
card-types = Types
card-type-head = type
card-body = BODY
card-head = HEAD
card-unarmed = unarmed
card-knacks = advantage on
card-tasks = { JOIN($tasks, ", ") }
card-chain = The chain of dice
card-hampered = disadvantage
card-die-head = die
card-helped = advantage
card-stacking =
    { $how ->
        [0] More sources for than against: one step up; more against: one down; never more than one.
        [1] Any for and any against cancel each other; else one step.
       *[2] The number of sources for less that against makes as many steps.
    } { $below ->
        [0] A step past an end stays there.
       *[other] Below the d4 nothing removes.
    }
card-sources = Sources
card-source-head = source
card-step-head = step
card-applies-head = applies to
card-stunts = Stunts
card-stunt-first = declare
card-stunt-first-does =
    { $text ->
        [0] before the roll
       *[other] before the roll, in a sentence of what is done
    }
card-stunt-majority = more than half of the dice 5 and more
card-stunt-majority-does = overcome outright, whatever the Difficulty
card-stunt-short = short of that
card-stunt-short-does =
    { $nothing ->
        [0] hits remove Difficulty Dice as ever
       *[other] nothing is removed
    }
card-stunt-price = price
card-stunt-price-does =
    { $saves ->
        [0] every 1 and 2 is lost, without a cap; armor saves none
       *[other] every 1 and 2 is lost, without a cap; armor may save
    }
card-stunt-limit = again
card-stunt-limit-does =
    { $once ->
        [0] as often as one likes
       *[other] once for each opponent or obstacle and scene
    }
card-chances = Overcoming in one roll
card-dice-head = dice
card-of-die = d{ $die } against Difficulty
card-chances-note = In small: the dice that the roll costs on average.

## Melee

card-melee = Melee
card-ounce = An Ounce
card-ounce-declare = 1 declare
card-ounce-declare-does = all say what they do: a move, one action
card-ounce-moves = 2 moves
card-ounce-moves-does = the characters', then the foes'
card-ounce-acts = 3 actions
card-ounce-acts-does = the characters' shots, spells and other actions, in the players' order
card-ounce-shots = 4 foes' shots
card-ounce-shots-does = each makes its target roll
card-ounce-rolls = 5 melee
card-ounce-rolls-does = nearest pair first, ties in the players' order
card-ounce-end = 6 end
card-ounce-end-does = what the Ounce ends
card-blows = A melee roll
card-blow-each = who
card-blow-each-does = all ready BODY Dice, once against each opponent that one fights or is attacked by
card-blow-removes = 5 and more
card-blow-removes-does = removes a Difficulty Die
card-blow-exposes = 1 to 2
card-blow-exposes-does =
    { $before ->
        [0] exposes a BODY Die, as many as Difficulty Dice are left; armor may save it, else it is wounded
       *[other] exposes a BODY Die, as many as there were Difficulty Dice; armor may save it, else it is wounded
    }
card-blow-back = the foe's blow
card-blow-back-does =
    { $separate ->
        [0] is in the same roll
       *[other] is a roll of its own: the first only removes, each foe still standing then calls for one that only defends
    }
card-blow-defend = defending only
card-blow-defend-does = whose action went elsewhere removes nothing and is exposed by all Difficulty Dice
card-blow-out = out
card-blow-out-does = no Difficulty Dice left, or no BODY Die ready: at once
card-weapons = Weapons
card-weapon-none = unarmed
card-weapon-none-does = one die smaller; 4 and more removes
card-weapon-surprise = surprise
card-weapon-surprise-does = disadvantage of the surprised, advantage of who surprises, in the first exchange
card-weapon-sizes = size
card-weapon-sizes-does = with an adequate narration a Brawny with the larger weapon, a Brainy with the smaller, has advantage
card-weapon-mounted = mounted
card-weapon-mounted-does = advantage against a foe on foot; on foot against a rider disadvantage
card-duels = Winning to the end, alone and unarmored
card-dd-head = Difficulty of the foe
card-duels-note = From the table that comes with the rules.

## Ranged attacks
card-reaches = Where it works
card-weapon-head = weapon
card-shooting = Shooting
card-shot = shooting
card-shot-does = all ready HEAD Dice; 5 and more removes; no die is lost
card-shot-at = being shot at
card-shot-at-does = all ready BODY Dice; each 1 to 2 is exposed, as many as the shooter has Difficulty Dice; armor may save
card-shot-distant = Distant
card-shot-distant-does = disadvantage to shoot, advantage when shot at
card-shot-firearm = firearm
card-shot-firearm-does =
    { $cancel ->
        [0] advantage at every range, in place of what Distant does
       *[other] advantage, which Distant cancels
    }
card-shot-at-firearm = shot at with a firearm
card-shot-at-firearm-does = disadvantage at every range
card-shot-ammo = ammunition
card-shot-ammo-does = one usage roll for each attack, hit or miss
card-shot-close = foe Close
card-shot-close-does =
    { $guns ->
        [0] no shooting
       *[other] only a handgun; the melee roll then only defends
    }

## Armor

card-armor = Armor and usage dice
card-armors = Armor and shields
card-item-head = thing
card-whole = whole
card-a-step-down = a step down
card-coins-head = coins
card-saves = Saving and wear
card-save = a save
card-save-does = in combat a shield or worn armor saves an exposed BODY Die for one usage roll, whatever it shows; as many as one likes
card-damaged = damaged
card-damaged-does = below its own die: disadvantage on all BODY and HEAD rolls while it is worn
card-broken = broken
card-broken-does = below the d4 it is gone, and hampers no more
card-fives = exact fives
card-fives-does = each 5 that hits an armored foe also lowers its shield a step, then its armor
card-magic-armor = magic armor
card-magic-armor-does = its usage roll takes the next bigger die
card-sunder = sunder
card-sunder-does = a Brawny about to be put out destroys a shield or armor instead and keeps one BODY Die
card-repairs = Repair of worn armor
card-present = die
card-after = after
card-craft-head = Difficulty by craft
card-repairs-note = For coins: ten times a roll of its present die, which may be declined. By craft: a Brainy's HEAD test, an Hour, materials. Shields are never repaired.
card-usage = Usage dice
card-use = use
card-use-does = one ranged attack, one Hour of light, one meal, one sprinkling, one draught, one patient, one saved die
card-down = 1 to 2
card-down-does = one step down: d12, d10, d8, d6, d4
card-spent = on a d4
card-spent-does = used up; this use still counts

## The fallen

card-falls = Out of Action
card-face-head = die
card-result-head = result
card-falls-does =
    { $result ->
        [ko] no lasting harm
        [fat-head] disadvantage on all rolls for { $moments } Moments
        [cracked-bones] { $zero ->
            [0] one BODY Die less for good, not below 1
           *[other] one BODY Die less for good
        }
        [crippled] one BODY Die is left for good
        [disfigured] roll all HEAD Dice owned; each 1 and 2 is gone for good
       *[dead] dead
    }
card-falls-note = Once the danger is over, who is recovered rolls one BODY Die (Brawny d{ $strong }, Brainy d{ $weak }); all but the dead are back with one BODY Die ready. Who cannot be recovered is lost.
card-healing = Healing
card-sleep = meal and sleep
card-sleep-does = { $hours } Hours and a meal together restore all dice; either alone none
card-herbs = herbs, wine
card-herbs-does = in an Hour of rest a usage roll restores a BODY Die, or a HEAD Die, once to each comrade
card-bounds = bounds
card-bounds-does = never above the dice owned, never below zero
card-up-again = up again
card-up-again-does = who is healed from zero is up, and needs no roll

## Talk and magic

card-talk = Talk
card-talk-roll = talking
card-talk-roll-does =
    { $off ->
        [0] as melee, with HEAD Dice; no armor helps
       *[other] a plain HEAD test
    }
card-talk-out = out
card-talk-out-does = at 0 Difficulty Dice the other gives way; at 0 HEAD Dice one is out of this talk, and rolls for disgrace
card-talk-sunder = attachment
card-talk-sunder-does = a Brainy about to be put out gives one up and keeps one HEAD Die
card-react = reaction
card-react-does = creatures without a set mind: the lead rolls all ready HEAD Dice, picks one, and reads its row; none is lost
card-banishing = Banishing undead
card-banish-whom = whom
card-banish-whom-does =
    { $close ->
        [0] all that are Nearby or Distant
       *[other] all that are Close, Nearby or Distant
    }
card-banish-roll = roll
card-banish-roll-does =
    { $group ->
        [0] HEAD Dice, as in talk, once for each, Nearby first; a holy symbol gives advantage
       *[other] HEAD Dice, as in talk, once for all; a holy symbol gives advantage
    }
card-banish-gone = banished
card-banish-gone-does =
    { $reset ->
        [0] at 0 it stays Far-Away for 2d4 Moments; Difficulty Dice taken from others stay off
       *[other] at 0 it stays Far-Away for 2d4 Moments; the others have their Difficulty Dice back
    }
card-casting = Casting
card-cast-from = from
card-cast-from-does = a book at hand, or memory
card-cast-roll = roll
card-cast-roll-does = all ready HEAD Dice; every 1 and 2 is exhausted, 5 and more removes a Difficulty Die of the target
card-cast-holds = takes hold
card-cast-holds-does = at 0 Difficulty Dice, which may be so from the start; else try again
card-cast-forget = forgetting
card-cast-forget-does =
    { $shock ->
        [0] a memorised spell that takes the last HEAD Die is forgotten, and works
       *[other] a memorised spell that takes the last HEAD Die is forgotten, and works; the caster is unconscious until a HEAD Die returns
    }
card-cast-memory = memorising
card-cast-memory-does = in sleep, with the book: as many different spells as HEAD Dice owned
card-spells = Spells
card-spell-head = spell
card-spell-dd = Difficulty
card-against =
    { $against ->
        [creature] the creature's
        [obstacle] the obstacle's
       *[other] { $against }
    }

## Time and distance

card-units = Time
card-unit-head = unit
card-ounces-head = Ounces
card-seconds-head = seconds
card-bands = Distance
card-band-head = band
card-feet-head = feet
card-feet =
    { $most ->
        [0] more than { $least }
       *[other] { $least ->
            [0] up to { $most }
           *[other] more than { $least }, up to { $most }
        }
    }
card-moving = Moves in an Ounce
card-from-head = from
card-act-head = with an action
card-run-head = without one
card-reach = { JOIN($bands, ", ") }
card-moving-note = Overloaded: never more than the move with an action.
card-exploring = Exploring
card-moment = a Moment
card-moment-does =
    { $free ->
        [0] { $ounces } Ounces; one exploring test, event dice at its start
       *[other] { $ounces } Ounces; tests cost no time, event dice at its start
    }
card-pace = pace
card-pace-does = { $yards } yards in a Moment, { $miles } miles in an Hour
card-light = light
card-light-does = a torch or fed lantern serves all who are Close to Nearby; a usage roll each Hour
card-rest = an Hour of rest
card-rest-does = { $moments } Moments, one event roll, herbs and wine
card-camp = a camp
card-camp-does = { $hours } Hours with a meal; ask whether anybody disturbs it
card-events = Event dice
card-theme-head = die
card-rise-head = rise
card-events-note = Five d6 in their order at the start of a Moment; one that is higher than its last roll triggers the event of its rise. The first roll in a new place triggers nothing.

## Oracle

card-likelihoods = How likely is a yes?
card-likelihood-head = likelihood
card-yes-head = yes
card-answers = Answers
card-answer-head = answer
card-asks-head = asks back, by a d6
card-asks = { JOIN($questions, " / ") }
card-answers-note = 4 and more is a yes. A d6 is rolled along: where both dice show the same the answer is unexpected too.
card-after-card = Afterwards
card-after-head = after
card-failed-test = a test not overcome
card-lost-talk = a talk lost
card-taking = Reactions
card-reaction-head = reaction
card-oddities = Something unexpected

## Prices

card-goods = To buy
card-bulk-head = bulk
card-hands-head = hands
card-use-head = use
card-use-for =
    { $effect ->
        [advantage] advantage on { $task }
       *[enable] for { $task }
    }
card-other-gear = filler
card-goods-note = Selling pays half; armor and shields count at their present die.
card-load = Load
card-hands = two hands
card-hands-does = hold { $most }: things of bulk 1, a big one is 2, trifles 0; worn armor and clothes are free
card-containers = containers
card-containers-does = with a backpack { $backpack }, with a small sack in hand { $small }, with a large sack in both hands { $large }
card-excess = more
card-excess-does = disadvantage on all BODY and HEAD rolls, and no move beyond Nearby
card-heavy = heavy things
card-heavy-does = a BODY test when lifted and again each Hour, or it is set down

## House rules

card-options = Options
card-option = option
card-value = value
card-effect = what it settles
card-clause = clause

## What sources apply to

applies-task = the listed task
applies-surprising = melee, first exchange
applies-weapon-size = melee, narrated
applies-mounted = melee against a foe on foot
applies-magic-weapon = melee and ranged attacks
applies-firearm = ranged attacks
applies-holy-symbol = banishing
applies-shooter-distant = being shot at from Distant
applies-equipment = the task of the thing
applies-gm = a ruling, either way
applies-surprised = melee, first exchange
applies-target-distant = ranged attacks
applies-overloaded = all BODY and HEAD rolls
applies-damaged-armor = all BODY and HEAD rolls
applies-damaged-shield = all BODY and HEAD rolls
applies-fat-head = all BODY and HEAD rolls for an Hour
applies-darkness = tests that need sight
applies-against-mounted = melee on foot against a rider
applies-firearm-shooter = being shot at with a firearm
ranged-bow = bow
ranged-sling = sling
ranged-thrown = thrown weapon
ranged-longarm = longarm
ranged-handgun = handgun

## What spells do

spelltext-illusory-torch = A steady cold flame only the caster's friends may carry; lights as a torch, burns nothing.
spelltext-whisper-far = A sentence is heard by a friend anywhere within a day's walk.
spelltext-quiet-feet = Footfalls and buckles make no sound; advantage to moving_silently.
spelltext-read-stones = The last hands to touch it are seen for a breath; ask one question about them.
spelltext-open-the-way = Bolts draw themselves; the obstacle's own Difficulty Dice must be removed.
spelltext-hold-the-way = The door gains 2 Difficulty Dice against forcing.
spelltext-mend = Snapped, torn or cracked things knit; worn armor gains one Usage Die step; never shields.
spelltext-sleep-of-poppies = The target sleeps when its last Difficulty Die goes; a blow wakes it.
spelltext-terror = The target sees its own death and runs to Far-Away when out of Difficulty Dice.
spelltext-command-word = One word of order is obeyed once; never self-murder.
spelltext-false-face = Onlookers see another person of the same build.
spelltext-phantom-host = Spears and banners on the ridge; foes make a reaction roll at once.
spelltext-fog-of-the-marsh = Sight ends at Close; ranged attacks are impossible through it.
spelltext-breath-of-embers = A gout of sparks; counts as fire.
spelltext-spear-of-night = A lance of cold shadow; counts as a magic weapon.
spelltext-bind-the-dead = The target stands still and answers three questions when out of Difficulty Dice.
spelltext-close-the-wound = Restores 1 BODY Die; works on one who is Out of Action.
spelltext-draw-venom = The poison is drawn out as black beads; one BODY Die lost to it returns.
spelltext-cat-eyes = Darkness gives no disadvantage to the caster.
spelltext-beast-tongue = Make the reaction roll again with advantage.
spelltext-lodestone = The caster knows the direction to it.
spelltext-river-step = Water bears the walkers' weight.
spelltext-stone-sleep = Seems a corpse; needs no air, food or drink.
spelltext-ward-circle = Undead and horrors outside may not step in until the caster leaves it.
