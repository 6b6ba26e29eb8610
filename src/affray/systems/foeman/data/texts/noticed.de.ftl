## Was an Computerspielern auffällt

noticed-idle = untätige Züge
noticed-attack-fallen = Angriffe auf Gefallene
noticed-declare-cannot-wound = Angriffe, die nicht verwunden können
noticed-disengage-nothing = Absetzen, nach dem nichts mehr geht
noticed-enter-open-taken = Handgemenge gesucht
noticed-hurl-only-weapon = einzige Waffe geschleudert
noticed-move-back-and-forth = Wege hin und zurück
noticed-move-back-shown = Gegnern den Rücken zugekehrt
noticed-ready-wrong-hand = Waffen in der falschen Hand
noticed-side-ceded = Vortritt gelassen
