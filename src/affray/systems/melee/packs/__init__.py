"""Packs: weapons and creatures of a person's own beside those of the tables."""
