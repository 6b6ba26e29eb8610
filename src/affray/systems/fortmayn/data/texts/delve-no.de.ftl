### Warum etwas bei einem Abstieg nicht geht: die Meldung einer Absage ist `no-` und was nicht stimmt.

no-not-now = nach { $verb } ist jetzt nicht gefragt
no-malformed = erwartet wird { BLANKS($form) }
no-nobody-asked = jetzt ist niemand gefragt
no-nobody = niemand namens { $who } ist dafür da
no-nobody-up = niemand aus der Gruppe kann handeln
no-nobody-has = niemand, der handeln kann, hat { $item }
no-is-out = { $who } kann nicht handeln
no-actors-twice = erwartet werden die Namen der Handelnden, jeder einmal
no-party-size = eine Gruppe zählt { $least } bis { $most } Figuren
no-party-full = alle { $count } der Gruppe sind beschrieben; nenne eine davon, um sie neu zu beschreiben
no-party-incomplete = { $count } von { $wanted } Figuren sind beschrieben
no-hireling-dice = ein Söldling hat einen KÖRPER- und einen KOPF-Würfel: 1 1
no-rumour-first = hört euch erst nach einem Gerücht um
no-depart-level = nenne eine Ebene von 1 bis { $most }
no-marching-order = eine Marschordnung nennt alle einmal: { $people }
no-armor-broken = die Rüstung von { $who } ist zerbrochen oder weg
no-armor-whole = die Rüstung von { $who } braucht keine Ausbesserung
no-no-blank-book = { $who } hat kein leeres Buch, in dem noch Platz ist
no-copied-already = { $who } hat „{ $spell }“ schon abgeschrieben
no-no-bond = { $who } hat keine Bindung gewonnen: das tun Worte, denen Menschen nachgeben, und ein erfüllter Auftrag
no-no-lockpicks = ein feines Schloss braucht { $item }; ohne das lässt es sich nur aufbrechen
no-no-tools = zum Ausbessern braucht es Werkzeug oder eine Schmiede
no-approach-in-words = sage in einem Satz, was geschieht
no-claim-in-words = ein Anspruch braucht einen Satz, der sagt, wie er hilft
no-no-help = { $item } hilft nicht bei: { $task }
no-no-knack = niemand der Handelnden hat in dieser Stunde noch einen Kniff für: { $task }
no-stunt-in-words = ein Bravourstück wird vor dem Wurf in einem Satz beschrieben
no-stunt-tried = ein Bravourstück dagegen wurde schon versucht
no-no-dice = keine { $pool }-Würfel sind bereit
no-no-such-task = { $task } ist keine Aufgabe; erwartet wird eine von { $known }
no-no-target = hier gibt es kein { $target }, das man angehen kann
no-searched = hier ist nichts mehr zu finden
no-sprung = sie ist zugeschnappt: zum Überlegen ist es zu spät
no-some-dice = nenne mindestens einen Würfel
no-dice-number = nenne eine Zahl von Würfeln von 1 bis { $most }
no-some-coins = nenne eine andere Zahl von Münzen als 0
no-few-words = sage, was es ist, mit höchstens { $most } Buchstaben
no-nothing-amended = sage, was anders entschieden wird: Schwierigkeit, Stufe, Verluste oder ob es verborgen ist
no-amended-most = die Schwierigkeit ist höchstens { $difficulty } Würfel, Verluste sind höchstens { $losses }
no-say-why = sage in einem Satz, warum
no-say-note = sage es in einem Satz
no-say-question = frage das Orakel in einem Satz
no-say-reply = antworte in einem Satz
no-say-seen = erzähle in einem Satz, was zu sehen war
no-no-likelihood = { $given } ist keine Wahrscheinlichkeit; erwartet wird eine von { $known }
no-nothing-asked = das Orakel hat nichts gefragt
no-nothing-unexpected = nichts Unerwartetes ist angekündigt
no-foes-beside = hier sind Kreaturen, die Böses wollen
no-no-creatures = niemand ist hier
no-no-such-way = es gibt keinen Ausgang { $exit }; der letzte ist { $most }
no-leads-outside = das ist der Weg hinaus: verlasst den Ort
no-dead-end = Ausgang { $exit } führt in eine Sackgasse
no-walk-back = geht erst zum Eingang zurück
no-way-barred = der Weg hinaus ist versperrt
no-in-hand = { $item } ist schon in der Hand
no-not-in-hand = { $item } ist nicht in der Hand
no-hands-full = die Hände von { $who } sind voll
no-no-light = { $item } gibt kein Licht
no-lit-already = { $item } brennt schon
no-not-lit = { $item } brennt nicht
no-no-oil = { $who } hat kein Öl für die Laterne
no-no-fire = nichts ist da, um Feuer zu machen
no-not-worn = { $item } ist weder Rüstung noch Schild
no-nothing-on = { $who } trägt nichts dergleichen
no-wedged-already = Ausgang { $exit } ist schon verkeilt
no-lift-first = { $item } ist schwer: heben (approach NAME body lifting { $item })
no-not-here = { $item } ist hier nicht zu nehmen
no-guarded-by-foes = Kreaturen stehen davor
no-guarded-by = { $obstacle } steht davor
no-no-dead-here = keine Untoten sind hier
no-assign-first = ein Meilenstein ist erreicht: verteilt seine Würfel
no-no-milestone = kein Meilenstein ist erreicht
no-one-die-each =
    jede Figur bekommt { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }, für KÖRPER oder KOPF
no-other-milestone = diese Kampagne zählt einen anderen Meilenstein: { $milestone }
no-too-many-lost =
    { $who } kann so { $most ->
        [0] keinen
       *[other] höchstens { $most }
    } verlieren
no-nothing-to-make = { $target } ist niemand, dem eine Rüstung auszubessern ist, und nichts, das sich bauen lässt
