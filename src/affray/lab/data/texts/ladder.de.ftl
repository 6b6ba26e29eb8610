### Was eine Rangliste zeigt.

ladder-head = { $system }: Spieler: { $players }, Szenarien: { $scenarios }, Spiele: { $games }, Sekunden eines Prozessors: { $seconds }
ladder-ended-known = beendet: von je zwei Nachbarn ist genug bekannt
ladder-ended-games = beendet: alle Spiele sind gespielt
ladder-ended-budget = beendet: die Zeit ist aufgebraucht
ladder-ended-stopped = angehalten; derselbe Befehl macht weiter
ladder-strength = Stärke in Elo, { $anchor } = 0
ladder-player = Spieler
ladder-elo = Elo
ladder-tuned = abgestimmt
ladder-kept-out = zurückgehalten
ladder-less-luck = ohne Glück
ladder-games = Spiele
ladder-steps = Wer der Stärkere ist
ladder-above = stärker
ladder-below = als
ladder-by = um
ladder-sure = sicher
ladder-yes = ja
ladder-no = noch nicht
ladder-scenarios = Anteil der Punkte gegen { $anchor }, mit Intervall; auf * wird nichts abgestimmt
ladder-scenario = Szenario
ladder-share = { $share } ({ $low } bis { $high })
ladder-time = Bedenkzeit in Millisekunden
ladder-decisions = Entscheidungen
ladder-mean = Mittel
ladder-median = die Hälfte in
ladder-p95 = 95 % in
ladder-slowest = längste
ladder-row = am Stück, 95 %
ladder-row-slowest = am Stück, längste
ladder-rounds = Runden eines Spiels, im Median
ladder-blunders = Was auffällt, auf je 100 Antworten
ladder-blunder = Auffälliges
ladder-luck = Punkte mit und ohne Glück, bei { $samples } anderen Würfen je Aktion
ladder-meeting = { $first } gegen { $second }
ladder-plain = wie gespielt
ladder-adjusted = ohne Glück
ladder-fewer = weniger Spiele
ladder-times = { $times }-mal
ladder-fewer-note = So viele Male weniger Spiele ergeben ohne Glück dasselbe Intervall; unter 1 sind es mehr.
ladder-failed = Ein Spieler hat sein Spiel durch eigenes Tun verloren: { $reason }
ladder-digest = Prüfsumme { $digest }
ladder-page-title = Computerspieler von { $system }
ladder-page-games = { $players }: { $games } Spiele auf { $scenarios } Szenarien, paarweise mit denselben Würfeln und vertauschten Seiten. Intervalle enthalten die wahre Zahl 95 von 100 Malen.
ladder-page-kept-out = Zum Abstimmen nicht benutzt: { $names }.
ladder-page-versions = System { $system }, Version { $version }{ $players ->
        [none] {""}
       *[other] , Computerspieler der Version { $players }
    }; Affray { $affray }; Startwert { $seed }.
ladder-page-failed = Ein Spieler hat sein Spiel durch eigenes Tun verloren: { $reason }.
ladder-page-strength = Stärke mit Intervallen
ladder-page-scenarios = Punkte gegen { $anchor }, in Prozent
ladder-page-elo = Elo, { $anchor } = 0
ladder-group-all = alle Szenarien
ladder-group-tuned = die abgestimmten
ladder-group-kept-out = die zurückgehaltenen
ladder-group-adjusted = { $group }, ohne Glück
ladder-kept-in = die Spiele werden nach und nach in { $file } in diesem Ordner aufgehoben (--results nennt eine andere Datei)
ladder-results = Ergebnisse: { $file }
ladder-ended-shown = das sind alle Spiele der Datei
ladder-old =
    Ergebnisse einer früheren Ausgabe: Regeln der Version { $version }, Computerspieler { $players ->
        [none] aus der Zeit, als sie noch keine hatten
       *[other] der Version { $players }
    }

## Die Seite

lab-ladder = Rangliste
lab-ladder-lead = Wie stark die Computerspieler sind, jeder gegen jeden mit vertauschten Seiten und denselben Würfeln. Intervalle enthalten die wahre Zahl 95 von 100 Malen.
lab-ladder-own = Eine Datei, die affray ladder geschrieben hat
lab-ladder-none = Zu diesem System ist keine Rangliste dabei; öffne eine eigene Datei.
lab-ladder-old = Diese Spiele sind aus einer früheren Ausgabe: Die Regeln oder die Computerspieler dieses Programms spielen vielleicht anders.
lab-ladder-rules = Regeln, Version
lab-ladder-players = Computerspieler, Version
lab-ladder-unknown = Computerspieler aus der Zeit, als sie noch keine Version hatten
lab-ladder-seconds = Sekunden eines Prozessors
lab-ladder-strength = Stärke in Elo
lab-ladder-interval = Intervall
lab-ladder-zero = steht bei 0
lab-ladder-plot = Voll: auf allen Szenarien; hohl: auf den zurückgehaltenen.
lab-ladder-beats = Wer wen schlägt
lab-ladder-beats-why = Anteil der Punkte, in Prozent, der Zeile gegen die Spalte; alle Szenarien zählen gleich.
lab-ladder-against = Gegen
lab-ladder-scenarios = Auf jedem Szenario
lab-ladder-scenarios-why = Anteil der Punkte, mit Intervall. Auf denen mit * wird kein Spieler abgestimmt.
lab-ladder-won = gewonnen, unentschieden, verloren
lab-ladder-luck = Punkte mit und ohne Glück
lab-ladder-failed = Spieler, die ein Spiel durch eigenes Tun verloren haben
lab-ladder-empty = Noch ist kein Spiel gespielt.
