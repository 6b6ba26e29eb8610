# Der Weg durch das Haus.
ways = Affray
way-play = Spielen
way-learn = Lernen
way-games = Meine Partien
way-kept = Figuren und Armeen
way-figures = Figuren
way-armies = Armeen
way-fields = Schlachtfelder
way-campaigns = Feldzüge
way-lab = Labor
way-rules = Regeln
way-help = Hilfe
way-waiting = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
  }
rules-book = Als Buch
rules-docs = In den Dokumenten
notice = Mitteilung dieses Servers
notice-away = Mitteilung ausblenden
offline = Der Server antwortet nicht. Regeln und Lektionen lassen sich lesen; zum Spielen braucht es den Server.
nowhere = Unter dieser Adresse steht nichts
nowhere-why = „{ $path }“ ist keine Seite von Affray. Vielleicht fehlt ein Buchstabe oder es ist einer zu viel; die Adresse eines Platzes muss ganz sein, mit allem, was hinter dem „#“ steht.
