### Spells of the Combat and Movement Guide: what happens, what is refused, what is asked.

## Events: casting

event-casts =
    { $who } { $spell ->
        [creature] calls { $spell }
       *[other] casts { $spell }
    }{ $aimed ->
        [0] {""}
       *[other] { $own ->
            [0] {" "}at { $whom }
           *[other] {""}
        }
    }{ $st ->
        [0] {""}
       *[other] {" "}for { $st } ST
    }{ COUNT($at) ->
        [0] {""}
       *[other] {" "}on { JOIN($at, "; ") }
    }.
event-takes-hold =
    { $spell } takes hold of { $whom }{ $turns ->
        [0] {""}
        [one] {" "}for this turn
       *[other] {" "}for { $turns } turns
    }.
event-shielded = A Spell Shield keeps { $spell } from { $whom }.
event-resists = { $who } resists { $spell }.
event-no-effect = { $spell } does nothing to { $whom }.
event-makes = { $who } makes { $made } at { JOIN($at, "; ") }.
event-clears =
    { $count ->
        [one] A hex of { $made } is gone.
       *[other] { $count } hexes of { $made } are gone.
    }
event-blasted = The blast reaches { $whom }.
event-turned = The missile turns away from { $whom }.
event-returned = The missile comes back from { $whom } to { $who }.

## Events: figures that magic makes

event-appears = { $who } appears beside { $whom }.
event-vanishes = { $who } vanishes.
event-disbelieves = { $who } disbelieves { $whom }.
event-is-real = { $whom } is real.

## Events: spells at work

event-spell-ends = { $spell } on { $whom } ends.
event-renews =
    { $who } { $creates ->
        [0] keeps { $spell } up{ $own ->
            [0] {" "}on { $whom }
           *[other] {""}
        }
       *[other] keeps { $whom } here
    }{ $cost ->
        [0] {""}
       *[other] : { $cost } ST
    }.
event-lapses =
    { $creates ->
        [0] { $who } lets { $spell } on { $whom } lapse.
       *[other] { $who } lets { $whom } go.
    }
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
no-too-strong = { $whom } is too strong to be sent to sleep: ST { $st } or more
no-spell-awake = { $whom } is unconscious already
no-spell-large = { $whom } holds more than one hex
no-rope = no rope holds { $who }
no-avert = { $who } must end this movement { $hexes } hexes farther from the caster of Avert, or as far as it can go
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

## A figure of which a side does not know by which spell it came

spell-creature = a creature
spelleffect-creature = something that magic has made or called
