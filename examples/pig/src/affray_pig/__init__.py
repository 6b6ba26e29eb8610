"""Pig, a small dice game, as a rule system for Affray: the whole of it is in `system`, `rules` and `laboratory`."""

from affray_pig.system import SYSTEM

__all__ = ["SYSTEM"]
