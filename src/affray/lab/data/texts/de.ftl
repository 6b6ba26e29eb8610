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
