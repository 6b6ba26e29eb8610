### Was über Chancen in Fortmayn gesagt wird.

number = { DECIMAL($value) }
percent = { DECIMAL($value) } %
against = { $who } gegen { $foes }: { $kind }
obstacle = ein Hindernis

## Würfe

kind-melee = Nahkampf
kind-defend = nur Verteidigung
kind-test = Probe
kind-stunt = Bravourstück
kind-shot = Fernkampf
kind-shot-at = unter Beschuss
kind-spell = Zauber
kind-banish = Bannen
kind-talk = sozialer Konflikt
kind-duel = Duell bis zum Ende
row-down = keine Schwierigkeitswürfel übrig
row-mean = entfernte Schwierigkeitswürfel im Mittel
row-left = { $number } übrig
of = { $part } von { $whole }
lost-chances = Chance auf so viele verlorene Würfel: { $chances }
lost-mean = verlorene Würfel im Mittel: { $mean } von { $dice }
out-body = außer Gefecht: { $chance }
out-head = kein KOPF-Würfel übrig: { $chance }
out-conflict = aus dem Konflikt: { $chance }
majority = Mehrheit: { $chance }
sundered = geopfert: { $chance }
given-up = eine Bindung aufgegeben: { $chance }
shield-gone = Schild zerbrochen: { $chance }
armor-gone = Rüstung zerbrochen: { $chance }
rolls = { $dice }, entfernt ab { $removes }
rolls-never = { $dice }, entfernt nichts
because = { $rolls }: { $parts }
saves = gerettet: { $save ->
        [none] nichts
        [shield] jeder Würfel, zuerst mit dem Schild
        [armor] jeder Würfel, zuerst mit der Rüstung
       *[last] nur Würfel, ohne die die Figur außer Gefecht wäre, zuerst mit dem Schild
    }

## Duelle

duel-wins = gewinnt
duel-left = übrig im Mittel
duel-sure = wahrer Wert, 95 %
duel-undecided = unentschieden nach { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }: { $chance }
duel-undecided-about = unentschieden nach { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }: { $chance } ({ $low } bis { $high })
duel-rounds = mittlere Länge { $rounds } Runden
duel-rounds-about = mittlere Länge { $rounds } ± { $error } Runden
duel-games = { $games } Spiele mit Startwert { $seed }, kompiliert
duel-exact = exakt, aus { $states } Zuständen
ready-chances = { $who }, Chance auf so viele bereite Würfel am Ende: { $chances }
from-to = { $low } bis { $high }
about = { $mean } ± { $error }

## Spalten einer Tabelle mit einer Zeile für jede Zahl

column-dice = Würfel
column-dd = SW
column-down = überwunden
column-removed = entfernt
column-lost = verloren
column-out = außer Gefecht
column-majority = Mehrheit
column-wins = gewinnt
column-foe-wins = Gegner gewinnt
column-neither = keiner
column-rounds = Runden
