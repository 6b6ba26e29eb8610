### Was Antworten versprechen.

odds-down = keine Schwierigkeit übrig
odds-lost = verlorene Würfel
odds-out = außer Gefecht
odds-spent = kein KOPF-Würfel übrig
odds-removed = entfernte Schwierigkeitswürfel
odds-dice = verlorene Würfel
odds-policy =
    { $dice }W{ $die } ({ $pool }) gegen { $dd ->
        [one] { $dd } Schwierigkeitswürfel
       *[other] { $dd } Schwierigkeitswürfel
    }{ $rollers ->
        [one] {""}
       *[other] , { $rollers } Figuren nacheinander
    }{ $targets ->
        [one] {""}
       *[other] , { $targets } Würfe nacheinander
    }. Nur diese Würfe: Gefährdete Würfel werden gerettet, solange es Ausrüstung gibt, der Schild zuerst; Ausrüstung oder eine Bindung geht eher verloren als jemand.
