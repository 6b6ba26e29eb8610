### Was die Formulare des Labors zu einer Frage sagen, die nicht geht.

## Was an einem Feld einer Frage nicht stimmt

fault-given = { $given ->
        [none] {""}
       *[other] „{ $given }“ geht hier nicht:{" "}
    }
fault-between = { fault-given }erwartet wird eine ganze Zahl von { $least } bis { $most }
fault-at-most = { fault-given }erwartet wird eine ganze Zahl bis { $most }
fault-at-least = { fault-given }erwartet wird eine ganze Zahl ab { $least }
fault-whole = { fault-given }erwartet wird eine ganze Zahl
fault-span = { fault-given }erwartet wird eine Zahl, oder zwei mit .. dazwischen, etwa 5..20
fault-yes = { fault-given }erwartet wird ja oder nein
fault-dice = { fault-given }erwartet werden die Aktionswürfel eines Anführers, etwa 3d8
fault-idle = das zählt bei dieser Frage nicht: leer lassen, oder eine andere Art wählen
fault-score = erwartet wird eine ganze Zahl von { $least } bis { $most }: ein Rettungswurf braucht eine
fault-reach = ein solcher Angriff reicht nicht so weit
fault-most-there = erwartet werden höchstens { $most }: mehr Figuren sind nicht da
fault-in-contact = zu nah: in Kontakt sind es { $least } Zoll
fault-spell-alone = gezaubert wird ohne Waffe: Waffe und Art leer lassen
fault-spell-special = dieser Zauber ist kein Angriff: erwartet wird ein Geschoss-, ein geworfener oder ein Schöpfungszauber
fault-spell-iq = dieser Zauber braucht IQ { $least }, die hat der Angreifer nicht
fault-spell-st = { fault-given }erwartet wird für diesen Zauber eine ganze Zahl von { $least } bis { $most }
fault-posture = in dieser Stellung gibt es keinen solchen Angriff
fault-policy-games = gespielt wird nach Verhalten: für die besten Entscheidungen die Zahl der Spiele leer lassen
fault-split = die Hausregel teilt ganze Würfel: erwartet wird das erste Ziel
fault-several = erwartet wird nur eines
fault-count = erwartet werden höchstens { $most }
fault-one-of = { fault-given }{ COUNT($known) ->
        [0] erwartet wird eines der Liste
       *[other] erwartet wird eines von { JOIN($known, ", ") }
    }
fault-side = erwartet wird jemand aus der Liste, oder eine Zeile wie { $such }{ $detail ->
        [none] {""}
       *[other] ; auf Englisch genauer: { $detail }
    }
fault-rows = { $given } Verbindungen sind zu viele: erwartet werden höchstens { $most }
fault-fights = { $given } Kämpfe sind zu viele: erwartet werden höchstens { $most }
fault-option = die Hausregel { $given }: erwartet wird einer ihrer Werte
fault-same-rules = an beiden Tischen gelten dieselben Hausregeln: einen anderen Wert wählen
fault-duel-large = für ein Duell, das ausgerechnet wird, sind das zu viele: erwartet wird ein Produkt bis { $most }
fault-sweeping = zwei Waffen und Rundschläge brauchen die Art Nahkampf oder Stangenwaffe
fault-down = ein Ziel, das kniet oder liegt, kann weder ausweichen noch sich verteidigen
fault-nobody-stands = ein Duell ist zwischen zweien, die stehen: erwartet werden ein KÖRPER-Würfel und ein Schwierigkeitswürfel wenigstens
lab-whole = erwartet wird eine ganze Zahl ab 0
lab-stale = Diese Zahlen gehören zur Frage vor der Änderung.
lab-anew = Neu ausrechnen

## Wie eine Seite geschrieben wird, die nicht in der Liste steht

such-foeman = race=Human st=12 dx=12 iq=8 hold=Axe
such-fortmayn = brawny body=3 armor=leather
such-fortmayn-foe = dd=3 armor=d6
such-melee = st=12 dx=12 weapon=broadsword
such-wargame = like=fantasy/spears n=10
