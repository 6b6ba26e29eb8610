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
