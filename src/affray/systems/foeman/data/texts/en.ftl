### What Foeman says. An event's message is `event-` and its code, a refusal's `no-` and what is wrong, a question's
### `prompt-` and its code, an answer's label `label-` and its kind.

## Events: the round

event-round = Round { $round }.
event-retreat = { $who } forces { $whom } back one hex, { JOIN($direction, ", ") }.
event-follow = { $who } follows into the vacated hex and faces that way.
event-roll-tiebreak = { $side } rolls again: { $total }
event-roll-initiative = { $side } rolls { $total }
event-initiative-tie = { JOIN($sides, " and ") } tie at { $points } and roll again: { JOIN($scores, ", ") }.
event-initiative = Initiative: { JOIN($scores, ", ") }; the first choice is with { $chooser }.
initiative-total =
    { $side } { $total }{ $led ->
        [0] {""}
       *[other] {" "}(1 of it for moving first last round)
    }
event-cede = The move is ceded by { $side }.
event-segment = Movement of { $side }.
event-action-phase = Action phase of round { $round }.
event-recover = { $who } gets { $points } exhaustion back: mST { $mst }.
event-wake = { $who } comes to, lying prone.
event-over =
    { $won ->
        [0] Nobody holds the field: a draw.
       *[other] The field is held by { $side }.
    }
event-revive =
    { $who } is brought back after the encounter (mST { $mst }){ $whole ->
        [0] , less a point of { $attribute } until the next level
       *[other] {""}
    }.

## Events: movement

event-step =
    { $who } { $kind ->
        [back] steps back
        [about] turns about and steps
       *[front] steps
    } { JOIN($direction, ", ") }{ $kind ->
        [back] , facing { $facing }
       *[front] {""}
    }{ $mode ->
        [shift] {" "}(a shift)
        [disengage] {" "}(disengaging: 1 Mp more)
       *[free] {""}
    }: { $used } of { $mmma } Mp{ COUNT($foes) ->
        [0] {""}
       *[other] ; engaged by { $foes }
    }.
event-stop = { $who } stays there: { $used } of { $mmma } Mp.
event-enter = { $who } goes for { $whom } hand to hand; { $whom } may avoid it with 5 dice, { $score } or less.
event-waived = { $who } lets it happen.
event-in-hth = { $who } is in the hex: hand to hand with { $whom }.
event-displaced = { $who } is turned aside to { $column },{ $row } and moves no further.
event-exit = { $who } tries to leave the hand-to-hand: { $count } dice, { $score } or less.
event-face =
    { $who } pivots to face { JOIN($direction, ", ") }{ $limited ->
        [0] {""}
       *[other] , one hexside under pressure
    }.
event-pivot-penalty = { $who } loses control: mDX { $penalty } for the rest of the round.
event-rise = { $who } rises: { $used } of { $mmma } Mp.
event-fall = { $who } drops prone: { $used } of { $mmma } Mp.
event-surrender = { $who } surrenders.
event-entry-mp = the entry costs { $mp } Mp more
event-passage = { $who } tries to get past { $whom }: 4 dice, { $score } or less.
event-held-up = { $who } is held up: { $used } of { $mmma } Mp
event-charge = { $who } charges in (filler): -1 and one damage die more for its Strike.
event-push = { $who } pushes { $whom } back (filler); { $whom } withstands it with 4 dice, { $score } or less.
event-pushed = { $who } gives way, { JOIN($direction, ", ") }

## Events: declarations

event-lots = Lots, should mDX tie among those of DX { $dx }: { JOIN($who, " before ") }.
event-declare =
    { $who } declares { $option }{ $aimed ->
        [0] {""}
       *[other] {" "}at { $whom }
    }: { $armed ->
        [0] {""}
       *[other] { $item },{" "}
    }{ $doubled ->
        [0] {""}
       *[other] in both hands,{" "}
    }{ $dice_bid ->
        [one] { $dice_bid } die
       *[other] { $dice_bid } dice
    }.
event-declare-idle = { $who } has used { $used } of { $mmma } Mp and can do nothing more in this round but Move: 1 die.
event-declare-defend =
    { $who } declares Defend{ $guard ->
        [weapon] {" "}with the weapon
        [shield] {" "}with the shield
       *[none] { COUNT($unused) ->
            [0] {" "}with bare hands
           *[other] {" "}by footwork alone, not with { FORM($unused, "the") }
        }
    }: on guard from now on.
event-executor =
    { $who } acts with the highest bid, { $dice_bid ->
        [one] { $dice_bid } die
       *[other] { $dice_bid } dice
    }.
event-executor-idle = Nobody bids more than 1 die: { $who } does nothing more in this round.
event-executor-tied =
    { $tied } bid { $dice_bid ->
        [one] { $dice_bid } die
       *[other] { $dice_bid } dice
    } each: { $who } acts, { $by ->
        [value] by mDX as the action lowers it ({ JOIN($values, ", ") })
        [mdx] having the highest mDX ({ JOIN($values, ", ") })
        [dx] being equal in mDX and higher in DX
       *[lot] being equal in mDX and DX and first by lot
    }.
