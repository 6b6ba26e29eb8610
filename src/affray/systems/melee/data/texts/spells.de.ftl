### Zauber des Combat and Movement Guide: was geschieht, was nicht geht, was gefragt wird, Namen und Wirkungen.

## Ereignisse: Zaubern

event-casts =
    { $who } zaubert { $spell }{ $aimed ->
        [0] {""}
       *[other] {" "}auf { $whom }
    }{ $st ->
        [0] {""}
       *[other] {" "}mit { $st } ST
    }: adjDX { $score }.
event-takes-hold =
    { $spell } wirkt auf { $whom }{ $turns ->
        [0] {""}
        [one] {" "}für diese Runde
       *[other] {" "}für { $turns } Runden
    }.
event-shielded = ein Zauberschild hält { $spell } von { $whom } ab.
event-resists = { $who } widersteht: { $spell }.
event-no-effect = { $spell } bewirkt bei { $whom } nichts.
event-makes = { $who } schafft { $made } auf { JOIN($at, "; ") }.
event-clears =
    { $count ->
        [one] Ein Feld ({ $made }) ist wieder frei.
       *[other] { $count } Felder ({ $made }) sind wieder frei.
    }
event-blasted = die Druckwelle erreicht { $whom }.
event-turned = das Geschoss biegt vor { $whom } ab.
event-returned = das Geschoss kehrt von { $whom } zu { $who } zurück.

## Ereignisse: Figuren aus Magie

event-appears = { $who } erscheint neben { $whom }.
event-vanishes = { $who } verschwindet.
event-disbelieves = { $who } zweifelt an { $whom }.
event-is-real = { $whom } ist echt.

## Ereignisse: wirkende Zauber

event-spell-ends = { $spell } auf { $whom } endet.
event-renews =
    { $who } hält { $spell } auf { $whom } aufrecht{ $cost ->
        [0] {""}
       *[other] : { $cost } ST
    }.
event-lapses = { $who } lässt { $spell } auf { $whom } enden.
event-wake = { $who } rüttelt { $whom } wach.
event-wakes = { $who } wacht auf.
event-struggles = { $who } kämpft mit dem Seil.

## Ablehnungen

no-spell-target = { $whom } ist keine Figur, auf die das zielen kann
no-not-asleep = { $whom } ist kein Freund, der durch einen Zauber schläft
no-not-beside = { $whom } ist nicht neben der Figur
no-iq = { $who } braucht jetzt IQ { $iq } für { $spell }
no-spell-unknown = { $who } kennt den Zauber { $spell } nicht
no-spell-between = { $spell } ist ein Zauber für die Zeit zwischen den Kämpfen
no-nothing-held = { $whom } hält nichts, was der Zauber nehmen könnte
no-no-animal = { $whom } ist kein Tier
no-obeys = { $whom } gehorcht dieser Seite schon
no-too-strong = { $whom } ist zu stark, um einzuschlafen: ST { $st } oder mehr
no-spell-awake = { $whom } ist schon bewusstlos
no-spell-large = { $whom } nimmt mehr als ein Feld ein
no-rope = kein Seil hält { $who }
no-avert = { $who } muss die Bewegung { $hexes } Felder weiter vom Zauberer von Abwenden beenden, oder so weit es geht
no-avert-step = { $who } muss erst { $hexes } Felder weiter vom Zauberer von Abwenden fort
no-own-side = { $whom } gehört zur selben Seite
no-cast-target =
    { $needed ->
        [0] { $spell } gilt keiner Figur
       *[other] { $spell } gilt einer Figur: welcher?
    }
no-cast-hexes =
    { $needed ->
        [0] { $spell } gilt keinen Feldern
       *[other] { $spell } gilt Feldern: welchen?
    }
no-cast-form =
    { $needed ->
        [0] { $spell } nimmt keine Gestalt an
       *[other] { $spell } braucht eine Gestalt: eine Kreatur oder eine Figur auf der Karte
    }
no-cast-facing =
    { $needed ->
        [0] { $spell } hat keine Blickrichtung
       *[other] { $spell } braucht die Blickrichtung der Figur, die erscheint
    }
no-cast-attribute =
    { $needed ->
        [0] { $spell } stärkt keine Eigenschaft
       *[other] { $spell } braucht eine Eigenschaft: st, dx oder iq
    }
