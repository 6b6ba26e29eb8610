"""The laboratory: exact odds, machine-code twins of the rules, and batches of duels."""
