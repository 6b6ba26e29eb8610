### What the forms of the laboratory say of a question that does not fit.

## What is wrong with a field of a question

fault-given = { $given ->
        [none] {""}
       *[other] “{ $given }” does not fit:{" "}
    }
fault-between = { fault-given }expected a whole number from { $least } to { $most }
fault-at-most = { fault-given }expected a whole number of at most { $most }
fault-at-least = { fault-given }expected a whole number of at least { $least }
fault-whole = { fault-given }expected a whole number
fault-span = { fault-given }expected a number, or two with .. between, such as 5..20
fault-yes = { fault-given }expected yes or no
fault-dice = { fault-given }expected the action dice of a commander, such as 3d8
fault-idle = this does not count in what is asked: leave it empty, or choose another kind
fault-score = expected a whole number from { $least } to { $most }: a saving throw takes one
fault-reach = this kind of attack does not reach so far
fault-most-there = expected at most { $most }: there are no more miniatures
fault-in-contact = too close: in contact it is { $least } inches
fault-spell-alone = a spell is cast without a weapon: leave weapon and kind empty
fault-spell-special = this spell is no attack: expected a missile, thrown or creation spell
fault-spell-iq = this spell needs IQ { $least }, which the attacker has not
fault-spell-st = { fault-given }expected a whole number from { $least } to { $most } for this spell
fault-posture = in this posture there is no such attack
fault-policy-games = games are played by policies: leave the number of games empty to look for the best choices
fault-split = the house rule divides whole dice: expected the first target
fault-several = expected one
fault-count = expected at most { $most } of them
fault-one-of = { fault-given }{ COUNT($known) ->
        [0] expected one of the list
       *[other] expected one of { JOIN($known, ", ") }
    }
fault-side = expected one of the list, or a line such as { $such }{ $detail ->
        [none] {""}
       *[other] ; here: { $detail }
    }
fault-rows = { $given } combinations are too many: expected at most { $most }
fault-fights = { $given } fights are too many: expected at most { $most }
fault-option = the house rule { $given }: expected one of its values
fault-same-rules = both tables have the same house rules: choose a value that differs
fault-duel-large = these are too many for a duel that is worked out: expected a product of at most { $most }
fault-sweeping = two weapons and sweeping blows need the kind melee or pole
fault-down = a target that kneels or lies can neither dodge nor defend
fault-nobody-stands = a duel is between two who stand: expected a BODY die and a Difficulty Die at least
lab-whole = expected a whole number, 0 or more
lab-stale = These figures answer the question before the change.
lab-anew = Work it out anew

## How a side is written that is none of the list

such-foeman = race=Human st=12 dx=12 iq=8 hold=Axe
such-fortmayn = brawny body=3 armor=leather
such-fortmayn-foe = dd=3 armor=d6
such-melee = st=12 dx=12 weapon=broadsword
such-wargame = like=fantasy/spears n=10
