# Eine Spielleitung bei einem Kampf auf Hexfeldern

prompt-rule = { $side }: Was geschieht? Entscheide, oder lass den Kampf weitergehen.{ $calling ->
        [0] {""}
       *[other] {" "}{ JOIN($calls, " ") }
    }
master-here = { $master } hat die Spielleitung{ $mine ->
        [0] : `call WORTE` bittet um eine Entscheidung.
       *[other] : `formen` zeigt, was sich entscheiden lässt, `call WORTE` bittet um eine Entscheidung.
    }
master-help =
    call WORTE     die Spielleitung um eine Entscheidung bitten, wer auch gefragt ist
    ruling WORTE   was die Spielleitung entscheidet, wenn sie gefragt ist: `formen ruling` zeigt, wie; `go on`: Der Kampf geht weiter
    interrupt      die Spielleitung will vor dem nächsten Zug oder der nächsten Handlung sprechen
master-call = { $side } ruft: „{ $words }“
prompt-interrupt = { $side }: Der Kampf geht weiter; mit `interrupt` wirst du vor der nächsten Bewegung oder Handlung gefragt
prompt-call = { $side }: `call WORTE` bittet { $master } um eine Entscheidung

label-go-on = Der Kampf geht weiter
label-interrupt = Vor der nächsten Bewegung oder Handlung etwas sagen
label-call = Um eine Entscheidung bitten: „{ $words }“
label-ruled-harm = { $who } wird verletzt: { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    }
label-ruled-tire = { $who } ermüdet: { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    }
label-ruled-mend = { $who } erholt sich: { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    }
label-ruled-fall = { $who } stürzt
label-ruled-rise = { $who } steht auf
label-ruled-spend = { $who } hat die Handlung verbraucht
label-ruled-save = { $who } macht einen Rettungswurf mit { $count } Würfeln gegen { $attribute ->
        [st] ST
        [dx] DX
        [iq] IQ
       *[wis] WIS
    }{ $change ->
        [0] {""}
       *[other] {" "}{ SIGNED($change) }
    }
label-ruled-put = { $who } kommt auf { $hex }{ $turned ->
        [0] {""}
       *[other] , Blick nach { $direction }
    }
label-ruled-hand = { $who } erhält { $item }{ $hidden ->
        [0] {""}
       *[other] {" "}heimlich
    }
label-ruled-strip = { $who } verliert { $item }
label-ruled-lay = { $item } liegt auf { $hex }{ $hidden ->
        [0] {""}
       *[other] , verborgen
    }
label-ruled-lift = { $item } auf { $hex } ist fort
label-ruled-mark = { $named } ist auf { $hex }{ $hidden ->
        [0] {""}
       *[other] , verborgen
    }
label-ruled-unmark = { $named } ist fort
label-ruled-reveal = Was auf { $hex } verborgen ist, wird gesehen
label-ruled-ground = { $hex } ist ab jetzt { $ground }
label-ruled-tell = Nur zu { $side }: „{ $words }“
label-ruled-say = „{ $words }“
label-ruled-attend = Gefragt { $when ->
        [rounds] zu Beginn jeder Runde
        [actions] zu Beginn jeder Runde und vor jeder Handlung
       *[calls] nur auf Ruf
    }
label-ruled-end = Der Kampf ist vorbei: { $won ->
        [0] Niemand hat gewonnen
       *[other] { $side } hat gewonnen
    }

event-called = { $side } bittet um eine Entscheidung: „{ $words }“
event-ruled-harm = { $master } entscheidet: { label-ruled-harm }
event-ruled-tire = { $master } entscheidet: { label-ruled-tire }
event-ruled-mend = { $master } entscheidet: { label-ruled-mend }
event-ruled-fall = { $master } entscheidet: { label-ruled-fall }
event-ruled-rise = { $master } entscheidet: { label-ruled-rise }
event-ruled-spend = { $master } entscheidet: { label-ruled-spend }
event-ruled-save = { $master } entscheidet: { label-ruled-save }
event-ruled-put = { $master } entscheidet: { label-ruled-put }
event-ruled-hand = { $master } entscheidet: { label-ruled-hand }
event-ruled-strip = { $master } entscheidet: { label-ruled-strip }
event-ruled-lay = { $master } entscheidet: { label-ruled-lay }
event-ruled-lift = { $master } entscheidet: { label-ruled-lift }
event-ruled-mark = { $master } entscheidet: { label-ruled-mark }
event-ruled-vanish = { $named } ist nicht mehr auf { $hex }
event-ruled-unmark = { $master } entscheidet: { label-ruled-unmark }
event-ruled-ground = { $master } entscheidet: { label-ruled-ground }
event-ruled-say = { $master } entscheidet: { label-ruled-say }
event-ruled-end = { $master } entscheidet: { label-ruled-end }
event-ruled-reveal = { $master } entscheidet: Auf { $hex } ist { JOIN($found, ", ") }
event-ruled-tell = { $master }: { label-ruled-tell }
event-ruled-attend = { $master }: { label-ruled-attend }

