### Why something cannot be done in a delve: a refusal's message is `no-` and what is wrong.

no-not-now = { $verb } is not asked for now
no-malformed = expected { BLANKS($form) }
no-nobody-asked = nobody is asked now
no-nobody = nobody called { $who } is there for that
no-nobody-up = nobody of the party can act
no-nobody-has = nobody who can act has { $item }
no-is-out = { $who } cannot act
no-actors-twice = expected the names of those who act, each once
no-party-size = a party has { $least } to { $most } characters
no-party-full = all { $count } of the party are described; name one of them to describe anew
no-party-incomplete = { $count } of { $wanted } characters are described
no-hireling-dice = a hireling has one BODY Die and one HEAD Die: 1 1
no-rumour-first = draw a rumour first
no-depart-level = name a level from 1 to { $most }
no-marching-order = a marching order names everybody once: { $people }
no-armor-broken = the armor of { $who } is broken or gone
no-armor-whole = the armor of { $who } needs no mending
no-no-blank-book = { $who } has no blank book with room in it
no-copied-already = { $who } has copied { $spell } already
no-no-bond = { $who } has won no attachment: words that make people give way do, and a quest that is done
no-no-lockpicks = a fine lock needs { $item }; without them it can be forced
no-no-tools = mending by craft needs work tools, or a smithy
no-approach-in-words = say in a sentence what is done
no-claim-in-words = a claim needs a sentence that tells how it helps
no-no-help = { $item } does not help with { $task }
no-no-knack = nobody who acts has a knack for { $task } left this Hour
no-stunt-in-words = a stunt is described in a sentence before the roll
no-stunt-tried = a stunt against this has been tried already
no-no-dice = no { $pool } Dice are ready
no-no-such-task = { $task } is no task; expected one of { $known }
no-no-target = there is no { $target } to be dealt with here
no-searched = there is nothing more to be found here
no-sprung = it has sprung: there is no thinking better of it
no-some-dice = name one Die at least
no-dice-number = name a number of Dice from 1 to { $most }
no-some-coins = name a number of coins other than 0
no-few-words = say what it is, in { $most } letters at most
no-nothing-amended = say what is ruled otherwise: Difficulty, step, losses, or whether it is hidden
no-amended-most = the Difficulty is { $difficulty } Dice at most, losses are { $losses } at most
no-say-why = say in a sentence why
no-say-note = say it in a sentence
no-say-question = ask the oracle in a sentence
no-say-reply = answer in a sentence
no-say-seen = tell in a sentence what was seen
no-no-likelihood = { $given } is no likelihood; expected one of { $known }
no-nothing-asked = the oracle has not asked anything
no-nothing-unexpected = nothing unexpected has been announced
no-foes-beside = creatures that mean harm are here
no-no-creatures = nobody is here
no-no-such-way = there is no exit { $exit }; the last one is { $most }
no-leads-outside = that is the way out: leave
no-dead-end = exit { $exit } leads to a dead end
no-walk-back = walk back to the way in first
no-way-barred = the way out is barred
no-in-hand = { $item } is in hand already
no-not-in-hand = { $item } is not in hand
no-hands-full = the hands of { $who } are full
no-no-light = { $item } gives no light
no-lit-already = { $item } burns already
no-not-lit = { $item } does not burn
no-no-oil = { $who } has no oil for the lantern
no-no-fire = there is nothing to make fire with
no-not-worn = { $item } is neither armor nor a shield
no-nothing-on = { $who } has no such thing on
no-wedged-already = exit { $exit } is wedged already
no-lift-first = { $item } is heavy: lift it (approach NAME body lifting { $item })
no-not-here = { $item } is not here to be taken
no-guarded-by-foes = creatures stand before it
no-guarded-by = { $obstacle } stands before it
no-no-dead-here = no undead are here
no-assign-first = a milestone was passed: assign its Dice
no-no-milestone = no milestone was passed
no-one-die-each =
    everybody gets { $count ->
        [one] one Die
       *[other] { $count } Dice
    }, to BODY or HEAD
no-other-milestone = this campaign counts another milestone: { $milestone }
no-too-many-lost =
    { $who } can lose { $most ->
        [0] none
       *[other] at most { $most }
    } so
no-nothing-to-make = { $target } is nobody to mend armor for, and nothing that can be built
