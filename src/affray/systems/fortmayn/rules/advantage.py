"""What makes a roll easier or harder: each source a labelled step of one, distinct ones counted. [FT-DICE-04 FT-DICE-06]"""

from collections.abc import Iterable, Mapping

from affray.core import Modifier
from affray.systems.fortmayn.content.codes import BRAWNY, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person, Wear
from affray.systems.fortmayn.content.tables import types
from affray.systems.fortmayn.rules.dice.pools import RollDie, die_of_roll
from affray.systems.fortmayn.rules.saves_and_sunder import is_hampering

CLAUSES: Mapping[str, str] = {
    "task": "FT-CHAR-04",
    "surprising": "FT-MELEE-12",
    "surprised": "FT-MELEE-12",
    "weapon_size": "FT-MELEE-13",
    "mounted": "FT-MELEE-14",
    "against_mounted": "FT-MELEE-14",
    "magic_weapon": "FT-MAGIC-01",
    "firearm": "FT-RANGE-06",
    "firearm_shooter": "FT-RANGE-07",
    "target_distant": "FT-RANGE-04",
    "shooter_distant": "FT-RANGE-04",
    "holy_symbol": "FT-BAN-05",
    "equipment": "FT-DICE-07",
    "gm": "FT-CORE-08",
    "overloaded": "FT-LOAD-03",
    "damaged_armor": "FT-ARM-05",
    "damaged_shield": "FT-ARM-05",
    "fat_head": "FT-OOFA-07",
    "darkness": "FT-DICE-06",
}
"""The clause behind each source of advantage_sources.csv."""
FILLER_CLAUSE = "FT-FILL-03"
"""That behind the special codes of creatures, which are sources too."""


def source(name: str, steps: int) -> Modifier:
    """The source of that name: one step for the roll (1) or against it (-1). [FT-DICE-06]

    >>> source("surprised", -1)
    Modifier(label='surprised', value=-1, clause='FT-MELEE-12')
    """
    return Modifier(name, steps, CLAUSES.get(name, FILLER_CLAUSE))


def die_for(type: int, pool: int, given: Iterable[Modifier], house: House, unarmed: int = 0) -> RollDie:
    """The die of a roll by the sources for and against it. A source that is given twice counts once. [FT-DICE-02
    FT-DICE-04]

    >>> from affray.systems.fortmayn.content.codes import BODY, BRAINY
    >>> from affray.systems.fortmayn.content.house_rules import PLAIN
    >>> die_for(BRAINY, BODY, (source("task", 1), source("equipment", 1), source("damaged_armor", -1)), PLAIN).die
    8
    """
    distinct = {(each.label, each.value > 0) for each in given}
    pros = sum(favorable for _, favorable in distinct)
    return die_of_roll(type, pool, unarmed, pros, len(distinct) - pros, house)


def knack_sources(type: int, task: str) -> tuple[Modifier, ...]:
    """The source of a type's knack for a task; empty without one. [FT-CHAR-04]

    >>> from affray.systems.fortmayn.content.codes import BRAINY
    >>> [len(knack_sources(BRAINY, task)) for task in ("climbing", "searching")]
    [1, 0]
    """
    return (source("task", 1),) if task in types()[TYPE_NAMES[type]].task_advantage.split() else ()


def is_damaged(wear: Wear) -> bool:
    """Whether a shield or armor is damaged and not gone. [FT-ARM-05 FT-ARM-06]"""
    return is_hampering(wear) != 0


def burden_sources(person: Person, overloaded: int) -> tuple[Modifier, ...]:
    """The sources that hamper all BODY and HEAD rolls of a character: damaged gear worn, load, a Fat Head. [FT-ARM-05
    FT-LOAD-03 FT-OOFA-07]"""
    found = (
        ("damaged_shield", is_damaged(person.shield)),
        ("damaged_armor", is_damaged(person.armor)),
        ("overloaded", overloaded != 0),
        ("fat_head", person.fat_head > 0),
    )
    return tuple(source(name, -1) for name, holds in found if holds)


def is_better_size(type: int, own: int, theirs: int, narrated: int) -> bool:
    """Whether a weapon's size gives advantage: a larger one to a Brawny, a smaller one to a Brainy, with an adequate
    narration. Bare hands never do. [FT-MELEE-13]

    >>> from affray.systems.fortmayn.content.codes import BRAINY
    >>> is_better_size(BRAWNY, 3, 2, 1), is_better_size(BRAINY, 1, 2, 1), is_better_size(BRAINY, 0, 3, 1)
    (True, True, False)
    """
    if narrated == 0 or own == 0:
        return False
    return own > theirs if type == BRAWNY else own < theirs


def mounted_sources(rider: int, against_rider: int, house: House) -> tuple[Modifier, ...]:
    """The source of riding in melee: for a rider against a foe on foot, against a character on foot whose foe rides.
    Nothing with `mounted` off. [FT-MELEE-14]"""
    if rider == against_rider or house.mounted != 0:
        return ()
    return (source("mounted", 1),) if rider else (source("against_mounted", -1),)
