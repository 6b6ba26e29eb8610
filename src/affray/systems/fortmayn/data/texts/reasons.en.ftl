# Why a computer player takes an answer, in a sentence: `$answer` is the answer's first word, or the number of an inner choice,
# `$who` the figure that it is about, or its side; "none" where the reader's own is spoken to.

reason-for-declare =
    { $answer ->
        [confirm] The chance is worth the dice that it may cost.
       *[other] The chance is not worth the dice that it may cost.
    }
reason-for-ruling =
    { $answer ->
        [accept] The chance is worth the dice that it may cost.
       *[other] The chance is not worth the dice that it may cost.
    }
reason-for-ounce-declare =
    { $answer ->
        [flee] The fight looks too dear, or cannot be won: the party had better run.
       *[other] It promises the party most: the foes' dice that it takes, less the dice that it may cost.
    }
reason-for-duel-with = That is what { $who ->
        [none] you have
       *[other] { $who } has
    } more and bigger dice for than the other.
reason-for-alert = The likelier to notice is the better way, less the dice that it may cost.
reason-for-save =
    { $answer ->
        [0] Good gear is kept for a blow that could put somebody out.
       *[other] Gear that takes the harm is cheaper than a die; what is damaged already goes first.
    }
reason-for-sunder = Rather a thing is broken than somebody put out: of two the smaller loss.
reason-for-pick = The friendliest die is the best.
reason-for-betray =
    { $answer ->
        [0] Outside of a conflict an attachment is worth more than a character for a while.
       *[other] Who is missing in a conflict costs blood.
    }
reason-for-seize =
    { $answer ->
        [0] Nobody has room to carry it.
       *[other] Whoever has most room left can carry it.
    }
reason-for-comrade = Whoever has fewest dice ready needs it most.
reason-for-pay = What it brings is worth the price.
reason-for-toll = The price is less than a fight would cost.
