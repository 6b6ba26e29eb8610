### Was das Labor zu jedem System sagt.

number = { DECIMAL($value) }
percent = { DECIMAL($value) } %
from-to = { $low } bis { $high }
about = { $mean } ± { $error }
reason = { $label } { $value } [{ $clause }]

## Chancen

odds-of = { $kind }: { $who }
odds-as-asked = wie gefragt
odds-difference = Unterschied
odds-mean = Mittel: { $name }
odds-spread = Chance: { $name }
odds-spread-who = { $who }, Chance: { $name }
odds-number = { $name } { $value } = { $parts }
odds-number-plain = { $name } { $value }
odds-policy = Verhalten: { $policy }
odds-rules = Hausregeln: { $rules }

kind-attack = Angriff
kind-strike = Hieb
kind-jab = Stich
kind-hurl = Wurf
kind-fire = Schuss
kind-save = Rettungswurf
kind-melee = Nahkampf
kind-pole = Stangenwaffe
kind-thrown = Wurf
kind-missile = Schuss
kind-hth = Handgemenge
kind-missile-spell = Geschosszauber
kind-thrown-spell = geworfener Zauber
kind-creation-spell = Schöpfungszauber
kind-shot = Salve
kind-free = freier Angriff
kind-overrun = Überrollen
kind-fireball = Feuerball
kind-morale = Moraltest

chance-hit = trifft
chance-critical = kritischer Treffer
chance-unconscious = bewusstlos
chance-dead = tot
chance-double = doppelter Schaden
chance-triple = dreifacher Schaden
chance-drops = lässt die Waffe fallen
chance-breaks = zerbricht die Waffe
chance-falls = Zauberer fällt
chance-knocked-down = zu Boden
chance-passes = besteht
chance-fails = versagt
chance-tied = versagt durch Gleichstand
chance-automatic-pass = besteht von selbst
chance-automatic-failure = versagt von selbst
chance-tests = muss Moral testen
chance-gone = ausgelöscht
chance-removed = entfernt
chance-damage-none = kein Schadenswurf
chance-damage-defender = Minderung, vom Verteidiger gewählt
chance-damage-attacker = Minderung, vom Angreifer gewählt
chance-damage-worse = Minderung, spätere Würfe schlechter
chance-damage-destroyed = zerstört

spread-points-lost = verlorene Punkte mST
spread-wounds-and-exhaustion = Wunden und Erschöpfung
spread-hits = Treffer
spread-fatigue = Ermüdung
spread-total = die Summe
spread-lost = verlorene Figuren
spread-quotient = der Quotient
spread-evens = gerade Würfel

number-score = Zielwert
number-adj-dx = adjDX
number-dice = Würfel
number-damage = Schaden
number-stopped = abgehaltene Treffer
number-attack = Angriff
number-back = schlägt zurück
number-left = Figuren übrig
number-commanders = Würfel der Anführer
number-points-lost = Mittel der verlorenen Punkte

## Duelle

duel-of = { $a } gegen { $b }
duel-policy = Verhalten
duel-wins = gewinnt
duel-left-won = { $unit } übrig, wenn er gewinnt, im Mittel
duel-left-all = { $unit } übrig im Mittel
duel-sure = aus Spielen, 95 %
duel-drawn-foeman = endet nie: { $chance }
duel-drawn-melee = unentschieden: { $chance }
duel-drawn-wargame = beide fort oder unentschieden: { $chance }
duel-rounds = mittlere Länge { $rounds } Runden
duel-exact = exakt, aus { $states } Zuständen
duel-played = { $games } Spiele mit Startwert { $seed }: mittlere Länge { $rounds } Runden
duel-only-games = nicht exakt ausgerechnet: die Zahlen sind die der Spiele
duel-by-round = Chance, in dieser Runde zu enden
duel-left-spread = { $who } gewinnt mit so viel { $unit }
unit-mst = mST
unit-st = ST
unit-miniatures = Figuren

## Das Bietspiel

bids-worth = Mit den besten Ansagen beider gewinnt { $a } { $chance } (ein Duell ohne Ende zählt halb).
bids-first = Erster Zyklus, { $chance }: { $who } sagt zuerst an
bids-said = sagt an
bids-worth-of = gewinnt dann
bids-answer = beste Antwort
bids-fixed = Immer dasselbe Gebot gegen die besten Antworten
bids-dice = Würfel
bids-gain = Die besten Ansagen gewinnen { $gain } gegenüber dem besten festen Gebot von { $who }.
bids-strength = { $who } sagt zuerst an: die beste Ansage nach eigenem mST (abwärts) und dem des anderen (quer)

## Hausregeln verglichen

compare-rules = Was sich ändert
compare-rule = { $name }: { $a } → { $b } [{ $clause }]
compare-fight = Kampf
compare-wins = Erster gewinnt, { $table }
compare-difference = Unterschied
compare-sure = 95 %
compare-rounds = Runden, { $table }
compare-changed = andere Spiele
compare-exact = exakte Chancen des Ersten jedes Paars zu gewinnen
compare-games = { $games } Spiele mit Startwert { $seed } je Kampf, mit denselben Würfeln an beiden Tischen
compare-mean = mittlerer Unterschied { $difference }

