# Die Wörter der Tasten auf Deutsch.
keys-page = Überall
keys-board = Auf dem Spielfeld
keys-touch = Mit dem Finger: Ein Tipp wählt aus, ein Tipp auf ein Ziel zeigt die Chancen, ein zweiter Tipp führt aus; Ziehen zeichnet einen Weg, zwei Finger vergrößern.
key-number = die aufgelisteten Handlungen der Reihe nach
key-end = Zug oder Phase beenden
key-undo = zurücknehmen
key-redo = die Antwort noch einmal geben
key-next = nächste Figur (Umschalt: vorige)
key-odds = Chancen ausführlich
key-threats = Bedrohungen zeigen
key-roll = den neuesten Wurf vorlesen
key-rolls = ältere Würfe vorlesen
key-zoom = vergrößern, zurücksetzen, mittig
key-command = Befehlszeile
key-help = diese Hilfe
key-escape = schließen, abbrechen
