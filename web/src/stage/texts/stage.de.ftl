# Die Wörter einer Bühne. Die Ids sind in jeder Sprache dieselben.
stage-board = Bühne
stage-many = { $left } von { $of }
stage-row = { $name } { $left } von { $of } { $die } { $worn }
stage-worn = von W{ $own }
stage-gone = zerbrochen
stage-ways = Ausgänge
stage-entrance = der Weg hinein
stage-leads = nach { $where }
stage-unknown = niemand weiß, wohin er führt
stage-barred = versperrt durch { $what }
stage-difficulty = noch { $left } von { $of } Schwierigkeitswürfeln
stage-clock = Uhr
stage-here = Hier
stage-beside = hier
stage-seen = von hier aus wird die Bühne gesehen
stage-from = Gesehen von { $who }.
stage-nothing = Damit lässt sich jetzt nichts anfangen.
stage-key-move = von einem zum nächsten
stage-key-choose = ansehen; bei einer Figur: die Bühne von dort aus sehen
stage-key-view = die Bühne von der nächsten Figur aus sehen
stage-sign-pool = Würfel eines Vorrats: bereit, und verwundet oder erschöpft
stage-sign-difficulty = Schwierigkeitswürfel: übrig, und entfernt
stage-finds = Was hier liegt
stage-happened = Was geschah

# --- Formulare
compose-open = Mit eigenen Worten…
compose-build = Eine Antwort zusammenstellen…
compose-shop = Einkaufen und mehr…
compose-close = Das Formular schließen
compose-which = Was zusammengestellt wird
compose-may = wer mag
compose-missing = Noch auszufüllen: { $what }
compose-give = Bestätigen
compose-purse = { $who ->
    [none] Im Beutel
   *[other] Im Beutel von { $who }
  }: { $purse ->
    [one] { $purse } Münze
   *[other] { $purse } Münzen
  }{ $cost ->
    [0] { "" }
   *[other] {" "}− { $cost } = { $left }
  }
compose-shut = { $count ->
    [one] { $count } davon jetzt nicht
   *[other] { $count } davon jetzt nicht
  }
compose-unread = { $title }: „{ $given }“ ist nicht lesbar{ $hint ->
    [none] .
   *[other] ; { $hint }
  }
compose-unread-among = Eines davon ist nicht lesbar:
compose-suspect = { $title }: „{ $given }“{ $hint ->
    [none] { "" }
   *[other] ; { $hint }
  }
steps-kind = Schritt { $n }
steps-number = Schritt { $n }: wie viel
steps-less = Schritt { $n } weglassen
shop-search = In der Liste suchen
shop-dear = dafür reichen die Münzen nicht
shop-price = { $price } M
shop-less = ein Mal { $what } weniger
shop-more = ein Mal { $what } mehr
shop-count = { $what }: Anzahl

# --- Gruppen von Antworten
group-start = Beginnen
group-set_character = Fertige Figuren
group-rumour = Gerüchte
group-depart = Aufbrechen
group-buy = Kaufen
group-sell = Verkaufen
group-repair = Ausbessern
group-memorise = Merken
group-search = Suchen
group-approach = Hindernisse
group-use_item = Dinge
group-spell = Zauber
group-go = Wege
group-foes = Wer hier ist
group-fight = Kämpfen
group-banish = Bannen
group-talk = Reden
group-trade = Zahlen
group-item = Dinge
group-stunt = Bravourstücke
group-carry = Davontragen
group-doff = Ablegen
group-learn = Lernen
group-copy = Zauber abschreiben
group-work = Arbeit und Lasten
group-none = Abwarten
group-assign = Gewonnene Würfel
group-run = Davonkommen
group-on = Weiter

only-accept = Erst das Urteil sehen und ändern

# --- das Journal
journal-title = Journal
journal-md = Markdown
journal-html = HTML
journal-sheets = Bögen drucken
journal-empty = Noch ist nichts geschehen.
journal-note = Was du behalten willst
journal-write = Aufschreiben
journal-oracle = Das Orakel fragen
journal-rewrite = Zeile { $number } neu erzählen
journal-sentence = Der Satz
journal-keep = So behalten
journal-more = Würfel und Regeln
