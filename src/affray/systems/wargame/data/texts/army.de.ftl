# Was von Armeelisten gesagt wird.

## Warum eine abgelehnt wird.

no-over-limit = die Armee kostet { DECIMAL($total) } von { DECIMAL($limit) } Punkten: { DECIMAL($excess) } zu viel
no-too-little = { $class } haben { DECIMAL($points) } Punkte und müssen { DECIMAL($bound) } oder mehr haben: { DECIMAL($excess) } zu wenig
no-too-much = { $class } haben { DECIMAL($points) } Punkte und dürfen { DECIMAL($bound) } haben: { DECIMAL($excess) } zu viel
no-no-units = in der Armee sind keine Einheiten
no-unit-twice = zwei Einheiten heißen so
no-name = Name { $named }: erwartet werden höchstens { $most } Zeichen, nicht nur Ziffern, ohne Unterstriche, senkrechte Striche, Kommas, Doppelpunkte, Semikolons, = und doppelte Leerzeichen
no-listed-name = { $named } heißt schon etwas aus der Liste
no-dice = Aktionswürfel { $dice }: erwartet wird mindestens ein Würfel von W{ JOIN($known, ", W") }
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
    .acc = die Speerträger des Tals
    .dat = den Speerträgern des Tals
unit-fantasy-spears2 = Axtkämpfer der Grenze
    .acc = die Axtkämpfer der Grenze
    .dat = den Axtkämpfern der Grenze
unit-fantasy-archers = Elfische Langbögen
    .acc = die Elfischen Langbögen
    .dat = den Elfischen Langbögen
unit-fantasy-riders = Leichte Reiter
    .acc = die Leichten Reiter
    .dat = den Leichten Reitern
unit-fantasy-dragon = Junger Drache
    .acc = den Jungen Drachen
    .dat = dem Jungen Drachen
unit-fantasy-wizard = Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
unit-fantasy-captain = Hauptmann des Tals
    .acc = den Hauptmann des Tals
    .dat = dem Hauptmann des Tals
unit-medieval-pikes = Speerträger der Stadt
    .acc = die Speerträger der Stadt
    .dat = den Speerträgern der Stadt
unit-medieval-longbows = Langbogenschützen
    .acc = die Langbogenschützen
    .dat = den Langbogenschützen
unit-medieval-crossbows = Armbrustschützen
    .acc = die Armbrustschützen
    .dat = den Armbrustschützen
unit-medieval-trebuchet = Tribock mit Mannschaft
    .acc = den Tribock mit Mannschaft
    .dat = dem Tribock mit Mannschaft
unit-medieval-knights = Ritter des Hauses
    .acc = die Ritter des Hauses
    .dat = den Rittern des Hauses
unit-medieval-duke = Der Herzog
    .acc = den Herzog
    .dat = dem Herzog
unit-modern-rifles1 = Erste Gruppe
    .acc = die Erste Gruppe
    .dat = der Ersten Gruppe
unit-modern-rifles2 = Zweite Gruppe
    .acc = die Zweite Gruppe
    .dat = der Zweiten Gruppe
unit-modern-snipers = Scharfschützenpaar
    .acc = das Scharfschützenpaar
    .dat = dem Scharfschützenpaar
unit-modern-mortar = Mörsertrupp
    .acc = den Mörsertrupp
    .dat = dem Mörsertrupp
unit-modern-tank = Kampfpanzer
    .acc = den Kampfpanzer
    .dat = dem Kampfpanzer
unit-modern-officer = Zugführer
    .acc = den Zugführer
    .dat = dem Zugführer
unit-sci-fi-troopers1 = Rote Strahlenschützen
    .acc = die Roten Strahlenschützen
    .dat = den Roten Strahlenschützen
unit-sci-fi-troopers2 = Blaue Strahlenschützen
    .acc = die Blauen Strahlenschützen
    .dat = den Blauen Strahlenschützen
unit-sci-fi-plasma = Plasmamörsertrupp
    .acc = den Plasmamörsertrupp
    .dat = dem Plasmamörsertrupp
unit-sci-fi-walker = Schreiter
    .acc = den Schreiter
    .dat = dem Schreiter
unit-sci-fi-psion = Psioniker
    .acc = den Psioniker
    .dat = dem Psioniker
unit-sci-fi-major = Major der Landung
    .acc = den Major der Landung
    .dat = dem Major der Landung
unit-weird-dead = Auferstandene
    .acc = die Auferstandenen
    .dat = den Auferstandenen
unit-weird-cultists = Maskierte Kultisten
    .acc = die Maskierten Kultisten
    .dat = den Maskierten Kultisten
unit-weird-coil = Blitzspulenmannschaft
    .acc = die Blitzspulenmannschaft
    .dat = der Blitzspulenmannschaft
unit-weird-hounds = Nebelhunde
    .acc = die Nebelhunde
    .dat = den Nebelhunden
unit-weird-golem = Genähter Riese
    .acc = den Genähten Riesen
    .dat = dem Genähten Riesen
unit-weird-professor = Der Professor
    .acc = den Professor
    .dat = dem Professor
