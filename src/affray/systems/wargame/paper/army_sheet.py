"""An army on paper: a table of its units, its points, and for each unit boxes to cross as it loses miniatures."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil

from msgspec.structs import replace

from affray.core.faces.guide import Row
from affray.core.faces.paper import Block, Grid, Leaf, Lines, Space, Track, flag, line, literal
from affray.core.words.phrase import Phrase
from affray.systems.wargame.content.codes import (
    FORMATION_NAMES,
    HERO,
    REAR_ATTACK_ARC,
    TYPE_NAMES,
    VEHICLE,
    hits_to_remove,
    lower_die,
)
from affray.systems.wargame.content.exact_numbers import amount
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import able, is_ranged_armed, reach, total_fight, total_shoot
from affray.systems.wargame.content.tables import reductions
from affray.systems.wargame.roster.army import Army, Unit, broken_at, judged, unit_price
from affray.systems.wargame.roster.maker_sheet import dice, reach_text, verdict_rows
from affray.systems.wargame.words.rows import points, word

STATS = ("unit", "count", "type", "dice", "move", "fight", "shoot", "defense", "reach", "each", "points")
GEAR = ("unit", "formation", "weapons", "abilities")
NOTES = 3
FACINGS = ("front", "left", "right", "rear")


def army_leaf(army: Army, house: House = PLAIN) -> Leaf:
    """The sheet of an army to write on: units, points, when it is broken, boxes.

    [UW-MIN-04 UW-MIN-06 UW-FORCE-07 UW-FORCE-09 UW-VIC-03]
    """
    found = judged(army, house)
    broken = Row(word("row-broken"), points(broken_at(found.total)), clauses=("UW-VIC-03",))
    blocks: tuple[Block, ...] = (
        grid("units", STATS, (stat_cells(unit, house) for unit in army.units), STAT_CLAUSES),
        replace(grid("gear", GEAR, map(gear_cells, army.units), ("UW-FORM-01", "UW-MIN-06")), words=True),
        Lines(word("group-shares"), (*verdict_rows(found), broken)),
        *(track for unit in army.units for track in unit_tracks(unit)),
        Space(word("notes"), NOTES),
    )
    beside = word("beside", value=amount(found.total), limit=amount(army.limit))
    return Leaf(literal(army.name), blocks, beside)


STAT_CLAUSES = ("UW-MIN-04", "UW-MIN-06", "UW-FORCE-07")


def grid(title: str, heads: tuple[str, ...], rows: Iterable[tuple[Phrase, ...]], clauses: tuple[str, ...]) -> Grid:
    """A table of units."""
    cells = tuple(line(*row) for row in rows)
    return Grid(word(f"group-{title}"), tuple(word(f"head-{name}") for name in heads), cells, clauses)


def stat_cells(unit: Unit, house: House) -> tuple[Phrase, ...]:
    """The numbers of a unit: what it adds to its rolls with its weapons, range in inches, points."""
    profile, price = unit.profile, unit_price(unit, house)
    return (
        literal(unit.name),
        number(Fraction(unit.n)),
        word("type", type=TYPE_NAMES[profile.type]),
        literal(dice(profile)),
        number(profile.move),
        number(Fraction(total_fight(profile))),
        number(Fraction(total_shoot(profile))),
        number(Fraction(profile.defense)),
        word("number", value=reach_text(profile)) if is_ranged_armed(profile) else flag(0),
        number(price.each),
        number(price.unit),
    )


def gear_cells(unit: Unit) -> tuple[Phrase, ...]:
    """What a unit has and how it stands."""
    profile = unit.profile
    return (
        literal(unit.name),
        word("formation", formation=FORMATION_NAMES[unit.formation], files=unit.files),
        word("weapons", weapons=tuple(one.id for one in profile.weapons)) if profile.weapons else flag(0),
        word("abilities", abilities=tuple(one.id for one in profile.abilities)) if profile.abilities else flag(0),
    )


def number(value: Fraction) -> Phrase:
    """A number as a cell has it."""
    return word("number", value=amount(value))


# --- boxes ------------------------------------------------------------------------------------------------------------
def unit_tracks(unit: Unit) -> tuple[Track, ...]:
    """Boxes of a unit: its miniatures; the hits of a hero, with the dice after each; what damage takes from a vehicle.

    [UW-MOR-01 UW-HERO-03 UW-HERO-04]
    """
    title = literal(unit.name)
    count, die = unit.profile.ad
    if unit.profile.type == VEHICLE:
        return tuple(vehicle_tracks(unit))
    if unit.profile.type != HERO:
        return (Track(title, unit.n, clauses=("UW-MOR-01",)),)
    hits = hits_to_remove(die)
    steps = tuple((hit, literal(f"{count}d{lower_die(die, hit)}")) for hit in range(1, hits))
    return (Track(title, hits, marks=(*steps, (hits, word("removed"))), clauses=("UW-HERO-03", "UW-HERO-04")),)


def vehicle_tracks(unit: Unit) -> Iterator[Track]:
    """Boxes for each number that damage lowers, with what is left after each, and for the facings that can fire.

    [UW-VEH-14 UW-VEH-15 UW-ABL-02]
    """
    profile = unit.profile
    clauses = ("UW-VEH-14", "UW-VEH-15")
    for field, value in (("move", profile.move), ("defense", Fraction(profile.defense)), ("range", reach(profile))):
        row = reductions()[field]
        boxes = ceil((value - row.floor) / -int(row.change))
        left = (max(value + box * int(row.change), Fraction(row.floor)) for box in range(1, boxes + 1))
        marks = tuple((box, number(rest)) for box, rest in enumerate(left, start=1))
        yield Track(word(f"track-{field}", name=unit.name), boxes, marks=marks, clauses=clauses)
    facings = FACINGS if able(profile, REAR_ATTACK_ARC) else FACINGS[:-1]
    marks = tuple((box, word(f"facing-{name}")) for box, name in enumerate(facings, start=1))
    yield Track(word("track-facing", name=unit.name), len(facings), marks=marks, clauses=clauses)
