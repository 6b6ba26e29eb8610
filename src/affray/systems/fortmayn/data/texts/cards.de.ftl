### Die Übersichtskarten zum Drucken.

card-beside = Übersicht
card-what = was
card-does = was es tut
card-no = –
card-tenths = { $whole },{ $tenths }
card-die = W{ $die }
card-type = { $type }
card-source = { $source }
card-applies = { $applies }
card-item = { $item }
card-band = { $band }
card-ranged = { $ranged }
card-oofa = { $oofa }
card-spell = { $spell }
card-spelltext = { $spelltext }
card-unit = { $unit }
card-theme = { $theme }
card-chance = { $chance }
card-likelihood = { $likelihood }
card-oracle = { $oracle }
card-consequence = { $consequence }
card-disgrace = { $disgrace }
card-reaction = { $reaction }
card-behaviour = { $behaviour }
card-oddity = { $oddity }
card-tests = Proben
card-ranged-attacks = Fernangriffe
card-fallen = Die Gefallenen
card-lore = Gespräch und Magie
card-time = Zeit und Entfernung
card-oracle-card = Orakel
card-prices = Preise
card-house = Geltende Hausregeln

## Proben

card-reading = Einen Wurf lesen
card-low = 1 bis 2
card-low-does = der Würfel droht für eine Weile verloren zu gehen
card-middle = 3 bis 4
card-middle-does = nichts
card-hit = 5 und mehr
card-hit-does = entfernt einen Schwierigkeitswürfel
card-order = Reihenfolge
card-order-does =
    { $before ->
        [0] zuerst wirken die Treffer; was übrig ist, kann schaden
       *[other] die Schwierigkeit vor dem Wurf kann schaden
    }
card-cap = Grenze
card-cap-does =
    { $all ->
        [0] kein Wurf kostet mehr Würfel, als Schwierigkeitswürfel übrig sind; außer Bravourstücken und Zaubern
       *[other] eine Probe außerhalb eines Konflikts verliert jede 1 und 2
    }
card-unstated = Schwierigkeit nicht genannt
card-unstated-does = 1
card-again = noch einmal
card-again-does = entfernte Schwierigkeitswürfel bleiben weg, solange die Szene dauert; jeder darf mit einer weiteren Handlung neu würfeln
card-empty = kein Würfel bereit
card-empty-does = es wird nicht gewürfelt; eine KÖRPER-Probe, die den letzten KÖRPER-Würfel kostet, setzt außer Gefecht
card-types = Typen
card-type-head = Typ
card-body = KÖRPER
card-head = KOPF
card-unarmed = unbewaffnet
card-knacks = Vorteil auf
card-tasks = { JOIN($tasks, ", ") }
card-chain = Die Würfelkette
card-hampered = Nachteil
card-die-head = Würfel
card-helped = Vorteil
card-stacking =
    { $how ->
        [0] Mehr Quellen dafür als dagegen: ein Schritt hinauf; mehr dagegen: einer hinab; nie mehr als einer.
        [1] Gibt es beides, hebt es sich auf; sonst ein Schritt.
       *[2] Die Zahl der Quellen dafür weniger die dagegen macht so viele Schritte.
    } { $below ->
        [0] Ein Schritt über ein Ende hinaus bleibt dort.
       *[other] Unter dem W4 entfernt nichts.
    }
card-sources = Quellen
card-source-head = Quelle
card-step-head = Schritt
card-applies-head = gilt für
card-stunts = Bravourstücke
card-stunt-first = ansagen
card-stunt-first-does =
    { $text ->
        [0] vor dem Wurf
       *[other] vor dem Wurf, in einem Satz, was geschieht
    }
card-stunt-majority = mehr als die Hälfte der Würfel 5 und mehr
card-stunt-majority-does = sofort bewältigt, wie schwierig es auch ist
card-stunt-short = weniger
card-stunt-short-does =
    { $nothing ->
        [0] Treffer entfernen Schwierigkeitswürfel wie immer
       *[other] nichts wird entfernt
    }
