### Was Foeman sagt. Die Meldung eines Ereignisses heißt `event-` und sein Code, eine Ablehnung `no-` und was nicht geht,
### eine Frage `prompt-` und ihr Code, die Beschriftung einer Antwort `label-` und ihre Art.

## Ereignisse: die Runde

event-round = Runde { $round }.
event-retreat = { $who } drängt { $whom } um ein Feld zurück, nach { JOIN($direction, ", ") }.
event-follow = { $who } rückt in das frei gewordene Feld nach und blickt in diese Richtung.
event-roll-tiebreak = { $side } wirft noch einmal: { $total }
event-roll-initiative = { $side } wirft { $total }
event-initiative-tie = { JOIN($sides, " und ") } stehen mit { $points } gleich und werfen noch einmal: { JOIN($scores, ", ") }.
event-initiative = Initiative: { JOIN($scores, ", ") }; die erste Wahl: { $chooser }.
initiative-total =
    { $side } { $total }{ $led ->
        [0] {""}
       *[other] {" "}(davon 1, weil zuletzt zuerst gezogen)
    }
event-cede = { $side } lässt der nächsten Seite den Vortritt.
event-segment = Bewegung: { $side }.
event-action-phase = Aktionsphase der Runde { $round }.
event-recover = { $who } erholt sich um { $points } Erschöpfung: mST { $mst }.
event-wake = { $who } kommt zu sich und liegt am Boden.
event-over =
    { $won ->
        [0] Niemand behauptet das Feld: unentschieden.
       *[other] { $side } behauptet das Feld.
    }
event-revive =
    { $who } wird nach dem Kampf ins Leben zurückgeholt (mST { $mst }){ $whole ->
        [0] , bis zur nächsten Stufe mit einem Punkt { $attribute } weniger
       *[other] {""}
    }.

## Ereignisse: Bewegung

event-step =
    { $who } { $kind ->
        [back] geht rückwärts
        [about] macht kehrt und geht
       *[front] geht
    } nach { JOIN($direction, ", ") }{ $kind ->
        [back] , Blick nach { $facing }
       *[front] {""}
    }{ $mode ->
        [shift] {" "}(ein Umsetzen)
        [disengage] {" "}(löst sich: 1 Mp mehr)
       *[free] {""}
    }: { $used } von { $mmma } Mp{ COUNT($foes) ->
        [0] {""}
       *[other] ; gebunden von { $foes }
    }.
event-stop = { $who } bleibt dort: { $used } von { $mmma } Mp.
event-enter = { $who } sucht das Handgemenge mit { $whom }; { $whom } kann es mit 5 Würfeln abwenden, { $score } oder weniger.
event-waived = { $who } lässt es geschehen.
event-in-hth = { $who } ist im Feld: Handgemenge mit { $whom }.
event-displaced = { $who } wird nach { $column },{ $row } abgedrängt; der Zug der Figur ist zu Ende.
event-exit = { $who } versucht, dem Handgemenge zu entkommen: { $count } Würfel, { $score } oder weniger.
event-face =
    { $who } dreht sich nach { JOIN($direction, ", ") }{ $limited ->
        [0] {""}
       *[other] , um eine Seite und unter Druck
    }.
event-pivot-penalty = { $who } verliert die Kontrolle: mDX { $penalty } für den Rest der Runde.
event-rise = { $who } steht auf: { $used } von { $mmma } Mp.
event-fall = { $who } wirft sich zu Boden: { $used } von { $mmma } Mp.
event-surrender = { $who } ergibt sich.
event-entry-mp = das kostet { $mp } Mp mehr
event-passage = { $who } versucht, an { $whom } vorbeizukommen: 4 Würfel, { $score } oder weniger.
event-held-up = { $who } wird aufgehalten: { $used } von { $mmma } Mp
event-charge = { $who } stürmt heran (Füllsel): −1 und ein Schadenswürfel mehr für den Schlag.
event-push = { $who } stößt { $whom } zurück (Füllsel); { $whom } hält mit 4 Würfeln stand, { $score } oder weniger.
event-pushed = { $who } weicht nach { JOIN($direction, ", ") }

## Ereignisse: Ansagen

event-lots = Das Los, falls unter denen mit DX { $dx } auch die mDX gleich ist: { JOIN($who, " vor ") }.
event-declare =
    { $who } sagt { FORM($option, "acc") }{ $aimed ->
        [0] {""}
       *[other] {" "}gegen { $whom }
    } an: { $armed ->
        [0] {""}
       *[other] { $item },{" "}
    }{ $doubled ->
        [0] {""}
       *[other] beidhändig,{" "}
    }{ $dice_bid } Würfel.
event-declare-idle = { $who } hat { $used } von { $mmma } Mp verbraucht und kann in dieser Runde nur noch Bewegung ansagen: 1 Würfel.
event-declare-defend =
    { $who } sagt Abwehr{ $guard ->
        [weapon] {" "}mit der Waffe
        [shield] {" "}mit dem Schild
       *[none] { COUNT($unused) ->
            [0] {" "}mit bloßen Händen
           *[other] {" "}allein mit Beinarbeit, ohne { FORM($unused, "acc") },
        }
    } an: von jetzt an in Deckung.
event-executor = { $who } handelt mit dem höchsten Gebot, { $dice_bid } Würfel.
event-executor-idle = Niemand bietet mehr als 1 Würfel: { $who } tut in dieser Runde nichts mehr.
event-executor-tied =
    { $tied } bieten je { $dice_bid } Würfel: { $who } handelt, { $by ->
        [value] nach der mDX, wie die Handlung sie senkt ({ JOIN($values, ", ") })
        [mdx] mit der höchsten mDX ({ JOIN($values, ", ") })
        [dx] bei gleicher mDX mit der höheren DX
       *[lot] bei gleicher mDX und DX nach dem Los
    }.
tied-bid = { $who } { $value }
event-stand-by =
    { $others ->
        [0] { COUNT($who) ->
            [one] { $who } bleibt bei der letzten Ansage.
           *[other] Alle bleiben bei ihrer Ansage.
        }
       *[other] { COUNT($who) ->
            [one] { $who } bleibt bei der letzten Ansage.
           *[other] Die anderen bleiben bei ihrer Ansage.
        }
    }

## Ereignisse: Angriffe

event-attack =
    { $who } { $option ->
        [jab] stößt nach
        [fire] schießt auf
       *[strike] schlägt nach
    } { $whom }, { $border ->
        [0] { FORM($side_crossed, "from") }
       *[other] auf der Grenze von { $side_crossed } und { $other_side }
    }{ $far ->
        [0] {""}
       *[other] , auf { $range } Felder
    }: { $item }, { $dice_bid } Würfel.
