### Was der Leitfaden für Kampf und Bewegung sagt. Die Meldung eines Ereignisses heißt `event-` und sein Code, eine
### Ablehnung `no-` und was nicht geht, eine Frage `prompt-` und ihr Code, die Beschriftung einer Antwort `label-` und
### ihre Art.

## Ereignisse: die Runde

event-turn = Runde { $turn }.
event-filler =
    Nicht aus dem Urtext, der dort keine Zahlen hat, sondern unsere Ergänzung: Waffen und Rüstungen{ $magic ->
        [0] {""}
       *[other] , die Zauber
    }{ COUNT($race) ->
        [0] {""}
       *[other] , { JOIN($race, ", ") }
    }.
event-initiative = Initiative: { JOIN($throws, "; ") }.
initiative-throw =
    { $side } { JOIN($faces, ", dann ") }{ COUNT($faces) ->
        [one] {""}
       *[other] {" "}im Stechen
    }
event-places = Die Initiative geht an { $side }; gezogen wird in dieser Folge: { JOIN($order, ", dann ") }.
event-segment = Bewegung: { $side }.
event-action-phase = Aktionen der Runde { $turn }.
event-tie =
    Gleichstand von { $figures } bei adjDX { $dx }: { JOIN($throws, ", ") }{ $settled ->
        [0] , wieder gleich.
       *[other] , also ist { $first } zuerst an der Reihe.
    }
tie-throw = { $named } { $number }
event-over =
    { $won ->
        [0] Niemand siegt: unentschieden.
       *[other] Der Sieg geht an { $side }.
    }

## Ereignisse: Bewegung

hexes-moved =
    { $moved } von { $cap } { $cap ->
        [one] Feld
       *[other] Feldern
    }{ COUNT($foes) ->
        [0] {""}
       *[other] ; gebunden von { FORM($foes, "dat") }
    }
event-step =
    { $who } { $manner ->
        [flies] fliegt
        [crawls] kriecht
       *[walks] geht
    } nach { JOIN($direction, ", ") }: { hexes-moved }.
event-push = { $who } schiebt sich weiter nach { $direction }: { hexes-moved }.
event-wheel = { $who } schwenkt nach { $direction }: { hexes-moved }.
event-pushed = { $who } weicht vor { FORM($by, "dat") } nach { $direction }.
event-face = { $who } dreht sich nach { $direction }.
event-enters-fire = { $who } gerät ins Feuer.
event-burns = { $who } ist im Feuer.
event-drop-pack = { $who } wirft den Rucksack ab.
event-take-pack = { $who } nimmt den Rucksack wieder auf und tut in dieser Runde sonst nichts.
event-take-off = { $who } hebt ab.
event-land = { $who } landet.
event-height =
    { $low ->
        [0] { $who } bleibt außer Reichweite des Bodens.
       *[other] { $who } kommt tief genug, um am Boden zu kämpfen.
    }
event-apart =
    { $apart ->
        [0] { $who } fliegt wieder in der Höhe der anderen.
       *[other] { $who } fliegt in einer eigenen Höhe.
    }
event-leaves-map = { $who } verlässt die Karte.
event-heals =
    { $wakes ->
        [0] { $who } heilt: ST { $left }.
       *[other] { $who } heilt und erwacht: ST { $left }.
    }
event-comes-down = { $who } kommt herunter und liegt am Boden.

## Ereignisse: Optionen

event-option =
    { $crawled ->
        [0] { option-taken }
       *[other] { $who } kriecht { $hexes ->
            [one] ein Feld
           *[other] { $hexes } Felder
        } weit (Option { $letter }).
    }
option-taken =
    { $who } wählt ({ $letter }) { $option }{ $speed ->
        [stand-still] {""}
        [shift] {" "}nach einem Schritt zur Seite
        [run] {" "}nach { $hexes } Feldern im Lauf
        [jog] {" "}nach { $hexes } Feldern im Trab
        [fly] {" "}nach { $hexes ->
            [one] einem Feld
           *[other] { $hexes } Feldern
        } im Flug
       *[walk] {" "}nach { $hexes ->
            [one] einem Feld
           *[other] { $hexes } Feldern
        } im Schritt
    }{ $posture ->
        [kneeling] {" "}und kniet nieder
        [prone] {" "}und legt sich hin
       *[same] {""}
    }.
