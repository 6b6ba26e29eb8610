"""The phases of a turn, the deeds that change a position, legality, and the invariants of positions."""
