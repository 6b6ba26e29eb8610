"""A new figure at random: each legal spread of points of its race is equally likely, and its gear fits its strength."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

import msgspec

from affray.core.faces.people import known_kind
from affray.core.reading.naming import fresh_name
from affray.core.reading.tables import load_table
from affray.dice.stream import Stream
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import KEPT, display_name
from affray.systems.foeman.content.tables import PACKAGE, find_race, find_weapon, is_race
from affray.systems.foeman.position.gear import generation_faults
from affray.systems.foeman.roster.adventurer import Adventurer
from affray.systems.foeman.roster.pack_names import Gear, Piece, available_gear
from affray.systems.foeman.rules.weapon_use import gripping_st

TOO_HEAVY = 2
"""A weapon is drawn whose RQ is above the ST by less than this."""
SIDE_ARM = "Dagger"


class NameRow(msgspec.Struct, frozen=True):
    """A name of filler_names.csv."""

    race: str
    name: str


@lru_cache(KEPT)
def names_for_race(kind: str) -> tuple[str, ...]:
    """The names that figures of a race are given, those of all races where it has none of its own (filler)."""
    rows = load_table(PACKAGE, "filler_names.csv", NameRow)
    return tuple(row.name for row in rows if row.race == kind) or tuple(row.name for row in rows)


@lru_cache(KEPT)
def spreads(kind: str) -> tuple[tuple[int, int, int], ...]:
    """Every ST, DX and IQ that a new figure of a race may have. Raises InputError for an unknown race. [FM-FIG-01]

    >>> len(spreads("Human")), spreads("Elf")[0]
    (45, (7, 13, 11))
    """
    found = find_race(kind)
    span = range(found.adder + 1)
    spent = ((a, b, found.adder - a - b) for a, b in product(span, span) if a + b <= found.adder)
    least = found.least
    scores = ((least[0] + a, least[1] + b, least[2] + c) for a, b, c in spent)
    return tuple(score for score in scores if not generation_faults(kind, *score))


def random_figure(
    stream: Stream, kind: str = "", taken: frozenset[str] = frozenset(), among: Gear | None = None
) -> Adventurer:
    """A random legal figure of a race, or of any race, by the numbers of a stream.

    Its name is none of those taken. Its gear comes from `among`, or from the printed tables.

    Raises InputError for an unknown race.

    >>> random_figure(Stream(1), "Orc") == random_figure(Stream(1), "Orc")
    True
    """
    available = available_gear() if among is None else among
    if kind and not is_race(kind):
        known_kind(kind, [race.shown for race in available.races])
    kind = kind or stream.pick(piece_names(available.races))
    st, dx, iq = stream.pick(spreads(kind))
    grip = gripping_st(st, find_race(kind).index)
    handy = [made for made in map(find_weapon, piece_names(available.weapons)) if made.rq < grip + TOO_HEAVY]
    first = stream.pick(tuple(handy))
    shield = stream.pick((NONE, *piece_names(available.shields))) if first.hands == 1 and not first.bow else NONE
    second = first if not first.bow else stream.pick(tuple(made for made in handy if not made.bow))
    carried = [] if second is first else [second.name]
    if SIDE_ARM not in (display_name(first.name), display_name(second.name)):
        carried.append(next(piece.name for piece in available.weapons if piece.shown == SIDE_ARM))
    return Adventurer(
        name=fresh_name(stream, names_for_race(kind), taken), race=kind, st=st, dx=dx, iq=iq,
        handed="left" if stream.face(10) == 0 else "right", armor=stream.pick((NONE, *piece_names(available.armor))),
        main=first.name, off="" if shield == NONE else shield, carried=tuple(carried),
    )  # fmt: skip


def piece_names(pieces: Sequence[Piece]) -> tuple[str, ...]:
    """The names of pieces, as a figure has them."""
    return tuple(piece.name for piece in pieces)
