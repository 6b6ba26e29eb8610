## A delve with friends: votes, whose character is whose

event-vote-cast = { $by } votes ({ $cast } of { $count }).
event-vote-decided =
    { $led ->
        [0] The party does what { $wanted } { COUNT($wanted) ->
            [one] wants
           *[other] want
        }.
       *[other] { $by }, who leads, decides: the party does what { $wanted } { COUNT($wanted) ->
            [one] wants
           *[other] want
        }.
    }
event-kept = { $roll }: { JOIN($faces, " ") }
event-company-joined = { $by } plays { $who } ({ $type }).
label-decide = End the vote now
label-hand-over = { $who } is handed to { $to }
prompt-company = { $side }{ $leads ->
        [0] {""}
       *[other] {" "}(leads)
    }: { $text }{ $voted ->
        [0] {""}
       *[other] {" "}Votes: { JOIN($votes, "; ") }.
    }
vote-for = { $by }: { $what }
sheet-veiled = Only its player knows
sheet-row-veiled = Purse, pack, spells
no-no-say = only a player with a character that lives has a say in this
no-friends-character = { $who } is another player's character
no-plans-first = first everybody says what his own character does
no-no-vote = no vote is open
no-lead-decides = { $side } leads, and ends votes
no-others-first = { $side } has no character yet and comes first
no-hand-later = a character can be handed over while the party chooses its way, in the city or below, not in a fight, a parley or a rest: wait until that is over
