"""From a scenario file to the first position."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError, RuledOut, Scenario
from affray.core.fight_state import are_foes
from affray.core.reading.fields import convert
from affray.core.reading.ground import MapTable, ObjectTable, map_terrain, with_objects
from affray.core.reading.naming import name_fault
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
from affray.space.hex import DIRECTION_NAMES, Facing, Hex, column_row, from_column_row
from affray.systems.foeman.content.codes import LEFT_HANDED, RIGHT_HANDED
from affray.systems.foeman.content.damage_notation import parse_dg
from affray.systems.foeman.content.house_rules import PLAYER_SIDES, House, read_house
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import weapon_text
from affray.systems.foeman.content.tables import LETTERS, is_shield, roster, terrain, weapon_names
from affray.systems.foeman.position.gear import hands_from_list
from affray.systems.foeman.position.state import ROUND_LIMIT, SHOTS, Board, Figure, State, without_forfeits
from affray.systems.foeman.roster.making import new_faults
from affray.systems.foeman.rules.body import FRESH
from affray.systems.foeman.turn.invariants import broken_invariants


class ThingTable(ObjectTable, frozen=True):
    """`[[objects]]`: something that stands in a hex."""

    terrain: str = "object"


class Side(TeamSideTable, frozen=True, forbid_unknown_fields=True):
    """`[[sides]]`; `player`: its figures are players' unless one says otherwise. [FM-DMG-08]"""

    player: bool = True


class FigureTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[figures]]`: a figure of the roster or one of its own making. [MW-MAX-05 MW-REV-01]"""

    name: str
    """Its name."""
    side: str
    """The name of its side."""
    at: tuple[int, int]
    """Column and row on the map."""
    facing: Facing
    """The direction that it faces."""
    roster: str = ""
    """The name of the ready-made figure that it is; empty for none."""
    race: str = ""
    """Its race."""
    st: int = 0
    """Basic ST."""
    dx: int = 0
    """Basic DX."""
    iq: int = 0
    """Basic IQ."""
    armor: str | None = None
    """The armor that it wears; None for the roster's."""
    hold: list[str] | None = None
    """What its hands hold; None for the roster's."""
    carry: list[str] | None = None
    """What it carries beside it; None for the roster's."""
    things: list[str] = []
    """Special items that it has."""
    emplaced: bool = False
    """Whether a Bow that it fires from there is mounted (filler)."""
    handed: Literal["right", "left"] = "right"
    """Its strong hand."""
    player: bool | None = None
    """Whether it is a player's figure; None where its side says so."""
    level: int = 0
    """Its level."""
    shots: int = SHOTS
    """Shots in its store."""
    prone: bool = False
    """Whether it begins prone."""
    ep: int = 0
    """Its experience points."""
    wounds: int = 0
    """Physical points lost."""
    exhaustion: int = 0
    """Exhaustion points lost."""
    forfeits: list[Literal["st", "dx", "iq"]] = []
    """Attributes that lack a point since it was revived."""


class WeaponTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"quality": "class"}):
    """`[[weapons]]`: a weapon of the user's own making. [MW-DG-01 MW-DG-02]"""

    name: str
    """The weapon's name."""
    category: Literal["unskilled", "hilts", "hafts", "poles", "bows"]
    """Its category."""
    dg: str
    """Its DG string, which may have Low and Cup terms."""
    rq: int
    """The ST that it asks for."""
    hands: Literal[1, 2] = 1
    """The hands that it takes."""
    jab: Literal["yes", "no", "free_hand"] = "no"
    """Whether it can Jab."""
    hth: bool = False
    """Whether it is made for Hand-to-Hand."""
    hurl: bool = False
    """Whether it can be hurled."""
    slow: bool = False
    """Whether it is a Bow that takes a whole Ready to load (filler)."""
    quality: Literal["standard", "magic", "crude", "racial"] = "standard"
    """The key `class`: standard, magic, crude or racial."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Foeman scenario holds beside its header."""

    map: MapTable
    sides: list[Side]
    figures: list[FigureTable]
    objects: list[ThingTable] = []
    weapons: list[WeaponTable] = []
    round_limit: int = ROUND_LIMIT


def first_state(scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
    """The first position. Raises InputError naming the file and the key."""
    where = scenario.source or scenario.name
    body = convert(scenario.body, Body, where)
    house = read_house(dict(scenario.options) | dict(options))
    sides, master = split_master(body.sides, where)
    names = side_names(sides, where)
    if not 1 <= body.round_limit <= 10_000:
        raise InputError(f"{where}: round_limit {body.round_limit}: expected 1 to 10000")
    if house.player_sides and house.player_sides - 1 >> len(names):
        raise InputError(f"option {PLAYER_SIDES}: {where} has {len(names)} sides, numbered from 1")
    board = Board(ground_of(body, where))
    made = own_weapon_texts(body, house, where)
    figures = tuple(
        figure_from_table(
            with_player(with_own_weapons(entry, made), sides, house), names, figure_place(where, i, entry.name)
        )
        for i, entry in enumerate(body.figures)
    )
    for i, (entry, figure) in enumerate(zip(body.figures, figures, strict=True)):
        spot = board.ground.get(figure.pos)
        place = f"{figure_place(where, i, entry.name)}.at"
        check_spot(entry.at, spot, place, map(column_row, board.ground), is_free=figure.pos in board.cost)
    state = State(board, names, figures, house, body.round_limit, teams=team_names(sides, where), master=master)
    wrong = broken_invariants(state) or start_faults(state)
    if wrong:
        raise InputError(f"{where}: figures: {wrong[0]}")
    return state


def own_weapon_texts(body: Body, house: House, where: str) -> dict[str, str]:
    """The description of each weapon of the user's making, by its name. Raises InputError. [MW-DG-01 MW-DG-02]"""
    found: dict[str, str] = {}
    for i, entry in enumerate(body.weapons):
        here = f"{where}: weapons[{i}]"
        if entry.name in found or entry.name in weapon_names() or is_shield(entry.name) or name_fault(entry.name):
            raise InputError(f"{here}.name {entry.name!r}: expected a name that no other item has")
        try:
            parse_dg(entry.dg, low_cup=house.low_cup_mods != 0)
            found[entry.name] = weapon_text(
                entry.name, entry.category, entry.dg, entry.rq, hands=entry.hands, jab=entry.jab, hth=entry.hth,
                hurl=entry.hurl, quality=entry.quality, slow=entry.slow,
            )  # fmt: skip
        except InputError as error:
            raise InputError(f"{here}: {error}") from None
    return found


def with_own_weapons(entry: FigureTable, made: Mapping[str, str]) -> FigureTable:
    """The figure of a scenario with the names of the user's own weapons replaced by their descriptions."""
    hold = None if entry.hold is None else [made.get(item, item) for item in entry.hold]
    carry = None if entry.carry is None else [made.get(item, item) for item in entry.carry]
    return replace(entry, hold=hold, carry=carry)


def with_player(entry: FigureTable, sides: Sequence[Side], house: House) -> FigureTable:
    """The figure of a scenario with `player` settled: by house rule, by its own entry, or by its side. [FM-DMG-08]"""
    place = next((place for place, side in enumerate(sides) if side.name == entry.side), None)
    if place is None or (entry.player is not None and not house.player_sides):
        return entry
    by_rule = bool(house.player_sides - 1 >> place & 1)
    return replace(entry, player=by_rule if house.player_sides else sides[place].player)


def start_faults(state: State) -> tuple[str, ...]:
    """Why the figures cannot start so: friends in a hex without an opponent, or a side without any figure.

    Opponents in a hex begin in Hand-to-Hand. [FM-MOV-14 FM-HTH-04]
    """
    for figure in state.figures:
        there = [other for other in state.figures if other.pos == figure.pos]
        if len(there) > 1 and not any(are_foes(state, figure.side, other.side) for other in there):
            return (f"{there[1].id} and {there[0].id} start in one hex, and no opponent with them",)
    return empty_sides(state)


def ground_of(body: Body, where: str) -> dict[Hex, str]:
    """The terrain of each hex. Raises InputError."""
    spots = with_objects(map_terrain(body.map, LETTERS, "open", where), body.objects, terrain(), where)
    return {from_column_row(*spot): name for spot, name in spots.items()}


def figure_from_table(entry: FigureTable, sides: tuple[str, ...], where: str) -> Figure:
    """The figure of a scenario entry. Raises InputError naming the key."""
    figure = Figure(
        id=entry.name, side=side_of(entry.name, entry.side, sides, where), race=entry.race, st=entry.st, dx=entry.dx,
        iq=entry.iq, pos=from_column_row(*entry.at), facing=DIRECTION_NAMES.index(entry.facing), level=entry.level,
        player=entry.player is not False, handed=LEFT_HANDED if entry.handed == "left" else RIGHT_HANDED,
        things=tuple(entry.things), shots=entry.shots, ep=entry.ep,
        body=FRESH._replace(phys=entry.wounds, exh=entry.exhaustion, prone=int(entry.prone)), mount=from_column_row(*entry.at) if entry.emplaced else None,
    )  # fmt: skip
    figure = with_own_equipment(with_roster_entry(figure, entry, where), entry)
    check_figure(figure, entry, where)
    return without_forfeits(figure, entry.forfeits)


def with_roster_entry(figure: Figure, entry: FigureTable, where: str) -> Figure:
    """The figure with the attributes and gear of its roster entry. Raises InputError."""
    if not entry.roster:
        return figure
    if entry.race or entry.st or entry.dx or entry.iq:
        raise InputError(f"{where}.roster: race, st, dx and iq come from the roster; expected one or the other")
    if entry.roster not in roster():
        raise InputError(f"{where}.roster {entry.roster!r}: expected one of {', '.join(roster())}")
    row = roster()[entry.roster]
    weapons = row.weapons.split(";")
    off = row.shield if row.shield != NONE else ""
    return replace(
        figure,
        race=row.race,
        st=row.st,
        dx=row.dx,
        iq=row.iq,
        armor=row.armor,
        main=weapons[0],
        off=off,
        carried=tuple(weapons[1:]),
    )


def with_own_equipment(figure: Figure, entry: FigureTable) -> Figure:
    """The figure with the scenario's own equipment in place of the roster's."""
    if entry.armor is not None:
        figure = replace(figure, armor=entry.armor)
    if entry.carry is not None:
        figure = replace(figure, carried=tuple(entry.carry))
    if entry.hold is not None:
        main, off = hands_from_list(entry.hold)
        figure = replace(figure, main=main, off=off)
    return figure


def check_figure(figure: Figure, entry: FigureTable, where: str) -> None:
    """Raise InputError for a figure that could not have been made, with every rule that it breaks. [FM-FIG-01]"""
    if entry.hold is not None and len(entry.hold) > 2:
        raise InputError(f"{where}.hold: expected at most two items")
    if min(figure.level, figure.shots) < 0:
        raise InputError(f"{where}: level and shots: expected 0 or more")
    if min(figure.ep, figure.body.phys, figure.body.exh) < 0:
        raise InputError(f"{where}: ep, wounds and exhaustion: expected 0 or more")
    wrong = new_faults(figure)
    if wrong:
        raise RuledOut(*wrong, where=where)
