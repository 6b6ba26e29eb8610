# Was von Armeelisten gesagt wird.

## Warum eine abgelehnt wird.

no-over-limit = die Armee kostet { DECIMAL($total) } von { DECIMAL($limit) } Punkten: { DECIMAL($excess) } zu viel
no-too-little = { $class } haben { DECIMAL($points) } Punkte und müssen { DECIMAL($bound) } oder mehr haben: { DECIMAL($excess) } zu wenig
no-too-much = { $class } haben { DECIMAL($points) } Punkte und dürfen { DECIMAL($bound) } haben: { DECIMAL($excess) } zu viel
no-no-units = in der Armee sind keine Einheiten
no-unit-twice = zwei Einheiten heißen so
no-name = Name { $named }: erwartet werden höchstens { $most } Zeichen, nicht nur Ziffern, ohne Unterstriche, senkrechte Striche, Kommas, Doppelpunkte, Semikolons, = und doppelte Leerzeichen
no-listed-name = { $named } heißt schon etwas aus der Liste
no-dice = Aktionswürfel { $dice }: erwartet wird mindestens ein Würfel von d{ JOIN($known, ", d") }
no-stats = erwartet werden Bewegung, Kampf und Schuss von 0 oder mehr, Verteidigung von 1 oder mehr und eine Base
no-ability-twice = { $ability } ist zweimal da
no-listed-price = { $ability } hat den Preis der Liste
no-ability-type = { $ability } ist für { $type ->
        [hero] Helden
       *[vehicle] Fahrzeuge
    }
no-nobody = eine Einheit hat mindestens eine Miniatur
no-alone = { $type ->
        [hero] ein Held
       *[vehicle] ein Fahrzeug
    } ist eine Einheit für sich, nicht eine von { $count }
no-one-weapon = ein Geschütz bedient eine Waffe, nicht { $count }
no-formation = { $type ->
        [vehicle] ein Fahrzeug hat keine Formation
       *[other] erwartet wird Regiment oder Plänkler als Formation
    }
no-files = { $files } Rotten bei { $count } Miniaturen: erwartet werden 1 bis { $count }
no-no-files = nur ein Regiment steht in Rotten
no-cap = { $stat ->
        [move] Bewegung
        [fight] eigener Kampf
        [shoot] eigener Schuss
       *[defense] Verteidigung
    } { DECIMAL($own) }: erwartet wird höchstens { $most }

## Die fertigen Armeen.

army-name-fantasy = Heer des Grünen Tals
army-name-medieval = Aufgebot des Herzogs
army-name-modern = Gemischter Zug
army-name-sci-fi = Orbitale Landungstruppe
army-name-weird = Die Mitternachtsexpedition
unit-fantasy-spears = Speerträger des Tals
unit-fantasy-spears2 = Axtkämpfer der Grenze
unit-fantasy-archers = Elfische Langbögen
unit-fantasy-riders = Leichte Reiter
unit-fantasy-dragon = Junger Drache
unit-fantasy-wizard = Zauberer
unit-fantasy-captain = Hauptmann des Tals
unit-medieval-pikes = Speerträger der Stadt
unit-medieval-longbows = Langbogenschützen
unit-medieval-crossbows = Armbrustschützen
unit-medieval-trebuchet = Tribock mit Mannschaft
unit-medieval-knights = Ritter des Hauses
unit-medieval-duke = Der Herzog
unit-modern-rifles1 = Erste Gruppe
unit-modern-rifles2 = Zweite Gruppe
unit-modern-snipers = Scharfschützenpaar
unit-modern-mortar = Mörsertrupp
unit-modern-tank = Kampfpanzer
unit-modern-officer = Zugführer
unit-sci-fi-troopers1 = Rote Strahlenschützen
unit-sci-fi-troopers2 = Blaue Strahlenschützen
unit-sci-fi-plasma = Plasmamörsertrupp
unit-sci-fi-walker = Schreiter
unit-sci-fi-psion = Psioniker
unit-sci-fi-major = Major der Landung
unit-weird-dead = Auferstandene
unit-weird-cultists = Maskierte Kultisten
unit-weird-coil = Blitzspulenmannschaft
unit-weird-hounds = Nebelhunde
unit-weird-golem = Genähter Riese
unit-weird-professor = Der Professor
unit-weird-gunslinger = Der Revolverheld
