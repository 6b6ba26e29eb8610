## Was an Computerspielern auffällt

noticed-idle = untätige Züge
noticed-attack-fallen = Angriffe auf Gefallene
noticed-down-crawl = am Boden gekrochen
noticed-grip-missed = Handgemenge versäumt
noticed-hold-left = gute Plätze verlassen
noticed-move-back-shown = Gegnern den Rücken zugekehrt
noticed-shot-through-friend-poor-odds = schlechte Schüsse an Freunden vorbei
noticed-swap-back = Waffen gewechselt und zurück
noticed-sweep-single = Rundschläge gegen einen
