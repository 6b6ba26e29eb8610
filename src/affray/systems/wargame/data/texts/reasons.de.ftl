# Warum ein Computerspieler eine Antwort nimmt, in einem Satz: `$answer` ist ihr erstes Wort oder die Nummer einer inneren Wahl.

reason-for-leader = Der teuerste Held steht wohl am längsten.
reason-for-deploy = Zuerst kommen Einheiten, deren Platz dem Gegner wenig verrät. Von den eigenen Plätzen lässt dieser die Einheit am meisten ausrichten und am wenigsten leiden.
reason-for-pick = Zuerst kommt die Einheit, die am meisten davon hat, jetzt zu handeln.
reason-for-act =
    { $answer ->
        [shoot] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [melee] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [fire] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [fireball] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [stop] Durch keine weitere Aktion stünde die Einheit besser da als jetzt.
        [nothing] Durch keine weitere Aktion stünde die Einheit besser da als jetzt.
        [away] Von den Wegen weg vom Gegner kostet dieser am wenigsten.
       *[other] Von allem, was die Einheit jetzt tun kann, bringt das am meisten: was sie ausrichtet und erreicht, weniger was sie leiden kann.
    }
reason-for-reduction = Am eigenen Fahrzeug geht verloren, was am wenigsten fehlt, am gegnerischen, was am meisten fehlt.
reason-for-casualty = Von den eigenen fällt, wer am weitesten vom Ziel ist, von den gegnerischen, wer ihm am nächsten ist.
reason-for-points = So viele bewirken hier am meisten; die anderen bewirken anderswo mehr.
reason-for-die-target = Alles geht auf das Ziel, bei dem das ganze Feuer am meisten bewirkt.
reason-for-shoot-target = Alles geht auf das Ziel, bei dem das ganze Feuer am meisten bewirkt.

## Wofür eine Aktion ist

aim-move = { $fought ->
        [none] { $kind ->
            [sent] näher an ihrem Missionsziel
            [edge] näher am Rand, über den sie abzieht
            [hold] zählt für ein Missionsziel
            [strike] besser gegen: { $target }
            [close] { $target ->
                [none] näher am Gegner
               *[other] näher an: { $target }
            }
            [safe] weg von: { $spared }
           *[none] nicht besser als dort, wo sie steht
        }
       *[other] Nahkampf gegen: { $fought }
    }{ aim-outlook }
aim-stay = bleibt, wo sie ist{ aim-outlook }
aim-leave = verlässt das Feld, was für ihre Seite zählt
aim-deploy = { $far } Zoll von dort, wohin sie soll{ $brief ->
        [1] {""}
       *[0] { aim-post }
    }
aim-post = { $seen ->
        [-1] {""}
       *[other] , sieht { $seen } % der Plätze, an denen der Gegner sein kann
    }{ $room ->
        [0] {""}
       *[other] , { $room } Zoll zu { $hero ->
            [1] weit weg von
           *[0] nah an
        } der eigenen Seite
    }{ $depth ->
        [off] , für sie zu weit vorn oder hinten
       *[fits] {""}
    }
aim-outlook = { $brief ->
        [1] {""}
       *[0] ; { aim-figures }
    }
aim-figures = { $target ->
        [none] kann bald niemandem schaden
       *[other] kann der gegnerischen Einheit { $target } bald { $dealt ->
            [one] einen Punkt
           *[other] { $dealt } Punkte
        } nehmen
    }, { $feared ->
        [none] hat nichts zu fürchten
       *[other] kann als Nächstes { $suffered ->
            [one] einen Punkt
           *[other] { $suffered } Punkte
        } verlieren, am meisten durch: { $feared }
    }{ $before ->
        [-1] {""}
        [0] ; wo sie stand, hatte sie nichts zu fürchten
        [one] ; wo sie stand, hätte sie einen Punkt verlieren können
       *[other] ; wo sie stand, hätte sie { $before } Punkte verlieren können
    }
