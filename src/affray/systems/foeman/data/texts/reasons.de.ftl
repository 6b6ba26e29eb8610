# Warum ein Computerspieler eine Antwort nimmt, in einem Satz: `$answer` ist ihr erstes Wort oder die Nummer einer inneren Wahl,
# `$who` die Figur, um die es geht, oder ihre Seite; "none", wo die eigene des Lesers angesprochen ist.
# `reason-over-` mit dem ersten Wort einer anderen Antwort: was dazukommt, wo auch diese erwogen wurde und weniger wert ist.

reason-for-side = Wer später zieht, sieht, wohin die anderen gegangen sind.
reason-for-pick = Wer einem Gegner am nächsten steht, zieht zuerst: Daran hängt am meisten.
reason-for-move =
    { $answer ->
        [rise] Wer liegt, wird leicht getroffen und trifft schlecht.
        [reload] Ein ungeladener Bogen verletzt niemanden.
        [face] Keine andere Blickrichtung und kein weiterer Schritt verspricht mehr: der Schaden, der anzurichten ist, abzüglich dessen, der droht.
        [stop] Weder ein weiterer Schritt noch eine Drehung verspricht mehr: der Schaden, der anzurichten ist, abzüglich dessen, der droht.
       *[other] Von allen erreichbaren Plätzen verspricht dieser am meisten: der Schaden, der dort anzurichten ist, abzüglich dessen, der dort droht.
    }
reason-for-declare =
    { $answer ->
        [defend] Die Deckung erspart { reason-whom } mehr, als ein Hieb jetzt brächte.
        [watch] Jetzt ist kein Gegner anzugreifen, der noch kämpfen kann; wer zielt, greift in der nächsten Runde besser an [FM-DX-08].
        [watch-little] Kein Angriff verspricht jetzt viel; wer zielt, greift in der nächsten Runde besser an [FM-DX-08].
        [watch-barred] Der eigene Schild { $who ->
            [none] {""}
           *[other] von { $who }{" "}
        }versperrt jeden Hieb gegen den Gegner auf dieser Seite [FM-ARM-07]; wer zielt, greift in der nächsten Runde besser an [FM-DX-08].
        [ready] Eine bessere Waffe in der Hand ist die Würfel wert.
        [move] Jetzt ist niemand zu treffen, und es droht wenig.
        [reload] Ein ungeladener Bogen verletzt niemanden.
       *[other] Von allen Hieben und Würfelzahlen verspricht das am meisten, Schaden und die Aussicht zu fällen zusammengenommen.
    }
reason-for-ready = Das in den Händen passt am besten dazu, wie weit der Gegner weg ist.
reason-for-retreat =
    { $answer ->
        [pass] Der jetzige Platz ist besser für { $who ->
            [none] dich
           *[other] { $who }
        }.
       *[other] Der neue Platz ist gegen ihn besser als der alte.
    }
reason-for-reroll =
    { $answer ->
        [0] Noch ein Würfel verdürbe eher den Treffer, als die Wunde zu vertiefen.
       *[other] Unter { $who ->
            [none] deinem Wert
           *[other] dem Wert von { $who }
        } ist noch Platz: Der Treffer bleibt wohl einer, und jeder Trefferwürfel mehr verletzt mehr.
    }
reason-for-proficiency =
    { $answer ->
        [0] Nach der Trefferchance bringt das Talent diesem Hieb weniger, als die Gefahr, es zu verlieren, später bei guten Hieben kostet.
       *[other] Nach der Trefferchance bringt das Talent diesem Hieb mehr, als die Gefahr, es zu verlieren, später bei guten Hieben kostet.
    }
reason-over-defend = Eine Deckung ersparte weniger als das.
reason-for-waive = Ein Wurf, der misslingen kann, ist besser als keiner.
reason-for-consent = Was einem Gegner hilft, wird nicht verschenkt.
reason-for-fewer = Alle Würfel werden geworfen und die besten behalten.
reason-for-keep = Die höchsten Würfel verletzen am meisten.
