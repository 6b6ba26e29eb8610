field-piece = { $name }
field-zone = Zone von Spieler { $number }
field-objective = Ziel { $number }
no-field-size = erwartet wird ein Feld von mindestens { $least } mal { $least } Zoll
no-field-pieces = erwartet werden höchstens { $most } Geländestücke, es sind { $got }
no-field-twice = erwartet wird eine eigene Kennung, { $id } gibt es schon
no-field-players = erwartet wird eine Zone von Spieler 1, dann eine von Spieler 2
no-field-convex = erwartet wird ein konvexer Umriss, dessen Ecken ringsum aufeinander folgen
no-field-outside = erwartet wird ein Umriss auf dem Feld
no-field-objective = erwartet wird eine Stelle auf dem Feld
no-zones-overlap = sie liegt über der Zone von Spieler 2: beide Seiten würden an derselben Stelle aufstellen
no-zone-narrow = sie ist an der schmalsten Stelle { DECIMAL($far) } Zoll breit: eine Base von { $width } mal { $depth } Zoll findet keinen Platz
no-zone-small = sie hat { DECIMAL($area) } Quadratzoll, und allein die Bases der fertigen Armee { $ready } brauchen { DECIMAL($needed) }
no-terrain-in-zone = es nimmt der Zone von Spieler { $number } Platz weg: dort darf es keine Base berühren
no-objective-covered = es liegt unter { $name }, wo keine Miniatur stehen kann
field-counts =
    { DECIMAL($width) } mal { DECIMAL($height) } Zoll, { $pieces ->
        [one] 1 Geländestück
       *[other] { $pieces } Geländestücke
    }, { $objectives ->
        [one] 1 Ziel
       *[other] { $objectives } Ziele
    }{ $faults ->
        [0] .
        [one] ; 1 Fehler.
       *[other] ; { $faults } Fehler.
    }
field-verdict =
    { $faults ->
        [0] { $cautions ->
            [0] Nichts ist daran falsch.
            [one] Darauf kann gespielt werden; 1 Hinweis.
           *[other] Darauf kann gespielt werden; { $cautions } Hinweise.
        }
        [one] Darauf kann nicht gespielt werden: 1 Fehler.
       *[other] Darauf kann nicht gespielt werden: { $faults } Fehler.
    }

# --- das Gelände der mitgelieferten Felder ---
terrain-west-copse = Wäldchen West
terrain-east-copse = Wäldchen Ost
terrain-pond = Teich
terrain-corner-house = Eckhaus
terrain-bakery = Bäckerei
terrain-church = Kirche
terrain-barracks = Kaserne
terrain-warehouse = Lagerhaus
terrain-low-rubble-west = Niedriger Schutt, West
terrain-low-rubble-east = Niedriger Schutt, Ost
terrain-river-west-reach = Fluss, Westlauf
terrain-river-middle-reach = Fluss, Mittellauf
terrain-river-east-reach = Fluss, Ostlauf
terrain-mill = Mühle
terrain-riverside-wood = Uferwald
terrain-west-cliff = Westklippe
terrain-east-cliff = Ostklippe
terrain-spire = Felsnadel
terrain-chasm = Schlucht
