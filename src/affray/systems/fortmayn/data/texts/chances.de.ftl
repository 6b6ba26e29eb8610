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
        [0] keine Schwierigkeit übrig
       *[other] { $whom }: keine Schwierigkeit übrig
    }
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
guide-wears = das Benutzte nutzt sich ab
guide-disturbed = gestört
guide-surprising = sie werden überrascht
guide-yes = ein Ja
guide-policy-save = die Rüstung rettet die übrigen gefährdeten Würfel, zuerst mit dem Schild; ein Kraftmensch opfert Ausrüstung, ehe er ausfällt
guide-policy-use = der Verbrauchswürfel ist ein W{ $die }; bei 1 oder 2 sinkt er, oder die Sache ist verbraucht
guide-policy-oracle = das Orakel wird mit W{ $die } gefragt; ab 4 ist es ein Ja
