"""Forms of what takes an Hour, and of asides: rest and camp, building and copying; an attachment won, a milestone passed, dice
that a ruling takes. [FT-HEAL-01 FT-FILL-07 FT-SPELL-03 FT-CHAR-06 FT-SOC-05 FT-XP-01 FT-TEST-09]"""

from collections.abc import Iterable, Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BRAINY, POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import rest as resting
from affray.systems.fortmayn.delve.create import living
from affray.systems.fortmayn.delve.hub.work import BUILD, COPY
from affray.systems.fortmayn.delve.risky_deeds import APPROACH
from affray.systems.fortmayn.guide.forms_parts import called, figure, people, picks, said, title
from affray.systems.fortmayn.position.difficulty import MATERIALS, buildable
from affray.systems.fortmayn.position.phase import able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import to_copy
from affray.systems.fortmayn.rules.gear import kind_of
from affray.systems.fortmayn.rules.milestones import MILESTONES
from affray.systems.fortmayn.turn import asides as notes

WORKS = "head craft"
"""The words of an approach that is craft: with which pool, and that it is."""


# --- rest -------------------------------------------------------------------------------------------------------------
def rest(state: State) -> Iterator[Form]:
    """An Hour with whom herbs and wine help and who copies what; a camp with what is memorised. [FT-FILL-07 FT-SPELL-03]"""
    tended = tuple(
        Field(word, "many", title(f"field-{word}"), those, lead=f"{word}=")
        for word in resting.REMEDY_WORDS
        if (those := names(one for kind, one in resting.needs(state) if kind == word))
    )
    copied = tuple(
        Field(f"copy{n}", "one", title("field-copy", who=one.id), of(one, singles), lead=f"{COPY}=")
        for n, one in enumerate(state.people)
        if able(one) and (singles := tuple((spell,) for spell in to_copy(one)))
    )
    yield Form(resting.HOUR, title("form-hour"), (resting.HOUR,), (*tended, *copied))
    memorised = tuple(
        Field(f"memory{n}", "one", title("field-memory-of", who=one.id), of(one, some), lead=f"{resting.MEMORISE}=")
        for n, one in enumerate(state.people)
        if (some := choices(one)) and not state.house.magic
    )
    yield Form(resting.CAMP, title("form-camp"), (resting.CAMP,), memorised)


def names(those: Iterable[Person]) -> tuple[Pick, ...]:
    """Characters to pick from."""
    return tuple(Pick(one.id, figure(one.id)) for one in those)


def choices(one: Person) -> tuple[tuple[str, ...], ...]:
    """What somebody could memorise: so many of his spells as he has HEAD Dice, in turn from each on. [FT-SPELL-03]"""
    count = min(one.head_max, len(one.known))
    starts = range(len(one.known) if 0 < count < len(one.known) else min(count, 1))
    return tuple((one.known * 2)[start : start + count] for start in starts)


def of(one: Person, every: Iterable[tuple[str, ...]]) -> tuple[Pick, ...]:
    """Spells of somebody to pick from, several together. [FT-SPELL-03 FT-FILL-07]"""
    return tuple(
        Pick(f"{one.id}{resting.TO_SPELLS}{resting.AND.join(spells)}", Phrase("pick-spells", {"spells": spells}))
        for spells in every
    )


# --- work -------------------------------------------------------------------------------------------------------------
def building(state: State, words: tuple[str, ...], lead: str, who: str = "") -> Iterator[Form]:
    """What a maker builds, in a room or at home, each with what the materials cost. [FT-CHAR-06]"""
    makers = [one for one in living(state) if one.type == BRAINY and able(one)]
    if not makers:
        return
    things = tuple(
        Pick(item, called("item", item), Phrase("pick-materials", {"coins": kind_of(item).cost // MATERIALS}))
        for item in sorted(buildable())
    )
    whose = Field("who", "one", title("field-who"), names(makers), start=(makers[0].id,), needed=True)
    thing = Field("item", "one", title("field-item"), things, lead=lead, needed=True, hint=Phrase("hint-materials"))
    yield Form(BUILD, title("form-build"), words, (whose, thing), who=who)


def in_a_room(state: State) -> Iterator[Form]:
    """What is built in a scene. [FT-CHAR-06]"""
    yield from building(state, (APPROACH,), WORKS)


def at_home(state: State) -> Iterator[Form]:
    """What is built and copied at the hub. [FT-CHAR-06 FT-FILL-07]"""
    yield from building(state, (BUILD,), "")
    for one in living(state):
        if to_copy(one):
            field = Field("spells", "many", title("field-spells"), picks("spell", to_copy(one)), needed=True)
            yield Form(COPY, title("form-copy", who=one.id), (COPY, one.id), (field,), who=one.id)


# --- asides -----------------------------------------------------------------------------------------------------------
def asides(state: State) -> Iterator[Form]:
    """What a human may add between deeds: an attachment won, a milestone of the campaign's kind. [FT-SOC-05 FT-XP-01]"""
    if notes.bound(state):
        who = Field("who", "one", title("field-who"), names(notes.bound(state)), needed=True)
        yield Form(notes.ATTACH, title("form-attach"), (notes.ATTACH,), (who, said("field-bond-to", needed=True)))
    kind = MILESTONES[state.house.advance_on]
    if kind in notes.SAID_SO:
        yield Form(
            notes.MILESTONE, title("form-milestone"), (notes.MILESTONE, kind), (said("field-reason", needed=True),)
        )


def imposed(state: State) -> Iterator[Form]:
    """Dice that a ruling takes without a roll. [FT-TEST-09]"""
    if not any(map(able, state.people)):
        return
    fields = (
        Field("who", "one", title("field-who"), people(state), needed=True),
        Field("pool", "one", title("field-dice-of"), picks("pool", POOL_NAMES), needed=True),
        Field("count", "number", title("field-losses"), start=("1",), needed=True),
        said("field-reason", needed=True),
    )
    yield Form(notes.IMPOSE, title("form-impose"), (notes.IMPOSE,), fields)
