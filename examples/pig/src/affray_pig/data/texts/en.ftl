event-rolled = rolled { JOIN($dice, " ") }
event-lost =
    { $points ->
        [one] rolled { JOIN($dice, " ") } and loses { $points } point
       *[other] rolled { JOIN($dice, " ") } and loses { $points } points
    }
event-held =
    { $points ->
        [one] holds { $points } point
       *[other] holds { $points } points
    }
event-left = { $who } gives up
prompt-turn = { $who }: roll, or hold?
prompt-again = { $who }: roll the 2 again?
prompt-dice = Throw { $count } dice.
label-roll = roll
label-hold = hold the points
label-give-up = give up
label-again-0 = keep
label-again-1 = again
figure-line = { $who }: { $points }
no-not-now = { $answer } is not possible now
effect-goal = how many points win
