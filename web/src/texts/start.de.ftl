# Armies, as the start page names them.
army-title = Armeen
army-lead = Armeen nach Punkten aufstellen: Jedes Glied eines Preises und der Stand zur Punktgrenze sind sofort zu sehen.
army-open = Zu den Armeen
army-new = Neue Armee
army-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
army-over = mehr als { $limit } Punkte
army-other-limit = { $name } ist eine Armee von { $own } Punkten; diese Schlacht hat { $limit }.
army-set-limit = Punkte auf { $points } setzen
army-pick = Armee wählen
army-kept = Hier gespeichert
army-ready = Fertige Armeen
to-start = Zur ersten Seite
learn = Lernen im Spiel

# Boards to look at.
scene-fight = { $title }: der Computer spielt beide Seiten
scene-halt = Den Kampf anhalten
scene-go = Den Kampf weiterlaufen lassen
scene-play = „{ $title }“ spielen
recent-go-on = Weiter: { $title }
