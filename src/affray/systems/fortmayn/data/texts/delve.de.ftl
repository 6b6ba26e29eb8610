### Was von einem Abstieg gesagt wird: die Meldung eines Ereignisses ist `event-` und sein Code, die einer Frage `prompt-` und
### ihr Code, eine Antwort heißt `label-` und ihre Art, eine Wahl `choice-` und ihr Code. Auf Namen folgt kein Fürwort.

## Würfel und Quellen

event-rolled = { $roll }: { JOIN($faces, " ") }
event-sources = Größe des Würfels: { JOIN($sum, ", ") }
odds-score = { $thing } (Größe des Würfels: { $parts }):
sum-first = { $label } { SIGNED($value) }
sum-next = { $label } { SIGNED($value) }
roll-which = welches davon
roll-toll = der Preis des Durchgangs
note-beaten = besiegt
note-dead = tot
note-out = außer Gefecht
note-shamed = beschämt
note-surprised = überrascht
note-surprising = überraschend
note-held = festgehalten
note-dreads = erschüttert
note-fat-head = Brummschädel
note-in-the-dark = im Dunkeln
note-overloaded = überladen
note-damaged-armor = Rüstung beschädigt
note-damaged-shield = Schild beschädigt
note-bears-a-comrade = trägt jemanden
note-mounted = beritten
note-light = trägt Licht
note-banished = gebannt
note-asleep = schläft oder ist gebunden
note-yielded = hat nachgegeben
note-friendly = freundlich
note-passive-avoidant = passiv-ausweichend
note-passive-aggressive = passiv-aggressiv
note-oppositional = widersetzlich
note-aggressive = aggressiv
note-murderous = mörderisch
person-line =
    { $who }: { $type }, KÖRPER { $body }/{ $bodies }, KOPF { $head }/{ $heads }, { $coins ->
        [-1] Münzen ungesehen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }{ $geared ->
        [0] {""}
       *[other] ; { TALLY($items) }
    }{ $noted ->
        [0] {""}
       *[other] {" "}({ $notes })
    }
foe-line =
    { $who }: { $creature }, { $dd }/{ $most } Schwierigkeitswürfel{ $noted ->
        [0] {""}
       *[other] {" "}({ $notes })
    }
hurdle-line =
    { $who }: { $dd ->
        [one] { $dd } Schwierigkeitswürfel
       *[other] { $dd } Schwierigkeitswürfel
    }{ $obstacle ->
       *[other] {""}
    }{ $noted ->
        [0] {""}
       *[other] {" "}({ $notes })
    }

## Ereignisse: die Gruppe und der Stützpunkt

event-begun =
    Ein Abstieg beginnt, die Gruppe zählt { $size ->
        [one] einen
       *[other] { $size }
    }.
event-said =
    { $named ->
        [0] „{ $said }“
       *[other] { $who }: „{ $said }“
    }
event-created =
    { $who }: { $type }, { $body } KÖRPER-Würfel{ $body ->
       *[other] {""}
    } und { $head } KOPF-Würfel{ $head ->
       *[other] {""}
    }, { $coins } Münzen{ $career ->
        [none] .
       *[other] {""}; { $career }.
    }
event-hired = { $who } ({ $type }) kommt als Söldling mit, für { $cost } Münzen von { $payer }.
event-party = Die Gruppe ist vollständig: { $people }.
event-buys = { $who } kauft { TALLY($items) }; noch { $coins } Münzen.
event-sells = { $who } verkauft { $item } für { $won }; jetzt { $coins } Münzen.
event-repair-too-dear = { $who }: Die Rüstung einen Schritt auszubessern würde { $cost } Münzen kosten, da sind nur { $coins }.
event-repair-declined = { $who } zahlt die { $cost } Münzen für die Rüstung nicht.
event-repaired = { $who }: { $item } auf W{ $die } ausgebessert, für { $cost } Münzen.
event-crafts = { $who } arbeitet eine Stunde an { $item } von { $whose }: KOPF mit W{ $die } gegen Schwierigkeit { $dd }.
event-mended = { $whose }: { $item } ist auf W{ $die } ausgebessert.
event-not-mended = { $who } bekommt die Rüstung von { $whose } nicht ausgebessert.
event-built = { $who } hat gebaut: { $item }.
event-builds = { $who } arbeitet eine Stunde an { $item }: KOPF mit W{ $die } gegen Schwierigkeit { $dd }.
event-not-built =
    { $who } ist mit { $item } noch nicht fertig: noch { $left ->
        [one] { $left } Schwierigkeitswürfel
       *[other] { $left } Schwierigkeitswürfel
    }.