card-stunt-price = Preis
card-stunt-price-does =
    { $saves ->
        [0] jede 1 und 2 ist verloren, ohne Grenze; Rüstung rettet nichts
       *[other] jede 1 und 2 ist verloren, ohne Grenze; Rüstung darf retten
    }
card-stunt-limit = noch einmal
card-stunt-limit-does =
    { $once ->
        [0] so oft man will
       *[other] einmal je Gegner oder Hindernis und Szene
    }
card-chances = In einem Wurf bewältigen
card-dice-head = Würfel
card-of-die = W{ $die } gegen Schwierigkeit
card-chances-note = Klein: so viele Würfel kostet der Wurf im Mittel.

## Nahkampf

card-melee = Nahkampf
card-ounce = Eine Unze
card-ounce-declare = 1 ansagen
card-ounce-declare-does = alle sagen, was sie tun: eine Bewegung, eine Handlung
card-ounce-moves = 2 Bewegungen
card-ounce-moves-does = die der Figuren, dann die der Gegner
card-ounce-acts = 3 Handlungen
card-ounce-acts-does = Schüsse, Zauber und anderes der Figuren, in der Reihenfolge der Spieler
card-ounce-shots = 4 Schüsse der Gegner
card-ounce-shots-does = jeder lässt sein Ziel würfeln
card-ounce-rolls = 5 Nahkampf
card-ounce-rolls-does = das nächste Paar zuerst, bei Gleichstand in der Reihenfolge der Spieler
card-ounce-end = 6 Ende
card-ounce-end-does = was die Unze beendet
card-blows = Ein Nahkampfwurf
card-blow-each = wer
card-blow-each-does = alle bereiten KÖRPER-Würfel, einmal gegen jeden Gegner, den man bekämpft oder von dem man angegriffen wird
card-blow-removes = 5 und mehr
card-blow-removes-does = entfernt einen Schwierigkeitswürfel
card-blow-exposes = 1 bis 2
card-blow-exposes-does =
    { $before ->
        [0] gefährdet einen KÖRPER-Würfel, so viele wie Schwierigkeitswürfel übrig sind; Rüstung darf ihn retten, sonst ist er verwundet
       *[other] gefährdet einen KÖRPER-Würfel, so viele wie es Schwierigkeitswürfel gab; Rüstung darf ihn retten, sonst ist er verwundet
    }
card-blow-back = der Schlag des Gegners
card-blow-back-does =
    { $separate ->
        [0] steckt im selben Wurf
       *[other] ist ein eigener Wurf: der erste entfernt nur, jeder Gegner, der noch steht, verlangt dann einen, der nur abwehrt
    }
card-blow-defend = nur abwehren
card-blow-defend-does = wer anderes getan hat, entfernt nichts und ist durch alle Schwierigkeitswürfel gefährdet
card-blow-out = aus
card-blow-out-does = kein Schwierigkeitswürfel übrig oder kein KÖRPER-Würfel bereit: sofort
card-weapons = Waffen
card-weapon-none = unbewaffnet
card-weapon-none-does = ein Würfel kleiner; ab 4 wird entfernt
card-weapon-surprise = Überraschung
card-weapon-surprise-does = Nachteil für Überraschte, Vorteil für die anderen, im ersten Schlagabtausch
card-weapon-sizes = Größe
card-weapon-sizes-does = mit einer passenden Schilderung hat ein Kraftmensch mit der größeren, ein Kopfmensch mit der kleineren Waffe Vorteil
card-weapon-mounted = beritten
card-weapon-mounted-does = Vorteil gegen Gegner zu Fuß; zu Fuß gegen Berittene Nachteil
card-duels = Sieg am Ende, allein und ohne Rüstung
card-dd-head = Schwierigkeit des Gegners
card-duels-note = Aus der Tabelle, die den Regeln beiliegt.

## Fernangriffe

