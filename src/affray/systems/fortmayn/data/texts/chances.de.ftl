### Was Vorhaben nach den genauen Chancen versprechen.

guide-down = { $whom }: keine Schwierigkeitswürfel übrig
guide-down-it = { $who }: Schwierigkeit überwunden
guide-removed = { $whom }: entfernte Schwierigkeitswürfel
guide-removed-it = { $who }: entfernte Schwierigkeitswürfel
guide-lost = { $who }: verlorene Würfel
guide-out = { $who }: außer Gefecht
guide-shamed = { $who }: aus dem Gespräch
guide-spent = { $who }: kein KOPF-Würfel übrig
guide-dice-lost = { $who }: verlorene Würfel
guide-policy-roll =
    { $dice }W{ $die } ({ $pool }) gegen { $dd }, wenn niemand vorher etwas anderes tut{ $worn ->
        [0] {""}
       *[other] ; die Rüstung rettet jeden gefährdeten Würfel, zuerst mit dem Schild
    }{ $later ->
        [0] {""}
       *[other] ; mit den Würfeln, die die Würfe davor übrig lassen
    }

## Was neben einer Antwort in einer Liste steht

guide-brief-down =
    { $alone ->
        [0] { $who }:{" "}
       *[other] {""}
    }{ $named ->
        [0] Schwierigkeit überwunden
       *[other] { $whom }: überwunden
    }
guide-brief-removed =
    { $alone ->
        [0] { $who }:{" "}
       *[other] {""}
    }{ $named ->
        [0] {""}
       *[other] { $whom }:{" "}
    }ein Schwierigkeitswürfel weniger
guide-brief-lost =
    { $alone ->
        [0] { $who }: Würfel verloren
       *[other] Würfel verloren
    }
guide-brief-out =
    { $alone ->
        [0] { $who }: außer Gefecht
       *[other] außer Gefecht
    }
guide-brief-shamed =
    { $alone ->
        [0] { $who }: aus dem Gespräch
       *[other] aus dem Gespräch
    }
guide-brief-spent =
    { $alone ->
        [0] { $who }: kein KOPF-Würfel übrig
       *[other] kein KOPF-Würfel übrig
    }
guide-worn = { $whom }: Rüstung oder Schild abgenutzt
guide-wears = das Benutzte nutzt sich ab
guide-disturbed = gestört
guide-surprising = sie werden überrascht
guide-yes = ein Ja
guide-policy-save = die Rüstung rettet die übrigen gefährdeten Würfel, zuerst mit dem Schild; ein Kraftmensch opfert Ausrüstung, ehe er ausfällt
guide-policy-use = der Verbrauchswürfel ist ein W{ $die }; bei 1 oder 2 sinkt er, oder die Sache ist verbraucht
guide-policy-oracle = das Orakel wird mit W{ $die } gefragt; ab 4 ist es ein Ja

## Stile der Computerspieler

style-bold-about = Im Kampf gehen alle auf die Gegner los; KÖRPER-Würfel, die sie dabei aussetzen, zählen halb.
style-careful-about = Im Kampf zählen ausgesetzte KÖRPER-Würfel fast anderthalbfach: verteidigt und flieht eher.
style-holder-about = Im Kampf bleibt jeder an seinem Platz und nimmt es mit denen auf, die kommen.
style-skirmisher-about = Im Kampf hält sie Abstand: Schüsse, Zauber und Worte vor Hieben.

## Wozu eine Antwort gut ist, neben ihren Chancen

aim-useless = jetzt kein Nutzen
aim-light = Licht: im Dunkeln ist alles schwerer
aim-wield = eine Waffe in der Hand
aim-take =
    { $goal ->
        [0] etwas, das zu tragen lohnt
       *[other] das Ziel des Auftrags; dann heim
    }, Platz für { $room } Last
aim-way =
    { $home ->
        [0] der kürzeste Weg weiter
       *[other] der kürzeste Weg heim
    }
aim-approach =
    { $exit ->
        [-1] für das, was es hier bewacht
       *[other] versperrt den kürzesten Weg { $home ->
            [0] weiter
           *[other] heim
        }
    }
aim-leave =
    { $why ->
        [goal] heim, der Auftrag ist erfüllt
        [weak] zu erschöpft, um weiterzugehen, { $ready } von { $most } KÖRPER-Würfeln bereit
       *[done] nichts ist mehr zu suchen
    }
aim-search = kann einen Weg oder ein Ding finden; kostet Würfel
aim-recover = zur Erholung, { $ready } von { $most } KÖRPER-Würfeln bereit
aim-buy = wird unten gebraucht; Preis { $price }, { $left } Münzen bleiben für ein Bett
aim-sell = Münzen für etwas, das niemand braucht
aim-repair =
    bessere Rüstung{ $price ->
        [0] {""}
       *[other] ; Preis { $price }
    }
aim-recruit = einer mehr in der Gruppe
aim-sleep = Würfel über Nacht zurück; Betten kosten { $price }
aim-memorise = Zauber für die Ebene
aim-rumour = ein Auftrag, der etwas einbringt
aim-depart =
    Ebene { $level } mit { $ready } von { $most } KÖRPER-Würfeln bereit{ $lead ->
        [none] {""}
       *[other] ; { $lead } vorn, der schärfste Kopf: begegnet Fremden und bemerkt Hinterhalte; wen Gegner angreifen, hängt nicht an der Reihenfolge
    }
aim-retire = genug ist getan, oder nichts ist mehr da, um sich zu erholen
aim-trade = freier Weg ohne Hieb; Preis { $price }
aim-withdraw = kein Blut fließt
