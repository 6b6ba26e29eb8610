# Wer am Tisch sitzt, wie es steht, und woher die Würfel kommen.
standing = Wie die Seiten stehen
group-leader = Anführer
seat-of-me = Gastgeber
seat-of-friend = Ein Freund
phases = Phasen der Runde
acting-order = Reihenfolge beim Handeln
