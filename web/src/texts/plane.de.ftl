# Die Wörter eines Tisches in Zoll. Die Kennungen sind in jeder Sprache gleich.
plane-board = Tisch
plane-inches = Tisch in Zoll
plane-help = N geht zur nächsten Einheit, die Pfeiltasten bewegen die Marke oder die Einheit um einen Zoll, Q und E schwenken sie, die Eingabetaste führt aus, V misst, das Fragezeichen nennt alle Tasten.
plane-chosen = gewählt, fällt
plane-outline = ihr Umriss steht bei { NUMBER($x) }; { NUMBER($y) }
plane-spot = { NUMBER($x) }; { NUMBER($y) }
plane-left = { $left } von { $of }
plane-far = { $far ->
    [one] { NUMBER($far) } Zoll { $direction }
   *[other] { NUMBER($far) } Zoll { $direction }
  }
plane-far-about = { $far ->
    [one] etwa { $far } Zoll { $direction }
   *[other] etwa { $far } Zoll { $direction }
  }
plane-from = { $far } von { $name }
plane-centres = von Mitte zu Mitte
plane-side = von ihr aus: { $side }
plane-faces = blickt nach { $way ->
    [0] Osten
    [1] Nordosten
    [2] Norden
    [3] Nordwesten
    [4] Westen
    [5] Südwesten
    [6] Süden
   *[7] Südosten
  }
plane-objective = Ziel { $number }
plane-objective-held = Ziel { $number }, gehalten von { $side }
plane-way-0 = östlich
plane-way-1 = nordöstlich
plane-way-2 = nördlich
plane-way-3 = nordwestlich
plane-way-4 = westlich
plane-way-5 = südwestlich
plane-way-6 = südlich
plane-way-7 = südöstlich

# --- was zusammengestellt wird
plane-order = Was zusammengestellt wird
plane-waiting = Aufzustellende Einheiten
plane-modes = Arten der Bewegung
plane-verb-deploy = Aufstellen
plane-verb-move = Bewegen
plane-verb-away = Zurückziehen
plane-verb-reform = Umformen
plane-verb-drive = Fahren
plane-verb-fireball = Feuerball
plane-suggest = Vorschlag
plane-give = Bestätigen
plane-give-anyway = Trotzdem bestätigen
plane-cancel = Abbrechen
plane-turn-left = Um 5 Grad nach links drehen, mit Umschalt um 45
plane-turn-right = Um 5 Grad nach rechts drehen, mit Umschalt um 45
plane-place-first = Wähl hier eine Einheit, dann drück auf dem Brett den Ort, an dem sie stehen soll.
plane-shorter = Ein Zoll weniger
plane-longer = Ein Zoll mehr
plane-part = Diesen Teil behalten und einen weiteren anfügen
plane-part-word = behalten
plane-shorten = Den letzten Teil zurücknehmen
plane-shorten-word = zurück
plane-reverse = Rückwärts fahren
plane-reverse-word = rückwärts
plane-more = Eine Rotte mehr
plane-fewer = Eine Rotte weniger
plane-files = { $files ->
    [one] { $files } Rotte
   *[other] { $files } Rotten
  }
plane-form-regiment = Regiment
plane-form-skirmish = Plänkler
plane-form-none = Keine Formation
plane-arrange = Einzelne Miniaturen bewegen
plane-spent = { NUMBER($spent) } von { NUMBER($most) } Zoll
plane-loose = { $count ->
    [one] { $count } Miniatur steht abseits
   *[other] { $count } Miniaturen stehen abseits
  }
plane-touches = in Berührung mit { $names }
plane-strikes = { $count ->
    [one] überfährt { $unit }: { $count } Miniatur, { $dice }
   *[other] überfährt { $unit }: { $count } Miniaturen, { $dice }
  }
plane-strikes-own = { $count ->
    [one] überfährt deine eigene Einheit { $unit }: { $count } Miniatur, { $dice }
   *[other] überfährt deine eigene Einheit { $unit }: { $count } Miniaturen, { $dice }
  }
plane-none-listed = Für sie wird nichts vorgeschlagen
plane-no-contact = Keine Berührung ist erreichbar
plane-no-files = Sie hat keine Rotten zu ändern
plane-no-move = Jetzt lässt sich keine Bewegung zusammenstellen
plane-untouched = Noch ist nichts geändert
plane-drive-empty = Die Fahrt hat noch keinen Teil

# --- das Maßband
plane-ruler = Maßband
plane-ruler-on = Maßband ab { $name }: zu einem Ort oder einer Einheit gehen, V beendet es
plane-ruler-off = Maßband eingerollt
plane-tool-ruler = Maßband

# --- Tasten
plane-key-move = Marke oder Einheit um einen Zoll bewegen; ein Fahrzeug: weiter, weniger weit, drehen
plane-key-fine = Um einen Zehntelzoll
plane-key-far = Um sechs Zoll
plane-key-next = Nächste Einheit: von denen, die handeln können, oder von den Zielen; Tab verlässt den Tisch nach der letzten
plane-key-turn = Um 5 Grad drehen, mit Umschalt um 45
plane-key-commit = Wählen, ausführen, Handlungen öffnen
plane-key-mode = Nächste Art der Bewegung
plane-key-contact = Nächste Bewegung in Berührung, mit dem Feind an der Marke oder einem anderen
plane-key-suggest = Nächste vorgeschlagene Bewegung
plane-key-files = Mehr Rotten, weniger Rotten
plane-key-form = Regiment oder Plänkler, beim Aufstellen
plane-key-drive = Einer Fahrt: Teil behalten, rückwärts, letzten Teil zurücknehmen
plane-key-ruler = Maßband ab der Einheit
plane-key-odds = Aussichten gegen das Ziel an der Marke
plane-key-view = Näher und ferner, ganzer Tisch, auf die Einheit mitten

# --- was die Zeichen bedeuten
plane-sign-regiment = Ein Regiment: ein Körper mit der Front an der weißen Kante und den Spitzen. Farbe und Muster sind die seiner Seite, ein weißer Rand sagt, dass es deines ist.
plane-sign-skirmish = Plänkler: Miniaturen in offener Ordnung, durch gepunktete Linien verbunden.
plane-sign-waiting = kann jetzt gewählt werden
plane-sign-open = eine Antwort kann sich dagegen richten
plane-sign-target = ist das Ziel
plane-sign-activated = wurde aktiviert
plane-sign-disordered = ungeordnet
plane-sign-leader = Anführer
plane-sign-shaken = erschüttert
plane-sign-engaged = im Nahkampf
plane-sign-prepared = schussbereit
plane-sign-half = halbe Mannschaft
plane-sign-hurt = beschädigt
plane-sign-reach = wie weit sie schießt; ein Band, wo vor der Ansage nicht gemessen wird
plane-sign-move = wie weit sie mit einer Handlung kommt
plane-sign-arc = wohin sie blickt; kräftig getönt, wohin sie schießt
plane-sign-terrain = Gelände, durch das nichts geht; mit dickem Rand versperrt es auch die Sicht
plane-sign-loose = eine Miniatur, die abseits stünde, oder ein Ort, der verweigert wird
