"""What a figure carries, and the movement allowance that is left of its own, as one number and as its reasons."""

from collections.abc import Callable
from typing import NamedTuple

from affray.core import Modifier
from affray.referee import rule
from affray.systems.melee.content.codes import (
    ALOFT,
    DISENGAGED,
    HEAVY,
    LIGHT,
    MEDIUM,
    ON_GROUND,
    OVERLOADED,
    STANDING,
    TAKEOFF,
    UNENCUMBERED,
)
from affray.systems.melee.content.house_rules import House

TENTHS = 10
"""Weights are whole tenths of a pound."""
LEAST_BASE = 4
HALVES = (2, 3, 4, 5)
"""How many halves of ST each load but the heaviest weighs at most. [CM-ENC-01]"""


# --- weight -----------------------------------------------------------------------------------------------------------
def tenths(pounds: float) -> int:
    """A weight of the tables in tenths of a pound. [CM-ENC-01]

    >>> tenths(2.5)
    25
    """
    return round(pounds * TENTHS)


@rule
def load_of(weight: int, st: int) -> int:
    """The load that a weight is to an ST, both in one unit: pounds, or tenths of them. [CM-ENC-01]

    >>> [load_of(weight, 110) for weight in (110, 165, 170, 275, 276)]
    [0, 1, 2, 3, 4]
    """
    for load in range(OVERLOADED):
        if 2 * weight <= HALVES[load] * st:
            return load
    return OVERLOADED


@rule
def most_weight(load: int, st: int) -> int:
    """The most weight that is no heavier a load than this to an ST, both in one unit. [CM-ENC-01]

    >>> [most_weight(load, 110) for load in range(OVERLOADED)]
    [110, 165, 220, 275]
    """
    return HALVES[load] * st // 2


@rule
def effective_load(load: int, house: House) -> int:
    """The load as movement counts it: under `armor_slows` no weight does. [CM-ENC-01 CM-MA-02]"""
    return UNENCUMBERED if house.armor_slows != 0 else load


@rule
def load_ma(load: int) -> int:
    """What a load changes in MA; an overloaded figure has one hex whatever its MA. [CM-ENC-01]

    >>> [load_ma(load) for load in (UNENCUMBERED, LIGHT, MEDIUM, HEAVY)]
    [0, -1, -2, -4]
    """
    if load == MEDIUM:
        return -2
    if load == HEAVY:
        return -4
    return -1 if load == LIGHT else 0


@rule
def can_run_with(load: int) -> int:
    """Whether a load lets a figure run. [CM-ENC-02]"""
    return 1 if load <= LIGHT else 0


@rule
def can_jog_with(load: int) -> int:
    """Whether a load lets a figure jog. [CM-ENC-02]"""
    return 1 if load <= MEDIUM else 0


@rule
def may_drop_pack(has_pack: int, hexes_moved: int) -> int:
    """Whether a figure whose turn to move has come may drop its pack, in any state, before its first hex. [CM-ENC-03]"""
    return 1 if has_pack != 0 and hexes_moved == 0 else 0


@rule
def may_pick_up_pack(pack_here: int, state: int, posture: int, hexes_moved: int) -> int:
    """Whether a figure may spend its turn taking up the pack in its hex. [CM-ENC-04]"""
    ready = state == DISENGAGED and posture == STANDING
    return 1 if pack_here != 0 and ready and hexes_moved == 0 else 0


# --- movement allowance -----------------------------------------------------------------------------------------------
class Mover(NamedTuple):
    """A figure as far as its MA goes; flags are 0 or 1. `base` is what it has by nature, on the ground or in the air;
    `armor` what its armor changes under `armor_slows`; slowed and speeded are the MA spells on it. [CM-MA-02]"""

    base: int
    load: int
    armor: int = 0
    exhausted: int = 0
    slowed: int = 0
    speeded: int = 0


@rule
def base_ma(dx: int, printed: int) -> int:
    """MA by nature: a creature's printed MA, without one (0) by unadjusted DX. [CM-MA-01]

    >>> base_ma(8, 0), base_ma(5, 0), base_ma(11, 20)
    (6, 4, 20)
    """
    return printed if printed > 0 else max(LEAST_BASE, dx - 2)


@rule
def half_ma(ma: int) -> int:
    """Half of an MA. [CM-MA-03]

    >>> half_ma(7)
    3
    """
    return ma // 2


@rule
def ma_after_load(m: Mover, house: House) -> int:
    """MA once what is carried or worn counts. [CM-MA-02 CM-ENC-01 CM-ENC-02]"""
    if house.armor_slows != 0:
        return max(1, m.base + m.armor)
    return 1 if m.load == OVERLOADED else max(1, m.base + load_ma(m.load))


