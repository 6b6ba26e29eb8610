"""Fortmayn: dice pools without a map, alone or with a game master."""

from affray.systems.fortmayn.system import SYSTEM

__all__ = ["SYSTEM"]
