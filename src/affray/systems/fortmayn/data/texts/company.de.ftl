## Ein Abstieg mit Freunden: Abstimmungen, wem welcher Charakter gehört

event-vote-cast = { $by } stimmt ab ({ $cast } von { $count }).
event-vote-decided =
    { $led ->
        [0] Die Gruppe tut, was { $wanted } { COUNT($wanted) ->
            [one] will
           *[other] wollen
        }.
       *[other] { $by } führt und entscheidet: Die Gruppe tut, was { $wanted } { COUNT($wanted) ->
            [one] will
           *[other] wollen
        }.
    }
event-kept = { $roll }: { JOIN($faces, " ") }
event-company-joined = { $by } spielt { $who } ({ $type }).
label-decide = Die Abstimmung jetzt beenden
label-hand-over = { $who } wird { $to } übergeben
prompt-company = { $side }{ $leads ->
        [0] {""}
       *[other] {" "}(führt)
    }: { $text }{ $voted ->
        [0] {""}
       *[other] {" "}Stimmen: { JOIN($votes, "; ") }.
    }
vote-for = { $by }: { $what }
sheet-veiled = Das weiß nur, wer den Charakter spielt
sheet-row-veiled = Beutel, Gepäck, Zauber
no-no-say = hier hat nur eine Stimme, wessen Charakter lebt
no-friends-character = { $who } ist der Charakter einer anderen Person
no-plans-first = zuerst sagt jeder, was der eigene Charakter tut
no-no-vote = es läuft keine Abstimmung
no-lead-decides = { $side } führt und beendet Abstimmungen
no-others-first = { $side } hat noch keinen Charakter und kommt zuerst
no-hand-later = ein Charakter lässt sich übergeben, solange die Gruppe ihren Weg wählt, in der Stadt oder unten, nicht im Kampf, beim Verhandeln oder Rasten: warte, bis das vorbei ist
