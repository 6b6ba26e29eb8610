"""What systems call the values of questions and the reasons of numbers, in every language."""

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from affray.core.words.texts import ENGLISH, Arg, Catalogue, slug
from affray.lab.schema import Duel, Odds
from affray.lab.systems.laboratories import keys, laboratory
from affray.lab.words import words

A = TypeVar("A", Odds, Duel)
KIND, NOTICED, SIDE = "kind", "noticed", "attacker"


def label_of(system: str, language: str, label: str) -> str:
    """What a reason of a number is called.

    >>> label_of("fortmayn", "en", "damaged_armor"), label_of("foeman", "en", "left_rear")
    ('damaged armor', 'left rear')
    """
    asked = laboratory(system)
    return (asked.words().name(language, asked.label, label) if asked.label else label).replace("_", " ")


def say_of(system: str, language: str, id: str, /, **args: Arg) -> str:
    """A message in the words that a system has for it, else in those of the laboratory.

    >>> say_of("foeman", "en", "duel-nobody", chance="1%"), say_of("melee", "en", "duel-nobody", chance="1%")
    ('never ends: 1%', 'undecided: 1%')
    """
    own = laboratory(system).words()
    return (own if own.has(ENGLISH, id) else words()).say(language, id, **args)


def procedure_name(system: str, language: str, procedure: str) -> str:
    """What a procedure is called, in its system or anywhere."""
    own = laboratory(system).words().name(language, KIND, procedure)
    return words().name(language, KIND, procedure) if own == procedure else own


@cache
def labels(language: str) -> Mapping[str, str]:
    """What all reasons are called, by `label-SYSTEM-REASON`."""
    found: dict[str, str] = {}
    for system in map(laboratory, keys()):
        if system.label:
            found |= names_of_kind(system.words(), language, system.label, f"label-{system.key}")
    return found


@cache
def noticed_names(language: str) -> Mapping[str, str]:
    """What is noticed of computer players, by `noticed-SYSTEM-CODE`.

    >>> noticed_names("en")["noticed-foeman-attack-fallen"]
    'attacks on the fallen'
    """
    found: dict[str, str] = {}
    for system in map(laboratory, keys()):
        found |= names_of_kind(system.words(), language, NOTICED, f"{NOTICED}-{system.key}")
    return found


@cache
def value_names(language: str) -> Mapping[str, str]:
    """What systems call the values of fields, by `value-SYSTEM-FIELD-VALUE`.

    >>> value_names("de")["value-foeman-side-rear"]
    'hinten'
    """
    found: dict[str, str] = {}
    for system in map(laboratory, keys()):
        for field, kind in system.kinds.items():
            found |= names_of_kind(system.words(), language, kind, f"value-{system.key}-{slug(field)}")
    return found


def with_named_sides(found: A, language: str) -> A:
    """An answer whose sides are called as on the board of the system."""
    return replace(found, who=tuple(side_name(found.system, language, who) for who in found.who))


def side_name(system: str, language: str, who: str) -> str:
    """What a side of a question is called; an English name and a line stay as they were asked.

    >>> side_name("foeman", "de", "Orc raider"), side_name("foeman", "de", "race=Orc st=12")
    ('Orkplünderer', 'race=Orc st=12')
    """
    own = "" if language == ENGLISH else value_names(language).get(f"value-{system}-{SIDE}-{slug(who)}", "")
    return own or who


@cache
def procedure_names(language: str) -> Mapping[str, str]:
    """What laboratories of systems call procedures by names of their own, by `kind-SYSTEM-PROCEDURE`.

    >>> procedure_names("en")["kind-fortmayn-shot"]
    'ranged attack'
    """
    found: dict[str, str] = {}
    for system in map(laboratory, keys()):
        said = system.words()
        own = said.ids(ENGLISH) - (said.base.ids(ENGLISH) if said.base else frozenset())
        names = (text.removeprefix(f"{KIND}-") for text in own if text.startswith(f"{KIND}-"))
        found |= {f"{KIND}-{system.key}-{name}": said.say(language, f"{KIND}-{name}") for name in names}
    return found


def names_of_kind(said: Catalogue, language: str, kind: str, prefix: str) -> dict[str, str]:
    """All names of a kind, by other ids."""
    plain = (name for name in said.ids(ENGLISH) if name.startswith(f"{kind}-") and not said.variables(ENGLISH, name))
    return {f"{prefix}-{text.removeprefix(f'{kind}-')}": said.say(language, text) for text in plain}
