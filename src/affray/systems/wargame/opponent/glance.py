"""What playouts are asked in place of the system's own questions, to be judged at a glance: who acts first by what he
may do to an enemy, whatever the others might gain by a move; of the actions only a few."""

from collections.abc import Sequence
from math import isqrt

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.space.plane.measure import INCH
from affray.space.plane.points import squared_distance
from affray.systems.wargame.opponent.few import few_answers
from affray.systems.wargame.opponent.outlook import best_blows
from affray.systems.wargame.opponent.places import without_activation
from affray.systems.wargame.opponent.plan import NEVER
from affray.systems.wargame.position.answers import Answer, Pick
from affray.systems.wargame.position.state import ACT, PICK, State, centre_of, foes, index_of
from affray.systems.wargame.turn.activation import acting_unit
from affray.systems.wargame.turn.phases import unit_question

GLANCE = "glance"
"""The code of the question who acts first, to be answered at a glance."""
NEARER = 0.1
"""What it counts to be an inch nearer to the enemy than others who wait, in points."""


def narrow_question(state: State) -> Question[Answer] | None:
    """What a playout is asked; None for what the system itself asks."""
    if state.phase == PICK:
        return replace(unit_question(state), code=GLANCE)
    if state.phase != ACT:
        return None
    unit = state.figures[acting_unit(state)]
    return Question(unit.side, "act", unit.id, few_answers(state))


def glance_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """Who acts first, roughly; the turn ends when nobody waits."""
    field, enemies = without_activation(state), foes(state, question.side)
    return tuple(
        glance_value(field, index_of(state, answer.unit), enemies, manner) if isinstance(answer, Pick) else NEVER
        for answer in question.answers
    )


def glance_value(field: State, i: int, enemies: Sequence[int], manner: Manner) -> float:
    """How much unit i has to do: the most that it may do to an enemy, and how near the enemy is."""
    start = centre_of(field.figures[i])
    near = min((squared_distance(start, centre_of(field.figures[j])) for j in enemies), default=0)
    return manner.dealt * best_blows(field)[i] - NEARER * isqrt(near) / INCH
