### Was von einer Schlacht gesagt wird. Der Name einer Einheit kann einer oder vielen gelten, darum folgt ihm kein Verb.

## Maße

inches =
    { DECIMAL($far) } { $one ->
        [0] Zoll
       *[other] Zoll
    }
under-an-inch = weniger als 1 Zoll
target-numbered = { $place }. { $named }

## Ereignisse: Runden und Züge

event-rolled = { $roll }: { JOIN($faces, " ") }
event-lots = { JOIN($sides, ", dann ") }: jeder wirft einen Würfel, der höchste beginnt.
event-order = Reihenfolge der Züge: { JOIN($throws, ", dann ") }.
order-throw =
    { $side } ({ JOIN($faces, ", dann ") }{ COUNT($faces) ->
        [one] {""}
       *[other] {" "}im Stechen
    })
event-round = Runde { $round }.
event-turn = Zug von { $side }.
event-deployed =
    { $who } ({ $side }): { $formation ->
        [regiment] aufgestellt als Regiment
        [skirmish] aufgestellt als Plänkler
       *[none] aufgestellt
    } bei { DECIMAL($x) }; { DECIMAL($y) }, Blickrichtung { $heading }.
event-left-out = { $who }: kein Platz in der Zone, bleibt der Schlacht fern.
event-activated =
    { $who }: aktiviert, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
event-nothing = { $who }: eine Aktion mit nichts verbracht.
event-prepare = { $who }: die Waffe ist vorbereitet.
event-leader-lost = { $side } hat den Anführer verloren, { FORM($who, "acc") }.
event-broken = Die Armee von { $side } bricht: { DECIMAL($lost) } von { DECIMAL($start) } Punkten sind verloren, { DECIMAL($enough) } genügten.
event-over =
    { $why ->
        [broken] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen, die Armee von { $loser } ist gebrochen.
        [leader] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen, { $loser } hat den Anführer verloren.
        [exit] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen und { $led } Punkte vom Feld geführt, nötig waren { $asked }.
        [no-exit] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen, nur { $led } Punkte kamen vom Feld, nötig waren { $asked }.
        [hold] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen und hält ein Ziel.
        [no-hold] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen, { $loser } hält kein Ziel.
        [even] Die Schlacht ist in Runde { $round } vorbei: unentschieden, keine Seite hat den Vorsprung von { $margin } Punkten, den ein Sieg verlangt.
        [alone] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen, jede andere Armee ist aus der Schlacht.
        [rounds] Die Schlacht ist mit Runde { $round }, der letzten, vorbei: unentschieden unter allen, die noch da sind, denn keine Seite hat die anderen überdauert.
        [most] Die Schlacht ist in Runde { $round } vorbei: { $side } hat nach Punkten gewonnen, mit mindestens { $margin } Vorsprung vor jeder anderen Seite, die noch da ist.
        [points] Die Schlacht ist in Runde { $round } vorbei: { $side } hat nach Punkten gewonnen, { $margin } mehr als der andere waren nötig.
       *[other] Die Schlacht ist in Runde { $round } vorbei: { $won ->
            [0] unentschieden, { $standing ->
                [0] niemand ist mehr da, der kämpft.
               *[other] keine Seite steht am Ende allein da.
            }
           *[other] { $side } hat gewonnen, von { $loser } ist niemand mehr da, der kämpft.
        }
    }

## Ereignisse: Bewegungen

event-moves =
    { $fate ->
        [far] { $who }: die Marke liegt { $distance } entfernt, jenseits der Bewegung von { $move }; niemand bewegt sich.
        [terrain] { $who }: der Platz bei { DECIMAL($x) }; { DECIMAL($y) } reicht in Gelände; niemand bewegt sich.
       *[placed] { $still ->
            [0] { $who }: { $distance } nach { $bearing }, nach { DECIMAL($x) }; { DECIMAL($y) }, Blickrichtung { $heading }{ now-near }.
           *[other] { $who }: auf der Stelle gedreht, Blickrichtung { $heading }{ now-near }.
        }
    }
