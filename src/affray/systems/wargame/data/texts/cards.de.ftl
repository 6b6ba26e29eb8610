### Die Übersichten zum Drucken.

card-beside = Übersicht
card-what = was
card-does = wie
card-turn = Die Runde
card-moves = Aufstellungen und Bewegungen
card-attacks = Angriffe
card-vehicles = Fahrzeuge
card-nerve = Moral, Helden, Feuerbälle
card-arms = Waffen und Fähigkeiten
card-house = Geltende Hausregeln

## Die Runde

card-rounds = Eine Runde
card-order = Reihenfolge
card-order-does =
    Jede Seite wirft einen Würfel, der höchste beginnt; bei Gleichstand wird noch einmal geworfen. Das gilt { $each ->
        [0] für die Schlacht
       *[other] für eine Runde
    }.
card-side = Zug
card-side-does = Eine Seite nach der anderen: beliebige ihrer Einheiten, eine nach der anderen, jede einmal.
card-failed = erschüttert
card-failed-does =
    Diese Einheiten kommen zuerst, und ihre nächste Aktion ist ein Rückzug vom nächsten Feind, { $full ->
        [0] gleich wie weit
       *[other] so weit sie können
    }.
card-activation = Aktivierung
card-activation-does = { $count } Aktionen, mit Schnell { $fast }; eine Aktion darf wiederholt werden.
card-disorder = in Unordnung
card-disorder-does = Schon die nächste Aktion ist verloren.
card-actions = Aktionen
card-move = Bewegung
card-move-does = So weit wie der Wert Bewegung; siehe die Übersicht der Bewegungen.
card-reform = Umformen
card-reform-does = Ein Regiment stellt sich in einer anderen Zahl von Rotten auf, wo es steht.
card-melee = Nahkampfangriff
card-melee-does =
    Auf eine Einheit in Berührung, bei einem Regiment vor seiner Front{ $repeats ->
        [0] ; einmal je Aktivierung
       *[other] {""}
    }{ $hero ->
        [0] {""}
       *[other] ; ein Held greift einmal an
    }.
card-ranged = Fernangriff
card-ranged-does =
    Auf eine Einheit in Sicht, { $measure ->
        [0] angesagt, bevor gemessen wird
       *[other] jederzeit gemessen
    }{ $repeats ->
        [0] ; einmal je Aktivierung
       *[other] {""}
    }{ $contact ->
        [0] ; nicht in Berührung mit einem Feind
       *[other] {""}
    }. Ein Geschütz schießt einmal, und nicht nach einem Nahkampfangriff.
card-prepare = Vorbereiten
card-prepare-does = Mit halber Mannschaft oder weniger bereitet ein Geschütz seine Waffe mit einer Fernaktion vor und schießt mit der nächsten; seine Bewegung ist halbiert.
card-special = besondere Aktion
card-special-does = Durch eine eigene Fähigkeit: in Worten angesagt, vom Spieler entschieden; was alle anderen billigen, geschieht. Was das Szenario festlegt, braucht niemanden.
card-nothing = nichts
card-nothing-does = Eine Aktion darf auf nichts verwendet werden.
card-ending = Das Ende
card-length = Dauer
card-length-does = { $rounds } Runden, wenn das Szenario nichts anderes sagt.
card-broken = gebrochen
card-broken-does = Eine Armee, die die Hälfte ihrer Punkte verloren hat, ist gebrochen und verliert sofort.
card-points = Punkte
card-points-does = Verlorene Punkte des Feindes und { $points } für jedes gehaltene Ziel: mehr Miniaturen bis { $reach } Zoll. Ein Vorsprung von weniger als einem Zehntel der Grenze ist ein Unentschieden.

## Aufstellungen und Bewegungen

card-formations = Aufstellungen
card-regiment = Regiment
card-regiment-does = Glieder und Rotten, Basen in Berührung, eine Blickrichtung. Es greift an, was vor seiner Front liegt, von beiden Enden 45 Grad nach außen, und dreht sich frei, wenn es sich bewegt.
card-skirmish = Plänkler
card-skirmish-does =
    { $chain ->
        [0] Jeder hat einen anderen bis
       *[other] Alle hängen zusammen, je über höchstens
    } { $link } Zoll, { $edge ->
        [0] von Mitte zu Mitte
       *[other] von Base zu Base
    }, oder durch Berührung. Sie greifen ringsum an.
card-vehicle = Fahrzeug
card-vehicle-does = Gerade Strecken, vorwärts bis zum Wert Bewegung, rückwärts halb so weit; { $pivots ->
        [one] { $pivots } Drehung
       *[other] { $pivots } Drehungen
    } um höchstens { $degrees } Grad, { $more } mit der Fähigkeit Zusätzliche Drehung.
