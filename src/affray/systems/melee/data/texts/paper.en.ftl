# Reference cards to print, and the tables of the documents.

paper-partly = ○
paper-more = more
paper-filler = Filler: the guide leaves this open.
paper-item = { $item }
paper-race = { $race }
paper-part = { $label }
paper-phase = { $phase }
paper-load = { $load }
paper-use = { $use }
paper-gift = { $gift }
paper-attribute = { $attribute }
paper-spell-name = { $spell }
paper-spell-effect = { $spelleffect }
paper-decimal = { $whole }.{ $tenths }
paper-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
paper-clause = clause
paper-dice-head = dice
paper-total = total
paper-result-head = what it comes to
paper-does-head = what happens
paper-by-st =
    { $now ->
        [0] ST
       *[other] ST now
    }
paper-dx = DX
paper-st = ST
paper-iq = IQ
paper-ma = MA
paper-adj = adjDX
paper-lb = lb
paper-silver = silver
paper-damage = damage
paper-stops = stops

## The cards.

paper-card = Reference card
paper-card-turn = The turn
paper-card-fight = Attacks
paper-card-adjustments = Adjustments, range, armor
paper-card-figures = Movement, gear and races
paper-card-harm = Harm and hand-to-hand
paper-card-arms = Arms
paper-card-spells = Spells of IQ { $least } to { $most }
paper-card-creatures = Creatures
paper-card-house = House rules in force

## The turn.

paper-phases = A turn of five seconds
paper-phase-head = phase
paper-phase-initiative =
    Each side throws a die, ties again. The winner moves { $any ->
        [0] first or second
       *[other] at whatever place it likes
    }; the other sides follow by their dice.
paper-phase-renew =
    Whoever keeps a spell up pays for it again { $shared ->
        [0] in fatigue
       *[other] in ST
    } or lets it go. The turn of casting is paid for.
paper-phase-move =
    Side by side, figure by figure: hexes, facing, then an option by its letter. The way ends where a figure becomes engaged: in a front hex of an enemy that can strike there{ $bowmen ->
        [0] {""}
       *[other] {" "}or holds a bow
    }.
paper-phase-act =
    Highest standing adjDX first. { $ties ->
        [side_roll] In a tie each side throws a die.
        [figure_roll] In a tie each figure throws a die.
       *[initiative] A tie goes by initiative.
    } Until it acts, a figure may take another option that its way allows{ $switch ->
        [0] {""}
       *[other] , and dodge or defend when it is attacked
    }.
paper-phase-retreat =
    Who dealt { $melee ->
        [0] { $hits ->
            [0] hits of weapon or hand
           *[other] hits of any kind
        }
       *[other] hits in melee
    } to an adjacent enemy { $size ->
        [0] {""}
       *[other] that is no larger{" "}
    }and took none may force it back a hex and follow. Where there is no hex, the enemy rolls to stay on its feet.
paper-phase-post = Fire burns those in it; spells that count turns count down; creatures that heal lose a hit.
paper-options =
    { $state ->
        [disengaged] Options of a figure that is not engaged
        [engaged] Options of an engaged figure
       *[hth] Options in hand-to-hand
    }
paper-option-head = option
paper-option = ({ $letter }) { $option }
paper-distance-head = hexes
paper-distance =
    { $far ->
        [ma] MA
        [half] half MA
        [shift] shift
        [crawl] 0, or crawl { $hexes }
       *[hexes] { $hexes }
    }
paper-standing = standing
paper-kneeling = kneeling
paper-prone = prone
paper-options-note =
    ● open, ○ with a crossbow only. A shift is one hex that stays next to { $shift ->
        [0] all
       *[other] one of those
    } who engage the figure. Whoever was knocked down last turn only stands up or crawls. Nobody attacks after more than half its MA.
paper-does =
    { $letter ->
        [a] Moves and does nothing else{ $tires ->
            [0] {""}
           *[other] ; always counts as a run
        }.
        [b] Strikes or throws, or goes for an enemy hand to hand.
        [c] Dodges: throws, shots and missile spells at it roll four dice.
        [d] Kneels or lies down at the end of its way.
        [e] Slings what it holds and readies something else, or picks something up within a hex.
        [f] Kneels or lies down if it likes, and shoots; or reloads.
        [g] Gets up in its action, or crawls.
        [h] Casts a spell that it knows.
        [i] Tries to see through one figure.
        [j] Strikes or throws.
        [k] Defends: blows and throws at it roll four dice.
        [l] One shot, loaded before it was engaged; once in each engagement.
        [m] Drops what it holds and readies another weapon, none that shoots.
        [n] Leaves in its action by one hex. Slower enemies still strike after it, at a penalty.
        [o] Goes for an adjacent enemy hand to hand.
        [p] Gets up in its action, or crawls as in a shift.
        [q] Drops what it holds and picks up something within a hex.
        [r] Casts a spell that it knows.
        [s] Tries to see through one figure.
        [t] Strikes with hands, dagger, cestus or club{ $waits ->
            [0] {""}
           *[other] ; not in the turn in which it was drawn in
        }.
        [u] Rolls to get its dagger into its hand.
       *[v] Rolls to get up and out of the hex.
    }
