# Was der Begleiter von Foeman sagt.

## Würfe, die eine Antwort nach sich zieht: so viele Würfel dürfen zusammen höchstens die genannte Zahl zeigen.

guide-check-pivot = { $who } behält in der Drehung die Kontrolle
guide-check-entry = { $who } weicht dem Handgemenge aus
guide-check-exit = { $who } löst sich aus dem Handgemenge
guide-check-ready = { $who } bekommt die Gegenstände in den Griff
guide-check-use = { $who } setzt den Gegenstand ein: { $item }
guide-check-passage = { $who } kommt an { $whom } vorbei
guide-check-push = { $who } hält dem Stoß stand
guide-check-rush = { $who } bleibt auf den Beinen, wenn der Ansturm trifft

## Warum ein Zug nicht weitergeht.

guide-stop-engaged = hier gebunden durch { $foes }
guide-stop-mp = { $used } von { $mmma } Bewegungspunkten sind verbraucht
guide-stop-back = ein Rückschritt nach dem ersten Schritt beendet den Zug
guide-stop-hth = { $who } steckt im Handgemenge und muss sich erst lösen
guide-stop-held = { $who } ist nicht aus dem Handgemenge gekommen
guide-stop-over = der Zug ist zu Ende

## Was sonst von einem Feld zu sagen ist.

guide-note-shift = durch Verschieben: alle Gegner, die die Figur banden, bleiben benachbart
guide-note-disengage = durch Absetzen: der erste Schritt kostet { $mp } mehr
guide-note-shield = mit diesem Blick versperrt dein eigener Schild einen Schlag gegen { $foes }
guide-note-pivot-any = darf sich am Ende beliebig drehen
guide-note-pivot-one = darf sich am Ende um eine Feldseite drehen, mit einem Rettungswurf von { $dice } Würfeln
guide-note-pivot-none = darf sich am Ende nicht drehen
guide-option =
    { $option ->
         [strike] Schlag
         [defend] Abwehr
         [hurl] Wurf
         [ready] Bereitmachen
         [jab] Stoß
         [watch] Beobachten
         [fire] Schuss
         [use] Einsetzen
        *[move] Bewegen
    }

## Was eine Antwort verspricht.

guide-hit = Treffer
guide-critical = kritischer Treffer
guide-wounds = Wunden
guide-exhaustion = Erschöpfung
guide-felled = streckt nieder
guide-drops = verliert die Waffe
guide-knocks-down = wirft zu Boden
guide-passes = gelingt
guide-heals = Erschöpfung geheilt
guide-still-hit = trifft immer noch
guide-hit-dice = Trefferwürfel bei einem Treffer
guide-damage-dice = Schadenswürfel im Mittel
guide-keeps = behält die Waffenfertigkeit
guide-avoids = weicht aus
guide-policy-steady = Nullen werden neu gewürfelt, wo es nützt, die Waffenfertigkeit wird eingesetzt, das Ziel bleibt, wie es jetzt steht.
guide-policy-rerolls = Nullen werden neu gewürfelt, wo es nützt.
guide-policy-pushing =
    { $zeroes ->
        [0] Keine Null wird neu gewürfelt.
        [one] Eine Null wird jetzt neu gewürfelt, spätere, wo es nützt.
       *[other] { $zeroes } Nullen werden jetzt neu gewürfelt, spätere, wo es nützt.
    }
guide-policy-plain = Alle Figuren bleiben, wie sie jetzt stehen.

## Wann eine Ansage ausgeführt würde.

