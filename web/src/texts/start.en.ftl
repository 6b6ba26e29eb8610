# Armies, as the start page names them.
army-title = Armies
army-lead = Build armies by points: every term of a price, and how the army stands to its limit, are shown as you go.
army-open = To the armies
army-new = New army
army-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
army-over = more than { $limit } points
army-other-limit = { $name } is an army of { $own } points; this battle is set to { $limit }.
army-set-limit = Set Points to { $points }
army-pick = Choose an army
army-kept = Kept here
army-ready = Ready armies
to-start = To the first page
learn = Learn by playing

# Boards to look at.
scene-fight = { $title }: the computer plays both sides
scene-halt = Halt the fight
scene-go = Let the fight go on
scene-play = Play “{ $title }”
recent-go-on = Go on: { $title }
