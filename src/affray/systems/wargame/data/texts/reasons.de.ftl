# Warum ein Computerspieler eine Antwort nimmt, in einem Satz: `$answer` ist ihr erstes Wort oder die Nummer einer inneren Wahl.

reason-for-leader = Der teuerste Held steht wohl am längsten.
reason-for-deploy = Von den Plätzen der Einheit lässt dieser sie am meisten ausrichten und am wenigsten leiden.
reason-for-pick = Zuerst kommt die Einheit, die am meisten davon hat, jetzt zu handeln.
reason-for-act =
    { $answer ->
        [shoot] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [melee] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [fire] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [fireball] Keine andere Aktion verspricht nach ihren Würfeln so viele Punkte des Gegners.
        [stop] Stehen zu bleiben ist jetzt besser als jede Aktion.
        [away] Von den Wegen weg vom Gegner kostet dieser am wenigsten.
       *[other] Von dort richtet die Einheit am meisten aus, kommt an das, was sie will, und leidet am wenigsten.
    }
reason-for-reduction = Am eigenen Fahrzeug geht verloren, was am wenigsten fehlt, am gegnerischen, was am meisten fehlt.
reason-for-casualty = Von den eigenen fällt, wer am weitesten vom Ziel ist, von den gegnerischen, wer ihm am nächsten ist.
reason-for-points = So viele bewirken hier am meisten; die anderen bewirken anderswo mehr.
reason-for-die-target = Alles geht auf das Ziel, bei dem das ganze Feuer am meisten bewirkt.
reason-for-shoot-target = Alles geht auf das Ziel, bei dem das ganze Feuer am meisten bewirkt.