no-no-master = in diesem Kampf gibt es keine Spielleitung
no-master-speaks = { $side } entscheidet gerade; der Kampf geht weiter, sobald { $side } `go on` sagt
no-master-waits = { $side } entscheidet zwischen zwei Bewegungen oder Handlungen: zuerst `interrupt`
no-asked-already = du wirst gerade gefragt: Entscheide, und mit `go on` geht der Kampf weiter
no-wants-already = du wirst gefragt, sobald die laufende Bewegung oder Handlung vorbei ist
no-caller = { $given } ist keine Seite dieses Kampfes; erwartet: { JOIN($known, ", ") }
no-calls-nobody = jetzt kann niemand gerufen werden
no-called-already = { $side } ist schon gerufen und hat noch zu entscheiden
no-ruled-figure = { $given } ist keine Figur dieses Kampfes; erwartet: { JOIN($known, ", ") }
no-ruled-points = Punkte: erwartet 1 bis { $most }
no-ruled-dice = Würfel: erwartet 1 bis { $most } und eine Änderung von höchstens 99
no-ruled-hex = { $hex } liegt nicht auf der Karte
no-ruled-reveal = auf { $hex } ist nichts verborgen
no-ruled-item = { $given } ist nichts, was Figuren dieses Systems haben
no-ruled-strip = { $who } hat { $item } nicht
no-ruled-lift = { $item } liegt nicht auf { $hex }
no-ruled-ground = { $given } ist kein Gelände; erwartet: { JOIN($known, ", ") }
no-ruled-side = { $given } ist keine Seite; erwartet: { JOIN($known, ", ") }
no-ruled-unmark = { $given } ist nicht auf der Karte{ $some ->
        [0] {""}
       *[other] ; erwartet: { JOIN($known, ", ") }
    }
no-ruled-name = { $given }: erwartet ein Name, den keine Figur hat, ohne Unterstriche und senkrechte Striche
no-ruled-many = höchstens { $most } Dinge ohne Seite
no-ruled-words = Worte: erwartet einige, höchstens { $most } Buchstaben
no-ruled-wrong = das kann nicht sein: { $hex ->
        [none] Die Regeln lassen es nicht zu
       *[other] Auf { $hex } könnte dann niemand stehen
    }
no-ruled-lies = { $who } liegt schon
no-ruled-stands = { $who } steht schon
no-ruled-acted = { $who } hat die Aktion schon verbraucht
no-ruled-attribute = { $given }: erwartet { JOIN($known, ", ") }
no-ruled-down = { $who } ist außer Gefecht
no-ruled-dead = { $who } ist tot
no-ruled-hth = { $who } ist im Handgemenge und kann dort nicht stehen
no-ruled-taken = auf { $hex } ist kein Platz für { $who }
no-ruled-laden = { $who } kann { $item } nicht auch noch tragen

form-call = Um eine Entscheidung bitten
form-ruling-say = Sagen, was gilt
form-ruling-tell = Nur einer Seite etwas sagen
form-ruling-save = Einen Rettungswurf verlangen
form-ruling-harm = Eine Figur verletzen
form-ruling-tire = Eine Figur ermüden
form-ruling-mend = Eine Figur erholen lassen
form-ruling-fall = Eine Figur stürzen lassen
form-ruling-rise = Eine Figur aufstehen lassen
form-ruling-spend = Eine Handlung verbrauchen
form-ruling-put = Eine Figur versetzen
form-ruling-hand = Etwas geben
form-ruling-strip = Etwas nehmen
form-ruling-lay = Etwas hinlegen
form-ruling-lift = Etwas Liegendes entfernen
form-ruling-reveal = Verborgenes zeigen
form-ruling-mark = Setzen oder bewegen, was zu keiner Seite gehört
form-ruling-unmark = Entfernen, was zu keiner Seite gehört
form-ruling-ground = Das Gelände ändern
form-ruling-attend = Wann du gefragt wirst
form-ruling-end = Den Kampf beenden
field-said = Worte
field-figure = Figur
field-hex = Feld
field-points = Punkte
field-item = Ding
field-hidden = Verborgen
field-secretly = Heimlich
field-facing = Blick
field-attribute = Gegen
field-side = Seite
field-dice = Würfel
field-change = Änderung des Werts
field-name = Name
field-ground = Gelände
field-when = Wann
field-winner = Wer gewonnen hat
hint-hex = Spalte und Reihe, etwa 4,5
pick-name = { $named }
pick-item = { $item }
pick-facing = { $direction }
pick-ground = { $ground }
pick-nobody = Niemand
attend-rounds = Zu Beginn jeder Runde
attend-actions = Auch vor jeder Handlung
attend-calls = Nur auf Ruf
