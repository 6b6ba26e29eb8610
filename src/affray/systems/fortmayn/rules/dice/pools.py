"""The die of a roll, and the roll of a pool: the chain of dice, steps on it, what the dice that fall do.

[FT-CORE-03 FT-DICE-01 FT-DICE-02 FT-DICE-03 FT-DICE-04 FT-MELEE-10]
"""

from typing import NamedTuple

from affray.dice.pool import KIND_BITS, count
from affray.referee import Referee, roll_kinds, rule
from affray.systems.fortmayn.content.codes import (
    AT_RISK,
    BODY,
    BRAWNY,
    LEAST_DIE,
    MOST_DIE,
    NEVER,
    REMOVES_AT,
    UNARMED_REMOVES_AT,
)
from affray.systems.fortmayn.content.house_rules import House

STRONG_DIE, WEAK_DIE = 8, 6
"""The dice of the pool that a type is good at, and of the other. [FT-CHAR-01]"""
RUNG = 2
"""How many sides two neighbours on the chain differ by. [FT-DICE-01]"""
FIVE = 5
"""What spoils armor when it hits. [FT-ARM-07]"""
CANCEL, BY_STEPS = 1, 2
"""Values of `advantage_stacking` besides the sign of the difference. [FT-DICE-04]"""
MIDDLE, LOW, HIT, HIT_ON_FIVE = range(4)
"""The kinds that a pool's dice are sorted into. [FT-CORE-03 FT-ARM-07]"""
EACH_FACE = sum(1 << (KIND_BITS * face) for face in range(MOST_DIE))
BOTH_LOWS = sum(1 << (KIND_BITS * face) for face in range(AT_RISK))
FIVE_APART = (HIT_ON_FIVE - HIT) << (KIND_BITS * (FIVE - 1))
"""Parts of sortings: a kind's bit for each face of the largest die, for the lowest two, and what sets a five apart."""


class Kinds(NamedTuple):
    """A roll by what its dice do: those at risk, those that do nothing, exact fives that remove, and all that remove, the
    fives among them. [FT-CORE-03 FT-ARM-07]"""

    lows: int
    mids: int
    fives: int
    hits: int


class RollDie(NamedTuple):
    """The die of a roll, and from which face on it removes; NEVER where it cannot. [FT-DICE-02 FT-MELEE-10]"""

    die: int
    removes_at: int


# --- which die --------------------------------------------------------------------------------------------------------
@rule
def step(die: int, steps: int) -> int:
    """The die after so many steps up the chain (below 0: down). It stops at either end. [FT-DICE-01 FT-DICE-02
    FT-DICE-03]

    >>> step(6, 1), step(6, -1), step(12, 1), step(4, -1), step(8, 2)
    (8, 4, 12, 4, 12)
    """
    return min(MOST_DIE, max(LEAST_DIE, die + RUNG * steps))


@rule
def net_steps(pros: int, cons: int, house: House) -> int:
    """How many steps the sources for and against make: by default one, towards the more. Under `advantage_stacking` any
    of each may cancel, or each may count. [FT-DICE-04]

    >>> from affray.systems.fortmayn.content.house_rules import PLAIN
    >>> net_steps(3, 0, PLAIN), net_steps(2, 1, PLAIN), net_steps(1, 1, PLAIN), net_steps(0, 2, PLAIN)
    (1, 1, 0, -1)
    >>> cancel, steps = PLAIN._replace(advantage_stacking=CANCEL), PLAIN._replace(advantage_stacking=BY_STEPS)
    >>> net_steps(2, 1, cancel), net_steps(2, 0, cancel), net_steps(3, 1, steps)
    (0, 1, 2)
    """
    if house.advantage_stacking == BY_STEPS:
        return pros - cons
    if house.advantage_stacking == CANCEL and pros > 0 and cons > 0:
        return 0
    return min(1, max(-1, pros - cons))


