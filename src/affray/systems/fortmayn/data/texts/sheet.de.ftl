### Was auf dem Bogen von jemandem oder etwas auf der Bühne steht.

## Gruppen

sheet-dice = Würfel
sheet-gear = Schild und Rüstung
sheet-seen = Dinge, die alle sehen
sheet-things = Dinge
sheet-spells = Zauber
sheet-story = Geschichte
sheet-specials = Besonderes

## Zeilen

sheet-row-type = Typ
sheet-row-body = KÖRPER
sheet-row-head = KOPF
sheet-row-coins = Münzen
sheet-row-load = Last
sheet-row-career = Beruf
sheet-row-attachment = Bindung
sheet-row-creature = Wesen
sheet-row-difficulty = Schwierigkeitswürfel
sheet-row-shield = Schild
sheet-row-armor = Rüstung
sheet-row-reaction = Reaktion
sheet-row-obstacle = Hindernis
sheet-row-asks = Verlangt
sheet-row-special = Besonders

## Werte

sheet-number = { $n }
sheet-left = { $left } von { $most }
sheet-pool =
    { $left } von { $most } W{ $die }{ $stepped ->
        [1] , gewürfelt als W{ $now }
       *[0] {""}
    }
sheet-wear =
    W{ $die }{ $worn ->
        [1] {" "}von W{ $own }
       *[0] {""}
    }{ $magic ->
        [1] , magisch
       *[0] {""}
    }
sheet-broken = zerbrochen
sheet-thing =
    { $at ->
        [hand] in der Hand
        [pack] im Gepäck
        [worn] getragen
       *[slung] umgehängt
    }{ $die ->
        [0] {""}
       *[other] , Verbrauchswürfel W{ $die }
    }{ $state ->
        [lit] , brennt
        [magic] , magisch
       *[plain] {""}
    }
sheet-memorised = im Gedächtnis
sheet-known = im Buch
sheet-asks = { $pool }, { $task }
