"""Whole Foeman skirmishes on a board as machine code, compiled from the rules that play uses."""
