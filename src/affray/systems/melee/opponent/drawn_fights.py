"""Fair fights of two sides drawn at random: ready-made figures and creatures of like kinds on ground that both see alike.

The ground and the places of the one side are those of the other, turned by half round the middle of the map.
"""

from affray.core import Scenario
from affray.core.reading.naming import fresh_name
from affray.dice.stream import Stream
from affray.space.hex import (
    DIRECTION_NAMES,
    Hex,
    column_row,
    disc,
    distance,
    from_column_row,
    is_connected,
    neighbours,
)
from affray.systems.melee.content.tables import creatures

KINDS = (
    ("Swordsman", "Shieldbearer", "Champion", "Axeman", "Duelist", "Orc raider"),
    ("Halberdier", "Spearman", "Pike dwarf"),
    ("Longbowman", "Crossbowman", "Halfling slinger"),
    ("Fire wizard", "Summoner", "Illusionist", "Goblin hedge mage"),
)
"""Ready-made figures that are worth about the same."""
BEASTS = ("wolf", "dire_wolf", "giant_snake", "bear", "gargoyle", "troll", "giant", "orc", "myrmidon")
"""Creatures that may fight on both sides."""
SIDES = ("Red", "Blue")
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five"}
GROUNDS = ("wall", "broken_ground", "shadow")
STREAM = 20
"""The game whose stream of numbers fights are drawn from."""
ONE_IN = 4
"""One place in so many is a creature's."""
RADII = (6, 7, 8, 9)
MOST_CLUMPS = 4
CLUMP = 2
"""Further hexes of a clump, some of them the same."""
CLEAR = 2
"""So many hexes round each place where a figure may start are open."""
ROWS_BEHIND = 2
"""Rows of hexes behind those who start."""
FACINGS = (2, 3, 4)
"""How the first side may face, as directions; the other faces the other way."""
Entry = dict[str, object]


def draw_scenario(seed: int) -> Scenario:
    """The fight of that number: the same number the same fight."""
    stream = Stream(seed, STREAM)
    radius = stream.pick(RADII)
    objects = draw_objects(stream, radius)
    count = stream.pick(tuple(NUMBERS))
    figures = draw_figures(stream, radius, count)
    made = sorted({str(row["terrain"]).replace("_", " ") for row in objects})
    ground = f"ground with {' and '.join(made)}" if made else "open ground"
    return Scenario(
        name=f"drawn-{seed}",
        system="melee",
        title=f"{NUMBERS[count]} a side on {ground}",
        summary=f"A fight drawn at random, number {seed}.",
        body={
            "map": {"radius": radius},
            "sides": [{"name": name} for name in SIDES],
            "figures": figures,
            "objects": objects,
        },
    )


# --- the ground -------------------------------------------------------------------------------------------------------
def mirrored(pos: Hex, radius: int) -> Hex:
    """A hex on the other side of the middle of the map."""
    centre = from_column_row(radius, radius)
    return 2 * centre[0] - pos[0], 2 * centre[1] - pos[1]


def draw_objects(stream: Stream, radius: int) -> list[Entry]:
    """Some clumps of walls, broken ground or shadow between the sides, each with its like across the middle; none that cuts
    off a part of the map."""
    land = frozenset(disc(from_column_row(radius, radius), radius))
    starts = [pos for pair in start_hexes(radius, max(NUMBERS)) for pos in (pair, mirrored(pair, radius))]
    middle = sorted(pos for pos in land if all(distance(pos, start) > CLEAR for start in starts))
    made: dict[Hex, str] = {}
    for _ in range(stream.face(MOST_CLUMPS + 1)):
        kind, at = stream.pick(GROUNDS), stream.pick(middle)
        beside = [pos for pos in (at, *neighbours(at)) if pos in middle]
        clump = {at, *(stream.pick(beside) for _ in range(CLUMP))}
        there = made | {pos: kind for pair in clump for pos in (pair, mirrored(pair, radius))}
        if is_connected(land.difference(pos for pos, name in there.items() if name == "wall")):
            made = there
    return [{"at": column_row(pos), "terrain": name} for pos, name in sorted(made.items())]


# --- the sides --------------------------------------------------------------------------------------------------------
def start_hexes(radius: int, count: int) -> list[Hex]:
    """Where the figures of the first side stand: in a line near its edge."""
    centre = from_column_row(radius, radius)
    across = (2 * place - (count - 1) for place in range(count))
    return [(centre[0] + q, centre[1] + max(-radius, -radius - q) + ROWS_BEHIND) for q in across]


def draw_figures(stream: Stream, radius: int, count: int) -> list[Entry]:
    """The figures of both sides, place against place of one kind; in every other fight the very same."""
    alike, facing = stream.face(2) == 0, stream.pick(FACINGS)
    figures: list[Entry] = []
    for pos in start_hexes(radius, count):
        beast = stream.pick(BEASTS) if stream.face(ONE_IN) == 0 else ""
        kind = stream.pick(KINDS)
        first = stream.pick(kind)
        second = first if alike else stream.pick(kind)
        for side, at, who in ((0, pos, first), (1, mirrored(pos, radius), second)):
            made = {"creature": beast} if beast else {"roster": who}
            towards = DIRECTION_NAMES[(facing + 3 * side) % 6]
            name = fresh_name(
                stream, (creatures()[beast].name if beast else who,), [str(figure["name"]) for figure in figures]
            )
            figures.append({"name": name, "side": SIDES[side], "at": column_row(at), "facing": towards, **made})
    return figures
