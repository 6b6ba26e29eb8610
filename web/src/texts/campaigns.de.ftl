# Feldzüge, auf Deutsch. Was von ihnen erzählt wird, kommt in Worten vom Server.
road-title = Feldzüge
road-lead = Eine Gruppe von Kampf zu Kampf: sie rastet, teilt, was sie gefunden hat, und lernt. Wer stirbt, bleibt tot.
road-open = Zu den Feldzügen
road-under-way = Unterwegs
road-none = Kein Feldzug ist unterwegs.
road-new = Ein neuer Feldzug
road-choose = Feldzug
road-length = { $count } Kämpfe, bis zu { $most } Figuren
road-party = Wer mitkommt
road-party-hint = { $most ->
    [one] Eine Figur kann mitkommen.
   *[other] Bis zu { $most } Figuren können mitkommen.
  }
road-nobody = Im Bestand ist keine Figur für { $rules }.
road-make-figure = Eine Figur erschaffen
road-figures = Der Bestand
road-name = Wie er heißen soll
road-more = Startwert der Würfel
road-begin = Aufbrechen
road-loading = Der Weg wird nachgeschlagen …
road-back = Alle Feldzüge
road-so-far = Der Weg bis hierher
road-nothing-yet = Noch liegt nichts hinter der Gruppe.
road-watch = Den Kampf noch einmal ansehen
road-next = Kampf { $number } von { $count }
road-play = Spielen
road-go-on = Den Kampf fortsetzen
road-fetch = Hier fortsetzen
road-at-table = Dieser Kampf ist im Gang.
road-at-terminal = Dieser Kampf ist an der Befehlszeile im Gang. Hier geöffnet, geht er hier weiter, wo er steht.
road-seats = Wer spielt
road-flee = Den Kampf aufgeben
road-flee-sure = Aufgeben? Wer noch steht, gilt als besiegt.
road-sure = Ja, aufgeben
road-not-sure = Nein
road-members = Die Gruppe
road-lacks = bis zur nächsten Stufe fehlt ein Punkt { $attributes }
road-hands = In der Hand
road-armor = Trägt
road-carried = Dabei
road-things = Sachen
road-empty-hands = nichts
road-sheet = Blatt
road-sheet-of = Blatt von { $name }
road-change-hands = Anderes in die Hände nehmen
road-main-hand = Starke Hand
road-off-hand = Andere Hand
road-hold = So halten
road-hold-of = { $name }: So halten
road-empty = leer
road-leave = In die Truhe legen
road-leave-item = { $name } legt in die Truhe: { $item }
road-advance = Erfahrung ausgeben für
road-advance-one = { $name }: { $attribute } +1
road-chest = Truhe
road-chest-empty = Die Truhe ist leer.
road-take = { $name } nimmt es
road-take-item = { $name } nimmt es: { $item }
road-rest = Rast
road-days-left = { $days ->
    [0] Heute ist der letzte Tag: zu mehr als zehn Minuten Rast reicht es nicht.
    [one] Ein Tag bleibt für die Rast.
   *[other] { $days } Tage bleiben für die Rast.
  }
road-rest-no = Niemand braucht Rast.
road-rest-go = Rasten
road-way = Tempo
road-way-go = Dorthin gehen
road-won = Der Feldzug ist gewonnen.
road-lost = Der Feldzug ist verloren.
road-end = Diesen Feldzug vergessen
road-end-hint = Ist er vergessen, so ist die Gruppe frei für andere. Die Figuren bleiben im Bestand, wie sie sind.
road-end-sure = Vergessen? Seine Kapitel sind dann fort.
road-end-yes = Ja, vergessen
road-changed = { $name }: { $stand }
road-fight-of = Ein Kampf des Feldzugs
road-came-to = Was daraus wurde
road-on = Weiter im Feldzug
road-bury = Vom Toten in die Truhe nehmen