event-studies = { $who } brütet eine Stunde über „{ $spell }“: KOPF mit W{ $die } gegen Schwierigkeit { $dd }.
event-not-learned = { $who } versteht „{ $spell }“ noch nicht.
event-copies = { $who } schreibt „{ $spell }“ in ein leeres Buch ab.
event-bond = { $who } hat eine Bindung gewonnen: sage, an wen oder was.
event-attached = { $who } hat jetzt eine Bindung: { $words }.
event-wages = { $who }, Söldling, wird einen weiteren Tag bezahlt: { $cost } Münzen von { $payer }.
event-hireling-leaves = { $who }, Söldling, wird nicht bezahlt und geht.
event-map-read = { $who } entfaltet die Karte: Sie zeigt einen anderen Ort.
event-lodges = { $who } hat Bett und Abendessen; { $whose } zahlt { $cost } Münzen.
event-memorises =
    { $who } { $count ->
        [0] merkt sich nichts mehr.
       *[other] merkt sich { $spells }.
    }
event-rumour = Ein Gerücht: { $quest }; der Ort: { $site }. Aber { $complication }.
event-departed = Die Gruppe bricht auf zur Ebene { $level }, in der Ordnung { $people }: { $quest }.
event-over =
    Der Abstieg ist zu Ende{ $won ->
        [0] {""}
        [one] , ein Auftrag ist erfüllt
       *[other] , { $won } Aufträge sind erfüllt
    }. { COUNT($people) ->
        [0] Niemand ist da, der davon erzählt.
        [one] Davon erzählen kann { $people }.
       *[other] Davon erzählen können { $people }.
    }
event-level = Ebene { $level } liegt vor der Gruppe. { $quest }.
event-came-home =
    { $goal ->
        [0] Die Gruppe kommt heim, der Auftrag ist nicht erfüllt.
       *[other] Die Gruppe kommt heim, der Auftrag ist erfüllt: { $quest }.
    } { $count ->
        [0] Kein Meilenstein ({ $milestone }).
        [one] Ein Meilenstein ({ $milestone }).
       *[other] { $count } Meilensteine ({ $milestone }).
    }
event-gains-die = { $who } gewinnt einen { $pool }-Würfel: jetzt KÖRPER { $body }, KOPF { $head }.
event-mourned = { $people }: für immer verloren.
event-leaves =
    { $goal ->
        [0] Die Gruppe verlässt den Ort.
       *[other] Die Gruppe verlässt den Ort; getan ist, weswegen sie kam.
    }

## Ereignisse: Räume und Zeit

event-clock = Tag { $day }, Stunde { $hour }, Augenblick { $moment }.
event-arrived =
    Raum { $number }: { $room }, { $light }; { $feature }. { $exits ->
        [one] Ein Ausgang.
       *[other] { $exits } Ausgänge.
    }{ $goal ->
        [0] {""}
       *[other] {" "}Das Ziel ist hier.
    }
event-bars =
    { $exit ->
        [-1] Im Weg: { $obstacle }.
        [0] Im Weg zurück: { $obstacle }.
       *[other] Im Weg zu Ausgang { $exit }: { $obstacle }.
    }
event-springs = Eine Falle schnappt zu: { $obstacle }!
event-burns =
    { $who }: eine Stunde { $item }{ $die ->
        [0] {""}; aufgebraucht.
       *[other] , jetzt W{ $die }.
    }
event-uses = { $who } gebraucht: { $item }.
event-chance = { $theme }: { $chance }
event-chance-idle = Es bleibt ohne Folgen.
event-event-dice = Ereigniswürfel: { JOIN($faces, " ") }{ COUNT($before) ->
        [0] {""}
       *[other] {" "}(zuvor { JOIN($before, " ") })
    }.