event-switches = { $who } wählt stattdessen ({ $letter }) { $option }.
event-dodge = { $who } weicht bis zum Ende der Runde aus.
event-defend = { $who } wehrt bis zum Ende der Runde ab.
event-wait = { $who } wartet auf eine Blöße.
event-pass =
    { $stance ->
        [none] { $hexes ->
            [0] { $who } bleibt am Ort und tut nichts.
           *[other] { $who } tut nichts weiter.
        }
        [dodge] { $who } weicht nur aus.
       *[defend] { $who } wehrt nur ab.
    }

## Ereignisse: Angriffe

event-attack =
    { $who } { $item ->
        [breath] speit seinen Odem auf { FORM($whom, "acc") }
       *[other] { $attack ->
            [thrown] wirft { FORM($item, "acc") } nach { FORM($whom, "dat") }
            [missile] schießt mit { FORM($item, "dat") } auf { FORM($whom, "acc") }
            [hth] schlägt im Handgemenge mit { FORM($item, "dat") } nach { FORM($whom, "dat") }
           *[melee] schlägt mit { FORM($item, "dat") } nach { FORM($whom, "dat") }
        }
    }{ $far ->
        [0] {""}
        [1] , auf { $hexes } Felder
       *[2] , auf { $hexes ->
            [one] { $hexes } Feld
           *[other] { $hexes } Felder
        } ({ $megahexes ->
            [one] { $megahexes } Megafeld
           *[other] { $megahexes } Megafelder
        })
    }{ $broken ->
        [2] , ohne Schaden
        [1] , mit halbem Schaden
       *[other] {""}
    }{ $guard ->
        [dodge] ; vier Würfel, denn { $whom } weicht aus
        [defend] ; vier Würfel, denn { $whom } wehrt ab
       *[none] {""}
    }.
event-sweeps =
    { COUNT($whom) ->
        [one] { $who } schwingt { FORM($item, "acc") } gegen { FORM($whom, "acc") }.
       *[other] { $who } führt mit { FORM($item, "dat") } einen Rundschlag gegen alle, die davor stehen: { $whom }.
    }
adj-sum = adjDX { $adj } = { JOIN($sum, ", ") }
event-past = auf dem Weg: { $whom }
event-past-friend =
    um einen Freund zu verfehlen, { JOIN($dice, " ") } = { $total }, nötig { $adj } oder weniger: { $result ->
        [past] geht vorbei
        [double] trifft mit doppeltem Schaden
        [triple] trifft mit dreifachem Schaden
       *[hit] trifft
    }
event-meets = getroffen ist { $whom }
needed =
    { $only ->
        [3] nur 3, 4 oder 5
        [4] nur 4 oder 5
       *[0] { $adj } oder weniger
    }
event-hit =
    geworfen { JOIN($dice, " ") } = { $total }, nötig { needed }: { $result ->
        [triple] ein Treffer mit dreifachem Schaden
        [double] ein Treffer mit doppeltem Schaden
        [sure] ein automatischer Treffer
        [hit] ein Treffer
        [never] ein automatischer Fehlschlag
       *[miss] daneben
    }
event-body =
    { $met ->
        [0] vorbei an dem Körper, der im Weg liegt: { $number }
       *[other] in den Körper, der im Weg liegt: { $number }
    }
event-damage =
    Schaden { $count }W{ $bonus ->
        [none] {""}
       *[other] { DECIMAL($bonus) }
    }: { JOIN($dice, " + ") }{ $sign ->
        [plus] {" "}+ { $more }
        [minus] {" "}− { $more }
       *[none] {""}
    }{ $plain ->
        [0] {" "}= { $sum }
       *[other] {""}
    }{ $raised ->
        [0] {""}
       *[other] , aber mindestens { $total }
    }
