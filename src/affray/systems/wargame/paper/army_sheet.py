"""An army on paper: a table of its units, its points, and for each unit boxes to cross as it loses miniatures."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil

from msgspec.structs import replace

from affray.core.faces.guide import Row
from affray.core.faces.paper import (
    Block,
    Grid,
    Lines,
    PrintedPage,
    Space,
    Track,
    literal_phrase,
    mark_phrase,
    table_row,
)
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
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import has_ability, is_ranged_armed, longest_range, total_fight, total_shoot
from affray.systems.wargame.content.tables import reductions
from affray.systems.wargame.roster.army import Army, ListedUnit, breaking_loss, standing_of, unit_price
from affray.systems.wargame.roster.maker_sheet import dice_text, reach_text, standing_rows
from affray.systems.wargame.words.rows import army_phrase, points_phrase

STATS = ("unit", "count", "type", "dice", "move", "fight", "shoot", "defense", "reach", "each", "points")
GEAR = ("unit", "formation", "weapons", "abilities")
NOTES = 3
FACINGS = ("front", "left", "right", "rear")


def army_sheet_page(army: Army, house: House = PLAIN) -> PrintedPage:
    """The sheet of an army to write on: units, points, when it is broken, boxes.

    [UW-MIN-04 UW-MIN-06 UW-FORCE-07 UW-FORCE-09 UW-VIC-03]
    """
    found = standing_of(army, house)
    broken = Row(army_phrase("row-broken"), points_phrase(breaking_loss(found.total)), clauses=("UW-VIC-03",))
    blocks: tuple[Block, ...] = (
        unit_grid("units", STATS, (stat_cells(unit, house) for unit in army.units), STAT_CLAUSES),
        replace(unit_grid("gear", GEAR, map(gear_cells, army.units), ("UW-FORM-01", "UW-MIN-06")), words=True),
        Lines(army_phrase("group-shares"), (*standing_rows(found), broken)),
        *(track for unit in army.units for track in unit_tracks(unit)),
        Space(army_phrase("notes"), NOTES),
    )
    beside = army_phrase("beside", value=decimal_text(found.total), limit=decimal_text(army.limit))
    return PrintedPage(literal_phrase(army.name), blocks, beside)


STAT_CLAUSES = ("UW-MIN-04", "UW-MIN-06", "UW-FORCE-07")


def unit_grid(title: str, heads: tuple[str, ...], rows: Iterable[tuple[Phrase, ...]], clauses: tuple[str, ...]) -> Grid:
    """A table of units."""
    cells = tuple(table_row(*row) for row in rows)
    return Grid(army_phrase(f"group-{title}"), tuple(army_phrase(f"head-{name}") for name in heads), cells, clauses)


def stat_cells(unit: ListedUnit, house: House) -> tuple[Phrase, ...]:
    """The numbers of a unit: what it adds to its rolls with its weapons, range in inches, points."""
    profile, price = unit.profile, unit_price(unit, house)
    return (
        literal_phrase(unit.name),
        number_phrase(Fraction(unit.n)),
        army_phrase("type", type=TYPE_NAMES[profile.type]),
        literal_phrase(dice_text(profile)),
        number_phrase(profile.move),
        number_phrase(Fraction(total_fight(profile))),
        number_phrase(Fraction(total_shoot(profile))),
        number_phrase(Fraction(profile.defense)),
        army_phrase("number", value=reach_text(profile)) if is_ranged_armed(profile) else mark_phrase(0),
        number_phrase(price.each),
        number_phrase(price.unit),
    )


def gear_cells(unit: ListedUnit) -> tuple[Phrase, ...]:
    """What a unit has and how it stands."""
    profile = unit.profile
    return (
        literal_phrase(unit.name),
        army_phrase("formation", formation=FORMATION_NAMES[unit.formation], files=unit.files),
        army_phrase("weapons", weapons=tuple(weapon.id for weapon in profile.weapons))
        if profile.weapons
        else mark_phrase(0),
        army_phrase("abilities", abilities=tuple(ability.id for ability in profile.abilities))
        if profile.abilities
        else mark_phrase(0),
    )


def number_phrase(value: Fraction) -> Phrase:
    """A number as a cell has it."""
    return army_phrase("number", value=decimal_text(value))


# --- boxes ------------------------------------------------------------------------------------------------------------
def unit_tracks(unit: ListedUnit) -> tuple[Track, ...]:
    """Boxes of a unit: its miniatures; the hits of a hero, with the dice after each; what damage takes from a vehicle.

    [UW-MOR-01 UW-HERO-03 UW-HERO-04]
    """
    title = literal_phrase(unit.name)
    count, die = unit.profile.ad
    if unit.profile.type == VEHICLE:
        return tuple(vehicle_tracks(unit))
    if unit.profile.type != HERO:
        return (Track(title, unit.n, clauses=("UW-MOR-01",)),)
    hits = hits_to_remove(die)
    steps = tuple((hit, literal_phrase(f"{count}d{lower_die(die, hit)}")) for hit in range(1, hits))
    return (Track(title, hits, marks=(*steps, (hits, army_phrase("removed"))), clauses=("UW-HERO-03", "UW-HERO-04")),)


def vehicle_tracks(unit: ListedUnit) -> Iterator[Track]:
    """Boxes for each number that damage lowers, with what is left after each, and for the facings that can fire.

    [UW-VEH-14 UW-VEH-15 UW-ABL-02]
    """
    profile = unit.profile
    clauses = ("UW-VEH-14", "UW-VEH-15")
    for field, value in (
        ("move", profile.move),
        ("defense", Fraction(profile.defense)),
        ("range", longest_range(profile)),
    ):
        row = reductions()[field]
        boxes = ceil((value - row.floor) / -int(row.change))
        left = (max(value + box * int(row.change), Fraction(row.floor)) for box in range(1, boxes + 1))
        marks = tuple((box, number_phrase(rest)) for box, rest in enumerate(left, start=1))
        yield Track(army_phrase(f"track-{field}", name=unit.name), boxes, marks=marks, clauses=clauses)
    facings = FACINGS if has_ability(profile, REAR_ATTACK_ARC) else FACINGS[:-1]
    marks = tuple((box, army_phrase(f"facing-{name}")) for box, name in enumerate(facings, start=1))
    yield Track(army_phrase("track-facing", name=unit.name), len(facings), marks=marks, clauses=clauses)
