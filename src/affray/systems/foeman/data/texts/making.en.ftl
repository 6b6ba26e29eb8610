# What is said of figures that are made and kept.

## Why a figure cannot be set up.

no-unknown-race = race { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-armor = armor { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-item = item { $named } is neither a weapon nor a shield
no-unknown-thing = thing { $named }: expected one of { JOIN($known, ", ") }
no-unarmed-item = Unarmed is no item: an empty hand strikes so
no-shields-ready = two shields are ready at once
no-hands-taken = a two-hand weapon leaves no hand for another item
no-load =
    more than { $limit } { $shield ->
        [0] weapons are
       *[other] shield is
    } carried (filler limit)
no-adventurer-name = name { $named }: expected at most { $most } letters, one of them no digit, without underscores, bars, commas, = and double blanks
no-below-nothing = level, ep, wounds, exhaustion and shots: expected 0 or more
no-level-points = level { $level } takes { $level } points gained since generation; these attributes have { $gained }
no-unknown-talent = talent { $named } is unknown; expected { JOIN($known, ", ") }
no-must-be-dead = with mST { $mst } the figure is dead
no-lacks-talent = every figure has { $named }

## Between fights.

no-no-attribute = attribute { $named }: expected one of { JOIN($known, ", ") }
no-dead-advance = { $who } is dead
no-not-secure = { $who } is in no secure place
no-reduced = { $who } has lost ST: { $wounds } by wounds, { $exhaustion } by exhaustion; all of it must be back first
no-too-little-ep = { $who } has { $ep } Ep; the next level takes { $needed }

## The sheet of a figure in the making.

making-group-weapon = In hand: { $item }
making-group-spare = Weapons carried
making-row-points = points left
making-points =
    { $over ->
        [0] { $left ->
            [0] none of { $total }
           *[other] { $left } of { $total }
        }
       *[other] none, { $over } over { $total }
    }
making-row-free = unengaged, { $span } of { $mmma } Mp used
making-row-engaged = engaged, { $span } of { $mmma } Mp used
making-row-prone = prone, { $span } of { $mmma } Mp used
making-options = { JOIN($option, ", ") }
making-row-kinds = attacks
making-kinds =
    { JOIN($option, ", ") }{ $doubled ->
        [0] { "" }
       *[other] , also gripped with both hands
    }
making-kinds-none = none as it is held
making-row-strength = required ST
making-strength =
    RQ { $rq }, the figure counts { $st }: { $dice ->
        [0] no dice are changed
        [one] one die below the top counts { SIGNED($change) }
       *[other] { $dice } dice below the top count { SIGNED($change) }
    }
making-row-offhand = in the weaker hand
making-offhand = only the higher half of the damage dice counts
making-row-kept = damage dice for 1 to 9 hit dice
making-row-mean = what they come to on the mean
making-row-doubled-top = top die 0 to 5 gripped with both hands
making-list = { JOIN(DECIMAL($values), "  ") }

making-thing =
    { $reach ->
        [0] used with { $dice } dice against { $attribute }: up to { $heals } exhaustion back; kept when the throw fails
       *[other] used with { $dice } dice against { $attribute } at 1 to { $reach } hexes through a Front hex: { $damage } damage dice; gone either way
    } (filler)

## What is special about a race.

bonus-none = nothing special
bonus-ma-plus-1 = MA +1
bonus-tough = unconscious at mST 0, dead at mST -1
bonus-free-talent = first failed talent SV of an encounter is ignored
bonus-strong-grip = ST counts 1 higher against weapon RQ
bonus-lucky = -1 on the Top die of any SV roll if that die is above 0

## Kinds of weapons.

category-hilts = hilts
category-hafts = hafts
category-poles = poles
category-bows = bows
category-crude = crude weapons (filler)
category-unskilled = unskilled

## Parts of sums.

part-wounds = wounds
part-exhaustion = exhaustion
part-shield = shield

## The card of a figure that is kept.

making-card-attribute = { $attribute }
making-card-of = { $now } of { $full }
making-card-mp = Movement points: unengaged, engaged
making-card-mp-short = Mp
making-card-mp-both = { $free } / { $engaged }
making-card-level = level { $level }
making-card-ep = { $ep } of { $next } Ep
making-card-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
making-card-exhaustion = { $count } exhaustion
making-race-facts = { $total } points, MA { $ma }
making-race-rule = { $race }: at least ST { $st }, DX { $dx }, IQ { $iq }, in all { $total }.
kind-armor = armor
kind-shield = shield
kind-thing = thing