event-charged = Stangenwaffe im Ansturm über { $hexes } Felder: doppelter Schaden
event-dealt =
    { $share ->
        [1] halb wegen der zerbrochenen Waffe,{" "}
       *[2] {""}
    }{ $times ->
        [1] {""}
        [2] verdoppelt,{" "}
        [3] verdreifacht,{" "}
       *[other] mal { $times },{" "}
    }{ $share ->
        [1] abgerundet,{" "}
       *[2] {""}
    }aus { $rolled }: { $dealt }
event-stopped =
    { $dealt ->
        [0] kein Schaden
       *[other] { $dealt } weniger { $stopped }: nichts dringt durch
    }
event-stops =
    { $hits ->
        [0] Schutz von { FORM($whom, "dat") }: { JOIN($sum, ", ") }
       *[other] { $dealt } gegen { FORM($whom, "acc") }, weniger { JOIN($sum, ", ") }: { $hits } Schaden
    }
event-hurt =
    { $hits } Schaden: ST { $before } auf { $left }{ $status ->
        [unconscious] , bewusstlos
        [dead] , tot
       *[ok] { $felled ->
            [0] {""}
           *[other] , zu Boden geworfen
        }
    }
event-drops = { $who } lässt { FORM($item, "acc") } fallen.
event-breaks =
    { $who } zerbricht { FORM($item, "acc") }{ $gone ->
        [0] {""}
       *[other] , nun ganz unbrauchbar
    }.
event-lies = { FORM($item, "nom") } liegt auf { $column },{ $row }
event-falls = { $who } stürzt.
event-spent =
    { $fatigue ->
        [-1] gibt mehr aus, als übrig ist
       *[other] { $points } Erschöpfung: { $fatigue } von { $pool }
    }{ $conscious ->
        [0] ; bricht zusammen
       *[other] {""}
    }
event-save =
    { $roll ->
        [roll-collapse] um wach zu bleiben,
        [roll-draw-dagger] um ihn zu ziehen,
        [roll-leave-hth] um zu entkommen,
        [roll-no-retreat] um auf den Beinen zu bleiben,
        [roll-disbelieve] um es zu durchschauen,
        [roll-resist] um zu widerstehen,
        [roll-rope] um freizukommen,
       *[other] Rettungswurf,
    } geworfen { JOIN($dice, " ") } = { $total }, nötig { $target } oder weniger: { $result ->
        [0] misslungen
       *[other] gelungen
    }
event-cast =
    geworfen { JOIN($dice, " ") } = { $total }, nötig { needed }: { $result ->
        [triple] ein dreifacher Erfolg
        [double] ein doppelter Erfolg
        [sure] ein automatischer Erfolg
        [hit] gelungen
        [never] automatisch misslungen
       *[miss] misslungen
    }

## Ereignisse: Handgemenge

event-enters = { $who } sucht das Handgemenge mit { FORM($whom, "dat") } ({ JOIN($ways, ", ") }).
event-not-agreed = { $who } lässt { FORM($whom, "acc") } nicht heran.
event-defence-die =
    { $again ->
        [0] { $number ->
            [5] Verteidigungswürfel { $number }: abgewiesen, kein Angriff
            [6] Verteidigungswürfel { $number }: mit einem Hieb empfangen, kein Angriff
            [3] Verteidigungswürfel { $number }: Handgemenge, aber Zeit für einen Dolch
            [4] Verteidigungswürfel { $number }: Handgemenge, aber Zeit für einen Dolch
           *[other] Verteidigungswürfel { $number }: Handgemenge, völlig überrascht
        }
       *[other] Verteidigungswürfel { $number }: zählt hier nicht und wird neu geworfen
    }
event-in-hth = { $who } ist im Feld: Handgemenge mit { FORM($whom, "dat") }.
event-repelled =
    { $struck ->
        [0] { $who } wird aus dem Feld zurückgeworfen.
       *[other] { $whom } trifft mit { FORM($item, "dat") }; { $who } muss zurück.
    }
event-draws = { $who } zieht { FORM($item, "acc") }.
event-tries-to-draw = { $who } versucht, einen Dolch zu ziehen.
event-tries-to-leave = { $who } versucht, das Handgemenge zu verlassen.
event-leaves-hth = { $who } reißt sich nach { $direction } los.
event-stands-out = { $who } steht auf und tritt nach { $direction } hinaus.
event-stands-up = { $who } steht auf.

