"""Fortmayn: pulp adventure without a map, dice pools against Difficulty Dice."""

from affray.systems.fortmayn.system import SYSTEM, Fortmayn

__all__ = ["SYSTEM", "Fortmayn"]
