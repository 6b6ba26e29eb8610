### Was über Chancen zwischen zwei Einheiten gesagt wird.

against = { $attacker } gegen { $defender }: { $attack }
alone = { $who }: { $attack }

## Angriffe

attack-melee = Nahkampfangriff
attack-free = freier Angriff
attack-shot = Fernangriff
attack-overrun = Überrollen
attack-fire = Feuer des Fahrzeugs
attack-fireball = Feuerball
attack-morale = Moralprobe
attack-duel = Zweikampf der Einheiten
band-short = kurze Entfernung
band-long = weite Entfernung, Verluste halbiert
band-out = außer Reichweite
halved = Verluste halbiert
split-first = Feuer aufgeteilt: jedem Ziel so viel, wie es ganz entfernt, das erste zuerst
split-even = Feuer zu gleichen Teilen aufgeteilt

## Was aus einer Einheit wird

row-lost = Miniaturen verloren, im Mittel
row-hits = Treffer im Mittel
row-quotient = Quotient des Angriffs im Mittel
row-points = Punkte verloren, im Mittel
row-tests = muss die Moral prüfen
row-fails = besteht die Probe nicht
row-gone = ausgelöscht
row-removed = entfernt
row-damage-none = kein Schadenswurf
row-damage-defender = Minderung nach Wahl des Verteidigers
row-damage-attacker = Minderung nach Wahl des Angreifers
row-damage-worse = Minderung, spätere Würfe schlimmer
row-damage-destroyed = zerstört
of = { $part } von { $whole }
lost-chances = { $who }, Chance auf so viele Verluste: { $chances }
hits-chances = { $who }, Chance auf so viele Treffer: { $chances }
quotient-chances = { $who }, Chance auf einen Quotienten von: { $chances }
rolls = { $who }: { $dice }
rolls-because = { $who }: { $dice }: { $parts }
no-dice = keine Würfel

## Moral

morale-dice = { $who }, noch { $n }: { $dice } eigene Würfel
morale-commanders = { $count ->
        [one] { $count } Würfel von Kommandeuren
       *[other] { $count } Würfel von Kommandeuren
    }
morale-passes = bestanden
morale-fails = nicht bestanden
morale-tied = nicht bestanden durch Gleichstand
evens-chances = Chance auf so viele gerade Würfel: { $chances }

## Zweikämpfe

duel-nobody = beide fort oder unentschieden: { $chance }
duel-policy = Verhalten
duel-wins = gewinnt
duel-left = im Mittel übrig
duel-sure = wahrer Wert, 95 %
duel-both = beide vernichtet: { $chance }
duel-undecided = unentschieden nach { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }: { $chance }
duel-drawn = beide vernichtet, oder unentschieden nach { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }: { $chance } ({ $low } bis { $high })
duel-rounds = mittlere Dauer { $rounds } Runden
duel-rounds-about = mittlere Dauer { $rounds } ± { $error } Runden
duel-games = { $games } Spiele zum Startwert { $seed }, übersetzt
duel-exact = genau, aus { $states } Zuständen

## Spalten einer Tabelle mit einer Zeile für jede Zahl

column-n = Miniaturen
column-files = Rotten
column-target-n = Miniaturen Ziel
column-target-files = Rotten Ziel
column-contact = berühren
column-target-contact = Ziel berührt
column-range = Entfernung
column-under = darunter
column-left = übrig
column-distance = Abstand
column-dice = Würfel
column-back = Gegenwehr
column-lost = verloren
column-points = Punkte
column-tests = prüft
column-fails = versagt
column-gone = weg
column-own-lost = selbst verloren
column-own-points = eigene Punkte
column-own-fails = selbst versagt
column-own-gone = selbst weg
column-passes = bestanden
column-wins = gewinnt
column-target-wins = Ziel gewinnt
column-neither = keiner
column-rounds = Runden

## Was für das Labor zu groß ist

no-miniatures = erwartet werden höchstens { $most } Figuren, nicht { $got }
no-action-dice = erwartet werden höchstens { $most } Aktionswürfel zusammen, nicht { $got }
no-base = erwartet wird eine Base von höchstens { $most } Zoll, nicht { DECIMAL($got) }
