### Was die Formulare des Labors zu einer Frage sagen, die nicht geht.

## Was an einem Feld einer Frage nicht stimmt

fault-beside = { $given ->
        [none] {""}
       *[other] „{ $given }“ geht hier nicht:{" "}
    }{ $said }
fault-side =
    { $detail ->
        [none] „{ $given }“ geht hier nicht: erwartet wird jemand aus der Liste
       *[other] { $worded ->
            [yes] { $detail }
           *[no] „{ $given }“ geht hier nicht (auf Englisch genauer: { $detail })
        }
    }. Kurzform: { $such }
fault-words = erwartet wird NAME=WERT ..., Werte mit Leerzeichen in Anführungszeichen
fault-count = erwartet werden höchstens { $most }, nicht { $count }
fault-policies = erwartet wird eines für beide oder zwei, nicht { $count }
fault-one-policy = erwartet wird eines, das der Figur; ein Gegner hat nichts zu wählen
fault-span = erwartet wird eine Zahl, oder zwei mit .. dazwischen, etwa 5..20
fault-dice = erwartet werden die Aktionswürfel eines Anführers, etwa 3d8
fault-bids = erwartet wird eine ganze Zahl von 1 bis { $most }, oder all
fault-sides = erwartet wird eines von { JOIN($known, ", ") }, oder zwei benachbarte, etwa front+front_right
fault-border = eine Grenze zwischen zwei Hexseiten braucht benachbarte Seiten und eine gerade Entfernung
fault-idle = das zählt bei dieser Frage nicht; leer lassen, oder eine andere Art wählen
fault-fire-only = mehrere Ziele hat nur das Feuer eines Fahrzeugs; erwartet wird diese Art
fault-own-score = ein Angriff hat eine eigene; leer lassen, oder nach einem Rettungswurf fragen
fault-score = erwartet wird eine ganze Zahl von 0 bis { $most }: ein Rettungswurf braucht eine
fault-most-there = erwartet werden höchstens { $most }: mehr Figuren sind nicht da
fault-in-contact = zu nah: in Kontakt sind es { DECIMAL($least) } Zoll
fault-reach = ein solcher Angriff reicht nicht so weit
fault-posture = in dieser Stellung gibt es keinen solchen Angriff
fault-down = ein Ziel, das kniet oder liegt, kann weder ausweichen noch sich verteidigen
fault-sweeping = zwei Waffen und Rundschläge brauchen die Art Nahkampf oder Stangenwaffe
fault-breath = erwartet wird ein Wesen mit Odem, und die Art Schuss
fault-kinds = { $weapon ->
        [none] mit den eigenen Waffen geht das nicht
       *[other] mit { $weapon } geht das nicht
    }; erwartet wird { JOIN($known, ", ") }
fault-spell-alone = gezaubert wird ohne Waffe; Waffe und Art leer lassen
fault-spell-special = dieser Zauber ist kein Angriff; erwartet wird ein Geschoss-, ein geworfener oder ein Schöpfungszauber
fault-spell-iq = dieser Zauber braucht IQ { $least }, der Angreifer hat { $got }
fault-spell-st = erwartet wird für diesen Zauber eine ganze Zahl von { $least } bis { $most }
fault-split = die Hausregel teilt ganze Würfel; erwartet wird das erste Ziel
fault-no-foe = erwartet wird wenigstens ein Gegner
fault-one-foe = erwartet wird bei dieser Art ein Gegner, nicht { $count }
fault-low-cup = { $weapon } hat Terme mit Low oder Cup; erwartet wird die Hausregel low_cup_mods=true
fault-vehicle = ein Duell mit einem Fahrzeug wird nicht auf einem Tisch gezeigt; erwartet werden Truppen und Helden
fault-no-way = es gibt keinen Weg in Kontakt mit { $foe }
fault-gpu-page = auf der Seite wird ohne gespielt; im Terminal geht es mit
fault-gpu-games = eine GPU spielt Spiele; erwartet wird auch eine Zahl von Spielen
fault-no-gpu = Spiele von { $system } werden ohne gespielt
fault-duel-asked = das ist ein Duell: frage nach einem Duell statt nach Chancen

## Wozu eine Option im Terminal gehört

fault-idle-kind = das hat die Art { $kind } nicht
fault-idle-kinds = das hat die Art { $kind } nicht; erwartet wird --kind { JOIN($known, " oder ") }
fault-idle-attack = das gehört zu einem Angriff; erwartet wird kein --duel
fault-idle-duel = ein Angriff hat das nicht; erwartet wird --duel
fault-idle-in-duel = ein Duell hat das nicht; erwartet wird nichts
fault-idle-morale = eine Moralprobe des Verteidigers hat das nicht
fault-idle-fire = erwartet wird --kind fire
fault-idle-save = ein Angriff hat eigene; erwartet wird --kind save
fault-idle-saving-roll = ein Rettungswurf hat das nicht; erwartet werden --dice und --score
fault-idle-saving-throw = ein Rettungswurf hat das nicht; erwartet werden --attacker, --dice und --score
fault-idle-best = eines hat nur, wer aufs Beste neu würfelt; erwartet wird --reroll best

