"""A table with a game master: scenes, calls, rulings, lore."""
