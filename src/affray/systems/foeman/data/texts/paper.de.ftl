# Was gedruckt wird: Figurenbögen und Übersichten.

paper-filler = Füllsel: die Regeln lassen es offen.
paper-item = { $item }
paper-race = { $race }
paper-option = { $option }
paper-part = { $label }
paper-ground = { $ground }
paper-bonus = { $bonus }
paper-runs = { JOIN($values, "; ") }
paper-or-more = { $n }+

## Figurenbögen.

paper-figure = { $who }
paper-beside = { $race }, Stufe { $level }{ $dead ->
        [0] { "" }
       *[other] , tot
    }
paper-strength = ST { $st }: Wunden und Erschöpfung
paper-falls =
    { $state ->
        [unconscious] bewusstlos
       *[other] tot
    }
paper-round = Wunden in dieser Runde
paper-big-hit = von einem Angriff: Bedrängnis in der nächsten Runde
paper-duress = zusammen: Bedrängnis
paper-ep = Zehntel des Weges zur Stufe { $level }
paper-needed = { $ep } von { $needed } Ep
paper-in-hand = in der Hand
paper-carried = getragen
paper-weapons = Waffen
paper-weapons-note = Unter jeder Zahl von Trefferwürfeln: die Schadenswürfel, die bleiben, und klein, was sie im Mittel ergeben. Getragene Waffen zählen so, als hielte sie die starke Hand.
paper-notes = Notizen

## Waffentabellen.

paper-weapon = Waffe
paper-dg = DG
paper-top = höchster 0–5
paper-rq = RQ
paper-hands = Hände
paper-jab = Stoß
paper-hth = Hgm.
paper-hurl = Wurf
paper-damage-dice = Schadenswürfel nach Trefferwürfeln
paper-jabs =
    { $jab ->
        [yes] ●
        [free_hand] ○
       *[no] –
    }
paper-category = { $category }

## Übersichten.

paper-card = Übersicht
paper-card-weapons = Waffen
paper-card-weapons-note = ● ja, ○ mit freier anderer Hand. Unter jeder Zahl von Trefferwürfeln: die Schadenswürfel, die bleiben, und klein, was sie im Mittel ergeben, in der starken Hand einer Figur, deren ST dem RQ der Waffe gleicht, ohne Nachwürfe, ohne den Schadensbonus der Abenteurer und ohne Waffenfertigkeit.
paper-card-movement = Bewegung und Aktion
paper-card-attack = Angriffe und Rettungswürfe
paper-card-cover = Deckung, Figuren, Gegenstände
paper-card-house = Geltende Hausregeln
paper-allowances = Bewegungspunkte nach MA
paper-by-ma = MA
paper-by-mp = Bewegungspunkte
paper-mp-free = { $back ->
        [0] ungebunden
       *[other] ungebunden, zuletzt rückwärts
    }
paper-mp-engaged = { $back ->
        [0] gebunden
       *[other] gebunden, zuletzt rückwärts
    }
paper-mp-prone = { $back ->
        [0] am Boden
       *[other] am Boden, zuletzt rückwärts
    }
paper-turns = Drehung am Ende einer Bewegung: möglich nach bis zu so vielen Mp
paper-turn-any = beliebig weit
paper-turn-one = um eine Hexseite, mit Rettungswurf
paper-turns-note = Wer gebunden ist, dreht sich um höchstens eine Hexseite. Wer höchstens einen Schritt tat, darf sich auch nach dem letzten Mp um eine Hexseite drehen; wer nach mehreren Schritten zuletzt rückwärts ging, gar nicht.
paper-limits = Optionen: offen nach bis zu so vielen Mp
paper-grounds = Gelände
paper-terrain = Gelände
paper-mp = Mp
paper-blocks-move = versperrt den Weg
paper-blocks-sight = versperrt die Sicht
paper-modifiers = Modifikatoren von mDX
paper-modifier = was
paper-mdx = mDX
paper-clause = Klausel
paper-big-hit-before = Bedrängnis: { $wounds } oder mehr Wunden von einem Angriff in der letzten Runde
paper-threshold = Bedrängnis: Schwelle in dieser oder der letzten Runde erreicht
paper-modifiers-note = Rüstung: siehe die Übersicht der Deckung. Eine misslungene Drehung kostet 1 oder 2 bis zum Ende der Runde.
paper-ranges = Entfernung
paper-by-range = Felder: Modifikator
paper-by-itself = Summen, die allein entscheiden
paper-dice = Würfel
paper-passes = gelingt bei höchstens
paper-fails = misslingt ab
paper-saves = Rettungswürfe
paper-save = Rettungswurf
paper-against = gegen
paper-save-pivot = beschränkte Drehung (ungebunden, gebunden)
paper-save-pivot-score = mIQ
paper-save-entry = dem Handgemenge entgehen
paper-save-entry-score = mDX und die halbe Differenz der mST
paper-save-exit = das Handgemenge verlassen
paper-save-exit-score = mDX und die halbe Differenz der mST
paper-save-ready = Bereitmachen
paper-save-ready-score = mDX + 4; mit Gegnern im Feld mDX weniger eins für jeden
paper-save-talent = Waffenfertigkeit (nach einem Treffer, nach einem Fehlschlag)
paper-save-talent-score = mIQ
paper-chances = Chance eines Rettungswurfs, nach Würfeln und Zielwert
paper-presses = Wunden in einer Runde, die Bedrängnis bringen
paper-by-st = ST
paper-wounds = Wunden
paper-covers = Rüstungen und Schilde
paper-cover = getragen oder gehalten
paper-kind =
    { $kind ->
        [armor] Rüstung
       *[other] Schild
    }
paper-dx-less = DX weniger
paper-ma-less = MA weniger
paper-by-margin = hält auf, nach dem Abstand des Treffers
paper-defend = Abwehr mit einer Waffe
paper-peoples = Völker
paper-people = Volk
paper-st = ST
paper-dx = DX
paper-iq = IQ
paper-total = zusammen
paper-ma = MA
paper-gift = Gabe
paper-peoples-note = Die geringsten Werte einer neuen Figur; wo einer geringer ist als ein anderer, muss es auch die Eigenschaft sein.
paper-things = Besondere Gegenstände
paper-thing = Gegenstand
paper-reach = Felder
paper-harm = Schadenswürfel
paper-heals = heilt
paper-levels = Erfahrung
paper-next-level = zur Stufe
paper-ep-needed = Ep
paper-house-rules = Hausregeln
paper-house-rule = Option
paper-value = Wert
paper-effect = was sie regelt
