"""Forms of a table about what characters have: things handled by their players, and what the game master gives and takes.

[FT-GEAR-01 FT-USE-01 FT-TEST-09 FT-XP-02 FT-SOC-05]
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from affray.core.faces.forms import Form, Pick
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict.encounter import unsettled_foes
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.guide.forms_parts import (
    blank,
    code_picks,
    figure_phrase,
    person_picks,
    pool_blank,
    sentence_blank,
    title_phrase,
)
from affray.systems.fortmayn.position.answers import PATTERNS
from affray.systems.fortmayn.position.delve_answers import Attach, Cast
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import (
    Coins,
    Gear,
    Give,
    HandOver,
    Lose,
    React,
    Restore,
    TableMilestone,
    Take,
    Use,
)
from affray.systems.fortmayn.rules.gear import item_kinds, things_by_name
from affray.systems.fortmayn.table.verbs import ALL, scene_things


def usage_items(people: Iterable[Person]) -> tuple[str, ...]:
    """What characters have that wears down with use, each kind once. [FT-USE-01]"""
    return tuple(
        dict.fromkeys(name for person in people for name, thing in things_by_name(person).items() if thing.die)
    )


def carried_items(people: Iterable[Person]) -> tuple[str, ...]:
    """What characters have, each kind once, with what they wear."""
    found = [name for person in people for name in things_by_name(person)]
    worn = [item for person in people for item in (person.armor_item, person.shield_item) if item]
    return tuple(dict.fromkeys((*found, *worn)))


# --- a player's -------------------------------------------------------------------------------------------------------
def handle_forms(mine: Iterable[Person], everybody: Iterable[Person]) -> Iterator[Form]:
    """A thing used, handled, or handed over by its player. [FT-USE-01 FT-ARM-06 FT-LOAD-01]"""
    those = tuple(person for person in mine if is_able(person))
    who = blank("who", "field-who", person_picks(those), tuple(person.id for person in those[:1]))
    if usage_items(those):
        yield draw_form(PATTERNS[Use], title_phrase("form-table-use"), (who, item_blank(usage_items(those))))
    if carried_items(those):
        deed = blank("deed", "field-handling", names="table-gear")
        yield draw_form(PATTERNS[Gear], title_phrase("form-handle"), (who, deed, item_blank(carried_items(those))))
    held = tuple(dict.fromkeys(name for person in those for name in things_by_name(person)))
    others = tuple(person for person in everybody if person not in those and not (person.dead or person.lost))
    if held and others:
        to = blank("to", "field-to", person_picks(others))
        yield draw_form(PATTERNS[HandOver], title_phrase("form-table-pass"), (who, item_blank(held), to))


def item_blank(items: Iterable[str]) -> Blank:
    """Which thing."""
    return blank("item", "field-item", code_picks("item", items))


def casting_forms(state: State, mine: Iterable[Person]) -> Iterator[Form]:
    """A spell that is cast, by whoever knows any. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07]"""
    those = tuple(person for person in mine if is_able(person) and person.known)
    if not those:
        return
    known = tuple(dict.fromkeys(spell for person in those for spell in person.known))
    aims = (Pick(thing.id, figure_phrase(thing.id)) for thing in scene_things(state) if not thing.hidden)
    blanks = (
        blank("name", "field-who", person_picks(those), (those[0].id,), key="who"),
        blank("spell", "field-spell", code_picks("spell", known)),
        blank("target", "field-target", (*person_picks(state.people), *aims)),
        sentence_blank(),
    )
    yield draw_form(PATTERNS[Cast], title_phrase("form-table-cast"), blanks)


# --- the game master's ------------------------------------------------------------------------------------------------
def matter_forms(state: State) -> Iterator[Form]:
    """Dice lost and restored, things and coins, attachments, milestones, reactions."""
    who = blank("who", "field-who", person_picks(state.people))
    why = sentence_blank("field-reason")
    count = blank("number", "field-table-count", start=("1",), key="count")
    for kind, title in ((Lose, "form-table-lose"), (Restore, "form-table-restore")):
        blanks = (who, pool_blank(title="field-table-dice-of"), count, why)
        yield draw_form(PATTERNS[kind], title_phrase(title), blanks)
    yield from goods_forms(state, who)
    coins = blank("number", "field-table-coins", key="coins", hint="hint-table-coins")
    yield draw_form(PATTERNS[Coins], title_phrase("form-table-coins"), (who, coins, why))
    bond = (replace(who, fills="name", key="who"), sentence_blank("field-table-attachment"))
    yield draw_form(PATTERNS[Attach], title_phrase("form-table-attach"), bond)
    everybody = (Pick(ALL, Phrase("pick-table-all")), *person_picks(state.people))
    whose = blank("whom", "field-actors", everybody, (ALL,), key="who")
    yield draw_form(PATTERNS[TableMilestone], title_phrase("form-table-milestone"), (whose, why))
    if unsettled_foes(state):
        lead = blank("who", "field-table-lead", person_picks(filter(is_able, state.people)))
        yield draw_form(PATTERNS[React], title_phrase("form-table-react"), (lead,))


def goods_forms(state: State, who: Blank) -> Iterator[Form]:
    """A thing given, of the price list or any other; a thing taken, and one used. [FT-GEAR-01 FT-USE-01]"""
    magic = blank("magic", "field-table-magic")
    yield draw_form(PATTERNS[Give], title_phrase("form-table-give"), (who, item_blank(item_kinds()), magic))
    own = (who, blank("item", "field-name"), magic, blank("value", "field-table-worth"))
    yield draw_form(PATTERNS[Give], title_phrase("form-table-give-own"), own, code="give_own")
    if carried_items(state.people):
        taken = (who, item_blank(carried_items(state.people)), sentence_blank("field-reason"))
        yield draw_form(PATTERNS[Take], title_phrase("form-table-take"), taken)
    if usage_items(state.people):
        yield draw_form(PATTERNS[Use], title_phrase("form-table-use"), (who, item_blank(usage_items(state.people))))
