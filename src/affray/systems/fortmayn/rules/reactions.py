"""The reaction roll of creatures that are met. [FT-REACT-01 FT-REACT-02 FT-REACT-03]"""

from affray.dice.pool import row, row_value
from affray.referee import Referee, choose, procedure, roll, tell
from affray.systems.fortmayn.content.codes import CHOOSE_PICK, ROLL_REACTION, TOLD_PICKED
from affray.systems.fortmayn.content.rows import ReactionRow
from affray.systems.fortmayn.content.tables import reactions
from affray.systems.fortmayn.rules.oracle import row_for_die

NO_DICE = 1
"""Without a ready HEAD Die the result is the worst row. [FT-REACT-03]"""
HOSTILE = ("aggressive", "murderous")


@procedure
def react(ref: Referee, who: int, ready: int, die: int) -> int:
    """The face of the die that the lead's player picks from a roll of all ready HEAD Dice, the highest offered first.
    No die is lost. [FT-REACT-02 FT-REACT-03]"""
    if ready == 0:
        tell(ref, TOLD_PICKED, NO_DICE)
        return NO_DICE
    fallen = roll(ref, ready, die, ROLL_REACTION)
    ordered = row(fallen)
    value = row_value(ordered, choose(ref, who, CHOOSE_PICK, ready - 1, ordered, ready)) + 1
    tell(ref, TOLD_PICKED, value)
    return value


def reaction_row(value: int) -> ReactionRow:
    """The reaction that a die shows. [FT-REACT-02]

    >>> [reaction_row(value).row_id for value in (8, 6, 1)]
    ['friendly', 'friendly', 'murderous']
    """
    return reactions()[row_for_die([row.head_die for row in reactions()], value)]


def is_hostile(reaction: str) -> bool:
    """Whether creatures of that reaction fight at once. [FT-REACT-01]"""
    return reaction in HOSTILE
