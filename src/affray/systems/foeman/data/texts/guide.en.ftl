# What the guide of Foeman says.

## Rolls that an answer will need: so many dice must total the number given or less.

guide-check-pivot = { $who } keeps control in the turn
guide-check-entry = { $who } avoids the hand-to-hand
guide-check-exit = { $who } gets out of the hand-to-hand
guide-check-ready = { $who } gets its hands on the items
guide-check-use = { $who } uses the item: { $item }
guide-check-passage = { $who } gets past { $whom }
guide-check-push = { $who } withstands the push
guide-check-rush = { $who } keeps its feet if the rush hits

## Why a move can go no further.

guide-stop-engaged = engaged here by { $foes }
guide-stop-mp = { $used } of { $mmma } movement points are used
guide-stop-back = a back step after the first step ends the move
guide-stop-hth = { $who } is in hand-to-hand and must first get out
guide-stop-held = { $who } failed to get out of the hand-to-hand
guide-stop-over = the move is over

## What else is to be said of a place.

guide-note-shift = by a shift: every foe that engaged the figure stays adjacent
guide-note-disengage = by disengaging: the first step costs { $mp } more
guide-note-shield = facing so, your own shield bars a Strike at { $foes }
guide-note-pivot-any = may turn to any facing at the end
guide-note-pivot-one = may turn by one hexside at the end, with a saving throw of { $dice } dice
guide-note-pivot-none = may not turn at the end
guide-option =
    { $option ->
         [strike] Strike
         [defend] Defend
         [hurl] Hurl
         [ready] Ready
         [jab] Jab
         [watch] Watch
         [fire] Fire
         [use] Use
        *[move] Move
    }

## What an answer promises.

guide-hit = hit
guide-critical = critical hit
guide-wounds = wounds
guide-exhaustion = exhaustion
guide-felled = fells
guide-drops = drops the weapon
guide-knocks-down = knocks down
guide-passes = succeeds
guide-heals = exhaustion regained
guide-still-hit = still hits
guide-hit-dice = hit dice if it hits
guide-damage-dice = damage dice on average
guide-keeps = keeps Weapon Proficiency
guide-avoids = avoids it
guide-policy-steady = Zeroes are rerolled where that helps, Weapon Proficiency is called on, the target stands as it does now.
guide-policy-rerolls = Zeroes are rerolled where that helps.
guide-policy-pushing =
    { $zeroes ->
        [0] No zero is rerolled.
        [one] One zero is rerolled now, later ones where that helps.
       *[other] { $zeroes } zeroes are rerolled now, later ones where that helps.
    }
guide-policy-plain = All figures stand as they do now.

## When a declaration would be carried out.

guide-acts-alone = the first declaration of this cycle
guide-acts-first = acts before { $behind }
guide-acts-last = acts after { $ahead }
guide-acts-between = acts after { $ahead } and before { $behind }
guide-order =
    { $who }: { guide-option }, { $option ->
        [defend] counts as{" "}
       *[other] {""}
    }{ $dice ->
        [one] one die
       *[other] { $dice } dice
    }
guide-order-at =
    { $who }: { guide-option } at { $whom } ({ $item }), { $dice ->
        [one] one die
       *[other] { $dice } dice
    }

## Lines between hexes.

guide-line-range =
    { $hexes ->
        [one] one hex away
       *[other] { $hexes } hexes away
    }
guide-line-front = it does not leave through a front hex of { $who }
guide-line-shield = the shield of { $who } is in the way on its own hand
guide-line-side =
    it crosses the { $side ->
        *[front] front
         [front-right] right front
         [right] right
         [rear] rear
         [left] left
         [front-left] left front
    } hexside of { $who }
guide-line-border =
    it meets { $who } on the border of the { $side ->
        *[front] front
         [front-right] right front
         [right] right
         [rear] rear
         [left] left
         [front-left] left front
    } and the { $other ->
        *[front] front
         [front-right] right front
         [right] right
         [rear] rear
         [left] left
         [front-left] left front
    } hexside; the better one counts for { $who }

## The sheet of a figure: groups, names of lines, values.

guide-group-attributes = Attributes
guide-group-states = States
guide-group-movement = Movement
guide-group-losses = Losses
guide-group-gear = Gear
guide-group-weapons = Weapons in hand
guide-group-experience = Experience
guide-row-race = race
guide-row-st = ST, modified and basic
guide-row-dx = DX, modified and basic
guide-row-iq = IQ
guide-row-mp = movement points
guide-row-wounds = wounds
guide-row-exhaustion = exhaustion
guide-row-incidental = of it incidental
guide-row-round = this round's wounds, and when they bring duress
guide-row-state = state
guide-row-engaged = engaged by
guide-row-defence = defends
guide-row-aim = aim
guide-row-duress = duress
guide-row-pivot = after a failed pivot
guide-row-level = level
guide-row-ep = experience points, and the next level
guide-row-talent = Weapon Proficiency
guide-row-right = right hand
guide-row-left = left hand
guide-row-armor = armor
guide-row-shield = shield
guide-row-carried = carried
guide-row-things = special items
guide-row-shots = shots left
guide-number = { $n }
guide-number-of = { $now } of { $full }
guide-names = { $names }
guide-items = { JOIN($item, ", ") }
guide-race = { $race }: { $bonus }
guide-mp = { $free } unengaged, { $engaged } engaged
guide-mp-used = { $used } of { $mmma } used
guide-state-gone = surrendered
guide-state-unconscious = unconscious
guide-state-dead = dead
guide-state-out = out of the fight
guide-state-prone = prone
guide-state-hth = hand to hand
guide-state-back = last step was back: half the movement points
guide-state-acted = has acted this round
guide-state-charging = charging in: -1 and a damage die more for its Strike (filler)
guide-state-mounted = where its Bow is mounted (filler)
guide-state-revived = brought back after the encounter
guide-state-revived-at-a-loss = brought back after the encounter, a point of { $attribute } less until the next level
guide-state-dodging = dodging
guide-defends-with = with { $item }
guide-defends-bare = with nothing in hand
guide-talent-ready = at hand
guide-talent-lost = lost for this encounter
guide-row-bonus = Adventurer Damage Bonus
guide-bonus-earned = as a player's figure
guide-bonus-none = none, being no player's
guide-hand-empty = empty
guide-item = { $item }
guide-item-unloaded = { $item }, not loaded
guide-cover =
    { $item }: stops { $pr }, and { $bl } more at a margin of { $rt } or less{ $bl2 ->
        [0] { "" }
       *[other] , { $bl2 } more up to { $rt2 }
    }; DX { $dx } and MA { $ma } less
guide-weapon =
    DG { $dg }: { $less } hit dice less; the top die 0 to 5 counts { $top }; RQ { $rq }; { $hands ->
         [1] one hand
        *[2] two hands
    }; { $jab ->
         [yes] jabs
         [free_hand] jabs with the other hand free
        *[no] does not jab
    }{ $hth ->
         [yes] ; for hand-to-hand
        *[no] {""}
    }{ $hurl ->
         [yes] ; can be hurled
        *[no] {""}
    }

## Styles of computer players

style-bold-about = Closes in and strikes with many dice; its own wounds count half.
style-careful-about = Its own wounds count double, in a long fight once: at first it defends more, and stays out of reach of those who strike better.
style-holder-about = Good ground counts three times: it takes cover, walls and doorways and lets others come; where nobody does, it comes out after some rounds.
style-skirmisher-about = Whoever has something to shoot or throw keeps hexes between itself and the nearest foe; the others fight as ever.
