"""What the tables of a scenario have in common in every system."""

from collections.abc import Iterable, Sequence

import msgspec

from affray.core.errors import InputError, shorten_text
from affray.core.fight_state import AnyPosition
from affray.core.reading.naming import name_fault

FEWEST_SIDES, MOST_SIDES = 2, 6


class SideTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[sides]]`."""

    name: str


class TeamSideTable(SideTable, frozen=True, forbid_unknown_fields=True):
    """`[[sides]]` of a fight in which sides may be of one team: `team` is its name; empty for a side that is alone."""

    team: str = ""
    master: bool = False
    """Whether it is no side but a game master's seat."""


def team_names(tables: Sequence[TeamSideTable], where: str) -> tuple[str, ...]:
    """The team of each side, its own name where it is alone; () where all are. Raises InputError for a name that a side
    and another's team share, and for one team of all."""
    if not any(side.team for side in tables):
        return ()
    teams = tuple(side.team or side.name for side in tables)
    for side in tables:
        if any(other.team == side.name for other in tables):
            raise InputError(f"{where}: sides: team {side.name!r}: expected a name that no side has")
    if len(set(teams)) < FEWEST_SIDES:
        raise InputError(f"{where}: sides: expected two teams or more, got {teams[0]!r} alone")
    return teams if len(set(teams)) < len(teams) else ()


def side_names(tables: Sequence[SideTable], where: str) -> tuple[str, ...]:
    """The names of the sides. Raises InputError for too few, too many or two alike."""
    names = tuple(side.name for side in tables)
    if not FEWEST_SIDES <= len(names) <= MOST_SIDES or len(set(names)) < len(names):
        raise InputError(f"{where}: sides: expected {FEWEST_SIDES} to {MOST_SIDES} sides of different names")
    return names


def side_of(name: str, side: str, sides: tuple[str, ...], where: str) -> int:
    """The index of the side of a figure of that name. Raises InputError for a name that no figure can have, and for a
    side that there is not."""
    wrong = name_fault(name)
    if wrong:
        raise InputError(f"{where}.name {name!r}: {wrong}")
    if side not in sides:
        raise InputError(f"{where}.side {side!r}: expected one of {', '.join(sides)}")
    return sides.index(side)


def figure_place(where: str, number: int, name: str) -> str:
    """Where the table of a figure of that name is, for messages; the first has number 0."""
    return f"{where}: figures[{number}] {shorten_text(name)!r}"


def check_spot(
    at: tuple[int, int], terrain: str | None, where: str, spots: Iterable[tuple[int, int]], *, is_free: bool = True
) -> None:
    """Check that something may be put at a column and row with that terrain, None off the map of those columns and rows.
    Raises InputError with the column and row as they were written."""
    if terrain is None:
        columns, rows = zip(*spots, strict=True)
        size = f"columns {min(columns)} to {max(columns)} and rows {min(rows)} to {max(rows)}"
        raise InputError(f"{where}: {at} is off the map, which has {size}")
    if not is_free:
        raise InputError(f"{where}: {at} has terrain {terrain!r}, where nobody can stand")


def empty_sides(state: AnyPosition) -> tuple[str, ...]:
    """Which side has no figure; none where each has one."""
    taken = {figure.side for figure in state.figures}
    return tuple(f"side {name} has no figure" for side, name in enumerate(state.sides) if side not in taken)
