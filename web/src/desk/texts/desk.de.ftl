# Die Wörter eines Spielleitertisches.
desk-roll = Würfeln
desk-people = Charaktere
desk-sheet = Bogen von { $who }
desk-try = Mit { $pool } versuchen
desk-plans = Was naheliegt
desk-declared = Angesagt: { $who }
desk-others = Die anderen
desk-dice = Würfel
desk-things = Was in der Szene ist
desk-no-things = Die Szene ist noch leer: stelle ein Hindernis oder eine Kreatur hinein.
desk-seen-by-players = Die Spieler sehen { $what }
desk-face-down = Verdeckt
desk-face-up = Offen
desk-remove = Entfernen
desk-remove-sure = { $what } endgültig entfernen?
desk-parts = Teile des Tischs
desk-next = Was weitergeht
desk-tab-now = Jetzt
desk-tab-scene = Szene
desk-tab-party = Gruppe
desk-tab-time = Zeit
desk-tab-lore = Orakel
desk-tab-words = Notizen
desk-clock = Uhr
desk-end = Den Tisch schließen
desk-end-sure = Den Tisch endgültig schließen?
desk-typing = Werfen echte Würfel: { $who }

# --- Zettel
slip-call = { $who } soll würfeln
slip-call-mine = { $who }: dein Wurf
slip-wish = { $who } möchte
slip-result = Zurückgehalten: { $who }, { $outcome }
slip-gain = { $who }: { $count ->
    [one] ein Würfel mehr
   *[other] { $count } Würfel mehr
  }
slip-planned = { $who }: { $action } { $whom }
slip-edge-adv = { $who }: Vorteil beim nächsten Wurf
slip-edge-dis = { $who }: Nachteil beim nächsten Wurf
slip-pool = { $pool } { $ready }W{ $die }
slip-target = { $target }
slip-dd = { $dd } SW
slip-removed = { $removed } entfernt, { $dd } SW übrig
slip-adv = { $count ->
    [one] Vorteil
   *[other] Vorteil, { $count } Stufen
  }
slip-dis = { $count ->
    [one] Nachteil
   *[other] Nachteil, { $count } Stufen
  }
slip-stunt = Bravourstück
slip-hidden = nur die Spielleitung erfährt, was dabei herauskommt
slip-rule = Entscheiden
slip-amend = Ändern
slip-do-roll = Für sie würfeln
slip-do-withdraw = Zurücknehmen
slip-do-rule = Wie vorgeschlagen würfeln
slip-do-grant = Es gelingt
slip-do-deny = Geht nicht
slip-do-cancel = Zurücknehmen
slip-do-edge = Zurücknehmen
slip-do-unveil = Den Spielern sagen
slip-do-forget = Wegwerfen

# --- Gruppen von Antworten
group-call = Proben
group-time = Zeit
group-ask = Orakel
group-dice = Würfel