event-harder = { $obstacle } wird schwerer: { $dd } Schwierigkeitswürfel.
event-clue =
    { $exit ->
        [0] Der Rückweg
       *[other] Ausgang { $exit }
    } führt näher ans Ziel.
event-omen =
    { $good ->
        [0] Ein schlechtes Zeichen für { $who }: ein KOPF-Würfel verloren, { $ready } bereit.
       *[other] Ein gutes Zeichen für { $who }: ein KOPF-Würfel zurück, { $ready } bereit.
    }
event-restored = { $who } gewinnt einen { $pool }-Würfel zurück: { $ready } bereit.
event-meeting = { $foes }: { $band }.
event-oracle =
    Orakel ({ $likelihood }): { $oracle }.{ $unexpected ->
        [0] {""}
       *[other] {" "}Und etwas Unerwartetes.
    } { $question }
oracle-asks = { $question }
event-oddity = { $oddity }

## Ereignisse: Proben

event-declared =
    { $people }: { $casting ->
        [0] { $task ->
            [other] ein Versuch mit { $pool }
           *[more] { $task }, mit { $pool }
        }
       *[other] „{ $spell }“ soll gezaubert werden
    }{ $stunt ->
        [0] .
       *[other] {""}, als Bravourstück.
    }
event-ruling =
    { $who } hat dafür { $ready ->
        [0] keinen { $pool }-Würfel
       *[other] { $ready } { $pool }-Würfel W{ $die }
    }; Schwierigkeit { $dd }.
event-amended =
    { $author } bestimmt: Schwierigkeit { $dd } statt { $before }{ $step ->
        [0] {""}
        [one] , einen Schritt leichter
       *[other] , einen Schritt schwerer
    }{ $fixed ->
        [0] {""}
        [one] , ein Würfel verloren, was auch fällt
       *[other] , { $fixed } Würfel verloren, was auch fällt
    }{ $hidden ->
        [0] .
       *[other] {""}, und warum es misslingt, bleibt offen.
    }
event-tries =
    { $task ->
        [other] { $who } würfelt { $ready }W{ $die } ({ $pool }) gegen Schwierigkeit { $dd }
        [casting] { $who } zaubert mit { $ready }W{ $die } ({ $pool }) gegen Schwierigkeit { $dd }
       *[more] { $who }, { $task }: { $ready }W{ $die } ({ $pool }) gegen Schwierigkeit { $dd }
    }{ $stunt ->
        [0] .
       *[other] {""}, als Bravourstück.
    }
event-outcome =
    { $task ->
        [other] { $people }: {""}
        [casting] { $people }: {""}
       *[more] { $people }, { $task }: {""}
    }{ $outcome ->
        [overcome] geschafft.
        [partial] halb geschafft; Schwierigkeit { $dd } ist übrig.
       *[failed] { $hidden ->
            [0] diesmal nicht; Schwierigkeit { $dd } ist übrig.
           *[other] nichts gefunden.
        }
    }
event-imposed =
    { $who } verliert { $lost ->
        [one] einen { $pool }-Würfel
       *[other] { $lost } { $pool }-Würfel
    } nach Ermessen.
event-harmed =
    { $who } verliert noch { $lost ->
        [one] einen { $pool }-Würfel
       *[other] { $lost } { $pool }-Würfel
    }.
event-done = { $obstacle }: nicht mehr im Weg.
event-found =
    { $hidden ->
        [0] Gefunden: { $obstacle }.
       *[other] Gefunden: { $obstacle } – { $secret }.
    }
event-nothing-hidden = Hier ist nichts verborgen.
event-consequence = Folge: { $consequence }.
event-noise =
    { $heard ->
        [0] Der Lärm bleibt ungehört.
       *[other] Etwas hat es gehört.
    }
