# Was von Figuren gesagt wird, die erschaffen und aufgehoben werden.

## Warum eine Figur nicht aufgehoben werden kann.

no-adventurer-name = Name { $named }: erwartet höchstens { $most } Buchstaben, einer davon keine Ziffer, ohne Unterstriche, senkrechte Striche, Kommas, = und doppelte Leerzeichen
no-unknown-race = Volk { $named } ist unbekannt; erwartet eines von { JOIN($known, ", ") }
no-unknown-armor = Rüstung { $named } ist unbekannt; erwartet eine von { JOIN($known, ", ") }
no-unknown-shield = Schild { $named } ist unbekannt; erwartet einer von { JOIN($known, ", ") }
no-unknown-weapon = Waffe { $named } ist unbekannt; erwartet eine von { JOIN($known, ", ") }
no-unknown-gear = Ausrüstung { $named } ist unbekannt; erwartet eine von { JOIN($known, ", ") }
no-unknown-spell = Zauber { $named } ist unbekannt; erwartet einer von { JOIN($known, ", ") }
no-least = { $attribute } { $score } liegt unter { $least }, dem Mindestwert des Volks { $race }
no-wis = WIS { $score } liegt unter IQ { $iq }
no-total = ST, DX, IQ und was WIS über IQ liegt machen zusammen { $score }; beim Volk { $race } sind es { $total }
no-strength = { $item } verlangt ST { $required }; ST ist { $st }
no-staff = { $item } ist für jene, die einen Zauber kennen
no-ready = mehr als { $most } Waffen sind bereit
no-hands = { JOIN($item, ", ") } brauchen mehr als zwei Hände
no-no-pack = Dinge sind gepackt, und es gibt keinen Rucksack
no-pack-elsewhere = ein Rucksack wird nicht außerhalb des Rucksacks getragen
no-silver = die Ausrüstung kostet { $spent } Silber; eine Figur hat { $most }
no-spell-twice = { $spell } ist zweimal bekannt
no-spell-iq = { $spell } verlangt IQ { $required }; IQ ist { $iq }
no-spell-count = mehr als { $most } Zauber sind bekannt
no-must-be-dead = mit ST { $now } ist die Figur tot

## Zwischen den Kämpfen.

no-no-attribute = Eigenschaft { $named }: erwartet eine von { JOIN($known, ", ") }
no-dead-advance = { $who } ist tot
no-not-secure = { $who } steht in einem Kampf
no-highest = { $attribute } ist höchstens { $most }
no-too-little-experience = { $who } hat { $has } Erfahrung; der Punkt kostet { $cost }

## Das Blatt einer Figur, die entsteht.

making-group-attributes = Eigenschaften
making-group-movement = Last und Bewegung
making-group-weapons = Bereite Waffen
making-group-slung = Umgehängte Waffen
making-group-protection = Schutz
making-group-things = Was sie hat
making-group-spells = Zauber
making-group-experience = Erfahrung
making-row-race = Volk
making-row-st = ST, jetzt und im Ganzen
making-row-dx = stehende adjDX
making-row-mind = IQ und WIS
making-row-capacity = bekannte Zauber
making-row-fatigue = ausgegebene Ermüdung
making-row-state = Zustand
making-row-points = übrige Punkte
making-row-load = Gewicht
making-row-ma = MA
making-row-ma-dropped = MA ohne den Rucksack
making-row-paces = Gangart
making-row-front = von vorn abgehaltene Treffer
making-row-rear = von der Seite und hinten abgehaltene Treffer
making-row-bare = bloße Hände
making-row-silver = ausgegebenes Silber
making-row-experience = Erfahrung
making-number = { $n }
making-of = { $now } von { $full }
making-race = { $race }: { $gift }
making-mind = { $iq } und { $wis }; der Geist widersteht mit { $mental }
making-exhausted = erschöpft
making-down =
    { $dead ->
        [0] bewusstlos
       *[other] tot
    }
making-points =
    { $over ->
        [0] { $left ->
            [0] keine von { $total }
           *[other] { $left } von { $total }
        }
       *[other] keine, { $over } über { $total }
    }
making-load =
    { $weight }{ $tenths ->
        [0] { "" }
       *[other] ,{ $tenths }
    } Pfund bei ST { $st }: { $load }
making-ma = { $ma }, halbe { $half }
making-paces =
    { $run ->
        [0] { $jog ->
            [0] geht nur
           *[other] trabt, rennt nicht
        }
       *[other] rennt
    }
