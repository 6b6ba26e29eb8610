# Warum ein Computerspieler eine Antwort nimmt, in einem Satz: `$answer` ist ihr erstes Wort oder die Nummer einer inneren Wahl.

reason-for-place = Wer später zieht, sieht, wohin die anderen gegangen sind.
reason-for-renew =
    { $answer ->
        [renew] Was der Zauber noch bewirkt, ist seinen Preis wert.
       *[other] Die Kraft ist mehr wert als das, was der Zauber noch bewirkt.
    }
reason-for-pick = Wer einem Gegner am nächsten steht, zieht zuerst: Daran hängt am meisten.
reason-for-height =
    { $answer ->
        [low] Der Hieb, den du unten führst, verspricht mehr als der, mit dem du rechnen musst.
       *[other] Der Hieb, mit dem du unten rechnen musst, wiegt schwerer als der, den du führen könntest.
    }
reason-for-move = Von allen erreichbaren Plätzen verspricht dieser am meisten: der Schaden, den du dort anrichtest, abzüglich dessen, der dir droht.
reason-for-option = Von den Optionen, die dein Weg übrig lässt, verspricht diese am meisten: der Schaden, den du anrichtest, abzüglich dessen, der dir droht.
reason-for-act =
    { $answer ->
        [defend] Verteidigen erspart dir mehr, als ein Hieb jetzt brächte.
        [dodge] Ausweichen erspart dir mehr, als ein Schuss jetzt brächte.
        [wait] Jetzt ist niemand zu erreichen; vielleicht ergibt sich etwas.
        [pass] Jetzt ist niemand zu erreichen.
        [stand] Wer am Boden liegt, wird leicht getroffen und trifft schlecht.
        [take] Damit in der Hand triffst du härter als ohne.
        [hold] Diese Waffe passt besser dazu, wie weit der Gegner weg ist.
        [draw] Im Handgemenge richtet ein Dolch am meisten aus.
        [disbelieve] Eine durchschaute Illusion ist weg.
        [disengage] Von ihm weg bleibt dir mehr erspart, als du hier ausrichten könntest.
        [wake] Wer schläft, kämpft nicht.
       *[other] Von allem, was jetzt geht, verspricht das am meisten, nach seinen Chancen und dem, was dabei herauskommt.
    }
reason-for-retreat =
    { $answer ->
        [pass] Wo er jetzt steht, ist es besser für dich.
       *[other] Wer zurückgedrängt ist, hat seinen Platz verloren, und du darfst folgen.
    }
reason-for-facing = So blickst du auf möglichst viele Gegner, vor allem auf die nahen.
reason-for-advance =
    { $answer ->
        [0] Mit dem Folgen ist nichts gewonnen.
       *[other] Wer folgt, kann wieder zuschlagen.
    }
reason-for-stance =
    { $answer ->
        [0] Dein eigener Hieb ist mehr wert als das, was dir erspart bliebe.
       *[other] Das erspart dir mehr, als dein eigener Hieb brächte.
    }
reason-for-agree = Was einem Gegner hilft, wird nicht verschenkt.
reason-for-same-height = Was einem Gegner hilft, wird nicht verschenkt.
reason-for-met = Eins ist so gut wie das andere.
reason-for-dropped = Eins ist so gut wie das andere.
reason-for-broken = Eins ist so gut wie das andere.
reason-for-creation = Eins ist so gut wie das andere.
