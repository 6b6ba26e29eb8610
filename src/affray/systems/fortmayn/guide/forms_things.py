"""Forms of a table about what characters have: things handled by their players, and what the game master gives and takes.

[FT-GEAR-01 FT-USE-01 FT-TEST-09 FT-XP-02 FT-SOC-05]
"""

from collections.abc import Iterable, Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict.encounter import unsettled_foes
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.guide.forms_parts import (
    code_phrase,
    code_picks,
    figure_phrase,
    sentence_field,
    title_phrase,
)
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import item_kinds, things_by_name
from affray.systems.fortmayn.table.goods import HANDLED
from affray.systems.fortmayn.table.verbs import ALL, scene_things


def person_picks(people: Iterable[Person]) -> tuple[Pick, ...]:
    """Characters to pick from."""
    return tuple(Pick(one.id, figure_phrase(one.id)) for one in people)


def usage_items(people: Iterable[Person]) -> tuple[str, ...]:
    """What characters have that wears down with use, each kind once. [FT-USE-01]"""
    return tuple(dict.fromkeys(name for one in people for name, thing in things_by_name(one).items() if thing.die))


def carried_items(people: Iterable[Person]) -> tuple[str, ...]:
    """What characters have, each kind once, with what they wear."""
    found = [name for one in people for name in things_by_name(one)]
    worn = [item for one in people for item in (one.armor_item, one.shield_item) if item]
    return tuple(dict.fromkeys((*found, *worn)))


# --- a player's -------------------------------------------------------------------------------------------------------
def handle_forms(mine: Iterable[Person], everybody: Iterable[Person]) -> Iterator[Form]:
    """A thing used, handled, or handed over by its player. [FT-USE-01 FT-ARM-06 FT-LOAD-01]"""
    those = tuple(one for one in mine if is_able(one))
    who = Field(
        "who",
        "one",
        title_phrase("field-who"),
        person_picks(those),
        start=tuple(one.id for one in those[:1]),
        needed=True,
    )
    if usage_items(those):
        item = Field("item", "one", title_phrase("field-item"), code_picks("item", usage_items(those)), needed=True)
        yield Form("use", title_phrase("form-table-use"), ("use",), (who, item))
    if carried_items(those):
        deed = Field("deed", "one", title_phrase("field-handling"), code_picks("table-gear", HANDLED), needed=True)
        item = Field("item", "one", title_phrase("field-item"), code_picks("item", carried_items(those)), needed=True)
        yield Form("gear", title_phrase("form-handle"), ("gear",), (who, deed, item))
    held = tuple(dict.fromkeys(name for one in those for name in things_by_name(one)))
    others = tuple(one for one in everybody if one not in those and not (one.dead or one.lost))
    if held and others:
        item = Field("item", "one", title_phrase("field-item"), code_picks("item", held), needed=True)
        to = Field("to", "one", title_phrase("field-to"), person_picks(others), needed=True)
        yield Form("pass", title_phrase("form-table-pass"), ("pass",), (who, item, to))


def casting_forms(state: State, mine: Iterable[Person]) -> Iterator[Form]:
    """A spell that is cast, by whoever knows any. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07]"""
    those = tuple(one for one in mine if is_able(one) and one.known)
    if not those:
        return
    who = Field(
        "who",
        "one",
        title_phrase("field-who"),
        person_picks(those),
        start=tuple(one.id for one in those[:1]),
        needed=True,
    )
    known = tuple(dict.fromkeys(spell for one in those for spell in one.known))
    spell = Field("spell", "one", title_phrase("field-spell"), code_picks("spell", known), needed=True)
    aims = (Pick(one.id, figure_phrase(one.id)) for one in scene_things(state) if not one.hidden)
    at = Field("target", "one", title_phrase("field-target"), (*person_picks(state.people), *aims))
    yield Form("cast", title_phrase("form-table-cast"), ("cast",), (who, spell, at, sentence_field()))


# --- the game master's ------------------------------------------------------------------------------------------------
def matter_forms(state: State) -> Iterator[Form]:
    """Dice lost and restored, things and coins, attachments, milestones, reactions."""
    who = Field("who", "one", title_phrase("field-who"), person_picks(state.people), needed=True)
    pool = Field("pool", "one", title_phrase("field-table-dice-of"), code_picks("pool", POOL_NAMES), needed=True)
    count = Field("count", "number", title_phrase("field-table-count"), start=("1",), needed=True)
    why = sentence_field("field-reason")
    for verb in ("lose", "restore"):
        yield Form(verb, title_phrase(f"form-table-{verb}"), (verb,), (who, pool, count, why))
    yield from goods_forms(state, who)
    coins = Field("coins", "words", title_phrase("field-table-coins"), needed=True, hint=Phrase("hint-table-coins"))
    yield Form("coins", title_phrase("form-table-coins"), ("coins",), (who, coins, why))
    yield Form(
        "attach",
        title_phrase("form-table-attach"),
        ("attach",),
        (who, sentence_field("field-table-attachment", needed=True)),
    )
    everybody = (Pick(ALL, Phrase("pick-table-all")), *person_picks(state.people))
    whose = Field("who", "many", title_phrase("field-actors"), everybody, start=(ALL,), needed=True)
    yield Form("milestone", title_phrase("form-table-milestone"), ("milestone",), (whose, why))
    if unsettled_foes(state):
        lead = Field(
            "who", "one", title_phrase("field-table-lead"), person_picks(filter(is_able, state.people)), needed=True
        )
        yield Form("react", title_phrase("form-table-react"), ("react",), (lead,))


def goods_forms(state: State, who: Field) -> Iterator[Form]:
    """A thing given, of the price list or any other; a thing taken, and one used. [FT-GEAR-01 FT-USE-01]"""
    listed = tuple(Pick(item, code_phrase("item", item)) for item in item_kinds())
    magic = Field("magic", "flag", title_phrase("field-table-magic"), lead="magic")
    what = Field("item", "one", title_phrase("field-item"), listed, needed=True)
    yield Form("give", title_phrase("form-table-give"), ("give",), (who, what, magic))
    name = Field("item", "words", title_phrase("field-name"), needed=True)
    worth = Field("value", "number", title_phrase("field-table-worth"), lead="value=")
    yield Form("give_own", title_phrase("form-table-give-own"), ("give",), (who, name, magic, worth))
    if carried_items(state.people):
        has = Field(
            "item", "one", title_phrase("field-item"), code_picks("item", carried_items(state.people)), needed=True
        )
        yield Form("take", title_phrase("form-table-take"), ("take",), (who, has, sentence_field("field-reason")))
    if usage_items(state.people):
        wears = Field(
            "item", "one", title_phrase("field-item"), code_picks("item", usage_items(state.people)), needed=True
        )
        yield Form("use", title_phrase("form-table-use"), ("use",), (who, wears))