no-cast-st =
    { $least ->
        [0] { $spell } nimmt keine ST auf
       *[other] in { $spell } gehen hier zwischen { $least } und { $most } ST
    }
no-nothing-made = { $spell } gilt einem Feld, das Magie geschaffen hat
no-spell-group =
    { $count ->
        [one] { $spell } braucht ein Feld
       *[other] { $spell } braucht { $count } verschiedene Felder, die zusammenhängen
    }
no-ground-held = dort geht { $spell } nicht: eine Mauer, eine Figur oder der Rand der Karte ist im Weg
no-ground-far = das erste Feld muss im Megahex des Zauberers oder in einem daneben liegen
no-spell-form = { $spell } kann die Gestalt { $form } nicht annehmen
no-spell-shape =
    { $count ->
        [one] die Figur nimmt ein Feld ein und blickt, wie die Antwort sagt
       *[other] die Figur nimmt { $count } Felder ein, den Kopf im ersten, die anderen nach ihrer Blickrichtung dahinter
    }
no-spell-room = die Figur braucht freie Felder neben dem Zauberer

## Fragen

prompt-dropped = { asked }: was lässt { $whom } fallen?
prompt-broken = { asked }: was von { $whom } zerbricht?
prompt-creation = { asked }: was von dem, das Magie in dem Feld geschaffen hat, wird getilgt?

## Was Magie aus dem Boden macht

made-fire = Feuer
made-shadow = Schatten
made-wall = Mauer

## Namen

spell-blur = Verschwimmen
spell-drop-weapon = Waffe fallen lassen
spell-image = Bild
spell-magic-fist = Zauberfaust
spell-slow-movement = Verlangsamung
spell-staff = Zauberstab
spell-aid = Beistand
spell-avert = Abwenden
spell-clumsiness = Ungeschick
spell-confusion = Verwirrung
spell-fire = Feuer
spell-summon-wolf = Wolf rufen
spell-turn-missiles = Geschosse ablenken
spell-shadow = Schatten
spell-dazzle = Blendung
spell-speed-movement = Beschleunigung
spell-trip = Stolpern
spell-dispel-illusion = Illusion bannen
spell-control-animal = Tier beherrschen
spell-destroy-creation = Schöpfung tilgen
spell-illusion = Illusion
spell-reverse-missiles = Geschosse umkehren
spell-rope = Seil
spell-wall = Mauer
spell-summon-bear = Bär rufen
spell-blast = Druckwelle
spell-break-weapon = Waffe zerbrechen
spell-fire-3 = Feuer auf 3 Feldern
spell-shadow-3 = Schatten auf 3 Feldern
spell-fireball = Feuerball
spell-freeze = Erstarrung
spell-invisibility = Unsichtbarkeit
spell-summon-myrmidon = Myrmidone rufen
spell-flight = Flug
spell-image-4 = Bild bis 4 Felder
spell-wall-3 = Mauer auf 3 Feldern
spell-sleep = Schlaf
spell-stone-flesh = Steinhaut
spell-summon-gargoyle = Gargyl rufen
spell-illusion-4 = Illusion bis 4 Felder
spell-lightning = Blitz
spell-shadow-7 = Schatten auf 7 Feldern
spell-summon-giant = Riese rufen
spell-spell-shield = Zauberschild
spell-iron-flesh = Eisenhaut
spell-summon-small-dragon = Kleinen Drachen rufen
spell-fire-7 = Feuer auf 7 Feldern
spell-illusion-7 = Illusion bis 7 Felder
spell-wall-7 = Mauer auf 7 Feldern
spell-summon-dragon = Drachen rufen
spell-creature = ein Wesen

## Wirkungen