card-reaches = Wo sie wirken
card-weapon-head = Waffe
card-shooting = Schießen
card-shot = schießen
card-shot-does = alle bereiten KOPF-Würfel; 5 und mehr entfernt; kein Würfel geht verloren
card-shot-at = beschossen werden
card-shot-at-does = alle bereiten KÖRPER-Würfel; jede 1 und 2 ist gefährdet, so viele wie der Schütze Schwierigkeitswürfel hat; Rüstung darf retten
card-shot-distant = entfernt
card-shot-distant-does = Nachteil beim Schießen, Vorteil, wenn man beschossen wird
card-shot-firearm = Feuerwaffe
card-shot-firearm-does =
    { $cancel ->
        [0] Vorteil auf jede Entfernung, statt dessen, was die Entfernung bewirkt
       *[other] Vorteil, den die Entfernung aufhebt
    }
card-shot-at-firearm = mit einer Feuerwaffe beschossen
card-shot-at-firearm-does = Nachteil auf jede Entfernung
card-shot-ammo = Munition
card-shot-ammo-does = ein Verbrauchswurf je Angriff, Treffer oder nicht
card-shot-close = Gegner nah
card-shot-close-does =
    { $guns ->
        [0] kein Schuss
       *[other] nur eine Faustwaffe; der Nahkampfwurf wehrt dann nur ab
    }

## Rüstung

card-armor = Rüstung und Verbrauchswürfel
card-armors = Rüstungen und Schilde
card-item-head = Ding
card-whole = heil
card-a-step-down = ein Schritt darunter
card-coins-head = Münzen
card-saves = Retten und Verschleiß
card-save = retten
card-save-does = im Kampf rettet ein Schild oder getragene Rüstung einen gefährdeten KÖRPER-Würfel für einen Verbrauchswurf, was er auch zeigt; beliebig viele
card-damaged = beschädigt
card-damaged-does = unter dem eigenen Würfel: Nachteil auf alle KÖRPER- und KOPF-Würfe, solange man es trägt
card-broken = zerbrochen
card-broken-does = unter dem W4 ist es weg und hindert nicht mehr
card-fives = genaue Fünfen
card-fives-does = jede 5, die einen gerüsteten Gegner trifft, senkt auch seinen Schild um einen Schritt, dann seine Rüstung
card-magic-armor = magische Rüstung
card-magic-armor-does = ihr Verbrauchswurf nimmt den nächstgrößeren Würfel
card-sunder = opfern
card-sunder-does = ein Kraftmensch, der ausscheiden würde, zerstört stattdessen einen Schild oder eine Rüstung und behält einen KÖRPER-Würfel
card-repairs = Reparatur getragener Rüstung
card-present = Würfel
card-after = danach
card-craft-head = Schwierigkeit des Handwerks
card-repairs-note = Für Münzen: das Zehnfache eines Wurfs ihres jetzigen Würfels; man darf ablehnen. Durch Handwerk: die KOPF-Probe eines Kopfmenschen, eine Stunde, Material. Schilde werden nie repariert.
card-usage = Verbrauchswürfel
card-use = Gebrauch
card-use-does = ein Fernangriff, eine Stunde Licht, eine Mahlzeit, einmal Sprengen, ein Schluck, ein Patient, ein geretteter Würfel
card-down = 1 bis 2
card-down-does = ein Schritt hinab: W12, W10, W8, W6, W4
card-spent = auf einem W4
card-spent-does = aufgebraucht; dieser Gebrauch zählt noch

## Die Gefallenen

card-falls = Außer Gefecht
card-face-head = Würfel
card-result-head = Ergebnis
card-falls-does =
    { $result ->
        [ko] kein bleibender Schaden
        [fat-head] Nachteil auf alle Würfe für { $moments } Augenblicke
        [cracked-bones] { $zero ->
            [0] ein KÖRPER-Würfel weniger für immer, nicht unter 1
           *[other] ein KÖRPER-Würfel weniger für immer
        }
        [crippled] für immer bleibt ein KÖRPER-Würfel
        [disfigured] alle KOPF-Würfel werden geworfen; jede 1 und 2 ist für immer weg
       *[dead] tot
    }
