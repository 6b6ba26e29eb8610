"""What becomes of a character who was Out of Action, once the danger is over. [FT-OOFA-02 to FT-OOFA-08]"""

from typing import NamedTuple

from msgspec.structs import replace

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.fortmayn.content.codes import (
    BODY,
    HEAD,
    MOMENTS_AN_HOUR,
    REMOVES_AT,
    ROLL_DISFIGURED,
    ROLL_OOFA,
    TOLD_DISFIGURED,
    TOLD_FALLEN,
)
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.rules.dice.pools import base_die, roll_pool
from affray.systems.fortmayn.rules.healing import SHOCK

DEAD, DISFIGURED, CRIPPLED, CRACKED_BONES, FAT_HEAD, KO = range(1, 7)
"""The rows of the table by what the BODY Die shows, 6 standing for more too. [FT-OOFA-07]"""
LOST = 7
"""Left behind. [FT-OOFA-08]"""
FALL_NAMES = ("", "dead", "disfigured", "crippled", "cracked_bones", "fat_head", "ko", "lost")


class Fallen(NamedTuple):
    """What became of a fallen character: the result, whether he lives, his dice of both pools, the Moments that a Fat
    Head lasts. [FT-OOFA-03]"""

    result: int
    alive: int
    body_max: int
    body_ready: int
    head_max: int
    head_ready: int
    fat_head: int


@rule
def lost_character() -> Fallen:
    """What becomes of a character whose body was not recovered. [FT-OOFA-08]"""
    return Fallen(result=LOST, alive=0, body_max=0, body_ready=0, head_max=0, head_ready=0, fat_head=0)


@rule
def body_dice_after(result: int, body_max: int, house: House) -> int:
    """The BODY Dice owned after a result: one for the crippled, one fewer with cracked bones, at least one unless
    `cracked_floor` is zero. [FT-OOFA-04 FT-OOFA-05]

    >>> from affray.systems.fortmayn.content.house_rules import PLAIN
    >>> [body_dice_after(result, 3, PLAIN) for result in (CRIPPLED, CRACKED_BONES, KO)], body_dice_after(CRACKED_BONES, 1, PLAIN)
    ([1, 2, 3], 1)
    """
    if result == CRIPPLED:
        return min(1, body_max)
    if result == CRACKED_BONES:
        return max(0 if house.cracked_floor != 0 else 1, body_max - 1)
    return body_max


@procedure
def fall(ref: Referee, type: int, body_max: int, head_max: int, head_ready: int, house: House) -> Fallen:
    """The roll of one BODY Die, unstepped, for a recovered character. The disfigured roll every HEAD Die that they own.
    [FT-OOFA-02 FT-OOFA-03 FT-OOFA-04 FT-OOFA-05 FT-OOFA-06 FT-OOFA-07 FT-DICE-05]"""
    result = min(KO, total(roll(ref, 1, base_die(type, BODY), ROLL_OOFA)) + 1)
    tell(ref, TOLD_FALLEN, result)
    if result == DEAD:
        return Fallen(result=DEAD, alive=0, body_max=0, body_ready=0, head_max=0, head_ready=0, fat_head=0)
    if result == DISFIGURED:
        gone = roll_pool(ref, head_max, base_die(type, HEAD), REMOVES_AT, ROLL_DISFIGURED).lows
        head_max -= gone
        tell(ref, TOLD_DISFIGURED, gone, head_max)
    body_max = body_dice_after(result, body_max, house)
    moments = MOMENTS_AN_HOUR if result == FAT_HEAD else 0
    return Fallen(
        result=result,
        alive=1,
        body_max=body_max,
        body_ready=min(1, body_max),
        head_max=head_max,
        head_ready=min(head_ready, head_max),
        fat_head=moments,
    )


def after_fall(person: Person, end: Fallen) -> Person:
    """A fallen character after that roll: dead, or up again where a BODY Die is ready; shock is past. [FT-OOFA-03 FT-OOFA-07]"""
    if not end.alive:
        return replace(person, dead=True)
    return replace(
        person, body_max=end.body_max, body_ready=end.body_ready, head_max=end.head_max, head_ready=end.head_ready,
        fat_head=max(person.fat_head, end.fat_head), out=end.body_ready == 0,
        notes=tuple(note for note in person.notes if note != SHOCK),
    )  # fmt: skip
