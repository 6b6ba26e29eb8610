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
no-adventurer-name = Name { $named }: möglich sind höchstens { $most } Zeichen, nicht nur Ziffern, ohne Unterstriche, Striche, Kommas, = und doppelte Leerzeichen
no-below-nothing = Stufe, Ep, Wunden, Erschöpfung und Schüsse: mindestens 0
no-level-points = Stufe { $level } verlangt { $level } seit der Erschaffung gewonnene Punkte; diese Attribute haben { $gained }
no-unknown-talent = Talent { $named } ist unbekannt; möglich: { JOIN($known, ", ") }
no-must-be-dead = mit mST { $mst } ist die Figur tot
no-lacks-talent = jede Figur hat { $named }

## Zwischen den Kämpfen.

no-no-attribute = Eigenschaft { $named }: möglich sind { JOIN($known, ", ") }
no-dead-advance = { $who } ist tot
no-not-secure = { $who } ist an keinem sicheren Ort
no-reduced = { $who } hat ST verloren: { $wounds } durch Wunden, { $exhaustion } durch Erschöpfung; erst muss alles zurück sein
no-too-little-ep = { $who } hat { $ep } Ep; die nächste Stufe verlangt { $needed }

## Das Blatt einer Figur, die erschaffen wird.

making-group-weapon = In der Hand: { $item }
making-group-spare = Mitgeführte Waffen
making-row-points = Punkte übrig
making-points =
    { $over ->
        [0] { $left ->
            [0] keine von { $total }
           *[other] { $left } von { $total }
        }
       *[other] keine, { $over } über { $total }
    }
making-row-free = frei, { $span } von { $mmma } Mp verbraucht
making-row-engaged = gebunden, { $span } von { $mmma } Mp verbraucht
making-row-prone = am Boden, { $span } von { $mmma } Mp verbraucht
making-options = { JOIN($option, ", ") }
making-row-kinds = Angriffe
making-kinds =
    { JOIN($option, ", ") }{ $doubled ->
        [0] { "" }
       *[other] , auch beidhändig
    }
making-kinds-none = so gehalten keine
making-row-strength = verlangte ST
making-strength =
    RQ { $rq }, die Figur zählt { $st }: { $dice ->
        [0] kein Würfel ändert sich
        [one] ein Würfel unter dem höchsten zählt { SIGNED($change) }
       *[other] { $dice } Würfel unter dem höchsten zählen { SIGNED($change) }
    }
making-row-offhand = in der schwächeren Hand
making-offhand = nur die höhere Hälfte der Schadenswürfel zählt
making-row-kept = Schadenswürfel bei 1 bis 9 Trefferwürfeln
making-row-mean = was sie im Mittel ergeben
making-row-doubled-top = höchster Würfel 0 bis 5 beidhändig
making-list = { JOIN(DECIMAL($values), "  ") }

making-thing =
    { $reach ->
        [0] Benutzen mit { $dice } Würfeln gegen { $attribute }: bis zu { $heals } Erschöpfung zurück; bleibt, wenn die Probe misslingt
       *[other] Benutzen mit { $dice } Würfeln gegen { $attribute } auf 1 bis { $reach } Felder durch ein Frontfeld: { $damage } Schadenswürfel; in jedem Fall verbraucht
    } (Füllwert)

## Was an einem Volk besonders ist.

bonus-none = nichts Besonderes
bonus-ma-plus-1 = MA +1
bonus-tough = bewusstlos erst bei mST 0, tot erst bei mST −1
bonus-free-talent = die erste misslungene Talentprobe einer Begegnung gilt nicht
bonus-strong-grip = ST zählt gegen die RQ von Waffen um 1 höher
bonus-lucky = −1 auf den höchsten Würfel jeder Probe, wenn er über 0 liegt

## Arten von Waffen.

category-hilts = Klingen
category-hafts = Schaftwaffen
category-poles = Stangenwaffen
category-bows = Schusswaffen
category-crude = rohe Waffen (Füllwerte)
category-unskilled = ungeübte Waffen

## Teile von Summen.

part-wounds = Wunden
part-exhaustion = Erschöpfung
part-shield = Schild

## Die Karte einer Figur, die aufgehoben ist.

making-card-attribute = { $attribute }
making-card-of = { $now } von { $full }
making-card-mp = Bewegungspunkte: ungebunden, gebunden
making-card-mp-short = Mp
making-card-mp-both = { $free } / { $engaged }
making-card-level = Stufe { $level }
making-card-ep = { $ep } von { $next } Ep
making-card-wounds =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
making-card-exhaustion = { $count } Erschöpfung
making-race-facts = { $total } Punkte, MA { $ma }
making-race-rule = { $race }: mindestens ST { $st }, DX { $dx }, IQ { $iq }, zusammen { $total }.
kind-armor = Rüstung
kind-shield = Schild
kind-thing = Gegenstand