card-falls-note = Ist die Gefahr vorbei, wirft, wer geborgen ist, einen KÖRPER-Würfel (Kraftmensch W{ $strong }, Kopfmensch W{ $weak }); alle außer den Toten kommen mit einem bereiten KÖRPER-Würfel zurück. Wer nicht geborgen werden kann, ist verloren.
card-healing = Heilung
card-sleep = Mahl und Schlaf
card-sleep-does = { $hours } Stunden und ein Mahl zusammen bringen alle Würfel zurück; eines allein keinen
card-herbs = Kräuter, Wein
card-herbs-does = in einer Stunde Rast bringt ein Verbrauchswurf einen KÖRPER- oder einen KOPF-Würfel zurück, je Gefährten einmal
card-bounds = Grenzen
card-bounds-does = nie über die eigenen Würfel, nie unter null
card-up-again = wieder auf
card-up-again-does = wer von null geheilt wird, steht wieder und muss nicht würfeln

## Gespräch und Magie

card-talk = Gespräch
card-talk-roll = reden
card-talk-roll-does =
    { $off ->
        [0] wie Nahkampf, mit KOPF-Würfeln; keine Rüstung hilft
       *[other] eine einfache KOPF-Probe
    }
card-talk-out = aus
card-talk-out-does = bei 0 Schwierigkeitswürfeln gibt der andere nach; bei 0 KOPF-Würfeln ist man aus diesem Gespräch und würfelt für die Schande
card-talk-sunder = Bindung
card-talk-sunder-does = ein Kopfmensch, der ausscheiden würde, opfert eine und behält einen KOPF-Würfel
card-react = Reaktion
card-react-does = Kreaturen ohne festen Sinn: wer führt, wirft alle bereiten KOPF-Würfel, wählt einen und liest seine Zeile; keiner geht verloren
card-banishing = Untote bannen
card-banish-whom = wen
card-banish-whom-does =
    { $close ->
        [0] alle, die in der Nähe oder entfernt sind
       *[other] alle, die nah, in der Nähe oder entfernt sind
    }
card-banish-roll = Wurf
card-banish-roll-does =
    { $group ->
        [0] KOPF-Würfel wie im Gespräch, einmal für jeden, die nahen zuerst; ein heiliges Symbol gibt Vorteil
       *[other] KOPF-Würfel wie im Gespräch, einmal für alle; ein heiliges Symbol gibt Vorteil
    }
card-banish-gone = gebannt
card-banish-gone-does =
    { $reset ->
        [0] bei 0 bleibt er 2W4 Augenblicke weit weg; was anderen entfernt wurde, bleibt weg
       *[other] bei 0 bleibt er 2W4 Augenblicke weit weg; die anderen haben ihre Schwierigkeitswürfel wieder
    }
card-casting = Zaubern
card-cast-from = woraus
card-cast-from-does = aus einem Buch zur Hand oder aus dem Gedächtnis
card-cast-roll = Wurf
card-cast-roll-does = alle bereiten KOPF-Würfel; jede 1 und 2 ist erschöpft, 5 und mehr entfernt einen Schwierigkeitswürfel des Ziels
card-cast-holds = wirkt
card-cast-holds-does = bei 0 Schwierigkeitswürfeln, was von Anfang an so sein kann; sonst noch einmal
card-cast-forget = vergessen
card-cast-forget-does =
    { $shock ->
        [0] ein gemerkter Zauber, der den letzten KOPF-Würfel kostet, ist vergessen und wirkt
       *[other] ein gemerkter Zauber, der den letzten KOPF-Würfel kostet, ist vergessen und wirkt; wer zaubert, ist ohnmächtig, bis ein KOPF-Würfel zurückkehrt
    }
card-cast-memory = merken
card-cast-memory-does = im Schlaf, mit dem Buch: so viele verschiedene Zauber wie eigene KOPF-Würfel
card-spells = Zauber
card-spell-head = Zauber
card-spell-dd = Schwierigkeit
card-against =
    { $against ->
        [creature] die der Kreatur
        [obstacle] die des Hindernisses
       *[other] { $against }
    }

## Zeit und Entfernung

