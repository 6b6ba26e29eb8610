### Formulare: Antworten, die am Bildschirm zusammengestellt werden.

## Formulare

form-approach = Etwas versuchen
form-search = Den Raum durchsuchen
form-reply = Dem Orakel antworten
form-seen = Erzählen, was zu sehen ist
form-oracle = Das Orakel fragen
form-handle = Mit Dingen umgehen
form-say = Etwas dazu sagen
form-declare = Es anders angehen
form-amend = Anders entscheiden
form-plan = { $who }
form-bid = Befehle an Gefährten
form-talk = Reden
form-character = Figur { $number }
form-buy = Für { $who } kaufen
form-sell = Für { $who } verkaufen
form-memorise = Zauber von { $who }
form-depart = Aufbrechen
form-hour = Eine Stunde rasten
form-camp = Lagern
form-build = Etwas bauen
form-copy = Zauber abschreiben für { $who }
form-attach = Eine neue Bindung
form-milestone = Ein Meilenstein ist erreicht
form-impose = Würfel durch Entscheid verlieren
form-hire = Jemanden anheuern

## Felder

field-said = In einem Satz
field-actors = Wer
field-who = Wer
field-pool = Womit
field-task = Wodurch
field-target = Wogegen
field-equipment = Was hilft
field-knack = Das Geschick eines Berufs hilft
field-stunt = Ein Bravourstück
field-seen = Was niemand erwartet hat
field-question = Eine Frage, die sich mit Ja oder Nein beantworten lässt
field-likelihood = Wie wahrscheinlich ist ein Ja?
field-handling = Was
field-item = Welches Ding
field-found = Was hier liegt
field-worn = Was
field-way = Welcher Weg
field-to = Wem
field-drop = Erst den Schild fallen lassen
field-draw = Ziehen
field-set-down = Erst absetzen, wer getragen wird
field-move = Bewegung
field-toward = Zu wem
field-action = Dann
field-foes = Wen
field-whom = Wen
field-spell = Welcher Zauber
field-at = Auf wen
field-source = Woraus
field-weapon = Womit
field-size = Die Größe der Waffe hilft
field-words = Was gesagt wird
field-name = Name
field-type = Typ
field-dice = Würfel
field-first-weapon = Was die Einhandwaffe ist
field-bond = Bindung { $number }
field-spells = Bekannte Zauber
field-memory = Gemerkte Zauber
field-career = Beruf
field-wares = Preisliste
field-difficulty = Schwierigkeitswürfel
field-step = Würfel
field-losses = Würfel, die ohne Wurf verloren gehen
field-hidden = Warum es misslingt, bleibt offen
field-reason = Warum
field-level = Stufe
field-order = Marschordnung
field-bid = Befehl
field-bidden = Wem
field-herbs = Kräuter für
field-wine = Wein für
field-copy = { $who } schreibt ab
field-memory-of = { $who } merkt sich
field-bond-to = An wen oder was
field-dice-of = Würfel von
field-payer = Wer zahlt

## Was zu wählen ist

pick-not-able = kann nicht handeln
pick-spells = { $spells }
pick-helps = hilft bei: { $task }
pick-difficulty =
    { $dd ->
        [one] { $dd } Schwierigkeitswürfel
       *[other] { $dd } Schwierigkeitswürfel
    }
pick-figure = { $who }
pick-foe = { $band }, { pick-difficulty }
pick-way = Weg { $way }
pick-split = { $body } KÖRPER, { $head } KOPF
pick-brawny = KÖRPER W8, KOPF W6; darf Ausrüstung zerstören, um auf den Beinen zu bleiben
pick-brainy = KÖRPER W6, KOPF W8; Geschick, Zauber und Handwerk
pick-ware =
    { $die ->
        [0] { $bulk ->
            [0] wiegt nichts
           *[other] Last { $bulk }
        }
       *[other] Verbrauchswürfel W{ $die }, { $slot ->
            [worn] getragen
            [shield] am Arm
           *[other] { $bulk ->
                [0] wiegt nichts
               *[other] Last { $bulk }
            }
        }
    }
pick-formed = { $item }: { $shape }
pick-materials =
    Material für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
pick-sale =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
step-1 = eine Stufe größer
step-0 = wie er ist
step-down = eine Stufe kleiner
weapon-form-short = kurz
weapon-form-thrown = zum Werfen
weapon-form-sling = Schleuder
weapon-form-bow = Bogen
move-to = hingehen zu
move-away = zurückweichen
move-run = hinlaufen zu, ohne Handlung
move-flee = fliehen, ohne Handlung
bid-attack = greift an
bid-defend = steht zum Anführer
bid-hold = haltet die Stellung
bid-flee = flieht
bid-free = wie sie wollen
action-fight = kämpfen
action-shoot = schießen
action-cast = zaubern
action-banish = Untote bannen
action-talk = reden
action-item = ein Ding benutzen
action-stunt = ein Bravourstück
action-carry = eine gefallene Figur davontragen
action-doff = beschädigte Rüstung ablegen
action-none = nichts
spell-source-book = dem Buch
spell-source-memory = dem Gedächtnis

## Hinweise

hint-said = Was helfen soll, und ein Bravourstück, braucht einen Satz, der sagt, wie.
hint-materials = Es dauert eine Stunde und braucht eine KOPF-Probe, Schwieriges mehrere.
hint-seen = Schau dich in dem Raum um, in dem du sitzt: Was reibt sich am besten an der Geschichte?
hint-stunt = Mehr als die Hälfte der Würfel muss entfernen; jede 1 und 2 ist verloren.
hint-plan = Für eine Behauptung und ein Bravourstück ist einer nötig.
hint-foes = Niemand Bestimmtes: wer immer kommt.
hint-size = Ein Kraftmensch mit der größeren Waffe, ein Kopfmensch mit der kleineren; sag, wie.
hint-weapon = Nichts: eine gewöhnliche.
hint-spells = So viele wie KOPF-Würfel; wer keine wählt, bekommt welche.
hint-bond = Beide oder keine, in eigenen Worten: woran oder an wem diese Figur hängt.
hint-career = Durch das Los, wenn keiner gewählt ist.
hint-load =
    trägt { $bulk } von { $most } Last, { $hands ->
        [0] keine Hand frei
        [one] eine Hand frei
       *[other] beide Hände frei
    }
hint-order = Wer zuerst kommt, führt: alle herausnehmen und der Reihe nach wieder hineinsetzen.
hint-bidden = Leer heißt allen anderen. Sie handeln so in jeder Unze, bis etwas anderes befohlen wird.
