"""Foeman: man-to-man skirmish on hexes with dib dice, after the rules by Droll."""