event-moves-away =
    { $fate ->
        [far] { $who }: die Marke liegt { $distance } entfernt, jenseits der Bewegung von { $move }; niemand bewegt sich.
        [terrain] { $who }: der Platz bei { DECIMAL($x) }; { DECIMAL($y) } reicht in Gelände; niemand bewegt sich.
       *[placed] { $who }: Rückzug vom Feind um { $distance } nach { $bearing }, nach { DECIMAL($x) }; { DECIMAL($y) }, Blickrichtung { $heading }{ now-near }.
    }
event-reforms =
    { $who }: { $fate ->
        [placed] neue Aufstellung in
       *[other] kein Platz für eine Aufstellung in
    } { $files ->
        [one] { $files } Rotte
       *[other] { $files } Rotten
    }, Blickrichtung { $heading }{ now-near }.
event-drives =
    { $fate ->
        [placed] { $still ->
            [0] { $who }: { $distance } { $reverse ->
                [0] vorwärts
               *[other] rückwärts
            } nach { DECIMAL($x) }; { DECIMAL($y) }, Blickrichtung { $heading }{ now-near }.
           *[other] { $who }: auf der Stelle gedreht, Blickrichtung { $heading }{ now-near }.
        }
       *[other] { $who }: mit { $distance } zu weit oder in Gelände; das Fahrzeug bleibt.
    }
event-disordered = { $who }: in Unordnung, die nächste Aktion ist verloren.
event-into-contact = { $who }: in Berührung mit { FORM($foes, "dat") }.
event-army-leaves =
    { $units ->
        [one] Was von der Armee von { $side } übrig ist, verlässt das Feld: { $units } Einheit.
       *[other] Was von der Armee von { $side } übrig ist, verlässt das Feld: { $units } Einheiten.
    }
event-leaves = { $who }: über den fernen Rand vom Feld.
event-slides-back = { $who }: auf dem Weg zurück bis zum ersten freien Platz.

## Ereignisse: Angriffe

event-attacks = { $who }: Nahkampfangriff auf { FORM($target, "acc") }.
event-free-attack = { $who }: freier Angriff auf { FORM($target, "acc") }, da der Nahkampf verlassen wird.
event-overruns =
    { $who }: mitten über { FORM($target, "acc") } hinweg, { $struck ->
        [one] { $struck } Miniatur
       *[other] { $struck } Miniaturen
    } getroffen.
event-shoots = { $who }: Fernangriff auf { FORM($target, "acc") }, gemessen { $distance } von Mitte zu Mitte.
event-fires = { $who }: Feuer, { $facing }, Ziele in dieser Folge: { JOIN($targets, ", ") }.
event-throws = { $who }: Feuerball bei { DECIMAL($x) }; { DECIMAL($y) }.
event-musters =
    { $who }: { $number }W{ $sides }{ $signed ->
        [0] {""}
       *[other] {" "}{ SIGNED($bonus) }
    } ({ JOIN($rolling, ", ") })
bonus-sum = { SIGNED($bonus) } = { JOIN($sum, ", ") }
event-stands =
    { $who }: keine Würfel zur Gegenwehr, { $why ->
        [front] in der Flanke oder im Rücken getroffen
        [vehicle] als Fahrzeug, das den Kampf nicht begonnen hat
        [contact] da niemand in Berührung ist
        [friend] da es ein Freund war
       *[other] nach den Hausregeln
    }
event-strike =
    { $roll }: { JOIN($faces, " ") } = { $points }{ $added ->
        [0] {""}
       *[other] , { SIGNED($bonus) } = { $total }
    }, gegen Verteidigung { $defense }: { $share ->
        [0] { $quotient }
        [1] { $whole }, halbiert und abgerundet { $quotient }
       *[other] { $whole }, halbiert und aufgerundet { $quotient }
    }
event-out-of-range = außer Reichweite: die Aktion ist verbraucht
event-fire = { $roll }: { JOIN($faces, " ") }, mit Schuss { $total } Punkte zu verteilen
event-fireball =
    { $success ->
        [0] { $roll }: { JOIN($faces, " ") }, gerade Würfel { $evens }: misslungen
       *[other] { $roll }: { JOIN($faces, " ") }, gerade Würfel { $evens }: { $damage } gegen jede Verteidigung
    }
