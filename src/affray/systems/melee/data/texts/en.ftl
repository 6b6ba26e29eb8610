### What the Combat and Movement Guide says. An event's message is `event-` and its code, a refusal's `no-` and what is
### wrong, a question's `prompt-` and its code, an answer's label `label-` and its kind.

## Events: the turn

event-turn = Turn { $turn }.
event-filler =
    Not in the original text, which has no numbers there, but our addition: weapons and armor{ $magic ->
        [0] {""}
       *[other] , the spells
    }{ COUNT($race) ->
        [0] {""}
       *[other] , { JOIN($race, ", ") }
    }.
event-initiative = Initiative: { JOIN($throws, "; ") }.
initiative-throw =
    { $side } { JOIN($faces, ", then ") }{ COUNT($faces) ->
        [one] {""}
       *[other] {" "}to break a tie
    }
event-places = { $side } won the initiative; order of moving: { JOIN($order, ", then ") }.
event-segment = Movement of { $side }.
event-action-phase = Actions of turn { $turn }.
event-tie =
    { $figures } are tied at adjDX { $dx }: { JOIN($throws, ", ") }{ $settled ->
        [0] , a tie again.
       *[other] , so { $first } will act first.
    }
tie-throw = { $named } { $number }
event-over =
    { $won ->
        [0] Nobody wins: a draw.
       *[other] Victory goes to { $side }.
    }

## Events: movement

hexes-moved =
    { $moved } of { $cap } { $cap ->
        [one] hex
       *[other] hexes
    }{ COUNT($foes) ->
        [0] {""}
       *[other] ; engaged by { $foes }
    }
event-step =
    { $who } { $manner ->
        [flies] flies
        [crawls] crawls
       *[walks] steps
    } { JOIN($direction, ", ") }: { hexes-moved }.
event-push = { $who } pushes on { $direction }: { hexes-moved }.
event-wheel = { $who } wheels to face { $direction }: { hexes-moved }.
event-pushed = { $who } gives way to { $by }, { $direction }.
event-face = { $who } turns to face { $direction }.
event-enters-fire = { $who } goes into fire.
event-burns = { $who } is in fire.
event-drop-pack = { $who } drops the pack.
event-take-pack = { $who } takes the pack up again, and does nothing else this turn.
event-take-off = { $who } takes off.
event-land = { $who } lands.
event-height =
    { $low ->
        [0] { $who } stays out of reach of the ground.
       *[other] { $who } comes low enough to fight on the ground.
    }
event-apart =
    { $apart ->
        [0] { $who } flies at the height of the others again.
       *[other] { $who } flies at another height than the others.
    }
event-leaves-map = { $who } leaves the map.
event-heals =
    { $wakes ->
        [0] { $who } heals: ST { $left }.
       *[other] { $who } heals and wakes: ST { $left }.
    }
event-comes-down = { $who } comes down and lies on the ground.

## Events: options

event-option =
    { $crawled ->
        [0] { option-taken }
       *[other] { $who } crawls { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        } (option { $letter }).
    }
option-taken =
    { $who } takes ({ $letter }) { $option }{ $speed ->
        [stand-still] {""}
        [shift] {" "}after a shift
        [run] {" "}after a run of { $hexes } hexes
        [jog] {" "}after a jog of { $hexes } hexes
        [fly] {" "}after flying { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        }
       *[walk] {" "}after walking { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        }
    }{ $posture ->
        [kneeling] {" "}and kneels
        [prone] {" "}and lies down
       *[same] {""}
    }.
event-switches = { $who } takes ({ $letter }) { $option } instead.
event-dodge = { $who } dodges until the turn ends.
event-defend = { $who } defends until the turn ends.
event-wait = { $who } waits for an opening.
event-pass =
    { $stance ->
        [none] { $hexes ->
            [0] { $who } stays put and does nothing.
           *[other] { $who } does nothing more.
        }
        [dodge] { $who } only dodges.
       *[defend] { $who } only defends.
    }

## Events: attacks

