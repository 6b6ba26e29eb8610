"""Forms of what takes an Hour, and of asides: rest and camp, building and copying; an attachment won, a milestone passed, dice
that a ruling takes. [FT-HEAL-01 FT-FILL-07 FT-SPELL-03 FT-CHAR-06 FT-SOC-05 FT-XP-01 FT-TEST-09]"""

from collections.abc import Iterable, Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BRAINY, POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import resting
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.guide.forms_parts import (
    code_phrase,
    code_picks,
    figure_phrase,
    people_picks,
    sentence_field,
    title_phrase,
)
from affray.systems.fortmayn.position.answers import write_memory
from affray.systems.fortmayn.position.delve_answers import Memory
from affray.systems.fortmayn.position.difficulty import MATERIALS, buildable_items
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copyable_spells
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.milestones import MILESTONES
from affray.systems.fortmayn.turn import asides

WORKS = "head craft"
"""The words of an approach that is craft: with which pool, and that it is."""


# --- rest -------------------------------------------------------------------------------------------------------------
def rest_forms(state: State) -> Iterator[Form]:
    """An Hour with whom herbs and wine help and who copies what; a camp with what is memorised. [FT-FILL-07 FT-SPELL-03]"""
    tended = tuple(
        Field(word, "many", title_phrase(f"field-{word}"), those, lead=f"{word}=")
        for word in resting.REMEDY_WORDS
        if (those := person_picks(one for kind, one in resting.remedy_needs(state) if kind == word))
    )
    copied = tuple(
        Field(f"copy{n}", "one", title_phrase("field-copy", who=one.id), spell_picks(one, singles), lead="copy=")
        for n, one in enumerate(state.people)
        if is_able(one) and (singles := tuple((spell,) for spell in copyable_spells(one)))
    )
    yield Form("hour", title_phrase("form-hour"), ("hour",), (*tended, *copied))
    memorised = tuple(
        Field(
            f"memory{n}", "one", title_phrase("field-memory-of", who=one.id), spell_picks(one, some), lead="memorise="
        )
        for n, one in enumerate(state.people)
        if (some := memory_choices(one)) and not state.house.magic
    )
    yield Form("camp", title_phrase("form-camp"), ("camp",), memorised)


def person_picks(those: Iterable[Person]) -> tuple[Pick, ...]:
    """Characters to pick from."""
    return tuple(Pick(one.id, figure_phrase(one.id)) for one in those)


def memory_choices(one: Person) -> tuple[tuple[str, ...], ...]:
    """What somebody could memorise: so many of his spells as he has HEAD Dice, in turn from each on. [FT-SPELL-03]"""
    count = min(one.head_max, len(one.known))
    starts = range(len(one.known) if 0 < count < len(one.known) else min(count, 1))
    return tuple((one.known * 2)[start : start + count] for start in starts)


def spell_picks(one: Person, every: Iterable[tuple[str, ...]]) -> tuple[Pick, ...]:
    """Spells of somebody to pick from, several together. [FT-SPELL-03 FT-FILL-07]"""
    return tuple(
        Pick(write_memory(Memory(one.id, spells)), Phrase("pick-spells", {"spells": spells})) for spells in every
    )


# --- work -------------------------------------------------------------------------------------------------------------
def building_forms(state: State, words: tuple[str, ...], lead: str, who: str = "") -> Iterator[Form]:
    """What a maker builds, in a room or at home, each with what the materials cost. [FT-CHAR-06]"""
    makers = [one for one in living_people(state) if one.type == BRAINY and is_able(one)]
    if not makers:
        return
    things = tuple(
        Pick(item, code_phrase("item", item), Phrase("pick-materials", {"coins": item_kind(item).cost // MATERIALS}))
        for item in sorted(buildable_items())
    )
    whose = Field("who", "one", title_phrase("field-who"), person_picks(makers), start=(makers[0].id,), needed=True)
    thing = Field(
        "item", "one", title_phrase("field-item"), things, lead=lead, needed=True, hint=Phrase("hint-materials")
    )
    yield Form("build", title_phrase("form-build"), words, (whose, thing), who=who)


def room_work_forms(state: State) -> Iterator[Form]:
    """What is built in a scene. [FT-CHAR-06]"""
    yield from building_forms(state, ("approach",), WORKS)


def hub_work_forms(state: State) -> Iterator[Form]:
    """What is built and copied at the hub. [FT-CHAR-06 FT-FILL-07]"""
    yield from building_forms(state, ("build",), "")
    for one in living_people(state):
        if copyable_spells(one):
            field = Field(
                "spells", "many", title_phrase("field-spells"), code_picks("spell", copyable_spells(one)), needed=True
            )
            yield Form("copy", title_phrase("form-copy", who=one.id), ("copy", one.id), (field,), who=one.id)


# --- asides -----------------------------------------------------------------------------------------------------------
def aside_forms(state: State) -> Iterator[Form]:
    """What a human may add between deeds: an attachment won, a milestone of the campaign's kind. [FT-SOC-05 FT-XP-01]"""
    if asides.people_to_attach(state):
        who = Field("who", "one", title_phrase("field-who"), person_picks(asides.people_to_attach(state)), needed=True)
        yield Form(
            "attach", title_phrase("form-attach"), ("attach",), (who, sentence_field("field-bond-to", needed=True))
        )
    kind = MILESTONES[state.house.advance_on]
    if kind in asides.SAID_SO:
        yield Form(
            "milestone",
            title_phrase("form-milestone"),
            ("milestone", kind),
            (sentence_field("field-reason", needed=True),),
        )


def impose_forms(state: State) -> Iterator[Form]:
    """Dice that a ruling takes without a roll. [FT-TEST-09]"""
    if not any(map(is_able, state.people)):
        return
    fields = (
        Field("who", "one", title_phrase("field-who"), people_picks(state), needed=True),
        Field("pool", "one", title_phrase("field-dice-of"), code_picks("pool", POOL_NAMES), needed=True),
        Field("count", "number", title_phrase("field-losses"), start=("1",), needed=True),
        sentence_field("field-reason", needed=True),
    )
    yield Form("impose", title_phrase("form-impose"), ("impose",), fields)
