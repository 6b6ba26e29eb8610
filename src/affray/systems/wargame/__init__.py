"""The universal wargame: units of miniatures on a table measured in inches."""

from affray.systems.wargame.system import SYSTEM

__all__ = ["SYSTEM"]
