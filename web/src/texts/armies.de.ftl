# Armeelisten des universellen Kriegsspiels.
army-back = Alle Armeen
army-none = Hier ist noch keine Armee gespeichert. Beginne mit einer fertigen oder mit einer neuen.
army-begun = Noch nicht gespeichert
army-drop = { $name } verwerfen
army-ready-lead = Wähle eine Punktgrenze, um auf der Armee aufzubauen, wie sie ist.
army-ready-has = { $points } Punkte: { $units } Einheiten, { $miniatures } Miniaturen
army-build-on = Auf { $name } aufbauen, { $limit } Punkte
army-export-of = { $name } ausgeben
army-double-of = { $name } verdoppeln
army-print-of = { $name } drucken
army-of-limit = { $points } von { $limit } Punkten
army-of-type = { $units } × { $type }
army-of-type-many = { $units } × { $type } mit { $miniatures } Miniaturen
army-empty-short = keine Einheiten
army-read = { $name } ist eingelesen; zum Behalten bitte speichern.
army-a-pack = { $file } ist ein Paket: Öffne eine Armee und lies es dort ein
army-no-army = { $file } enthält keine Armee

# --- eine aufstellen
army-name = Name der Armee
army-limit = Punktgrenze
army-limit-own = eine andere
army-limit-points = Punkte
army-units = Einheiten
army-empty = Noch gibt es keine Einheiten. Füge unten eine hinzu.
army-add = Einheit hinzufügen
army-add-new = Neue Einheit eines Typs
army-add-ready = Aus einer fertigen Armee oder einem Paket nehmen
army-new-unit = Neue Einheit { $type }
army-seek = Suche nach Name, Typ oder Waffe
army-none-found = Keine Einheit hat diese Wörter.
army-tools = Reihenfolge und Zahl: { $name }
army-up = Nach oben
army-down = Nach unten
army-moved = { $name } ist jetzt Einheit { $place } von { $count }.
army-double = Verdoppeln
army-remove-unit = Entfernen
army-removed = { $name } ist entfernt.
army-restore = Zurückholen
army-restored = { $name } ist wieder da.
army-unit-name = Name der Einheit
army-type = Typ
army-alone = Eine Einheit für sich
army-count = Miniaturen
army-dice = Aktionswürfel
army-die = Würfel
army-stat-move = Bewegung
army-stat-fight = Eigener Kampf
army-stat-shoot = Eigener Schuss
army-stat-defense = Verteidigung
army-cap = höchstens { $most }
army-weapons = Waffen
army-crewed = Waffen mit Bedienung
army-abilities = Fähigkeiten
army-listed = Aufgeführte Fähigkeiten
army-own = Eigene
army-adds-fight = Kampf +{ $fight }
army-adds-shoot = Schuss +{ $shoot }
army-range = Reichweite { $range }
army-share = { $share } des Preises davor
army-only-for = nur für: { $types }
army-base = Base
army-own-size = andere Größe
army-width = Breite in Zoll
army-depth = Tiefe in Zoll
army-formation = Formation
army-files = Rotten
army-price = Was sie kostet
army-price-of = Was { $name } kostet
army-is-kept = eingehalten
army-not-kept = nicht eingehalten
army-house-none = wie geschrieben

# --- Pakete
army-packs = Eigene Waffen und Einheiten
army-packs-lead = Ein Paket ist eine Datei in TOML oder JSON. Was sie enthält, steht oben zur Wahl, solange diese Seite offen ist; die Armee selbst sagt alles davon.
army-pack-open = Paket öffnen
army-pack-drop = { $title } schließen
army-pack-has =
    { $weapons ->
        [one] eine Waffe
       *[other] { $weapons } Waffen
    }, { $abilities ->
        [one] eine Fähigkeit
       *[other] { $abilities } Fähigkeiten
    }, { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }
army-pack-there = { $title } steht zur Wahl.
army-no-pack = { $file } ist eine Armee, kein Paket

# --- sie behalten
army-save = Speichern
army-is-saved = Gespeichert
army-saved = { $name } ist gespeichert.
army-save-first = Zum Drucken und Spielen bitte zuerst speichern.
army-mend-first = Spielbar ist sie, sobald alle Regeln eingehalten sind.
army-play = Damit spielen
army-reload = Das dort Gespeicherte zeigen
army-overwrite = Meine an dessen Stelle speichern
army-discard = Alle Änderungen zurücknehmen
army-delete = Armee löschen
army-delete-sure = { $name } endgültig löschen?
army-deleted = { $name } ist gelöscht.

# --- eine für eine Schlacht wählen
