"""From a scenario file to the first position: a party to be made, ready people at the hub, or a scene under way.

[FT-FILL-11 FT-CHAR-01 FT-GEAR-01 FT-XP-02]
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.reading.fields import convert
from affray.core.reading.naming import name_fault
from affray.core.reading.setup import SideTable, figure_place
from affray.core.reading.tables import look_up
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.content.codes import BAND_NAMES, LIGHT_NAMES, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Exit, Foe, Hurdle, Person, Place, Thing
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.packs.pack import filler_from_tables, new_row_names
from affray.systems.fortmayn.position.company import MAKING, friend_names
from affray.systems.fortmayn.position.furnishing import new_foes
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.standing import LURKED
from affray.systems.fortmayn.position.state import PARTY, TEMPER_NAMES, Company, State
from affray.systems.fortmayn.position.thing_notation import read_thing
from affray.systems.fortmayn.rules.books import BOOKS, make_book, spells_in
from affray.systems.fortmayn.rules.budget import creature_row
from affray.systems.fortmayn.rules.creating import career_row
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END, UNDRAWN, new_hurdle, obstacle_row, quest_row
from affray.systems.fortmayn.rules.gear import (
    SHIELD_SLOT,
    SLUNG,
    WORN_SLOT,
    item_kind,
    item_kinds,
    new_wear,
    with_thing,
)
from affray.systems.fortmayn.rules.shopping import stow_newest
from affray.systems.fortmayn.turn.invariants import broken_invariants

SIDES = ("Party", "World")
"""The sides of a delve; the names of a scenario's language may name them otherwise."""
MOST_PEOPLE = 6
Dice = Annotated[int, msgspec.Meta(ge=0, le=20)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class FigureTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[figures]]`: a character. Gear is written as words, see `thing_notation`; it is carried as it would be bought."""

    name: str
    """The name."""
    side: str = SIDES[PARTY]
    """The name of the side."""
    type: Literal["brawny", "brainy"] = "brawny"
    """The type."""
    body: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2
    """BODY Dice owned."""
    head: Dice = 2
    """HEAD Dice owned."""
    body_ready: Dice | None = None
    """BODY Dice that are ready; all where it is left out."""
    head_ready: Dice | None = None
    """HEAD Dice that are ready; all where it is left out."""
    gear: tuple[str, ...] = ("one_handed_weapon",)
    """What is worn, held and carried, such as `two_handed_weapon:bow` or `leather=d4`."""
    slung: tuple[str, ...] = ()
    """Weapons that are slung."""
    coins: Coins = 0
    """The coins in the purse."""
    spells: tuple[str, ...] = ()
    """The ids of the spells known; a book holds them unless the gear has one."""
    memorised: tuple[str, ...] = ()
    """The ids of the spells in memory."""
    attachments: tuple[str, ...] = ()
    """Attachments, in words or ids."""
    career: str = ""
    """The id of the career; empty for none."""
    fat_head: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    """Moments that a Fat Head still lasts."""
    surprised: bool = False
    """Whether the first exchange is at a disadvantage."""
    mounted: bool = False
    """Whether the character rides."""
    at: object = None
    """Means nothing here; a roster writes it into every figure."""
    facing: object = None
    """Means nothing here; a roster writes it into every figure."""


class HurdleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[obstacles]]`: an obstacle of the room: its row, the way that it bars (0: the room itself), its Difficulty Dice if they
    are not those of its row, whether it lies face down."""

    obstacle: str
    exit: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    difficulty: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    hidden: bool | None = None


class FoeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[foes]]`: a creature."""

    creature: str
    """The id of its row."""
    name: str = ""
    """Its name; empty for that of its row."""
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    """Its Difficulty Dice, where they are not those of its row."""
    shield: str | None = None
    """Its shield, where it is not that of its row."""
    armor: str | None = None
    """Its armor, where it is not that of its row."""
    near: Literal["close", "nearby", "distant", "far_away"] = "nearby"
    """Its band to every character whom `bands` does not name."""
    bands: dict[str, Literal["close", "nearby", "distant", "far_away"]] = {}
    """Its band to characters by their names."""
    reaction: str | None = None
    """How it takes the party: a row id of reaction.csv."""
    noticed: bool = False
    """Whether its ambush is past."""


class RoomTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[room]`: where it begins: its row, its light if that is not its own, how many ways on there are."""

    room: str
    light: Literal["lit", "dim", "dark"] | None = None
    exits: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    treasure: str = ""
    goal: bool = False


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario of Fortmayn holds beside its header."""

    begin: Literal["setup", "hub", "scene", "conflict", "duel"] = "setup"
    """Where it begins: `setup` with a party to be made, `hub` with ready people, `scene` or `conflict` in a room, or `duel`."""
    sides: tuple[SideTable, ...] = ()
    """The players of a delve with friends, each of whom leads characters of his own; none for a delve alone."""
    figures: tuple[FigureTable, ...] = ()
    """The characters; in a duel the challenger is the first."""
    quest: str = ""
    """The id of the quest; empty for one by lot."""
    level: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """The level of the last departure."""
    rooms: Annotated[int, msgspec.Meta(ge=1, le=30)] = 6
    """How many rooms the level has."""
    room: RoomTable | None = None
    """The room that it begins in."""
    obstacles: tuple[HurdleTable, ...] = ()
    """The obstacles of that room."""
    foes: tuple[FoeTable, ...] = ()
    """The foes in that room."""
    temper: Literal["steady", "timid", "reckless"] = "steady"
    """How much a computer player dares that leads the party."""
    filler: object = None
    """Tables in place of ours; in a file it may name the folder that holds them."""


def first_state(scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
    """The first position. Raises InputError naming the file and the key."""
    where = scenario.source or scenario.name
    body = convert(scenario.body, Body, where)
    house = read_house(dict(scenario.options) | dict(options))
    filler = shipped()
    if body.filler is not None:
        filler, body = filler_from_tables(body.filler, f"{where}: filler"), with_row_names(body, f"{where}: filler")
    sides = tuple(scenario.local_name(side) for side in SIDES)
    friends = (
        ()
        if body.begin == duel.MODE
        else friend_names((side.name for side in body.sides), sides[-1], f"{where}: sides")
    )
    people = people_from_tables(body, friends or sides[:1], filler, where)
    if body.quest and quest_row(filler, body.quest) is None:
        raise InputError(
            f"{where}: quest {body.quest!r}: expected one of {', '.join(q.quest_id for q in filler.quests)}"
        )
    state = State(
        phase=MAKING if friends and body.begin == "setup" else body.begin,
        sides=(*friends, sides[-1]) if friends else sides,
        company=Company() if friends else None,
        people=people,
        quest=body.quest,
        level=body.level,
        wanted=max(len(people), len(friends)),
        temper=TEMPER_NAMES.index(body.temper),
        house=house,
        filler=filler,
    )
    if body.begin == duel.MODE:
        state = begin_duel(state, body, where)
    if body.begin in ("scene", "conflict"):
        state = enter_room(state, body, where)
    elif body.room is not None or body.foes or body.obstacles:
        raise InputError(f"{where}: begin = {body.begin!r}: expected no room, obstacles or foes there")
    if body.begin != "setup" and not people:
        raise InputError(f"{where}: figures: expected somebody for begin = {body.begin!r}")
    faults = broken_invariants(state)
    if faults:
        raise InputError(f"{where}: {faults[0]}")
    return state


def begin_duel(state: State, body: Body, where: str) -> State:
    """A duel of the two characters, each on a side of its own. Raises InputError. [FT-FILL-12]"""
    sides = tuple(row.side for row in body.figures)
    if not state.house.duel:
        raise InputError(f"{where}: begin = 'duel': expected the option duel = 'on'")
    if len(sides) != len(SIDES) or len(set(sides)) < len(sides):
        raise InputError(f"{where}: figures: expected two of different sides for a duel, got {len(sides)}")
    people = tuple(replace(person, side=number) for number, person in enumerate(state.people))
    return duel.begin_duel(replace(state, sides=sides, people=people))


def with_row_names(body: Body, where: str) -> Body:
    """A scenario in which rows of its own filler go by their names. A quest that is only in the shipped filler is left
    out: the party draws one. Raises InputError."""
    names = new_row_names(body.filler, where)

    def now(table: str, row: str) -> str:
        return names[table].get(row, row)

    def all_now(table: str, rows: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(now(table, row) for row in rows)

    ours = names["quests"] and body.quest not in names["quests"] and quest_row(shipped(), body.quest) is not None
    room = body.room and replace(
        body.room, room=now("rooms", body.room.room), treasure=now("treasures", body.room.treasure)
    )
    return replace(
        body,
        quest="" if ours else now("quests", body.quest),
        room=room,
        obstacles=tuple(replace(obstacle, obstacle=now("obstacles", obstacle.obstacle)) for obstacle in body.obstacles),
        foes=tuple(replace(foe, creature=now("bestiary", foe.creature)) for foe in body.foes),
        figures=tuple(
            replace(
                figure,
                spells=all_now("spells", figure.spells),
                memorised=all_now("spells", figure.memorised),
                career=now("careers", figure.career),
            )
            for figure in body.figures
        ),
    )


# --- people -----------------------------------------------------------------------------------------------------------
def people_from_tables(body: Body, players: tuple[str, ...], filler: Filler, where: str) -> tuple[Person, ...]:
    """The characters of a scenario, of the party or of its players unless they fight a duel. Raises InputError."""
    if len(body.figures) > MOST_PEOPLE:
        raise InputError(f"{where}: figures: expected at most {MOST_PEOPLE}, got {len(body.figures)}")
    found: list[Person] = []
    for number, row in enumerate(body.figures):
        at = figure_place(where, number, row.name)
        wrong = name_fault(row.name)
        if wrong:
            raise InputError(f"{at}.name {row.name!r}: {wrong}")
        known = players if body.sides else (*players, SIDES[PARTY])
        if row.side not in known and body.begin != duel.MODE:
            raise InputError(f"{at}.side {row.side!r}: expected {' or '.join(map(repr, players))}")
        side = players.index(row.side) if body.sides else PARTY
        found.append(replace(person_from_table(row, filler, at), side=side))
    return tuple(found)


def person_from_table(row: FigureTable, filler: Filler, where: str) -> Person:
    """The character of a table. Raises InputError for an unknown thing, spell or career."""
    spells = {spell.spell_id for spell in filler.spells}
    for spell in (*row.spells, *row.memorised):
        if spell not in spells:
            raise InputError(f"{where}: spell {spell!r}: expected one of {', '.join(sorted(spells))}")
    if row.career and career_row(filler, row.career) is None:
        raise InputError(
            f"{where}: career {row.career!r}: expected one of {', '.join(c.career_id for c in filler.careers)}"
        )
    body = row.body if row.body_ready is None else row.body_ready
    head = row.head if row.head_ready is None else row.head_ready
    person = Person(
        id=row.name,
        side=0,
        type=TYPE_NAMES.index(row.type),
        body_max=row.body,
        body_ready=body,
        head_max=row.head,
        head_ready=head,
        coins=row.coins,
        known=tuple(dict.fromkeys((*row.spells, *row.memorised))),
        memorised=row.memorised,
        attachments=row.attachments,
        career=row.career,
        fat_head=row.fat_head,
        surprised=row.surprised,
        mounted=row.mounted,
        out=body == 0,
    )
    for word in row.gear:
        person = with_gear(person, word, filler, where)
    for word in row.slung:
        person = with_thing(person, replace(read_known_thing(word, filler, where), place=SLUNG))
    if row.spells and not any(thing.item in BOOKS or spells_in(thing) for thing in person.things):
        person = with_thing(person, make_book(row.spells))
    return person


def with_gear(person: Person, word: str, filler: Filler, where: str) -> Person:
    """The character with another thing where it belongs; `leather=d4` has that die left. Raises InputError."""
    thing = read_known_thing(word, filler, where)
    slot, worn = item_kind(thing.item).slot, new_wear(thing.item, thing.die, int(thing.magic))
    if slot == WORN_SLOT and not person.armor.die:
        return replace(person, armor=worn, armor_item=thing.item)
    if slot == SHIELD_SLOT and not person.shield.die:
        return replace(person, shield=worn, shield_item=thing.item)
    return stow_newest(with_thing(person, thing))


def read_known_thing(word: str, filler: Filler, where: str) -> Thing:
    """The thing that a word describes. Raises InputError for an unknown one."""
    thing = read_thing(word, f"{where}: gear")
    known = {
        *BOOKS,
        *(row.treasure_id for row in filler.treasures),
        *(row_text(row, "belonging") for row in filler.careers),
    }
    if thing.item not in known and not thing.value:
        look_up(thing.item, item_kinds(), f"{where}: gear")
    return thing


# --- a room -----------------------------------------------------------------------------------------------------------
def enter_room(state: State, body: Body, where: str) -> State:
    """The position in a room with its obstacles and foes. Raises InputError."""
    rows = {row.room_id: row for row in state.filler.rooms}
    if body.room is None:
        raise InputError(f"{where}: room: expected one for begin = {body.begin!r}")
    row = look_up(body.room.room, rows, f"{where}: room")
    light = LIGHT_NAMES.index(body.room.light or row.light)
    beyond = UNDRAWN if body.rooms > 1 else DEAD_END
    exits = (Exit(to=OUTSIDE), *(Exit(to=beyond) for _ in range(body.room.exits or row.exits)))
    hurdles = tuple(hurdle_from_table(table, state.filler, len(exits), where) for table in body.obstacles)
    place = Place(
        room=row.room_id, light=light, exits=exits, hurdles=hurdles, treasure=body.room.treasure, goal=body.room.goal
    )
    state = replace(state, places=(place,), here=0, rooms=body.rooms, level=max(1, body.level))
    for table in body.foes:
        state = replace(state, foes=(*state.foes, foe_from_table(state, table, where)))
    return state


def hurdle_from_table(table: HurdleTable, filler: Filler, exits: int, where: str) -> Hurdle:
    """The obstacle of a table. Raises InputError."""
    row = obstacle_row(filler, table.obstacle)
    if row is None:
        known = ", ".join(obstacle.obstacle_id for obstacle in filler.obstacles)
        raise InputError(f"{where}: obstacle {table.obstacle!r}: expected one of {known}")
    if table.exit >= exits:
        raise InputError(f"{where}: obstacle {table.obstacle!r}: expected an exit up to {exits - 1}, got {table.exit}")
    made = new_hurdle(row, row.name, table.exit or -1)
    dd = made.dd if table.difficulty is None else table.difficulty
    return replace(made, dd=dd, hidden=made.hidden if table.hidden is None else table.hidden)


def foe_from_table(state: State, table: FoeTable, where: str) -> Foe:
    """The foe of a table. Raises InputError."""
    row = creature_row(state.filler, table.creature)
    if row is None:
        known = ", ".join(other.creature_id for other in state.filler.bestiary)
        raise InputError(f"{where}: creature {table.creature!r}: expected one of {known}")
    foe = new_foes(state, (row,))[0]
    dd = foe.dd if table.difficulty is None else table.difficulty
    near = BAND_NAMES.index(table.near)
    bands = tuple(
        BAND_NAMES.index(table.bands[person.id]) if person.id in table.bands else near for person in state.people
    )
    for item in (table.shield, table.armor):
        if item:
            look_up(item, item_kinds(), f"{where}: foes: gear")
    return replace(
        foe,
        id=table.name or foe.id,
        dd=dd,
        dd_start=dd,
        bands=bands,
        group=1,
        shield=foe.shield if table.shield is None else item_kind(table.shield).die if table.shield else 0,
        armor=foe.armor if table.armor is None else item_kind(table.armor).die if table.armor else 0,
        reaction=foe.reaction if table.reaction is None else table.reaction,
        notes=(LURKED,) if table.noticed else (),
    )
