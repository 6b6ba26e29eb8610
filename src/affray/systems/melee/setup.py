"""From a scenario file to the first position."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.field_errors import FieldError, expected
from affray.core.reading.fields import convert
from affray.core.reading.ground import MapTable, ObjectTable, map_terrain, with_objects
from affray.core.reading.naming import nearest_first
from affray.core.reading.own_rows import one_word
from affray.core.reading.setup import (
    TeamSideTable,
    check_spot,
    empty_sides,
    figure_place,
    side_names,
    side_of,
    team_names,
)
from affray.mastering.setup import split_master
from affray.space.bodies import covered_hexes
from affray.space.hex import DIRECTION_NAMES, Facing, Hex, column_row, disc, from_column_row
from affray.systems.melee.content.codes import ALOFT, KNEELING, ON_GROUND, PRONE, STANDING
from affray.systems.melee.content.house_rules import House, option_facts, read_house
from affray.systems.melee.content.tables import (
    LETTERS,
    NONE,
    Named,
    all_weapons,
    armor,
    armors,
    creatures,
    gear,
    grounds,
    id_of,
    races,
    shield,
    shields,
    spells,
    weapons,
)
from affray.systems.melee.position.beasts import figure_from_creature
from affray.systems.melee.position.hands import is_weapon, row_of
from affray.systems.melee.position.state import Board, Figure, State, with_fields
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.adventurer import figure_of as fighter_of
from affray.systems.melee.roster.ready_made import ready_made
from affray.systems.melee.rules.equipment import is_strong_enough
from affray.systems.melee.rules.facing import shape_of
from affray.systems.melee.rules.fatigue import fatigue_after_walk, jog_cost
from affray.systems.melee.rules.injury import starting_body
from affray.systems.melee.turn.handling_items import can_hold_items
from affray.systems.melee.turn.invariants import broken_invariants

MOST_RADIUS = 40
USUAL_RACE, USUAL_IQ = "human", 8
MADE = ("race", "st", "dx", "iq", "wis")
"""What a ready-made figure brings along and a scenario does not change."""
KIT: Mapping[str, Callable[[], tuple[Mapping[str, Named], ...]]] = {
    "armor": lambda: (armors(),),
    "shield": lambda: (shields(),),
    "weapons": lambda: (all_weapons(),),
    "slung": lambda: (all_weapons(),),
    "gear": lambda: (gear(), all_weapons()),
    "pack": lambda: (gear(), all_weapons()),
    "spells": lambda: (spells(),),
}
"""What it brings along unless the scenario gives it other things, and the tables that they are in."""
POSTURES = {"standing": STANDING, "kneeling": KNEELING, "prone": PRONE}


class ArenaTable(MapTable, frozen=True, forbid_unknown_fields=True):
    """`[map]`: rows of letters, a plain field, or a hexagon of so many hexes from its centre to its edge."""

    radius: int = 0


class ThingTable(ObjectTable, frozen=True):
    """`[[objects]]`: what is in a hex, in place of the map's ground."""

    terrain: str = "wall"


class ItemTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[items]]`: a weapon or shield that lies in a hex."""

    at: tuple[int, int]
    item: str


class FigureTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[figures]]`: a creature of the table, a ready-made figure or a person of the scenario's own making.
    [CM-FLY-01 CM-FLY-03 CM-FAT-02 CM-FAT-03]"""

    name: str
    """Its name."""
    side: str
    """The name of its side."""
    at: tuple[int, int]
    """Column and row of its head."""
    facing: Facing
    """The direction it faces, 0 to 5, clockwise from north."""
    creature: str = ""
    """The id of a creature; "" for a person."""
    roster: str = ""
    """The name of a ready-made figure; "" for none."""
    race: str = ""
    """The race of a person of the scenario's own making."""
    st: int = 0
    """ST; 0: not given."""
    dx: int = 0
    """DX; 0: not given."""
    iq: int = 0
    """IQ; 0: not given."""
    wis: int = 0
    """WIS; 0: not given."""
    armor: str | None = None
    """Worn armor; None: not given."""
    shield: str | None = None
    """Its shield; None: not given."""
    weapons: list[str] | None = None
    """Weapons in its hands; None: not given."""
    slung: list[str] | None = None
    """Its other weapons; None: not given."""
    gear: list[str] | None = None
    """Things on its belt; None: not given."""
    pack: list[str] | None = None
    """What is in the pack on its back; None: not given."""
    spells: list[str] | None = None
    """Spells that it knows; None: not given."""
    wounds: int = 0
    """Hits taken before the fight."""
    fatigue: int = 0
    """Fatigue spent before the fight."""
    posture: Literal["standing", "kneeling", "prone"] = "standing"
    """Its posture."""
    height: Literal["ground", "aloft", "apart"] = "ground"
    """Where one that flies begins; apart: at another height than the others."""
    jogged: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Minutes of travel at a jog before the fight, which come first."""
    walked: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0
    """Minutes of travel at a walk before the fight."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario of the guide holds beside its header."""

    map: ArenaTable
    sides: list[TeamSideTable]
    figures: list[FigureTable]
    objects: list[ThingTable] = []
    items: list[ItemTable] = []


