"""Forms of what takes an Hour, and of asides: rest and camp, building and copying; an attachment won, a milestone passed, dice
that a ruling takes. [FT-HEAL-01 FT-FILL-07 FT-SPELL-03 FT-CHAR-06 FT-SOC-05 FT-XP-01 FT-TEST-09]"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from affray.core.faces.forms import Form, Pick
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BRAINY, HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import resting
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.guide.forms_parts import (
    blank,
    code_phrase,
    code_picks,
    people_picks,
    person_picks,
    pool_blank,
    sentence_blank,
    title_phrase,
)
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import PATTERNS, REMEDY_WORDS, write_memory
from affray.systems.fortmayn.position.delve_answers import (
    Approach,
    Attach,
    Build,
    Camp,
    Copy,
    Hour,
    Impose,
    Memory,
    Milestone,
)
from affray.systems.fortmayn.position.difficulty import MATERIALS, buildable_items
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copyable_spells
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.milestones import MILESTONES
from affray.systems.fortmayn.turn import asides


# --- rest -------------------------------------------------------------------------------------------------------------
def rest_forms(state: State) -> Iterator[Form]:
    """An Hour with whom herbs and wine help and who copies what; a camp with what is memorised. [FT-FILL-07 FT-SPELL-03]"""
    tended = tuple(
        Blank("helps", title_phrase(f"field-{word}"), those, key=word, lead=f"{word}=")
        for word in REMEDY_WORDS
        if (those := person_picks(person for kind, person in resting.remedy_needs(state) if kind == word))
    )
    copied = tuple(
        Blank(
            "copy", title_phrase("field-copy", who=person.id), spell_picks(person, singles), key=f"copy{n}", single=True
        )
        for n, person in enumerate(state.people)
        if is_able(person) and (singles := tuple((spell,) for spell in copyable_spells(person)))
    )
    yield draw_form(PATTERNS[Hour], title_phrase("form-hour"), (*tended, *copied))
    memorised = tuple(
        Blank(
            "memorise",
            title_phrase("field-memory-of", who=person.id),
            spell_picks(person, some),
            key=f"memory{n}",
            single=True,
        )
        for n, person in enumerate(state.people)
        if (some := memory_choices(person)) and not state.house.magic
    )
    yield draw_form(PATTERNS[Camp], title_phrase("form-camp"), memorised)


def memory_choices(person: Person) -> tuple[tuple[str, ...], ...]:
    """What somebody could memorise: so many of his spells as he has HEAD Dice, in turn from each on. [FT-SPELL-03]"""
    count = min(person.head_max, len(person.known))
    starts = range(len(person.known) if 0 < count < len(person.known) else min(count, 1))
    return tuple((person.known * 2)[start : start + count] for start in starts)


def spell_picks(person: Person, every: Iterable[tuple[str, ...]]) -> tuple[Pick, ...]:
    """Spells of somebody to pick from, several together. [FT-SPELL-03 FT-FILL-07]"""
    return tuple(
        Pick(write_memory(Memory(person.id, spells)), Phrase("pick-spells", {"spells": spells})) for spells in every
    )


# --- work -------------------------------------------------------------------------------------------------------------
def form_for(person: Person, kind: type[Answer], title: str, *blanks: Blank) -> Form:
    """The form of an answer that names a character, for that one."""
    return draw_form(
        PATTERNS[kind], title_phrase(title, who=person.id), blanks, given={"name": person.id}, who=person.id
    )


def building_forms(
    state: State, kind: type[Answer], who: str, what: str, given: Mapping[str, object] | None = None
) -> Iterator[Form]:
    """What a maker builds, in a room or at home, each with what the materials cost: `who` and `what` are the fields of the answer
    for both. [FT-CHAR-06]"""
    makers = [person for person in living_people(state) if person.type == BRAINY and is_able(person)]
    if not makers:
        return
    things = tuple(
        Pick(item, code_phrase("item", item), Phrase("pick-materials", {"coins": item_kind(item).cost // MATERIALS}))
        for item in sorted(buildable_items())
    )
    blanks = (
        replace(blank(who, "field-who", person_picks(makers), (makers[0].id,), key="who"), single=True),
        blank(what, "field-item", things, key="item", needed=True, hint="hint-materials"),
    )
    yield draw_form(PATTERNS[kind], title_phrase("form-build"), blanks, given=given, code="build")


def room_work_forms(state: State) -> Iterator[Form]:
    """What is built in a scene. [FT-CHAR-06]"""
    yield from building_forms(state, Approach, "actors", "target", {"pool": HEAD, "task": "craft"})


def hub_work_forms(state: State) -> Iterator[Form]:
    """What is built and copied at the hub. [FT-CHAR-06 FT-FILL-07]"""
    yield from building_forms(state, Build, "name", "item")
    for person in living_people(state):
        if copyable_spells(person):
            yield form_for(
                person, Copy, "form-copy", blank("spells", "field-spells", code_picks("spell", copyable_spells(person)))
            )


# --- asides -----------------------------------------------------------------------------------------------------------
def aside_forms(state: State) -> Iterator[Form]:
    """What a human may add between deeds: an attachment won, a milestone of the campaign's kind. [FT-SOC-05 FT-XP-01]"""
    if asides.people_to_attach(state):
        who = blank("name", "field-who", person_picks(asides.people_to_attach(state)), key="who")
        yield draw_form(PATTERNS[Attach], title_phrase("form-attach"), (who, sentence_blank("field-bond-to")))
    kind = MILESTONES[state.house.advance_on]
    if kind in asides.SAID_SO:
        said = (sentence_blank("field-reason"),)
        yield draw_form(PATTERNS[Milestone], title_phrase("form-milestone"), said, given={"milestone": kind})


def impose_forms(state: State) -> Iterator[Form]:
    """Dice that a ruling takes without a roll. [FT-TEST-09]"""
    if not any(map(is_able, state.people)):
        return
    blanks = (
        blank("name", "field-who", people_picks(state), key="who"),
        pool_blank(title="field-dice-of"),
        blank("number", "field-losses", start=("1",), key="count"),
        sentence_blank("field-reason"),
    )
    yield draw_form(PATTERNS[Impose], title_phrase("form-impose"), blanks)