event-losses =
    { $who }: { $lost ->
        [one] { $lost } fällt
       *[other] { $lost } fallen
    }, { $left } übrig.
event-removed = { $who }: ausgelöscht.
event-hero-hit =
    { $who }: { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }, { $die ->
        [0] mehr, als zu ertragen ist.
       *[other] der Würfel ist jetzt W{ $die }.
    }
event-vehicle-hit =
    { $who }: Schaden, 1W8{ $quotient ->
        [0] {""}
        [one] {" "}+ { $quotient } für den Treffer
       *[other] {" "}+ { $quotient } für die Treffer
    }{ $worse ->
        [0] {""}
       *[other] {" "}+ { $worse } für früheren Schaden
    }
event-vehicle-damage =
    { $thrown ->
        [0] macht { $score }
       *[other] gewürfelt { JOIN($faces, " ") }, macht { $score }
    }: { $chooser ->
        [1] der Verteidiger wählt,{" "}
        [2] der Angreifer wählt,{" "}
       *[other] zerstört
    }{ $chooser ->
        [0] {""}
       *[other] { reduced }
    }{ $raised ->
        [0] {""}
       *[other] ; spätere Schadenswürfe erhalten 1 mehr
    }
reduced =
    { $reduction ->
        [nothing] aber nichts ist übrig, was sinken könnte
        [move] Bewegung sinkt um 1 Zoll
        [defense] Verteidigung sinkt um 1
        [range] Reichweite sinkt um 2 Zoll
       *[other] kein { $reduction } mehr
    }
event-morale =
    { $thrown ->
        [0] {""}
       *[other] { $roll }: { JOIN($faces, " ") };{" "}
    }gerade Würfel { $evens }, ungerade { $odds }: { $passed ->
        [0] nicht bestanden
       *[other] bestanden
    }
event-fearless = { $who }: furchtlos, keine Moralprobe.
event-nerve =
    { $passed ->
        [0] { $who }: erschüttert, die nächste Aktion muss ein Rückzug vom Feind sein.
       *[other] { $who }: die Moral hält.
    }

event-idles = { $who }: keine Bewegung, kein Angriff.
event-standing =
    nur { $most ->
        [one] der { $most }, der steht, wird
       *[other] die { $most }, die stehen, werden
    } halbiert
event-share-lands =
    { $near ->
        [0] auf { FORM($target, "acc") }: außer Reichweite, { $points ->
            [one] der Punkt ist
           *[other] die { $points } Punkte sind
        } verloren
       *[other] auf { FORM($target, "acc") }: { $points } Punkte gegen Verteidigung { $defense }, { $alone ->
            [0] { $quotient ->
                [0] niemand wird entfernt
                [one] { $quotient } zu entfernen
               *[other] { $quotient } zu entfernen
            }
           *[other] { $quotient ->
                [0] kein Treffer
                [one] { $quotient } Treffer
               *[other] { $quotient } Treffer
            }
        }
    }
event-nobody-burnt =
    { $under ->
        [0] niemand steht unter dem Feuerball
       *[other] jede Verteidigung hält, niemand fällt
    }
event-leader-named = { $side }: Anführer ist { $who }.
event-contact-fails = { $who }: kein Weg in Berührung mit { FORM($target, "dat") } innerhalb der Bewegung; niemand bewegt sich.
event-order-once = Reihenfolge der Züge: { JOIN($order, ", dann ") }.
event-moves-once =
    { $still ->
        [0] { $who }: Bewegung um { $distance }, Blickrichtung { $heading }.
       *[other] { $who }: auf der Stelle, Blickrichtung { $heading }.
    }
event-moves-away-once = { $who }: Rückzug vom Feind um { $distance }, Blickrichtung { $heading }.
event-reforms-once =
    { $who }: neue Aufstellung in { $files ->
        [one] { $files } Rotte
       *[other] { $files } Rotten
    }, Blickrichtung { $heading }.
event-drives-once =
    { $who }: Fahrt um { $distance } { $reverse ->
        [0] vorwärts
       *[other] rückwärts
    }, Blickrichtung { $heading }.
