# Die Regeln als Bücher.
book-lead = Jede Regel, nach der das Programm spielt, Satz für Satz, und wie unklare gelesen werden. Was von uns ist, ist als Füllung gekennzeichnet.
book-search = Alle Regeln durchsuchen, nach Wörtern oder Kennung
book-search-keys = Enter: der nächste, Umschalt+Enter: der davor, Esc: leeren
book-more = { $count ->
    [one] 1 weitere
   *[other] { $count } weitere
  }
book-size = { $chapters } Kapitel, { $clauses } Regeln
book-open = Lesen
book-loading = Einen Augenblick …
book-none = Regeln namens { $system } gibt es nicht.
book-unknown = { $mark } gibt es in diesem Buch nicht.
book-all = Alle Regeln
book-contents = Inhalt
book-begin = Zu lesen beginnen
book-steps = Kapitel davor und danach
book-print = Das ganze Buch drucken
book-print-chapter = Dieses Kapitel drucken
book-language = Dieses Buch ist auf Englisch geschrieben wie der Text, den es wiedergibt; Hausregeln stehen auf Deutsch dabei.
book-filler-all = Füllung
book-filler-part = teils Füllung
book-filler-hint = kennzeichnet, was von uns ist, wo der Text eine Lücke lässt; ein Tisch kann sie anders füllen.
book-house = Hausregel „{ $title }“:
book-source = Wo es steht:
