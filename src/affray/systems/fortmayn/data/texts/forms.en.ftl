### Forms: answers that are put together on a screen.

## Forms

form-approach = Try something
form-search = Search the room
form-reply = Answer the oracle
form-seen = Tell what you see
form-oracle = Ask the oracle
form-handle = Handle things
form-say = Say something along
form-declare = Do it otherwise
form-amend = Judge it otherwise
form-plan = { $who }
form-bid = Orders to comrades
form-talk = Talk
form-character = Character { $number }
form-buy = Buy for { $who }
form-sell = Sell for { $who }
form-memorise = Spells of { $who }
form-depart = Set out
form-hour = Rest an Hour
form-camp = Camp
form-build = Build something
form-copy = Copy spells for { $who }
form-attach = A new attachment
form-milestone = A milestone has been passed
form-impose = Dice lost by ruling
form-hire = Hire somebody

## Fields

field-said = In a sentence
field-actors = Who
field-who = Who
field-pool = With
field-task = By
field-target = Against
field-equipment = What helps
field-knack = The knack of a career helps
field-stunt = A stunt
field-seen = What nobody expected
field-question = A question that can be answered with yes or no
field-likelihood = How likely is a yes?
field-handling = What
field-item = Which thing
field-found = What lies here
field-worn = Which
field-way = Which way
field-to = To whom
field-drop = Drop the shield first
field-draw = Draw
field-set-down = Set down the comrade first
field-move = Move
field-toward = To whom
field-action = Then
field-foes = Whom
field-whom = Whom
field-spell = Which spell
field-at = At whom
field-source = From
field-weapon = With
field-size = The size of the weapon helps
field-words = What is said
field-name = Name
field-type = Type
field-dice = Dice
field-first-weapon = What the 1-handed weapon is
field-bond = Attachment { $number }
field-spells = Spells known
field-memory = Spells memorised
field-career = Career
field-wares = Price list
field-difficulty = Difficulty Dice
field-step = Die
field-losses = Dice lost without a roll
field-hidden = Why it fails stays open
field-reason = Why
field-level = Level
field-order = Marching order
field-bid = Order
field-bidden = To whom
field-herbs = Herbs for
field-wine = Wine for
field-copy = { $who } copies
field-memory-of = { $who } memorises
field-bond-to = To whom or what
field-dice-of = Dice of
field-payer = Who pays

## What may be picked

pick-not-able = cannot act
pick-spells = { $spells }
pick-helps = helps with { $task }
pick-difficulty =
    { $dd ->
        [one] { $dd } Difficulty Die
       *[other] { $dd } Difficulty Dice
    }
pick-figure = { $who }
pick-foe = { $band }, { pick-difficulty }
pick-way = way { $way }
pick-split = { $body } BODY, { $head } HEAD
pick-brawny = BODY d8, HEAD d6; may break gear to stay up
pick-brainy = BODY d6, HEAD d8; knacks, spells and making
pick-ware =
    { $die ->
        [0] { $bulk ->
            [0] weighs nothing
           *[other] bulk { $bulk }
        }
       *[other] usage die d{ $die }, { $slot ->
            [worn] worn
            [shield] on the arm
           *[other] { $bulk ->
                [0] weighs nothing
               *[other] bulk { $bulk }
            }
        }
    }
pick-formed = { $item }: { $shape }
pick-materials =
    materials for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pick-sale =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
step-1 = one step bigger
step-0 = as it is
step-down = one step smaller
weapon-form-short = short
weapon-form-thrown = thrown
weapon-form-sling = sling
weapon-form-bow = bow
move-to = go to
move-away = step away
move-run = run to, without an action
move-flee = flee, without an action
bid-attack = attack
bid-defend = stand by who leads
bid-hold = hold
bid-flee = flee
bid-free = as they like
action-fight = fight
action-shoot = shoot
action-cast = cast a spell
action-banish = banish the undead
action-talk = talk
action-item = use a thing
action-stunt = a stunt
action-carry = carry a fallen comrade
action-doff = take off damaged armor
action-none = stand by
spell-source-book = the book
spell-source-memory = memory

## Hints

hint-said = What is claimed to help, and a stunt, need a sentence that says how.
hint-materials = It takes an Hour and a HEAD test, more of them for what is difficult.
hint-seen = Look round the room you sit in: what clashes best with the story?
hint-stunt = More than half of the dice must remove; every 1 and 2 is lost.
hint-plan = A claim and a stunt need one.
hint-foes = Nobody in particular: whoever comes.
hint-size = A Brawny with the larger weapon, a Brainy with the smaller one; say how.
hint-weapon = Nothing: an ordinary one.
hint-spells = As many as HEAD Dice; whoever picks none gets some.
hint-bond = Both or none, in your own words: whom or what this character holds dear.
hint-career = By lot for whoever picks none.
hint-load =
    carries { $bulk } of { $most } bulk, { $hands ->
        [0] no hand free
        [one] one hand free
       *[other] both hands free
    }
hint-order = Who comes first leads: take everybody out and put them in again in order.
hint-bidden = Leave it empty for all others. They act so each Ounce until another word.
