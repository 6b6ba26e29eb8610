## Was an Computerspielern auffällt

noticed-idle = untätige Aktivierungen
noticed-figure-standing = Figuren, die am Ende stehen
noticed-front-rear = Flanke oder Rücken zum Sturm geboten
noticed-rest-wasted = Aktionen verschenkt trotz offenem Angriff
noticed-shot-out = Schüsse außer Reichweite
noticed-turn-back = Wege hin und zurück
