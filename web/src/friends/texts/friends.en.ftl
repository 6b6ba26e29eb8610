friends-title = The party decides
friends-leads = leads
friends-awaited = still to vote
friends-for = for: { $what }
friends-same = Vote the same
friends-left =
    { $seconds ->
        [one] One second left, then { $lead } decides.
       *[other] { $seconds } seconds left, then { $lead } decides.
    }
friends-over = The time is over: { $lead } decides.
friends-open = More than half decide; else { $lead } does, once all have voted.
group-decide = The vote
friends-hand = Whose character is whose
friends-hand-to = Hand { $who } to { $to }
friends-lend = Let a computer play { $side }
friends-lent = A computer plays { $side } for now.
friends-back = Play { $side } myself again
gather-friends = Each leads a character of his own, here or by a link on his own phone; a computer may too. The first leads the party.
gather-make = Makes one
gather-vote = Seconds until the lead decides a vote (0: never)
gather-seconds = Expected 0 to { $most } whole seconds until the lead decides a vote; 0: never.
