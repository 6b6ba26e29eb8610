"""The oracle of a lone player, oddities, and what follows failure and disgrace (filler).

[FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02 FT-FILL-14]
"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.fortmayn.content.codes import (
    ROLL_CONSEQUENCE,
    ROLL_DISGRACE,
    ROLL_LIKELIHOOD,
    ROLL_ODDITY,
    ROLL_PROMPT,
    ROLL_QUESTION,
    TOLD_ORACLE,
)
from affray.systems.fortmayn.content.rows import ConsequenceRow, DisgraceRow, OddityRow, OracleQuestionRow, OracleRow
from affray.systems.fortmayn.content.tables import Filler
from affray.systems.fortmayn.rules.gear import read_die

ODDITY_DIE, QUESTION_DIE, CONSEQUENCE_DIE = 6, 6, 6
LEAST_YES = 4
LIKELIHOODS = ("doubtful", "even", "likely", "very_likely", "near_sure")


class Oracle(NamedTuple):
    """What the oracle's dice came to: the likelihood die (the row of the answer), the oddity die, whether the answer is a
    yes, whether it is unexpected, which of the six subsidiary questions follows."""

    row: int
    oddity: int
    yes: int
    unexpected: int
    question: int


@rule
def is_yes(shown: int) -> int:
    """Whether an answer of the oracle is a yes. [FT-FILL-02]"""
    return int(shown >= LEAST_YES)


@rule
def is_unexpected(shown: int, oddity: int) -> int:
    """Whether an answer is also unexpected: both dice show the same. [FT-FILL-02 FT-SOLO-03]"""
    return int(shown == oddity)


@procedure
def ask(ref: Referee, die: int) -> Oracle:
    """The oracle's answer to a question whose yes is rated by this die: the row, whether it is unexpected, and the
    further question. [FT-SOLO-01 FT-SOLO-02 FT-FILL-02]"""
    shown = total(roll(ref, 1, die, ROLL_LIKELIHOOD)) + 1
    oddity = total(roll(ref, 1, ODDITY_DIE, ROLL_ODDITY)) + 1
    question = total(roll(ref, 1, QUESTION_DIE, ROLL_QUESTION)) + 1
    answer = Oracle(shown, oddity, is_yes(shown), is_unexpected(shown, oddity), question)
    tell(ref, TOLD_ORACLE, shown, oddity, answer.yes, question)
    return answer


# --- rows -------------------------------------------------------------------------------------------------------------
def row_for_die(keys: Sequence[str], shown: int) -> int:
    """The place of the key of a table (`5`, `6+`) that this face falls on; -1 for none.

    >>> row_for_die(["1", "2", "6+"], 7), row_for_die(["1", "2", "6+"], 2), row_for_die(["6+"], 1)
    (2, 1, -1)
    """
    for place, key in enumerate(keys):
        if shown >= int(key[:-1]) if key.endswith("+") else shown == int(key):
            return place
    return -1


def likelihood_die(filler: Filler, likelihood: str) -> int:
    """The die of a likelihood; 0 for one that there is not. [FT-FILL-02]"""
    return next((read_die(row.die) for row in filler.oracle_likelihood if row.likelihood == likelihood), 0)


def answer_row(filler: Filler, shown: int) -> OracleRow:
    """The row of an answer. [FT-FILL-02]"""
    return filler.oracle[row_for_die([row.roll for row in filler.oracle], shown)]


def question_row(filler: Filler, row: OracleRow, shown: int) -> OracleQuestionRow | None:
    """The further question of an answer; None where the table has none for that die. [FT-SOLO-02 FT-FILL-02]"""
    wanted = (row.row_id, shown)
    return next((question for question in filler.oracle_questions if (question.row_id, question.d6) == wanted), None)


# --- other draws ------------------------------------------------------------------------------------------------------
@procedure
def prompt_die(ref: Referee, rows: int) -> int:
    """The face of the die for an unexpected thing to work in. The die has as many sides as there are rows. [FT-SOLO-03]"""
    return total(roll(ref, 1, rows, ROLL_PROMPT)) + 1


@procedure
def consequence_die(ref: Referee) -> int:
    """The face of the die for what follows a failed test. [FT-FILL-14]"""
    return total(roll(ref, 1, CONSEQUENCE_DIE, ROLL_CONSEQUENCE)) + 1


@procedure
def disgrace_die(ref: Referee, die: int) -> int:
    """The face of one base HEAD Die of a character who was put out of a social conflict. [FT-SOC-02 FT-FILL-14]"""
    return total(roll(ref, 1, die, ROLL_DISGRACE)) + 1


def oddity_row(filler: Filler, shown: int) -> OddityRow:
    """The row of unexpected things that a die shows. [FT-SOLO-03]"""
    return filler.oddities[shown - 1]


def consequence_row(filler: Filler, shown: int) -> ConsequenceRow:
    """The consequence of a die. [FT-FILL-14]"""
    return filler.consequences[row_for_die([str(row.d6) for row in filler.consequences], shown)]


def disgrace_row(filler: Filler, shown: int) -> DisgraceRow:
    """The disgrace of a HEAD Die. [FT-FILL-14]"""
    return filler.disgrace[row_for_die([row.head_die for row in filler.disgrace], shown)]
