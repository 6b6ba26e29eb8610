"""Milestones, and the Dice that they give. [FT-XP-01 FT-XP-02 FT-XP-03 FT-CHAR-03]"""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.referee import rule
from affray.systems.fortmayn.content.codes import BODY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person

QUEST, SESSION, LEVEL, MAJOR_EVENT = range(4)
MILESTONES = ("quest", "session", "dungeon_level", "major_event")
"""The kinds by their place in the option `advance_on`. [FT-XP-01]"""
HARD_HITTING, ERUDITE, HANDY = range(3)
STYLES = ("hard_hitting", "erudite", "handy")


@rule
def style_of(body_max: int, head_max: int) -> int:
    """The style that the dice owned make. It has no effect of its own. [FT-CHAR-03]

    >>> [STYLES[style_of(*dice)] for dice in ((3, 1), (1, 3), (2, 2))]
    ['hard_hitting', 'erudite', 'handy']
    """
    return HARD_HITTING if body_max > head_max else ERUDITE if head_max > body_max else HANDY


def dice_gained(passed: Sequence[str], survived: int, house: House) -> int:
    """The Dice that milestones give to a character: one for each of the campaign's kind. Others, kills and the fallen
    give nothing. [FT-XP-01 FT-XP-02 FT-XP-03]

    >>> dice_gained(["session", "quest", "kill"], 1, House()), dice_gained(["quest"], 0, House())
    (1, 0)
    """
    return sum(milestone == MILESTONES[house.advance_on] for milestone in passed) if survived else 0


def with_more_dice(person: Person, pool: int) -> Person:
    """The character with another Die, which is ready. There is no upper limit. [FT-XP-02]"""
    if pool == BODY:
        return replace(person, body_max=person.body_max + 1, body_ready=person.body_ready + 1)
    return replace(person, head_max=person.head_max + 1, head_ready=person.head_ready + 1)
