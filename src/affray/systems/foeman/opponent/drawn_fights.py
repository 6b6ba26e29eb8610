"""Fair fights of two sides drawn at random: ready-made figures of like kinds on ground that both see alike.

The ground and the places of the one side are those of the other, turned by half round the middle of the map.
"""

from collections.abc import Mapping

from affray.core import Scenario
from affray.core.reading.ground import Spot
from affray.core.reading.naming import fresh_name
from affray.dice.stream import Stream
from affray.space.hex import DIRECTION_NAMES, distance, from_column_row, is_connected
from affray.systems.foeman.content.tables import LETTERS, terrain

KINDS = (
    ("Man-at-arms", "Pikeman", "Orc raider"),
    ("Dwarf axeman", "Goblin skirmisher"),
    ("Sample Figure (seed)",),
    ("Elf archer",),
    ("Halfling slinger",),
)
"""Ready-made figures that win about as often."""
NAMES = ("Aske", "Brun", "Cole", "Dorn", "Edda", "Frey", "Gale", "Hild", "Ivar", "Jorn", "Kara", "Leif")
SIDES = ("Red", "Blue")
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five"}
GROUNDS = ("rough", "brush", "shallow_water", "low_wall", "object", "pit")
WIDTHS, HEIGHTS = (11, 13), (9, 11)
"""Columns, which are odd so that the map can be turned, and rows."""
ROUND_LIMIT = 60
STREAM = 20
"""The game whose stream of numbers fights are drawn from."""
MOST_CLUMPS = 4
CLUMP = 3
"""Further hexes of a clump, some of them the same."""
CLEAR = 2
"""So many hexes round each place where a figure may start are open."""
FRONT_ROW = 1
FACINGS = (2, 3, 4)
"""How the first side may face, as directions; the other faces the other way."""


def draw_scenario(seed: int) -> Scenario:
    """The fight of that number: the same number the same fight."""
    stream = Stream(seed, STREAM)
    width, height, count = stream.pick(WIDTHS), stream.pick(HEIGHTS), stream.pick(tuple(NUMBERS))
    ground = draw_ground(stream, width, height)
    made = sorted({name.replace("_", " ") for name in ground.values()} - {"open"})
    where = f"ground with {', '.join(made)}" if made else "open ground"
    return Scenario(
        name=f"drawn-{seed}",
        system="foeman",
        title=f"{NUMBERS[count]} a side on {where}",
        summary=f"A fight drawn at random, number {seed}.",
        body={
            "map": {"rows": map_rows(ground, width, height)},
            "sides": [{"name": name} for name in SIDES],
            "figures": draw_figures(stream, width, height, count),
            "round_limit": ROUND_LIMIT,
        },
    )


# --- the ground -------------------------------------------------------------------------------------------------------
def mirrored(spot: Spot, width: int, height: int) -> Spot:
    """A place on the other side of the middle of the map; odd columns lie half a hex lower and are a hex shorter."""
    column, row = spot
    return width - 1 - column, height - 1 - column % 2 - row


def draw_ground(stream: Stream, width: int, height: int) -> dict[Spot, str]:
    """The terrain of each place: some clumps between the sides, each with its like across the middle; none that cuts off a
    part of the map."""
    ground = {(column, row): "open" for column in range(width) for row in range(height - column % 2)}
    starts = [pair for spot in start_spots(width, max(NUMBERS)) for pair in (spot, mirrored(spot, width, height))]
    middle = [spot for spot in sorted(ground) if all(spot_distance(spot, start) > CLEAR for start in starts)]
    for _ in range(stream.face(MOST_CLUMPS + 1)):
        kind, at = stream.pick(GROUNDS), stream.pick(middle)
        beside = [spot for spot in middle if spot_distance(spot, at) <= 1]
        clump = [at, *(stream.pick(beside) for _ in range(CLUMP))]
        there = ground | {spot: kind for pair in clump for spot in (pair, mirrored(pair, width, height))}
        if is_whole(there):
            ground = there
    return ground


def spot_distance(a: Spot, b: Spot) -> int:
    """How many hexes it is from one place to the other."""
    return distance(from_column_row(*a), from_column_row(*b))


def is_whole(ground: Mapping[Spot, str]) -> bool:
    """Whether there is a way from each hex that may be entered to each other."""
    return is_connected({from_column_row(*spot) for spot, name in ground.items() if not terrain()[name].blocks_move})


def map_rows(ground: Mapping[Spot, str], width: int, height: int) -> list[str]:
    """The map in letters, row by row."""
    return [
        "".join(LETTERS[ground[column, row]] if (column, row) in ground else " " for column in range(width))
        for row in range(height)
    ]


# --- the sides --------------------------------------------------------------------------------------------------------
def start_spots(width: int, count: int) -> list[Spot]:
    """Where the figures of the first side stand: in a line near its edge, with a column between two."""
    return [(width // 2 + 2 * place - (count - 1), FRONT_ROW) for place in range(count)]


def draw_figures(stream: Stream, width: int, height: int, count: int) -> list[dict[str, object]]:
    """The figures of both sides, place against place of one kind; in every other fight the very same."""
    alike, facing = stream.face(2) == 0, stream.pick(FACINGS)
    figures: list[dict[str, object]] = []
    for spot in start_spots(width, count):
        kind = stream.pick(KINDS)
        first = stream.pick(kind)
        second = first if alike else stream.pick(kind)
        for side, (at, who) in enumerate(((spot, first), (mirrored(spot, width, height), second))):
            name = fresh_name(stream, NAMES, [str(figure["name"]) for figure in figures])
            towards = DIRECTION_NAMES[(facing + 3 * side) % 6]
            figures.append({"name": name, "side": SIDES[side], "roster": who, "at": at, "facing": towards})
    return figures
