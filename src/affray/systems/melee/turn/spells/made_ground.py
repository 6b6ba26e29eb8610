"""Hexes of fire, shadow and wall that magic makes: where they may be, and in which groups. [CM-SPELL-06]"""

from collections.abc import Collection, Iterator

from affray.space.hex import DIRECTIONS, Hex, disc, neighbour, neighbours
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.state import State, is_on_map
from affray.systems.melee.rules.aim import megahexes

REACH = 1
"""Megahexes from the caster's at which something may be made."""
SEARCHED = 5
"""No hex of a neighbouring megahex is farther away than this."""
ROSETTE = 7


def near_hexes(state: State, i: int) -> frozenset[Hex]:
    """The hexes of the map in the megahexes of figure i and those next to them. [CM-SPELL-06]"""
    found = {
        pos
        for own in state.figures[i].hexes
        for pos in disc(own, SEARCHED)
        if pos in state.board.land and megahexes(own, pos, state.house) <= REACH
    }
    return frozenset(found)


def possible_hexes(state: State, kind: str) -> frozenset[Hex]:
    """The hexes of the map in which that ground can be made: no walls, and for a wall no hex of a figure or body.
    [CM-SPELL-06]"""
    ground = state.board.land - spell_effects.terrain_hexes(state, "wall")
    if kind != "wall":
        return ground
    return ground - {pos for figure in state.figures if is_on_map(figure) for pos in figure.hexes}


def is_connected(hexes: Collection[Hex]) -> bool:
    """Whether hexes hang together. [CM-SPELL-06]

    >>> is_connected({(0, 0), (0, 1), (0, 2)}), is_connected({(0, 0), (0, 2)})
    (True, False)
    """
    left = set(hexes)
    waiting = [left.pop()]
    while waiting:
        found = left.intersection(neighbours(waiting.pop()))
        left -= found
        waiting.extend(found)
    return not left


def groups(open_to: Collection[Hex], starts: Collection[Hex], count: int) -> Iterator[tuple[Hex, ...]]:
    """The ordinary groups of so many hexes, each once and with a hex of `starts` first: single hexes, the lines and
    triangles of three, the rosettes of seven. [CM-SPELL-06]"""
    seen: set[frozenset[Hex]] = set()
    for start in starts:
        for group in groups_around(start, count):
            if frozenset(group) not in seen and all(pos in open_to for pos in group):
                seen.add(frozenset(group))
                yield group


def groups_around(start: Hex, count: int) -> Iterator[tuple[Hex, ...]]:
    """The ordinary groups of one, three or seven hexes that hold a hex, which comes first.

    >>> [len(list(groups_around((0, 0), count))) for count in (1, 3, 7)]
    [1, 15, 7]
    """
    if count == 1:
        yield (start,)
    elif count == ROSETTE:
        for centre in (start, *neighbours(start)):
            yield (start, *(pos for pos in disc(centre, 1) if pos != start))
    else:
        for turn in range(len(DIRECTIONS)):
            pair = neighbour(start, turn)
            yield (start, pair, neighbour(start, (turn + 1) % 6))
            yield (start, pair, neighbour(pair, turn))
            if turn < 3:
                yield (start, pair, neighbour(start, turn + 3))
