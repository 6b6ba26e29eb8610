# Army lists of the universal wargame.
army-back = All armies
army-none = No army is kept here yet. Begin with a ready one, or with a new one.
army-begun = Not saved yet
army-drop = Discard { $name }
army-ready-lead = Choose a limit to build on an army as it is.
army-ready-has = { $points } points: { $units } units, { $miniatures } miniatures
army-build-on = Build on { $name }, { $limit } points
army-export-of = Export { $name }
army-double-of = Duplicate { $name }
army-print-of = Print { $name }
army-of-limit = { $points } of { $limit } points
army-of-type = { $units } × { $type }
army-of-type-many = { $units } × { $type } with { $miniatures } miniatures
army-empty-short = no units
army-read = { $name } was read; save it to keep it.
army-a-pack = { $file } is a pack: open an army, and read it in there
army-no-army = { $file } holds no army

# --- building one
army-name = Name of the army
army-limit = Points limit
army-limit-own = another
army-limit-points = Points
army-units = Units
army-empty = There are no units yet. Add one below.
army-add = Add a unit
army-add-new = A new unit of a type
army-add-ready = Take one from a ready army or a pack
army-new-unit = New { $type }
army-seek = Search by name, type or weapon
army-none-found = No unit has these words.
army-tools = Order and number of { $name }
army-up = Up
army-down = Down
army-moved = { $name } is now unit { $place } of { $count }.
army-double = Duplicate
army-remove-unit = Remove
army-removed = { $name } is removed.
army-restore = Put it back
army-restored = { $name } is there again.
army-unit-name = Name of the unit
army-type = Type
army-alone = A unit by itself
army-count = Miniatures
army-dice = Action dice
army-die = Die
army-stat-move = Move
army-stat-fight = Own Fight
army-stat-shoot = Own Shoot
army-stat-defense = Defense
army-cap = at most { $most }
army-weapons = Weapons
army-crewed = Weapons with a crew
army-abilities = Abilities
army-listed = Listed abilities
army-own = Of one's own
army-adds-fight = Fight +{ $fight }
army-adds-shoot = Shoot +{ $shoot }
army-range = range { $range }
army-share = { $share } of the price before it
army-only-for = only for: { $types }
army-base = Base
army-own-size = another size
army-width = Width in inches
army-depth = Depth in inches
army-formation = Formation
army-files = Files
army-price = What it costs
army-price-of = What { $name } costs
army-is-kept = kept
army-not-kept = not kept
army-house-none = as written

# --- packs
army-packs = Weapons and units of your own
army-packs-lead = A pack is a file of TOML or JSON. What it has can be chosen above while this page is open; the army itself says all of it.
army-pack-open = Open a pack
army-pack-drop = Close { $title }
army-pack-has =
    { $weapons ->
        [one] one weapon
       *[other] { $weapons } weapons
    }, { $abilities ->
        [one] one ability
       *[other] { $abilities } abilities
    }, { $units ->
        [one] one unit
       *[other] { $units } units
    }
army-pack-there = { $title } can be chosen from.
army-no-pack = { $file } is an army, not a pack

# --- keeping it
army-save = Save
army-is-saved = Saved
army-saved = { $name } is saved.
army-save-first = To print it or to play with it, save it first.
army-mend-first = It can be played with once every rule is kept.
army-play = Play with it
army-reload = Show what was saved there
army-overwrite = Save mine in its place
army-discard = Undo all changes
army-delete = Delete the army
army-delete-sure = Delete { $name } for good?
army-deleted = { $name } is deleted.

# --- choosing one for a battle