tied-bid = { $who } { $value }
event-stand-by =
    { $others ->
        [0] { COUNT($who) ->
            [one] { $who } stands by the last declaration.
           *[other] All stand by their declarations.
        }
       *[other] { COUNT($who) ->
            [one] { $who } stands by the last declaration.
           *[other] The others stand by theirs.
        }
    }

## Events: attacks

event-attack =
    { $who } { $option ->
        [jab] jabs at
        [fire] shoots at
       *[strike] strikes
    } { $whom } { $border ->
        [0] { FORM($side_crossed, "from") }
       *[other] from between { $side_crossed } and { $other_side }
    }{ $far ->
        [0] {""}
       *[other] {" "}at { $range } hexes
    }: { $item }, { $dice_bid ->
        [one] { $dice_bid } die
       *[other] { $dice_bid } dice
    }.
event-attack-hurl =
    { $who } hurls { FORM($item, "the") } at { $whom }{ $far ->
        [0] {""}
       *[other] , { $range } hexes away
    }, { $border ->
        [0] { FORM($side_crossed, "from") }
       *[other] from between { $side_crossed } and { $other_side }
    }: { $dice_bid ->
        [one] { $dice_bid } die
       *[other] { $dice_bid } dice
    }.
event-score = score { $score } = { JOIN($sum, ", ") }
event-dodge = { $who } dodges for the rest of the phase.
event-hit =
    rolled { JOIN($dice, " ") }{ $guarded ->
        [0] {""}
       *[other] , +{ $guarded } for the other's Guard
    } = { $total }, needs { $score } or less: { $result ->
        [auto-hit] automatic hit
        [auto-miss] automatic miss
        [hit] a hit
       *[miss] a miss
    }
event-rerolled =
    rerolls { COUNT($dice) ->
        [one] { COUNT($dice) } zero
       *[other] { COUNT($dice) } zeroes
    }: { JOIN($dice, " ") }; { $total } of { $score } with { $thrown } dice: { $result ->
        [hit] still a hit
       *[miss] now a miss
    }
event-talent = with Weapon Proficiency
event-stopped = comes off the damage: { JOIN($stops, ", ") } (margin { $margin })
event-stopped-nothing = nothing stops it (margin { $margin })
stopped-armor = armor { $points }
stopped-shield = shield { $points }
stopped-defend = Defend Opt { $points }
event-no-damage = { $thrown } hit dice less { $sub }: no damage die
event-spared = rolls no damage die by choice
event-rolled = damage dice { JOIN($faces, " ") }: { $kept } may be kept
event-damage-chosen =
    { $critical ->
        [0] {""}
       *[other] critical hit,{" "}
    }{ $kept } of { $generated } kept by choice, { JOIN($faces, " ") }: { $sum } in all
event-stopped-armor-first = comes off the damage, armor first: { JOIN($stops, ", ") } (margin { $margin })
event-damage =
    { $critical ->
        [0] {""}
       *[other] critical hit,{" "}
    }{ $generated ->
        [one] { $generated } damage die
       *[other] { $generated } damage dice
    } { JOIN($dice, " ") }{ $cut ->
        [0] {""}
       *[other] , kept { JOIN($faces, " ") }
    }: { $sum } in all
event-damage-itemised =
    { $critical ->
        [0] {""}
       *[other] critical hit,{" "}
    }{ $generated ->
        [one] { $generated } damage die
       *[other] { $generated } damage dice
    } ({ JOIN($made, ", ") }){ $thrown ->
        [0] {""}
       *[other] {" "}{ $generated ->
            [one] shows
           *[other] show
        } { JOIN($dice, " ") }
    }{ $cut ->
        [0] {""}
       *[other] , { $kept } kept ({ JOIN($cuts, ", ") })
    }: { JOIN($results, "; ") }
damage-die = { $face }
damage-die-changed =
    { $same ->
        [0] { $face } counts { $result }
       *[other] { $face } still counts { $result }
    } ({ JOIN($sum, ", ") })
event-wounds =
    { $losses }: mST from { $before } to { $mst }{ $end ->
        [unconscious] , unconscious; anything beyond that does not count
        [dead] , dead; anything beyond that does not count
       *[up] {""}
    }
event-wounds-none = no wound: mST stays { $mst }
lost-wounds =
    { $points ->
        [one] { $points } wound
       *[other] { $points } wounds
    }
lost-exhaustion = { $points } exhaustion
event-proficiency =
    { $outcome ->
        [kept] Weapon Proficiency stays at hand
        [ignored] Weapon Proficiency: the first failure is ignored
       *[lost] Weapon Proficiency is lost for this encounter
    }
