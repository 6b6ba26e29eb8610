# What is printed: figure sheets and reference cards.

paper-filler = Filler: the rules leave this open.
paper-item = { $item }
paper-race = { $race }
paper-option = { $option }
paper-part = { $label }
paper-ground = { $ground }
paper-bonus = { $bonus }
paper-runs = { JOIN($values, "; ") }
paper-or-more = { $n }+

## Figure sheets.

paper-figure = { $who }
paper-beside = { $race }, level { $level }{ $dead ->
        [0] { "" }
       *[other] , dead
    }
paper-strength = ST { $st }: wounds and exhaustion
paper-falls =
    { $state ->
        [unconscious] unconscious
       *[other] dead
    }
paper-round = Wounds in this round
paper-big-hit = of one attack: duress next round
paper-duress = in all: duress
paper-ep = Tenths of the way to level { $level }
paper-needed = { $ep } of { $needed } Ep
paper-in-hand = in hand
paper-carried = carried
paper-weapons = Weapons
paper-weapons-note = Under each number of hit dice: the damage dice that are kept, and small what they come to on the mean. Weapons that are carried count as if the stronger hand held them.
paper-notes = Notes

## Tables of weapons.

paper-weapon = weapon
paper-dg = DG
paper-top = Top die 0–5
paper-rq = RQ
paper-hands = hands
paper-jab = Jab
paper-hth = HtH
paper-hurl = Hurl
paper-damage-dice = damage dice by hit dice
paper-jabs =
    { $jab ->
        [yes] ●
        [free_hand] ○
       *[no] –
    }
paper-category = { $category }

## Reference cards.

paper-card = Reference card
paper-card-weapons = Weapons
paper-card-weapons-note = ● yes, ○ with the other hand free. Under each number of hit dice: the damage dice that are kept, and small what they come to on the mean, in the strong hand of a figure whose ST is the weapon's RQ, without rerolls; without the Adventurer Damage Bonus and Weapon Proficiency.
paper-card-movement = Movement and action
paper-card-attack = Attacks and saving throws
paper-card-cover = Cover, figures, items
paper-card-house = House rules in force
paper-allowances = Movement points by MA
paper-by-ma = MA
paper-by-mp = movement points
paper-mp-free = { $back ->
        [0] unengaged
       *[other] unengaged, last step back
    }
paper-mp-engaged = { $back ->
        [0] engaged
       *[other] engaged, last step back
    }
paper-mp-prone = { $back ->
        [0] prone
       *[other] prone, last step back
    }
paper-turns = Turning at the end of a move: possible after up to so many Mp
paper-turn-any = to any facing
paper-turn-one = by one hexside, with a saving throw
paper-turns-note = Whoever is engaged turns by one hexside at most. Whoever took one step or none may turn by one hexside even after the last Mp; after two steps or more whoever stepped back last may not turn.
paper-limits = Options: open after up to so many Mp
paper-grounds = Ground
paper-terrain = ground
paper-mp = Mp
paper-blocks-move = bars the way
paper-blocks-sight = blocks sight
paper-modifiers = Modifiers of mDX
paper-modifier = what
paper-mdx = mDX
paper-clause = clause
paper-big-hit-before = duress: { $wounds } wounds or more from one attack in the last round
paper-threshold = duress: threshold reached in this or the last round
paper-modifiers-note = Armor: see the card of cover. A failed pivot costs 1 or 2 until the end of the round.
paper-ranges = Range
paper-by-range = hexes: modifier
paper-by-itself = Totals that decide by themselves
paper-dice = dice
paper-passes = succeeds at or below
paper-fails = fails at or above
paper-saves = Saving throws
paper-save = saving throw
paper-against = against
paper-save-pivot = limited pivot (unengaged, engaged)
paper-save-pivot-score = mIQ
paper-save-entry = avoiding hand-to-hand
paper-save-entry-score = mDX and half the difference of mST
paper-save-exit = leaving hand-to-hand
paper-save-exit-score = mDX and half the difference of mST
paper-save-ready = Ready
paper-save-ready-score = mDX + 4; with opponents in the hex mDX less one for each
paper-save-talent = Weapon Proficiency (after a hit, after a miss)
paper-save-talent-score = mIQ
paper-chances = Chance of a saving throw, by dice and score
paper-presses = Wounds in one round that bring duress
paper-by-st = ST
paper-wounds = wounds
paper-covers = Armor and shields
paper-cover = worn or held
paper-kind =
    { $kind ->
        [armor] armor
       *[other] shield
    }
paper-dx-less = DX less
paper-ma-less = MA less
paper-by-margin = stops, by the margin of the hit
paper-defend = Defend with a weapon
paper-peoples = Races
paper-people = race
paper-st = ST
paper-dx = DX
paper-iq = IQ
paper-total = in all
paper-ma = MA
paper-gift = bonus
paper-peoples-note = The least scores of a new figure; where one of them is lower than another, so must the attribute be.
paper-things = Special items
paper-thing = item
paper-reach = hexes
paper-harm = damage dice
paper-heals = heals
paper-levels = Experience
paper-next-level = to level
paper-ep-needed = Ep
paper-house-rules = House rules
paper-house-rule = option
paper-value = value
paper-effect = what it settles
