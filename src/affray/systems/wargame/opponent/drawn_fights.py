"""Fair battles drawn at random: two small ready armies worth as much, on ground that is the same seen from either side.
Engine suggestions (filler). [UW-FLD-01 UW-FORCE-09 UW-VIC-05]"""

from affray.core.scenario import Scenario
from affray.dice.stream import Stream
from affray.systems.wargame.content.tables import armies

WIDE, HIGH, DEEP = 48, 36, 8
"""The field and the depth of its zones, in inches."""
LIMIT, ROUNDS = 1000, 6
"""What an army is worth at the most, and how long the battle lasts."""
MIDDLE = WIDE / 2, HIGH / 2
MOST_PAIRS = 3
NAMES = (("rocks", True), ("wood", True), ("pond", False))
"""Kinds of terrain, and whether each blocks sight."""
Place = tuple[float, float]


def draw_fight(seed: int) -> Scenario:
    """A battle of two sides; the same seed draws the same. Raises ValueError for a seed out of range."""
    rng, names = Stream(seed), tuple(dict.fromkeys(row.army for row in armies()))
    first, second = (names[rng.face(len(names))] for _ in range(2))
    terrain, objectives = draw_terrain(rng), draw_objectives(rng)
    body: dict[str, object] = {
        "battlefield": {
            "id": f"drawn_field_{seed}",
            "name": f"Drawn field {seed}",
            "size": [WIDE, HIGH],
            "terrain": terrain,
            "deployment": [zone(1, 0, 90), zone(2, HIGH - DEEP, 270)],
            "objectives": objectives,
        },
        "aim": {"kind": "points", "rounds": ROUNDS, "limit": LIMIT, "objectives": list(range(len(objectives)))},
        "sides": [{"name": "Red", "army": first}, {"name": "Blue", "army": second}],
    }
    title = f"Drawn battle {seed}: {army_title(first)} against {army_title(second)}"
    return Scenario(f"drawn-{seed}", "wargame", title, body=body)


def army_title(name: str) -> str:
    """What an army is called.

    >>> army_title("sci_fi")
    'Sci-fi'
    """
    return name.replace("_", "-").capitalize()


def zone(player: int, low: int, heading: int) -> dict[str, object]:
    """The zone of a player, across the whole field."""
    outline = [[0, low], [WIDE, low], [WIDE, low + DEEP], [0, low + DEEP]]
    return {"player": player, "outline": outline, "heading": heading}


# --- the ground -------------------------------------------------------------------------------------------------------
def draw_terrain(rng: Stream) -> list[dict[str, object]]:
    """Pieces of terrain between the zones, each with its like opposite, so that neither side has the better ground."""
    found: list[dict[str, object]] = []
    for pair in range(1 + rng.face(MOST_PAIRS)):
        name, blocks = NAMES[rng.face(len(NAMES))]
        # Each pair has a band of the left half to itself, so that no piece lies on another.
        outline = draw_outline(rng, left=2 + 6.5 * pair)
        for half, corners in (("a", outline), ("b", [opposite(corner) for corner in outline])):
            found.append(
                {"id": f"{name}_{pair}{half}", "name": name.capitalize(), "outline": corners, "blocks_sight": blocks}
            )
    return found


def draw_outline(rng: Stream, left: float) -> list[Place]:
    """A piece with four corners in a band from there, all at least two inches from the zones."""
    wide, high = 3 + rng.face(5) / 2, 2 + rng.face(9) / 2
    low = DEEP + 2 + rng.face(2 * (HIGH - 2 * DEEP - 4) - int(2 * high) + 1) / 2
    slant = rng.face(3) / 2
    return [(left + slant, low), (left + wide, low), (left + wide - slant, low + high), (left, low + high)]


def opposite(place: Place) -> Place:
    """The place seen from the other side: turned half round the middle of the field.

    >>> opposite((2, 10))
    (46.0, 26.0)
    """
    return 2 * MIDDLE[0] - place[0], 2 * MIDDLE[1] - place[1]


def draw_objectives(rng: Stream) -> list[Place]:
    """No objective, one in the middle, or that and one on each flank, as near to either side."""
    middle, flank = [MIDDLE], (22.0, 9.5 + rng.face(8))
    return ([], middle, [*middle, flank, opposite(flank)])[rng.face(3)]