event-save =
    { $purpose ->
        [roll-sv-entry] to avoid it
        [roll-sv-exit] to get away
        [roll-sv-pivot] to keep control
        [roll-sv-ready] to ready
        [roll-sv-proficiency] to keep Weapon Proficiency
        [roll-sv-use] to use it
        [roll-sv-passage] to get past
        [roll-sv-rush] to keep its feet
        [roll-sv-push] to withstand it
       *[other] saving throw
    } { COUNT($dice) }D: { JOIN($dice, " ") } = { $total }{ $lucky ->
        [0] {""}
       *[other] {" "}(a goblin's luck)
    }, needs { $score } or less: { $result ->
        [auto-pass] an automatic success
        [auto-fail] an automatic failure
        [pass] passed
       *[fail] failed
    }
event-unconscious = { $who } falls unconscious (mST { $mst }).
event-dead = { $who } is dead (mST { $mst }).
event-earn = { $who } earns { $points } Ep: { $ep } in all
event-ep =
    { $gained ->
        [0] the failed throw costs { $who } { $points } Ep: { $ep } left
       *[other] the hard throw earns { $who } { $points } Ep: { $ep } in all
    }
event-lies = { FORM($item, "the") } lies in { $whom }'s hex
event-fumble = { $who } drops { FORM($item, "the") } on the spot
event-rush =
    { $who } rushes { $whom } { $border ->
        [0] { FORM($side_crossed, "from") }
       *[other] on the border of { $side_crossed } and { $other_side }
    } (filler): { $item }, { $dice_bid ->
        [one] { $dice_bid } die
       *[other] { $dice_bid } dice
    }.
event-knocked = { $who } is knocked down

## Events: items

event-watch = { $who } watches and takes aim.
event-ready = { $who } readies: { $score } or less.
event-hold =
    { $who } now holds { COUNT($item) ->
        [0] nothing
       *[other] { $item }
    }.
event-take =
    { $who } takes the { $item }{ $given ->
        [0] {" "}up
       *[other] {" "}from { $source }
    }.
event-give = { $who } gives the { $item } to { $whom }.
event-unwilling = { $who } will not have it.
event-reload = { $who } reloads the { $item }.
event-drop = { $who } drops the { $item }.
event-use =
    { $who } uses the { $item }{ $aimed ->
        [0] {""}
       *[other] {" "}at { $whom }
    }, needs { $score } or less.
event-heal = regains { $points } exhaustion: mST { $mst }
event-burned = { $stopped } stopped; { $phys } wounds and { $exh } exhaustion: mST { $mst }

## The parts of a score

part-dx = DX
part-armor = armor
part-large-shield = large shield
part-duress-of-one-attack = duress of one attack
part-duress-of-a-round = duress of a round
part-hit-dice = hit dice
part-weapon = weapon
part-not-rolled = not rolled
part-jab = Jab
part-off-hand = off hand
part-strength-limit = strength limit
part-by-choice = by choice
part-adventurer-bonus = Adventurer bonus
part-low-and-cup-terms = Low and Cup terms
part-weapon-table = the weapon's table
part-critical-hit = critical hit
part-too-weak-for-it = too weak for it
part-strong-for-it = strong for it
part-weapon-proficiency = Weapon Proficiency
part-pivot = pivot
part-side-hexside = side hexside
part-rear-hexside = rear hexside
part-same-hex = same hex
part-out-of-hand-to-hand = out of hand-to-hand
part-into-hand-to-hand = into hand-to-hand
part-prone-attacker = prone attacker
part-prone-target = prone target
part-aim = aim
part-range = range
part-doubled-grip = doubled grip
part-charge = charge

## Rolls, as a person with dice in hand is asked for them

roll-initiative = initiative
roll-tiebreak = tiebreak
roll-order = order
roll-hit = hit
roll-reroll = reroll
roll-damage = damage
roll-sv-entry = saving throw, entry
roll-sv-exit = saving throw, exit
roll-sv-pivot = saving throw, pivot
roll-sv-ready = saving throw, ready
roll-sv-proficiency = saving throw, proficiency
roll-sv-use = saving throw, use
roll-entry-mp = Mp of the entry
roll-sv-passage = saving throw, passage
roll-sv-rush = saving throw, Shield Rush
roll-sv-ruling = saving throw, ruling
roll-sv-push = saving throw, Push Back
roll-percent = percent
roll-attribute = attribute: 0 ST, 1 DX, 2 IQ

## Questions

asked =
    { $named ->
        [0] { $side }
       *[other] { $who } ({ $side })
    }
prompt-dice =
    Throw { $count }D for { $thrower ->
        [figure] { asked }
        [deed] the action of { asked }
        [side] { $side }
        [each] the next of the tied sides, in the order { JOIN($order, ", ") }
       *[game] the game
    }: { $roll }.
prompt-go = The game goes on by itself.
prompt-retreat = { $side }: force an opponent back, or pass?
prompt-side = { $side }: move now, or cede the move to the next side?
prompt-pick = { $side }: which figure moves next?
prompt-move = { asked } moves: a step, a facing to pivot to (which ends the move), or stop?
prompt-declare = { asked } declares: which action, and with how many dice? The most dice act first.
prompt-declare-again = The highest bid has acted, and every other declaration has lapsed. { asked } declares anew, the same or something else: which action, with how many dice?
prompt-ready = { asked } readies: what do its hands take?
prompt-proficiency = { asked } attacks with { $bid } dice, { $score } or less hits. Call on Weapon Proficiency? It adds to the lowest damage die; afterwards 3 dice (4 after a miss) must total { $iq } or less to keep it.
prompt-reroll = { asked } has { $total } with { $thrown } dice and must stay at { $score } or less. Reroll how many zeroes? Each adds a hit die, and its points.
prompt-decides = { asked } goes on with the action.
prompt-waive = { asked } is gone for hand to hand: avoid it with 5 dice, { $score } or less?
prompt-place = { asked } turns its foe aside at { $column },{ $row }: to which hex?
prompt-consent = { asked }: agree to the exchange with { $other }?
prompt-fewer = { asked } has hit and may roll { $count } damage dice, of which { $permitted } count at most. Roll how many?
prompt-keep = { asked } rolled { JOIN($faces, " ") } for damage and keeps { $count } of them: which?
prompt-bid = { asked }: bid how many dice?
choice-avoid = roll to avoid it
choice-let = let it happen
choice-roll =
    { $count ->
        [0] no damage
        [one] { $count } die
       *[other] { $count } dice
    }
choice-keep = { JOIN($faces, " ") }
choice-place = { $direction } of there, { $column },{ $row }
choice-count =
    { $count ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $count }
    }