event-stands-once = { $who }: keine Würfel zur Gegenwehr
event-broken-once = Die Armee von { $side } ist gebrochen.
event-over-once =
    { $won ->
        [0] Die Schlacht ist in Runde { $round } vorbei: unentschieden.
       *[other] Die Schlacht ist in Runde { $round } vorbei: { $side } hat gewonnen.
    }
event-share =
    { $near ->
        [0] Ziel { $mark }: { $points } Punkte, verloren, da außer Reichweite
       *[other] Ziel { $mark }: { $points } Punkte, geteilt durch seine Verteidigung { $quotient }
    }
## Fragen

asked =
    { $named ->
        [0] { $side }
       *[other] { $who } ({ $side })
    }
prompt-dice =
    Wirf { $number }W{ $sides } für { $thrower ->
        [figure] { asked }
        [side] { $side }
       *[game] die Schlacht
    }: { $roll }.
prompt-go = Das Spiel geht von selbst weiter.
prompt-deploy =
    { $side }: welche Einheit wird aufgestellt, und wo? { $left ->
        [one] { $left } ist übrig.
       *[other] { $left } sind übrig.
    }
prompt-pick =
    { $side }, Runde { $round } von { $rounds }: welche Einheit wird aktiviert{ $shaken ->
        [0] ?
       *[other] , von denen, deren Moral brach?
    }
prompt-act =
    { asked }, noch { $left ->
        [one] { $left } Aktion
       *[other] { $left } Aktionen
    }: { $owed ->
        [nothing] in Unordnung oder ohne Ausweg, die nächste wird mit nichts verbracht.
        [move-away] erschüttert, die nächste ist ein Rückzug vom Feind. Wohin?
       *[free] was jetzt?
    }
prompt-reduction = { asked }: Schaden { $score }, was sinkt bei { FORM($whom, "dat") }?
prompt-points = { asked }: wie viele der übrigen { $most } Punkte gehen an { FORM($whom, "acc") }, Verteidigung { $defense }, { $number } Miniaturen? Punkte auf ein Ziel außer Reichweite sind verloren.
prompt-die-target = { asked }: welches Ziel bekommt den Würfel, der { $face } zeigt?
prompt-shoot-target = { asked }: welches Ziel bekommt die { $bonus } für Schuss?
prompt-casualty =
    { asked }: wer fällt bei { FORM($whom, "dat") }{ $of ->
        [one] ?
       *[other] , { $nth } von { $of }?
    }{ $barred ->
        [0] { "" }
       *[other] { " " }Wer sonst noch übrig ist, hält die Einheit zusammen.
    }
choice-reduction =
    { $reduction ->
        [move] Bewegung, 1 Zoll weniger
        [defense] Verteidigung, 1 weniger
        [range] Reichweite, 2 Zoll weniger
       *[other] { $reduction }
    }
choice-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $alone ->
        [0] { $gone ->
            [0] niemand fällt
            [one] { $gone } fällt
           *[other] { $gone } fallen
        }
       *[other] { $gone ->
            [0] kein Treffer
            [one] { $gone } Treffer
           *[other] { $gone } Treffer
        }
    }
choice-target = { $whom }
choice-nobody = niemand
choice-miniature =
    Miniatur { $place }, { $rank ->
        [0] { $central ->
            [1] in der Mitte der Einheit
           *[other] { $distance } von ihrer Mitte, im { $bearing }
        }
        [1] vorderstes Glied, { choice-file }
       *[other] Glied { $rank }, { choice-file }
    }
choice-file =
    { $end ->
        [left] ganz links
        [right] ganz rechts
       *[none] Rotte { $file } von links
    }

## Antworten

label-go = weiter
label-end-turn = den Zug beenden
label-stop = die Aktivierung beenden
label-nothing = eine Aktion mit nichts verbringen
label-prepare = die Waffe vorbereiten
label-number = { $number }
label-deploy =
    { $who }: { $formation ->
        [regiment] Regiment in { $files ->
            [one] { $files } Rotte
           *[other] { $files } Rotten
        }{" "}
        [skirmish] Plänkler{" "}
       *[none] {""}
    }bei { PLACE($at) }, Blickrichtung { $heading }
