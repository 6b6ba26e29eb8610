# Battlefields that are drawn and kept.
field-title = Battlefields
field-lead = Draw the tables of your battles to scale: terrain, deployment zones and objectives, checked by the rules as you draw.
field-open = To the battlefields
field-new = New battlefield
field-all = All battlefields
field-kept = Kept here
field-ready = Ready to play
field-empty = None yet. Draw a new one, begin with a ready one, or import a file.
field-edit = Edit
field-edit-named = Edit { $name }
field-begin = Make a copy
field-begin-named = Make a copy of { $name }
field-import = Import a file
field-export = Export
field-export-named = Export { $name }
field-size-of = { $width } × { $height } inches
field-picture = { $name }: { $width } by { $height } inches, { $pieces ->
    [one] 1 piece of terrain
   *[other] { $pieces } pieces of terrain
  }, { $objectives ->
    [one] 1 objective
   *[other] { $objectives } objectives
  }
field-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
  }
field-cautions = { $count ->
    [one] Fit to play; 1 caution
   *[other] Fit to play; { $count } cautions
  }
field-sound = Fit to play
field-unnamed = My battlefield
field-copy-of = { $name }, my own

# --- keeping
field-title-of = Name of the battlefield
field-width = Width
field-height = Height
field-save = Save
field-rename = Save and rename
field-save-new = Save as a new one
field-saved = Saved: { $name }
field-dirty = Not saved yet
field-drop = Discard { $name }
field-reload = Load again
field-remove = Delete
field-remove-sure = Delete { $name } for good?

# --- the pen
field-canvas = Battlefield { $name }, { $width } by { $height } inches
field-tools = What the pen does
field-tool-select = Select
field-tool-box = Rectangle
field-tool-outline = Outline
field-tool-objective = Objective
field-tool-sight = Sight line
field-hint-select = Click a part to choose it, drag it, its corners, the round handle to turn or the square one to scale. Arrow keys nudge it, with Shift by six steps.
field-hint-box = Drag from one corner to the opposite one.
field-hint-outline = Click corner after corner; the first one again, or Enter, closes the outline. Backspace takes the last one back, Escape gives up.
field-hint-objective = Click where the objective is to be.
field-hint-sight = Drag from one place to another to see whether the line is clear.
field-close = { $count ->
   *[other] Close the outline ({ $count } corners)
  }
field-undo = Undo (Ctrl+Z)
field-redo = Redo (Ctrl+Y)
field-zoom-in = Zoom in
field-zoom-out = Zoom out
field-snap = Snap to half inches
field-add = Add terrain
field-preset-wood = Wood
field-preset-hill = Hill
field-preset-ruin = Ruin
field-preset-house = House
field-preset-rock = Rock
field-preset-wall = Wall
field-preset-pond = Pond
field-preset-rubble = Rubble
field-polygon-corners = Corners
field-polygon = Regular polygon
field-fair = Make the field fair
field-fair-hint = What lies in the lower half stands; the upper half becomes its twin, zones and objectives too.
field-fair-turn = Twin by half a turn
field-fair-mirror = Twin as in a mirror

# --- parts
field-parts = Parts of the field
field-terrain = Terrain
field-zones = Deployment zones
field-players = Players
field-objectives = Objectives
field-none = none
field-piece = Terrain
field-zone = Zone of player { $number }
field-objective = Objective { $number }
field-part-size = { $width } × { $height } at { $at }
field-blocking = blocks sight
field-removed = { $name } removed
field-name = Name
field-blocks = Blocks sight
field-turn-by = Degrees
field-turn-left = Turn left
field-turn-right = Turn right
field-larger = Larger
field-smaller = Smaller
field-round = Take the dents out
field-corners = Corners ({ $count })
field-corner-x = Corner { $number }, inches from the left
field-corner-y = Corner { $number }, inches from below
field-corner-add = Add a corner after corner { $number }
field-corner-remove = Remove corner { $number }
field-x = From the left
field-y = From below
field-copy = Duplicate
field-copy-turned = Twin by half a turn
field-copy-mirrored = Twin as in a mirror
field-lower = Earlier in the list (drawn below)
field-higher = Later in the list (drawn above)
field-delete = Remove
field-edge = Along the edge
field-edge-bottom = bottom
field-edge-top = top
field-edge-left = left
field-edge-right = right
field-edge-own = outline of its own
field-depth = Depth
field-heading = Heading
field-way-0 = right
field-way-1 = up and right
field-way-2 = up
field-way-3 = up and left
field-way-4 = left
field-way-5 = down and left
field-way-6 = down
field-way-7 = down and right

# --- sight
field-sight-title = Sight line
field-sight-from = From
field-sight-to = To
field-sight-test = Test the line
