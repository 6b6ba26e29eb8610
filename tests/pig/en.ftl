event-rolled = rolled { JOIN($dice, " ") }
event-bonus = a bonus of { JOIN($dice, " ") }
event-again =
    { $taken ->
        [one] rolls { $taken } time more
       *[other] rolls { $taken } times more
    }
event-lost =
    { $points ->
        [one] loses { $points } point
       *[other] loses { $points } points
    }
event-held =
    { $points ->
        [one] holds { $points } point
       *[other] holds { $points } points
    }
event-left = side { $side } gives up
prompt-turn = { $who }: roll, or hold?
prompt-again = { $who }: roll the 2 again?
prompt-dice = Throw { $count } dice.
label-roll = roll
label-hold = hold the points
label-give-up = give up
label-bonus = bonus
label-keep = keep
label-again = again
figure-line = { $who }: { $points }
no-not-now = { $answer } is not possible now
effect-goal = how many points win
guide-loses = the turn's points are lost
guide-points = points of the roll
guide-plain = Every bonus is thrown.