event-attack =
    { $who } { $item ->
        [breath] breathes at { $whom }
       *[other] { $attack ->
            [thrown] throws { FORM($item, "the") } at { $whom }
            [missile] shoots at { $whom } { FORM($item, "with") }
            [hth] strikes at { $whom } { FORM($item, "with") }, hand to hand
           *[melee] strikes { $whom } { FORM($item, "with") }
        }
    }{ $far ->
        [0] {""}
        [1] {" "}at { $hexes } hexes
       *[2] {" "}at { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        } ({ $megahexes ->
            [one] { $megahexes } megahex
           *[other] { $megahexes } megahexes
        })
    }{ $broken ->
        [2] , which does no harm
        [1] , at half damage
       *[other] {""}
    }{ $guard ->
        [dodge] ; four dice, as { $whom } dodges
        [defend] ; four dice, as { $whom } defends
       *[none] {""}
    }.
event-sweeps =
    { COUNT($whom) ->
        [one] { $who } swings { FORM($item, "the") } at { $whom }.
       *[other] { $who } sweeps { FORM($item, "with") } at everybody in front: { $whom }.
    }
adj-sum = adjDX { $adj } = { JOIN($sum, ", ") }
event-past = on the way: { $whom }
event-past-friend =
    to miss a friend { JOIN($dice, " ") } = { $total }, needs { $adj } or less: { $result ->
        [past] it passes by
        [double] it hits for double damage
        [triple] it hits for triple damage
       *[hit] it hits
    }
event-meets = { $whom } is hit
needed =
    { $only ->
        [3] only 3, 4 or 5
        [4] only 4 or 5
       *[0] { $adj } or less
    }
event-hit =
    rolled { JOIN($dice, " ") } = { $total }, needs { needed }: { $result ->
        [triple] a hit for triple damage
        [double] a hit for double damage
        [sure] an automatic hit
        [hit] a hit
        [never] an automatic miss
       *[miss] a miss
    }
event-body =
    { $met ->
        [0] past the body that lies in the way: { $number }
       *[other] into the body that lies in the way: { $number }
    }
event-damage =
    damage { $count }{"d"}{ $bonus ->
        [none] {""}
       *[other] { $bonus }
    }: { JOIN($dice, " + ") }{ $sign ->
        [plus] {" "}+ { $more }
        [minus] {" "}- { $more }
       *[none] {""}
    }{ $plain ->
        [0] {" "}= { $sum }
       *[other] {""}
    }{ $raised ->
        [0] {""}
       *[other] , but at least { $total }
    }
event-charged = pole weapon in a charge of { $hexes } hexes: damage doubled
event-dealt =
    { $share ->
        [1] half for a broken weapon,{" "}
       *[2] {""}
    }{ $times ->
        [1] {""}
        [2] doubled,{" "}
        [3] tripled,{" "}
       *[other] times { $times },{" "}
    }{ $share ->
        [1] rounded down,{" "}
       *[2] {""}
    }from { $rolled }: { $dealt }
event-stopped =
    { $dealt ->
        [0] no damage done
       *[other] { $dealt } less { $stopped }: nothing gets through
    }
event-stops =
    { $hits ->
        [0] protection of { $whom }: { JOIN($sum, ", ") }
        [one] { $whom } takes { $dealt } less { JOIN($sum, ", ") }: { $hits } hit
       *[other] { $whom } takes { $dealt } less { JOIN($sum, ", ") }: { $hits } hits
    }
event-hurt =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }: ST { $before } to { $left }{ $status ->
        [unconscious] , unconscious
        [dead] , dead
       *[ok] { $felled ->
            [0] {""}
           *[other] , knocked down
        }
    }
event-drops = { $who } drops { FORM($item, "the") }.
event-breaks =
    { $who } breaks { FORM($item, "the") }{ $gone ->
        [0] {""}
       *[other] {" "}beyond all use
    }.
event-lies = { FORM($item, "the") } lies at { $column },{ $row }
event-falls = { $who } falls.
event-spent =
    { $fatigue ->
        [-1] spends more than is left
       *[other] { $points } fatigue: { $fatigue } of { $pool }
    }{ $conscious ->
        [0] , and collapses
       *[other] {""}
    }
event-save =
    { $roll ->
        [roll-collapse] to stay awake
        [roll-draw-dagger] to draw the dagger
        [roll-leave-hth] to get away
        [roll-no-retreat] to stay standing
        [roll-disbelieve] to disbelieve
        [roll-resist] to resist
        [roll-rope] to get free
       *[other] saving roll
    } { JOIN($dice, " ") } = { $total }, needs { $target } or less: { $result ->
        [0] failed
       *[other] passed
    }
