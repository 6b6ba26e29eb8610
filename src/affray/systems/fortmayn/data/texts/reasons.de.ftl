# Warum ein Computerspieler eine Antwort nimmt, in einem Satz: `$answer` ist ihr erstes Wort oder die Nummer einer inneren Wahl,
# `$who` die Figur, um die es geht, oder ihre Seite; "none", wo die eigene des Lesers angesprochen ist.

reason-for-declare =
    { $answer ->
        [confirm] Die Chance ist die Würfel wert, die es kosten kann.
       *[other] Die Chance ist die Würfel nicht wert, die es kosten kann.
    }
reason-for-ruling =
    { $answer ->
        [accept] Die Chance ist die Würfel wert, die es kosten kann.
       *[other] Die Chance ist die Würfel nicht wert, die es kosten kann.
    }
reason-for-ounce-declare =
    { $answer ->
        [flee] Der Kampf scheint zu teuer oder nicht zu gewinnen: Besser, die Gruppe läuft davon.
       *[other] Das verspricht der Gruppe am meisten: die Würfel, die es den Gegnern nimmt, abzüglich derer, die es kosten kann.
    }
reason-for-duel-with = Dafür { $who ->
        [none] hast du
       *[other] hat { $who }
    } mehr und größere Würfel als der andere.
reason-for-alert = Besser ist, womit es eher bemerkt wird, abzüglich der Würfel, die es kosten kann.
reason-for-save =
    { $answer ->
        [0] Gute Ausrüstung wird für einen Hieb aufgehoben, der jemanden ausschalten könnte.
       *[other] Ausrüstung, die den Schaden nimmt, ist billiger als ein Würfel; was schon beschädigt ist, geht zuerst.
    }
reason-for-sunder = Lieber geht ein Ding zu Bruch, als dass jemand ausfällt: von zweien der kleinere Verlust.
reason-for-pick = Der freundlichste Würfel ist der beste.
reason-for-betray =
    { $answer ->
        [0] Außerhalb eines Konflikts ist eine Bindung mehr wert als jemand, der eine Weile fehlt.
       *[other] Wer in einem Konflikt fehlt, kostet Blut.
    }
reason-for-seize =
    { $answer ->
        [0] Niemand hat Platz, es zu tragen.
       *[other] Wer am meisten Platz hat, kann es tragen.
    }
reason-for-comrade = Wer die wenigsten Würfel bereit hat, braucht ihn am meisten.
reason-for-pay = Was es bringt, ist den Preis wert.
reason-for-toll = Der Preis ist geringer als das, was ein Kampf kosten würde.
