event-rolled = gewürfelt { JOIN($dice, " ") }
event-bonus = ein Bonus von { JOIN($dice, " ") }
event-again =
    { $taken ->
        [one] würfelt noch { $taken } Mal
       *[other] würfelt noch { $taken } Male
    }
event-lost =
    { $points ->
        [one] verliert { $points } Punkt
       *[other] verliert { $points } Punkte
    }
event-held =
    { $points ->
        [one] behält { $points } Punkt
       *[other] behält { $points } Punkte
    }
event-left = Seite { $side } gibt auf
prompt-turn = { $who }: würfeln oder halten?
prompt-again = { $who }: die 2 noch einmal werfen?
prompt-dice = Wirf { $count } Würfel.
label-roll = würfeln
label-hold = die Punkte halten
label-give-up = aufgeben
label-bonus = Bonus
label-keep = behalten
label-again = noch einmal
figure-line = { $who }: { $points }
no-not-now = { $answer } ist jetzt nicht möglich
effect-goal = wie viele Punkte gewinnen
guide-loses = die Punkte des Zuges verfallen
guide-points = Punkte des Wurfs
guide-plain = Jeder Bonus wird geworfen.