effect-blur = Angriffe und Zauber auf das Ziel haben -4 DX.
effect-drop-weapon = Das Opfer lässt fallen, was eine Hand hält; ab Grund-ST 20 kostet es 2.
effect-image = Ein Bild von irgendetwas auf einem Feld: Es macht keinen Schaden und verschwindet, wenn es getroffen, betreten oder angezweifelt wird.
effect-magic-fist = Ein Geschoss: je ST 1-2 Schaden, mindestens die aufgewandte ST.
effect-slow-movement = Die MA des Opfers wird halbiert, abgerundet.
effect-staff = Zwischen Kämpfen: macht einen Zauberstab.
effect-aid = +1 ST, DX oder IQ je aufgewandter ST.
effect-avert = Das Opfer beendet jede Bewegung 2 Felder weiter vom Zauberer, oder so weit es kann.
effect-clumsiness = -2 DX je aufgewandter ST.
effect-confusion = -2 IQ und WIS je aufgewandter ST; Zauber über dem gesenkten IQ können weder gewirkt noch erneuert werden.
effect-fire = Ein Feld Feuer.
effect-summon-wolf = Ein Wolf gehorcht dem Zauberer.
effect-turn-missiles = Geschosse von Waffen und Zaubern, die auf das Ziel gerichtet sind, gehen fehl.
effect-shadow = Ein Feld Schatten.
effect-dazzle = Jede andere wache Figur im Umkreis von 5 Megahexen hat -3 DX, wenn keine Mauer auf der Linie zum Zauberer steht.
effect-speed-movement = Die MA des Ziels wird verdoppelt.
effect-trip = Das Opfer fällt; ab Grund-ST 30 kostet es 4.
effect-dispel-illusion = Entfernt ein Bild oder eine Illusion.
effect-control-animal = Ein Tier handelt auf Befehl des Zauberers.
effect-destroy-creation = Entfernt ein geschaffenes Feld Feuer, Schatten oder Mauer, oder ein Bild oder eine Illusion auf einem Feld.
effect-illusion = Eine Illusion von irgendetwas auf einem Feld: Sie kämpft und leidet wie das Echte und verschwindet bei ST 0 oder wenn sie angezweifelt wird.
effect-reverse-missiles = Geschosse auf das Ziel treffen mit demselben Wurf ihren Absender.
effect-rope = Das Opfer hat -2 DX und höchstens MA 2, bis es sich befreit: mit seiner Handlung, 3 Würfel gegen seine ständige adjDX.
effect-wall = Ein Feld Mauer, nicht auf einer Figur.
effect-summon-bear = Ein Bär (2 Felder) gehorcht dem Zauberer.
effect-blast = 1 Würfel Schaden für jede andere Figur im Feld des Zauberers oder daneben, für jede gewürfelt; Schutz zählt.
effect-break-weapon = Zerbricht eine bereite Waffe oder einen bereiten Schild.
effect-fire-3 = Drei zusammenhängende Felder Feuer.
effect-shadow-3 = Drei zusammenhängende Felder Schatten.
effect-fireball = Ein Geschoss: je ST 1-1 Schaden, mindestens die aufgewandte ST.
effect-freeze = Das Opfer kann 2 Würfel Runden lang weder ziehen noch handeln.
effect-invisibility = Das Ziel ist unsichtbar: -6 DX für Angriffe und Zauber darauf.
effect-summon-myrmidon = Ein bewaffneter Krieger gehorcht dem Zauberer.
effect-flight = Das Ziel (ein Feld) fliegt mit MA 12.
effect-image-4 = Ein Bild bis zu 4 Feldern.
effect-wall-3 = Drei zusammenhängende Felder Mauer, nicht auf Figuren.
effect-sleep = Ein Opfer mit Grund-ST unter 20 fällt hin und schläft, bis es getroffen wird oder ein Freund daneben es mit einer Handlung weckt.
effect-stone-flesh = Hält bei jedem Angriff auf das Ziel 4 Treffer ab, zusätzlich zur Rüstung.
effect-summon-gargoyle = Ein Gargyl gehorcht dem Zauberer.
effect-illusion-4 = Eine Illusion bis zu 4 Feldern.
effect-lightning = Ein Geschoss: je ST 1 Würfel Schaden.
effect-shadow-7 = Sieben zusammenhängende Felder Schatten.
effect-summon-giant = Ein Riese (3 Felder) gehorcht dem Zauberer.
effect-spell-shield = Zauber auf das Ziel schlagen fehl, außer Geschosszaubern.
effect-iron-flesh = Hält bei jedem Angriff auf das Ziel 6 Treffer ab, zusätzlich zur Rüstung.
effect-summon-small-dragon = Ein kleiner Drache (4 Felder) gehorcht dem Zauberer.
effect-fire-7 = Sieben zusammenhängende Felder Feuer.
effect-illusion-7 = Eine Illusion bis zu 7 Feldern.
effect-wall-7 = Sieben zusammenhängende Felder Mauer, nicht auf Figuren.
effect-summon-dragon = Ein Drache (7 Felder) gehorcht dem Zauberer.
effect-creature = Etwas, das Magie geschaffen oder gerufen hat.
