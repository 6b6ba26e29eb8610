"""A game master's seat in the file of a scenario."""

from collections.abc import Sequence
from typing import TypeVar

from affray.core.errors import InputError
from affray.core.reading.naming import name_fault
from affray.core.reading.setup import TeamSideTable
from affray.mastering.mastery import Mastery

T = TypeVar("T", bound=TeamSideTable)


def split_master(tables: Sequence[T], where: str) -> tuple[list[T], Mastery | None]:
    """The sides that fight, and the game master if there is one. Raises InputError for two, for one in a team, and for one
    with a side's name."""
    sides, masters = [side for side in tables if not side.master], [side for side in tables if side.master]
    if not masters:
        return sides, None
    name = masters[0].name
    if len(masters) > 1 or masters[0].team or any(side.name == name for side in sides) or name_fault(name):
        raise InputError(f"{where}: sides: expected one game master at most, of no team and with a name of his own")
    return sides, Mastery(name)
