# Why a computer player takes an answer, in a sentence: `$answer` is the answer's first word, or the number of an inner choice,
# `$who` the figure that it is about, or its side; "none" where the reader's own is spoken to.

reason-for-place = Whoever moves later sees where the others went.
reason-for-renew =
    { $answer ->
        [renew] What the spell still does is worth its price.
       *[other] The strength is worth more than what the spell still does.
    }
reason-for-pick = Whoever is nearest to a foe moves first: most hangs on it.
reason-for-height =
    { $answer ->
        [low] The blow struck down there promises more than the one to be expected.
       *[other] The blow to be expected down there is worse than the one that could be struck.
    }
reason-for-move =
    { $answer ->
        [face] No other way to face here, and no step on, promises more: the harm done, less the harm to be feared.
        [stop] Neither a step on nor a turn promises more: the harm done, less the harm to be feared.
       *[other] Of the places within reach this promises most: the harm done there, less the harm to be feared.
    }
reason-for-option = Of the options that { $who ->
        [none] your
       *[other] { $who }'s
    } walk has left this promises most: the harm done, less the harm to be feared.
reason-for-act =
    { $answer ->
        [defend] Defending spares { reason-whom } more than a blow would do now.
        [dodge] Dodging spares { reason-whom } more than a shot would do now.
        [wait] Nobody can be reached now; an opening may come.
        [pass] Nobody can be reached now.
        [stand] Whoever lies on the ground is easily hit and hits badly.
        [take] With that in the hand { $who ->
            [none] you hit
           *[other] { $who } hits
        } harder than without.
        [hold] That weapon suits better how far away the foe is.
        [draw] In a grapple a dagger does most.
        [disbelieve] An illusion that is seen through is gone.
        [disengage] Going away from him spares { reason-whom } more than could be done here.
        [wake] Who sleeps does not fight.
       *[other] Of all that may be done now this promises most, by its chances and what comes of it.
    }
reason-for-retreat =
    { $answer ->
        [pass] Where he stands now suits { reason-whom } better.
       *[other] A foe who is pushed back has lost his place, and { reason-whom } may follow.
    }
reason-for-facing = So { $who ->
        [none] you look
       *[other] { $who } looks
    } at as many foes as can be, the near ones before all.
reason-for-advance =
    { $answer ->
        [0] Nothing is won by following.
       *[other] Whoever follows can strike again.
    }
reason-for-stance =
    { $answer ->
        [0] The blow is worth more than what it would cost.
       *[other] It spares { reason-whom } more than the blow would do.
    }
reason-for-agree = What helps a foe is not given away.
reason-for-same-height = What helps a foe is not given away.
reason-for-met = One is as good as another.
reason-for-dropped = One is as good as another.
reason-for-broken = One is as good as another.
reason-for-creation = One is as good as another.