@rule
def pool_die(base: int, pros: int, cons: int, house: House) -> int:
    """The die that is rolled, by the base die and the number of sources for and against. [FT-DICE-02 FT-DICE-03
    FT-DICE-04]"""
    return step(base, net_steps(pros, cons, house))


@rule
def base_die(type: int, pool: int) -> int:
    """The die of a type's pool before any step. [FT-CHAR-01]

    >>> from affray.systems.fortmayn.content.codes import BODY, BRAINY, BRAWNY, HEAD
    >>> [base_die(type, pool) for type in (BRAWNY, BRAINY) for pool in (BODY, HEAD)]
    [8, 6, 6, 8]
    """
    return STRONG_DIE if (type == BRAWNY) == (pool == BODY) else WEAK_DIE


@rule
def unarmed_die(type: int) -> int:
    """The base die of a type that fights without a weapon: one size smaller. [FT-MELEE-10]

    >>> from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
    >>> unarmed_die(BRAWNY), unarmed_die(BRAINY)
    (6, 4)
    """
    return step(base_die(type, BODY), -1)


@rule
def removing_face(base: int, unarmed: int, pros: int, cons: int, house: House) -> int:
    """The lowest face that removes: 5, unarmed 4 whatever the step; NEVER below the d4 under `below_d4`. [FT-CORE-03
    FT-MELEE-10 FT-DICE-03]

    >>> from affray.systems.fortmayn.content.house_rules import PLAIN
    >>> removing_face(6, 0, 0, 1, PLAIN), removing_face(4, 1, 0, 1, PLAIN)
    (5, 4)
    >>> removing_face(4, 1, 0, 1, PLAIN._replace(below_d4=1)) == NEVER
    True
    """
    if house.below_d4 != 0 and base + RUNG * net_steps(pros, cons, house) < LEAST_DIE:
        return NEVER
    return UNARMED_REMOVES_AT if unarmed != 0 else REMOVES_AT


@rule
def die_of_roll(type: int, pool: int, unarmed: int, pros: int, cons: int, house: House) -> RollDie:
    """The die of a roll, and the lowest face that removes. `unarmed` is for BODY rolls in melee alone. [FT-CHAR-01
    FT-DICE-02 FT-MELEE-10]"""
    base = unarmed_die(type) if unarmed != 0 else base_die(type, pool)
    return RollDie(pool_die(base, pros, cons, house), removing_face(base, unarmed, pros, cons, house))


# --- what the dice do -------------------------------------------------------------------------------------------------
@rule
def sorted_faces(die: int, removes_at: int, armored: int) -> int:
    """The sorting (dice.pool) of a die's faces into what they do; a five counts by itself only where there is armor to spoil.

    [FT-CORE-03 FT-ARM-07]

    >>> from affray.dice.pool import kind_of
    >>> [kind_of(sorted_faces(8, 5, 1), face) for face in range(8)] == [LOW, LOW, MIDDLE, MIDDLE, HIT_ON_FIVE, HIT, HIT, HIT]
    True
    """
    below = KIND_BITS * (removes_at - 1)
    hits = (EACH_FACE >> below << below) & ((1 << (KIND_BITS * die)) - 1)
    five = 1 if armored != 0 and removes_at <= FIVE <= die else 0
    return LOW * BOTH_LOWS + HIT * hits + five * FIVE_APART


def roll_pool(ref: Referee, n: int, die: int, removes_at: int, why: int, armored: int = 0) -> Kinds:
    """A roll of `n` dice, counted by what they do; nothing is rolled for 0 dice. Exact fives are counted where
    `armored` is not 0. [FT-CORE-03 FT-MELEE-15 FT-ARM-07]"""
    if n == 0:
        return Kinds(0, 0, 0, 0)
    fallen = roll_kinds(ref, n, die, sorted_faces(die, removes_at, armored), why)
    fives = count(fallen, HIT_ON_FIVE)
    return Kinds(count(fallen, LOW), count(fallen, MIDDLE), fives, count(fallen, HIT) + fives)