event-cast =
    rolled { JOIN($dice, " ") } = { $total }, needs { needed }: { $result ->
        [triple] a triple success
        [double] a double success
        [sure] an automatic success
        [hit] a success
        [never] an automatic failure
       *[miss] a failure
    }

## Events: hand-to-hand

event-enters = { $who } goes for { $whom } hand to hand ({ JOIN($ways, ", ") }).
event-not-agreed = { $who } does not let { $whom } in.
event-defence-die =
    { $again ->
        [0] { $number ->
            [5] defense die { $number }: kept out, no attack
            [6] defense die { $number }: met with a blow, no attack
            [3] defense die { $number }: hand to hand, but time for a dagger
            [4] defense die { $number }: hand to hand, but time for a dagger
           *[other] defense die { $number }: hand to hand, taken by surprise
        }
       *[other] defense die { $number }: it does not count here and is rolled again
    }
event-in-hth = { $who } is in the hex: hand to hand with { $whom }.
event-repelled =
    { $struck ->
        [0] { $who } is thrown back out of the hex.
       *[other] { $whom } strikes { FORM($item, "with") }; { $who } is driven back.
    }
event-draws = { $who } draws { FORM($item, "the") }.
event-tries-to-draw = { $who } tries to draw a dagger.
event-tries-to-leave = { $who } tries to leave the hand-to-hand.
event-leaves-hth = { $who } breaks free, { $direction }.
event-stands-out = { $who } stands up and moves out, { $direction }.
event-stands-up = { $who } stands up.

## Events: handling things, disengaging, forced retreats

event-holds =
    { $who } now holds { COUNT($item) ->
        [0] nothing
       *[other] { FORM($item, "the") }
    }.
event-picks-up = { $who } picks up { FORM($item, "the") }.
event-disengages = { $who } disengages, { $direction }.
event-retreat = { $who } forces { $whom } back, { $direction }.
event-no-retreat = { $who } forces { $whom } back, but there is no hex to go to.
event-advance = { $who } advances, { $direction }.

## The parts of a number

part-dx = DX
part-armor = armor
part-shield = shield
part-low-st = low ST
part-wounded-last-turn = wounded last turn
part-exhausted = exhausted
part-spells = spells
part-shadow = shadow
part-two-weapons = two weapons
part-sweeping-blow = sweeping blow
part-standing-in-fire = standing in fire
part-standing-on-a-body = standing on a body
part-broken-ground = broken ground
part-race = race
part-range = range
part-side-hex = from the side
part-rear-hex = from the rear
part-hand-to-hand = hand-to-hand
part-set-pole-weapon = pole set against a charge
part-prone-crossbow = crossbow fired prone
part-waiting = waited for an opening
part-invisible-target = invisible target
part-target-in-shadow = target in shadow
part-target-in-flight = target in flight
part-giant-snake = giant snake
part-blurred-target = blurred target
part-disengaged-before = disengaged before
part-hide = hide
part-base-ma = MA by DX
part-load = load
part-mind = mind
part-limit = held to a limit
part-fatigue = fatigue
part-belt = belt

## Rolls, as a person with dice in hand is asked for them

roll-initiative = initiative
roll-order = tie in the order of acting
roll-hit = roll to hit
roll-past-friend = roll to miss a friend on the way
roll-body = the body in the way
roll-damage = damage
roll-defence-die = the defender's die
roll-collapse = saving roll against collapse
roll-draw-dagger = saving roll to draw a dagger
roll-leave-hth = saving roll to leave hand-to-hand
roll-no-retreat = saving roll of the figure forced back
roll-cast = casting roll
roll-disbelieve = saving roll to disbelieve
roll-ruling = saving roll, ruling
roll-resist = saving roll of the victim to resist
roll-rope = saving roll to get free of the rope
roll-duration = turns that the spell lasts

## Questions

asked =
    { $named ->
        [0] { $side }
       *[other] { $who } ({ $side })
    }
prompt-dice =
    Throw { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } for { $thrower ->
        [figure] { asked }
        [side] { $side }
       *[game] the game
    }: { $roll }.
prompt-go = The game goes on by itself.
prompt-place = { $side } won the initiative: when to move?
prompt-renew =
    { asked }: { $hidden ->
        [0] pay for { $spell } to go on, or let it lapse?
       *[other] which spells go on?
    }