## Ereignisse: Gegenstände, Lösen, Zurückdrängen

event-holds =
    { $who } hält jetzt { COUNT($item) ->
        [0] nichts
       *[other] { FORM($item, "acc") }
    }.
event-picks-up = { $who } hebt { FORM($item, "acc") } auf.
event-disengages = { $who } löst sich nach { $direction }.
event-retreat = { $who } drängt { FORM($whom, "acc") } nach { $direction } zurück.
event-no-retreat = { $who } drängt { FORM($whom, "acc") } zurück, doch es gibt kein Feld dafür.
event-advance = { $who } rückt nach { $direction } nach.

## Die Teile einer Zahl

part-dx = DX
part-armor = Rüstung
part-shield = Schild
part-low-st = wenig ST
part-wounded-last-turn = letzte Runde verwundet
part-exhausted = erschöpft
part-spells = Zauber
part-shadow = Schatten
part-two-weapons = zwei Waffen
part-sweeping-blow = Rundschlag
part-standing-in-fire = im Feuer
part-standing-on-a-body = auf einem Körper
part-broken-ground = unebener Boden
part-race = Volk
part-range = Entfernung
part-side-hex = von der Seite
part-rear-hex = von hinten
part-hand-to-hand = Handgemenge
part-set-pole-weapon = Stange gegen den Ansturm gestellt
part-prone-crossbow = Armbrust im Liegen
part-waiting = auf eine Blöße gewartet
part-invisible-target = unsichtbares Ziel
part-target-in-shadow = Ziel im Schatten
part-target-in-flight = fliegendes Ziel
part-giant-snake = Riesenschlange
part-blurred-target = verschwommenes Ziel
part-disengaged-before = hat sich vorher gelöst
part-hide = Haut
part-base-ma = MA nach DX
part-load = Last
part-mind = Geist
part-limit = auf eine Grenze gekürzt
part-fatigue = Erschöpfung
part-belt = Gürtel

## Würfe, um die jemand mit echten Würfeln gebeten wird

roll-initiative = Initiative
roll-order = Gleichstand in der Reihenfolge
roll-hit = Trefferwurf
roll-past-friend = um einen Freund im Weg zu verfehlen
roll-body = der Körper im Weg
roll-damage = Schaden
roll-defence-die = der Würfel des Verteidigers
roll-collapse = Rettungswurf gegen den Zusammenbruch
roll-draw-dagger = Rettungswurf, Dolch ziehen
roll-leave-hth = Rettungswurf aus dem Handgemenge
roll-no-retreat = Rettungswurf der zurückgedrängten Figur
roll-cast = Zauberwurf
roll-disbelieve = Rettungswurf, Durchschauen
roll-ruling = Rettungswurf, Entscheidung
roll-resist = Rettungswurf des Opfers
roll-rope = Rettungswurf gegen die Fessel
roll-duration = Runden, die der Zauber währt

## Fragen

asked =
    { $named ->
        [0] { $side }
       *[other] { $who } ({ $side })
    }
prompt-dice =
    Wirf { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } für { $thrower ->
        [figure] { asked }
        [side] { $side }
       *[game] das Spiel
    }: { $roll }.
prompt-go = Das Spiel geht von selbst weiter.
prompt-place = Die Initiative liegt bei { $side }: wann ziehen?
prompt-renew =
    { asked }: { $hidden ->
        [0] dafür zahlen, dass „{ $spell }“ weiterwirkt, oder den Zauber enden lassen?
       *[other] welche Zauber wirken weiter?
    }
prompt-pick = { $side }: Welche Figur zieht als nächste, oder bleiben alle anderen stehen?
prompt-height = { asked } ist in der Luft: tief genug kommen, um mit { FORM($whom, "dat") } zu kämpfen, oder oben bleiben?
prompt-move =
    { $cap ->
        [0] { asked } bleibt an Ort und Stelle: wohin blicken?
       *[other] { asked } zieht, { $moved } von { $cap } { $cap ->
            [one] Feld
           *[other] Feldern
        }: ein Schritt oder eine Blickrichtung, die den Weg beendet?
    }
