# Was von Figuren gesagt wird, die erschaffen und behalten werden.

## Warum eine Figur so nicht antreten kann.

no-unknown-race = Volk { $named } ist unbekannt; möglich: { JOIN($known, ", ") }
no-unknown-armor = Rüstung { $named } ist unbekannt; möglich: { JOIN($known, ", ") }
no-unknown-item = Gegenstand { $named } ist weder Waffe noch Schild
no-unknown-thing = Sache { $named }: möglich: { JOIN($known, ", ") }
no-unarmed-item = Unarmed ist kein Gegenstand: so schlägt eine leere Hand
no-shields-ready = zwei Schilde sind zugleich bereit
no-hands-taken = eine zweihändige Waffe lässt keine Hand für anderes
no-load =
    getragen werden mehr als { $limit } { $shield ->
        [0] Waffen
       *[other] Schild
    } (Füllwert)
