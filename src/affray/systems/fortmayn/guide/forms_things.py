"""Forms of a table about what characters have: things handled by their players, and what the game master gives and takes.

[FT-GEAR-01 FT-USE-01 FT-TEST-09 FT-XP-02 FT-SOC-05]
"""

from collections.abc import Iterable, Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict.encounter import unsettled
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.guide.forms_parts import called, figure, picks, said, title
from affray.systems.fortmayn.position.phase import able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import kinds, things_by_name
from affray.systems.fortmayn.table.goods import HANDLED
from affray.systems.fortmayn.table.verbs import ALL, things


def names(people: Iterable[Person]) -> tuple[Pick, ...]:
    """Characters to pick from."""
    return tuple(Pick(one.id, figure(one.id)) for one in people)


def used_up(people: Iterable[Person]) -> tuple[str, ...]:
    """What characters have that wears down with use, each kind once. [FT-USE-01]"""
    return tuple(dict.fromkeys(name for one in people for name, thing in things_by_name(one).items() if thing.die))


def carried(people: Iterable[Person]) -> tuple[str, ...]:
    """What characters have, each kind once, with what they wear."""
    found = [name for one in people for name in things_by_name(one)]
    worn = [item for one in people for item in (one.armor_item, one.shield_item) if item]
    return tuple(dict.fromkeys((*found, *worn)))


# --- a player's -------------------------------------------------------------------------------------------------------
def handle(mine: Iterable[Person], everybody: Iterable[Person]) -> Iterator[Form]:
    """A thing used, handled, or handed over by its player. [FT-USE-01 FT-ARM-06 FT-LOAD-01]"""
    those = tuple(one for one in mine if able(one))
    who = Field("who", "one", title("field-who"), names(those), start=tuple(one.id for one in those[:1]), needed=True)
    if used_up(those):
        item = Field("item", "one", title("field-item"), picks("item", used_up(those)), needed=True)
        yield Form("use", title("form-table-use"), ("use",), (who, item))
    if carried(those):
        deed = Field("deed", "one", title("field-handling"), picks("table-gear", HANDLED), needed=True)
        item = Field("item", "one", title("field-item"), picks("item", carried(those)), needed=True)
        yield Form("gear", title("form-handle"), ("gear",), (who, deed, item))
    held = tuple(dict.fromkeys(name for one in those for name in things_by_name(one)))
    others = tuple(one for one in everybody if one not in those and not (one.dead or one.lost))
    if held and others:
        item = Field("item", "one", title("field-item"), picks("item", held), needed=True)
        to = Field("to", "one", title("field-to"), names(others), needed=True)
        yield Form("pass", title("form-table-pass"), ("pass",), (who, item, to))


def casting(state: State, mine: Iterable[Person]) -> Iterator[Form]:
    """A spell that is cast, by whoever knows any. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07]"""
    those = tuple(one for one in mine if able(one) and one.known)
    if not those:
        return
    who = Field("who", "one", title("field-who"), names(those), start=tuple(one.id for one in those[:1]), needed=True)
    known = tuple(dict.fromkeys(spell for one in those for spell in one.known))
    spell = Field("spell", "one", title("field-spell"), picks("spell", known), needed=True)
    aims = (Pick(one.id, figure(one.id)) for one in things(state) if not one.hidden)
    at = Field("target", "one", title("field-target"), (*names(state.people), *aims))
    yield Form("cast", title("form-table-cast"), ("cast",), (who, spell, at, said()))


# --- the game master's ------------------------------------------------------------------------------------------------
def matters(state: State) -> Iterator[Form]:
    """Dice lost and restored, things and coins, attachments, milestones, reactions."""
    who = Field("who", "one", title("field-who"), names(state.people), needed=True)
    pool = Field("pool", "one", title("field-table-dice-of"), picks("pool", POOL_NAMES), needed=True)
    count = Field("count", "number", title("field-table-count"), start=("1",), needed=True)
    why = said("field-reason")
    for verb in ("lose", "restore"):
        yield Form(verb, title(f"form-table-{verb}"), (verb,), (who, pool, count, why))
    yield from goods(state, who)
    coins = Field("coins", "words", title("field-table-coins"), needed=True, hint=Phrase("hint-table-coins"))
    yield Form("coins", title("form-table-coins"), ("coins",), (who, coins, why))
    yield Form("attach", title("form-table-attach"), ("attach",), (who, said("field-table-attachment", needed=True)))
    everybody = (Pick(ALL, Phrase("pick-table-all")), *names(state.people))
    whose = Field("who", "many", title("field-actors"), everybody, start=(ALL,), needed=True)
    yield Form("milestone", title("form-table-milestone"), ("milestone",), (whose, why))
    if unsettled(state):
        lead = Field("who", "one", title("field-table-lead"), names(filter(able, state.people)), needed=True)
        yield Form("react", title("form-table-react"), ("react",), (lead,))


def goods(state: State, who: Field) -> Iterator[Form]:
    """A thing given, of the price list or any other; a thing taken, and one used. [FT-GEAR-01 FT-USE-01]"""
    listed = tuple(Pick(item, called("item", item)) for item in kinds())
    magic = Field("magic", "flag", title("field-table-magic"), lead="magic")
    what = Field("item", "one", title("field-item"), listed, needed=True)
    yield Form("give", title("form-table-give"), ("give",), (who, what, magic))
    name = Field("item", "words", title("field-name"), needed=True)
    worth = Field("value", "number", title("field-table-worth"), lead="value=")
    yield Form("give_own", title("form-table-give-own"), ("give",), (who, name, magic, worth))
    if carried(state.people):
        has = Field("item", "one", title("field-item"), picks("item", carried(state.people)), needed=True)
        yield Form("take", title("form-table-take"), ("take",), (who, has, said("field-reason")))
    if used_up(state.people):
        wears = Field("item", "one", title("field-item"), picks("item", used_up(state.people)), needed=True)
        yield Form("use", title("form-table-use"), ("use",), (who, wears))
