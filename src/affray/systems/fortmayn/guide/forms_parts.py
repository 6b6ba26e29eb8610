"""What the forms of answers are made of: names of things and people to pick from, the fields that several forms have."""

from collections.abc import Iterable

from affray.core.faces.forms import Field, Pick
from affray.core.faces.paper import literal_phrase
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, slug
from affray.systems.fortmayn.content.codes import POOL_NAMES, TASKS
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.tables import equipment
from affray.systems.fortmayn.delve.risky_deeds import TOGETHER
from affray.systems.fortmayn.position.difficulty import EQUIPMENT, KNACK, STUNT, can_help
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.facts import TEXTS

YES = ("yes",)
"""The value of a flag that is set."""


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


def people_picks(state: State) -> tuple[Pick, ...]:
    """The characters, each with what keeps him from acting. [FT-OOFA-01]"""
    return tuple(
        Pick(one.id, figure_phrase(one.id), why=None if is_able(one) else Phrase("pick-not-able"))
        for one in state.people
        if not (one.dead or one.lost)
    )


def sentence_field(key: str = "field-said", *, needed: bool = False, hint: str = "") -> Field:
    """The sentence that is said along."""
    return Field("said", "said", title_phrase(key), needed=needed, hint=Phrase(hint) if hint else None)


def actors_field(state: State, start: tuple[str, ...]) -> Field:
    """Who does it, alone or together. [FT-TEST-06]"""
    return Field(
        "actors", "many", title_phrase("field-actors"), people_picks(state), start=start, needed=True, join=TOGETHER
    )


def pool_field(start: tuple[str, ...] = ()) -> Field:
    """With which pool. [FT-CORE-01]"""
    return Field("pool", "one", title_phrase("field-pool"), code_picks("pool", POOL_NAMES), start=start, needed=True)


def task_field(start: tuple[str, ...]) -> Field:
    """What it is about. [FT-CHAR-04]"""
    return Field("task", "one", title_phrase("field-task"), code_picks("task", TASKS), start=start, needed=True)


def claim_fields(state: State) -> tuple[Field, ...]:
    """What is claimed to help: things that help with any task, a career's knack; and whether it is a stunt.

    [FT-DICE-07 FT-FILL-06 FT-STUNT-01]
    """
    things = tuple(Pick(item, code_phrase("item", item), help_phrase(item)) for item in helpful_things(state))
    knack = (Field("knack", "flag", title_phrase("field-knack"), lead=KNACK),) if state.house.careers else ()
    return (
        *(
            (Field("equipment", "many", title_phrase("field-equipment"), things, lead=f"{EQUIPMENT}="),)
            if things
            else ()
        ),
        *knack,
        Field("stunt", "flag", title_phrase("field-stunt"), lead=STUNT, hint=Phrase("hint-stunt")),
    )


def helpful_things(state: State) -> tuple[str, ...]:
    """The things of the party that help with any task. [FT-DICE-07]"""
    carried = dict.fromkeys(thing.item for one in state.people if is_able(one) for thing in one.things)
    return tuple(item for item in carried if any(is_helpful(one, item) for one in state.people))


def is_helpful(one: Person, item: str) -> bool:
    """Whether a thing that somebody has helps with any task."""
    return any(can_help(one, task, item) for task in TASKS)


def help_phrase(item: str) -> Phrase | None:
    """With what a thing helps."""
    row = equipment().get(item)
    return Phrase("pick-helps", {"task": row.task}) if row is not None and row.task else None
