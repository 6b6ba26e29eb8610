### Was zu besonderen Aktionen gesagt wird: angesagt, entschieden und gebilligt, oder vom Szenario festgelegt.

event-declares = { $who }: besondere Aktion, „{ $words }“.
event-rules = { $side } entscheidet: { JOIN($effects, "; ") }.
event-amends = { $side } will es so: { JOIN($effects, "; ") }.
event-consents = { $side } ist einverstanden.
event-objects = { $side } ist nicht einverstanden.
event-no-effect = { $who }: es geschieht nichts, die Aktion ist verbraucht.
event-shifted = { $who }: jetzt bei { DECIMAL($x) }; { DECIMAL($y) }, Blick nach { $heading }.
event-uses = { $who }: { $ability } gegen { FORM($target, "acc") }, { $distance } entfernt, von Mitte zu Mitte.
event-special-short = zu weit entfernt: es geschieht nichts
event-special-roll =
    { $roll }: { JOIN($faces, " ") }, { $total } von nötigen { $least }: { $success ->
        [0] misslungen
       *[other] gelungen
    }
effect-miniatures =
    { $whom }: { $count ->
        [one] { $count } Miniatur verloren
       *[other] { $count } Miniaturen verloren
    }
effect-steps = { $whom }: { $count }-mal getroffen
effect-vehicle = { $whom }: zerstört
effect-disorder = { $whom }: in Unordnung
effect-move =
    { $whom }: versetzt nach { $at }{ $way ->
       *[none] {""}
        [n] , Blick nach Norden
        [ne] , Blick nach Nordosten
        [e] , Blick nach Osten
        [se] , Blick nach Südosten
        [s] , Blick nach Süden
        [sw] , Blick nach Südwesten
        [w] , Blick nach Westen
        [nw] , Blick nach Nordwesten
    }
effect-nothing = nichts
prompt-ruling = { asked }: „{ $words }“ ist angesagt. Was kommt dabei heraus? Mehr als nichts müssen die anderen billigen.
prompt-agree =
    { $side }: { $who } von { $actor } will dies tun: „{ $words }“. { $amended ->
        [0] { $actor } entscheidet
       *[other] { $author } hat es geändert, und { $actor } nimmt an
    }: { JOIN($effects, "; ") }. Einverstanden?
prompt-amended = { $side }: „{ $words }“ von { $who }: { $author } will es so: { JOIN($effects, "; ") }. Einverstanden? Wenn nicht, geschieht nichts.
label-special = besondere Aktion: „{ $words }“
label-use =
    { $ability } gegen { FORM($whom, "acc") }{ $seen ->
        [0] {""}
       *[other] , { about-far }; Reichweite { DECIMAL($range) }
    }{ $moved ->
        [0] {""}
       *[other] ; versetzt nach { $at }
    }
label-ruling = Entscheidung: { JOIN($effects, "; ") }
label-amend = ändern in: { JOIN($effects, "; ") }
label-consent = einverstanden
label-object = nicht einverstanden: es geschieht nichts
no-special = die Einheit hat keine eigene Fähigkeit gekauft, deren besondere Aktion offen ist
no-special-words = erwartet werden Worte in einer Zeile, höchstens { $most } Zeichen
no-no-such-special = die Einheit hat keine besondere Aktion { $ability }, die dieses Szenario festlegt
no-special-target =
    { $target ->
        [foe] erwartet wird eine feindliche Einheit auf dem Feld, nicht { $unit }
        [friend] erwartet wird eine eigene Einheit auf dem Feld, nicht { $unit }
       *[any] erwartet wird eine Einheit auf dem Feld, nicht { $unit }
    }
no-special-mark =
    { $moves ->
        [0] { $ability } versetzt niemanden: erwartet wird keine Marke
       *[other] { $ability } versetzt eine Einheit: erwartet wird, wohin, etwa to 12,14
    }
no-special-far = { $unit } lässt sich höchstens { DECIMAL($inches) } Zoll versetzen
no-ruled-unit = erwartet wird eine Einheit auf dem Feld, nicht { $unit }
no-ruled-losses = { $unit } kann 1 bis { $most } verlieren
no-ruled-disorder = { $unit } ist schon in Unordnung
no-ruled-twice = eine Entscheidung sagt von einer Einheit alles nur einmal: { $unit }
no-ruled-many = eine Entscheidung sagt höchstens { $most } Dinge
no-ruled-terrain = { $unit } stünde im Gelände
no-not-now-ruling = erst wird über die besondere Aktion entschieden: ruling WIRKUNG oder ruling nothing
no-not-now-agree = erst wird die Entscheidung beantwortet: consent, object oder amend WIRKUNG
no-not-now-amended = erst wird die Änderung beantwortet: consent oder object
no-amended-once = jede Seite ändert eine Entscheidung nur einmal: consent oder object
no-amended-nothing = die Änderung sagt, was die Entscheidung sagt, oder nichts: consent oder object
