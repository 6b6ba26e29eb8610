"""The phases of a turn, the deeds on a position, what is legal and what is sound."""
