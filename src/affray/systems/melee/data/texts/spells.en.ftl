### Spells of the Combat and Movement Guide: what happens, what is refused, what is asked, their names and effects.

## Events: casting

event-casts =
    { $who } casts { $spell }{ $aimed ->
        [0] {""}
       *[other] {" "}at { $whom }
    }{ $st ->
        [0] {""}
       *[other] {" "}with { $st } ST
    }: adjDX { $score }.
event-takes-hold =
    { $spell } takes hold of { $whom }{ $turns ->
        [0] {""}
        [one] {" "}for this turn
       *[other] {" "}for { $turns } turns
    }.
event-shielded = a Spell Shield keeps { $spell } from { $whom }.
event-resists = { $who } resists { $spell }.
event-no-effect = { $spell } does nothing to { $whom }.
event-makes = { $who } makes { $made } at { JOIN($at, "; ") }.
event-clears =
    { $count ->
        [one] A hex of { $made } is gone.
       *[other] { $count } hexes of { $made } are gone.
    }
event-blasted = the blast reaches { $whom }.
event-turned = the missile turns away from { $whom }.
event-returned = the missile comes back from { $whom } to { $who }.

## Events: figures that magic makes

event-appears = { $who } appears beside { $whom }.
event-vanishes = { $who } vanishes.
event-disbelieves = { $who } disbelieves { $whom }.
event-is-real = { $whom } is real.

## Events: spells at work

event-spell-ends = { $spell } on { $whom } ends.
event-renews =
    { $who } pays for { $spell } on { $whom } to go on{ $cost ->
        [0] {""}
       *[other] : { $cost } ST
    }.
event-lapses = { $who } lets { $spell } on { $whom } lapse.
event-wake = { $who } shakes { $whom } awake.
event-wakes = { $who } wakes up.
event-struggles = { $who } struggles with the rope.

## Refusals

no-spell-target = { $whom } is no figure that this can be aimed at
no-not-asleep = { $whom } is no friend who sleeps by a spell
no-not-beside = { $whom } is not next to the figure
no-iq = { $who } needs IQ { $iq } for { $spell } now
no-spell-unknown = { $who } does not know the spell { $spell }
no-spell-between = { $spell } is a spell for between combats
no-nothing-held = { $whom } holds nothing that the spell could take
no-no-animal = { $whom } is no animal
no-obeys = { $whom } obeys this side already
no-too-strong = { $whom } is too strong to be sent to sleep: its ST is { $st } or more
no-spell-awake = { $whom } is unconscious already
no-spell-large = { $whom } holds more than one hex
no-rope = no rope holds { $who }
no-avert = { $who } must end its movement { $hexes } hexes farther from the caster of Avert, or as far as it can go
no-avert-step = { $who } must first get { $hexes } hexes farther from the caster of Avert
no-own-side = { $whom } is of the same side
no-cast-target =
    { $needed ->
        [0] { $spell } is not cast at a figure
       *[other] { $spell } is cast at a figure: name one
    }
no-cast-hexes =
    { $needed ->
        [0] { $spell } is not cast on hexes
       *[other] { $spell } is cast on hexes: name them
    }
no-cast-form =
    { $needed ->
        [0] { $spell } takes no form
       *[other] { $spell } needs a form: a creature, or a figure on the map
    }
no-cast-facing =
    { $needed ->
        [0] { $spell } has no facing
       *[other] { $spell } needs the facing of the figure that appears
    }
no-cast-attribute =
    { $needed ->
        [0] { $spell } adds to no attribute
       *[other] { $spell } needs an attribute: st, dx or iq
    }
no-cast-st =
    { $least ->
        [0] no ST can be put into { $spell }
       *[other] between { $least } and { $most } ST go into { $spell } here
    }
no-nothing-made = { $spell } is cast at one hex that magic has made
no-spell-group =
    { $count ->
        [one] { $spell } takes one hex
       *[other] { $spell } takes { $count } different hexes that hang together
    }
no-ground-held = { $spell } cannot be made there: a wall, a figure or the edge of the map is in the way
no-ground-far = the first hex must be in the caster's megahex or one next to it
no-spell-form = { $spell } cannot take the form { $form }
no-spell-shape =
    { $count ->
        [one] the figure holds one hex, and faces as the answer says
       *[other] the figure holds { $count } hexes, its head in the first and the others behind it as it faces
    }
no-spell-room = the figure needs vacant hexes next to the caster

## Questions

prompt-dropped = { asked }: what does { $whom } drop?
prompt-broken = { asked }: what of { $whom } breaks?
prompt-creation = { asked }: which of the things that magic has made in the hex is removed?

## What magic makes of the ground

made-fire = fire
made-shadow = shadow
made-wall = wall

## Names

