## Was an Computerspielern auffällt

noticed-idle = untätige Pläne
noticed-turn-idle = untätige Pläne, Gegner erreichbar
noticed-leader-weak-head = nicht vom klügsten Kopf geführt
noticed-meeting-parley = geredet oder gezahlt
noticed-ounce-cannot-hurt = Schläge, die nichts ausrichten können
noticed-plan-cannot-happen = Pläne, aus denen nichts wird
noticed-moment-rest-beside-foe = neben Gegnern gerastet