label-unit = { FORM($who, "acc") } aktivieren
label-move =
    { $away ->
        [0] Bewegung um { $distance }
       *[other] Rückzug um { $distance }
    } nach { $bearing }, nach { PLACE($at) }{ $turned ->
        [0] {""}
       *[other] , Blickrichtung { $heading }
    }{ move-end }
label-exact =
    { $label } (genau { PLACE($at) }{ $degrees ->
        [none] {""}
       *[other] , Blickrichtung { DECIMAL($degrees) } Grad
    })
label-turn =
    { $turned ->
        [0] stehen bleiben bei { PLACE($at) }
       *[other] { $by } drehen, Blickrichtung { $heading }
    }{ move-end }
move-end =
    { COUNT($foes) ->
        [0] {""}
       *[other] , in Berührung mit { FORM($foes, "dat") }
    }{ $end ->
        [stays] , zu weit oder in Gelände: die Einheit bleibt und kommt in Unordnung
        [disordered] , in Unordnung
        [unknown] , was die Regeln nicht erlauben
       *[placed] {""}
    }
label-reform =
    Aufstellung in { $files ->
        [one] { $files } Rotte
       *[other] { $files } Rotten
    }{ $turned ->
        [0] {""}
       *[other] , Blickrichtung { $heading }
    }{ move-end }
label-drive =
    { $reverse ->
        [0] vorwärts
       *[other] rückwärts
    }: { JOIN($drive, ", ") }{ COUNT($foes) ->
        [0] {""}
       *[other] , über { FORM($foes, "acc") } hinweg
    }{ $end ->
        [stays] , zu weit oder in Gelände: das Fahrzeug bleibt und kommt in Unordnung
        [disordered] , in Unordnung
        [unknown] , was die Regeln nicht erlauben
       *[placed] {""}
    }
drive-left = { $degrees } Grad nach links
drive-right = { $degrees } Grad nach rechts
with-weapon =
    { $armed ->
        [0] {""}
       *[other] {" "}({ $weapon })
    }
label-melee = Nahkampfangriff auf { FORM($whom, "acc") }{ with-weapon }
label-shoot = Fernangriff auf { FORM($whom, "acc") }{ with-weapon }, { about-far }; Reichweite { JOIN($ranges, ", mit halber Wirkung bis ") }
label-fire = Feuer, { $facing }{ with-weapon }, Ziele: { $foes }
label-contact =
    in Berührung mit { FORM($whom, "dat") }{ $seen ->
        [0] {""}
       *[other] , { about-far }
    }
label-fireball = Feuerball bei { PLACE($at) }, { $distance } entfernt
about-far =
    { $touching ->
        [0] { $exact ->
            [0] etwa { $distance } entfernt
           *[other] { $distance } entfernt
        } im { $bearing }, { measured-between }
       *[other] in Berührung
    }

# Zwischen was gemessen wird: für die Berührung von Base zu Base, sonst zwischen den mittleren Miniaturen.
measured-between =
    { $bases ->
        [0] von Mitte zu Mitte
       *[other] von Base zu Base
    }

## Einheiten

unit-line =
    { $who } ({ $side }): { $type }, { $left } von { $initial }{ $fielded ->
        [0] {""}
       *[other] , { $formation ->
            [regiment] Regiment in { $files ->
                [one] { $files } Rotte
               *[other] { $files } Rotten
            } bei { PLACE($at) }, Blickrichtung { $heading }
            [skirmish] Plänkler bei { PLACE($at) }, Blickrichtung { $heading }
           *[none] bei { PLACE($at) }, Blickrichtung { $heading }
        }
    }; { $number }W{ $sides }, Bewegung { DECIMAL($move) }, Verteidigung { $defense }{ $armed ->
        [0] {""}
       *[other] , Reichweite { DECIMAL($range) }
    }{ COUNT($notes) ->
        [0] {""}
       *[other] ; { JOIN($notes, ", ") }
    }
unit-nearest = { $line }; nächster Feind { $whom }, { about-far }
note-waiting = noch nicht aufgestellt
note-left-out = nicht dabei
note-lost = ausgelöscht
note-away = vom Feld
note-acting = an der Reihe
note-left =
    { $value ->
        [one] noch { $value } Aktion
       *[other] noch { $value } Aktionen
    }