slower = numba (affray[fast]) ist nicht installiert: die Regeln laufen als gewöhnliches Python, was langsamer ist

## Die Seite

lab-title = Labor
lab-lead = Exakte Chancen aus den Regeln, die spielen: eines Wurfs, eines Duells bis zum Ende, einer Hausregel.
lab-system = System
lab-odds = Chancen
lab-duel = Duell
lab-compare = Hausregeln
lab-more = Mehr zur Frage
lab-ask-odds = Ausrechnen
lab-ask-duel = Ausrechnen
lab-ask-bids = Das Bietspiel lösen
lab-ask-compare = Vergleichen
lab-beside = Neben eine andere stellen
lab-asked = wie gefragt
lab-difference = Unterschied
lab-clear = Wegnehmen
lab-as-object = Als JSON
lab-working = Wird ausgerechnet …
lab-from-lists = aus den Listen
lab-side-a = Erster
lab-side-b = Zweiter
lab-policies = Wie sie kämpfen
lab-games = Spiele daneben
lab-rounds = Die ersten Runden zeigen
lab-options = Hausregeln
lab-table-a = Tisch a
lab-table-b = Tisch b
lab-rule = Hausregel
lab-value = Wert
lab-sides = Seiten, jede gegen jede
lab-add = Hinzufügen
lab-sample = Beispielspiel
lab-sample-number = Nummer
lab-sample-open = Auf dem Brett öffnen
lab-sample-why = Genau dieses Spiel eines Stapels mit diesem Startwert, Hieb für Hieb.
lab-chances = Chancen
lab-numbers = Zahlen und ihre Gründe
lab-mean = Mittel
lab-never-ends = endet nie
lab-nobody = niemand
lab-mean-rounds = mittlere Länge in Runden
lab-states = Zustände
lab-exact = exakt
lab-sure = aus Spielen, 95 %
lab-left = im Mittel übrig, wenn er gewinnt
lab-left-all = im Mittel übrig
lab-by-round = endet in Runde
lab-left-spread = gewinnt mit so viel übrig
lab-worth = wert für den Ersten (ein Duell ohne Ende zählt halb)
lab-declares-first = sagt zuerst an
lab-declares = sagt an
lab-wins-then = gewinnt dann
lab-best-answer = beste Antwort
lab-fixed = Immer dasselbe Gebot gegen die besten Antworten
lab-gain = die besten Ansagen gewinnen
lab-strength = Die beste Ansage, dann die beste Antwort, nach eigenem mST (abwärts) und dem des anderen (quer)
lab-changes = Was sich ändert
lab-fight = Kampf
lab-first-wins = der Erste gewinnt
lab-same-dice = Spiele mit denselben Würfeln an beiden Tischen
lab-other-games = andere Spiele
lab-policy = Verhalten

field-attacker = Angreifer
field-defender = Verteidiger
field-target = Weitere Ziele
field-kind = Art
field-weapon = Waffe
field-dice = Würfel
field-side = Seite
field-range = Entfernung
field-aim = Zielen
field-prone = Liegt
field-in-hth = Im Handgemenge
field-defend = Verteidigt sich mit
field-same-hex = In einem Feld
field-doubled = Beidhändiger Griff
field-proficiency = Waffenfertigkeit
field-reroll = Wiederholungswürfe
field-goal = Beste Wiederholungen zielen auf
field-score = Zielwert eines Rettungswurfs
field-spell = Zauber
field-spell-st = ST des Zaubers
field-zone = Zone
field-megahexes = Entfernung in Megafeldern
field-stance = Haltung des Ziels
field-posture = Stellung des Angreifers
field-target-posture = Stellung des Ziels
field-waited = Gewartete Züge
field-moved = Gegangene Felder
field-charge = Angestürmte Felder
field-left-dx = adjDX eines Ziels, das sich gelöst hat
field-also = Was sonst gilt
field-arc = Feuerbogen
field-reverse = Rückwärts
field-hits = Verlorene Stufen des Angreifers
field-target-hits = Verlorene Stufen des Ziels
field-worse = Schlechtere Schadenswürfe
field-n = Figuren
field-files = Rotten
field-target-n = Figuren des Ziels
field-target-files = Rotten des Ziels
field-contact = In Kontakt
field-target-contact = Vom Ziel in Kontakt
field-under = Unter dem Feuerball
field-left = Figuren übrig
field-split = Feuer geteilt
field-command = Würfel der Anführer
field-target-command = Würfel der Anführer des Ziels
field-policy = Verhalten
field-rounds = Erste Runden
field-bids = Bietspiel
field-games = Spiele
field-seed = Startwert
field-limit = Höchstens Runden
field-distance = Abstand in Zoll
field-rout = Flucht beendet es

skirmish-sure = 95 %
skirmish-left = mST übrig im Mittel
skirmish-drawn = niemand gewinnt: { $chance }
skirmish-played = { $games } Spiele mit Startwert { $seed }: mittlere Länge { $rounds } Runden, { $decisions } Entscheidungen
