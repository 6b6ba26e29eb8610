"""Applying damage dice to a figure. [FM-APP-01]"""

from typing import NamedTuple

from affray.dice.pool import row_value
from affray.referee import rule
from affray.systems.foeman.content.codes import DEAD, UNCONSCIOUS, UP
from affray.systems.foeman.content.house_rules import REVIVAL_SCALE, House


class Applied(NamedTuple):
    """What damage did: physical and exhaustion points lost, mST and state after it, dice applied, points absorbed,
    incidental exhaustion."""

    phys: int
    exh: int
    mst: int
    state: int
    applied: int
    absorbed: int
    incidental: int


@rule
def unconscious_level(dwarf: int) -> int:
    """The mST at which a figure is unconscious. [FM-APP-06 FM-APP-09 FM-FIG-06]"""
    return 0 if dwarf != 0 else 1


@rule
def state_of(mst: int, dwarf: int) -> int:
    """The state of a figure of this mST: UP, UNCONSCIOUS or DEAD. [FM-APP-06 FM-APP-07 FM-APP-09]

    >>> [state_of(mst, 0) for mst in (2, 1, 0)] == [UP, UNCONSCIOUS, DEAD]
    True
    """
    level = unconscious_level(dwarf)
    if mst > level:
        return UP
    return UNCONSCIOUS if mst == level else DEAD


@rule
def is_exhaustion_die(place: int, unskilled: int) -> int:
    """Whether the die at a place (0 is the Top) is exhaustion: the second one, or with `unskilled` all below the Top.
    [FM-APP-03 FM-APP-04 MW-APP-03]"""
    return 1 if place == 1 or (place > 1 and unskilled != 0) else 0


@rule
def exhaustion_room(mst: int, dwarf: int, house: House) -> int:
    """How many points exhaustion can still take; the excess is not suffered. [FM-APP-05]"""
    floor = unconscious_level(dwarf) if house.exhaustion_floor != 0 else 1
    return max(0, mst - floor)


@rule
def halting_mst(mst: int, dwarf: int) -> int:
    """The mST at which the other dice are discarded: when the figure becomes unconscious, or dead if it was unconscious
    before. [FM-APP-08]

    >>> halting_mst(9, 0), halting_mst(1, 0), halting_mst(9, 1)
    (1, 0, 0)
    """
    level = unconscious_level(dwarf)
    return level if mst > level else level - 1


@rule
def deciding_place(applied: int, biting: int, house: House) -> int:
    """The place that decides whether a die is exhaustion: among all dice, or among those that cause damage.

    [FM-APP-03 MW-APP-02]
    """
    return biting if house.first_penetrating_physical != 0 else applied


@rule
def revival_percent(house: House) -> int:
    """The percentage of the revived that lose a point of an attribute. [MW-REV-01]"""
    return house.revive_killed % REVIVAL_SCALE


@rule
def is_revivable(mst: int, house: House) -> int:
    """Whether a figure killed at this mST is revived after the encounter. [MW-REV-01]

    >>> from affray.systems.foeman.content.house_rules import read_house
    >>> [is_revivable(mst, read_house({"revive_killed": "4:50"})) for mst in (-2, -3, -4)]
    [1, 1, 0]
    """
    n = house.revive_killed // REVIVAL_SCALE
    return 1 if n > 0 and mst > -n else 0


@rule
def incidental_part(exh: int) -> int:
    """The points of one attack's exhaustion that are incidental. [FM-REC-01]

    >>> incidental_part(2), incidental_part(5)
    (0, 3)
    """
    return max(0, exh - 2)


@rule
def apply_damage(row: int, n: int, mst: int, stopped: int, unskilled: int, dwarf: int, house: House) -> Applied:
    """What n damage dice (a row, Top first) do to a figure whose armor stops so many points.

    [FM-APP-01 FM-APP-02 FM-APP-08 FM-APP-10 MW-APP-01 MW-APP-02]
    """
    halt = halting_mst(mst, dwarf)
    phys, exh, applied, biting, pool = 0, 0, 0, 0, stopped
    while applied < n and mst > halt:
        loss = row_value(row, applied) - pool
        if loss <= 0:
            pool = -loss
        else:
            pool = 0
            if is_exhaustion_die(deciding_place(applied, biting, house), unskilled) != 0:
                loss = min(loss, exhaustion_room(mst, dwarf, house))
                exh += loss
            else:
                phys += loss
            mst -= loss
            biting += 1
        applied += 1
    return Applied(
        phys=phys,
        exh=exh,
        mst=mst,
        state=state_of(mst, dwarf),
        applied=applied,
        absorbed=stopped - pool,
        incidental=incidental_part(exh),
    )
