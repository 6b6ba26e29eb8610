# The words of a table in inches. The ids are the same in every language.
plane-board = Table
plane-inches = table in inches
plane-help = N goes to the next unit, the arrow keys move the cursor or the unit by an inch, Q and E wheel it, Enter commits, V measures, the question mark lists all keys.
plane-chosen = chosen, falls
plane-outline = its outline is at { NUMBER($x) }, { NUMBER($y) }
plane-spot = { NUMBER($x) }, { NUMBER($y) }
plane-left = { $left } of { $of }
plane-far = { $far ->
    [one] { NUMBER($far) } inch { $direction }
   *[other] { NUMBER($far) } inches { $direction }
  }
plane-far-about = { $far ->
    [one] about { $far } inch { $direction }
   *[other] about { $far } inches { $direction }
  }
plane-from = { $far } of { $name }
plane-centres = centre to centre
plane-side = seen from it: { $side }
plane-faces = faces { $way ->
    [0] east
    [1] north-east
    [2] north
    [3] north-west
    [4] west
    [5] south-west
    [6] south
   *[7] south-east
  }
plane-objective = objective { $number }
plane-objective-held = objective { $number }, held by { $side }
plane-way-0 = east
plane-way-1 = north-east
plane-way-2 = north
plane-way-3 = north-west
plane-way-4 = west
plane-way-5 = south-west
plane-way-6 = south
plane-way-7 = south-east

# --- what is put together
plane-order = What is put together
plane-waiting = Units to place
plane-modes = Kinds of move
plane-verb-deploy = Place
plane-verb-move = Move
plane-verb-away = Move away
plane-verb-reform = Change files
plane-verb-drive = Drive
plane-verb-fireball = Fireball
plane-suggest = Suggest
plane-give = Confirm
plane-give-anyway = Confirm all the same
plane-cancel = Cancel
plane-turn-left = Turn left by 5 degrees, with Shift by 45
plane-turn-right = Turn right by 5 degrees, with Shift by 45
plane-place-first = Choose a unit here, then press the board where it is to stand.
plane-shorter = An inch less
plane-longer = An inch more
plane-part = Keep this part and add another
plane-part-word = keep
plane-shorten = Take the last part back
plane-shorten-word = back
plane-reverse = Drive backwards
plane-reverse-word = backwards
plane-more = One file more
plane-fewer = One file fewer
plane-files = { $files ->
    [one] { $files } file
   *[other] { $files } files
  }
plane-form-regiment = Regiment
plane-form-skirmish = Skirmish
plane-form-none = No formation
plane-arrange = Move single miniatures
plane-spent = { NUMBER($spent) } of { NUMBER($most) } inches
plane-loose = { $count ->
    [one] { $count } miniature stands apart
   *[other] { $count } miniatures stand apart
  }
plane-touches = in contact with { $names }
plane-strikes = { $count ->
    [one] runs over { $unit }: { $count } miniature, { $dice }
   *[other] runs over { $unit }: { $count } miniatures, { $dice }
  }
plane-strikes-own = { $count ->
    [one] runs over your own { $unit }: { $count } miniature, { $dice }
   *[other] runs over your own { $unit }: { $count } miniatures, { $dice }
  }
plane-none-listed = Nothing is suggested for it
plane-no-contact = No contact can be reached
plane-no-files = It has no files to change
plane-no-move = No move can be put together now
plane-untouched = Nothing is changed yet
plane-drive-empty = The drive has no part yet

# --- the ruler
plane-ruler = Ruler
plane-ruler-on = Ruler from { $name }: go to a place or unit, V ends it
plane-ruler-off = Ruler off
plane-tool-ruler = Ruler

# --- keys
plane-key-move = Move the cursor or the unit by an inch; a vehicle: further, less far, pivot
plane-key-fine = By a tenth of an inch
plane-key-far = By six inches
plane-key-next = Next unit: of those able to act, or of the targets; Tab leaves the table after the last
plane-key-turn = Turn by 5 degrees, with Shift by 45
plane-key-commit = Select, commit, open actions
plane-key-mode = Next kind of move
plane-key-contact = Next move into contact, with the focused enemy or any
plane-key-suggest = Next suggested move
plane-key-files = More files, fewer files
plane-key-form = Regiment or skirmish, while placing
plane-key-drive = Of a drive: keep the part, backwards, take the last part back
plane-key-ruler = Ruler from the unit
plane-key-odds = Odds for the focused target
plane-key-view = Zoom in and out, whole table, centre on the unit

# --- what the signs mean
plane-sign-regiment = A regiment: one body with its front at the white edge and the points. Colour and pattern are its side's, a white rim says that it is yours.
plane-sign-skirmish = Skirmishers: miniatures in open order, linked by dotted lines.
plane-sign-waiting = may be picked now
plane-sign-open = an answer can be aimed at it
plane-sign-target = is aimed at
plane-sign-activated = has been activated
plane-sign-disordered = disordered
plane-sign-leader = leader
plane-sign-shaken = shaken
plane-sign-engaged = engaged
plane-sign-prepared = prepared to shoot
plane-sign-half = half its crew
plane-sign-hurt = damaged
plane-sign-reach = how far it shoots; a band where nothing is measured before it is declared
plane-sign-move = how far it moves with one action
plane-sign-arc = where it looks; strongly tinted where it shoots
plane-sign-terrain = terrain that nothing goes through; with a thick edge it blocks sight, too
plane-sign-loose = a miniature that would stand apart, or a place that is refused
