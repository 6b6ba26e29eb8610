### Was vom Leben zwischen den Würfen gesagt wird: Verbrauchswürfel, Heilung, Erschaffung, Gespräch, Magie, Zufall, Markt.

## Wofür gewürfelt wird

roll-usage = Verbrauchswürfel
roll-price = Preis der Reparatur
roll-coins = Münzen
roll-career = Beruf
roll-event = Ereigniswürfel
roll-likelihood = Orakel, Wahrscheinlichkeit
roll-oddity = Orakel, Seltsamkeit
roll-question = Orakel, Frage
roll-prompt = Seltsamkeit
roll-disgrace = Schande
roll-consequence = Folge
roll-talk = Gespräch
roll-banish = Bannen
roll-banished = Dauer des Banns
roll-cast = Zauber
roll-reaction = Reaktion
roll-rooms = Räume der Ebene
roll-room = Raum
roll-content = Inhalt des Raums
roll-exit = Welcher Ausgang
roll-obstacle = Hindernis
roll-scale = Größe der Begegnung
roll-creature = Kreatur
roll-tier = Rang des Schatzes
roll-treasure = Schatz
roll-value = Münzen darin
roll-quest = Auftrag
roll-goal = Das Ziel
roll-found-spell = Zauber im Buch

## Was die Regeln melden

event-used =
    Verbrauchswürfel W{ $thrown }: { $face }, { $left ->
        [0] aufgebraucht
       *[other] { $face ->
            [1] jetzt
            [2] jetzt
           *[other] weiterhin
        } W{ $left }
    }.
event-repair-price = Die Reparatur würde { $cost } Münzen kosten.
event-event-die =
    Ereigniswürfel { $number }: { $now }{ $last ->
        [0] {""}
       *[other] { " nach" } { $last }
    }{ $rise ->
        [0] {""}
       *[other] , um { $rise } gestiegen
    }.
event-oracle-dice = die Würfel des Orakels: { $shown }; Seltsamkeit { $oddity }; Frage Nummer { $question }
head-spent =
    { $exhausted ->
        [0] { $ready ->
            [0] kein KOPF-Würfel ist bereit
            [one] der KOPF-Würfel bleibt bereit
           *[other] alle { $ready } KOPF-Würfel bleiben bereit
        }
        [one] ein KOPF-Würfel ist erschöpft, { $ready } bereit
       *[other] { $exhausted } KOPF-Würfel sind erschöpft, { $ready } bereit
    }
dice-removed =
    { $removed ->
        [0] nichts entfernt
        [one] ein Schwierigkeitswürfel entfernt
       *[other] { $removed } Schwierigkeitswürfel entfernt
    }, { $left ->
        [0] keiner übrig
       *[other] { $left } übrig
    }
event-talked =
    { $thrown ->
        [0] { $exhausted ->
            [0] { $apart ->
                [1] {""}
               *[0] keine Würfel:{" "}
            }
           *[other] {""}
        }
       *[other] { dice-shown }
    }{ dice-removed }; { head-spent }.
event-turned =
    { $thrown ->
        [0] { $exhausted ->
            [0] { $apart ->
                [1] {""}
               *[0] keine Würfel:{" "}
            }
           *[other] {""}
        }
       *[other] { dice-shown }
    }{ dice-removed }; { head-spent }.
event-banished-time =
    Gebannt für { $moments ->
        [one] { $moments } Augenblick
       *[other] { $moments } Augenblicke
    }.
event-cast =
    { $thrown ->
        [0] { $exhausted ->
            [0] { $apart ->
                [1] {""}
               *[0] keine Würfel:{" "}
            }
           *[other] {""}
        }
       *[other] { dice-shown }
    }{ $removed ->
        [0] { $left ->
            [0] nichts steht dagegen
           *[other] { dice-removed }
        }
       *[other] { dice-removed }
    }; { head-spent }.