unit-weird-gunslinger = Der Revolverheld
    .acc = den Revolverhelden
    .dat = dem Revolverhelden

## Was eine Armee kostet und hat.

army-points = { DECIMAL($value) } Punkte
army-unit-title = { $name }: { $count } { $type }
army-product = { JOIN(DECIMAL($factors), " × ") } = { DECIMAL($value) }
army-quotient = ({ JOIN(DECIMAL($terms), " + ") }) / { $divisor } = { DECIMAL($value) }
army-sum = { JOIN(DECIMAL($parts), " + ") } = { DECIMAL($value) }
army-weapon-sum = { DECIMAL($by-fight) } × { DECIMAL($fight) } + { DECIMAL($by-shoot) } × { DECIMAL($shoot) } + { DECIMAL($by-range) } × { DECIMAL($range) } = { DECIMAL($value) }
army-unit-product = { $count } × { DECIMAL($each) } = { DECIMAL($value) } Punkte
army-unit-sum = { $count } × { DECIMAL($each) } + { DECIMAL($once) } = { DECIMAL($value) } Punkte
army-term-move = Würfel × Seiten × Bewegung
army-term-defense = Seiten × Verteidigung
army-term-fight = 10 × eigener Kampf
army-term-shoot = 10 × eigener Schuss
army-term-defense-all = Würfel × Seiten × Verteidigung
army-term-fight-all = Würfel × 10 × eigener Kampf
army-term-shoot-all = Würfel × 10 × eigener Schuss
army-row-miniature = Miniatur
army-row-weapon = { $weapon }
army-row-ability = { $ability }
army-own-ability = { DECIMAL($value) } Punkte; für die besondere Aktion, über deren Wirkung sich die Spieler einigen
army-row-each = jede
army-row-rounded = jede, gerundet
army-row-once = die Waffe, einmal
army-row-unit = Einheit
army-group-units = Einheiten
army-group-shares = Punkte
army-unit-facts =
    { $count } { $type }, { DICE($dice) }, Bewegung { DECIMAL($move) }, Kampf { $fight }, Schuss { $shoot }, Verteidigung { $defense }, Reichweite { DECIMAL($reach) }; { JOIN($weapons, ", ") }; { JOIN($abilities, ", ") }; { $formation ->
        [regiment] Regiment in { $files ->
            [one] { $files } Rotte
           *[other] { $files } Rotten
        }
        [skirmish] Plänkler
       *[none] keine Formation
    }
army-unit-value = { army-unit-facts }: { DECIMAL($value) } Punkte
army-row-total = alle Einheiten
army-total = { DECIMAL($value) } von { DECIMAL($limit) } Punkten, { DECIMAL($by) } { $over ->
        [1] zu viel
       *[0] übrig
    }
army-row-class = { $class }
army-share = { DECIMAL($value) } Punkte, { $least ->
        [1] mindestens
       *[0] höchstens
    } { DECIMAL($bound) }{ $missed ->
        [1] : { DECIMAL($by) } { $least ->
            [1] zu wenig
           *[0] zu viel
        }
       *[0] {""}
    }
weapon-none = keine Waffen
ability-none = keine Fähigkeiten

## Eine Armee auf Papier.

army-beside = { DECIMAL($value) } von { DECIMAL($limit) } Punkten
army-row-broken = die Armee ist gebrochen, wenn sie verloren hat
army-notes = Notizen
army-number = { DECIMAL($value) }
army-type = { $type }
army-weapons = { JOIN($weapons, ", ") }
army-abilities = { JOIN($abilities, ", ") }
army-formation = { $formation ->
        [regiment] Regiment, { $files } breit
       *[other] { $formation }
    }
army-group-gear = Ausrüstung
army-facing-front = vorn
army-facing-left = links
army-facing-right = rechts
army-facing-rear = hinten
army-track-move = { $name }: Bewegung
army-track-defense = { $name }: Verteidigung
army-track-range = { $name }: Reichweite
army-track-facing = { $name }: verlorene Seiten
army-removed = entfernt
army-head-unit = Einheit
army-head-count = Zahl
army-head-type = Typ
army-head-dice = Würfel
army-head-move = Bewegung
army-head-fight = Kampf
army-head-shoot = Schuss
army-head-defense = Verteidigung
army-head-reach = Reichweite
army-head-weapons = Waffen
army-head-abilities = Fähigkeiten
army-head-formation = Formation
army-head-each = jede
army-head-points = Punkte
army-faults = { $count ->
        [0] Sie darf spielen.
        [one] { $count } Regel ist gebrochen.
       *[other] { $count } Regeln sind gebrochen.
    }

system-summary = Einheiten von Miniaturen auf einem Tisch in Zoll: Regimenter und Plänkler, Geschütze, Fahrzeuge, Helden; Armeen nach Punkten.
system-purpose = Für einen Abend mit ganzen Armeen: aufstellen, marschieren, schießen und die andere Seite brechen, ehe sie einen selbst bricht.

expected-line = erwartet wird NAME=WERT, etwa like=fantasy/spears n=10
expected-two-decimals = erwartet wird eine Zahl von 0 bis { $most } mit höchstens zwei Nachkommastellen, nicht { $given }
