### What is said of duels of Foeman.

duel-nobody = never ends: { $chance }