event-attack-hurl =
    { $who } wirft { FORM($item, "acc") } nach { $whom }{ $far ->
        [0] {""}
       *[other] , { $range } Felder weit
    }, { $border ->
        [0] { FORM($side_crossed, "from") }
       *[other] auf der Grenze von { $side_crossed } und { $other_side }
    }: { $dice_bid } Würfel.
event-score = Zielwert { $score } = { JOIN($sum, ", ") }
event-dodge = { $who } weicht für den Rest der Phase aus.
event-hit =
    geworfen { JOIN($dice, " ") }{ $guarded ->
        [0] {""}
       *[other] , +{ $guarded } gegen die Deckung
    } = { $total }, nötig { $score } oder weniger: { $result ->
        [auto-hit] automatischer Treffer
        [auto-miss] automatischer Fehlschlag
        [hit] Treffer
       *[miss] daneben
    }
event-rerolled =
    wirft { COUNT($dice) ->
        [one] eine Null
       *[other] { COUNT($dice) } Nullen
    } neu: { JOIN($dice, " ") }; { $total } von { $score } mit { $thrown } Würfeln: { $result ->
        [hit] immer noch ein Treffer
       *[miss] jetzt daneben
    }
event-talent = mit Waffenfertigkeit
event-stopped = vom Schaden geht ab: { JOIN($stops, ", ") } (Abstand { $margin })
event-stopped-nothing = nichts hält den Treffer auf (Abstand { $margin })
stopped-armor = Rüstung { $points }
stopped-shield = Schild { $points }
stopped-defend = Abwehr { $points }
event-no-damage = { $thrown } Trefferwürfel weniger { $sub }: kein Schadenswürfel
event-spared = wirft mit Absicht keinen Schadenswürfel
event-rolled = Schadenswürfel { JOIN($faces, " ") }: { $kept } dürfen bleiben
event-damage-chosen =
    { $critical ->
        [0] {""}
       *[other] kritischer Treffer,{" "}
    }{ $kept } von { $generated } ausgesucht, { JOIN($faces, " ") }: zusammen { $sum }
event-stopped-armor-first = vom Schaden geht ab, die Rüstung zuerst: { JOIN($stops, ", ") } (Abstand { $margin })
event-damage =
    { $critical ->
        [0] {""}
       *[other] kritischer Treffer,{" "}
    }{ $generated } Schadenswürfel { JOIN($dice, " ") }{ $cut ->
        [0] {""}
       *[other] , behalten { JOIN($faces, " ") }
    }: zusammen { $sum }
event-damage-itemised =
    { $critical ->
        [0] {""}
       *[other] kritischer Treffer,{" "}
    }{ $generated } Schadenswürfel ({ JOIN($made, ", ") }){ $thrown ->
        [0] {""}
       *[other] {" "}{ $generated ->
            [one] zeigt
           *[other] zeigen
        } { JOIN($dice, " ") }
    }{ $cut ->
        [0] {""}
       *[other] , { $kept ->
            [one] einer bleibt
           *[other] { $kept } bleiben
        } ({ JOIN($cuts, ", ") })
    }: { JOIN($results, "; ") }
damage-die = { $face }
damage-die-changed =
    { $same ->
        [0] { $face } zählt { $result }
       *[other] { $face } zählt weiter { $result }
    } ({ JOIN($sum, ", ") })
event-wounds =
    { $losses }: mST von { $before } auf { $mst }{ $end ->
        [unconscious] , bewusstlos; was darüber hinausgeht, zählt nicht
        [dead] , tot; was darüber hinausgeht, zählt nicht
       *[up] {""}
    }
event-wounds-none = keine Wunde: mST bleibt { $mst }
lost-wounds =
    { $points ->
        [one] { $points } Wunde
       *[other] { $points } Wunden
    }
lost-exhaustion = { $points } Erschöpfung
event-proficiency =
    { $outcome ->
        [kept] die Waffenfertigkeit bleibt erhalten
        [ignored] Waffenfertigkeit: der erste Fehlschlag zählt nicht
       *[lost] die Waffenfertigkeit ist für diesen Kampf verloren
    }
event-save =
    { $purpose ->
        [roll-sv-entry] um auszuweichen
        [roll-sv-exit] um zu entkommen
        [roll-sv-pivot] um die Kontrolle zu behalten
        [roll-sv-ready] um bereit zu werden
        [roll-sv-proficiency] um die Waffenfertigkeit zu behalten
        [roll-sv-use] um es zu benutzen
        [roll-sv-passage] um vorbeizukommen
        [roll-sv-rush] um auf den Beinen zu bleiben
        [roll-sv-push] um standzuhalten
       *[other] Rettungswurf
    }, { COUNT($dice) }D: { JOIN($dice, " ") } = { $total }{ $lucky ->
        [0] {""}
       *[other] {" "}(Glück des Goblins)
    }, nötig { $score } oder weniger: { $result ->
        [auto-pass] automatisch gelungen
        [auto-fail] automatisch misslungen
        [pass] gelungen
       *[fail] misslungen
    }
event-unconscious = { $who } fällt in Ohnmacht (mST { $mst }).
event-dead = { $who } ist tot (mST { $mst }).
event-earn = { $who } gewinnt { $points } Ep: zusammen { $ep }
event-ep =
    { $gained ->
        [0] der misslungene Wurf kostet { $who } { $points } Ep: bleiben { $ep }
       *[other] der schwere Wurf bringt { $who } { $points } Ep: zusammen { $ep }
    }
event-lies = { FORM($item, "nom") } liegt im Feld von { $whom }
event-fumble = { $who } lässt { FORM($item, "acc") } im eigenen Feld fallen
event-rush =
    { $who } rennt gegen { $whom } an, { $border ->
        [0] { FORM($side_crossed, "from") }
       *[other] auf der Grenze von { $side_crossed } und { $other_side }
    } (Füllsel): { $item }, { $dice_bid } Würfel.
event-knocked = { $who } wird zu Boden geworfen

## Ereignisse: Gegenstände

event-watch = { $who } beobachtet und zielt.
event-ready = { $who } macht sich bereit: { $score } oder weniger.
event-hold =
    { $who } hält jetzt { COUNT($item) ->
        [0] nichts
       *[other] { FORM($item, "acc") }
    }.
event-take =
    { $given ->
        [0] { $who } hebt { FORM($item, "acc") } auf.
       *[other] { $who } bekommt { FORM($item, "acc") } von { $source }.
    }