making-item = { $item }
making-spellname = { $spell }
making-weapon =
    Schaden { DICE($damage) }; verlangt ST { $required } und { $hands ->
        [one] eine Hand
       *[other] zwei Hände
    }; { JOIN($use, ", ") }{ $shots ->
        [0] { "" }
        [one] { "" }
       *[other] , { $shots } Schüsse je Runde
    }{ $reload ->
        [0] { "" }
        [one] , eine Runde Nachladen
       *[other] , { $reload } Runden Nachladen
    }{ $bonus ->
        [0] { "" }
       *[other] ; geworfen mit DX +2
    }
making-weapon-short =
    Schaden { DICE($damage) }; { JOIN($use, ", ") }{ $shots ->
        [0] { "" }
        [one] { "" }
       *[other] , { $shots } Schüsse je Runde
    }{ $reload ->
        [0] { "" }
        [one] , eine Runde Nachladen
       *[other] , { $reload } Runden Nachladen
    }{ $bonus ->
        [0] { "" }
       *[other] ; geworfen mit DX +2
    }
making-cover =
    hält { $stops } Treffer ab{ $dx ->
        [0] { "" }
       *[other] ; DX { $dx } weniger
    }
making-damage = Schaden { DICE($damage) }
making-thing =
    { $cost } Silber, { $weight }{ $tenths ->
        [0] { "" }
       *[other] ,{ $tenths }
    } Pfund{ $packed ->
        [0] { "" }
       *[other] , im Rucksack
    }
making-spell =
    { $kind }, IQ { $iq }, ST { $cost }{ $renew ->
        [0] { "" }
       *[other] , erneuert für { $renew }
    }: { $spelleffect }
making-spell-short =
    ST { $cost }{ $renew ->
        [0] { "" }
       *[other] , erneuert für { $renew }
    }: { $spelleffect }
making-experience = { $has }; { $gained } Punkte gekauft; der nächste kostet { $cost }, von WIS { $wis }

## Die Karte einer Figur, die aufgehoben ist.

making-attribute = { $attribute }
making-card-ma = MA
making-card-ma-title = Bewegungsweite mit dieser Last
making-card-dx-title = stehende adjDX von DX
making-card-gained =
    { $count ->
        [0] neu
        [one] 1 Punkt gekauft
       *[other] { $count } Punkte gekauft
    }
making-card-experience = { $count } Erfahrung
making-card-spells = { $count } Zauber
making-card-wounds = { $count } Treffer
making-card-fatigue = { $count } Ermüdung
making-advance-cost = kostet { $cost } von { $has } Erfahrung
making-race-facts = ST { $st }, DX { $dx }, IQ { $iq } und { $extra } Punkte
making-race-rule = { $race }: mindestens ST { $st }, DX { $dx }, IQ { $iq }; mit WIS über IQ zusammen { $total }.
making-line = { $race } ST { $st } DX { $dx } IQ { $iq } WIS { $wis }; { $state }; { $gear }{ $spells }{ $learned }
making-line-gear = hat { $item }
making-line-nothing = hat nichts
making-line-spells = ; kennt { $spell }
making-line-learned = ; { $has } Erfahrung
making-line-well = unversehrt
making-line-hurt =
    { $dead ->
        [0] ST jetzt { $now } ({ $wounds } Treffer, { $fatigue } Ermüdung)
       *[other] tot
    }
making-leaf = { $who }
making-leaf-beside = { $race }, { $gained } Punkte gekauft
making-leaf-strength = ST { $st }: Treffer
making-leaf-fatigue = Ermüdung
making-leaf-low = DX −3
making-leaf-down = bewusstlos
making-leaf-dead = tot
making-leaf-exhausted = erschöpft
making-leaf-notes = Notizen

## Was ein Angriff verspricht.

making-odds-hit = trifft
making-odds-hits = Treffer, die durchgehen
making-odds-multiple = doppelt oder dreifach
making-odds-out = außer Gefecht
making-odds-dead = tot
making-odds-policy = Von Angesicht zu Angesicht im Freien; geworfen aus { $thrown } Feldern, geschossen aus { $shot }. Mit vier Würfeln verteidigt sich das Ziel oder weicht aus.

## Wörter.

gift-none = nichts außerdem
gift-quick = MA mindestens 12 ohne Rüstung
gift-double = ST zählt für die Last doppelt
gift-thrower = DX +2 mit Wurfwaffen
weaponkind-hand = Handwaffen
weaponkind-pole = Stangenwaffen
weaponkind-thrown = Wurfwaffen
weaponkind-missile = Schusswaffen
use-melee = Nahkampf
use-thrown = Wurf
use-pole = Stange
use-missile = Schuss
spellkind-m = Geschosszauber
spellkind-t = Wurfzauber
spellkind-c = Erschaffung
spellkind-s = besonderer Zauber
load-unencumbered = unbelastet
load-light = leichte Last
load-medium = mittlere Last
load-heavy = schwere Last
load-overloaded = überladen
part-hits = Treffer