card-units = Zeit
card-unit-head = Einheit
card-ounces-head = Unzen
card-seconds-head = Sekunden
card-bands = Entfernung
card-band-head = Band
card-feet-head = Fuß
card-feet =
    { $most ->
        [0] über { $least }
       *[other] { $least ->
            [0] bis { $most }
           *[other] über { $least } bis { $most }
        }
    }
card-moving = Bewegungen in einer Unze
card-from-head = von
card-act-head = mit einer Handlung
card-run-head = ohne
card-reach = { JOIN($bands, ", ") }
card-moving-note = Überladen: nie weiter als die Bewegung mit einer Handlung.
card-exploring = Erkunden
card-moment = ein Augenblick
card-moment-does =
    { $free ->
        [0] { $ounces } Unzen; eine Probe beim Erkunden, am Anfang die Ereigniswürfel
       *[other] { $ounces } Unzen; Proben kosten keine Zeit, am Anfang die Ereigniswürfel
    }
card-pace = Tempo
card-pace-does = { $yards } Yards im Augenblick, { $miles } Meilen in der Stunde
card-light = Licht
card-light-does = eine Fackel oder gefüllte Laterne dient allen, die nah oder in der Nähe sind; jede Stunde ein Verbrauchswurf
card-rest = eine Stunde Rast
card-rest-does = { $moments } Augenblicke, ein Ereigniswurf, Kräuter und Wein
card-camp = ein Lager
card-camp-does = { $hours } Stunden mit einem Mahl; frag, ob jemand stört
card-events = Ereigniswürfel
card-theme-head = Würfel
card-rise-head = Anstieg
card-events-note = Fünf W6 in fester Reihe am Anfang eines Augenblicks; einer, der höher ist als sein letzter Wurf, löst das Ereignis seines Anstiegs aus. Der erste Wurf an einem neuen Ort löst nichts aus.

## Orakel

card-likelihoods = Wie wahrscheinlich ist ein Ja?
card-likelihood-head = Wahrscheinlichkeit
card-yes-head = ja
card-answers = Antworten
card-answer-head = Antwort
card-asks-head = fragt zurück, mit einem W6
card-asks = { JOIN($questions, " / ") }
card-answers-note = 4 und mehr ist ein Ja. Ein W6 rollt mit: zeigen beide Würfel dasselbe, ist die Antwort auch unerwartet.
card-after-card = Danach
card-after-head = nach
card-failed-test = einer nicht bewältigten Probe
card-lost-talk = einem verlorenen Gespräch
card-taking = Reaktionen
card-reaction-head = Reaktion
card-oddities = Etwas Unerwartetes

## Preise

card-goods = Zu kaufen
card-bulk-head = Last
card-hands-head = Hände
card-use-head = Nutzen
card-use-for =
    { $effect ->
        [advantage] Vorteil: { $task }
       *[enable] ermöglicht: { $task }
    }
card-other-gear = Füllstoff
card-goods-note = Verkauft wird zur Hälfte; Rüstungen und Schilde zählen nach ihrem jetzigen Würfel.
card-load = Last
card-hands = zwei Hände
card-hands-does = halten { $most }: Dinge haben Last 1, große 2, Kleinigkeiten 0; getragene Rüstung und Kleidung zählen nicht
card-containers = Behälter
card-containers-does = mit Rucksack { $backpack }, mit kleinem Sack in der Hand { $small }, mit großem Sack in beiden Händen { $large }
card-excess = mehr
card-excess-does = Nachteil auf alle KÖRPER- und KOPF-Würfe, und keine Bewegung über die Nähe hinaus
card-heavy = Schweres
card-heavy-does = eine KÖRPER-Probe beim Anheben und jede Stunde wieder, sonst wird es abgesetzt

## Hausregeln

card-options = Hausregeln
card-option = Regel
card-value = Wert
card-effect = was sie regelt
card-clause = Klausel

## Wofür Quellen gelten

