### What is said of conflicts: meetings, parleys, the Ounces of a fight, what comes after.

## What is asked

prompt-parley = They do not attack. What does the party do?
prompt-ounce-declare = What does { $who } do this Ounce?
prompt-ounce-confirm = Everybody has a plan. Is the Ounce to be played so?
prompt-alert = { $who } may notice the ambush: by hearing or by moving silently?
choice-alert =
    { $number ->
        [0] hearing, with HEAD Dice
       *[other] moving silently, with BODY Dice
    }
prompt-estranged = { $who } loses an attachment: which one?
choice-estranged = { $attachment }
prompt-seize =
    { $die ->
        [0] Does anybody take something of a foe?
       *[other] Does anybody take { $item } (d{ $die }) of { $whom }?
    }
choice-seize =
    { $number ->
        [0] nobody
       *[other] { $taker }
    }

## Answers

label-parley-talk = { $who } talks to { $whom }
label-parley-trade = { $who } pays what is asked: { $coins } coins
label-parley-withdraw = Leave them be
label-parley-attack = Attack them
label-confirm-ounce = It stands so
label-flee-all = Everybody flees
label-players-order = in this order: { JOIN($people, ", ") }
label-bid = { $named ->
        [0] All others
       *[other] { JOIN($people, ", ") }
    }: { $word ->
        [attack] attack
        [defend] stand by me
        [hold] hold
        [flee] flee
       *[free] as you like
    }
label-plan = { $who }: { $drop ->
        [shield] drop the shield, {""}
        [comrade] set down the comrade, {""}
       *[none] {""}
    }{ $drawn ->
        [1] draw { $drawing }, {""}
       *[0] {""}
    }{ $way ->
        [comes] go to { $toward }{ $acts ->
            [1] , {""}
           *[0] {""}
        }
        [runs] run to { $toward }
        [leaves] step away{ $acts ->
            [1] , {""}
           *[0] {""}
        }
        [flees] flee
       *[stays] {""}
    }{ $acts ->
        [1] { label-action }
       *[0] {""}
    }
label-action =
    { $action ->
        [fight] { COUNT($foes) ->
            [0] fight whoever comes
           *[other] fight { $foes }
        }{ $sized ->
            [1] {" "}by the size of the weapon
           *[0] {""}
        }{ $armed ->
            [1] {" "}with { $item }
           *[0] {""}
        }
        [shoot] shoot at { $foes }
        [cast] cast { $spell }{ COUNT($foes) ->
            [0] {""}
           *[other] {" "}at { $foes }
        } { $from ->
            [book] from the book
           *[memory] from memory
        }
        [banish] banish the undead
        [talk] talk to { $foes }
        [item] use { $item }{ COUNT($foes) ->
            [0] {""}
           *[other] {" "}on { $foes }
        }
        [stunt] a stunt against { $foes } with { $pool } Dice
        [carry] lift { $foes } and carry the body off
        [doff] take the armor off
       *[none] wait
    }
said-i-use-the-reach-of-my-weapon = I use the reach of my weapon.
said-i-get-in-under-the-longer-weapon = I get in under the longer weapon.
said-i-do-what-nobody-expects-of-me = I do what nobody expects of me.
said-i-use-what-i-hold = I use what I hold.

## Meetings and parleys

event-meets = { $who } faces them, d{ $die }: { JOIN($foes, ", ") }.
event-reaction = { JOIN($foes, ", ") }: { $reaction }.
event-withdraws = The party leaves them be.
event-attacks-first = { $who } strikes first. Are they surprised?
event-surprising = They are surprised.
event-pays = { $who } pays { $coins } coins: { JOIN($foes, ", ") } { COUNT($foes) ->
        [one] lets
       *[other] let
    } the party be.

## The conflict begins

event-conflict = It comes to blows: { JOIN($foes, ", ") }.
event-waylaid =
    Something lies in wait. { $pool ->
        [body] { $who } creeps on, BODY d{ $die }.
       *[head] { $who } listens, HEAD d{ $die }.
    }
event-surprised = The party is surprised: disadvantage in the first exchange.
event-dreads = { $who } sees { $whom }, d{ $die }.
event-shaken = { $who } is shaken: disadvantage in the first exchange.

## An Ounce

event-ounce = Ounce { $number }.
event-bids = { $word ->
        [attack] “Attack!”
        [defend] “Stand by me!”
        [hold] “Hold!”
        [flee] “Run!”
       *[free] “As you like!”
    } ({ $people })
