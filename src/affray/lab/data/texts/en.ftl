### What the laboratory says of any system.

number = { DECIMAL($value) }
percent = { DECIMAL($value) }%
from-to = { $low } to { $high }
about = { $mean } ± { $error }
reason = { $label } { $value } [{ $clause }]

## Odds

odds-of = { $kind }: { $who }
odds-as-asked = as asked
odds-difference = difference
odds-mean = mean of { $name }
odds-spread = Chance of { $name }
odds-spread-who = { $who }: chance of { $name }
odds-number = { $name } { $value } = { $parts }
odds-number-plain = { $name } { $value }
odds-policy = policy: { $policy }
odds-rules = house rules: { $rules }

kind-attack = attack
kind-strike = strike
kind-jab = jab
kind-hurl = hurl
kind-fire = fire
kind-save = saving throw
kind-melee = melee
kind-pole = pole weapon
kind-thrown = throw
kind-missile = missile
kind-hth = hand-to-hand
kind-missile-spell = missile spell
kind-thrown-spell = thrown spell
kind-creation-spell = creation spell
kind-shot = volley
kind-free = free attack
kind-overrun = overrun
kind-fireball = fireball
kind-morale = morale test

chance-hit = hit
chance-critical = critical hit
chance-unconscious = unconscious
chance-dead = dead
chance-double = double damage
chance-triple = triple damage
chance-drops = drops its weapon
chance-breaks = breaks its weapon
chance-falls = caster falls
chance-knocked-down = knocked down
chance-passes = passes
chance-fails = fails
chance-tied = fails by a tie
chance-automatic-pass = passes by itself
chance-automatic-failure = fails by itself
chance-tests = must test morale
chance-gone = wiped out
chance-removed = removed
chance-damage-none = no damage roll
chance-damage-defender = reduction, chosen by the defender
chance-damage-attacker = reduction, chosen by the attacker
chance-damage-worse = reduction, later rolls worse
chance-damage-destroyed = destroyed

spread-points-lost = points of mST lost
spread-wounds-and-exhaustion = wounds and exhaustion
spread-hits = hits
spread-fatigue = fatigue
spread-total = the total
spread-lost = miniatures lost
spread-quotient = the quotient
spread-evens = evens

number-score = score
number-adj-dx = adjDX
number-dice = dice
number-damage = damage
number-stopped = hits stopped
number-attack = attack
number-back = strikes back
number-left = miniatures left
number-commanders = dice of commanders
number-points-lost = mean of points lost

## Duels

duel-of = { $a } against { $b }
duel-policy = policy
duel-wins = wins
duel-left-won = mean { $unit } left when it wins
duel-left-all = mean { $unit } left
duel-sure = from games, 95%
duel-drawn-foeman = never ends: { $chance }
duel-drawn-melee = undecided: { $chance }
duel-drawn-wargame = both gone, or undecided: { $chance }
duel-rounds = mean length { $rounds } rounds
duel-exact = exact, from { $states } states
duel-played = { $games } games of seed { $seed }: mean length { $rounds } rounds
duel-only-games = not worked out exactly: the numbers are those of the games
duel-by-round = Chance to end in round
duel-left-spread = { $who } wins with so much { $unit } left
unit-mst = mST
unit-st = ST
unit-miniatures = miniatures

## The bidding game

bids-worth = With the best declarations of both { $a } wins { $chance } (a duel without end counts half).
bids-first = First cycle, { $chance }: { $who } declares first
bids-said = declares
bids-worth-of = wins then
bids-answer = best answer
bids-fixed = Always the same bid, against the best answers
bids-dice = dice
bids-gain = The best declarations gain { $gain } over the best fixed bid of { $who }.
bids-strength = { $who } declares first: the best declaration by its own mST (down) and the other's (across)

## House rules compared

compare-rules = What changes
compare-rule = { $name }: { $a } → { $b } [{ $clause }]
compare-fight = fight
compare-wins = first wins, { $table }
compare-difference = difference
compare-sure = 95%
compare-rounds = rounds, { $table }
compare-changed = other games
compare-exact = exact chances of the first of each pair to win
compare-games = { $games } games of seed { $seed } of each fight, with the same dice under both tables
compare-mean = mean difference { $difference }