prompt-option = { asked } ist angekommen: welche Option?
prompt-actor = { $side }: Diese Figuren handeln mit gleicher adjDX; welche zuerst?
prompt-act =
    { $left ->
        [twin] { asked }: Wen trifft die andere Waffe?
        [shots] { asked } darf noch einmal schießen: auf wen?
       *[none] { asked } handelt mit adjDX { $adj }{ $chosen ->
            [0] {""}
           *[other] , gewählt war ({ $letter }) { $option }
        }: Was nun?
    }
prompt-retreat = { $side }: einen Gegner zurückdrängen oder passen?
prompt-decides = { asked } führt die begonnene Aktion zu Ende.
prompt-facing = { asked } auf { $column },{ $row }: wohin blicken?
prompt-give-way = { asked } wird zurückgeschoben: wohin?
prompt-way-out = { asked } kommt auf die Beine und aus dem Feld: in welches?
prompt-advance = { asked } hat den Gegner zurückgedrängt: nachrücken?
prompt-agree = { asked }: { FORM($whom, "acc") } zum Handgemenge heranlassen?
prompt-same-height = { asked }: Ist { $whom } in derselben Höhe, sodass ein Handgemenge möglich ist?
prompt-met = { asked } zielt genau zwischen mehreren Figuren hindurch: Welche ist im Weg?
prompt-stance = { asked } wird angegriffen: stattdessen ({ $letter }) { $option } wählen, ehe gewürfelt wird?
choice-hex = { $direction }, { $column },{ $row }
choice-facing =
    { $same ->
        [0] { $direction }
       *[other] { $direction }, wie bisher
    }
choice-stay = stehen bleiben
choice-figure = { $whom }
choice-item = { FORM($item, "nom") }
choice-made = „{ $spell }“ von { FORM($who, "dat") }

## Antworten

label-go = weiter
label-renew = dafür zahlen
label-lapse = enden lassen
label-end = die anderen lassen, wo sie sind
label-take-off = abheben
label-land = landen
label-low = tief genug kommen, um am Boden zu kämpfen
label-high = oben bleiben, außer Reichweite des Bodens
label-apart = in einer eigenen Höhe fliegen
label-near = in der Höhe der anderen fliegen
label-drop-pack = den Rucksack abwerfen
label-take-pack = den Rucksack wieder aufnehmen
label-leave-map = die Karte verlassen
label-stand = aufstehen
label-dodge = ausweichen
label-defend = abwehren
label-draw = einen Dolch zu ziehen versuchen
label-leave = das Handgemenge zu verlassen versuchen
label-struggle = an der Fessel zerren
label-wait = auf eine Blöße warten
label-pass = passen
label-done = es dabei belassen
label-number = Wahl { $number }
label-place =
    { $place ->
        [1] als erste Seite ziehen
        [2] als zweite Seite ziehen
        [3] als dritte Seite ziehen
        [4] als vierte Seite ziehen
        [5] als fünfte Seite ziehen
       *[6] als sechste Seite ziehen
    }
label-figure = mit { FORM($who, "dat") } ziehen
label-actor = { $who } handelt als nächstes
label-step = Schritt nach { $direction }
label-push = weiterschieben nach { $direction }
label-wheel =
    { $way ->
        [left] nach links schwenken
       *[right] nach rechts schwenken
    }
label-stop = hier stehenbleiben, Blick nach { $direction }
label-face = nach { $direction } blicken
label-option =
    ({ $letter }) { $option }{ $posture ->
        [kneeling] , kniend
        [prone] , liegend
       *[standing] {""}
    }
label-loses-shot = { label-option } (im Liegen wird nicht geschossen)
label-attack =
    { $item ->
        [breath] den Odem auf { FORM($whom, "acc") } speien
       *[other] { $attack ->
            [throw] { FORM($item, "acc") } nach { FORM($whom, "dat") } werfen
            [shoot] mit { FORM($item, "dat") } auf { FORM($whom, "acc") } schießen
           *[strike] mit { FORM($item, "dat") } nach { FORM($whom, "dat") } schlagen
        }
    }{ $twin ->
        [0] {""}
       *[other] , und dann mit der anderen Waffe
    }{ $aim ->
        [0] {""}
       *[other] , auf anderer Linie ({ $aim })
    }