event-plan =
    { $who }{ $drop ->
        [shield] {" "}drops the shield,
        [comrade] {" "}sets the comrade down,
       *[none] {""}
    }{ $drawn ->
        [1] {" "}draws { $drawing },
       *[0] {""}
    }{ $way ->
        [comes] {" "}goes to { $toward }{ $acts ->
            [1] {" "}and
           *[0] {""}
        }
        [runs] {" "}runs to { $toward }
        [leaves] {" "}steps away{ $acts ->
            [1] {" "}and
           *[0] {""}
        }
        [flees] {" "}flees
       *[stays] {""}
    }{ $acts ->
        [1] {" "}{ event-action }
       *[0] {""}
    }.
event-action =
    { $action ->
        [fight] { COUNT($foes) ->
            [0] stands against whoever comes
           *[other] fights { $foes }
        }
        [shoot] shoots at { $foes }
        [cast] casts { $spell }
        [banish] banishes the undead
        [talk] talks to { $foes }
        [item] uses { $item }
        [stunt] tries a stunt against { $foes }
        [carry] bends down for { $foes }
        [doff] takes armor off
       *[none] waits
    }
event-foe-moves =
    { $way ->
        [comes] { $who } comes at { $whom }.
       *[flees] { $who } makes off.
    }
event-fights = { $who } and { $whom } trade blows: d{ $die }.
event-defends = { $who } only defends against { $whom }: d{ $die }.
event-charmed = { $whom } talks at { $who }: d{ $die }.
event-hides = { $who } keeps silent before { $whom }: d{ $die }.
event-dares = { $who } dares a stunt against { $whom }: { $pool } Dice, d{ $die }.
event-lifts = { $who } lifts { $whom }: d{ $die }.
event-bears = { $who } bears { $whom } and is overloaded.
event-no-lift = { $who } cannot lift { $whom } any more.
event-shoots = { $who } shoots at { $whom }: d{ $die }.
event-fired-at = { $whom } shoots at { $who }: d{ $die }.
event-talks = { $who } talks to { $whom }: d{ $die }.
event-banishes = { $who } bids the undead begone: d{ $die }.
event-casts = { $who } casts { $spell }: d{ $die }.
event-throws-oil = { $who } throws burning oil at { $whom }: d{ $die }.
event-sprinkles = { $who } sprinkles holy water: the undead give back.
event-lights = { $who } lights { $item }.
event-untouched =
    { $special ->
        [tough] { $who } is tough: one hit of each blow does nothing.
       *[unearthly] { $who } is unearthly: only magic, fire, spells and banishing remove Difficulty Dice.
    }
event-venom = Venom: { $who } tests BODY, d{ $die }.
event-numbed = The wound numbs { $who }: disadvantage in the next exchange.
event-held = { $whom } holds { $who }.
event-dragged = { $whom } drags { $who } off.
event-foe-out = { $who } is Out of Action.
event-out = { $who } is Out of Action.
event-yields = { $who } gives way.
event-shamed = { $who } is out of this by embarrassment.
event-banished = { $who } is banished.
event-swoons = { $who } swoons.
event-no-shot =
    { $beset ->
        [1] { $who } is beset and cannot shoot at { $whom }.
       *[0] { $who } has no shot at { $whom } any more.
    }
event-no-cast = { $who } cannot cast { $spell } any more.
event-no-use = { $item } is of no use to { $who } any more.
event-nobody-to-banish = { $who } has nobody to banish any more.
event-doffing =
    { $who } is taking armor off: { $left ->
        [one] { $left } Ounce
       *[other] { $left } Ounces
    } to go.
event-doffed = { $who } has taken the armor off.
event-regrows =
    { $who } heals: { $dd ->
        [one] { $dd } Difficulty Die
       *[other] { $dd } Difficulty Dice
    }.
event-loses-nerve = { $who } has had enough.
event-got-away = { $who } has got away.

## Afterwards

event-aftermath =
    { $lost ->
        [0] { $fled ->
            [0] The danger is over.
           *[other] The party has got away.
        }
       *[other] All are Out of Action.
    }
event-recovered = { $who } is brought off the field, and rolls for what becomes of the wounds.
event-risen =
    { $who } has { $ready ->
        [0] no BODY Die
        [one] one BODY Die
       *[other] { $ready } BODY Dice
    } ready, of { $most }.
event-lost = { $who } is left behind, and lost.
event-lone-wolf = Is { $who } left where it happened? { $likelihood }.
event-party-lost = Nobody comes back.
event-retreats = The party falls back to the room it came from.
event-seizes = { $who } takes { $item } (d{ $die }) of { $whom }.
event-arms-lie = On the field lie: { TALLY($items) }.
event-loots =
    { $who } searches { $whom }: { $coins ->
        [0] { COUNT($things) ->
            [0] nothing
           *[other] { TALLY($things) }
        }
        [one] { $coins } coin{ COUNT($things) ->
            [0] {""}
           *[other] , { TALLY($things) }
        }
       *[other] { $coins } coins{ COUNT($things) ->
            [0] {""}
           *[other] , { TALLY($things) }
        }
    }.