event-picked = Der Würfel mit { $value } entscheidet.
event-betrayed = Eine Bindung wird geopfert: ein KOPF-Würfel bleibt bereit.
event-coins = { $coins } Münzen zu Beginn.

## Was geschieht

event-treats =
    { $own ->
        [0] { $who } versorgt { $whom } mit { $item }
       *[other] { $who } nimmt { $item }
    }: { $body } KÖRPER- und { $head } KOPF-Würfel bereit.
event-eats = { $who } isst: { $item } von { $whose }.
event-goes-hungry = { $who } hat nichts zu essen: kein Schlaf bringt Würfel zurück.
event-slept = { $who } hat geschlafen: { $body } KÖRPER- und { $head } KOPF-Würfel bereit.
event-spell-holds =
    { $healed ->
        [1] { $who } heilt { $whom } mit „{ $spell }“: KÖRPER { $body } von { $most }.
        [2] Mit „{ $spell }“ geht es { $who } besser: KÖRPER { $body } von { $most }.
       *[0] „{ $spell }“ von { $who } wirkt{ $aimed ->
            [1] {" "}auf { FORM($whom, "acc") }.
           *[0] .
        }
    }
event-reacts = { JOIN($creatures, ", ") }: { $reaction }.

## Wahlen

prompt-pick = { $who } wählt einen Würfel des Reaktionswurfs
choice-pick = der Würfel mit { $face }: { $reaction }
prompt-betray = { $who } würde ausscheiden: Wird eine Bindung geopfert?
choice-betray =
    { $number ->
        [0] nein
       *[other] { $attachment }
    }

## Quellen

source-quiet-feet = Leise Füße
source-new-detail = ein bemerktes Detail
source-position = schlechtere Lage
source-laughed-at = ausgelacht
source-marked = gezeichnet

## Warum nicht: eine Figur erschaffen

no-person-name = Name { $named }: erwartet werden höchstens { $most } Zeichen, nicht nur Ziffern, ohne Unterstriche, senkrechte Striche, Kommas, = und doppelte Leerzeichen
no-name-taken = Der Name { $named } ist vergeben
no-person-type = Typ { $given }: erwartet wird { JOIN($known, " oder ") }
no-four-dice = { $body } KÖRPER- und { $head } KOPF-Würfel: erwartet werden zusammen vier, von jeder Art mindestens einer
no-weapon-form = Waffe { $given }: erwartet wird eine gewöhnliche oder { JOIN($known, ", ") }
no-two-attachments = { $count } { $count ->
        [one] Bindung
       *[other] Bindungen
    }: erwartet werden zwei verschiedene von je höchstens { $most } Zeichen
no-careers-off = In diesem Spiel gibt es keine Berufe
no-career-unknown = Der Beruf { $given } ist unbekannt; erwartet wird einer von { JOIN($known, ", ") }
no-spells-unknown = Unbekannte Zauber: { JOIN($given, ", ") }; erwartet werden welche von { JOIN($known, ", ") }
no-spells-at-start = { $count } Zauber: erwartet werden { $due } zu Beginn

## Warum nicht: Dinge und Münzen

no-not-sold =
    { $item } ist nicht zu kaufen{ $near ->
        [0] {""}
       *[other] ; es gibt { JOIN($items, ", ") }
    }
no-no-such-form = { $item } lässt sich nicht als { $form } beschreiben
no-no-wineskin = { $who } hat keinen Weinschlauch zu füllen
no-too-dear = { $who } hat { $coins } Münzen, und es kostet { $cost }
no-has-on = { $who } trägt { $item } am Leib: verkauft wird nur, was in der Hand oder im Gepäck ist
no-has-not = { $who } hat nichts dergleichen: { $item }
no-worth-nothing = Für { $item } zahlt niemand etwas
no-no-maker = Nur Kopfmenschen bauen und reparieren
no-no-materials = Bauen und Reparieren braucht Material und Zeit
no-nobody-to-treat = Niemand namens { $whom } lässt sich versorgen
no-no-remedy = { $item } stellt nichts wieder her
no-treated-already = { $whom } hat in dieser Rast schon { $item } bekommen