## Answers

label-go = go on
label-pass = pass
label-move = move
label-cede = cede the move
label-end = end the side's moves
label-stop = stop
label-rise = rise
label-fall = drop prone
label-exit = roll to leave the hand-to-hand
label-reload = reload
label-drop-shield = drop the shield
label-surrender = surrender
label-watch = watch and take aim
label-charge = charge in (filler)
label-done = done
label-number = choice { $number }
label-retreat =
    force { $a } back { $direction } with { $b }{ $follow ->
        [0] {""}
       *[other] {" "}and follow
    }
label-figure = move { $who }
label-step =
    step { $direction }{ $kind ->
        [back] , facing { $facing }
        [about] , turning about
       *[front] {""}
    }
label-face = pivot to face { $direction }
label-enter = go for { $whom } hand to hand, { $direction }
label-push = push { $whom } back (filler), { $direction }
label-rush =
    rush { $whom } with the shield (filler){ $dice ->
        [0] {""}
        [one] , { $dice } die
       *[other] , { $dice } dice
    }
label-attack =
    { $option ->
        [jab] jab at { $whom }
        [hurl] hurl at { $whom }
        [fire] shoot at { $whom }
       *[strike] strike { $whom }
    }{ $armed ->
        [0] {""}
        [2] {" "}with { $item }
       *[other] {" "}{ FORM($item, "with") }
    }{ $doubled ->
        [0] {""}
       *[other] {" "}in both hands
    }{ $dice ->
        [0] {""}
        [one] , { $dice } die
       *[other] , { $dice } dice
    }
label-hurl =
    hurl { FORM($item, "the") } at { $whom }{ $dice ->
        [0] {""}
        [one] , { $dice } die
       *[other] , { $dice } dice
    }
label-defend =
    { $guard ->
        [weapon] defend with the weapon
        [shield] defend with the shield
       *[none] defend with bare hands
    }
label-ready =
    ready{ $dice ->
        [0] {""}
        [one] , { $dice } die
       *[other] , { $dice } dice
    }
label-use =
    use { FORM($item, "the") }{ $aimed ->
        [0] {""}
       *[other] {" "}on { $whom }
    }
label-left-unloaded = { $label } ({ $item } stays unloaded while engaged)
label-hold =
    { COUNT($item) ->
        [0] empty both hands
       *[other] hold { FORM($item, "the") }{ $other ->
            [0] {""}
           *[1] {" "}in the other hand
        }
    }
label-take =
    { $given ->
        [0] pick up { FORM($item, "the") }
       *[other] take { FORM($item, "the") } from { $source }
    }
label-give = give { FORM($item, "the") } to { $whom }

## Figures

