"""Somebody or something beside the stage: its dice, what hampers it, what it has, what it is known for."""

from collections.abc import Iterable, Iterator

from affray.core import InputError, Modifier
from affray.core.faces.guide import Row, Sheet
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BODY, HEAD, NO_DIE, POOL_NAMES, TYPE_NAMES
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person, Thing, Wear
from affray.systems.fortmayn.delve.ways import hurdle_row
from affray.systems.fortmayn.guide.forms_parts import code_phrase
from affray.systems.fortmayn.position.company import VEILED
from affray.systems.fortmayn.position.difficulty import ready_dice
from affray.systems.fortmayn.position.lasting import lasting_sources as lasting_steps
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import creature_of, foe_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import burden_sources, die_for
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.gear import FORMS, PLACES, bulk_of, capacity_of, hands_free, is_overloaded


def sheet(state: State, who: str) -> Sheet:
    """The sheet of a character, or of a foe or an obstacle that is here. Raises InputError for anything else."""
    i, j = person_index(state, who), foe_index(state, who)
    if i >= 0:
        return person_sheet(state, state.people[i])
    if j >= 0:
        return foe_sheet(state, state.foes[j])
    hurdles = current_room(state).hurdles if 0 <= state.here < len(state.places) else ()
    found = next((hurdle for hurdle in hurdles if hurdle.id == who and not hurdle.hidden), None)
    if found is None:
        raise InputError(f"{who!r}: nobody here has that name")
    return hurdle_sheet(state, found)


def sheet_of_groups(who: str, side: int, *groups: tuple[str, Iterable[Row]]) -> Sheet:
    """A sheet of the groups that have a row."""
    made = ((Phrase(f"sheet-{name}"), tuple(rows)) for name, rows in groups)
    return Sheet(who, side, tuple(group for group in made if group[1]))


def sheet_row(name: str, value: Phrase, *clauses: str, parts: tuple[Modifier, ...] = ()) -> Row:
    """A row of a sheet."""
    return Row(Phrase(f"sheet-row-{name}"), value, parts, clauses)


# --- characters -------------------------------------------------------------------------------------------------------
def person_sheet(state: State, person: Person) -> Sheet:
    """The sheet of a character; of another player's what everybody sees."""
    if VEILED in person.notes:
        seen = (row for row in dice_rows(state, person) if row.name != Phrase("sheet-row-coins"))
        veiled = (sheet_row("veiled", Phrase("sheet-veiled"), "FT-CORE-08"),)
        things = map(thing_row, person.things)
        return sheet_of_groups(
            person.id, person.side, ("dice", seen), ("gear", worn_rows(person)), ("seen", things), ("things", veiled)
        )
    return sheet_of_groups(
        person.id,
        person.side,
        ("dice", dice_rows(state, person)),
        ("gear", worn_rows(person)),
        ("things", carried_rows(person)),
        ("spells", spell_rows(person)),
        ("story", story_rows(person)),
    )


def dice_rows(state: State, person: Person) -> Iterator[Row]:
    """Rows for the type, the ready dice of each pool, and the die of the next roll with its sources. [FT-CHAR-01
    FT-CORE-07 FT-DICE-04]"""
    yield sheet_row("type", code_phrase("type", TYPE_NAMES[person.type]), "FT-CHAR-01")
    for pool, most in ((BODY, person.body_max), (HEAD, person.head_max)):
        steps = (*burden_sources(person, int(is_overloaded(person))), *lasting_steps(state, person, ""))
        base = base_die(person.type, pool)
        die = die_for(person.type, pool, steps, state.house).die
        numbers = {"left": ready_dice(person, pool), "most": most, "die": base, "now": die, "stepped": int(die != base)}
        yield sheet_row(POOL_NAMES[pool], Phrase("sheet-pool", {**numbers}), "FT-CORE-01", "FT-CORE-07", parts=steps)
    yield sheet_row("coins", Phrase("sheet-number", {"n": person.coins}), "FT-CHAR-07")


def worn_rows(person: Person) -> Iterator[Row]:
    """Rows for shield and armor with their dice. [FT-ARM-04 FT-ARM-05]"""
    for item, wear in ((person.shield_item, person.shield), (person.armor_item, person.armor)):
        if item and wear.own:
            yield Row(code_phrase("item", item), usage_phrase(wear), clauses=("FT-ARM-04", "FT-ARM-05"))


