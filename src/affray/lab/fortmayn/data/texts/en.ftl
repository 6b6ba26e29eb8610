### What is said of odds of Fortmayn.

number = { DECIMAL($value) }
percent = { DECIMAL($value) }%
against = { $who } against { $foes }: { $kind }
obstacle = an obstacle

## Rolls

kind-melee = melee
kind-defend = defending only
kind-test = test
kind-stunt = stunt
kind-shot = ranged attack
kind-shot-at = shot at
kind-spell = spell
kind-banish = banishing
kind-talk = social conflict
kind-duel = duel to the end
row-down = no Difficulty Dice left
row-mean = mean of Difficulty Dice removed
row-left = left { $number }
of = { $part } of { $whole }
lost-chances = chance of so many dice lost: { $chances }
lost-mean = mean of dice lost: { $mean } of { $dice }
out-body = Out of Action: { $chance }
out-head = no HEAD Die left: { $chance }
out-conflict = out of the conflict: { $chance }
majority = majority: { $chance }
sundered = sundered: { $chance }
given-up = an attachment given up: { $chance }
shield-gone = shield broken: { $chance }
armor-gone = armor broken: { $chance }
rolls = { $dice }, removing from { $removes }
rolls-never = { $dice }, which removes nothing
because = { $rolls }: { $parts }
saves = saves: { $save ->
        [none] none
        [shield] every die, the shield first
        [armor] every die, the armor first
       *[last] only dice that would put the character out, the shield first
    }

## Duels

duel-wins = wins
duel-left = mean left
duel-sure = true value, 95%
duel-undecided = undecided after { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: { $chance }
duel-undecided-about = undecided after { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }: { $chance } ({ $low } to { $high })
duel-rounds = mean length { $rounds } rounds
duel-rounds-about = mean length { $rounds } ± { $error } rounds
duel-games = { $games } games of seed { $seed }, compiled
duel-exact = exact, from { $states } states
ready-chances = { $who }, chance of so many dice ready at the end: { $chances }
from-to = { $low } to { $high }
about = { $mean } ± { $error }

## Columns of a table with a row for each number

column-dice = dice
column-dd = DD
column-down = overcome
column-removed = removed
column-lost = lost
column-out = out
column-majority = majority
column-wins = wins
column-foe-wins = foe wins
column-neither = neither
column-rounds = rounds
