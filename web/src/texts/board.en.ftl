# The words of the board. The ids are the same in every language.
board = Board
board-hexes = hex board
board-help = Q W E A S D move the focus, Enter selects and commits, Tab goes on to the next figure and then out of the board.
board-tools = View of the board

# --- a hex in words
board-hex = Column { $column }, row { $row }
board-own = { $name }, { $side }, yours
board-other = { $name }, { $side }
board-down = down
board-faces = faces { $direction }
board-large = { $count } hexes
board-airborne = in the air
board-shows = { $side } towards { $name }
board-lying = Here lies: { $things }
board-hidden = { $name } (hidden)
board-far = { $far ->
    [one] { $far } hex { $direction } of { $name }
   *[other] { $far } hexes { $direction } of { $name }
  }
board-range = { $far ->
    [one] { $far } megahex away
   *[other] { $far } megahexes away
  }
board-cost = { $cost ->
    [one] In reach for { $cost } point
   *[other] In reach for { $cost } points
  }
board-arrives = arrives facing { $direction }
board-engaged = engaged by { $who }
board-left = still possible: { $options }
board-lost = then no { $options }
board-rolls = rolls on the way: { $rolls }
board-out = Out of reach
board-bars = No way in
board-blocks = blocks sight
board-threat-now = { $count ->
    [one] Threatened now by { $who }
   *[other] Threatened now by { $count }: { $who }
  }
board-threat-next = { $count ->
    [one] Threatened next turn by { $who }
   *[other] Threatened next turn by { $count }: { $who }
  }
board-check = { $dice ->
    [one] { $dice } die, { $need } or less: { $chance }%
   *[other] { $dice } dice, { $need } or less: { $chance }%
  }
board-chance = { $chance }%
board-and = { $first } and { $last }
board-or = { $first } or { $last }
board-edge = Edge of the board
board-direction-0 = north
board-direction-1 = north-east
board-direction-2 = south-east
board-direction-3 = south
board-direction-4 = south-west
board-direction-5 = north-west
board-way-0 = north
board-way-1 = north-east
board-way-2 = south-east
board-way-3 = south
board-way-4 = south-west
board-way-5 = north-west
board-dir-0 = N
board-dir-1 = NE
board-dir-2 = SE
board-dir-3 = S
board-dir-4 = SW
board-dir-5 = NW
board-side-0 = front
board-side-1 = front right
board-side-2 = right side
board-side-3 = rear
board-side-4 = left side
board-side-5 = front left
board-arc-front = front
board-arc-side = side
board-arc-rear = rear

# --- ground
board-terrain-open = Open ground
board-terrain-rough = Rough ground
board-terrain-brush = Brush
board-terrain-wood = Wood
board-terrain-shallow-water = Shallow water
board-terrain-water = Water
board-terrain-deep-water = Deep water
board-terrain-stairs = Stairs
board-terrain-low-wall = Low wall
board-terrain-wall = Wall
board-terrain-door = Door
board-terrain-object = Obstacle
board-terrain-pit = Pit
board-terrain-floor = Floor
board-terrain-road = Road

# --- cards
board-points = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
board-again =
    { $touch ->
        [1] Tap again to move there
       *[0] Click again to move there
    }
board-again-turn =
    { $touch ->
        [1] Tap again to turn
       *[0] Click again to turn
    }
board-again-do =
    { $touch ->
        [1] Tap again to do it
       *[0] Click again to do it
    }
board-facing-card = Facing { $direction }
board-turned = { $name } would face { $direction }
board-turn-not = { $name } cannot turn { $direction }
board-turn-hint = Click to turn
board-options-left = Still possible
board-without = Then no { $options }
board-rolls-card = Rolls on the way
board-engaged-card = Engaged by { $who }
board-choose = Choose
board-closed = Not possible now
choose-on-board = Choose on the board.
choose-in-list = Or from the list ({ $count })
vain = Nothing would come of it, and why ({ $count })
vain-more = Others, which do no more ({ $count })
closed-with = Not possible with { $who } now, and why
closed-none = Nothing of its own is closed. Press a foe or a place on the board: what cannot be done there stands below it.
board-reading = The board only shows: nothing can be done on it now
board-selected = { $name } selected
board-none-able = No figure can act now
board-done = Given: { $what }
board-cancelled = Cancelled
board-zoomed = Zoom { $percent }%

# --- line of sight
board-regions-on = Megahexes shown, distances counted in them
board-regions-off = Megahexes hidden
board-sight-on = Line of sight from { $name }: move the focus, V ends it
board-sight-off = Line of sight off
board-sight-clear = Clear
board-sight-blocked = Blocked

# --- buttons and keys
board-tool-in = Zoom in
board-tool-out = Zoom out
board-tool-fit = Show the whole board
board-tool-regions = Megahexes
board-tool-sight = Line of sight
board-key-move = Move the focus to a neighbouring hex; left and right keep to the row
board-key-jump = With a direction: jump to the next hex that differs
board-key-next = Next and previous figure able to act; Tab leaves the board after the last
board-key-commit = Select, commit, open actions
board-key-turn = Turn the facing, then Enter
board-key-sight = Line of sight from the figure
board-key-measure = Show the megahexes, and how many it is to a hex
board-key-odds = Odds for the focused target
board-key-view = Zoom in and out, whole board, centre on the figure
board-key-cancel = Cancel, close
board-key-number = Actions in listed order

# --- what the signs mean
board-signs = What the signs mean
board-sign-figure = A figure: shape and pattern are its side's, a white rim says that it is yours, the point where it faces. The gauges are full while it is fresh: on the left how hurt it is, on the right how tired.
board-sign-waiting = may be picked now
board-sign-open = an answer can be aimed at it
board-sign-target = is aimed at
board-sign-arcs = Round a figure its front, sides and rear, while it may move, turn or strike
board-sign-engaged = engaged by an enemy
board-sign-acted = has acted
board-sign-prone = kneeling or lying
board-sign-grapple = fighting hand to hand
board-sign-dodge = dodging
board-sign-shield = on guard
board-sign-aim = aiming
board-sign-air = in the air
board-sign-reach = in reach, for so many points
board-sign-stop = the move ends there at the latest
board-sign-bound = an enemy engages whoever goes there
board-sign-now = threatened now, by so many
board-sign-next = threatened next turn, by so many

sheet-peek = Sheet below the board: a strip; press to open it
sheet-half = Sheet below the board: half open; press to close it
sheet-full = Sheet below the board: wide open; press to close it
sheet-none = Choose a figure to see its sheet.
sheet-why = why?
sheet-lab = Work out in the laboratory