def first_state(scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
    """The first position. Raises InputError naming the file and the key."""
    where = scenario.source or scenario.name
    table = convert(scenario.body, Body, where)
    house = read_house(dict(scenario.options) | dict(options))
    sides, master = split_master(table.sides, where)
    names = side_names(sides, where)
    found = [
        figure_from_table(entry, names, figure_place(where, i, entry.name)) for i, entry in enumerate(table.figures)
    ]
    figures = tuple(replace(figure, body=starting_body(figure.body, 0, house)) for figure in found)
    items = tuple(item_from_table(entry, f"{where}: items[{i}]") for i, entry in enumerate(table.items))
    board = Board(ground_from_table(table, where))
    check_spots(table, figures, board, where)
    state = State(board, names, figures, house, limit_of(house), items, teams=team_names(sides, where), master=master)
    wrong = broken_invariants(state) or start_faults(state)
    if wrong:
        raise InputError(f"{where}: figures: {wrong[0]}")
    return state


def limit_of(house: House) -> int:
    """The turn after which the fight is a draw, 0 for none. [CM-END-01]"""
    values = next(fact.values for fact in option_facts() if fact.name == "turn_limit")
    return int(values[house.turn_limit])


def start_faults(state: State) -> tuple[str, ...]:
    """What keeps the figures from starting so: two in a hex, or a side without any."""
    taken: dict[Hex, str] = {}
    for figure in state.figures:
        for pos in figure.hexes:
            if pos in taken:
                return (f"{figure.id} and {taken[pos]} start in one hex",)
            taken[pos] = figure.id
    return empty_sides(state)


def check_spots(table: Body, figures: Sequence[Figure], board: Board, where: str) -> None:
    """Check that figures stand, with all of their bodies, and things lie on the map. Raises InputError."""
    for i, figure in enumerate(figures):
        for pos in figure.hexes:
            terrain = board.ground.get(pos)
            place, is_free = f"{figure_place(where, i, table.figures[i].name)}.at", pos not in board.walls
            check_spot(column_row(pos), terrain, place, map(column_row, board.ground), is_free=is_free)
    for i, thing in enumerate(table.items):
        terrain = board.ground.get(from_column_row(*thing.at))
        check_spot(thing.at, terrain, f"{where}: items[{i}].at", map(column_row, board.ground))


# --- ground and things ------------------------------------------------------------------------------------------------
def ground_from_table(table: Body, where: str) -> dict[Hex, str]:
    """The terrain of each hex. Raises InputError."""
    if table.map.radius:
        if not 1 <= table.map.radius <= MOST_RADIUS or table.map.rows or table.map.columns:
            raise InputError(f"{where}: map.radius: expected 1 to {MOST_RADIUS}, and no rows or columns beside it")
        centre = from_column_row(table.map.radius, table.map.radius)
        spots = {column_row(pos): "clear" for pos in disc(centre, table.map.radius)}
    else:
        spots = map_terrain(table.map, LETTERS, "clear", where)
    spots = with_objects(spots, table.objects, LETTERS, where)
    ground = {from_column_row(*spot): name for spot, name in spots.items()}
    assert set(ground.values()) <= set(grounds())
    return ground


def item_from_table(entry: ItemTable, where: str) -> tuple[Hex, str]:
    """A thing that lies in a hex. Raises InputError."""
    item = id_of(entry.item, all_weapons(), shields())
    if not is_weapon(item):
        shield(item)
    if item == NONE:
        raise InputError(f"{where}.item: expected a weapon or a shield")
    return from_column_row(*entry.at), one_word(item)


# --- figures ----------------------------------------------------------------------------------------------------------
def figure_from_table(entry: FigureTable, sides: tuple[str, ...], where: str) -> Figure:
    """The figure of a scenario entry. Raises InputError naming the key."""
    side = side_of(entry.name, entry.side, sides, where)
    if min(entry.wounds, entry.fatigue) < 0:
        raise InputError(f"{where}: wounds and fatigue: expected 0 or more")
    at, facing = from_column_row(*entry.at), DIRECTION_NAMES.index(entry.facing)
    figure = (
        creature_from_table(entry, side, at, facing, where)
        if entry.creature
        else person_from_table(entry, side, at, facing, where)
    )
    if entry.height != "ground" and (figure.creature == "" or not creatures()[figure.creature].flying_ma):
        raise InputError(f"{where}.height {entry.height!r}: expected ground for one that does not fly")
    return with_fields(
        figure,
        hits=entry.wounds,
        fatigue=travel_fatigue(entry, figure.body.st, where),
        posture=POSTURES[entry.posture],
        flight=ON_GROUND if entry.height == "ground" else ALOFT,
        apart=entry.height == "apart",
    )


def travel_fatigue(entry: FigureTable, st: int, where: str) -> int:
    """The fatigue of a figure after its travel: a jog, then a walk. Raises InputError for more than it can spend.
    [CM-FAT-01 CM-FAT-02 CM-FAT-03 CM-FAT-04]"""
    tired = entry.fatigue + jog_cost(entry.jogged)
    if entry.jogged and tired > st:
        raise InputError(
            f"{where}.jogged {entry.jogged}: costs {jog_cost(entry.jogged)}, expected no more than ST {st}"
        )
    return fatigue_after_walk(tired, st, entry.walked)


def creature_from_table(entry: FigureTable, side: int, at: Hex, facing: int, where: str) -> Figure:
    """A creature of the table. Raises InputError."""
    creature = id_of(entry.creature, creatures())
    if creature not in creatures():
        raise InputError(
            f"{where}.creature {creature!r}: expected one of {', '.join(nearest_first(creature, creatures()))}"
        )
    if any(getattr(entry, key) for key in ("roster", *MADE, "weapons", "spells")) or entry.armor not in (None, NONE):
        raise InputError(f"{where}.creature: its numbers and arms come from the table; expected none beside it")
    return figure_from_creature(creatures()[one_word(creature)], entry.name, side, at, facing)


def person_from_table(entry: FigureTable, side: int, at: Hex, facing: int, where: str) -> Figure:
    """A ready-made figure or one of the scenario's own making. Raises InputError."""
    adventurer = adventurer_of_entry(entry, where)
    if adventurer.race not in races():
        raise InputError(f"{where}.race {adventurer.race!r}: expected one of {', '.join(races())}")
    if min(adventurer.st, adventurer.dx, adventurer.iq) < 1:
        raise InputError(f"{where}: st, dx and iq: expected 1 or more")
    try:
        armor(adventurer.armor)
        shield(adventurer.shield)
        check_things(adventurer)
    except InputError as error:
        raise InputError(f"{where}: {error}") from None
    if not can_hold_items(adventurer.weapons, shielded=False):
        raise InputError(f"{where}.weapons: expected what two hands can hold, the others among slung")
    check_strength(adventurer, where)
    shielded = adventurer.shield != NONE and can_hold_items(adventurer.weapons, shielded=True)
    return replace(
        fighter_of(adventurer),
        side=side,
        hexes=covered_hexes(shape_of(1), at, facing),
        facing=facing,
        shield_ready=shielded,
    )


def adventurer_of_entry(entry: FigureTable, where: str) -> Adventurer:
    """The person that an entry describes, legal or not. Raises InputError for an unknown ready-made figure, or one
    whose numbers the entry changes."""
    given = {
        key: tuple(one_word(id_of(item, *tables())) for item in value)
        if isinstance(value, list)
        else id_of(value, *tables())
        for key, tables in KIT.items()
        if (value := getattr(entry, key)) is not None
    }
    if not entry.roster:
        numbers = (entry.race or USUAL_RACE, entry.st, entry.dx, entry.iq or USUAL_IQ, entry.wis)
        return replace(Adventurer(entry.name, *numbers), **given)
    if any(getattr(entry, key) for key in MADE):
        raise InputError(f"{where}.roster: {', '.join(MADE)} come from the roster; expected one or the other")
    if entry.roster not in ready_made():
        raise InputError(f"{where}.roster {entry.roster!r}: expected one of {', '.join(ready_made())}")
    return replace(ready_made()[entry.roster], name=entry.name, **given)


def check_strength(adventurer: Adventurer, where: str) -> None:
    """Raises InputError for what is in hand and too heavy for the figure. [CM-EQUIP-01]"""
    needed = [(item, row_of(item).st_required) for item in adventurer.weapons]
    for item, st in (*needed, (adventurer.shield, shield(adventurer.shield).st_required)):
        if not is_strong_enough(adventurer.st, st):
            raise InputError(f"{where}: {item} needs ST {st}, the figure has {adventurer.st}")


def check_things(adventurer: Adventurer) -> None:
    """Raises InputError for an unknown weapon, thing or spell."""
    for item in (*adventurer.weapons, *adventurer.slung):
        if not is_weapon(item):
            raise FieldError(
                "weapons", item, expected("own-weapon", known=nearest_first(item, weapons())), f"weapon {item!r}"
            )
    for item in (*adventurer.gear, *adventurer.pack):
        if item not in gear() and not is_weapon(item):
            raise InputError(f"gear {item!r}: expected one of {', '.join(nearest_first(item, gear()))}, or a weapon")
    for name in adventurer.spells:
        if name not in spells():
            raise FieldError("spells", name, expected("one-of", known=nearest_first(name, spells())), f"spell {name!r}")