event-mishap = { $obstacle }: { $price }.
event-unseen = { $obstacle }: Da war etwas, das niemand gesehen hatte.
event-dazed = { $who }: ein Brummschädel für eine Stunde.
event-disowned = { $who }: { $attachment } sagt sich nach dieser Schande los.
event-toll-paid = { $who } zahlt { $cost } Münzen und darf durch.
event-toll-refused = { $who } zahlt die verlangten { $cost } Münzen nicht.
event-needle = Eine Nadel schnellt auf { $who } zu: eine Probe am Ende des Augenblicks.
event-poison = Gift hat { $who } getroffen: eine Probe am Ende des Augenblicks.
event-sets-down = { $who } setzt { $item } ab: zu schwer.
event-falls = { $who } fällt an einen tieferen Ort; zurück heißt es klettern.
event-shut = Der Weg ist zu.
event-swept = Das Wasser spült die Gruppe in Raum { $number }.
event-called = Bewohner sind gerufen.
event-woken = Die Schläfer erwachen.
event-misread = { $who } liest eine falsche Bedeutung heraus.
event-hour-lost = Eine Stunde ist verloren.
event-forgets = { $who } hat „{ $spell }“ vergessen.
event-betrays = { $who } gibt { $attachment } auf.
event-gives-way = { $foe } gibt nach.
event-learns = { $who } hat „{ $spell }“ gelernt.

## Ereignisse: Dinge, Rast und Randnotizen

event-handles =
    { $who } { $handling ->
        [light] entzündet { $item ->
                [torches-6] eine Fackel
                [lantern] die Laterne
               *[other] { $item }
            }
        [douse] löscht { $item }
        [wield] nimmt { $item } zur Hand
        [stow] steckt { $item } weg
        [take] nimmt { $item }
        [drop] lässt { $item } fallen
        [give] gibt { $item } ab
        [don] legt { $item } an
        [doff] legt { $item ->
                [armor] die Rüstung
                [shield] den Schild
               *[other] { $item }
            } ab
        [wedge] verkeilt Ausgang { $item }
       *[invoke] ruft { $item } an
    }.
event-takes = { $who } nimmt { $item }.
event-takes-goal = { $who } hat getan, weswegen die Gruppe kam: { $quest }.
event-takes-treasure = { $who } nimmt einen Schatz: { $treasure }.
event-finds =
    { $who } hat nun: { $item }{ $value ->
        [0] .
       *[other] {""}, { $value } Münzen wert.
    }
event-finds-coins = { $who } zählt { $coins } Münzen.
event-dead-obey = Die Toten gehorchen { $who } einmal: { $foes } weichen.
event-rests = Eine Stunde Rast.
event-camps =
    Ein Lager; wird es gestört ({ $likelihood })? { $disturbed ->
        [0] Nein.
       *[other] Ja: Jemand kommt.
    }
event-milestone =
    Ein Meilenstein: { $milestone }; { $count ->
        [one] bisher einer.
       *[other] bisher { $count }.
    }
event-noted =
    { $rewritten ->
        [0] Eine Bemerkung fürs Tagebuch.
       *[other] Zeile { $line } des Tagebuchs wird neu erzählt.
    }

## Fragen

prompt-dice =
    { $given ->
        [0] {""}
       *[other] { $side }:{" "}
    }{ $number ->
        [one] Wirf einen W{ $sides }
       *[other] Wirf { $number }W{ $sides }
    } für { $roll }{ $named ->
        [0] {""}
       *[other] {" "}({ $who })
    } und tippe, was { $number ->
        [one] er zeigt.
       *[other] sie zeigen.
    }
prompt-setup = Wie viele brechen auf?
prompt-create =
    { $left ->
        [0] { $others ->
            [0] Die Gruppe ist { $people }. Beschreibe jemanden neu, kaufe Dinge, oder sage, dass sie vollständig ist.
           *[other] Warten auf { $waits }; Charaktere werden noch gemacht. Bis dahin kannst du Dinge kaufen.
        }
        [one] Eine Figur fehlt noch{ $count ->
            [0] .
           *[other] {""} neben { $people }.
        }
       *[other] { $left } Figuren fehlen noch{ $count ->
            [0] .
           *[other] {""} neben { $people }.
        }
    }