prompt-pick = { $side }: which figure moves next, or do all others stay where they are?
prompt-height = { asked } is in the air: come down low enough to fight { $whom }, or stay up?
prompt-move =
    { $cap ->
        [0] { asked } cannot move from here: facing which way?
       *[other] { asked } moves, { $moved } of { $cap } { $cap ->
            [one] hex
           *[other] hexes
        }: a step, or a facing, which ends the way?
    }
prompt-option = { asked } has come to a halt: which option?
prompt-actor = { $side }: these figures act at the same adjDX; which of them first?
prompt-act =
    { $left ->
        [twin] { asked }: whom does the other weapon strike?
        [shots] { asked } may shoot again: at whom?
       *[none] { asked } acts at adjDX { $adj }{ $chosen ->
            [0] {""}
           *[other] , having taken ({ $letter }) { $option }
        }: what now?
    }
prompt-retreat = { $side }: force an enemy back, or pass?
prompt-decides = { asked } goes on with what it does.
prompt-facing = { asked } at { $column },{ $row }: which way does it face?
prompt-give-way = { asked } is pushed back: where does it go?
prompt-way-out = { asked } gets to its feet and out of the hex: to which one?
prompt-advance = { asked } has forced its enemy back: does it advance?
prompt-agree = { asked }: let { $whom } in to fight hand to hand?
prompt-same-height = { asked }: is { $whom } at the same height in the air, so that it may try to grapple?
prompt-met = { asked } sends it just between several figures: which of them is on the way?
prompt-stance = { asked } is attacked: take ({ $letter }) { $option } instead, before the dice are thrown?
choice-hex = { $direction }, { $column },{ $row }
choice-facing =
    { $same ->
        [0] { $direction }
       *[other] { $direction }, as it stands
    }
choice-stay = stay
choice-figure = { $whom }
choice-item = { FORM($item, "the") }
choice-made = { $spell } of { $who }

## Answers

label-go = go on
label-renew = pay for it
label-lapse = let it lapse
label-end = leave the others where they are
label-take-off = take off
label-land = land
label-low = come low enough to fight on the ground
label-high = stay up, out of reach of the ground
label-apart = fly at another height than the others
label-near = fly at the height of the others
label-drop-pack = drop the pack
label-take-pack = take the pack up again
label-leave-map = leave the map
label-stand = stand up
label-dodge = dodge
label-defend = defend
label-draw = try to draw a dagger
label-leave = try to leave the hand-to-hand
label-struggle = struggle with the rope
label-wait = wait for an opening
label-pass = pass
label-done = be content with that
label-number = choice { $number }
label-place =
    { $place ->
        [1] move first
        [2] move second
        [3] move third
        [4] move fourth
        [5] move fifth
       *[6] move sixth
    }
label-figure = move { $who }
label-actor = { $who } acts next
label-step = step { $direction }
label-push = push on { $direction }
label-wheel =
    { $way ->
        [left] wheel to the left
       *[right] wheel to the right
    }
label-stop = stop here, facing { $direction }
label-face = face { $direction }
label-option =
    ({ $letter }) { $option }{ $posture ->
        [kneeling] , kneeling
        [prone] , prone
       *[standing] {""}
    }
label-loses-shot = { label-option } (nothing is shot lying down)
label-attack =
    { $item ->
        [breath] breathe at { $whom }
       *[other] { $attack ->
            [throw] throw { FORM($item, "the") } at { $whom }
            [shoot] shoot at { $whom } { FORM($item, "with") }
           *[strike] strike { $whom } { FORM($item, "with") }
        }
    }{ $twin ->
        [0] {""}
       *[other] , and then with the other weapon
    }{ $aim ->
        [0] {""}
       *[other] , along another line ({ $aim })
    }
label-sweep = sweep { FORM($item, "with") } at everybody in front
label-enter =
    go for { $whom } hand to hand, { $direction }{ $armed ->
        [0] {""}
       *[other] , { FORM($item, "with") }
    }