guide-acts-alone = die erste Ansage in diesem Durchgang
guide-acts-first = handelt vor { $behind }
guide-acts-last = handelt nach { $ahead }
guide-acts-between = handelt nach { $ahead } und vor { $behind }
guide-order =
    { $who }: { guide-option }, { $option ->
        [defend] zählt wie{" "}
       *[other] {""}
    }{ $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
guide-order-at =
    { $who }: { guide-option } gegen { $whom } ({ $item }), { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }

## Linien zwischen Feldern.

guide-line-range =
    { $hexes ->
        [one] ein Feld entfernt
       *[other] { $hexes } Felder entfernt
    }
guide-line-front = sie verläuft nicht durch ein Vorderfeld von { $who }
guide-line-shield = der Schild von { $who } ist auf seiner Hand im Weg
guide-line-side =
    sie quert die { $side ->
        *[front] vordere
         [front-right] vordere rechte
         [right] rechte
         [rear] hintere
         [left] linke
         [front-left] vordere linke
    } Feldseite von { $who }
guide-line-border =
    sie trifft { $who } auf der Grenze zwischen der { $side ->
        *[front] vorderen
         [front-right] vorderen rechten
         [right] rechten
         [rear] hinteren
         [left] linken
         [front-left] vorderen linken
    } und der { $other ->
        *[front] vorderen
         [front-right] vorderen rechten
         [right] rechten
         [rear] hinteren
         [left] linken
         [front-left] vorderen linken
    } Feldseite; für { $who } zählt die bessere

## Der Bogen einer Figur: Gruppen, Namen der Zeilen, Werte.

guide-group-attributes = Eigenschaften
guide-group-states = Zustand
guide-group-movement = Bewegung
guide-group-losses = Verluste
guide-group-gear = Ausrüstung
guide-group-weapons = Waffen in der Hand
guide-group-experience = Erfahrung
guide-row-race = Volk
guide-row-st = ST, modifiziert und Grundwert
guide-row-dx = DX, modifiziert und Grundwert
guide-row-iq = IQ
guide-row-mp = Bewegungspunkte
guide-row-wounds = Wunden
guide-row-exhaustion = Erschöpfung
guide-row-incidental = davon beiläufig
guide-row-round = Wunden dieser Runde, und ab wann sie bedrängen
guide-row-state = Zustand
guide-row-engaged = gebunden durch
guide-row-defence = wehrt ab
guide-row-aim = Zielen
guide-row-duress = Bedrängnis
guide-row-pivot = nach misslungener Drehung
guide-row-level = Stufe
guide-row-ep = Erfahrungspunkte, und nächste Stufe
guide-row-talent = Waffenfertigkeit
guide-row-right = rechte Hand
guide-row-left = linke Hand
guide-row-armor = Rüstung
guide-row-shield = Schild
guide-row-carried = getragen
guide-row-things = besondere Gegenstände
guide-row-shots = Schüsse übrig
guide-number = { $n }
guide-number-of = { $now } von { $full }
guide-names = { $names }
guide-items = { JOIN($item, ", ") }
guide-race = { $race }: { $bonus }
guide-mp = { $free } ungebunden, { $engaged } gebunden
guide-mp-used = { $used } von { $mmma } verbraucht
guide-state-gone = hat sich ergeben
guide-state-unconscious = bewusstlos
guide-state-dead = tot
guide-state-out = außer Gefecht
guide-state-prone = liegt am Boden
guide-state-hth = im Handgemenge
guide-state-back = letzter Schritt rückwärts: halbe Bewegungspunkte
guide-state-acted = hat in dieser Runde gehandelt
guide-state-charging = im Ansturm: −1 und ein Schadenswürfel mehr für den Schlag (Füllsel)
guide-state-mounted = wo der Bogen fest aufgestellt ist (Füllsel)
guide-state-revived = nach dem Kampf ins Leben zurückgeholt
guide-state-revived-at-a-loss = nach dem Kampf zurückgeholt, bis zur nächsten Stufe mit einem Punkt { $attribute } weniger
guide-state-dodging = weicht Geschossen aus
guide-defends-with = mit { $item }
guide-defends-bare = mit leeren Händen
guide-talent-ready = verfügbar
guide-talent-lost = für diese Begegnung verloren
guide-row-bonus = Schadensbonus der Abenteurer
guide-bonus-earned = als Figur eines Spielers
guide-bonus-none = keiner, da keines Spielers Figur
guide-hand-empty = leer
guide-item = { $item }
guide-item-unloaded = { $item }, nicht geladen
guide-cover =
    { $item }: hält { $pr } ab, und { $bl } mehr bei einem Abstand von höchstens { $rt }{ $bl2 ->
        [0] { "" }
       *[other] , { $bl2 } mehr bis { $rt2 }
    }; DX { $dx } und MA { $ma } weniger
guide-weapon =
    DG { $dg }: { $less } Trefferwürfel weniger; der höchste Würfel 0 bis 5 zählt { $top }; RQ { $rq }; { $hands ->
         [1] einhändig
        *[2] zweihändig
    }; { $jab ->
         [yes] stößt
         [free_hand] stößt mit freier anderer Hand
        *[no] stößt nicht
    }{ $hth ->
         [yes] ; fürs Handgemenge
        *[no] {""}
    }{ $hurl ->
         [yes] ; kann geworfen werden
        *[no] {""}
    }

## Stile der Computerspieler

style-bold-about = Geht heran und schlägt mit vielen Würfeln; eigene Wunden zählen halb.
style-careful-about = Eigene Wunden zählen doppelt, in langen Kämpfen einfach: Anfangs verteidigt er sich mehr und bleibt außer Reichweite derer, die besser schlagen.
style-holder-about = Guter Boden zählt dreifach: Er nimmt Deckung, Mauern und Türen ein und lässt die anderen kommen; kommt niemand, so kommt er nach einigen Runden heraus.
style-skirmisher-about = Wer etwas zu schießen oder zu werfen hat, hält Felder zwischen sich und dem nächsten Gegner; die anderen kämpfen wie sonst.
