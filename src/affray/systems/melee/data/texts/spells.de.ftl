### Zauber des Combat and Movement Guide: was geschieht, was nicht geht, was gefragt wird.

## Ereignisse: Zaubern

event-casts =
    { $who } { $spell ->
        [creature] ruft { $spell } herbei
       *[other] zaubert „{ $spell }“
    }{ $aimed ->
        [0] {""}
       *[other] {" "}{ $own ->
            [0] auf { FORM($whom, "acc") }
           *[other] auf sich selbst
        }
    }{ $st ->
        [0] {""}
       *[other] {" "}für { $st } ST
    }{ COUNT($at) ->
        [0] {""}
       *[other] {" "}bei { JOIN($at, "; ") }
    }.
event-takes-hold =
    „{ $spell }“ wirkt auf { FORM($whom, "acc") }{ $turns ->
        [0] {""}
        [one] {" "}für diese Runde
       *[other] {" "}für { $turns } Runden
    }.
event-shielded = Ein Zauberschild hält „{ $spell }“ von { FORM($whom, "dat") } ab.
event-resists = { $who } widersteht „{ $spell }“.
event-no-effect = „{ $spell }“ bewirkt bei { FORM($whom, "dat") } nichts.
event-makes = { $who } schafft { $made } auf { JOIN($at, "; ") }.
event-clears =
    { $count ->
        [one] Ein Feld ({ $made }) ist wieder frei.
       *[other] { $count } Felder ({ $made }) sind wieder frei.
    }
event-blasted = Die Druckwelle erreicht { FORM($whom, "acc") }.
event-turned = Das Geschoss biegt vor { FORM($whom, "dat") } ab.
event-returned = Das Geschoss kehrt von { FORM($whom, "dat") } zu { FORM($who, "dat") } zurück.

## Ereignisse: Figuren aus Magie

event-appears = { $who } erscheint neben { FORM($whom, "dat") }.
event-vanishes = { $who } verschwindet.
event-disbelieves = { $who } zweifelt an { FORM($whom, "dat") }.
event-is-real = { $whom } ist echt.

## Ereignisse: wirkende Zauber

event-spell-ends = „{ $spell }“ auf { FORM($whom, "dat") } endet.
event-renews =
    { $who } hält { $creates ->
        [0] „{ $spell }“ { $own ->
            [0] auf { FORM($whom, "dat") } aufrecht
           *[other] aufrecht
        }
       *[other] { FORM($whom, "acc") } weiter hier
    }{ $cost ->
        [0] {""}
       *[other] : { $cost } ST
    }.
event-lapses =
    { $creates ->
        [0] { $who } lässt „{ $spell }“ auf { FORM($whom, "dat") } enden.
       *[other] { $who } lässt { FORM($whom, "acc") } gehen.
    }
event-wake = { $who } rüttelt { FORM($whom, "acc") } wach.
event-wakes = { $who } wacht auf.
event-struggles = { $who } kämpft mit der Fessel.

## Ablehnungen

no-spell-target = { $whom } ist keine Figur, auf die das zielen kann
no-not-asleep = { $whom } ist kein Freund, der durch einen Zauber schläft
no-not-beside = { $whom } ist nicht neben der Figur
no-iq = { $who } braucht jetzt IQ { $iq } für „{ $spell }“
no-spell-unknown = { $who } kennt den Zauber „{ $spell }“ nicht
no-spell-between = „{ $spell }“ ist ein Zauber für die Zeit zwischen den Kämpfen
no-nothing-held = { $whom } hält nichts, was der Zauber nehmen könnte
no-no-animal = { $whom } ist kein Tier
no-obeys = { $whom } gehorcht dieser Seite schon
no-too-strong = { $whom } ist zu stark, um einzuschlafen: ST { $st } oder mehr
no-spell-awake = { $whom } ist schon bewusstlos
no-spell-large = { $whom } nimmt mehr als ein Feld ein
no-rope = keine Fessel hält { FORM($who, "acc") }
no-avert = { $who } muss die Bewegung { $hexes } Felder weiter vom Zauberer von Abwenden beenden, oder so weit es geht
no-avert-step = { $who } muss erst { $hexes } Felder weiter vom Zauberer von Abwenden fort
no-own-side = { $whom } gehört zur selben Seite
no-cast-target =
    { $needed ->
        [0] „{ $spell }“ gilt keiner Figur
       *[other] „{ $spell }“ gilt einer Figur: welcher?
    }
no-cast-hexes =
    { $needed ->
        [0] „{ $spell }“ gilt keinen Feldern
       *[other] „{ $spell }“ gilt Feldern: welchen?
    }
no-cast-form =
    { $needed ->
        [0] „{ $spell }“ nimmt keine Gestalt an
       *[other] „{ $spell }“ braucht eine Gestalt: eine Kreatur oder eine Figur auf der Karte
    }
no-cast-facing =
    { $needed ->
        [0] „{ $spell }“ hat keine Blickrichtung
       *[other] „{ $spell }“ braucht die Blickrichtung der Figur, die erscheint
    }
no-cast-attribute =
    { $needed ->
        [0] „{ $spell }“ stärkt keine Eigenschaft
       *[other] „{ $spell }“ braucht eine Eigenschaft: st, dx oder iq
    }
no-cast-st =
    { $least ->
        [0] „{ $spell }“ nimmt keine ST auf
       *[other] in „{ $spell }“ gehen hier zwischen { $least } und { $most } ST
    }
no-nothing-made = „{ $spell }“ gilt einem Feld, das Magie geschaffen hat
no-spell-group =
    { $count ->
        [one] „{ $spell }“ braucht ein Feld
       *[other] „{ $spell }“ braucht { $count } verschiedene Felder, die zusammenhängen
    }
no-ground-held = dort geht „{ $spell }“ nicht: eine Mauer, eine Figur oder der Rand der Karte ist im Weg
no-ground-far = das erste Feld muss im Megahex des Zauberers oder in einem daneben liegen
no-spell-form = „{ $spell }“ kann die Gestalt { $form } nicht annehmen
no-spell-shape =
    { $count ->
        [one] die Figur nimmt ein Feld ein und blickt, wie die Antwort sagt
       *[other] die Figur nimmt { $count } Felder ein, den Kopf im ersten, die anderen nach ihrer Blickrichtung dahinter
    }
no-spell-room = die Figur braucht freie Felder neben dem Zauberer

## Fragen

prompt-dropped = { asked }: was lässt { $whom } fallen?
prompt-broken = { asked }: was von { FORM($whom, "dat") } zerbricht?
prompt-creation = { asked }: was von dem, das Magie in dem Feld geschaffen hat, wird getilgt?

## Was Magie aus dem Boden macht

made-fire = Feuer
made-shadow = Schatten
made-wall = Mauer

## Eine Figur, von der eine Seite nicht weiß, durch welchen Zauber sie kam

spell-creature = ein Wesen
spelleffect-creature = etwas, das Magie geschaffen oder gerufen hat
