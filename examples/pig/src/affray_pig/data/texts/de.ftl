event-rolled = würfelt { JOIN($dice, " ") }
event-lost =
    { $points ->
        [one] würfelt { JOIN($dice, " ") } und verliert { $points } Punkt
       *[other] würfelt { JOIN($dice, " ") } und verliert { $points } Punkte
    }
event-held =
    { $points ->
        [one] behält { $points } Punkt
       *[other] behält { $points } Punkte
    }
event-left = { $who } gibt auf
prompt-turn = { $who }: würfeln oder behalten?
prompt-again = { $who }: die 2 noch einmal würfeln?
prompt-dice = Wirf { $count } Würfel.
label-roll = würfeln
label-hold = die Punkte behalten
label-give-up = aufgeben
label-again-0 = so lassen
label-again-1 = noch einmal
figure-line = { $who }: { $points }
no-not-now = { $answer } ist jetzt nicht möglich
effect-goal = mit wie vielen Punkten man gewinnt
