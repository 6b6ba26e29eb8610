### What is said of odds between two units.

against = { $attacker } against { $defender }: { $attack }
alone = { $who }: { $attack }

## Attacks

attack-melee = melee attack
attack-free = free attack
attack-shot = ranged attack
attack-overrun = running over
attack-fire = fire of the vehicle
attack-fireball = fireball
attack-morale = morale test
attack-duel = duel
band-short = short range
band-long = long range, losses halved
band-out = out of range
halved = losses halved
split-first = fire divided: to each target as much as removes all of it, the first one first
split-even = fire divided in even parts

## What becomes of a unit

row-lost = mean of miniatures lost
row-hits = mean of hits
row-quotient = mean quotient of the attack
row-points = mean of points lost
row-tests = must test morale
row-fails = fails the test
row-gone = wiped out
row-removed = removed
row-damage-none = no damage roll
row-damage-defender = reduction, chosen by the defender
row-damage-attacker = reduction, chosen by the attacker
row-damage-worse = reduction, later rolls worse
row-damage-destroyed = destroyed
of = { $part } of { $whole }
lost-chances = { $who }, chance of so many lost: { $chances }
hits-chances = { $who }, chance of so many hits: { $chances }
quotient-chances = { $who }, chance of a quotient of so much: { $chances }
rolls = { $who }: { $dice }
rolls-because = { $who }: { $dice }: { $parts }
no-dice = no dice

## Morale

morale-dice = { $who }, { $n } left: { $dice } of its own
morale-commanders = { $count ->
        [one] { $count } die of commanders
       *[other] { $count } dice of commanders
    }
morale-passes = passes
morale-fails = fails
morale-tied = fails by a tie
evens-chances = chance of so many evens: { $chances }

## Duels

duel-nobody = both gone, or undecided: { $chance }
duel-policy = policy
duel-wins = wins
duel-left = mean left
duel-sure = true value, 95%
duel-both = both gone: { $chance }
duel-undecided = undecided after { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: { $chance }
duel-drawn = both gone, or undecided after { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: { $chance } ({ $low } to { $high })
duel-rounds = mean length { $rounds } rounds
duel-rounds-about = mean length { $rounds } ± { $error } rounds
duel-games = { $games } games of seed { $seed }, compiled
duel-exact = exact, from { $states } states

## Columns of a table with a row for each number

column-n = n
column-files = files
column-target-n = target n
column-target-files = target files
column-contact = contact
column-target-contact = target contact
column-range = range
column-under = under
column-left = left
column-distance = distance
column-dice = dice
column-back = back
column-lost = lost
column-points = points
column-tests = tests
column-fails = fails
column-gone = gone
column-own-lost = own lost
column-own-points = own points
column-own-fails = own fails
column-own-gone = own gone
column-passes = passes
column-wins = wins
column-target-wins = target wins
column-neither = neither
column-rounds = rounds

## What is too large for the laboratory

no-miniatures = expected at most { $most } miniatures, got { $got }
no-action-dice = expected at most { $most } action dice in all, got { $got }
no-base = expected a base of at most { $most } inches, got { DECIMAL($got) }
