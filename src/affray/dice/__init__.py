"""Dice: multisets of faces, exact distributions, notation and reproducible streams."""

from affray.dice.dist import Dist
from affray.dice.stream import Stream

__all__ = ["Dist", "Stream"]