def usage_phrase(wear: Wear) -> Phrase:
    """The present die of a shield or armor, with its own."""
    if wear.die == NO_DIE:
        return Phrase("sheet-broken")
    worn = int(wear.die != wear.own)
    return Phrase("sheet-wear", {"die": wear.die, "own": wear.own, "worn": worn, "magic": wear.magic})


def carried_rows(person: Person) -> Iterator[Row]:
    """Rows for each thing with its place and usage die, and for the load that is left. [FT-LOAD-01 FT-LOAD-02
    FT-USE-01]"""
    for place in PLACES:
        yield from (thing_row(thing) for thing in person.things if thing.place == place)
    load = {"bulk": bulk_of(person), "most": capacity_of(person), "hands": max(0, hands_free(person))}
    yield sheet_row("load", Phrase("hint-load", {**load}), "FT-LOAD-01", "FT-LOAD-02", "FT-LOAD-03")


def thing_row(thing: Thing) -> Row:
    """A row for a thing: its place, its usage die, and what is special about it."""
    state = "lit" if thing.lit else "magic" if thing.magic else "plain"
    value = Phrase("sheet-thing", {"at": thing.place, "die": thing.die, "state": state})
    shaped = thing.form and thing.form in FORMS.get(thing.item, ())
    name = (
        Phrase("pick-formed", {"item": thing.item, "shape": thing.form}) if shaped else code_phrase("item", thing.item)
    )
    return Row(name, value, clauses=("FT-USE-01",) if thing.die else ())


def spell_rows(person: Person) -> Iterator[Row]:
    """Rows for the spells known, each in memory or in the book. [FT-SPELL-02 FT-SPELL-03]"""
    for spell in person.known:
        memory = Phrase("sheet-memorised" if spell in person.memorised else "sheet-known")
        yield Row(code_phrase("spell", spell), memory, clauses=("FT-SPELL-02", "FT-SPELL-03"))


def story_rows(person: Person) -> Iterator[Row]:
    """Rows for the career and the attachments. [FT-FILL-06 FT-SOC-05]"""
    if person.career:
        yield sheet_row("career", code_phrase("career", person.career), "FT-FILL-06")
    for attachment in person.attachments:
        yield sheet_row("attachment", code_phrase("attachment", attachment), "FT-SOC-05")


# --- what stands against them -----------------------------------------------------------------------------------------
def foe_sheet(state: State, foe: Foe) -> Sheet:
    """The sheet of a foe: Difficulty Dice, gear, reaction, special codes. [FT-CORE-04 FT-FILL-03]"""
    kind = creature_of(state, foe)
    return sheet_of_groups(foe.id, foe.side, ("dice", foe_rows(foe)), ("specials", special_rows(kind.specials)))


def foe_rows(foe: Foe) -> Iterator[Row]:
    """Rows for what a foe is and has. [FT-CORE-04 FT-ARM-07 FT-REACT-01]"""
    yield sheet_row("creature", code_phrase("creature", foe.creature), "FT-FILL-03")
    yield sheet_row("difficulty", Phrase("sheet-left", {"left": foe.dd, "most": foe.dd_start}), "FT-CORE-04")
    for name, die in (("shield", foe.shield), ("armor", foe.armor)):
        if die != NO_DIE:
            yield sheet_row(name, Phrase("sheet-wear", {"die": die, "own": die, "worn": 0, "magic": 0}), "FT-ARM-07")
    if foe.reaction:
        yield sheet_row("reaction", code_phrase("reaction", foe.reaction), "FT-REACT-02")


def special_rows(codes: str) -> Iterator[Row]:
    """Rows for the special codes of a creature. [FT-FILL-03]"""
    for code in codes.split():
        yield sheet_row("special", code_phrase("special", code), "FT-FILL-03")


def hurdle_sheet(state: State, hurdle: Hurdle) -> Sheet:
    """The sheet of an obstacle: Difficulty Dice, what it asks for, what it bars. [FT-CORE-04 FT-FILL-04]"""
    found = hurdle_row(state, hurdle)
    rows = (
        sheet_row("obstacle", code_phrase("obstacle", hurdle.obstacle), "FT-FILL-04"),
        sheet_row("difficulty", Phrase("sheet-number", {"n": hurdle.dd}), "FT-CORE-04"),
        sheet_row("asks", Phrase("sheet-asks", {"pool": found.pool, "task": found.task}), "FT-FILL-04"),
    )
    return sheet_of_groups(hurdle.id, len(state.sides) - 1, ("dice", rows))