spell-blur = Blur
spell-drop-weapon = Drop Weapon
spell-image = Image
spell-magic-fist = Magic Fist
spell-slow-movement = Slow Movement
spell-staff = Staff
spell-aid = Aid
spell-avert = Avert
spell-clumsiness = Clumsiness
spell-confusion = Confusion
spell-fire = Fire
spell-summon-wolf = Summon Wolf
spell-turn-missiles = Turn Missiles
spell-shadow = Shadow
spell-dazzle = Dazzle
spell-speed-movement = Speed Movement
spell-trip = Trip
spell-dispel-illusion = Dispel Illusion
spell-control-animal = Control Animal
spell-destroy-creation = Destroy Creation
spell-illusion = Illusion
spell-reverse-missiles = Reverse Missiles
spell-rope = Rope
spell-wall = Wall
spell-summon-bear = Summon Bear
spell-blast = Blast
spell-break-weapon = Break Weapon
spell-fire-3 = 3-Hex Fire
spell-shadow-3 = 3-Hex Shadow
spell-fireball = Fireball
spell-freeze = Freeze
spell-invisibility = Invisibility
spell-summon-myrmidon = Summon Myrmidon
spell-flight = Flight
spell-image-4 = 4-Hex Image
spell-wall-3 = 3-Hex Wall
spell-sleep = Sleep
spell-stone-flesh = Stone Flesh
spell-summon-gargoyle = Summon Gargoyle
spell-illusion-4 = 4-Hex Illusion
spell-lightning = Lightning
spell-shadow-7 = 7-Hex Shadow
spell-summon-giant = Summon Giant
spell-spell-shield = Spell Shield
spell-iron-flesh = Iron Flesh
spell-summon-small-dragon = Summon Small Dragon
spell-fire-7 = 7-Hex Fire
spell-illusion-7 = 7-Hex Illusion
spell-wall-7 = 7-Hex Wall
spell-summon-dragon = Summon Dragon
spell-creature = a creature

## Effects

effect-blur = Attacks and spells aimed at the subject are at -4 DX.
effect-drop-weapon = The victim drops what one hand holds; costs 2 from base ST 20 on.
effect-image = A one-hex image of anything: it deals no damage and vanishes when hit, entered or disbelieved.
effect-magic-fist = A missile: 1-2 damage for each ST, at least the ST spent.
effect-slow-movement = The victim's MA is halved, rounded down.
effect-staff = Between combats: makes a wizard's staff.
effect-aid = +1 ST, DX or IQ for each ST spent.
effect-avert = The victim ends each movement 2 hexes farther from the caster, or as far as it can.
effect-clumsiness = -2 DX for each ST spent.
effect-confusion = -2 IQ and WIS for each ST spent; spells above the reduced IQ can be neither cast nor renewed.
effect-fire = One hex of fire.
effect-summon-wolf = A wolf under the caster's orders.
effect-turn-missiles = Missile weapons and missile spells aimed at the subject miss.
effect-shadow = One hex of shadow.
effect-dazzle = Every other conscious figure within 5 megahexes is at -3 DX, unless a wall is on the line to the caster.
effect-speed-movement = The subject's MA is doubled.
effect-trip = The victim falls; costs 4 from base ST 30 on.
effect-dispel-illusion = Removes one image or illusion.
effect-control-animal = An animal acts under the caster's orders.
effect-destroy-creation = Removes one hex of made fire, shadow or wall, or a one-hex image or illusion.
effect-illusion = A one-hex illusion of anything: it fights and is hurt like the real thing, and vanishes at ST 0 or when disbelieved.
effect-reverse-missiles = Missiles aimed at the subject strike their sender on the same roll.
effect-rope = The victim has -2 DX and MA 2 at most until it frees itself: its action, 3 dice against its standing adjDX.
effect-wall = One hex of wall, not on a figure.
effect-summon-bear = A bear (2 hexes) under the caster's orders.
effect-blast = 1 die of damage to every other figure in or next to the caster's hex, rolled for each; protection counts.
effect-break-weapon = Breaks one ready weapon or shield.
effect-fire-3 = Three connected hexes of fire.
effect-shadow-3 = Three connected hexes of shadow.
effect-fireball = A missile: 1-1 damage for each ST, at least the ST spent.
effect-freeze = The victim can neither move nor act for 2 dice of turns.
effect-invisibility = The subject is invisible: -6 DX for attacks and spells at it.
effect-summon-myrmidon = An armed warrior under the caster's orders.
effect-flight = The subject (one hex) flies with MA 12.
effect-image-4 = An image of up to 4 hexes.
effect-wall-3 = Three connected hexes of wall, not on figures.
effect-sleep = A victim of base ST below 20 falls prone and sleeps until it is hit or a friend next to it spends an action to wake it.
effect-stone-flesh = Stops 4 hits of each attack on the subject, on top of armor.
effect-summon-gargoyle = A gargoyle under the caster's orders.
effect-illusion-4 = An illusion of up to 4 hexes.
effect-lightning = A missile: 1 die of damage for each ST.
effect-shadow-7 = Seven connected hexes of shadow.
effect-summon-giant = A giant (3 hexes) under the caster's orders.
effect-spell-shield = Spells cast on the subject fail, missile spells excepted.
effect-iron-flesh = Stops 6 hits of each attack on the subject, on top of armor.
effect-summon-small-dragon = A small dragon (4 hexes) under the caster's orders.
effect-fire-7 = Seven connected hexes of fire.
effect-illusion-7 = An illusion of up to 7 hexes.
effect-wall-7 = Seven connected hexes of wall, not on figures.
effect-summon-dragon = A dragon (7 hexes) under the caster's orders.
effect-creature = Something that magic has made or called.
