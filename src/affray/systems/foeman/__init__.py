"""Foeman: man-to-man skirmish on hexes with dib dice, after the rules by Droll."""

from affray.systems.foeman.system import SYSTEM

__all__ = ["SYSTEM"]