paper-paces = Movement allowance by DX
paper-half-ma = half MA
paper-paces-note = Up to { $walk } hexes are a walk, up to half MA a jog, more is a run: { $tires } fatigue. Creatures have an MA of their own.
paper-loads = Load: the most pounds by ST
paper-load-head = load
paper-runs = runs
paper-jogs = jogs
paper-one-hex =
    { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
paper-weight-by-st = pounds by ST

## Attacks.

paper-hits = Chance to hit, by adjDX
paper-hits-note = One blow with three dice in { $number } does double or triple damage, whatever adjDX is.
paper-specials = What a total means
paper-result =
    { $decides ->
        [adj] a hit if it is adjDX or less
        [hit] { $times ->
            [1] a hit
            [2] a hit for double damage
           *[other] a hit for triple damage
        }
       *[miss] { $fumble ->
            [drops] a miss; the weapon falls
            [breaks] a miss; the weapon breaks
           *[none] a miss
        }
    }
paper-cost-head = a spell costs
paper-cost =
    { $cost ->
        [full] all of its ST
        [falls] all of its ST, and the caster falls
        [less] 1
       *[failed] all of its ST; failed 1
    }
paper-specials-note =
    { $extra ->
        [0] Double and triple damage multiplies what the dice show.
       *[other] Double and triple damage rolls two and three times the dice.
    } Special totals hold whatever adjDX is. Bare hands, a worn cestus and natural weapons neither fall nor break.
paper-guards = Dice of an attack
paper-attack-head = attack
paper-attack =
    { $attack ->
        [melee] blow
        [pole] blow with a pole weapon
        [thrown] throw
        [missile] shot
        [hth] hand-to-hand
        [missile_spell] missile spell
       *[thrown_spell] thrown spell
    }
paper-unguarded = unguarded
paper-dodges = dodging (c)
paper-defends = defending (k)
paper-adjustments = Adjustments of DX
paper-adjustment = what
paper-waited-1 = 1 turn
paper-waited-2 = 2 turns or more
paper-one-hex-flier = of one hex
paper-large-flier = of several hexes
paper-or-through = standing in it or shooting through it
paper-adjustments-note =
    Zone, waiting, two weapons and sweeping are for weapons and hands, never for spells. Armor and shield: below. A slower enemy that strikes after one who left loses the difference of their standing adjDX.{ $pole ->
        [0] {""}
       *[other] {" "}Pole weapons do double damage in a charge of 3 hexes or more, and against one.
    }{ $jab ->
        [0] {""}
       *[other] {" "}Pole weapons reach two hexes.
    }{ $lying ->
        [0] {""}
       *[other] {" "}Shots and throws from beyond one hex have no bonus for a target that lies or crawls.
    }
paper-ranges = Range
paper-range = distance
paper-thrown-range = throws and thrown spells, hexes
paper-missile-range = shots and missile spells, megahexes
paper-ranges-note =
    { $hexes ->
        [0] A megahex is a hex and its six neighbours.
       *[other] Megahexes here are a third of the hexes, rounded up.
    }
paper-past-friends = To miss somebody on the way
paper-past =
    { $decides ->
        [adj] past if it is adjDX or less, else a hit
       *[hit] { $times ->
            [1] a hit
            [2] a hit for double damage
           *[other] a hit for triple damage
        }
    }
paper-past-note =
    Three dice for each { $all ->
        [0] friend
       *[other] figure
    } { $prone ->
        [0] on its feet or knees
       *[other] in whatever posture
    } between shooter and target, nearest first{ $pile ->
        [0] {""}
       *[other] , and for each { $all ->
            [0] friend
           *[other] other figure
        } in the hex of a target that fights hand to hand
    }. A body right before a target takes a shot instead of it on 1–{ $kneeling } of a die if the target kneels, on 1–{ $lying } if it lies.

## Harm.

paper-injuries = Hits in one turn, by ST
paper-wounds = DX { SIGNED($dx) } throughout the next turn
paper-fells = falls, and loses its action if it has not acted
paper-left = ST that is left
paper-st-now = ST now
paper-means = the figure is
paper-st-left =
    { $end ->
        [low] { $most } or less
       *[none] { $most ->
            [1] { $most }
           *[other] { $least } or { $most }
        }
    }
paper-state =
    { $status ->
        [ok] at DX { SIGNED($dx) } for the rest of the fight
        [unconscious] unconscious
       *[dead] dead
    }
paper-left-note =
    { $shared ->
        [0] Fatigue is counted apart. A figure that has spent all its ST is exhausted: DX -2, half MA, no running. Whoever spends more rolls each time, three dice, ST or less, or collapses.
       *[other] Fatigue and hits are taken from one ST, and nobody rolls against collapse.
    }
paper-hands = Damage in hand-to-hand, by ST
paper-held = { JOIN($held, ", ") }
paper-hands-note = Above ST 60 one more die for each 10 ST (filler). Every attack in hand-to-hand has +4. Bare hands do the same outside of it.
paper-defence-die = The defender's die, when somebody enters the hex
paper-die = die
paper-defence =
    { $comes ->
        [surprise] Hand-to-hand: both fall; the defender drops weapon and shield but keeps a dagger.
        [dagger] Hand-to-hand: both fall; the defender drops weapon and shield and draws a dagger.
        [out] The attacker goes back where it came from.
       *[struck] The attacker goes back, and the defender hits it without a roll.
    }
paper-defence-note = A 6 is thrown again where the attacker comes from the rear or the defender is unarmed. One may enter for one of these reasons: { JOIN($ways, "; ") }.
paper-saves = Saving rolls
paper-save = saving roll
paper-against = this or less
paper-target =
    { $against ->
        [standing] standing adjDX
        [bare] DX
        [mind] the better of IQ and WIS
        [iq] IQ
        [st_now] ST now
       *[st] ST
    }
paper-chances = Chance of a saving roll
paper-target-head = target

## Arms and gear.

paper-weapons = Weapons
paper-weapon = weapon
paper-mean = mean
paper-st-needed = ST
paper-hands-needed = hands
paper-in-hth = HTH
paper-rate = shots
paper-bare-more = hands { SIGNED($n) }
paper-shoots =
    { $reload ->
        [0] { $shots ->
            [one] every turn
           *[other] every turn; from adjDX { $fast }: { $shots } a turn
        }
       *[other] { $reload ->
            [one] reload { $reload } turn
           *[other] reload { $reload } turns
        }{ $fast ->
            [0] {""}
           *[other] ; from adjDX { $fast }: { $quick ->
                [0] every turn
               *[other] { $quick }
            }
        }
    }
paper-weapons-note = Filler. A new figure has { $silver } silver. A main-gauche in the off hand stops 1 hit from the front. Crossbows may be fired prone.
paper-covers = Armor and shields
paper-cover = worn or held
paper-covers-note = The DX is the guide's, the rest is filler. A shield stops only what comes from the front.
paper-gear = Gear
paper-thing = thing
paper-races = Races
paper-people = race
paper-points = points
paper-gift-head = besides
paper-races-note = Filler. The least attributes, and the points to spread over ST, DX and IQ; WIS above IQ costs a point each.

## Spells and creatures.

paper-spells = Spells
paper-spell = spell
paper-kind = type
paper-iq-needed = IQ
paper-cost-in-st = ST
paper-renewal = renew
paper-lasts = lasts
paper-resists = resists
paper-effect = what it does
paper-renewed = while renewed
paper-turns =
    { $dice ->
        [0] { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }
       *[other] { $dice } dice of turns
    }
paper-spells-note =
    Filler. M missile: shot like an arrow. T thrown: DX -1 for each hex, 0 on the caster. C creation: in the caster's megahex or the next. S special. IQ is what the caster needs.{ $saved ->
        [0] {""}
       *[other] {" "}● the victim rolls three dice against { $iq ->
            [0] the better of IQ and WIS
           *[other] IQ
        }.
    }
paper-creatures = Creatures
paper-creature = creature
paper-size = hexes
paper-flies = flies
paper-attack-with = attack
paper-hth-damage = HTH
paper-besides = besides
paper-stops-of =
    { $shield ->
        [0] { $front }
       *[other] { $front }, rear { $rear }
    }
paper-traits =
    { $dice ->
        [0] { $count ->
            [0] –
           *[other] { JOIN($trait, "; ") }
        }
       *[other] breath { $dice } dice for { $cost } fatigue{ $count ->
            [0] {""}
           *[other] ; { JOIN($trait, "; ") }
        }
    }
paper-creatures-note = Filler. adjDX counts what a creature wears. Flies: its MA in the air. Stops: hits of each attack, with a shield from front and rear.

## House rules.

paper-house-rules = House rules
paper-house-rule = option
paper-value = value
paper-effect-head = what it settles

## Words.

held-bare = bare hands
held-dagger = dagger
held-cestus = cestus
held-club = one-handed club
held-great = two-handed club
trait-animal = animal
trait-side-is-front = its side hexes are front
trait-target-3 = hard to hit: DX -3
trait-heals = heals 1 hit each turn
