# Woher die Würfel kommen; kommt mit der Ansicht dazu.
proof-lead = Server und Plätze machen diese Würfel gemeinsam: Zuerst legt der Server eine Zahl fest und zeigt einen Fingerabdruck davon, dann gibt jeder Platz eine dazu. Nach dem Spiel werden alle gezeigt, und jeder kann jeden Würfel nachrechnen. Wer sie dann vergleichen will, hebt die Fingerabdrücke unten auf.
proof-typed = Die Würfel dieses Spiels werden von Hand geworfen.
proof-more = Die Zahlen dahinter
proof-hash = Fingerabdruck, vor dem ersten Wurf festgehalten (SHA-256)
proof-seed = Woraus die Würfel folgen (der Startwert)
proof-salt = Zufällige Zeichen, vor dem Fingerabdruck angehängt, damit niemand den Startwert daraus errät
proof-later = am Ende gezeigt
proof-verify = Jeden Würfel prüfen
proof-strand = Ab Würfel Nummer { $draw }: Fingerabdruck dessen, was der Server gewählt hatte
proof-share = Dazugegeben von Platz { $seat }
proof-secret = Was der Server gewählt hatte (und seine zufälligen Zeichen)