@rule
def ma_after_exhaustion(m: Mover, house: House) -> int:
    """MA once exhaustion counts as well. [CM-MA-02 CM-FAT-04]"""
    return max(1, half_ma(ma_after_load(m, house))) if m.exhausted != 0 else ma_after_load(m, house)


@rule
def ma_of(m: Mover, house: House) -> int:
    """MA after all changes; one slowing and one speeding spell cancel. [CM-MA-02]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> ma_of(Mover(10, LIGHT, exhausted=1), PLAIN), ma_of(Mover(9, HEAVY, slowed=1), PLAIN)
    (4, 2)
    """
    ma = ma_after_exhaustion(m, house)
    if m.slowed == m.speeded:
        return ma
    return 2 * ma if m.speeded != 0 else max(1, half_ma(ma))


# --- flight -----------------------------------------------------------------------------------------------------------
@rule
def is_in_air(phase: int) -> int:
    """Whether a figure in that phase of flight is in the air. [CM-FLY-01 CM-FLY-02]"""
    return 1 if phase in (TAKEOFF, ALOFT) else 0


@rule
def flying_base(flying_ma: int, phase: int) -> int:
    """What stands in for base MA in a phase of flight: half on the turn of takeoff. [CM-FLY-01]

    >>> flying_base(17, TAKEOFF), flying_base(17, ALOFT)
    (8, 17)
    """
    return half_ma(flying_ma) if phase == TAKEOFF else flying_ma


@rule
def flying_ma_of(m: Mover, phase: int, house: House) -> int:
    """MA in the air of a figure whose `base` is its flying MA: none for one that lands or is on the ground.
    [CM-FLY-01 CM-FLY-02 CM-MA-02]

    >>> from affray.systems.melee.content.codes import LANDING
    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> [flying_ma_of(Mover(16, LIGHT), phase, PLAIN) for phase in (TAKEOFF, ALOFT, LANDING)]
    [7, 15, 0]
    """
    if is_in_air(phase) == 0:
        return 0
    return ma_of(Mover(flying_base(m.base, phase), m.load, m.armor, m.exhausted, m.slowed, m.speeded), house)


@rule
def may_take_off(flying_ma: int, phase: int, posture: int) -> int:
    """Whether a figure whose turn to move has come may take off: it can fly, stands, and has not landed this turn.
    [CM-FLY-01 CM-FLY-02]"""
    return 1 if flying_ma > 0 and phase == ON_GROUND and posture == STANDING else 0


@rule
def may_land(phase: int) -> int:
    """Whether a figure whose turn to move has come may land: it did not take off this turn. [CM-FLY-02]"""
    return 1 if phase == ALOFT else 0


@rule
def next_flight_phase(phase: int) -> int:
    """The phase of flight in which the next turn finds a figure. [CM-FLY-01 CM-FLY-02]

    >>> from affray.systems.melee.content.codes import LANDING
    >>> next_flight_phase(TAKEOFF) == ALOFT, next_flight_phase(LANDING) == ON_GROUND
    (True, True)
    """
    return ALOFT if is_in_air(phase) != 0 else ON_GROUND


# --- reasons ----------------------------------------------------------------------------------------------------------
@rule
def base_part(m: Mover, house: House) -> int:
    """MA by nature. [CM-MA-01]"""
    return m.base


@rule
def load_part(m: Mover, house: House) -> int:
    """What the load changes. [CM-ENC-01]"""
    return 0 if house.armor_slows != 0 else ma_after_load(m, house) - m.base


@rule
def armor_part(m: Mover, house: House) -> int:
    """What armor changes under `armor_slows`. [CM-MA-02]"""
    return ma_after_load(m, house) - m.base if house.armor_slows != 0 else 0


@rule
def exhaustion_part(m: Mover, house: House) -> int:
    """What exhaustion takes. [CM-FAT-04]"""
    return ma_after_exhaustion(m, house) - ma_after_load(m, house)


@rule
def spell_part(m: Mover, house: House) -> int:
    """What spells give or take. [CM-MA-02]"""
    return ma_of(m, house) - ma_after_exhaustion(m, house)


Part = Callable[[Mover, House], int]
PARTS: tuple[tuple[str, str, Part], ...] = (
    ("base MA", "CM-MA-01", base_part),
    ("load", "CM-ENC-01", load_part),
    ("armor", "CM-MA-02", armor_part),
    ("exhausted", "CM-FAT-04", exhaustion_part),
    ("spells", "CM-MA-02", spell_part),
)


def ma_parts(m: Mover, house: House) -> tuple[Modifier, ...]:
    """The reasons of an MA, those that are not zero; their sum is `ma_of`. [CM-MA-02]"""
    values = ((label, part(m, house), clause) for label, clause, part in PARTS)
    return tuple(Modifier(label, value, clause) for label, value, clause in values if value != 0)
