"""What playouts are asked in place of the system's own questions, to be judged at a glance: who acts first by the attack that he
has at hand, whatever the others might gain by a move; of the actions only a few."""

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.referee import Script
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.few import few_answers
from affray.systems.wargame.opponent.places import without_activation
from affray.systems.wargame.opponent.plan import NEVER, best_attack
from affray.systems.wargame.position.answers import Answer, Pick
from affray.systems.wargame.position.state import ACT, PICK, State, centre_of, foes
from affray.systems.wargame.turn.activation import acting_unit
from affray.systems.wargame.turn.phases import unit_question
from affray.systems.wargame.turn.sequence import activate

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
    return tuple(
        glance_value(state, answer.unit, manner) if isinstance(answer, Pick) else NEVER for answer in question.answers
    )


def glance_value(state: State, name: str, manner: Manner) -> float:
    """How much a unit has to do: its best attack from where it stands, and how near the enemy is."""
    after = activate(Script(codes=CODES), state, name)
    i = acting_unit(after)
    start = centre_of(after.figures[i])
    near = min((distance(start, centre_of(after.figures[j])) for j in foes(after, after.figures[i].side)), default=0)
    return best_attack(without_activation(after), after, i, manner) - NEARER * near / INCH