event-disgrace = { $who } is disgraced: { $disgrace }.

## Duels

prompt-duel-with = { $who } has thrown down a challenge. What is it fought with?
prompt-duel = Does { $who } go on?
label-duel-blows = blows, with BODY Dice
label-duel-words = words, with HEAD Dice
label-duel-strike =
    { $sized ->
        [larger] go on, with the larger weapon
        [smaller] go on, with the smaller weapon
       *[no] go on
    }
label-duel-yield = yield
event-challenge =
    { $who } challenges { $whom }: { $way ->
        [words] words, HEAD against HEAD.
       *[blows] blows, BODY against BODY.
    }
event-duels = { $who } against { $whom }: d{ $die }.
event-duel-roll =
    { dice-shown }{ $removed ->
        [0] none of { $whom }’s dice is hit
        [one] { $removed } of { $whom }’s dice is hit
       *[other] { $removed } of { $whom }’s dice are hit
    }, { $lows ->
        [0] none
       *[other] { $lows }
    } of { $who }’s at risk
event-duel-stands =
    { $who } has { $ready ->
        [0] no { $pool ->
                [head] HEAD
               *[body] BODY
            } Die ready
        [one] one { $pool ->
                [head] HEAD
               *[body] BODY
            } Die ready
       *[other] { $ready } { $pool ->
                [head] HEAD
               *[body] BODY
            } Dice ready
    }{ $shield ->
        [0] {""}
       *[other] , shield d{ $shield }
    }{ $armor ->
        [0] {""}
       *[other] , armor d{ $armor }
    }.
event-duel-over = { $who } has won the duel.

## Sources

source-pack = a pack around
source-numb = numbed
source-dread = dread
source-fire = fire brandished
source-sudden = taken unawares

## Why not

no-no-such-person = { $who }: expected a character of this party
no-not-fit = { $who } takes no part in this
no-no-shield = { $who } has no shield on the arm: nothing else can be dropped but a comrade who is borne
no-bears-nobody = { $who } bears nobody
no-none-fallen = { $whom }: expected a comrade who is Out of Action
no-arms-full = the arms of { $who } are full: a comrade is borne
no-not-close-to-lift = { $whom } lies too far away: only who is Close can be lifted
no-nothing-to-draw = { $who } has no { $item } at the belt, on the back or in the pack
no-held = { $who } is held and cannot move until the holder loses a Difficulty Die
no-nobody-there = { $whom }: expected a foe that stands, or a comrade
no-overloaded = { $who } is overloaded: at most a Nearby move
no-move-and-act = { $who }: expected a Nearby move with an action, or a Distant one without
no-no-such-foe = { $whom }: expected a foe that stands
no-not-close = { $whom } is not Close to { $who } after that move; one may fight whoever comes
no-no-such-weapon = { $who } has no { $item } in hand to fight with
no-no-such-claim = claim { $claim }: expected weapon_size; all else that helps counts by itself
no-claim-untold = a claim needs a sentence that tells it
no-claim-size = { $who }: expected a larger weapon of a Brawny, or a smaller one of a Brainy
no-no-ranged-weapon = { $who } has nothing in hand to shoot or throw: a bow, a sling or a weapon for throwing
no-no-head-dice-shot = { $who } has no ready HEAD Die to aim with
no-no-head-dice-words = { $who } has no ready HEAD Die
no-no-ammunition = { $who } has nothing left to shoot
no-fog = nobody sees beyond Close in this fog
no-no-undead = { $who }: no undead are in reach of banishing
no-earshot = { $whom } is Far-Away, out of earshot
no-unearthly = words do not touch { $whom }
no-speechless = { $whom } has no speech to answer with
no-no-such-pool = pool { $pool }: expected body or head
no-stunt-untold = a stunt is told before it is rolled
no-stunt-close = a stunt against { $whom }, who is Close, is a melee roll: BODY Dice
no-stunt-once = { $who } has tried a stunt against { $whom } already
no-no-armor = { $who } wears no armor
no-no-use-in-conflict = { $item } is of no use in a conflict
no-no-undead-close = no undead are Close to { $who }
no-nothing-to-light = { $who } has nothing to light, or light already
no-throw-range = { $item } cannot be thrown at { $whom } from here: expected a target Nearby or Distant
no-undeclared = { $who } has no plan yet
no-not-all-in-order = expected each of them once: { JOIN($people, ", ") }
no-nobody-met = nobody is here to attack
no-no-bribe = nobody here takes money