## Warum nicht: Magie

no-no-magic = In diesem Spiel gibt es keine Magie
no-spell-source = { $given }: erwartet wird { JOIN($known, " oder ") }
no-spell-not-known = { $who } kennt „{ $spell }“ nicht
no-no-head-dice = { $who } hat keinen KOPF-Würfel bereit
no-not-memorised = { $who } hat „{ $spell }“ nicht im Gedächtnis
no-no-book = { $who } hat kein Buch mit „{ $spell }“ zur Hand
no-too-many-spells = { $count } Zauber: { $who } kann sich { $most } verschiedene merken
no-nothing-to-learn = { $who } hat nichts, um „{ $spell }“ daraus zu lernen
no-spell-unknown = Einen Zauber „{ $spell }“ gibt es nicht
no-spell-target =
    { $aimed ->
        [0] „{ $spell }“ braucht ein Ziel
       *[other] „{ $spell }“ kann nicht auf { $target } gerichtet werden
    }

## Getragene Dinge

item-belonging-river-pilot = { belonging-river-pilot }
item-belonging-grave-robber = { belonging-grave-robber }
item-belonging-temple-acolyte = { belonging-temple-acolyte }
item-belonging-sapper = { belonging-sapper }
item-belonging-hill-scout = { belonging-hill-scout }
item-belonging-apothecary = { belonging-apothecary }
item-belonging-mummer = { belonging-mummer }
item-belonging-bailiff = { belonging-bailiff }
item-belonging-shipwright = { belonging-shipwright }
item-belonging-falconer = { belonging-falconer }
item-belonging-forger = { belonging-forger }
item-belonging-duelling-second = { belonging-duelling-second }
item-belonging-mule-driver = { belonging-mule-driver }
item-belonging-steeplejack = { belonging-steeplejack }
item-belonging-locksmith = { belonging-locksmith }
item-belonging-surgeon-mate = { belonging-surgeon-mate }
item-belonging-cartographer = { belonging-cartographer }
item-belonging-smuggler = { belonging-smuggler }
item-belonging-pit-fighter = { belonging-pit-fighter }
item-belonging-storyteller = { belonging-storyteller }
item-purse = { treasure-purse }
item-silver-ring = { treasure-silver-ring }
item-bronze-mask = { treasure-bronze-mask }
item-oil-jar = { treasure-oil-jar }
item-good-blade = { treasure-good-blade }
item-salt-block = { treasure-salt-block }
item-amber-beads = { treasure-amber-beads }
item-field-kit = { treasure-field-kit }
item-ivory-case = { treasure-ivory-case }
item-gold-torc = { treasure-gold-torc }
item-captain-mail = { treasure-captain-mail }
item-map = { treasure-map }
item-silk = { treasure-silk }
item-small-idol = { treasure-small-idol }
item-letters = { treasure-letters }
item-pearl = { treasure-pearl }
item-diamond = { treasure-diamond }
item-crown = { treasure-crown }
item-magic-blade = { treasure-magic-blade }
item-magic-mail = { treasure-magic-mail }
item-urn = { treasure-urn }
item-chest = { treasure-chest }
item-deed = { treasure-deed }

## Tabellen des Füllstoffs

table-events = Ereignisse
table-oracle = Orakel
table-oracle-likelihood = Wahrscheinlichkeiten des Orakels
table-oracle-questions = Fragen des Orakels
table-bestiary = Kreaturen
table-obstacles = Hindernisse
table-spells = Zauber
table-careers = Berufe
table-rooms = Räume
table-room-contents = Inhalte von Räumen
table-treasures = Schätze
table-quests = Aufträge
table-oddities = Seltsamkeiten
table-consequences = Folgen
table-disgrace = Schande
