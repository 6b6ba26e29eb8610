# Campaigns, in English. What is told of them comes worded from the server.
road-title = Campaigns
road-lead = One party from fight to fight: it rests, divides what it has found, and learns. Whoever dies stays dead.
road-open = To the campaigns
road-under-way = Under way
road-none = No campaign is under way.
road-new = A new campaign
road-choose = Campaign
road-length = { $count } fights, up to { $most } figures
road-party = Who goes along
road-party-hint = { $most ->
    [one] One figure can go.
   *[other] Up to { $most } figures can go.
  }
road-nobody = The roster has no figure for { $rules }.
road-make-figure = Make a figure
road-figures = The roster
road-name = What it is to be called
road-more = Seed of the dice
road-begin = Set out
road-loading = The road is looked up …
road-back = All campaigns
road-so-far = The road so far
road-nothing-yet = Nothing is behind the party yet.
road-watch = See the fight again
road-next = Fight { $number } of { $count }
road-play = Play
road-go-on = Go on with the fight
road-fetch = Go on with it here
road-at-table = This fight is under way.
road-at-terminal = This fight is under way at the terminal. Opened here it goes on here, where it stands.
road-seats = Who plays
road-flee = Give the fight up
road-flee-sure = Give it up? Whoever still stands counts as defeated.
road-sure = Yes, give it up
road-not-sure = No
road-members = The party
road-lacks = lacks a point of { $attributes } until the next level
road-hands = In hand
road-armor = Wears
road-carried = Carries
road-things = Things
road-empty-hands = nothing
road-sheet = Sheet
road-sheet-of = Sheet of { $name }
road-change-hands = Change what the hands hold
road-main-hand = Strong hand
road-off-hand = Other hand
road-hold = Hold these
road-hold-of = { $name }: Hold these
road-empty = empty
road-leave = Lay into the chest
road-leave-item = { $name } lays { $item } into the chest
road-advance = Spend experience on
road-advance-one = { $name }: { $attribute } +1
road-chest = Chest
road-chest-empty = The chest is empty.
road-take = { $name } takes it
road-take-item = { $name } takes it: { $item }
road-rest = Rest
road-days-left = { $days ->
    [0] Today is the last day: only ten minutes are left to rest.
    [one] One day is left to rest.
   *[other] { $days } days are left to rest.
  }
road-rest-no = Nobody needs rest.
road-rest-go = Rest
road-way = Pace
road-way-go = Go there
road-won = The campaign is won.
road-lost = The campaign is lost.
road-end = Forget this campaign
road-end-hint = Once it is forgotten its party is free for others. The figures stay on the roster as they are.
road-end-sure = Forget it? Its chapters are gone then.
road-end-yes = Yes, forget it
road-changed = { $name }: { $stand }
road-fight-of = A fight of the campaign
road-came-to = What it came to
road-on = On with the campaign
road-bury = Take from the dead into the chest