note-activated = war an der Reihe
note-disordered = in Unordnung
note-shaken = erschüttert
note-engaged = in Berührung
note-prepared = Waffe vorbereitet
note-half-crew = halbe Mannschaft
note-steps =
    { $value ->
        [one] { $value } Treffer
       *[other] { $value } Treffer
    }
note-slower = Bewegung −{ $value }
note-weaker = Verteidigung −{ $value }
note-shorter = Reichweite −{ $value }
note-worse = Schadenswürfe +{ $value }
note-front-lost = kein Feuer nach vorn
note-left-lost = kein Feuer nach links
note-right-lost = kein Feuer nach rechts
note-rear-lost = kein Feuer nach hinten

## Ablehnungen: Aufstellung und Züge

no-not-now-start = das Spiel geht von selbst weiter
no-not-now-deploy = erst werden Einheiten aufgestellt
no-not-now-pick = erst wird eine Einheit aktiviert
no-not-to-deploy = erwartet wird eine eigene, noch nicht aufgestellte Einheit, nicht { FORM($unit, "acc") }
no-form = { $unit } wird aufgestellt als { JOIN($formation, " oder ") }
no-zone = eine Miniatur steht außerhalb der eigenen Zone
no-zone-terrain = eine Miniatur überlappt oder berührt Gelände
no-no-unit = eine Einheit { $unit } gibt es nicht
no-not-ready =
    { $why ->
        [foe] das ist eine Einheit von { $side }; erwartet wird eine eigene
        [activated] die Einheit war in diesem Zug schon an der Reihe
        [lost] die Einheit ist ausgelöscht
        [waiting] die Einheit ist nicht aufgestellt
        [left-out] die Einheit hatte bei der Aufstellung keinen Platz und nimmt nicht teil
       *[away] die Einheit hat das Feld verlassen
    }
no-unit-active =
    { $same ->
        [0] { $unit } ist jetzt an der Reihe; eine andere Einheit ist es, wenn das endet („stop“)
       *[1] { $unit } ist schon an der Reihe: was tut die Einheit?
    }
no-owed-stop = die Einheit muss sich erst vom Feind entfernen
no-no-action = erwartet wird eine Aktion der aktivierten Einheit
no-prepared = die Waffe braucht jetzt keine Vorbereitung
no-prepare-first = mit halber Mannschaft wird die Waffe erst vorbereitet

## Ablehnungen: Bewegungen

no-arrange-centre = die Marke ist nicht der Platz der mittleren Miniatur
no-arrange-number = { $places } Plätze sind genannt für { $number } Miniaturen
no-arrange-regiment = ein Regiment bleibt in Reih und Glied
no-files-on-the-move = die Zahl der Rotten ändert sich nur im Stand
no-files-skirmish = nur ein Regiment kann seine Rotten ändern
no-mark-off = die Marke liegt nicht auf dem Feld
no-mark-hidden = zur Marke ist die Sicht nicht frei
no-base-off = eine Base stünde nicht auf dem Feld
no-half-off = alle Bases verlassen das Feld oder keine
no-end-off = das Fahrzeug käme nicht auf dem Feld zum Stehen
no-path-terrain = der gerade Weg führt durch Gelände
no-ways-terrain = der gerade Weg einer Miniatur führt durch Gelände
no-path-enemy = der gerade Weg führt durch eine feindliche Base
no-overlap-own = die Miniaturen { $one } und { $other } würden sich überlappen
no-overlap-one-another = zwei Miniaturen der Einheit würden sich überlappen
no-overlap-unit = eine Base würde { FORM($unit, "acc") } überlappen
no-not-coherent = die Plänkler stünden nicht beisammen
no-not-centre = die Miniatur auf der Marke wäre nicht die mittlere
no-miniature-far = Miniatur { $number } ginge { DECIMAL($inches) } Zoll, weiter als ihre Bewegung
no-contact-reach = { $unit }: mit dieser Bewegung nicht zu erreichen
no-contact-room = in Berührung mit { FORM($unit, "dat") } ist kein Platz, auf dem die Einheit in Ordnung bleibt
no-contact-far = keine Miniatur in Berührung bliebe innerhalb ihrer Bewegung
no-regiment-far = keine Miniatur, die { FORM($unit, "acc") } berührt, bliebe innerhalb ihrer Bewegung von ihrem alten Platz
no-left-out = eine Miniatur, die in Berührung Platz hätte, stünde abseits
no-front-rank = { $unit }: würde berührt, aber nicht vom ersten Glied
no-not-away = die Marke ist nicht weiter vom nächsten Feind entfernt
no-away-full = die Einheit muss so weit weichen, wie sie kann, und kann weiter
no-away-contact = die Einheit würde { FORM($unit, "acc") } berühren
no-no-legs = erwartet wird mindestens eine Strecke oder Drehung, jede länger als 0
no-pivots =
    { $most ->
        [one] erwartet wird höchstens { $most } Drehung
       *[other] erwartet werden höchstens { $most } Drehungen
    }
