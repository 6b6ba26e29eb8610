"""The laboratory of the wargame: odds of attacks between two units, batches of their duels, exact duels."""
