# Wer am Tisch sitzt, wie es steht, und woher die Würfel kommen.
standing = Wie die Seiten stehen
group-leader = Anführer
seat-of-me = Gastgeber
seat-of-friend = Ein Freund
proof-strand = Würfel ab Nummer { $draw }: der Server ist gebunden an
proof-share = Zahl von Platz { $seat }
proof-secret = Geheimnis des Servers (und Salz)