## Wie jemand kämpft

fault-plan = erwartet werden { $least } bis { $most } Würfel oder best, und wenn gewünscht reroll=none|all|likely, weak=MST, item=none|weapon|shield, proficiency=yes|no
fault-weak = erwartet wird hinter weak= eine Zahl von mST
fault-fixed-bids = gespielt wird mit festen Geboten; erwartet werden 1 bis 9 Würfel
fault-limit-games = beendet gespielte Spiele; die genaue Antwort kennt keine letzte Runde: erwartet wird auch games
fault-policy-games = gespielt wird nach Verhalten; für die besten Entscheidungen die Zahl der Spiele leer lassen
fault-policy = erwartet wird eines von { JOIN($known, ", ") }, im Duell auch best
fault-habit = erwartet wird eines von { JOIN($known, ", ") }, und wenn gewünscht sunder=yes|no

## Was an der Zeile einer Seite nicht stimmt

fault-figure = erwartet wird "race=... st=... dx=... iq=..." oder eines von { JOIN($known, ", ") }
fault-quotes = erwartet werden Anführungszeichen, die sich schließen
fault-gear = erwartet wird Ausrüstung wie leather, d6 oder d4/d6
fault-present-die = erwartet wird ein jetziger Würfel bis W{ $most }
fault-creature = erwartet wird ein Wesen oder dd=N
fault-creatures = erwartet wird dd=N oder eines von { JOIN($known, ", ") }

## Was an einer Frage als Ganzem nicht stimmt

fault-rows = { $count } Verbindungen sind zu viele: erwartet werden höchstens { $most }
fault-fights = { $count } Kämpfe sind zu viele: erwartet werden höchstens { $most }
fault-same-rules = an beiden Tischen gelten dieselben Hausregeln; einen anderen Wert wählen
fault-both-sides = erwartet werden wenigstens eine Figur ({ JOIN($known, ", ") }) und ein Gegner
fault-duel-large = { $a } gegen { $b } sind für ein Duell zu viele; erwartet wird ein Produkt bis { $most }
fault-too-many = { $a } gegen { $b } ist zu viel, um es auszurechnen; erwartet wird eine Zahl von Spielen
fault-too-strong = ST { $st } ist zu viel, um es auszurechnen; erwartet wird höchstens { $most }, oder eine Zahl von Spielen
fault-too-large = eine Figur ist zu groß, um es auszurechnen; erwartet wird eine kleinere, oder eine Zahl von Spielen
fault-too-much = der Zufall hat zu viele Wege, um es auszurechnen; erwartet wird eine Zahl von Spielen
fault-positions = mehr als { $most } Stellungen sind zu viele, um sie auszurechnen; erwartet wird eine Zahl von Spielen
fault-endless = ein solches Duell endet fast nie; erwartet wird ein Verhalten, das ein Spiel beendet
fault-nobody-stands = ein Duell ist zwischen zweien, die stehen: erwartet werden ein KÖRPER-Würfel und ein Schwierigkeitswürfel wenigstens

## Was an einem Spiel nicht stimmt, das jemand sehen will

fault-no-board = { $measure } von { $system } wird nicht auf einem Brett ausgetragen
fault-no-hand = { $side } hat keine Hand zum Schlagen frei; erwartet wird kein Schild neben einem Bogen
fault-commanders = bekannt sind die Würfel von Anführern, nicht die Anführer; erwartet wird keiner
fault-strange = { $source }: erwartet wird { JOIN($known, " oder ") }, womit ein Konflikt beginnen kann
fault-many-dice = erwartet werden höchstens { $body } KÖRPER-Würfel und { $dd } Schwierigkeitswürfel
fault-no-such-die = { $gear ->
        [shield] kein Schild
       *[other] keine Rüstung
    } hat einen W{ $die }; erwartet wird W{ JOIN($known, ", W") }
fault-otherwise = Spiel { $number } geht auf dem Brett anders aus als im Duell; erwartet wird ein anderes Spiel
fault-no-study = Versuchsreihe „{ $named }“ ist unbekannt; möglich: { JOIN($known, ", ") }
fault-no-ladder = Rangliste „{ $named }“ ist unbekannt; möglich: { JOIN($known, ", ") }
fault-off-table = Spiel { $number } geht auf einem Tisch anders: die Einheiten laufen weiter als die { $most } Zoll eines jeden; erwartet wird ein anderes Spiel
fault-otherwise-for = Spiel { $number } geht auf einem Tisch anders; erwartet wird ein anderes Spiel, denn für { $unit } gilt

## Was die Seite zu einem Feld sagt

lab-whole = erwartet wird eine ganze Zahl ab 0
lab-stale = Diese Zahlen gehören zur Frage vor der Änderung.
lab-anew = Neu ausrechnen

## Wie eine Seite geschrieben wird, die nicht in der Liste steht

such-foeman = race=Human st=12 dx=12 iq=8 hold=Axe
such-fortmayn = brawny body=3 armor=leather
such-fortmayn-foe = dd=3 armor=d6
such-melee = st=12 dx=12 weapon=broadsword
such-wargame = like=fantasy/spears n=10
