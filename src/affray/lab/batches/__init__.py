"""Many games of one duel, and how sure their numbers are."""