card-moving = Bewegungen
card-near = in Reichweite
card-near-does =
    Die mittlere Miniatur wird auf die Marke gesetzt, die anderen um sie{ $limit ->
        [0] {""}
       *[other] ; kein Plänkler geht weiter als seine Bewegung
    }.
card-far = zu weit
card-far-does =
    { $full ->
        [0] Die Einheit bleibt
       *[other] Die Einheit geht ihre volle Bewegung
    } und kommt in Unordnung.
card-ground = Gelände
card-ground-does = Nichts bewegt sich hindurch. Basen am Ende darin: die Einheit bleibt; Basen, die es berühren: sie wird gesetzt; in Unordnung kommt sie beide Male.
card-bases = andere Basen
card-bases-does =
    Am Ende darf keine überlappt werden; durch Freunde darf man hindurch, durch Feinde { $passes ->
        [0] nicht
       *[other] auch
    }.
card-contact = in Berührung
card-contact-does = Ein Regiment berührt mit dem ersten Glied. Von Plänklern kommt mindestens einer mit eigener Bewegung heran, und alle berühren, für die Platz ist.
card-withdraw = den Nahkampf verlassen
card-withdraw-does =
    Wer zurückbleibt, greift erst frei an; seine Verluste werden halbiert und { $up ->
        [0] abgerundet
       *[other] aufgerundet
    }.

## Angriffe

card-melee-steps = Nahkampf
card-who-rolls = wer würfelt
card-who-rolls-does =
    In beiden Einheiten, wer die andere berührt; aus dem zweiten Glied eines Regiments { $second ->
        [0] alle
        [1] wer hinter jemandem in Berührung steht
       *[other] alle, sobald das erste Glied berührt
    }.
card-sum = Summe
card-sum-does = Alle Würfel, und Kampf für jede Miniatur, die würfelt.
card-dice = Würfel
card-dice-does = Aktionswürfel, mit Fernwaffe eine Stufe tiefer (W{ $die } für W6); eine Mannschaft würfelt je { $crew }W4.
card-losses = Verluste
card-losses-does =
    Summe geteilt durch Verteidigung, abgerundet, auf beiden Seiten zugleich. { $by ->
        [0] Der Besitzer wählt, wer fällt
        [1] Der Angreifer wählt, wer fällt
       *[other] Die Fernsten fallen
    }; Plänkler hängen weiter zusammen.
card-no-dice = keine Würfel
card-no-dice-does =
    { $outside ->
        [0] Ein Regiment schlägt nicht außerhalb seiner Front
       *[other] Ein Regiment schlägt auch außerhalb seiner Front
    }, { $vehicle ->
        [0] ein Fahrzeug gar nicht
       *[other] ein Fahrzeug schlägt zurück
    }.
card-ranged-steps = Fernangriffe
card-target = Ziel
card-target-does =
    Ein Drittel seiner Miniaturen in Sicht { $any ->
        [0] der mittleren Miniatur
       *[other] irgendeiner Miniatur
    }; Gelände verdeckt{ $units ->
        [0] {""}
       *[other] , andere Einheiten auch
    }. Für ein Regiment liegt es vor der Front.
card-range = Reichweite
card-range-does = Zwischen den mittleren Miniaturen. Außer Reichweite ist die Aktion verbraucht.
card-volley = Wurf
card-volley-does =
    { $two ->
        [0] Alle Miniaturen
       *[other] Von einem Regiment die ersten zwei Glieder
    } werfen ihre Aktionswürfel und zählen je Schuss dazu; Verluste wie im Nahkampf.
card-ordnance = Geschütz
card-ordnance-does =
    Seine Würfel und Schuss einmal für die ganze Mannschaft; jenseits der kurzen Reichweite werden Verluste halbiert und { $up ->
        [0] abgerundet
       *[other] aufgerundet
    }.
card-weapon = Waffen
card-weapon-does =
    { $one ->
        [0] Alle zählen zusammen, mit der größten Reichweite.
       *[other] Jeder Angriff nennt eine.
    }
card-averages = Verluste im Mittel
card-averages-note = Was Kampf oder Schuss dazugeben, zählt wie Augen der Würfel.
card-defense = Verteidigung
card-dice-of = W{ $sides } geworfen

## Fahrzeuge

card-vehicle-rules = Fahrzeuge
card-overrun = Überrollen
card-overrun-does =
    Jede Einheit im Weg erleidet einen Angriff, { $spares ->
        [0] auch Freunde
       *[other] Freunde nicht
    }; Verluste werden halbiert { $rear ->
        [0] im Rückwärtsgang
       *[other] gegen ein Regiment von hinten
    }.
