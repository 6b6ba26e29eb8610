# Die Wörter der Regeln und des Druckens auf Deutsch.

clause-open = { $id } lesen
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
  }
rules-at = { $at } von { $count }
rules-reading = So hier gelesen:

## Was gedruckt wird.

print = Drucken
print-cards = Übersichten zum Drucken
print-cards-house = Übersichten unter diesen Regeln drucken
