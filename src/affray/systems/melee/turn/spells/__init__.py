"""Spells in a position: what they are cast at, what they do, how they go on and end."""