prompt-hub =
    Am Stützpunkt{ $own ->
        [0] , mit zusammen { $coins } Münzen
        [1] , mit { $coins } eigenen Münzen
       *[other] {""}
    }. { $sought ->
        [0] Noch gibt es keinen Auftrag: Hört euch um.
       *[other] Der Auftrag: { $quest }; der Ort: { $site }. Aber { $complication }.
    }
prompt-scene =
    { $room }, { $light }: Was tut die Gruppe?{ $waits ->
        [0] {""}
       *[other] {" "}Das Orakel fragt: { $question }
    }
prompt-declare =
    { $sprung ->
        [0] {""}
       *[other] Sie schnappt zu! {""}
    }{ $people }: { $casting ->
        [0] { $task } mit { $pool } gegen Schwierigkeit { $dd }{ $aimed ->
            [0] {""}
           *[other] {" "}({ $obstacle })
        }. Wagen?
       *[other] „{ $spell }“ zaubern gegen Schwierigkeit { $dd }. Wagen?
    }
prompt-ruling =
    { $people }: { $casting ->
        [0] { $task }
       *[other] „{ $spell }“
    } mit { $ready }W{ $die } ({ $pool }) gegen Schwierigkeit { $dd }{ $stunt ->
        [0] {""}
       *[other] , als Bravourstück
    }{ $losses ->
        [0] {""}
       *[other] , { $losses } verloren, was auch fällt
    }. Angenommen?
prompt-rest = Wie rastet die Gruppe? Dass ein Lager gestört wird, ist { $likelihood }.
prompt-advance =
    { $count ->
        [0] Kein Meilenstein ist erreicht.
        [one] Alle gewinnen einen Würfel: KÖRPER oder KOPF?
       *[other] Alle gewinnen { $count } Würfel: KÖRPER oder KOPF?
    }
prompt-pay =
    { $who }: Die Rüstung einen Schritt auszubessern kostet { $x ->
        [-1] Münzen
       *[other] { $x } Münzen
    }. Zahlen?
choice-pay =
    { $number ->
        [0] Nein
       *[other] Ja
    }
prompt-comrade = Wer gewinnt einen Würfel zurück?
choice-comrade = { $whom }
prompt-shamed = { $who }: Welche Bindung geht an der Schande verloren?
choice-shamed = { $attachment }
prompt-toll =
    { $who }: { $x ->
        [-1] Münzen
       *[other] { $x } Münzen
    } werden für den Durchgang verlangt. Zahlen?
choice-toll =
    { $number ->
        [0] Nein
       *[other] Ja
    }
prompt-save =
    { $who }: { $x ->
        [-1] Einen gefährdeten Würfel
        [one] Ein Würfel ist gefährdet. Einen
       *[other] { $x } Würfel sind gefährdet. Einen
    } retten?
choice-save =
    { $die ->
        [0] { $number ->
            [0] Keinen retten: Der Würfel ist verloren
            [1] Ohne Schild: Der Würfel ist verloren
           *[other] Ohne Rüstung: Der Würfel ist verloren
        }
       *[other] { $number ->
            [1] Mit dem Schild (W{ $die })
           *[other] Mit der Rüstung (W{ $die })
        }
    }
prompt-sunder = { $who } geht gleich außer Gefecht. Etwas opfern?
choice-sunder =
    { $die ->
        [0] { $number ->
            [0] Nichts opfern: außer Gefecht
            [1] Ohne Schild: außer Gefecht
           *[other] Ohne Rüstung: außer Gefecht
        }
       *[other] { $number ->
            [1] Den Schild (W{ $die })
           *[other] Die Rüstung (W{ $die })
        }
    }

## Antworten

label-said = { $label }: „{ $said }“
label-start =
    { $size ->
        [one] Einer bricht allein auf
        [2] Eine Gruppe von { $size }, wie üblich
       *[other] Eine Gruppe von { $size }
    }
label-set-character = { $who }, { $type } mit { $body } KÖRPER und { $head } KOPF
label-buy = { $who } kauft { TALLY($items) }
label-done = Die Gruppe ist vollständig
label-sell = { $who } verkauft { $items }
label-repair =
    { $crafted ->
        [0] Die Rüstung von { $who } für Münzen ausbessern lassen
       *[other] { $maker } bessert die Rüstung von { $who } aus
    }
