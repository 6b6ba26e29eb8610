# Was der Ratgeber des Combat and Movement Guide sagt.

## Würfe, die eine Antwort braucht: so viele Würfel dürfen zusammen höchstens die Zahl zeigen.

guide-check-draw = { $who } bekommt den Dolch heraus
guide-check-leave = { $who } kommt aus dem Handgemenge
guide-check-stay-up = { $who } bleibt auf den Beinen
guide-check-disbelief = { $who } durchschaut { FORM($whom, "acc") }, wenn es etwas zu durchschauen gibt
guide-check-collapse = { $who } bricht über der Erschöpfung nicht zusammen

## Warum ein Zug nicht weitergeht.

guide-stop-engaged = hier gebunden von { FORM($foes, "dat") }
guide-stop-shift = ein Schieben geht ein Feld weit und bleibt neben { FORM($foes, "dat") }
guide-stop-cap =
    { $hexes ->
        [0] kann sich nicht bewegen
        [one] weiter als ein Feld geht es nicht
       *[other] weiter als { $hexes } Felder geht es nicht
    }

## Was sonst zu einem Ort zu sagen ist.

guide-note-crawl = kriecht dorthin
guide-note-shift = durch Schieben
guide-note-speed =
    { $speed ->
        [stand] steht still
        [slow] langsam gegangen
        [walk] gegangen
        [jog] getrabt
       *[run] gerannt
    }
guide-note-fatigue = kostet { $points } Ermüdung: dann { $after } von { $pool }
guide-note-fire =
    durchs Feuer: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
guide-note-broken = über unebenen Boden: DX −2 in dieser Runde
guide-note-body = auf einem Körper: DX −2
guide-note-shadow = im Schatten: −4 für Angriffe darauf, −6 für eigene
guide-option = ({ $letter }) { $option }
guide-spell = { $spell }: { $spelleffect }
guide-form = als { $race }
guide-form-attribute =
    { $attribute ->
        [st] für ST
        [dx] für DX
       *[iq] für IQ
    }

## Was eine Antwort verspricht.

guide-hit = trifft
guide-hit-whom = trifft { FORM($whom, "acc") }
guide-hits = Treffer, die durchkommen
guide-double = doppelt
guide-triple = dreifach
guide-knocks-down = wirft nieder
guide-out = setzt außer Gefecht
guide-out-mean = außer Gefecht gesetzt
guide-dead = tötet
guide-friend = trifft wen auf dem Weg
guide-body = trifft den Körper davor
guide-drops = Waffe fällt
guide-breaks = Waffe bricht
guide-loses = Waffe verloren
guide-gets-in = kommt hinein
guide-hit-back = wird selbst getroffen
guide-hits-taken = Treffer, die es kostet
guide-passes = gelingt
guide-sees-through = verschwindet, falls unwirklich
guide-cast = gelingt
guide-takes-hold = wirkt
guide-unseen = nicht zu sehen
guide-costs = Ermüdung, die es kostet
guide-caster-falls = wer zaubert, fällt
guide-policy-plain = Alle Figuren stehen wie jetzt.
guide-policy-agreed = Wenn zugestimmt wird; alle Figuren stehen wie jetzt.
guide-policy-dice = Mit { $dice } Würfeln; alle Figuren stehen wie jetzt.
guide-policy-turned = Ein Zauber lenkt das Geschoss vom Ziel ab.
guide-policy-returned = Ein Zauber schickt das Geschoss zurück: getroffen wird, wer schießt.
guide-policy-twin = Der erste von zwei Angriffen; der zweite folgt mit der anderen Waffe.
guide-policy-spell =
    { $hexes ->
        [0] Ohne Entfernung
        [one] Über ein Feld
       *[other] Über { $hexes } Felder
    }{ $megahexes ->
        [0] { "" }
        [one] , ein Megafeld
       *[other] , { $megahexes } Megafelder
    }; alle Figuren stehen wie jetzt.