event-give = { $who } gibt { FORM($item, "acc") } an { $whom }.
event-unwilling = { $who } ist nicht einverstanden.
event-reload = { $who } lädt { FORM($item, "acc") } nach.
event-drop = { $who } lässt { FORM($item, "acc") } fallen.
event-use =
    { $who } benutzt { FORM($item, "acc") }{ $aimed ->
        [0] {""}
       *[other] {" "}gegen { $whom }
    }, nötig { $score } oder weniger.
event-heal = gewinnt { $points } Erschöpfung zurück: mST { $mst }
event-burned =
    { $stopped } aufgehalten; { $phys ->
        [one] { $phys } Wunde
       *[other] { $phys } Wunden
    } und { $exh } Erschöpfung: mST { $mst }

## Die Teile eines Zielwerts

part-dx = DX
part-armor = Rüstung
part-large-shield = großer Schild
part-duress-of-one-attack = Bedrängnis durch einen Angriff
part-duress-of-a-round = Bedrängnis durch eine Runde
part-hit-dice = Trefferwürfel
part-weapon = Waffe
part-not-rolled = nicht geworfen
part-jab = Stoß
part-off-hand = schwache Hand
part-strength-limit = Grenze der Stärke
part-by-choice = nach Wahl
part-adventurer-bonus = Abenteurerbonus
part-low-and-cup-terms = Low- und Cup-Glieder
part-weapon-table = Tabelle der Waffe
part-critical-hit = kritischer Treffer
part-too-weak-for-it = zu schwach dafür
part-strong-for-it = überschüssige Kraft
part-weapon-proficiency = Waffenfertigkeit
part-pivot = Drehung
part-side-hexside = von der Seite
part-rear-hexside = von hinten
part-same-hex = im selben Feld
part-out-of-hand-to-hand = aus dem Handgemenge
part-into-hand-to-hand = ins Handgemenge
part-prone-attacker = Angreifer am Boden
part-prone-target = Ziel am Boden
part-aim = Zielen
part-range = Entfernung
part-doubled-grip = beidhändiger Griff
part-charge = Ansturm

## Würfe, um die jemand mit echten Würfeln gebeten wird

roll-initiative = Initiative
roll-tiebreak = Stechen
roll-order = Reihenfolge
roll-hit = Trefferwurf
roll-reroll = Neuwurf
roll-damage = Schaden
roll-sv-entry = Rettungswurf gegen das Handgemenge
roll-sv-exit = Rettungswurf aus dem Handgemenge
roll-sv-pivot = Rettungswurf, Drehung
roll-sv-ready = Rettungswurf, Bereitmachen
roll-sv-proficiency = Rettungswurf, Waffenfertigkeit
roll-sv-use = Rettungswurf, Benutzen
roll-entry-mp = Mp des Eindringens
roll-sv-passage = Rettungswurf, Vorbeikommen
roll-sv-rush = Rettungswurf, Schildansturm
roll-sv-ruling = Rettungswurf, Entscheidung
roll-sv-push = Rettungswurf, Zurückstoßen
roll-percent = Prozent
roll-attribute = Attribut: 0 ST, 1 DX, 2 IQ

## Fragen

asked =
    { $named ->
        [0] { $side }
       *[other] { $who } ({ $side })
    }
prompt-dice =
    Wirf { $count }D für { $thrower ->
        [figure] { asked }
        [deed] die Handlung von { asked }
        [side] { $side }
        [each] die nächste der Seiten, die gleichauf sind, in der Reihe { JOIN($order, ", ") }
       *[game] das Spiel
    }: { $roll }.
prompt-go = Das Spiel geht von selbst weiter.
prompt-retreat = { $side }: einen Gegner zurückdrängen oder passen?
prompt-side = { $side }: jetzt ziehen oder der nächsten Seite den Vortritt lassen?
prompt-pick = { $side }: Welche Figur zieht als nächste?
prompt-move = { asked } zieht: ein Schritt, eine Drehung (sie beendet den Zug) oder stehen bleiben?
prompt-declare = { asked } sagt an: welche Aktion, mit wie vielen Würfeln? Die meisten Würfel handeln zuerst.
prompt-declare-again = Das höchste Gebot hat gehandelt, alle anderen Ansagen sind hinfällig. { asked } sagt neu an, dasselbe oder etwas anderes: welche Aktion, mit wie vielen Würfeln?
prompt-ready = { asked } macht sich bereit: Was nehmen die Hände?
prompt-proficiency =
    { asked } greift mit { $bid ->
        [one] { $bid } Würfel
       *[other] { $bid } Würfeln
    } an, { $score } oder weniger trifft. Die Waffenfertigkeit einsetzen? Sie erhöht den niedrigsten Schadenswürfel; danach müssen 3 Würfel (4 nach einem Fehlschlag) höchstens { $iq } ergeben, um sie zu behalten.
prompt-reroll =
    { asked } hat { $total } mit { $thrown ->
        [one] { $thrown } Würfel
       *[other] { $thrown } Würfeln
    } und muss bei { $score } oder weniger bleiben. Wie viele Nullen neu werfen? Jede bringt einen Trefferwürfel dazu, und dessen Augen.
prompt-decides = { asked } führt die begonnene Aktion zu Ende.
prompt-waive = { asked } wird ins Handgemenge gezogen: mit 5 Würfeln abwenden, { $score } oder weniger?
prompt-place = { asked } drängt den Gegner bei { $column },{ $row } ab: auf welches Feld?
prompt-consent = { asked }: mit dem Tausch mit { $other } einverstanden?
prompt-fewer = { asked } hat getroffen und darf { $count } Schadenswürfel werfen, von denen höchstens { $permitted } zählen. Wie viele werfen?
prompt-keep = { asked } hat als Schaden { JOIN($faces, " ") } geworfen und behält { $count } davon: welche?
prompt-bid = { asked }: Wie viele Würfel bieten?
choice-avoid = würfeln, um es abzuwenden
choice-let = geschehen lassen
choice-roll =
    { $count ->
        [0] kein Schaden
       *[other] { $count } Würfel
    }
choice-keep = { JOIN($faces, " ") }
choice-place = { $direction } davon, { $column },{ $row }
choice-count =
    { $count ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] { $count }
    }

## Antworten

label-go = weiter
label-pass = passen
label-move = ziehen
label-cede = den Vortritt lassen
label-end = die Züge der Seite beenden
label-stop = stehen bleiben
label-rise = aufstehen
label-fall = sich zu Boden werfen
label-exit = würfeln, um dem Handgemenge zu entkommen
label-reload = nachladen
label-drop-shield = den Schild fallen lassen
label-surrender = sich ergeben
label-watch = beobachten und zielen
label-charge = heranstürmen (Füllsel)
label-done = fertig
label-number = Wahl { $number }
label-retreat =
    { $a } mit { $b } zurückdrängen, nach { $direction }{ $follow ->
        [0] {""}
       *[other] {" "}und nachrücken
    }
