# Die Wörter der Regeln und des Druckens auf Deutsch.

clause-open = { $id } lesen
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
  }
rules-near = Diese Kennung gibt es nicht; am ähnlichsten:
rules-language = Die Regeltexte liegen auf Englisch vor; Spielmeldungen und Hausregeln sind deutsch.
rules-at = { $at } von { $count }
rules-reading = So hier gelesen:

## Was gedruckt wird.

print = Drucken
print-cards = Übersichten zum Drucken
print-cards-house = Übersichten unter diesen Regeln drucken
