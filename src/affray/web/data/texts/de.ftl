### Was der Tisch selbst sagt, von den Regeln abgesehen.

check = { $what }: { $dice } Würfel, { $need } oder weniger ({ $chance } %)
chance = { $what } ({ $chance } %)
roll = ein Wurf

## Warum der Tisch etwas ablehnt

no-id = erwartet wird eine Kennung von 1 bis { $most } Zeichen
no-onlooker = wer zuschaut, kann nicht handeln
no-lend = das kannst du nicht abgeben, oder es ist schon so
no-lend-present = { $side } sitzt am Tisch: Nur { $side } und wer führt dürfen dort einen Computer spielen lassen
no-vote = wer führt, entscheidet nach { $seconds } Sekunden, oder wenn alle abgestimmt haben
no-vote-seconds = Abstimmung { $given }: erwartet werden 0 bis { $most } ganze Sekunden, bis die Führung entscheidet; 0 für nie
no-turn = gefragt ist eine andere Seite
no-stale = die Antwort galt für Stand { $given }, das Spiel ist bei { $state }
no-such-side = eine Seite { $side } gibt es nicht; die Seiten sind { $sides }
no-hint-here = hier gibt es nichts abzuwägen
no-hint-people = Tipps gibt es nur, wo kein anderer Mensch mitspielt
no-moved-on = das Spiel ging weiter
no-answers = erwartet werden 1 bis { $most } Antworten von höchstens { $letters } Zeichen
no-words = erwartet wird etwas, das gesagt werden soll
no-left = für diesen Platz ist das Spiel vorbei, oder ein Computer spielt für ihn
no-taking-back = um Zurücknahme ist schon gebeten
no-nothing-given = von dir gibt es keine Antwort, die zurückgenommen werden könnte
no-held = ein Würfel ist gefallen, und der Computer besteht darauf
no-running = das Spiel ist nicht vorbei
no-made = das andere Spiel ist schon angelegt
no-asked = um ein anderes Spiel ist schon gebeten
no-nothing = dieser Platz ist nach nichts gefragt
no-rate = Zu viel auf einmal; bitte in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal versuchen.
no-store = Deine Antwort ließ sich nicht speichern. Nichts hat sich geändert; bitte noch einmal geben.
no-kept = Das ließ sich nicht speichern. Nichts hat sich geändert; bitte noch einmal versuchen.
no-read = Das lässt sich gerade nicht lesen; bitte gleich noch einmal versuchen.
no-lab-late = Das auszurechnen dauert länger als die { $seconds } Sekunden, die eine Frage hier hat. Bitte weniger fragen, oder im Terminal, wo es keine Grenze gibt.
no-lab-busy = Das Labor ist mit anderen Fragen beschäftigt; bitte in einer Minute noch einmal versuchen.
no-lab-many = An mehreren deiner Fragen wird noch gerechnet; bitte warten, bis eine beantwortet ist.
no-lab-memory = Diese Frage braucht mehr Speicher, als eine Frage hier hat. Bitte weniger fragen, oder im Terminal.
no-lab-fault = An dieser Frage ist das Labor gescheitert. Alle anderen werden beantwortet.
no-host = Dieser Server antwortet nicht auf { $host }. Bitte mit --name { $host } starten.
no-scheme = Die Seite kommt über https, der Server ist über http gefragt. Bitte mit --proxy und der Adresse des Proxys dazwischen starten.
no-key = Das geht nur mit dem Schlüssel des Servers. Bitte die Adresse mit dem Schlüssel öffnen, die von der Gastgeberin oder dem Gastgeber kommt.
close-given = Diesen Platz hat jetzt jemand anderes. Ist er deiner, bitte den Gastgeber, ihn dir neu zu geben.
close-slow = Du warst zu lange weg, um alles nachzuholen; der Tisch wird neu geladen.
close-many = Dieser Link ist in zu vielen Fenstern offen. Bitte einige schließen und wiederkommen.

## Würfel

no-dealing = die Würfel werden gerade vereinbart; versuch es gleich noch einmal
dice-record = Die Aufzeichnung wurde herausgegeben, während das Spiel läuft.
dice-branch = Von diesem Spiel wurde eins abgezweigt, während es läuft.
dice-agreed =
    { $alone ->
        [0] Von hier an kommen die Würfel aus Zahlen, die { JOIN($names, ", ") } und der Server zusammen gezogen haben, damit niemand sie vorher kennt.
       *[other] Von hier an kommen die Würfel aus einer Zahl, die der Server allein gezogen hat.
    }
dice-out = Ohne Zahl in der Zeit und darum nicht beteiligt: { JOIN($names, ", ") }.

## Plätze

seat-link = dieser Link ist noch nicht benutzt: nimm zuerst mit ihm den Platz ein
seat-moved = Dieser Link gilt nicht mehr: Der Platz wurde neu vergeben. Bitte den Gastgeber um den neuen Link.
seat-spent = Dieser Link ist verbraucht, und der Platz von { JOIN($sides, ", ") } ist besetzt. Ist es deiner und verloren, dann bitte den Gastgeber, ihn neu zu vergeben.
seat-known = zieh einen anderen Schlüssel: dieser öffnet schon einen Platz
told-taken = Jemand hat den Link von { $side } geöffnet und sitzt nun dort.
told-given = Der Gastgeber vergibt den Platz von { $side } neu; wer dort saß, ist hinaus.
told-lent = Vorerst spielt ein Computer { $side }.
told-back = { $side } wird wieder von der eigenen Person gespielt.
told-beside = Jemand hat sich neben den Gastgeber gesetzt.

## Figuren

no-figure-name = ein Name fehlt
no-figure-there = { $name } gibt es schon: bitte einen anderen Namen wählen
no-figure-unknown = { $name } gehört nicht zu den Figuren
no-figure-stale = { $name } wurde inzwischen anderswo geändert: bitte neu ansehen
no-figure-out = { $name } ist auf dem Feldzug { $campaign }
weapon-2hd = zweihändig
weapon-jab = stößt
weapon-hds = stößt mit freier anderer Hand
weapon-hth = fürs Handgemenge
weapon-hurl = kann geworfen werden
weapon-slow = mit einem Bereitmachen nachgeladen
weapon-magic = magisch
weapon-crude = roh
weapon-racial = nur für ein Volk

## Armeen

no-army-there = eine Armee { $name } gibt es schon: bitte einen anderen Namen wählen
no-army-unknown = eine Armee { $name } gibt es nicht
no-army-stale = { $name } wurde inzwischen anderswo geändert

## Schlachtfelder

no-field-name = Name: erwartet werden 1 bis 80 Zeichen auf einer Zeile
no-field-there = ein Schlachtfeld { $name } gibt es schon: bitte einen anderen Namen wählen
no-field-unknown = ein Schlachtfeld { $name } gibt es nicht
no-field-stale = { $name } wurde inzwischen anderswo geändert
field-sight =
    { COUNT($names) ->
        [0] { DECIMAL($far) } Zoll, freie Sichtlinie
       *[other] { DECIMAL($far) } Zoll, verdeckt durch { $names }
    }

## Geschichten

no-story-yet = das Spiel ist noch nicht vorbei