slower = numba (affray[fast]) is not installed: rules run as plain Python, which is slower

## The page

lab-title = Laboratory
lab-lead = Exact chances from the rules that play: of one roll, of a duel to its end, of a house rule.
lab-system = System
lab-odds = Odds
lab-duel = Duel
lab-compare = House rules
lab-more = More of the question
lab-ask-odds = Work out
lab-ask-duel = Work out
lab-ask-bids = Solve the bidding game
lab-ask-compare = Compare
lab-beside = Set this beside another
lab-asked = as asked
lab-difference = difference
lab-clear = Take away
lab-as-object = As JSON
lab-working = Working it out …
lab-from-lists = from the lists
lab-side-a = First
lab-side-b = Second
lab-policies = How they fight
lab-games = Games beside it
lab-rounds = Show the first rounds
lab-options = House rules
lab-table-a = Table a
lab-table-b = Table b
lab-rule = House rule
lab-value = Value
lab-sides = Sides, each against each
lab-add = Add
lab-sample = Sample game
lab-sample-number = Number
lab-sample-open = Open on the board
lab-sample-why = The very game of a batch of this seed, blow by blow.
lab-chances = Chances
lab-numbers = Numbers and their reasons
lab-mean = mean
lab-never-ends = never ends
lab-nobody = nobody
lab-mean-rounds = mean length in rounds
lab-states = states
lab-exact = exact
lab-sure = from games, 95%
lab-left = left on average when it wins
lab-left-all = left on average
lab-by-round = ends in round
lab-left-spread = wins with so much left
lab-worth = worth to the first (a duel without end counts half)
lab-declares-first = declares first
lab-declares = declares
lab-wins-then = wins then
lab-best-answer = best answer
lab-fixed = Always the same bid, against the best answers
lab-gain = the best declarations gain
lab-strength = The best declaration, then the best answer, by own mST (down) and the other's (across)
lab-changes = What changes
lab-fight = Fight
lab-first-wins = the first wins
lab-same-dice = games with the same dice under both
lab-other-games = other games
lab-policy = policy

field-attacker = Attacker
field-defender = Defender
field-target = Further targets
field-kind = Kind
field-weapon = Weapon
field-dice = Dice
field-side = Side
field-range = Range
field-aim = Aim
field-prone = Prone
field-in-hth = In hand-to-hand
field-defend = Defends with
field-same-hex = In one hex
field-doubled = Doubled grip
field-proficiency = Weapon Proficiency
field-reroll = Rerolls
field-goal = Best rerolls aim at
field-score = Score of a saving throw
field-spell = Spell
field-spell-st = ST of the spell
field-zone = Zone
field-megahexes = Range in megahexes
field-stance = Target's stance
field-posture = Attacker's posture
field-target-posture = Target's posture
field-waited = Turns waited
field-moved = Hexes moved
field-charge = Hexes charged
field-left-dx = adjDX of a target that left
field-also = What else holds
field-arc = Arc of fire
field-reverse = In reverse
field-hits = Steps the attacker has lost
field-target-hits = Steps the target has lost
field-worse = Worse damage rolls
field-n = Miniatures
field-files = Files
field-target-n = Target's miniatures
field-target-files = Target's files
field-contact = In contact
field-target-contact = Target's in contact
field-under = Under the fireball
field-left = Miniatures left
field-split = Fire divided
field-command = Dice of commanders
field-target-command = Target's dice of commanders
field-policy = Policy
field-rounds = First rounds
field-bids = Bidding game
field-games = Games
field-seed = Seed
field-limit = Most rounds
field-distance = Distance in inches
field-rout = A rout ends it

skirmish-sure = 95%
skirmish-left = mean mST left
skirmish-drawn = nobody wins: { $chance }
skirmish-played = { $games } games of seed { $seed }: mean length { $rounds } rounds, { $decisions } decisions
