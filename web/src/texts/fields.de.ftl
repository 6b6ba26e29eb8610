# Schlachtfelder, die gezeichnet und aufbewahrt werden.
field-title = Schlachtfelder
field-lead = Zeichne die Tische deiner Schlachten im Maßstab: Gelände, Aufstellungszonen und Ziele, beim Zeichnen von den Regeln geprüft.
field-open = Zu den Schlachtfeldern
field-new = Neues Schlachtfeld
field-all = Alle Schlachtfelder
field-kept = Hier aufbewahrt
field-ready = Fertig zum Spielen
field-empty = Noch keine. Zeichne ein neues, beginne mit einem fertigen oder hole eine Datei herein.
field-edit = Bearbeiten
field-edit-named = { $name } bearbeiten
field-begin = Kopie anlegen
field-begin-named = Kopie anlegen von { $name }
field-import = Datei hereinholen
field-export = Als Datei
field-export-named = { $name } als Datei
field-size-of = { $width } × { $height } Zoll
field-picture = { $name }: { $width } mal { $height } Zoll, { $pieces ->
    [one] 1 Geländestück
   *[other] { $pieces } Geländestücke
  }, { $objectives ->
    [one] 1 Ziel
   *[other] { $objectives } Ziele
  }
field-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
  }
field-cautions = { $count ->
    [one] Spielbar; 1 Hinweis
   *[other] Spielbar; { $count } Hinweise
  }
field-sound = Spielbar
field-unnamed = Mein Schlachtfeld
field-copy-of = { $name }, mein eigenes

# --- aufbewahren
field-title-of = Name des Schlachtfelds
field-width = Breite
field-height = Höhe
field-save = Speichern
field-rename = Speichern und umbenennen
field-save-new = Als neues speichern
field-saved = Gespeichert: { $name }
field-dirty = Noch nicht gespeichert
field-drop = { $name } verwerfen
field-reload = Neu laden
field-remove = Löschen
field-remove-sure = { $name } endgültig löschen?

# --- der Stift
field-canvas = Schlachtfeld { $name }, { $width } mal { $height } Zoll
field-tools = Was der Stift tut
field-tool-select = Auswählen
field-tool-box = Rechteck
field-tool-outline = Umriss
field-tool-objective = Ziel
field-tool-sight = Sichtlinie
field-hint-select = Ein Klick wählt ein Teil; ziehe es, seine Ecken, den runden Griff zum Drehen oder den eckigen zum Vergrößern. Pfeiltasten rücken es, mit Umschalt um sechs Schritte.
field-hint-box = Ziehe von einer Ecke zur gegenüberliegenden.
field-hint-outline = Klicke Ecke um Ecke; die erste noch einmal oder Enter schließt den Umriss. Rücktaste nimmt die letzte zurück, Escape bricht ab.
field-hint-objective = Klicke, wo das Ziel sein soll.
field-hint-sight = Ziehe von einer Stelle zu einer anderen, um zu sehen, ob die Linie frei ist.
field-close = { $count ->
   *[other] Umriss schließen ({ $count } Ecken)
  }
field-undo = Rückgängig (Strg+Z)
field-redo = Wiederholen (Strg+Y)
field-zoom-in = Vergrößern
field-zoom-out = Verkleinern
field-snap = Auf halbe Zoll einrasten
field-add = Gelände hinzufügen
field-preset-wood = Wald
field-preset-hill = Hügel
field-preset-ruin = Ruine
field-preset-house = Haus
field-preset-rock = Fels
field-preset-wall = Mauer
field-preset-pond = Teich
field-preset-rubble = Geröll
field-polygon-corners = Ecken
field-polygon = Regelmäßiges Vieleck
field-fair = Das Feld gerecht machen
field-fair-hint = Was in der unteren Hälfte liegt, bleibt; die obere wird ihr Gegenstück, auch Zonen und Ziele.
field-fair-turn = Gegenstück durch halbe Drehung
field-fair-mirror = Gegenstück wie im Spiegel

# --- Teile
field-parts = Teile des Felds
field-terrain = Gelände
field-zones = Aufstellungszonen
field-players = Spieler
field-objectives = Ziele
field-none = keine
field-piece = Gelände
field-zone = Zone von Spieler { $number }
field-objective = Ziel { $number }
field-part-size = { $width } × { $height } bei { $at }
field-blocking = verdeckt die Sicht
field-removed = { $name } entfernt
field-name = Name
field-blocks = Verdeckt die Sicht
field-turn-by = Grad
field-turn-left = Links drehen
field-turn-right = Rechts drehen
field-larger = Größer
field-smaller = Kleiner
field-round = Dellen herausnehmen
field-corners = Ecken ({ $count })
field-corner-x = Ecke { $number }, Zoll von links
field-corner-y = Ecke { $number }, Zoll von unten
field-corner-add = Ecke nach Ecke { $number } hinzufügen
field-corner-remove = Ecke { $number } entfernen
field-x = Von links
field-y = Von unten
field-copy = Verdoppeln
field-copy-turned = Gegenstück durch halbe Drehung
field-copy-mirrored = Gegenstück wie im Spiegel
field-lower = Früher in der Liste (darunter gezeichnet)
field-higher = Später in der Liste (darüber gezeichnet)
field-delete = Entfernen
field-edge = Am Rand
field-edge-bottom = unten
field-edge-top = oben
field-edge-left = links
field-edge-right = rechts
field-edge-own = eigener Umriss
field-depth = Tiefe
field-heading = Blickrichtung
field-way-0 = nach rechts
field-way-1 = nach rechts oben
field-way-2 = nach oben
field-way-3 = nach links oben
field-way-4 = nach links
field-way-5 = nach links unten
field-way-6 = nach unten
field-way-7 = nach rechts unten

# --- Sicht
field-sight-title = Sichtlinie
field-sight-from = Von
field-sight-to = Bis
field-sight-test = Linie prüfen
