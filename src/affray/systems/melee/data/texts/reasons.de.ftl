# Warum ein Computerspieler eine Antwort nimmt, in einem Satz: `$answer` ist ihr erstes Wort oder die Nummer einer inneren Wahl,
# `$who` die Figur, um die es geht, oder ihre Seite; "none", wo die eigene des Lesers angesprochen ist.

reason-for-place = Wer später zieht, sieht, wohin die anderen gegangen sind.
reason-for-renew =
    { $answer ->
        [renew] Was der Zauber noch bewirkt, ist seinen Preis wert.
       *[other] Die Kraft ist mehr wert als das, was der Zauber noch bewirkt.
    }
reason-for-pick = Wer einem Gegner am nächsten steht, zieht zuerst: Daran hängt am meisten.
reason-for-height =
    { $answer ->
        [low] Der Hieb dort unten verspricht mehr als der, mit dem zu rechnen ist.
       *[other] Der Hieb, mit dem dort unten zu rechnen ist, wiegt schwerer als der, der zu führen wäre.
    }
reason-for-move =
    { $answer ->
        [face] Keine andere Blickrichtung und kein weiterer Schritt verspricht mehr: der Schaden, der anzurichten ist, abzüglich dessen, der droht.
        [stop] Weder ein weiterer Schritt noch eine Drehung verspricht mehr: der Schaden, der anzurichten ist, abzüglich dessen, der droht.
       *[other] Von allen erreichbaren Plätzen verspricht dieser am meisten: der Schaden, der dort anzurichten ist, abzüglich dessen, der dort droht.
    }
reason-for-option = Von den Optionen, die { $who ->
        [none] dein Weg
       *[other] der Weg von { $who }
    } übrig lässt, verspricht diese am meisten: der Schaden, der anzurichten ist, abzüglich dessen, der droht.
reason-for-act =
    { $answer ->
        [defend] Verteidigen erspart { reason-whom } mehr, als ein Hieb jetzt brächte.
        [dodge] Ausweichen erspart { reason-whom } mehr, als ein Schuss jetzt brächte.
        [wait] Jetzt ist niemand zu erreichen; vielleicht ergibt sich etwas.
        [pass] Jetzt ist niemand zu erreichen.
        [stand] Wer am Boden liegt, wird leicht getroffen und trifft schlecht.
        [take] Damit in der Hand { $who ->
            [none] triffst du
           *[other] trifft { $who }
        } härter als ohne.
        [hold] Diese Waffe passt besser dazu, wie weit der Gegner weg ist.
        [draw] Im Handgemenge richtet ein Dolch am meisten aus.
        [disbelieve] Eine durchschaute Illusion ist weg.
        [disengage] Von ihm weg bleibt { reason-whom } mehr erspart, als hier auszurichten wäre.
        [wake] Wer schläft, kämpft nicht.
       *[other] Von allem, was jetzt geht, verspricht das am meisten, nach seinen Chancen und dem, was dabei herauskommt.
    }
reason-for-retreat =
    { $answer ->
        [pass] Wo er jetzt steht, ist es besser für { $who ->
            [none] dich
           *[other] { $who }
        }.
       *[other] Wer zurückgedrängt ist, hat seinen Platz verloren, und { $who ->
            [none] du darfst
           *[other] { $who } darf
        } folgen.
    }
reason-for-facing = So { $who ->
        [none] blickst du
       *[other] blickt { $who }
    } auf möglichst viele Gegner, vor allem auf die nahen.
reason-for-advance =
    { $answer ->
        [0] Mit dem Folgen ist nichts gewonnen.
       *[other] Wer folgt, kann wieder zuschlagen.
    }
reason-for-stance =
    { $answer ->
        [0] Der eigene Hieb ist mehr wert als das, was { reason-whom } erspart bliebe.
       *[other] Das erspart { reason-whom } mehr, als der eigene Hieb brächte.
    }
reason-for-agree = Was einem Gegner hilft, wird nicht verschenkt.
reason-for-same-height = Was einem Gegner hilft, wird nicht verschenkt.
reason-for-met = Eins ist so gut wie das andere.
reason-for-dropped = Eins ist so gut wie das andere.
reason-for-broken = Eins ist so gut wie das andere.
reason-for-creation = Eins ist so gut wie das andere.
