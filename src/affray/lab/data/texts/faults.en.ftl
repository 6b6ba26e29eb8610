### What the forms of the laboratory say of a question that does not fit.

## What is wrong with a field of a question

fault-beside = { $given ->
        [none] {""}
       *[other] “{ $given }” does not fit:{" "}
    }{ $said }
fault-side =
    { $detail ->
        [none] “{ $given }” does not fit: expected one of the list
       *[other] { $detail }
    }. Short form: { $such }
fault-words = expected NAME=VALUE ..., values with blanks in quotation marks
fault-count = expected at most { $most } of them, got { $count }
fault-policies = expected one for both or two, got { $count }
fault-one-policy = expected one, the character's; a foe chooses nothing
fault-span = expected a number, or two with .. between, such as 5..20
fault-dice = expected the action dice of a commander, such as 3d8
fault-bids = expected a whole number from 1 to { $most }, or all
fault-sides = expected one of { JOIN($known, ", ") }, or two neighbours such as front+front_right
fault-border = a border of two hexsides takes neighbours and an even range
fault-idle = does not count in what is asked; expected none, or another kind
fault-fire-only = expected kind fire, which alone has several targets
fault-own-score = an attack has its own; expected none, or kind save
fault-score = expected a whole number from 0 to { $most }, which kind save takes
fault-most-there = expected at most { $most }, for there are no more miniatures
fault-in-contact = too close: in contact it is { DECIMAL($least) } inches
fault-reach = this kind of attack does not reach so far
fault-posture = in this posture there is no such attack
fault-down = a target that kneels or lies can neither dodge nor defend
fault-sweeping = two weapons and sweeping blows need the kind melee or pole
fault-breath = expected a creature that breathes, and the kind missile
fault-kinds = { $weapon ->
        [none] its own weapons do not serve for it
       *[other] { $weapon } does not serve for it
    }; expected { JOIN($known, ", ") }
fault-spell-alone = a spell is cast without a weapon; expected neither weapon nor kind
fault-spell-special = this spell is no attack; expected a missile, thrown or creation spell
fault-spell-iq = this spell needs IQ { $least }, got { $got }
fault-spell-st = expected a whole number from { $least } to { $most } for this spell
fault-split = the house rule divides whole dice; expected the first target
fault-no-foe = expected at least one
fault-one-foe = expected one for this kind, got { $count }
fault-low-cup = { $weapon } has Low or Cup terms; expected option low_cup_mods=true
fault-vehicle = a duel with a vehicle is not shown on a table; expected troops and heroes
fault-no-way = no way into contact with { $foe }
fault-gpu-page = games on the page are played without; the terminal plays them so
fault-gpu-games = a GPU plays games; expected a number of games too
fault-no-gpu = games of { $system } are played without one
fault-duel-asked = that is a duel: ask for a duel instead of odds

## What an option of the terminal goes with

fault-idle-kind = kind { $kind } has none
fault-idle-kinds = kind { $kind } has none; expected --kind { JOIN($known, " or ") }
fault-idle-attack = goes with one attack; expected no --duel
fault-idle-duel = one attack has none; expected --duel
fault-idle-in-duel = a duel has no such thing; expected none
fault-idle-morale = a morale test of the defender has no such thing
fault-idle-fire = expected --kind fire
fault-idle-save = an attack has its own; expected --kind save
fault-idle-saving-roll = a saving roll has no such thing; expected --dice and --score
fault-idle-saving-throw = a saving throw has no such thing; expected --attacker, --dice and --score
fault-idle-best = only the best rerolls have one; expected --reroll best

## How somebody fights

fault-plan = expected { $least } to { $most } dice or best, and if you like reroll=none|all|likely, weak=MST, item=none|weapon|shield, proficiency=yes|no
fault-weak = expected a number of mST behind weak=
fault-fixed-bids = games are played with fixed bids; expected 1 to 9 dice
fault-limit-games = ends games that are played; the exact answer has no last round: expected games too
fault-policy-games = games are played by policies; expected none with the best choices
fault-policy = expected one of { JOIN($known, ", ") }, and in a duel best
fault-habit = expected one of { JOIN($known, ", ") }, and if you like sunder=yes|no

## What is wrong with the line of a side

fault-figure = expected "race=... st=... dx=... iq=..." or one of { JOIN($known, ", ") }
fault-quotes = expected quotes that close
fault-gear = expected gear as leather, d6 or d4/d6
fault-present-die = expected a present die of at most d{ $most }
fault-creature = expected a creature, or dd=N
fault-creatures = expected dd=N or one of { JOIN($known, ", ") }

## What is wrong with a question as a whole

fault-rows = { $count } combinations are too many: expected at most { $most }
fault-fights = { $count } fights are too many: expected at most { $most }
fault-same-rules = both tables have the same house rules; expected a value that differs
fault-both-sides = expected a character ({ JOIN($known, ", ") }) and a foe at least
fault-duel-large = { $a } against { $b } are too many for a duel; expected a product of at most { $most }
fault-too-many = { $a } against { $b } is too much to work out exactly; expected a number of games
fault-too-strong = ST { $st } is too much to work out exactly; expected at most { $most }, or a number of games
fault-too-large = a figure is too large to work out exactly; expected a smaller one, or a number of games
fault-too-much = chance may go too many ways to work it out exactly; expected a number of games
fault-positions = more than { $most } positions are too many to work out; expected a number of games
fault-endless = such a duel hardly ever ends; expected policies that end a game
fault-nobody-stands = a duel is between two who stand: expected a BODY Die and a Difficulty Die at least

## What is wrong with a game that is to be watched

fault-no-board = { $measure } of { $system } is not fought on a board
fault-no-hand = { $side } has no hand free to strike with; expected no shield beside a bow
fault-commanders = the dice of commanders are known, not the commanders; expected none of them
fault-strange = { $source }: expected { JOIN($known, " or ") }, which a conflict can begin with
fault-many-dice = expected at most { $body } BODY Dice and { $dd } Difficulty Dice
fault-no-such-die = no { $gear } has a d{ $die }; expected d{ JOIN($known, ", d") }
fault-otherwise = game { $number } goes otherwise on the board than in a duel; expected another game
fault-no-study = study '{ $named }': expected one of { JOIN($known, ", ") }
fault-no-ladder = ladder '{ $named }': expected one of { JOIN($known, ", ") }
fault-off-table = game { $number } goes otherwise on a table: its units run farther than the { $most } inches of any; expected another game
fault-otherwise-for = game { $number } goes otherwise on a table; expected another game, for { $unit }

## What the page says of a field

lab-whole = expected a whole number, 0 or more
lab-stale = These figures answer the question before the change.
lab-anew = Work it out anew

## How a side is written that is none of the list

such-foeman = race=Human st=12 dx=12 iq=8 hold=Axe
such-fortmayn = brawny body=3 armor=leather
such-fortmayn-foe = dd=3 armor=d6
such-melee = st=12 dx=12 weapon=broadsword
such-wargame = like=fantasy/spears n=10
