# Why a computer player takes an answer, in a sentence: `$answer` is the answer's first word, or the number of an inner choice,
# `$who` the figure that it is about, or its side; "none" where the reader's own is spoken to.
# `reason-over-` and the first word of another answer: what is added where that was weighed too, and less.

reason-for-side = Whoever moves later sees where the others went.
reason-for-pick = Whoever is nearest to a foe moves first: most hangs on it.
reason-for-move =
    { $answer ->
        [rise] Lying down one is easily struck and strikes badly.
        [reload] An unloaded bow hurts nobody.
        [face] No other way to face here, and no step on, promises more: the harm done, less the harm to be feared.
        [stop] Neither a step on nor a turn promises more: the harm done, less the harm to be feared.
       *[other] Of the places within reach this promises most: the harm done there, less the harm to be feared.
    }
reason-for-declare =
    { $answer ->
        [defend] The guard spares { reason-whom } more than a blow would do now.
        [watch] No foe who can still fight can be attacked now; whoever takes aim attacks better in the next round [FM-DX-08].
        [watch-little] No attack promises much now; whoever takes aim attacks better in the next round [FM-DX-08].
        [watch-barred] { $who ->
            [none] Your own shield
           *[other] { $who }'s own shield
        } bars every blow at the foe on that side [FM-ARM-07]; whoever takes aim attacks better in the next round [FM-DX-08].
        [ready] A better weapon in the hand is worth the dice.
        [move] Nobody can be struck now, and there is little to guard against.
        [reload] An unloaded bow hurts nobody.
       *[other] Of all blows and numbers of dice this promises most, harm and the chance to fell weighed together.
    }
reason-for-ready = These things in the hands suit best how far away the foe is.
reason-for-retreat =
    { $answer ->
        [pass] The present place suits { reason-whom } better.
       *[other] The new place suits { reason-whom } better against him than the old.
    }
reason-for-reroll =
    { $answer ->
        [0] Another die would sooner spoil the hit than deepen the wound.
       *[other] There is room below { $who ->
            [none] your
           *[other] { $who }'s
        } score: the hit is likely to stay one, and each hit die more hurts more.
    }
reason-for-proficiency =
    { $answer ->
        [0] By the chance to hit, the talent adds less to this blow than the chance to lose it costs at good blows later.
       *[other] By the chance to hit, the talent adds more to this blow than the chance to lose it costs at good blows later.
    }
reason-over-defend = A guard would spare less than that.
reason-for-waive = A throw that may fail is better than none.
reason-for-consent = What helps a foe is not given away.
reason-for-fewer = All the dice are rolled and the best are kept.
reason-for-keep = The highest dice hurt most.