label-figure = mit { $who } ziehen
label-step =
    Schritt nach { $direction }{ $kind ->
        [back] , Blick nach { $facing }
        [about] , mit Kehrtwendung
       *[front] {""}
    }
label-face = nach { $direction } drehen
label-enter = ins Handgemenge mit { $whom }, nach { $direction }
label-push = { $whom } zurückstoßen (Füllsel), nach { $direction }
label-rush =
    mit dem Schild gegen { $whom } anrennen (Füllsel){ $dice ->
        [0] {""}
       *[other] , { $dice } Würfel
    }
label-attack =
    { $armed ->
        [0] {""}
       *[other] mit { FORM($item, "dat") }{" "}
    }{ $doubled ->
        [0] {""}
       *[other] beidhändig{" "}
    }{ $option ->
        [jab] nach { $whom } stoßen
        [hurl] nach { $whom } werfen
        [fire] auf { $whom } schießen
       *[strike] nach { $whom } schlagen
    }{ $dice ->
        [0] {""}
       *[other] , { $dice } Würfel
    }
label-hurl =
    { FORM($item, "acc") } nach { $whom } werfen{ $dice ->
        [0] {""}
       *[other] , { $dice } Würfel
    }
label-defend =
    { $guard ->
        [weapon] mit der Waffe abwehren
        [shield] mit dem Schild abwehren
       *[none] mit bloßen Händen abwehren
    }
label-ready =
    bereit machen{ $dice ->
        [0] {""}
       *[other] , { $dice } Würfel
    }
label-use =
    { FORM($item, "acc") }{ $aimed ->
        [0] {""}
       *[other] {" "}gegen { $whom }
    } benutzen
label-left-unloaded = { $label } ({ $item } bleibt ungeladen, solange der Schütze gebunden ist)
label-hold =
    { COUNT($item) ->
        [0] beide Hände leeren
       *[other] { FORM($item, "acc") }{ $other ->
            [0] {""}
           *[1] {" "}in der anderen Hand
        } halten
    }
label-take =
    { $given ->
        [0] { FORM($item, "acc") } aufheben
       *[other] { FORM($item, "acc") } von { $source } nehmen
    }
label-give = { FORM($item, "acc") } an { $whom } geben

## Figuren

