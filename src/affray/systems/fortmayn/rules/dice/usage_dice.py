"""Usage dice: what has one is rolled each time it is used, and wears down. [FT-USE-01 FT-USE-02 FT-USE-03 FT-MAGIC-02]"""

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.fortmayn.content.codes import AT_RISK, LEAST_DIE, NO_DIE, TOLD_USED
from affray.systems.fortmayn.rules.dice.pools import step


@rule
def die_to_throw(die: int, magic: int) -> int:
    """The die that is rolled for a usage die: of magic armor the next bigger. [FT-MAGIC-02 FT-DICE-05]

    >>> die_to_throw(6, 0), die_to_throw(6, 1), die_to_throw(12, 1)
    (6, 8, 12)
    """
    return step(die, 1) if magic else die


@rule
def lower_die(die: int) -> int:
    """A usage die one step down; NO_DIE below the d4. [FT-USE-02 FT-USE-03]

    >>> [lower_die(die) for die in (12, 10, 8, 6, 4)]
    [10, 8, 6, 4, 0]
    """
    return step(die, -1) if die > LEAST_DIE else NO_DIE


@rule
def after_use(die: int, face: int) -> int:
    """A usage die after a roll of this face: 1 or 2 lowers it. [FT-USE-02 FT-USE-03]

    >>> after_use(8, 3), after_use(8, 2), after_use(4, 1)
    (8, 6, 0)
    """
    return lower_die(die) if face <= AT_RISK else die


@procedure
def roll_usage(ref: Referee, die: int, magic: int, why: int) -> int:
    """The usage die after one use. NO_DIE means that the thing is used up; this use still counts. [FT-USE-01 FT-USE-02
    FT-USE-03 FT-MAGIC-02]"""
    thrown = die_to_throw(die, magic)
    face = total(roll(ref, 1, thrown, why)) + 1
    left = after_use(die, face)
    tell(ref, TOLD_USED, thrown, face, die, left)
    return left