label-sweep = Rundschlag mit { FORM($item, "dat") } nach allen davor
label-enter =
    ins Handgemenge mit { FORM($whom, "dat") }, nach { $direction }{ $armed ->
        [0] {""}
       *[other] , mit { FORM($item, "dat") }
    }
label-cast =
    „{ $spell }“ zaubern{ $st ->
        [0] {""}
       *[other] {" "}mit { $st } ST
    }{ $aimed ->
        [0] {""}
       *[other] {" "}auf { FORM($whom, "acc") }
    }{ COUNT($at) ->
        [0] {""}
       *[other] {" "}bei { JOIN($at, "; ") }
    }{ $formed ->
        [0] {""}
        [1] {" "}als { $race }
       *[2] {" "}in der Gestalt von { $race }
    }{ $turned ->
        [0] {""}
       *[other] , Blick nach { $direction }
    }{ $attribute ->
        [st] , für ST
        [dx] , für DX
        [iq] , für IQ
       *[none] {""}
    }
label-disbelieve = { $whom } anzweifeln
label-hold =
    { COUNT($item) ->
        [0] beide Hände leeren
       *[other] { FORM($item, "acc") } halten
    }
label-take = { FORM($item, "acc") } aufheben
label-disengage = sich nach { $direction } lösen
label-wake = { $whom } wecken
label-retreat =
    { FORM($whom, "acc") } mit { FORM($who, "dat") } zurückdrängen{ $room ->
        [0] , obwohl es kein Feld dafür gibt
       *[other] , nach { $direction }
    }

## Figuren

