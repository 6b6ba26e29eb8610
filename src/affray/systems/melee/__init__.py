"""The Combat and Movement Guide: hex combat with three dice, spells and monsters."""

from affray.systems.melee.system import SYSTEM

__all__ = ["SYSTEM"]