label-memorise =
    { $count ->
        [0] { $who } merkt sich nichts mehr
       *[other] { $who } merkt sich { $spells }
    }
label-build = { $who } arbeitet eine Stunde daran, { $items } zu bauen
label-learn = { $who } brütet eine Stunde über { $spells }
label-copy = { $who } schreibt { $spells } in ein leeres Buch ab
label-sleep = Schlafen, mit einer Mahlzeit
label-rumour = Sich nach einem Gerücht umhören
label-recruit = Jemanden anwerben
label-retire = Sich zur Ruhe setzen: Der Abstieg ist zu Ende
label-depart =
    Aufbruch zur Ebene { $level }{ $ordered ->
        [0] {""}
       *[other] {" "}in der Ordnung { $people }
    }
label-oracle = Das Orakel fragen ({ $likelihood })
label-oracle-reply = Die Frage des Orakels beantworten
label-oracle-seen = Erzählen, was unerwartet war
label-oracle-oddity = Etwas Seltsames ziehen
label-search = { $who } sucht
label-approach =
    { $people }: { $task } mit { $pool }{ $aimed ->
        [0] {""}
        [2] {" "}– { $spell }
        [3] {" "}– { $item }
       *[other] {" "}– { $obstacle }
    }{ $stunt ->
        [0] {""}
       *[other] , als Bravourstück
    }
label-cast =
    { $who } zaubert „{ $spell }“ aus { $source }{ $aimed ->
        [0] {""}
       *[other] {" "}auf { $obstacle }
    }
label-handle =
    { $who } { $handling ->
        [light] entzündet { $item ->
                [torches-6] eine Fackel
                [lantern] die Laterne
               *[other] { $item }
            }
        [douse] löscht { $item }
        [wield] nimmt { $item } zur Hand
        [stow] steckt { $item } weg
        [take] { $item ->
                [goal] tut, { $item }
               *[other] nimmt { $item }
            }
        [drop] lässt { $item } fallen
        [give] gibt { $whom } { $item }
        [don] legt { $item } an
        [doff] legt { $item ->
                [armor] die Rüstung
                [shield] den Schild
               *[other] { $item }
            } ab
        [wedge] verkeilt Ausgang { $item }
       *[invoke] ruft { $item } an
    }
label-go =
    { $back ->
        [0] Weiter durch Ausgang { $exit }
       *[other] { $exit ->
            [0] Zurück
           *[other] Wieder durch Ausgang { $exit }
        }
    }{ $known ->
        [0] {""}
       *[other] : { $room }{ $foes ->
            [0] {""}
           *[other] , wo Gegner geblieben sind
        }
    }{ $barred ->
        [0] {""}
       *[other] {" "}({ $obstacle })
    }
label-rest = Rasten
label-attack = Angreifen
label-parley = Verhandeln
label-leave = Den Ort verlassen
label-confirm =
    { $changed ->
        [0] Wagen
       *[other] Wagen, mit { $words }
    }
label-cancel = Es sich anders überlegen
label-accept = Annehmen und würfeln
label-amend = Das Urteil ändern: { $words }
label-withdraw = Abbrechen
label-hour =
    Eine Stunde rasten{ $tended ->
        [0] {""}
       *[other] , Kräuter für { $herbs }
    }{ $drunk ->
        [0] {""}
       *[other] , Wein für { $wine }
    }{ $copied ->
        [0] {""}
       *[other] , Zauber abschreiben
    }
label-camp =
    Lagern: eine Mahlzeit und 8 Stunden Schlaf{ $memorised ->
        [0] {""}
       *[other] ; { JOIN($memories, ", ") }
    }
label-assign = { JOIN($given, ", ") }
label-skip = Weiter
label-note = Eine Notiz fürs Tagebuch { $words }
label-impose = { $who } verliert { $lost } { $pool } nach Ermessen
label-attach = { $who } hat eine neue Bindung
label-milestone = Ein Meilenstein: { $words }
assigned =
    { $who } { $pool ->
        [body] KÖRPER
       *[head] KOPF
    }

## Das Tagebuch

journal-clock = Tag { $day }, Stunde { $hour }, Augenblick { $moment }