figure-line =
    { $who } ({ $side }, { $race }): mST { $mst }/{ $st }, mDX { $mdx }/{ $dx }, IQ { $iq }; { $hurt ->
        [0] unverletzt
       *[other] Wunden { $phys }, Erschöpfung { $exh }
    }; { $empty ->
        [0] {""}
       *[other] leere Hände{ COUNT($item) ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ JOIN($item, ", ") }{ COUNT($notes) ->
        [0] {""}
       *[other] ; { JOIN($notes, "; ") }
    }
note-surrendered = hat sich ergeben
note-unconscious = bewusstlos
note-dead = tot
note-out = ausgeschieden
note-prone = am Boden
note-hand-to-hand = im Handgemenge
note-engaged = gebunden
note-defending = wehrt ab
note-dodging = weicht aus
note-aim = Zielen { $value }
note-duress = Bedrängnis { $value }
note-pivot = Drehung { $value }
note-acted = hat gehandelt
note-charging = im Ansturm
note-revived = danach ins Leben zurückgeholt

## Namen

option-move = Bewegen
option-strike = Schlag
    .acc = einen Schlag
option-defend = Abwehr
option-hurl = Wurf
    .acc = einen Wurf
option-ready = Bereitmachen
option-jab = Stoß
    .acc = einen Stoß
option-watch = Beobachten
option-fire = Schuss
    .acc = einen Schuss
option-use = Benutzen
option-rush = Schildansturm
    .acc = einen Schildansturm
hexside-front = vorn
    .from = von vorn
hexside-front-right = vorn rechts
    .from = von vorn rechts
hexside-front-left = vorn links
    .from = von vorn links
hexside-right = rechts
    .from = von rechts
hexside-left = links
    .from = von links
hexside-rear = hinten
    .from = von hinten
hexside-same = innen
    .from = im selben Feld
race-human = Mensch
race-elf = Elf
race-dwarf = Zwerg
race-halfling = Halbling
race-orc = Ork
race-goblin = Goblin
terrain-open = offen
terrain-rough = unwegsam
terrain-brush = Gebüsch
terrain-shallow-water = seichtes Wasser
terrain-stairs = Treppe
terrain-low-wall = niedrige Mauer
terrain-object = Hindernis
terrain-pit = Grube
phase-start = Beginn der Runde
phase-retreats = Zurückdrängen
phase-initiative = Initiative
phase-choose-side = Wahl der Seite, die zieht
phase-pick = Wahl der Figur, die zieht
phase-move = Bewegung
phase-tiebreak = Los
phase-declare = Ansagen
phase-execute = Aktion
phase-readying = Bereitmachen
phase-over = zu Ende

## Gegenstände

item-unarmed = bloße Hände
    .acc = die bloßen Hände
    .dat = den bloßen Händen
    .nom = die bloßen Hände
item-rock = Stein
    .acc = den Stein
    .dat = dem Stein
    .nom = der Stein
item-club = Keule
    .acc = die Keule
    .dat = der Keule
    .nom = die Keule
item-cudgel = Knüppel
    .acc = den Knüppel
    .dat = dem Knüppel
    .nom = der Knüppel
item-dagger = Dolch
    .acc = den Dolch
    .dat = dem Dolch
    .nom = der Dolch
item-rapier = Rapier
    .acc = das Rapier
    .dat = dem Rapier
    .nom = das Rapier
item-cutlass = Entermesser
    .acc = das Entermesser
    .dat = dem Entermesser
    .nom = das Entermesser
item-shortsword = Kurzschwert
    .acc = das Kurzschwert
    .dat = dem Kurzschwert
    .nom = das Kurzschwert
item-broadsword = Breitschwert
    .acc = das Breitschwert
    .dat = dem Breitschwert
    .nom = das Breitschwert
item-langsword = Langschwert
    .acc = das Langschwert
    .dat = dem Langschwert
    .nom = das Langschwert
item-greatsword = Bidenhänder
    .acc = den Bidenhänder
    .dat = dem Bidenhänder
    .nom = der Bidenhänder
item-whip = Peitsche
    .acc = die Peitsche
    .dat = der Peitsche
    .nom = die Peitsche
item-chain = Kette
    .acc = die Kette
    .dat = der Kette
    .nom = die Kette
item-staff = Kampfstab
    .acc = den Kampfstab
    .dat = dem Kampfstab
    .nom = der Kampfstab
item-hammer = Streithammer
    .acc = den Streithammer
    .dat = dem Streithammer
    .nom = der Streithammer
item-mace = Streitkolben
    .acc = den Streitkolben
    .dat = dem Streitkolben
    .nom = der Streitkolben
item-axe = Axt
    .acc = die Axt
    .dat = der Axt
    .nom = die Axt
item-flail = Kriegsflegel
    .acc = den Kriegsflegel
    .dat = dem Kriegsflegel
    .nom = der Kriegsflegel
item-battleaxe = Streitaxt
    .acc = die Streitaxt
    .dat = der Streitaxt
    .nom = die Streitaxt
item-picket = Spitzpfahl
    .acc = den Spitzpfahl
    .dat = dem Spitzpfahl
    .nom = der Spitzpfahl
item-javelin = Wurfspeer
    .acc = den Wurfspeer
    .dat = dem Wurfspeer
    .nom = der Wurfspeer
item-spear = Speer
    .acc = den Speer
    .dat = dem Speer
    .nom = der Speer
item-bipole = Zweizack
    .acc = den Zweizack
    .dat = dem Zweizack
    .nom = der Zweizack
item-trident = Dreizack
    .acc = den Dreizack
    .dat = dem Dreizack
    .nom = der Dreizack
item-lance = Lanze
    .acc = die Lanze
    .dat = der Lanze
    .nom = die Lanze
item-halberd = Hellebarde
    .acc = die Hellebarde
    .dat = der Hellebarde
    .nom = die Hellebarde
item-pikeaxe = Spießaxt
    .acc = die Spießaxt
    .dat = der Spießaxt
    .nom = die Spießaxt
item-sling = Schleuder
    .acc = die Schleuder
    .dat = der Schleuder
    .nom = die Schleuder
item-smallbow = Kurzbogen
    .acc = den Kurzbogen
    .dat = dem Kurzbogen
    .nom = der Kurzbogen
item-horsebow = Reiterbogen
    .acc = den Reiterbogen
    .dat = dem Reiterbogen
    .nom = der Reiterbogen
item-longbow = Langbogen
    .acc = den Langbogen
    .dat = dem Langbogen
    .nom = der Langbogen
item-lt-crossbow = leichte Armbrust
    .acc = die leichte Armbrust
    .dat = der leichten Armbrust
    .nom = die leichte Armbrust
item-hv-crossbow = schwere Armbrust
    .acc = die schwere Armbrust
    .dat = der schweren Armbrust
    .nom = die schwere Armbrust
item-matchlock = Luntenmuskete
    .acc = die Luntenmuskete
    .dat = der Luntenmuskete
    .nom = die Luntenmuskete
item-crude-club = rohe Keule
    .acc = die rohe Keule
    .dat = der rohen Keule
    .nom = die rohe Keule
item-crude-spear = roher Speer
    .acc = den rohen Speer
    .dat = dem rohen Speer
    .nom = der rohe Speer
item-crude-axe = rohe Axt
    .acc = die rohe Axt
    .dat = der rohen Axt
    .nom = die rohe Axt
item-crude-bow = roher Bogen
    .acc = den rohen Bogen
    .dat = dem rohen Bogen
    .nom = der rohe Bogen
item-small-shield = kleiner Schild
    .acc = den kleinen Schild
    .dat = dem kleinen Schild
    .nom = der kleine Schild
item-large-shield = großer Schild
    .acc = den großen Schild
    .dat = dem großen Schild
    .nom = der große Schild
item-healing-draught = Heiltrank
    .acc = den Heiltrank
    .dat = dem Heiltrank
    .nom = der Heiltrank
item-oil-flask = Ölflasche
    .acc = die Ölflasche
    .dat = der Ölflasche
    .nom = die Ölflasche
item-none = nichts
item-cloth = Steppwams
item-leather = Lederrüstung
item-chainmail = Kettenhemd
item-half-plate = Halbharnisch
item-full-plate = Vollharnisch
item-defend-opt = Abwehr

## Hausregeln

effect-negative-rounding = Ob die Hälfte einer negativen Zahl aufgerundet wird (−5/2 ist −2) oder von der Null weg (−3).
effect-pivot-half = Ob die halbe Bewegungsweite genau verglichen oder erst aufgerundet wird, ehe eine Drehung beschränkt ist.
effect-orc-rq = Ob der zusätzliche ST-Punkt eines Orks auch für den Bonus einer leichten Waffe zählt oder nur gegen den Abzug einer schweren.
effect-rq-forbids = Ob eine Waffe, die mehr ST verlangt, als eine Figur hat, in ihrer Hand nur schwächer ist oder ganz verboten.
effect-prone-engages = Ob eine Figur, die am Boden liegt, die Figuren neben sich dennoch bindet.
effect-pass-friends = Ob eine Figur durch das Feld eines Freundes gehen darf, solange sie dort nicht anhält.
effect-hth-entry-sign = Wessen größere ST gegen den anderen zählt, wenn eine Figur ins Handgemenge einzudringen versucht.
effect-tie-uses-bonuses = Ob Boni der angesagten Aktion ihrer Figur auch helfen, bei gleichem Gebot zu gewinnen.
effect-figures-block-hurl = Ob stehende Figuren eine geworfene Waffe auf ihrem Weg aufhalten, wie sie einen Stoß oder Schuss aufhalten.
effect-prone-blocks = Ob liegende Figuren, die bei Bewusstsein sind, einen Stoß oder Schuss aufhalten wie stehende.
effect-duress-counts = Ob beide Arten von Verlusten oder nur Wunden eine Figur in Bedrängnis bringen.
effect-reroll-zeroes = Ob eine Null, die liegen gelassen wurde, auf einer späteren Stufe noch neu geworfen werden darf.
effect-critical-needs = Ob jeder Neuwurf bei einem automatischen Treffer diesen kritisch macht oder nur einer, der die Summe erhöht hat.
effect-adventurer-bonus-faces = Ob der niedrigste Trefferwürfel für den Bonus des Abenteurers nach der Deckung abgelesen wird oder so, wie er gefallen ist.
effect-guard-scope = Ob Deckung nur den Angriffen begegnet, für die ihre Art gedacht ist, oder jedem Angriff von vorn.
effect-defending-shield-cover = Ob der Schild eines Abwehrenden nur dann die ganze Vorderseite deckt, wenn er mit ihm abwehrt, oder in jedem Fall.
effect-shield-hand-reach = Ob ein bereiter Schild nur Angriffe auf Ziele im vorderen Feld seiner Hand verwehrt oder auch auf alles, was dahinter liegt.
effect-guard-in-hth = Ob Deckung auch gegen einen Angriff aus dem eigenen Feld wirkt.
effect-player-sides = Welche Seiten Figuren von Spielern haben, denn nur die bekommen den Abenteurerbonus auf Schaden: die des Szenarios, keine oder Seiten nach ihrer Nummer.
effect-proficiency-parity = Ob die Waffenfertigkeit auf den niedrigsten Würfel nach den übrigen Änderungen sieht oder so, wie er geworfen wurde.
effect-exhaustion-floor = Wie weit Erschöpfung die ST senken kann: nie unter 1 oder bis zur Schwelle der Bewusstlosigkeit.
effect-wake-on-recovery = Ob eine Figur, deren ST sich erholt, noch im Kampf zu sich kommt oder bis zu dessen Ende ausscheidet.
effect-ep-loss = Ob jeder misslungene Rettungswurf Erfahrung kostet oder nur ein schwerer mit vier oder mehr Würfeln.
effect-dx-ep = Ob ein Ziel, das erwachte und wieder fällt, seine DX als Erfahrung noch einmal einbringt oder nur einmal je Begegnung.
effect-preset = Ob das Spiel vom reinen Foeman ausgeht oder von der Auswahl, die MindWand unter den folgenden Regeln trifft.
effect-repeat-action-roll = Ob eine Figur, die ohne einen Schritt ihre Aktion wiederholt, keinen automatischen Fehlschlag haben kann.
effect-drop-weapon = Ob bei einem sehr schlechten Wurf (über dem Vierfachen der Würfel plus eins) die Waffe zu Boden fällt.
effect-low-cup-mods = Ob selbst entworfene Waffen den niedrigsten Schadenswürfel (L) und die mittleren (C) verändern dürfen.
effect-first-penetrating-physical = Ob Wunden und Erschöpfung nach den Würfeln unterschieden werden, die durch die Rüstung dringen, oder nach allen.
effect-crude-bows-unskilled = Ob ein roher Bogen wie die anderen rohen Waffen erschöpft (die Tabelle ist Füllsel).
effect-max-six-dice = Ob ST vor Neuwürfen nie mehr als sechs Schadenswürfel erlaubt.
effect-cap-scope = Wen die Grenze der Schadenswürfel durch ST bindet: alle, Figuren von Spielern oder diese nur, solange sie gebunden sind.
effect-choose-dice = Ob der Angreifer aussucht, welche Schadenswürfel bleiben, oder immer die höchsten behält.
effect-fewer-damage-dice = Ob ein Angreifer weniger Schadenswürfel werfen darf, als ihm zustehen.
effect-emplaced-exempt = Ob ein fest aufgestellter Bogen die ST seines Schützen nicht beachtet (die Aufstellung ist Füllsel).
effect-bonus-exclusions = Ob der Schadensbonus der Abenteurer auf gewöhnliche Waffen beschränkt ist: keine magischen, rohen, ungelernten oder rassischen.
effect-bonus-first = Ob der Bonus der Abenteurer vor den Änderungen der Waffe an L und C kommt oder danach.
effect-defending-item = Wie ein Abwehrschild schützt: mit dem besseren Rahmen und dem besseren Block, jeder für sich, mit dem Besseren von dem, was er und die Abwehr aufhielten, oder nach MindWand.
effect-defend-adjacent-missile = Ob die Abwehr auch gegen einen Wurf oder Schuss aus dem Nachbarfeld hilft.
effect-dodge-covers-front = Ob der Schild einer ausweichenden Figur gegen Geschosse aus mehr als einem Feld die ganze Front deckt.
effect-offhand-weapon-shields = Ob eine Waffe in der schwachen Hand gegen Schlag und Stoß schützt (die Werte sind Füllsel).
effect-shield-first = Ob der Schild den Schaden vor der Rüstung aufhält; die Summe ist dieselbe.
effect-pivot-threshold = Ob eine Drehung schwer misslingt, wenn der Wurf um mehr als 2 über mIQ oder über mDX liegt.
effect-pivot-dice = Ob sich die Würfel einer beschränkten Drehung nach der Bindung richten oder nach der Übermacht (Füllsel).
effect-hth-exit = Ob das Lösen aus dem Handgemenge 5 Würfel gegen den stärksten Gegner kostet oder 4 gegen alle zusammen.
effect-posture-disengage = Ob Aufstehen oder Fallenlassen im Handgemenge den Wurf zum Lösen verlangt und den Zug beendet (Füllsel).
effect-enter-opponent-hex = Ob eine gebundene Figur durch eine ungeschützte Feldseite auf ihren Gegner treten darf, für 0 bis 5 Mp mehr.
effect-passage-sv = Ob das Feld einer Figur zu durchqueren einen Bewegungspunkt mehr und einen Rettungswurf kostet.
effect-retreat-one-per-source = Ob eine Figur je Runde nur einmal zurückdrängen darf.
effect-retreat-order = Ob das Zurückdrängen nach den Seiten geht, wie sie zuletzt zogen, oder Figur um Figur nach der Liste.
effect-special-charge-in = Ob eine Figur heranstürmen darf: zwei gerade Schritte, dann ein Schlag mit −1 und einem Schadenswürfel mehr (Füllsel).
effect-special-shield-rush = Ob ein Schildträger gegen einen Gegner anrennen darf, um ihn zu Boden zu werfen (Füllsel).
effect-special-push-back = Ob eine ziehende Figur einen Gegner für 2 Mp geradeaus zurückstoßen darf (Füllsel).
effect-revive-killed = Ob Getötete danach zurückgeholt werden, wenn mST nicht -n oder weniger ist, mit so viel Prozent Gefahr, einen Attributspunkt zu verlieren (n:Prozent; beides Füllsel).
effect-eg-mode = Ob jeder Gegner den Begegnungsgrad 4 hat oder einen nach seinen Attributen.
effect-observation = Vom Verfasser zurückgezogen: hat keine Wirkung.
effect-draw-among = Ob sich alle Seiten ein Unentschieden teilen, oder nur die letzten: die übrig sind oder in der letzten Runde gefallen sind.

title-preset = Foeman oder MindWand
title-negative-rounding = Hälfte einer negativen Zahl
title-pivot-half = Halbe Bewegung für eine Drehung
title-orc-rq = Die zusätzliche ST der Orks
title-rq-forbids = Zu schwere Waffen
title-prone-engages = Liegende binden
title-pass-friends = Durch Freunde hindurch
title-hth-entry-sign = ST beim Eintritt ins Handgemenge
title-tie-uses-bonuses = Boni brechen Gleichstand
title-figures-block-hurl = Figuren halten Würfe auf
title-prone-blocks = Liegende halten Schüsse auf
title-duress-counts = Was für Bedrängnis zählt
title-reroll-zeroes = Nullen neu würfeln
title-critical-needs = Was einen Treffer kritisch macht
title-adventurer-bonus-faces = Niedrigster Würfel des Bonus
title-guard-scope = Wogegen Deckung hilft
title-defending-shield-cover = Deckung durch den Schild
title-shield-hand-reach = Reichweite der Schildhandsperre
title-guard-in-hth = Deckung im Handgemenge
title-player-sides = Seiten mit Abenteurerbonus
title-proficiency-parity = Niedrigster Würfel der Fertigkeit
title-exhaustion-floor = Grenze der Erschöpfung
title-wake-on-recovery = Erwachen bei Erholung
title-ep-loss = Erfahrungsverlust bei Rettungswürfen
title-dx-ep = Erfahrung fürs Niederstrecken
title-repeat-action-roll = Wiederholte Aktionen
title-drop-weapon = Fallengelassene Waffen
title-low-cup-mods = L und C eigener Waffen
title-first-penetrating-physical = Welche Würfel verwunden
title-crude-bows-unskilled = Grobe Bögen
title-max-six-dice = Höchstens sechs Schadenswürfel
title-cap-scope = Wen die ST-Grenze bindet
title-choose-dice = Schadenswürfel wählen
title-fewer-damage-dice = Weniger Schadenswürfel
title-emplaced-exempt = Aufgestellte Bögen
title-bonus-exclusions = Bonus nur für übliche Waffen
title-bonus-first = Bonus zuerst
title-defending-item = Werte beim Verteidigen
title-defend-adjacent-missile = Verteidigen gegen Geschosse
title-dodge-covers-front = Schild beim Ausweichen
title-offhand-weapon-shields = Zweitwaffe schützt
title-shield-first = Schild vor Rüstung
title-pivot-threshold = Wann eine Drehung arg misslingt
title-pivot-dice = Würfel einer Drehung
title-hth-exit = Das Handgemenge verlassen
title-posture-disengage = Aufstehen im Handgemenge
title-enter-opponent-hex = Auf das Feld eines Gegners
title-passage-sv = An Figuren vorbei
title-retreat-one-per-source = Ein Zurückdrängen je Runde
title-retreat-order = Reihenfolge des Zurückdrängens
title-special-charge-in = Hineinstürmen
title-special-shield-rush = Schildstoß
title-special-push-back = Zurückschieben
title-revive-killed = Getötete wiederbeleben
title-eg-mode = Begegnungsgrad
title-observation = Beobachtung (zurückgezogen)
title-draw-among = Wer unentschieden spielt

## Ablehnungen

no-not-now-start = erwartet wird der Beginn der Runde
no-not-now-retreats = erwartet wird ein Zurückdrängen oder pass
no-not-now-initiative = erwartet wird der Wurf um die Initiative
no-not-now-choose-side = noch nicht: erst wähle, ob deine Seite jetzt zieht oder den Zug abgibt (move, cede)
no-surrender-in-move = noch nicht: Eine Seite zieht oder gibt den Zug ab, sonst nichts; jede Figur kann sich in ihrem eigenen Zug ergeben, antworte also erst move
no-not-now-pick = erwartet wird eine Figur der Seite, die noch nicht gezogen hat, oder end
no-not-now-tiebreak = erwartet wird das Los um die Reihenfolge
no-not-now-execute = erwartet wird die Aktion mit dem höchsten Gebot
no-not-a-move = jetzt nicht: das ist ein Zug, mit Schritten, einer Drehung oder stop; alles andere wird in der Aktionsphase angesagt
no-not-a-declaration = die Züge dieser Runde sind vorbei; erwartet wird eine Ansage: eine Aktion, ihr Ziel und ihre Würfel
no-not-an-attack = erwartet wird strike, jab, hurl oder fire
no-not-a-ready = erwartet wird hold, take, give oder done
no-not-yours = { $who } gehört nicht zu { $side }
no-retreat = { $who } darf { $whom } nicht zurückdrängen: dazu muss die Figur einen stehenden Gegner nebenan binden, den sie in der letzten Runde verletzt hat, selbst unverletzt geblieben und nicht zurückgewichen sein; jede Figur wird nur einmal zurückgedrängt
no-retreat-room = { $whom } kann nicht nach { $direction } gedrängt werden: dort ist kein freies Feld
no-follow-room = { $who } kann nicht nachrücken: im Feld, das { $whom } verlässt, steht noch jemand
no-in-hth = { $who } ist im Handgemenge: mit exit darum würfeln, ihm zu entkommen
no-posture-hth = { $who } ist im Handgemenge: erst mit exit würfeln, dann anstelle eines Schritts die Haltung ändern
no-barred = das Feld { $direction } von { $who } kann nicht betreten werden
no-foe-stands = { $whom } steht dort: hinein führt nur das Handgemenge ({ $form })
no-friend-stands = { $whom } steht dort
no-friend-passed = dort steht ein Freund, und der Zug könnte nicht weitergehen
no-friend-here = { $whom } steht hier: durch das Feld darf man nur hindurchgehen
no-must-stop =
    { $who } muss hier anhalten: { $reason ->
        [held] die Figur ist dem Handgemenge nicht entkommen
        [used] { $used } von { $mmma } Mp sind verbraucht
        [over] der Zug der Figur ist zu Ende
       *[engaged] die Figur ist gebunden
    }
no-no-turn = { $who } blickt schon nach { $direction }: stop beendet den Zug
no-no-pivot = { $who } darf sich nicht drehen: alle Mp sind verbraucht, oder der letzte Schritt ging rückwärts
no-pivot-limit = { $who } darf sich nur um eine Seite drehen: gebunden, oder mehr als die Hälfte der Mp ist verbraucht
no-posture =
    { $prone ->
        [0] { $who } steht schon
       *[other] { $who } liegt schon am Boden
    }
no-rise-mp = Aufstehen kostet Mp: { $used } von { $mmma } sind verbraucht
no-nobody-stands = im Feld { $direction } von { $who } steht kein Gegner
no-not-in-hex = { $whom } ist nicht in diesem Feld
no-no-entry = das Handgemenge verlangt eine stehende Figur, die ihren Zug ungebunden begonnen, höchstens { $most } Schritte gemacht und weniger als die Hälfte ihrer Mp verbraucht hat und vorwärts eindringt
no-entry-shielded = dort ist ein Schild oder eine Waffe der linken Hand von { $whom } im Weg
no-frame = { $who } darf keine besondere Bewegung machen (Füllsel): sie verlangt einen ungebundenen Beginn, höchstens die halben Mp, zuletzt einen Schritt vorwärts, und eine je Runde
no-charge-steps = { $who } darf nicht heranstürmen (Füllsel): das verlangt einen ungebundenen Beginn, höchstens die halben Mp und { $steps } gerade Schritte vorwärts
no-charge-engaged = { $who } stürmt nur dorthin, wo die Figur gebunden endet (Füllsel)
no-push-frame = { $who } darf nicht zurückstoßen (Füllsel): das verlangt einen ungebundenen Beginn, einen Schritt vorwärts und mit den 2 des Stoßes höchstens die halben Mp
no-push-room = gerade hinter { $whom } ist kein freies Feld
no-rush-target = { $whom } muss in einem anderen Feld stehen, um angerannt zu werden (Füllsel)
no-no-room = { $whom } hätte kein Feld, in das { $who } abgedrängt werden könnte
no-no-exit = { $who } ist nicht im Handgemenge oder hat schon gewürfelt
no-moved-too-far = { $who } hat { $used } von { $mmma } Mp verbraucht: zu viele für { FORM($option, "acc") }
no-fixed-bid = { $option } hat immer { $fixed } Würfel, nicht { $dice }: ohne Zahl antworten
no-bid = ein Gebot sind { $least } bis { $most } Würfel, nicht { $dice }
no-no-opponent =
    { $named ->
        [0] ohne Ziel: gesucht ist ein Gegner
       *[other] { $whom } ist kein Gegner
    } von { $who }
no-out-of-fight = { $whom } ist aus dem Kampf ausgeschieden
no-not-held = { $who } hat { FORM($item, "acc") } nicht bereit
no-nothing-held = { $who } hat keine Waffe bereit, die { FORM($option, "acc") } erlaubt
no-no-shield = { $who } hat keinen Schild bereit
no-no-weapon = { $who } hat keine Waffe bereit
no-range-strike = ein Schlag reicht ein Feld weit, das Ziel ist { $steps } entfernt
no-range-jab = ein Stoß geht genau zwei Felder weit, das Ziel ist { $steps } entfernt
no-range-hurl = ein Wurf reicht 1 bis { $most } Felder weit, das Ziel ist { $steps } entfernt
no-range-fire = mit einem Bogen schießt man nicht im eigenen Feld
no-range-thing = { FORM($item, "nom") } reicht 1 bis { $reach } Felder weit (Füllwert)
no-front = das Ziel liegt nicht hinter einem vorderen Feld
no-shield-hand = dein eigener Schild versperrt Hiebe durch dieses Feld
no-blocked = die Linie zum Ziel ist versperrt
no-ground-blocks = { $ground } bei { $place } versperrt jede Linie
no-figure-blocks = { $who } steht einem Stoß oder Schuss im Weg
no-hurl-bare-hand = eine bloße Hand lässt sich nicht werfen
no-bows = { $item }: mit Bögen wird nur geschossen, und nur mit ihnen
no-both-hands = { $item }: nimmt beide Hände, sodass kein Schild bereit ist
no-loaded = { $item }: nicht geladen
no-hurl = { $item }: nicht zum Werfen geeignet
no-jab =
    { $item }: { $possible ->
        [0] nicht zum Stoßen geeignet
       *[other] ohne freie Hand kein Stoß
    }
no-doubled-kind =
    beidhändig geführt werden nur Schlag und Stoß, nicht { $kind ->
        [fire] der Schuss
       *[hurl] der Wurf
    }
no-doubled-weapon = { $item }: keine einhändige Waffe
no-doubled-unarmed = { $item }: nicht beidhändig zu führen
no-doubled-hand = der beidhändige Griff verlangt, dass die andere Hand leer ist
no-strength = { $item }: verlangt ST { $needed }, die Figur zählt { $st }
no-takes-no-target = { FORM($item, "nom") } braucht kein Ziel
no-not-owned = { $who } hat { FORM($item, "acc") } nicht
no-not-owned-more = { $who } hat { FORM($item, "acc") } nicht (mehr)
no-reload-none = { $who } hält keinen Bogen, der nachzuladen wäre
no-reload-slow = { FORM($item, "nom") } wird mit einem Bereitmachen nachgeladen (Füllwert)
no-reload-once = { $who } hat in dieser Runde schon nachgeladen
no-reload-shots = { $who } hat keine Schüsse mehr (Füllwert: { $shots })
no-reload-engaged = { $who } ist gebunden und darf nicht nachladen
no-too-much =
    { $who } trägt schon { $limit } { $shield ->
        [0] Waffen
       *[other] Schild
    } (Füllwert)
no-no-change = { $who } hält das schon: done beendet die Aktion
no-two-shields = nur ein Schild ist zugleich bereit
no-hold-first = { FORM($item, "nom") } nimmt beide Hände: zuerst nennen
no-not-near = { $whom } ist nicht im selben Feld oder nebenan
no-not-there = { FORM($item, "nom") } ist nicht da
no-handled-asked = { FORM($item, "nom") } ist in diesem Bereitmachen schon getauscht oder verlangt worden
no-handled-offered = { FORM($item, "nom") } ist in diesem Bereitmachen schon getauscht oder angeboten worden
no-least = { $attribute } { $score } liegt unter dem Mindestwert { $least } von { $race }
no-total = ST+DX+IQ ist { $score }; { $race } verlangt { $total }
no-order = { $low } muss unter { $high } liegen
no-hands = { JOIN($item, ", ") }: zusammen { $needed } Hände, es sind nur { $hands }
no-armor = höchstens eine Rüstung, nicht { JOIN($item, ", ") }

system-summary = Scharmützel Mann gegen Mann auf Sechsecken: Blickrichtung, Bindung, offene Gebote von Würfeln, Nachwürfe in Stufen, Erschöpfung.
system-purpose = Für ein Duell oder Scharmützel in einer halben Stunde, in dem jedes Feld und jede Blickrichtung zählt: Würfel werden offen geboten.

## Die fertigen Figuren, in Fragen nach Chancen und wo eine unter ihrem Namen auf dem Brett steht

figure-sample-figure-seed = Musterfigur
figure-man-at-arms = Kriegsknecht
figure-pikeman = Pikenier
figure-elf-archer = Elfenschütze
figure-dwarf-axeman = Axtzwerg
figure-halfling-slinger = Halblingschleuderer
figure-orc-raider = Orkplünderer
figure-goblin-skirmisher = Goblinplänkler