card-strikes-back = Gegenwehr
card-strikes-back-does =
    { $back ->
        [0] Niemand schlägt gegen das Fahrzeug zurück.
       *[other] Die überrollten Miniaturen würfeln wie im Nahkampf, ein Regiment nur, wenn das Fahrzeug von vorn kam.
    }
card-arc = Seiten
card-arc-does = Vorn, links oder rechts, hinten nur mit der Fähigkeit Hinterer Feuerbereich; vorn volle Reichweite, sonst { $part ->
        [2] die halbe
       *[other] ein Teil
    }.
card-split = Feuer
card-split-does =
    { $dice ->
        [0] Würfel und Schuss ergeben Punkte, die auf die Ziele der Seite verteilt werden
       *[other] Ganze Würfel werden auf die Ziele der Seite verteilt, Schuss geht mit einem
    }, bevor gemessen wird.
card-overruns = Würfel beim Überrollen
card-base = Base
card-inches = Zoll
card-dice-rolled = Würfel
card-damage = Schaden
card-damage-note =
    1W{ $die } und der Quotient des Angriffs, und was früherer Schaden dazugibt{ $zero ->
        [0] ; keiner beim Quotienten 0
       *[other] ; auch beim Quotienten 0
    }.
card-score = Wert
card-result = Folge
card-later = spätere Würfe
card-span = { $least } bis { $most }
card-or-more = ab { $least }
card-chooser-defender = der Verteidiger wählt eine Minderung
card-chooser-attacker = der Angreifer wählt eine Minderung
card-chooser-nobody = zerstört
card-damage-odds = Ein heiles Fahrzeug, das getroffen wird
card-by-quotient = Quotient des Angriffs
card-worse = spätere Würfe +1
card-reductions = Minderungen
card-reductions-note = Oder eine Seite kann nicht mehr feuern.
card-reduction = was
card-change = um
card-least = mindestens
card-reduce-move = Bewegung
card-reduce-defense = Verteidigung
card-reduce-range = Reichweite

## Moral

card-nerve-steps = Moral
card-when = wann
card-when-does = Eine Einheit, die in einem Angriff mindestens die Hälfte ihrer Miniaturen verliert und noch welche hat; nie Helden und Fahrzeuge.
card-test = Probe
card-test-does = Alle Aktionswürfel der Übrigen: mehr gerade als ungerade. Furchtlose bestehen ohne Würfel.
card-commander = Befehl
card-commander-does = Ein Held mit Befehl bis { $reach } Zoll würfelt mit; die geraden zählen.
card-failure = misslungen
card-failure-does = Die Einheit wird zuerst aktiviert, und ihre nächste Aktion ist ein Rückzug.
card-fireball = Feuerball
card-fireball-does =
    Aktionswürfel, mindestens { $evens } gerade; der Marker liegt höchstens { $reach } Zoll entfernt. Jeder, { $part ->
        [0] dessen Mitte bis { DECIMAL($wide) } Zoll entfernt liegt
       *[other] dessen Base zum Teil bis { DECIMAL($wide) } Zoll entfernt liegt
    }, erleidet die Summe der geraden Würfel gegen die eigene Verteidigung.
card-passes = Aussicht zu bestehen
card-aid = Würfel mit Befehl
card-own-dice = Würfel der Einheit
card-ladder = Würfel
card-ladder-note =
    { $one ->
        [0] Ein Held verliert eine Stufe für jeden Punkt des Quotienten
       *[other] Ein Held verliert eine Stufe je Angriff
    }; ein Treffer bei d4 entfernt.
card-die = Würfel
card-lower = nächst tieferer
card-die-in-melee = im Nahkampf mit Fernwaffe
card-hits = Treffer, die einen Helden entfernen

## Waffen

card-weapons = Waffen
card-crewed = Waffen mit Mannschaft
card-fight = Kampf
card-shoot = Schuss
card-cost = Punkte
card-short = kurz
card-long = weit
card-abilities = Fähigkeiten
card-ability = Fähigkeit
card-allowed = für
card-allowed-any = alle
card-allowed-hero = Helden
card-allowed-vehicle = Fahrzeuge
card-share = { $n } % des Preises
card-types = Typen
card-types-note = Eine Miniatur kostet { $all ->
        [0] (Würfel × Seiten × Bewegung + Seiten × Verteidigung + 10 × Kampf + 10 × Schuss)
       *[other] Würfel × (Seiten × Bewegung + Seiten × Verteidigung + 10 × Kampf + 10 × Schuss)
    } geteilt durch das, dazu ihre Waffen und Fähigkeiten.
card-type = Typ
card-divisor = geteilt durch
card-options = Hausregeln
card-option = Regel
card-value = Wert
card-effect = was sie bewirkt
card-clause = Klausel
