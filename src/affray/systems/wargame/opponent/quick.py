"""A coarser judgement for playouts: who has the best attack at hand acts first, whatever the others might gain by a move."""

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.referee import Script
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.appraise import appraise
from affray.systems.wargame.opponent.places import without_activation
from affray.systems.wargame.opponent.plan import NEVER, best_attack
from affray.systems.wargame.position.answers import Answer, Pick
from affray.systems.wargame.position.state import State, centre_of, foes
from affray.systems.wargame.turn.activation import acting_unit
from affray.systems.wargame.turn.sequence import activate

NEARER = 0.1
"""What it counts to be an inch nearer to the enemy than others who wait, in points."""


def appraise_quickly(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked, in points of army value, roughly."""
    if question.code == "pick":
        return tuple(
            pick_value(state, answer.unit, manner) if isinstance(answer, Pick) else NEVER for answer in question.answers
        )
    return appraise(state, question, manner)


def pick_value(state: State, name: str, manner: Manner) -> float:
    """How much a unit has to do: its best attack from where it stands, and how near the enemy is."""
    after = activate(Script(codes=CODES), state, name)
    i = acting_unit(after)
    start = centre_of(after.figures[i])
    near = min((distance(start, centre_of(after.figures[j])) for j in foes(after, after.figures[i].side)), default=0)
    return best_attack(without_activation(after), after, i, manner) - NEARER * near / INCH
