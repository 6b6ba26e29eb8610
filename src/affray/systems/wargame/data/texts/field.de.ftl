field-piece = { $name }
field-zone = Zone von Spieler { $number }
field-objective = Ziel { $number }
no-field-size = erwartet wird ein Feld von mindestens { $least } mal { $least } Zoll
no-field-pieces = erwartet werden höchstens { $most } Geländestücke, es sind { $got }
no-field-twice = erwartet wird eine eigene Kennung, { $id } gibt es schon
no-field-players = erwartet werden die Zonen von zwei bis vier Spielern in ihrer Folge, zuerst die der Spieler 1 und 2
no-field-convex = erwartet wird ein konvexer Umriss, dessen Ecken ringsum aufeinander folgen
no-field-outside = erwartet wird ein Umriss auf dem Feld
no-field-objective = erwartet wird eine Stelle auf dem Feld
no-zones-overlap = sie liegt über der Zone von Spieler { $number }: beide Seiten würden an derselben Stelle aufstellen
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

## Die fertigen Schlachtfelder und ihr Gelände

battlefield-open-meadow = Offene Wiese
battlefield-river-crossing = Flussübergang
battlefield-ruined-town = Stadt in Trümmern
battlefield-broken-canyon = Zerklüftete Schlucht
battlefield-three-ways = Drei Wege
battlefield-standing-stones = Steinkreis
battlefield-four-roads = Vier Straßen
battlefield-market-square = Marktplatz

terrain-west-copse = Wäldchen im Westen
terrain-east-copse = Wäldchen im Osten
terrain-pond = Teich
terrain-river-west-reach = Fluss im Westen
terrain-river-middle-reach = Fluss in der Mitte
terrain-river-east-reach = Fluss im Osten
terrain-mill = Mühle
terrain-riverside-wood = Auwald
terrain-corner-house = Eckhaus
terrain-bakery = Bäckerei
terrain-church = Kirche
terrain-barracks = Kaserne
terrain-warehouse = Lagerhaus
terrain-low-rubble-west = Flacher Schutt im Westen
terrain-low-rubble-east = Flacher Schutt im Osten
terrain-west-cliff = Felswand im Westen
terrain-east-cliff = Felswand im Osten
terrain-spire = Felsnadel
terrain-chasm = Kluft
terrain-north-copse = Wäldchen im Norden
terrain-south-west-copse = Wäldchen im Südwesten
terrain-south-east-copse = Wäldchen im Südosten
terrain-north-east-copse = Wäldchen im Nordosten
terrain-north-west-copse = Wäldchen im Nordwesten
terrain-hedge = Hecke
terrain-cairn = Steinhügel
terrain-standing-stone = Stehender Stein
terrain-pool = Weiher
terrain-town-hall = Rathaus
terrain-inn = Gasthaus
terrain-granary = Kornspeicher
terrain-smithy = Schmiede
terrain-garden-wall = Gartenmauer
