# Woher die Würfel kommen; kommt mit der Ansicht dazu.
proof-lead = Die Würfel folgen aus einem Startwert. Sein Fingerabdruck stand vor dem ersten Wurf fest; der Startwert selbst wird gezeigt, wenn das Spiel aus ist.
proof-typed = Die Würfel dieses Spiels werden von Hand geworfen.
proof-hash = Fingerabdruck des Startwerts
proof-seed = Startwert
proof-salt = Salz des Fingerabdrucks
proof-later = am Ende gezeigt
proof-verify = Jeden Würfel prüfen
proof-strand = Würfel ab Nummer { $draw }: der Server ist gebunden an
proof-share = Zahl von Platz { $seat }
proof-secret = Geheimnis des Servers (und Salz)