## Wer noch handelt.

guide-order = { $who }: angepasste DX { $adj }
guide-order-option = { $who }: angepasste DX { $adj }, ({ $letter }) { $option }

## Linien zwischen Feldern.

guide-line-here = im selben Feld
guide-line-range =
    { $hexes ->
        [one] ein Feld weit
       *[other] { $hexes } Felder weit
    }, { $megahexes ->
        [0] im selben Megafeld
        [one] ein Megafeld
       *[other] { $megahexes } Megafelder
    }
guide-line-missile =
    { $less ->
        [0] kein Abzug für Geschosse
       *[other] Geschosse DX −{ $less }
    }
guide-line-thrown = geworfen DX −{ $less }
guide-line-shadow = aus oder durch Schatten: DX −6
guide-line-target-shadow = in Schatten: DX −4
guide-line-front = nicht vor { FORM($who, "dat") }
guide-line-passes =
    { $count ->
        [one] muss { FORM($who, "acc") } verfehlen
       *[other] muss wen von { FORM($who, "dat") } verfehlen
    }
guide-line-zone =
    trifft { FORM($who, "acc") } von { $zone ->
        [front] vorn
        [side] der Seite: DX +2
       *[rear] hinten: DX +4
    }
no-wall-blocks = die Mauer auf { $place } steht im Weg

## Das Blatt einer Figur: Gruppen, Namen der Zeilen, Werte.

guide-group-attributes = Eigenschaften
guide-group-states = Zustände
guide-group-movement = Bewegung und Last
guide-group-weapons = Zur Hand
guide-group-protection = Schutz
guide-group-things = Habe
guide-group-spells = Bekannte Zauber
guide-group-at-work = Wirkende Zauber
guide-row-state = Zustand
guide-row-engaged = gebunden von
guide-row-waited = gewartete Runden
guide-row-turn-hits = Treffer in dieser Runde
guide-row-option = Option
guide-row-moved = bewegte Felder
guide-row-load = { $load }
guide-row-held = in der Hand
guide-row-armor = Rüstung
guide-row-slung = umgehängt
guide-row-belt = am Gürtel
guide-row-pack = im Rucksack
guide-row-pack-down = im Rucksack am Boden
guide-race = { $race }
guide-names = { $names }
guide-items = { JOIN($item, ", ") }
guide-up-to =
    bis { $weight }{ $tenths ->
        [0] { "" }
       *[other] ,{ $tenths }
    } lb
guide-weapon =
    Schaden { DICE($damage) }; { JOIN($use, ", ") }{ $shots ->
        [0] { "" }
        [one] { "" }
       *[other] ; { $shots } Schüsse je Runde
    }{ $reload ->
        [0] { "" }
        [one] ; eine Runde zum Laden
       *[other] ; { $reload } Runden zum Laden
    }{ $left ->
        [0] { "" }
        [one] ; in einer Runde geladen
       *[other] ; in { $left } Runden geladen
    }
guide-breath = Schaden { DICE($damage) }; kostet { $cost } Ermüdung
guide-at-work =
    { $who }{ $aimed ->
        [0] { "" }
       *[other] {" "}auf { FORM($whom, "acc") }
    }{ $hexes ->
        [0] { "" }
        [one] , ein Feld
       *[other] , { $hexes } Felder
    }{ $turns ->
        [0] { "" }
        [one] , noch eine Runde
       *[other] , noch { $turns } Runden
    }{ $renew ->
        [0] { "" }
       *[other] , { $renew } ST je Runde, damit er weitergeht
    }