applies-task = die genannte Aufgabe
applies-surprising = Nahkampf, erster Schlagabtausch
applies-weapon-size = Nahkampf, geschildert
applies-mounted = Nahkampf gegen Gegner zu Fuß
applies-magic-weapon = Nahkampf und Fernangriffe
applies-firearm = Fernangriffe
applies-holy-symbol = Bannen
applies-shooter-distant = aus der Entfernung beschossen werden
applies-equipment = die Aufgabe des Dings
applies-gm = eine Entscheidung, so oder so
applies-surprised = Nahkampf, erster Schlagabtausch
applies-target-distant = Fernangriffe
applies-overloaded = alle KÖRPER- und KOPF-Würfe
applies-damaged-armor = alle KÖRPER- und KOPF-Würfe
applies-damaged-shield = alle KÖRPER- und KOPF-Würfe
applies-fat-head = alle KÖRPER- und KOPF-Würfe für eine Stunde
applies-darkness = Proben, die Sicht brauchen
applies-against-mounted = Nahkampf zu Fuß gegen Berittene
applies-firearm-shooter = mit einer Feuerwaffe beschossen werden
ranged-bow = Bogen
ranged-sling = Schleuder
ranged-thrown = Wurfwaffe
ranged-longarm = Langwaffe
ranged-handgun = Faustwaffe

## Was Zauber tun

spelltext-illusory-torch = Eine ruhige kalte Flamme, die nur Freunde des Zaubernden tragen; leuchtet wie eine Fackel, brennt nichts.
spelltext-whisper-far = Ein Freund im Umkreis eines Tagesmarschs hört einen Satz.
spelltext-quiet-feet = Schritte und Schnallen machen kein Geräusch; Vorteil beim Schleichen.
spelltext-read-stones = Für einen Atemzug sieht man die Hände, die ihn zuletzt berührten; eine Frage über sie.
spelltext-open-the-way = Riegel öffnen sich von selbst; die Schwierigkeitswürfel des Hindernisses müssen entfernt werden.
spelltext-hold-the-way = Die Tür bekommt 2 Schwierigkeitswürfel gegen Aufbrechen.
spelltext-mend = Zerbrochenes, Zerrissenes, Gesprungenes fügt sich; getragene Rüstung gewinnt einen Schritt ihres Verbrauchswürfels; nie Schilde.
spelltext-sleep-of-poppies = Das Ziel schläft, wenn sein letzter Schwierigkeitswürfel weg ist; ein Schlag weckt es.
spelltext-terror = Das Ziel sieht seinen eigenen Tod und flieht weit weg, wenn es keine Schwierigkeitswürfel mehr hat.
spelltext-command-word = Ein Wort als Befehl wird einmal befolgt; nie Selbstmord.
spelltext-false-face = Wer zusieht, sieht einen anderen Menschen von gleicher Gestalt.
spelltext-phantom-host = Speere und Banner auf dem Kamm; die Gegner machen sofort einen Reaktionswurf.
spelltext-fog-of-the-marsh = Die Sicht endet in nächster Nähe; Fernangriffe hindurch sind unmöglich.
spelltext-breath-of-embers = Ein Schwall von Funken; gilt als Feuer.
spelltext-spear-of-night = Eine Lanze aus kaltem Schatten; gilt als magische Waffe.
spelltext-bind-the-dead = Das Ziel steht still und beantwortet drei Fragen, wenn es keine Schwierigkeitswürfel mehr hat.
spelltext-close-the-wound = Gibt 1 KÖRPER-Würfel zurück; wirkt auch auf jemanden, der außer Gefecht ist.
spelltext-draw-venom = Das Gift tritt als schwarze Perlen aus; ein dadurch verlorener KÖRPER-Würfel kehrt zurück.
spelltext-cat-eyes = Dunkelheit gibt dem Zaubernden keinen Nachteil.
spelltext-beast-tongue = Der Reaktionswurf wird mit Vorteil wiederholt.
spelltext-lodestone = Der Zaubernde kennt die Richtung dorthin.
spelltext-river-step = Wasser trägt das Gewicht der Gehenden.
spelltext-stone-sleep = Man scheint tot; braucht weder Luft noch Speise noch Trank.
spelltext-ward-circle = Untote und Schrecken von außen dürfen nicht hinein, bis der Zaubernde ihn verlässt.
