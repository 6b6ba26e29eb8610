# What is said of figures that are made and kept.

## Why a figure cannot be set up.

no-unknown-race = race { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-armor = armor { $named } is unknown; expected one of { JOIN($known, ", ") }
no-unknown-item = item { $named } is neither a weapon nor a shield
no-unknown-thing = thing { $named }: expected one of { JOIN($known, ", ") }
no-unarmed-item = Unarmed is no item: an empty hand strikes so
no-shields-ready = two shields are ready at once
no-hands-taken = a two-hand weapon leaves no hand for another item
no-load =
    more than { $limit } { $shield ->
        [0] weapons are
       *[other] shield is
    } carried (filler limit)