no-pivot-sharp = eine Drehung beträgt höchstens 45 Grad
no-no-vehicle = das kann nur ein Fahrzeug
no-vehicle-drives = ein Fahrzeug fährt

## Ablehnungen: Angriffe

no-no-enemy = erwartet wird eine feindliche Einheit auf dem Feld, nicht { FORM($unit, "acc") }
no-weapon-number = { $number } ist keine der Waffen der Einheit: erwartet wird 1 bis { $most }, wo jeder Angriff eine nennt
no-vehicle-shoots = ein Fahrzeug feuert in einen Bereich
no-nobody-in-arc = dort liegt kein erlaubtes Ziel ({ facing-word })
compass-e = Osten
compass-ne = Nordosten
compass-n = Norden
compass-nw = Nordwesten
compass-w = Westen
compass-sw = Südwesten
compass-s = Süden
compass-se = Südosten
compass-about-e = etwa { compass-e }
compass-about-ne = etwa { compass-ne }
compass-about-n = etwa { compass-n }
compass-about-nw = etwa { compass-nw }
compass-about-w = etwa { compass-w }
compass-about-sw = etwa { compass-sw }
compass-about-s = etwa { compass-s }
compass-about-se = etwa { compass-se }
now-near =
    { $near ->
        [0] {""}
       *[other] ; { $nearest } etwa { $gap } entfernt, von Mitte zu Mitte
    }
stood =
    { $side }{ $gone ->
        [0] {""}
       *[other] {" "}(aus der Schlacht)
    }: { DECIMAL($lost) } von { DECIMAL($start) } Punkten verloren, { DECIMAL($left) } übrig{ breaking }{ holding }; { DECIMAL($points) } Punkte errungen
standing =
    { $side }{ $gone ->
        [0] {""}
       *[other] {" "}(aus der Schlacht)
    }: { DECIMAL($lost) } von { DECIMAL($start) } Punkten verloren, { DECIMAL($left) } übrig{ breaking }{ holding }{ $scored ->
        [0] {""}
       *[other] ; { DECIMAL($points) } Punkte errungen
    }{ $leaves ->
        [0] {""}
       *[other] ; { $led } von { $asked } Punkten über den fernen Rand
    }{ $led_by ->
        [0] {""}
       *[other] ; Anführer { $leader }
    }
breaking =
    { $breakable ->
        [0] {""}
       *[other] , gebrochen bei { DECIMAL($breaks) } verlorenen
    }
holding =
    { $objectives ->
        [0] {""}
       *[other] ; hält { $held } von { $objectives ->
            [one] { $objectives } Ziel
           *[other] { $objectives } Zielen
        }
    }
prompt-leader = { $side }: welcher Held führt die Armee? { $several ->
        [0] Wer den Anführer des Feindes ausschaltet, gewinnt sofort.
       *[other] Wer den Anführer verliert, ist aus der Schlacht.
    }
label-leader = Anführer: { $who }
note-leader = Anführer
no-leader = { $unit }: keiner deiner Helden
no-not-now-name = jetzt werden die Anführer benannt: leader NAME
who-contact = { $count } in Berührung
who-second-rank = { $count } des zweiten Glieds
who-shooters =
    { $count ->
        [one] { $count } davon schießt
       *[other] { $count } davon schießen
    }
who-vehicle = ein Würfel je Quadratzoll der Basis
no-contact-already = { $unit }: schon in Berührung