figure-line =
    { $who } ({ $side }, { $race }): ST { $left }/{ $st }, adjDX { $adj } (DX { $dx }), IQ { $iq }, MA { $ma }, Erschöpfung { $fatigue ->
        [-1] nicht zu sehen
       *[other] { $fatigue }/{ $pool }
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
note-asleep = schläft
note-unconscious = bewusstlos
note-dead = tot
note-kneeling = kniet
note-crawling = kriecht
note-prone = am Boden
note-aloft = in der Luft
note-low = tief in der Luft
note-hand-to-hand = im Handgemenge
note-engaged = gebunden
note-dodging = weicht aus
note-defending = wehrt ab
note-invisible = unsichtbar
note-frozen = erstarrt
note-roped = gefesselt
note-exhausted = erschöpft
note-wounded = letzte Runde verwundet
note-weak = geschwächt (DX −3)
note-knocked-down = zu Boden geworfen
note-acted = hat gehandelt
note-waited =
    { $value ->
        [one] hat { $value } Runde gewartet
       *[other] hat { $value } Runden gewartet
    }

## Namen

option-a = Bewegen
option-b = Sturmangriff
option-c = Ausweichen
option-d = Niedergehen
option-e = neue Waffe bereit machen
option-f = Schuss
option-g = Aufstehen oder Kriechen
option-h = Zaubern
option-i = Anzweifeln
option-j = Umsetzen und angreifen
option-k = Umsetzen und abwehren
option-l = letzter Schuss
option-m = Waffen wechseln
option-n = Lösen
option-o = Angriff ins Handgemenge
option-p = Aufstehen oder Kriechen
option-q = Waffe aufheben
option-r = Zaubern
option-s = Anzweifeln
option-t = Angriff im Handgemenge
option-u = Dolch ziehen
option-v = Lösen aus dem Handgemenge
posture-standing = stehend
posture-kneeling = kniend
posture-prone = liegend
speed-stand-still = im Stand
speed-walk-slow = langsamer Schritt
speed-walk = Schritt
speed-jog = Trab
speed-run = Lauf
speed-shift = Umsetzen
way-back-to-the-wall = Rücken zur Wand
way-down = das Ziel ist am Boden
way-lower-ma = das Ziel hat weniger MA
way-from-the-rear = von hinten
way-agreed = das Ziel lässt es zu
terrain-clear = offen
terrain-broken-ground = unebener Boden
terrain-fire = Feuer
terrain-shadow = Schatten
terrain-wall = Mauer
terrain-body = Körper
phase-start = Beginn der Runde
phase-initiative = Initiative
phase-place = Reihenfolge der Seiten
phase-renew = Erneuern der Zauber
phase-pick = Wahl der Figur, die zieht
phase-height = Höhe in der Luft
phase-move = Bewegung
phase-option = Wahl der Option
phase-order = Gleichstand in der Reihenfolge
phase-actor = Wahl der Figur, die handelt
phase-act = Aktion
phase-retreat = Zurückdrängen
phase-post = Ende der Runde
phase-over = zu Ende

## Ablehnungen

no-over = das Spiel ist aus
no-not-now-start = erwartet wird der Beginn der Runde
no-not-now-initiative = erwartet wird der Wurf um die Initiative
no-not-now-place = noch nicht: erst wähle deinen Platz in der Reihenfolge des Ziehens
no-place-beyond = die Zugfolge hat die Plätze 1 bis { $most }, nicht { $place }
no-not-now-renew = erwartet wird renew oder lapse
no-not-now-pick = erwartet wird eine Figur der Seite, die noch nicht gezogen hat, oder end
no-not-now-height = erwartet wird low oder high
no-not-now-order = erwartet werden die Würfel des Gleichstands
no-not-now-actor = erwartet wird eine der Figuren, die mit dieser adjDX handeln
no-not-now-retreat = erwartet wird ein Zurückdrängen oder pass
no-not-now-post = erwartet wird das Ende der Runde
no-not-a-move = erwartet wird ein Schritt (step N), ein Schwenk oder die Blickrichtung, die den Weg beendet (face N); gehandelt wird nach allen Zügen
no-option-first = erst endet der Weg mit einer Blickrichtung (face { $direction }), dann folgt die Option
no-not-an-option = erwartet wird eine Option mit ihrem Buchstaben; gehandelt wird nach allen Zügen
no-stopped = der Weg war dort zu Ende, wo die Figur gebunden wurde
no-cap =
    bewegt werden dürfen höchstens { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }
no-way-barred = eine Mauer oder der Rand versperrt den Weg nach { JOIN($at, "; ") }
no-way-held = jemand steht im Weg, auf { JOIN($at, "; ") }
no-shift = beim Umsetzen bleibt die Figur neben allen Gegnern, die sie binden
no-no-landing = der Weg könnte nicht in einem freien Feld enden
no-not-next = { $at } liegt nicht neben der Figur
no-end-held = ein Weg endet in einem freien Feld
no-turn-small = { $who } hält nur ein Feld: gedreht wird am Ende des Weges
no-nobody-there = { $direction } steht niemand, der zu schieben wäre
no-push-barred = eine Mauer oder der Rand versperrt den Weg
no-push-friend = nur Gegner werden zurückgeschoben
no-push-size = nur kleinere Gegner mit zusammen weniger ST werden zurückgeschoben
no-push-room = wer im Weg steht, kann nicht ausweichen
no-no-room = { $who } hat dort keinen Platz
no-facing = { $who } kann sich hier nicht nach { $direction } drehen
no-held = { $who } ist gebunden und darf die Karte nicht verlassen
no-not-at-the-edge = { $who } ist nicht am Rand der Karte
no-moved-already = { $who } ist schon gezogen
no-take-off = { $who } kann nicht abheben: die Figur muss am Boden stehen und fliegen können
no-land = { $who } ist nicht in der Luft oder eben erst abgehoben
no-low = { $who } ist nicht oben in der Luft
no-high = { $who } ist nicht tief in der Luft
no-apart = { $who } ist nicht unter den anderen in der Luft
no-near = { $who } fliegt nicht in einer eigenen Höhe
no-drop-pack = { $who } hat keinen Rucksack auf dem Rücken
no-take-pack = { $who } kann keinen Rucksack aufnehmen: die Figur muss ungebunden am Boden stehen, wo der eigene liegt
no-option-closed =
    ({ $letter }) { $option } steht { FORM($who, "dat") } nicht offen{ $hexes ->
        [0] {""}
        [one] {" "}nach { $hexes } Feld
       *[other] {" "}nach { $hexes } Feldern
    }
no-posture = ({ $letter }) { $option }: { $who } darf dabei nicht { $posture } sein
no-action-closed = keine Option, die { FORM($who, "dat") } jetzt offensteht, erlaubt das
no-one-more = { $who } hat noch einen Angriff derselben Aktion oder antwortet done
no-no-wait = { $who } kann nicht warten: das verlangt eine Option zum Angriff und höchstens ein Feld Bewegung
no-attack-closed = keine Option, die { FORM($who, "dat") } nach dem bisherigen Weg offensteht, erlaubt einen Angriff mit { FORM($item, "dat") }
no-no-opponent = { $whom } ist kein wacher Gegner von { FORM($who, "dat") }
no-not-held = { $who } kann so nicht mit { FORM($item, "dat") } angreifen
no-no-partner = { $who } hat keine zweite Waffe zum Schlagen
no-out-of-reach = { $who } erreicht { FORM($whom, "acc") } nicht mit { FORM($item, "dat") }
no-nobody-to-sweep = vor { FORM($who, "dat") } ist kein Gegner, den ein Rundschlag erreichte
no-no-way = nach { $direction } ist kein Feld frei
no-not-adjacent = { $whom } ist dort nicht, wo { $who } ins Handgemenge will
no-in-the-air = { $whom } ist in der Luft: nur wer fliegt, kommt dorthin
no-refused = { $whom } hat nicht zugestimmt
no-stands = { $who } steht schon
no-crawled = { $who } ist in dieser Runde gekrochen
no-no-hands = { $who } hat keine Hände dafür
no-not-carried = { $who } hat { FORM($item, "acc") } nicht dabei
no-no-shield = { $who } hat keinen Schild
no-one-weapon = höchstens eine Waffe mehr wird bereit gemacht, und etwas muss sich ändern
no-hands-full = das ist mehr, als zwei Hände halten
no-non-missile = eine gebundene Figur macht eine Waffe bereit, und keine Schusswaffe
no-too-weak = { $who } ist zu schwach für { FORM($item, "acc") }
no-not-near = { FORM($item, "nom") } liegt nicht in einem Feld von { FORM($who, "dat") } oder daneben
no-no-weapon = { FORM($item, "nom") } ist weder Waffe noch Schild
no-has-shield = { $who } hat schon einen Schild
no-no-retreat = { $who } darf { FORM($whom, "acc") } nicht zurückdrängen: dazu muss die Figur diesem Gegner in dieser Runde Schaden zugefügt haben, selbst keinen erlitten haben und neben ihm sein
no-no-way-back = { $whom } kann nicht dorthin zurück
no-aim-source = angegriffen wird aus einem Feld, das dem Ziel am nächsten liegt
no-aim-posture = wer kniet oder liegt, kann so nicht angreifen
no-aim-height = das Ziel ist in einer anderen Höhe
no-aim-reach = das Ziel ist außer Reichweite oder nicht vorn
no-aim-wall = eine Mauer ist im Weg

system-summary = Kampf auf Sechsecken mit drei Würfeln: Blickrichtung, Bindung, Optionen nach Buchstaben, Bögen und Stangenwaffen, Zauber, große und kleine Wesen.
system-purpose = Für schnelle Kämpfe mit drei Würfeln: zwei Klingen, ein Rudel Wölfe, ein Duell von Zauberern, ein Drache.

## Was in der Zeile einer Figur nicht zusammengeht

unfit-both-hands = braucht beide Hände; erwartet wird kein Schild
unfit-too-heavy = braucht ST { $required }, nicht { $st }
unfit-fresh = ein Duell beginnt ohne Treffer und Ermüdung; erwartet wird nichts zu hits, last und fatigue
unfit-adjacent = trifft niemanden nebenan; erwartet wird eine Hand- oder Stangenwaffe