figure-line =
    { $who } ({ $side }, { $race }): mST { $mst }/{ $st }, mDX { $mdx }/{ $dx }, IQ { $iq }; { $hurt ->
        [0] unhurt
       *[other] wounds { $phys }, exhaustion { $exh }
    }; { $empty ->
        [0] {""}
       *[other] empty hands{ COUNT($item) ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ JOIN($item, ", ") }{ COUNT($notes) ->
        [0] {""}
       *[other] ; { JOIN($notes, "; ") }
    }
note-surrendered = surrendered
note-unconscious = unconscious
note-dead = dead
note-out = out
note-prone = prone
note-hand-to-hand = hand-to-hand
note-engaged = engaged
note-defending = defending
note-dodging = dodging
note-aim = aim { $value }
note-duress = duress { $value }
note-pivot = pivot { $value }
note-acted = acted
note-charging = charging
note-revived = revived afterwards

## Names

option-move = Move
option-strike = Strike
option-defend = Defend
option-hurl = Hurl
option-ready = Ready
option-jab = Jab
option-watch = Watch
option-fire = Fire
option-use = Use
option-rush = Shield Rush
hexside-front = front
    .from = from the front
hexside-front-right = front right
    .from = from the right front
hexside-front-left = front left
    .from = from the left front
hexside-right = right
    .from = from the right side
hexside-left = left
    .from = from the left side
hexside-rear = rear
    .from = from the rear
hexside-same = same
    .from = in the same hex
race-human = Human
race-elf = Elf
race-dwarf = Dwarf
race-halfling = Halfling
race-orc = Orc
race-goblin = Goblin
terrain-open = open
terrain-rough = rough
terrain-brush = brush
terrain-shallow-water = shallow water
terrain-stairs = stairs
terrain-low-wall = low wall
terrain-object = object
terrain-pit = pit
phase-start = start of the round
phase-retreats = Force Retreats
phase-initiative = initiative
phase-choose-side = choice of the side to move
phase-pick = choice of the figure to move
phase-move = movement
phase-tiebreak = lots
phase-declare = declarations
phase-execute = action
phase-readying = Ready
phase-over = over

## Items

item-unarmed = Unarmed
    .the = bare hands
    .with = with bare hands
item-rock = Rock
    .the = the rock
    .with = with the rock
item-club = Club
    .the = the club
    .with = with the club
item-cudgel = Cudgel
    .the = the cudgel
    .with = with the cudgel
item-dagger = Dagger
    .the = the dagger
    .with = with the dagger
item-rapier = Rapier
    .the = the rapier
    .with = with the rapier
item-cutlass = Cutlass
    .the = the cutlass
    .with = with the cutlass
item-shortsword = Shortsword
    .the = the shortsword
    .with = with the shortsword
item-broadsword = Broadsword
    .the = the broadsword
    .with = with the broadsword
item-langsword = Langsword
    .the = the langsword
    .with = with the langsword
item-greatsword = Greatsword
    .the = the greatsword
    .with = with the greatsword
item-whip = Whip
    .the = the whip
    .with = with the whip
item-chain = Chain
    .the = the chain
    .with = with the chain
item-staff = Staff
    .the = the staff
    .with = with the staff
item-hammer = Hammer
    .the = the hammer
    .with = with the hammer
item-mace = Mace
    .the = the mace
    .with = with the mace
item-axe = Axe
    .the = the axe
    .with = with the axe
item-flail = Flail
    .the = the flail
    .with = with the flail
item-battleaxe = Battleaxe
    .the = the battleaxe
    .with = with the battleaxe
item-picket = Picket
    .the = the picket
    .with = with the picket
item-javelin = Javelin
    .the = the javelin
    .with = with the javelin
item-spear = Spear
    .the = the spear
    .with = with the spear
item-bipole = Bipole
    .the = the bipole
    .with = with the bipole
item-trident = Trident
    .the = the trident
    .with = with the trident
item-lance = Lance
    .the = the lance
    .with = with the lance
item-halberd = Halberd
    .the = the halberd
    .with = with the halberd
item-pikeaxe = Pikeaxe
    .the = the pikeaxe
    .with = with the pikeaxe
item-sling = Sling
    .the = the sling
    .with = with the sling
item-smallbow = Smallbow
    .the = the smallbow
    .with = with the smallbow
item-horsebow = Horsebow
    .the = the horsebow
    .with = with the horsebow
item-longbow = Longbow
    .the = the longbow
    .with = with the longbow
item-lt-crossbow = Lt Crossbow
    .the = the light crossbow
    .with = with the light crossbow
item-hv-crossbow = Hv Crossbow
    .the = the heavy crossbow
    .with = with the heavy crossbow
item-matchlock = Matchlock
    .the = the matchlock
    .with = with the matchlock
item-crude-club = Crude Club
    .the = the crude club
    .with = with the crude club
item-crude-spear = Crude Spear
    .the = the crude spear
    .with = with the crude spear
item-crude-axe = Crude Axe
    .the = the crude axe
    .with = with the crude axe
item-crude-bow = Crude Bow
    .the = the crude bow
    .with = with the crude bow
item-small-shield = Small Shield
    .the = the small shield
    .with = with the small shield
item-large-shield = Large Shield
    .the = the large shield
    .with = with the large shield
item-healing-draught = Healing Draught
    .the = the healing draught
    .with = with the healing draught
item-oil-flask = Oil Flask
    .the = the oil flask
    .with = with the oil flask
item-none = nothing
item-cloth = Cloth
item-leather = Leather
item-chainmail = Chainmail
item-half-plate = Half-Plate
item-full-plate = Full Plate
item-defend-opt = Defend Opt

## House rules

effect-negative-rounding = Whether the half of a negative number rounds up (-5/2 is -2) or away from zero (-3).
effect-pivot-half = Whether half the movement allowance is compared exactly or rounded up before a pivot is limited.
effect-orc-rq = Whether an Orc's point of extra ST counts for the bonus of a light weapon too or only against the penalty of a heavy one.
effect-rq-forbids = Whether a weapon that asks for more ST than a figure has is merely weaker in its hands or not allowed at all.
effect-prone-engages = Whether a figure that lies on the ground still engages those beside it.
effect-pass-friends = Whether a figure may walk through a friend's hex as long as it does not stop there.
effect-hth-entry-sign = Whose greater ST counts against the other when a figure tries to enter Hand-to-Hand.
effect-tie-uses-bonuses = Whether bonuses of the declared action also help its figure to win an equal bid.
effect-figures-block-hurl = Whether standing figures stop a hurled weapon on its way as they stop a jab or a shot.
effect-prone-blocks = Whether prone figures that are awake stop a jab or a shot on its way as standing ones do.
effect-duress-counts = Whether both kinds of loss or only physical wounds put a figure under duress.
effect-reroll-zeroes = Whether a zero that was left lying may still be rerolled at a later stage.
effect-critical-needs = Whether any reroll of an automatic hit makes it critical or only one that raised the total.
effect-adventurer-bonus-faces = Whether the lowest hit die for the adventurer's bonus is read after Guard or as it fell.
effect-guard-scope = Whether Guard meets only the attacks that its mode is for or every attack from the front.
effect-defending-shield-cover = Whether a Defender's shield covers the whole front only as the Defending item or in any case.
effect-shield-hand-reach = Whether a ready shield keeps attacks from targets in the front hex on its hand only, or from all that lie beyond it too.
effect-guard-in-hth = Whether Guard also works against an attack from inside one's own hex.
effect-player-sides = Which sides have players' figures, which alone earn the Adventurer Damage Bonus: those of the scenario, none, or sides by their number.
effect-proficiency-parity = Whether weapon proficiency looks at the Low die after the other changes or as it was rolled.
effect-exhaustion-floor = How far exhaustion can lower ST: never below 1 or down to the level of unconsciousness.
effect-wake-on-recovery = Whether a figure whose ST recovers wakes up during the fight or stays out until it is over.
effect-ep-loss = Whether every failed saving throw costs experience or only a hard one of four dice or more.
effect-dx-ep = Whether a target that woke and is felled again pays its DX in experience again, or pays it once an encounter.
effect-preset = Whether play starts from plain Foeman or from MindWand's own choice of the rules below.
effect-repeat-action-roll = Whether a figure that repeats its action without taking a step is free from automatic misses.
effect-drop-weapon = Whether a very bad roll (above four times the dice and one) drops the weapon.
effect-low-cup-mods = Whether weapons of one's own making may change the lowest damage die (L) and the middle ones (C).
effect-first-penetrating-physical = Whether wounds and exhaustion are told apart by the dice that get through the armor or by all dice.
effect-crude-bows-unskilled = Whether a Crude Bow exhausts as the other Crude weapons do (its table is filler).
effect-max-six-dice = Whether ST never allows more than six damage dice before rerolls.
effect-cap-scope = Whom the ST limit of damage dice binds: everybody, players' figures, or those only while engaged.
effect-choose-dice = Whether the attacker picks the damage dice to keep or always keeps the highest.
effect-fewer-damage-dice = Whether an attacker may roll fewer damage dice than it could.
effect-emplaced-exempt = Whether a mounted bow, fired from where it stands, ignores its user's ST (emplacements are filler).
effect-bonus-exclusions = Whether the adventurer's damage bonus is kept to standard weapons: none magic, crude, unskilled or racial.
effect-bonus-first = Whether the adventurer's bonus comes before the Low and Cup changes of the weapon or after them.
effect-defending-item = How a Defending shield stops: with the better rating and the better Block, each for itself, with the better of what it and the Defend Opt would stop, or as MindWand has it.
effect-defend-adjacent-missile = Whether Defend also meets a hurled weapon or a shot from an adjacent hex.
effect-dodge-covers-front = Whether the shield of a dodging figure covers its whole front against missiles from beyond one hex.
effect-offhand-weapon-shields = Whether a ready weapon in the offhand shields against Strike and Jab (its values are filler).
effect-shield-first = Whether the shield stops damage before the armor; the sum is the same.
effect-pivot-threshold = Whether a pivot fails badly by a roll of more than 2 above mIQ or above mDX.
effect-pivot-dice = Whether the dice of a limited pivot go by engagement or by how the figure is matched (filler).
effect-hth-exit = Whether leaving a hand-to-hand takes 5 dice against the strongest foe or 4 dice against all of them.
effect-posture-disengage = Whether rising or dropping in a hand-to-hand takes the roll to leave it and ends the move (filler).
effect-enter-opponent-hex = Whether an engaged figure may step onto its opponent through an unshielded hexside for 0 to 5 Mp more.
effect-passage-sv = Whether passing any figure's hex costs a movement point more and a saving throw.
effect-retreat-one-per-source = Whether a figure may force only one retreat a round.
effect-retreat-order = Whether retreats are forced side by side as they moved last or figure by figure in the list.
effect-special-charge-in = Whether a figure may charge in: two straight steps, then a Strike at -1 with a damage die more (filler).
effect-special-shield-rush = Whether a shield bearer may rush a foe to knock it down (filler).
effect-special-push-back = Whether a mover may push an opponent straight back for 2 Mp (filler).
effect-revive-killed = Whether the killed are brought back afterwards unless mST is -n or lower, with a percentage that lose a point of an attribute (n:percent; both are filler).
effect-eg-mode = Whether every opponent counts as of Encounter Grade 4 or by its attributes.
effect-observation = Withdrawn by its author: it has no effect.
effect-draw-among = Whether a draw is shared by all sides, or only by the last: those that are left, or that fell in the last round.

title-preset = Foeman or MindWand
title-negative-rounding = Half of a negative number
title-pivot-half = Half the allowance for a pivot
title-orc-rq = An Orc's extra ST
title-rq-forbids = Weapons too heavy
title-prone-engages = The prone engage
title-pass-friends = Through friends
title-hth-entry-sign = ST when entering hand-to-hand
title-tie-uses-bonuses = Bonuses break ties
title-figures-block-hurl = Figures stop hurled weapons
title-prone-blocks = Prone figures stop shots
title-duress-counts = What counts for duress
title-reroll-zeroes = Rerolling zeroes
title-critical-needs = What makes a hit critical
title-adventurer-bonus-faces = Lowest die of the bonus
title-guard-scope = What Guard meets
title-defending-shield-cover = Cover of a Defender's shield
title-shield-hand-reach = Reach of the shield-hand ban
title-guard-in-hth = Guard in hand-to-hand
title-player-sides = Sides with the Adventurer bonus
title-proficiency-parity = Low die of proficiency
title-exhaustion-floor = Floor of exhaustion
title-wake-on-recovery = Waking when ST recovers
title-ep-loss = Experience lost by saves
title-dx-ep = Experience for felling
title-repeat-action-roll = Repeated actions
title-drop-weapon = Dropped weapons
title-low-cup-mods = L and C of own weapons
title-first-penetrating-physical = Which dice wound
title-crude-bows-unskilled = Crude bows
title-max-six-dice = Six damage dice at most
title-cap-scope = Whom the ST limit binds
title-choose-dice = Choose damage dice
title-fewer-damage-dice = Fewer damage dice
title-emplaced-exempt = Mounted bows
title-bonus-exclusions = Bonus for standard weapons only
title-bonus-first = Bonus first
title-defending-item = Values of a Defending item
title-defend-adjacent-missile = Defend against missiles
title-dodge-covers-front = Shield of a dodger
title-offhand-weapon-shields = Offhand weapon shields
title-shield-first = Shield before armor
title-pivot-threshold = When a pivot fails badly
title-pivot-dice = Dice of a pivot
title-hth-exit = Leaving hand-to-hand
title-posture-disengage = Rising in hand-to-hand
title-enter-opponent-hex = Stepping onto an opponent
title-passage-sv = Passing a figure's hex
title-retreat-one-per-source = One forced retreat a round
title-retreat-order = Order of retreats
title-special-charge-in = Charge in
title-special-shield-rush = Shield rush
title-special-push-back = Push back
title-revive-killed = Bringing back the killed
title-eg-mode = Encounter Grade
title-observation = Observation (withdrawn)
title-draw-among = Who shares a draw

## Refusals

no-not-now-start = expected the round to begin
no-not-now-retreats = expected a Force Retreat, or pass
no-not-now-initiative = expected the roll for initiative
no-not-now-choose-side = not yet: first choose whether your side moves now or cedes the move (move, cede)
no-surrender-in-move = not yet: a side moves or cedes, and nothing else; each figure may surrender in its own move, so answer move first
no-not-now-pick = expected a figure of the side that has not moved, or end
no-not-now-tiebreak = expected the tiebreak order
no-not-now-execute = expected the action of the highest bid
no-not-a-move = not now: this is a move, by steps, a pivot or stop; everything else is declared in the Action phase
no-not-a-declaration = the moves of this round are over; expected a declaration: an option, its target and its dice
no-not-an-attack = expected strike, jab, hurl or fire
no-not-a-ready = expected hold, take, give or done
no-not-yours = { $who } is not of { $side }
no-retreat = { $who } may not retreat { $whom }: that takes a standing opponent, engaged in an adjacent hex and hurt by { $who } last round, while { $who } was not hurt and did not step back; each figure is retreated once
no-retreat-room = { $whom } cannot be moved { $direction }: no free hex there
no-follow-room = { $who } cannot follow: the hex that { $whom } leaves holds another standing figure
no-in-hth = { $who } is in Hand-to-Hand: answer exit to roll for leaving it
no-posture-hth = { $who } is in Hand-to-Hand: answer exit first, then change posture in place of a step
no-barred = { $direction } of { $who } is no hex that can be entered
no-foe-stands = { $whom } stands there: only an Attempt Hand-to-Hand enters ({ $form })
no-friend-stands = { $whom } stands there
no-friend-passed = a friend stands there and the move could not go on
no-friend-here = { $whom } stands here: the hex may only be passed
no-must-stop =
    { $who } must stop here: { $reason ->
        [held] the throw to leave Hand-to-Hand failed
        [used] { $used } of { $mmma } Mp are used
        [over] its move is over
       *[engaged] being engaged
    }
no-no-turn = { $who } faces { $direction } already: answer stop
no-no-pivot = { $who } may not pivot: all Mp are used or its last step was a Back step
no-pivot-limit = { $who } may turn one hexside only: engaged, or more than half its Mp used
no-posture =
    { $prone ->
        [0] { $who } is standing already
       *[other] { $who } is prone already
    }
no-rise-mp = rising needs Mp: { $used } of { $mmma } are used
no-nobody-stands = no opponent stands { $direction } of { $who }
no-not-in-hex = { $whom } is not in that hex
no-no-entry = Hand-to-Hand needs a standing figure that began its move unengaged, made at most { $most } steps, used less than half its Mp, and enters by a Front step
no-entry-shielded = a shield or left-hand weapon of { $whom } is in the way there
no-frame = { $who } may not make a special move (filler): that takes an unengaged start, half its Mp at most, a Front step last, and one a round
no-charge-steps = { $who } may not charge in (filler): that takes an unengaged start, half its Mp at most and { $steps } straight Front steps
no-charge-engaged = { $who } charges in only where it ends engaged (filler)
no-push-frame = { $who } may not push back (filler): that takes an unengaged start, a Front step, and half its Mp at most with 2 for the push
no-push-room = there is no free hex straight behind { $whom }
no-rush-target = { $whom } must stand in another hex to be rushed (filler)
no-no-room = { $whom } would have no hex to turn { $who } aside to
no-no-exit = { $who } is not in Hand-to-Hand, or has rolled already
no-moved-too-far = { $who } used { $used } of { $mmma } Mp: too many for { $option }
no-fixed-bid =
    { $option } always has { $fixed ->
        [one] { $fixed } die
       *[other] { $fixed } dice
    }, not { $dice }: give no number
no-bid = a bid is { $least } to { $most } dice, not { $dice }
no-no-opponent =
    { $named ->
        [0] nobody
       *[other] { $whom }
    } is no opponent of { $who }
no-out-of-fight = { $whom } is out of the fight
no-not-held = { $who } has no { $item } ready
no-nothing-held = { $who } has no weapon for { $option } ready
no-no-shield = { $who } has no ready shield
no-no-weapon = { $who } has no ready weapon
no-range-strike = a Strike reaches one hex, the target is { $steps } away
no-range-jab = a Jab is made at exactly two hexes, the target is { $steps } away
no-range-hurl = a Hurl reaches 1 to { $most } hexes, the target is { $steps } away
no-range-fire = a bow does not Fire inside its own hex
no-range-thing = a { $item } reaches 1 to { $reach } hexes (filler)
no-front = the target is not through a front hex
no-shield-hand = your own shield blocks blows through this hex
no-blocked = the line to the target is blocked
no-ground-blocks = { $ground } at { $place } blocks every line
no-figure-blocks = { $who } stands in the way of a Jab or a shot
no-hurl-bare-hand = a bare hand cannot be Hurled
no-bows = { $item }: bows only Fire, and nothing else does
no-both-hands = { $item } takes both hands, so that no shield is ready
no-loaded = { $item } is not loaded
no-hurl = { $item } cannot be Hurled
no-jab =
    { $item }{ $possible ->
        [0] {" "}cannot Jab
       *[other] : jabs only with the other hand free
    }
no-doubled-kind =
    a doubled grip is for Strike and Jab, not { $kind ->
        [fire] fire
       *[hurl] hurl
    }
no-doubled-weapon = { $item } is no one-hand weapon
no-doubled-unarmed = { $item } cannot be doubled
no-doubled-hand = a doubled grip needs the other hand empty
no-strength = { $item } takes ST { $needed }, the figure counts { $st }
no-takes-no-target = a { $item } takes no target
no-not-owned = { $who } has no { $item }
no-not-owned-more = { $who } has no { $item } (more)
no-reload-none = { $who } holds no Bow to reload
no-reload-slow = a { $item } is reloaded by a Ready (filler)
no-reload-once = { $who } has reloaded this round
no-reload-shots = { $who } has no shots left (filler: { $shots })
no-reload-engaged = { $who } is engaged and may not reload
no-too-much =
    { $who } carries { $limit } { $shield ->
        [0] weapons
       *[other] shield
    } already (filler limit)
no-no-change = { $who } holds that already: answer done
no-two-shields = one shield is ready at a time
no-hold-first = a { $item } takes both hands: hold it first
no-not-near = { $whom } is not in the same or an adjacent hex
no-not-there = there is no { $item } to take
no-handled-asked = the { $item } was exchanged or asked for already in this Ready
no-handled-offered = the { $item } was exchanged or offered already in this Ready
no-least = { $attribute } { $score } is below the least { $least } of { $race }
no-total = ST+DX+IQ is { $score }; { $race } takes { $total }
no-order = { $low } must be below { $high }
no-hands = { JOIN($item, ", ") } take { $needed } hands of { $hands }
no-armor = one armor at most, not { JOIN($item, ", ") }

system-summary = Man-to-man skirmish on hexes: facing, engagement, public bids of dib dice, staged rerolls, exhaustion.
system-purpose = For a duel or a skirmish in half an hour, where every hex and every facing counts: dice are bid in the open.

## The ready-made figures, in questions about odds and where one stands on a board under its own name

figure-sample-figure-seed = Sample figure
figure-man-at-arms = Man-at-arms
figure-pikeman = Pikeman
figure-elf-archer = Elf archer
figure-dwarf-axeman = Dwarf axeman
figure-halfling-slinger = Halfling slinger
figure-orc-raider = Orc raider
figure-goblin-skirmisher = Goblin skirmisher