guide-state-gone = fort
guide-state-unconscious = bewusstlos
guide-state-asleep = schläft
guide-state-dead = tot
guide-state-prone = liegt
guide-state-kneeling = kniet
guide-state-crawling = ist gekrochen: überall hinten
guide-state-aloft = in der Luft
guide-state-low = in der Luft, vom Boden aus zu erreichen
guide-state-hth = im Handgemenge
guide-state-dodging = weicht aus: Würfe und Schüsse mit vier Würfeln
guide-state-defending = verteidigt sich: Hiebe und Würfe mit vier Würfeln
guide-state-exhausted = erschöpft
guide-state-weak = ST war 3 oder weniger: DX −3
guide-state-wounded = letzte Runde schwer getroffen: DX −2
guide-state-felled = letzte Runde niedergeworfen: darf nur aufstehen oder kriechen
guide-state-fell = in dieser Runde niedergeworfen
guide-state-frozen = starr: kann sich nicht bewegen und nicht handeln
guide-state-invisible = unsichtbar
guide-state-roped = von einem Seil gehalten
guide-state-broken = ist über unebenen Boden gegangen: DX −2
guide-state-acted = hat in dieser Runde gehandelt

## Was eine Option erlaubt, und warum eine verschlossen ist.

guide-allows =
    { $letter ->
        [a] ganze Bewegung (MA), sonst nichts
        [b] halbe Bewegung (MA), dann Hieb, Wurf oder Handgemenge
        [c] halbe Bewegung (MA), dann Würfen und Geschossen ausweichen
        [d] halbe Bewegung (MA), dann aufs Knie oder flach hinlegen
        [e] zwei Felder, dann anderes zur Hand nehmen
        [f] ein Feld, dann schießen, auch im Knien oder Liegen
        [g] aufstehen, oder zwei Felder kriechen
        [h] ein Feld, dann ein Zauber
        [i] ein Feld, dann eine Figur anzweifeln
        [j] ein Schieben, dann Hieb oder Wurf
        [k] ein Schieben, dann gegen Hiebe und Würfe verteidigen
        [l] keine Bewegung, dann der Schuss, der bereit war
        [m] ein Schieben, dann eine andere Waffe für das, was fällt
        [n] ein Schieben, dann ein Feld weg, wenn die Figur dran ist
        [o] ein Schieben, dann Handgemenge
        [p] aufstehen, oder ein Feld kriechen
        [q] keine Bewegung, dann etwas vom Boden
        [r] ein Schieben, dann ein Zauber
        [s] ein Schieben, dann eine Figur anzweifeln
        [t] ein Hieb im Handgemenge
        [u] ein Versuch, den Dolch zu ziehen
       *[v] ein Versuch, herauszukommen
    }
no-option-far =
    ({ $letter }) erlaubt { $most ->
        [0] keine Bewegung
        [one] ein Feld
       *[other] { $most } Felder
    }; bewegt wurden { $hexes }
no-option-posture =
    { $stands ->
        [0] ({ $letter }) geht nicht im Liegen, im Knien oder nach dem Kriechen
       *[other] ({ $letter }) geht nicht im Stehen, oder die Figur wurde letzte Runde niedergeworfen
    }
no-option-lacks =
    { $letter ->
        [f] { $who } hat keine geladene Schusswaffe zur Hand
        [l] { $who } hat keinen Schuss, der vor der Bindung bereit war
        [h] { $who } kennt keinen Zauber
        [r] { $who } kennt keinen Zauber
        [q] in Reichweite von { FORM($who, "dat") } liegt nichts
        [u] { $who } hat keinen Dolch zu ziehen
       *[other] kein Feld neben { FORM($who, "dat") } ist frei
    }

## Stile der Computerspieler

style-bold-about = Geht heran, bindet und schlägt zu; eingesteckte Treffer zählen halb.
style-careful-about = Eingesteckte Treffer zählen anderthalbfach: Er weicht aus, verteidigt und löst sich eher.
style-holder-about = Gute Plätze zählen doppelt: Deckung, eine sichere Flanke, Freunde daneben. Er lässt die anderen kommen.
style-skirmisher-about = Hält Felder zwischen sich und dem nächsten Gegner: Geschosse und Zauber vor Hieben.
