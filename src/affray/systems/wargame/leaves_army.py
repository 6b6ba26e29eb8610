"""An army on paper: a table of its units, its points, and for each unit boxes to cross as it loses miniatures."""

from fractions import Fraction

from affray.core.guide import Row
from affray.core.paper import Block, Cell, Grid, Leaf, Lines, Space, Track
from affray.core.phrase import Phrase
from affray.systems.wargame.army import Army, Unit, broken_at, judged, unit_price
from affray.systems.wargame.army_sheet import dice, points, reach_text, verdict_rows, word
from affray.systems.wargame.constants import (
    FORMATION_NAMES,
    HERO,
    TYPE_NAMES,
    VEHICLE,
    hits_to_remove,
    lower_die,
)
from affray.systems.wargame.numbers import amount
from affray.systems.wargame.options import PLAIN, House
from affray.systems.wargame.profile import total_fight, total_shoot

HEADS = (
    "unit", "count", "type", "dice", "move", "fight", "shoot", "defense", "reach", "weapons", "abilities", "formation",
    "each", "points",
)  # fmt: skip
NOTES = 3
VEHICLE_ROWS = 10


def army_leaf(army: Army, house: House = PLAIN) -> Leaf:
    """The sheet of an army to write on: units, points, when it is broken, boxes.

    [UW-MIN-04 UW-FORCE-07 UW-FORCE-09 UW-HERO-03 UW-HERO-04 UW-VIC-03]
    """
    found = judged(army, house)
    broken = Row(word("row-broken"), points(broken_at(found.total)), clauses=("UW-VIC-03",))
    blocks: tuple[Block, ...] = (
        Grid(
            word("group-units"),
            tuple(word(f"head-{name}") for name in HEADS),
            tuple(unit_line(unit, house) for unit in army.units),
            ("UW-MIN-04", "UW-MIN-06", "UW-FORCE-07"),
        ),
        Lines(word("group-shares"), (*verdict_rows(found), broken)),
        *(unit_track(unit) for unit in army.units),
        Space(word("notes"), NOTES),
    )
    beside = word("beside", value=amount(found.total), limit=amount(army.limit))
    return Leaf(word("named", name=army.name), blocks, beside)


def unit_line(unit: Unit, house: House) -> tuple[Cell, ...]:
    """A unit in the table; what it adds to its rolls with its weapons, range in inches."""
    profile, price = unit.profile, unit_price(unit, house)
    formation = word("formation", formation=FORMATION_NAMES[unit.formation], files=unit.files)
    return tuple(
        map(
            Cell,
            (
                word("named", name=unit.name),
                number(Fraction(unit.n)),
                word("type", type=TYPE_NAMES[profile.type]),
                word("named", name=dice(profile)),
                number(profile.move),
                number(Fraction(total_fight(profile))),
                number(Fraction(total_shoot(profile))),
                number(Fraction(profile.defense)),
                word("number", value=reach_text(profile)),
                word("weapons", weapons=tuple(one.id for one in profile.weapons) or ("none",)),
                word("abilities", abilities=tuple(one.id for one in profile.abilities) or ("none",)),
                formation,
                number(price.each),
                number(price.unit),
            ),
        )
    )


def number(value: Fraction) -> Phrase:
    """A number as a cell has it."""
    return word("number", value=amount(value))


def unit_track(unit: Unit) -> Track:
    """Boxes of a unit: its miniatures; the hits of a hero, with the die after each; the damage rolls of a vehicle.

    [UW-HERO-03 UW-HERO-04 UW-VEH-14]
    """
    title = word("named", name=unit.name)
    count, die = unit.profile.ad
    if unit.profile.type == VEHICLE:
        return Track(title, VEHICLE_ROWS, clauses=("UW-VEH-14", "UW-VEH-15"))
    if unit.profile.type != HERO:
        return Track(title, unit.n, clauses=("UW-MOR-01",))
    hits = hits_to_remove(die)
    steps = tuple((hit, word("named", name=f"{count}d{lower_die(die, hit)}")) for hit in range(1, hits))
    return Track(title, hits, marks=(*steps, (hits, word("removed"))), clauses=("UW-HERO-03", "UW-HERO-04"))