label-cast =
    cast { $spell }{ $st ->
        [0] {""}
       *[other] {" "}with { $st } ST
    }{ $aimed ->
        [0] {""}
       *[other] {" "}at { $whom }
    }{ COUNT($at) ->
        [0] {""}
       *[other] {" "}on { JOIN($at, "; ") }
    }{ $formed ->
        [0] {""}
        [1] {" "}as { $race }
       *[2] {" "}in the likeness of { $race }
    }{ $turned ->
        [0] {""}
       *[other] {" "}facing { $direction }
    }{ $attribute ->
        [st] {" "}for ST
        [dx] {" "}for DX
        [iq] {" "}for IQ
       *[none] {""}
    }
label-disbelieve = disbelieve { $whom }
label-hold =
    { COUNT($item) ->
        [0] empty both hands
       *[other] hold { FORM($item, "the") }
    }
label-take = pick up { FORM($item, "the") }
label-disengage = disengage, { $direction }
label-wake = wake { $whom }
label-retreat =
    force { $whom } back with { $who }{ $room ->
        [0] , though there is no hex to go to
       *[other] , { $direction }
    }

## Figures

figure-line =
    { $who } ({ $side }, { $race }): ST { $left }/{ $st }, adjDX { $adj } (DX { $dx }), IQ { $iq }, MA { $ma }, fatigue { $fatigue ->
        [-1] not seen
       *[other] { $fatigue }/{ $pool }
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
note-asleep = asleep
note-unconscious = unconscious
note-dead = dead
note-kneeling = kneeling
note-crawling = crawling
note-prone = prone
note-aloft = in the air
note-low = in the air, low
note-hand-to-hand = hand-to-hand
note-engaged = engaged
note-dodging = dodging
note-defending = defending
note-invisible = invisible
note-frozen = frozen
note-roped = roped
note-exhausted = exhausted
note-wounded = wounded last turn
note-weak = weak (DX -3)
note-knocked-down = knocked down
note-acted = acted
note-waited =
    { $value ->
        [one] waited { $value } turn
       *[other] waited { $value } turns
    }

## Names

option-a = move
option-b = charge attack
option-c = dodge
option-d = drop
option-e = ready new weapon
option-f = missile weapon attack
option-g = stand up or crawl
option-h = cast spell
option-i = disbelieve
option-j = shift and attack
option-k = shift and defend
option-l = one last shot
option-m = change weapons
option-n = disengage
option-o = attempt hand-to-hand attack
option-p = stand up or crawl
option-q = pick up dropped weapon
option-r = cast spell
option-s = disbelieve
option-t = hand-to-hand attack
option-u = draw dagger
option-v = disengage from hand-to-hand
posture-standing = standing
posture-kneeling = kneeling
posture-prone = prone
speed-stand-still = standing still
speed-walk-slow = slow walk
speed-walk = walk
speed-jog = jog
speed-run = run
speed-shift = shift
way-back-to-the-wall = back to the wall
way-down = already down
way-lower-ma = lower MA
way-from-the-rear = from the rear
way-agreed = by consent
terrain-clear = open
terrain-broken-ground = broken ground
terrain-fire = fire
terrain-shadow = shadow
terrain-wall = wall
terrain-body = body
phase-start = start of the turn
phase-initiative = initiative
phase-place = order of moving
phase-renew = renewing of spells
phase-pick = choice of the figure to move
phase-height = height in the air
phase-move = movement
phase-option = choice of the option
phase-order = tie in the order of acting
phase-actor = choice of the figure to act
phase-act = action
phase-retreat = forced retreats
phase-post = end of the turn
phase-over = over

## Refusals

no-over = the game is over
no-not-now-start = expected the turn to begin
no-not-now-initiative = expected the throw for initiative
no-not-now-place = not yet: first choose your place in the order of moving
no-place-beyond = there are places 1 to { $most } in the order of moving, not { $place }
no-not-now-renew = expected renew or lapse
no-not-now-pick = expected a figure of the side that has not moved, or end
no-not-now-height = expected low or high
no-not-now-order = expected the dice of the tie
no-not-now-actor = expected one of the figures that act at this adjDX
no-not-now-retreat = expected a retreat to force, or pass
no-not-now-post = expected the end of the turn
no-not-a-move = expected a step (step N), a turn, or the facing that ends the way (face N); who acts does so after all moves
no-option-first = first end the way with a facing (face { $direction }); the option is chosen after it
no-not-an-option = expected an option by its letter; who acts does so after all moves
no-stopped = the way ended where the figure became engaged
no-cap =
    at most { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } may be moved
no-way-barred = a wall or the edge bars the way into { JOIN($at, "; ") }
no-way-held = somebody stands in the way in { JOIN($at, "; ") }
no-shift = a shift stays next to all the enemies that engage the figure
no-no-landing = the way could not end in a vacant hex
no-not-next = { $at } is not next to the figure
no-end-held = a way ends in a vacant hex
no-turn-small = { $who } holds one hex, and turns only at the end of the way
no-nobody-there = nobody stands { $direction } to be pushed
no-push-barred = a wall or the edge bars the way
no-push-friend = only enemies are pushed back
no-push-size = only smaller enemies of less ST together are pushed back
no-push-room = those in the way cannot give way
no-no-room = { $who } has no room there
no-facing = { $who } cannot turn to face { $direction } here
no-held = { $who } is engaged and may not leave the map
no-not-at-the-edge = { $who } is not at the edge of the map
no-moved-already = { $who } has moved already
no-take-off = { $who } cannot take off: that takes standing on the ground and being able to fly
no-land = { $who } is not in the air, or has only just taken off
no-low = { $who } is not up in the air
no-high = { $who } is not low in the air
no-apart = { $who } is not in the air among the others
no-near = { $who } does not fly at another height than the others
no-drop-pack = { $who } has no pack to drop
no-take-pack = { $who } cannot take a pack up: that takes standing disengaged on the ground where the own pack lies
no-option-closed =
    ({ $letter }) { $option } is not open to { $who }{ $hexes ->
        [0] {""}
        [one] {" "}after { $hexes } hex
       *[other] {" "}after { $hexes } hexes
    }
no-posture = ({ $letter }) { $option } does not let { $who } be { $posture }
no-action-closed = no option that is open to { $who } now allows that
no-one-more = { $who } has one more attack of the same action, or answers done
no-no-wait = { $who } cannot wait: that takes an option to attack, and one hex of movement at most
no-attack-closed = no option that is open to { $who } now, after the hexes moved, allows an attack { FORM($item, "with") }
no-no-opponent = { $whom } is no conscious opponent of { $who }
no-not-held = { $who } cannot attack so { FORM($item, "with") }
no-no-partner = { $who } has no second weapon to strike with
no-out-of-reach = { $who } does not reach { $whom } { FORM($item, "with") }
no-nobody-to-sweep = { $who } has no enemy in front whom a sweeping blow would reach
no-no-way = there is no empty hex { $direction }
no-not-adjacent = { $whom } is not right there for { $who } to go for
no-in-the-air = { $whom } is in the air: only one who flies can go for it
no-refused = { $whom } has not agreed to it
no-stands = { $who } stands already
no-crawled = { $who } has crawled this turn
no-no-hands = { $who } has no hands for that
no-not-carried = { $who } does not carry { FORM($item, "the") }
no-no-shield = { $who } has no shield
no-one-weapon = one weapon more at most is made ready, and something must change
no-hands-full = that is more than two hands can hold
no-non-missile = an engaged figure readies one weapon, and no missile weapon
no-too-weak = { $who } is not strong enough for { FORM($item, "the") }
no-not-near = { FORM($item, "the") } does not lie in a hex of { $who } or next to it
no-no-weapon = { FORM($item, "the") } is neither weapon nor shield
no-has-shield = { $who } has a shield already
no-no-retreat = { $who } may not force { $whom } back: that takes having dealt that enemy hits this turn without taking any, and being next to the enemy
no-no-way-back = { $whom } cannot go back that way
no-aim-source = an attack is made from a hex nearest to its target
no-aim-posture = a figure that kneels or lies cannot attack so
no-aim-height = the target is at another height
no-aim-reach = the target is out of reach or not in front
no-aim-wall = a wall is in the way

system-summary = Hex combat with three dice: facing, engagement, options by letter, bows and poles, spells, beasts large and small.
system-purpose = For quick fights with three dice: two blades, a pack of wolves, a wizards’ duel, a dragon.

## What does not go together in the line of a figure

unfit-both-hands = takes both hands; expected no shield
unfit-too-heavy = needs ST { $required }, got { $st }
unfit-fresh = a duel begins without hits and fatigue; expected no hits, last or fatigue
unfit-adjacent = strikes nobody adjacent; expected a hand or pole weapon
