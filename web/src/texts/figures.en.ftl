# Figures that are made and kept.
folk-no-system = There are no figures of “{ $system }”.
folk-import = Import a file
folk-export = Export all
folk-imported = { $count ->
    [one] 1 figure added: { $names }
   *[other] { $count } figures added: { $names }
  }
folk-empty = Nobody is here yet. Make a figure, or import a file.
folk-nothing = nothing
folk-out = out on { $campaign }
folk-state-fit = unhurt
folk-state-hurt = weakened
folk-state-down = out of action
folk-state-dead = dead

# --- making one
folk-draw = Draw one by lot
folk-draw-race = Draw one: { $race }
folk-leave = Leave without keeping
folk-race = Race
folk-self = Name and attributes
folk-name = Name
folk-nameless = No name yet
folk-handed = Strong hand
folk-hand-right = right
folk-left = { $left ->
    [0] No points left
    [one] 1 point left
   *[other] { $left } points left
  }
folk-over = { $left ->
    [one] 1 point too many
   *[other] { $left } points too many
  }
folk-hand-left = left
folk-st = Strength
folk-dx = Dexterity
folk-iq = Intelligence
folk-order = Among them: { $order }.
folk-least = at least { $least }
folk-less = { $what }: one less
folk-more = { $what }: one more
folk-left-of = { $left ->
    [one] point left of { $total }
   *[other] points left of { $total }
  }
folk-over-of = over { $total } points
folk-no-points = points are no longer counted
folk-gear = Gear
folk-strong-right = Right hand (strong)
folk-strong-left = Left hand (strong)
folk-weaker-right = Right hand
folk-weaker-left = Left hand
folk-empty-hand = empty
folk-slot-armor = Armor
folk-slot-carried = Carried
folk-slot-things = Special items
folk-rq = ST { $rq }
folk-one-hand = one hand
folk-two-hands = two hands
folk-broken = { $count ->
    [one] 1 rule is broken
   *[other] { $count } rules are broken
  }
folk-legal = Legal: every rule is kept
folk-keep = Keep this figure
folk-keep-gear = Keep the change
folk-kept = { $name } is kept.
folk-line = In one line
folk-line-copy = Copy the line
folk-line-load = Load
folk-line-hint = Paste a line: race=Human st=12 …
folk-sheet = What it comes to
folk-gear-of = Name and gear of { $name }

folk-systems = The rules that the figures are of
folk-wis = Wisdom
folk-slot-weapons = Ready weapons
folk-slot-shield = Shield
folk-slot-slung = Slung weapons
folk-slot-gear = On the belt
folk-slot-pack = In the pack
folk-slot-spells = Spells
folk-iq-of = IQ { $iq }
folk-weight = { $pounds } lb
folk-cost = { $silver } silver

# --- Fortmayn
folk-body = BODY Dice
folk-head = HEAD Dice
folk-slot-attachments = Attachments
folk-slot-thrown = Coins thrown (ten times 3d6)

# --- a weapon of one's own
folk-own = Of one's own making
folk-own-make = Make a weapon of your own
folk-own-hint = The DG says how hit dice become damage dice: how many are lost, then terms for the Top die (T), the Low die (L) and each Cup die (C). L and C count where the house rule allows them.
folk-own-category = Kind
folk-own-dg = DG
folk-own-rq = Required ST
folk-own-words = Besides
folk-own-table = What the dice of the weapon come to
folk-own-die = shows
folk-die-T = Top
folk-die-L = Low
folk-die-C = Cup
folk-own-add = Take it into the strong hand
folk-own-name-fault = A name has neither | nor _ in it.
folk-own-rq-fault = The required ST is a whole number from 1 to 99.

# --- odds
folk-odds = Odds
folk-odds-table = What each number of dice promises
folk-odds-foe = Against
folk-odds-weapon = With
folk-odds-roster = Your figures
folk-odds-ready = Ready-made

# --- one of the roster
folk-back = All figures
folk-change = Change name and gear
folk-export-one = Export
folk-remove = Delete
folk-remove-sure = Delete { $name } for good?
folk-remove-yes = Yes, delete
folk-removed = { $name } is deleted.
folk-picture = A picture of your own
folk-picture-choose = Choose a picture
folk-picture-remove = Take it away
folk-picture-of = The picture of { $name }
folk-picture-kept = { $name } has a picture.
folk-picture-none = This browser cannot read or keep “{ $file }”.
folk-picture-hint = Shown on the board where a figure of this name stands. It stays in this browser and is never sent.
folk-rest = Rest
folk-rest-minutes = Ten minutes
folk-rest-days = { $days ->
    [one] A day
   *[other] { $days } days
  }
folk-rest-all = { $days } days, until healed
folk-rest-hint = How fast a figure recovers is not in the original text; it is this program's own rule.
folk-advance = Advance
folk-advance-hint = Choose what gets the point.
folk-still = Still to choose
folk-blank = Begin from nothing
