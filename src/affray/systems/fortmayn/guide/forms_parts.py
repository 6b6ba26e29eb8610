"""What the forms of answers are made of: names of things and people to pick from, the blanks that several forms have."""

from collections.abc import Iterable
from functools import partial

from affray.core.faces.forms import Pick
from affray.core.faces.paper import literal_phrase
from affray.core.reading.page_forms import Blank
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, slug
from affray.systems.fortmayn.content.codes import TASKS
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.tables import equipment
from affray.systems.fortmayn.position.difficulty import can_help
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.facts import TEXTS


def code_phrase(kind: str, code: str) -> Phrase:
    """What a code of a kind is called; one that no catalogue knows goes by itself."""
    message = f"{kind}-{slug(code)}"
    return Phrase(message) if TEXTS.has(ENGLISH, message) else literal_phrase(code)


def figure_phrase(name: str) -> Phrase:
    """Somebody or something on the stage by its name."""
    return Phrase("pick-figure", {"who": name})


def title_phrase(key: str, **args: str | int) -> Phrase:
    """What a field or form is called."""
    return Phrase(key, {**args})


def code_picks(kind: str, codes: Iterable[str]) -> tuple[Pick, ...]:
    """Codes of a kind to pick from."""
    return tuple(Pick(code, code_phrase(kind, code)) for code in codes)


def person_picks(people: Iterable[Person]) -> tuple[Pick, ...]:
    """Characters to pick from."""
    return tuple(Pick(person.id, figure_phrase(person.id)) for person in people)


def people_picks(state: State) -> tuple[Pick, ...]:
    """The characters, each with what keeps him from acting. [FT-OOFA-01]"""
    return tuple(
        Pick(person.id, figure_phrase(person.id), why=None if is_able(person) else Phrase("pick-not-able"))
        for person in state.people
        if not (person.dead or person.lost)
    )


def blank(
    fills: str,
    title: str,
    picks: tuple[Pick, ...] | None = None,
    start: tuple[str, ...] = (),
    *,
    key: str = "",
    names: str = "",
    needed: bool = False,
    hint: str = "",
) -> Blank:
    """A part of an answer that is called by the message `title`; `names` is the kind of the codes that it has the choice of."""
    return Blank(
        fills, title_phrase(title), picks, start, key=key, needed=needed,
        names=partial(code_phrase, names) if names else None, hint=Phrase(hint) if hint else None,
    )  # fmt: skip


def sentence_blank(title: str = "field-said", *, needed: bool = False, hint: str = "") -> Blank:
    """The sentence that is said along."""
    return blank("said", title, needed=needed, hint=hint)


def actors_blank(picks: tuple[Pick, ...], start: tuple[str, ...]) -> Blank:
    """Who does it, alone or together. [FT-TEST-06]"""
    return blank("actors", "field-actors", picks, start, needed=True)


def pool_blank(start: tuple[str, ...] = (), title: str = "field-pool") -> Blank:
    """With which pool. [FT-CORE-01]"""
    return blank("pool", title, start=start, names="pool", needed=True)


def task_blank(start: tuple[str, ...]) -> Blank:
    """What it is about. [FT-CHAR-04]"""
    return blank("task", "field-task", code_picks("task", TASKS), start, needed=True)


def claim_blanks(state: State) -> tuple[Blank, ...]:
    """What is claimed to help: things that help with any task, a career's knack; and whether it is a stunt.

    [FT-DICE-07 FT-FILL-06 FT-STUNT-01]
    """
    things = tuple(Pick(item, code_phrase("item", item), help_phrase(item)) for item in helpful_things(state))
    return (
        *((blank("equipment", "field-equipment", things),) if things else ()),
        *((blank("knack", "field-knack"),) if state.house.careers else ()),
        blank("stunt", "field-stunt", hint="hint-stunt"),
    )


def helpful_things(state: State) -> tuple[str, ...]:
    """The things of the party that help with any task. [FT-DICE-07]"""
    carried = dict.fromkeys(thing.item for person in state.people if is_able(person) for thing in person.things)
    return tuple(item for item in carried if any(is_helpful(person, item) for person in state.people))


def is_helpful(person: Person, item: str) -> bool:
    """Whether a thing that somebody has helps with any task."""
    return any(can_help(person, task, item) for task in TASKS)


def help_phrase(item: str) -> Phrase | None:
    """With what a thing helps."""
    row = equipment().get(item)
    return Phrase("pick-helps", {"task": row.task}) if row is not None and row.task else None
