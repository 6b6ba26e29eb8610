# --- eine Spielleitung bei einem Kampf
master-parts = Entscheidungen
master-part-words = Worte
master-part-figures = Figuren
master-part-things = Dinge
master-part-map = Karte
master-part-fight = Kampf
master-board = Drücke am Brett auf eine Figur oder ein Feld, um sie einzutragen.
master-interrupt = Unterbrechen
master-interrupt-hint = Du wirst vor der nächsten Bewegung oder Handlung gefragt.
master-wants = Du wirst gefragt, sobald die laufende Bewegung oder Handlung vorbei ist.
master-call = Die Spielleitung rufen
master-call-what = Was soll entschieden werden?
master-call-send = Um eine Entscheidung bitten
master-waits = { $master } ist gerufen.

# --- wenn der Kampf vorbereitet wird
master-with = Mit einer Spielleitung
master-with-hint = Sie gehört zu keiner Seite, sieht alles, verbirgt, was sie will, und entscheidet, was die Regeln offen lassen.
master-name = Spielleitung
master-called = Heißt
master-who = Wer den Platz hat
