"""A coarser judgement for playouts: who has the best attack at hand acts first, and a move is worth its place, without the
attacks that may follow it in the same activation."""

from functools import lru_cache

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.referee import Script
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.appraise import appraise
from affray.systems.wargame.opponent.places import place_worth, scene_of, without_activation
from affray.systems.wargame.opponent.plan import NEVER, Attack, after_move, best_attack, is_move
from affray.systems.wargame.opponent.worth import attack_worth
from affray.systems.wargame.position.answers import Answer, Contact, Pick
from affray.systems.wargame.position.state import KEPT, State, centre_of, foes
from affray.systems.wargame.turn.activation import acting_unit
from affray.systems.wargame.turn.sequence import activate

NEARER = 0.1
"""What it counts to be an inch nearer to the enemy than others who wait, in points."""
FOLLOWS = 1.5
"""How much an attack counts that may be made twice."""
WASTE = 5.0
"""What it costs to leave an action unused, in points."""


def appraise_quickly(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked, in points of army value, roughly."""
    if question.code == "pick":
        return tuple(
            pick_value(state, answer.unit, manner) if isinstance(answer, Pick) else NEVER for answer in question.answers
        )
    if question.code == "act":
        return act_values(state, question.answers, manner)
    return appraise(state, question, manner)


def pick_value(state: State, name: str, manner: Manner) -> float:
    """How much a unit has to do: its best attack from where it stands, and how near the enemy is."""
    after = activate(Script(codes=CODES), state, name)
    i = acting_unit(after)
    start = centre_of(after.figures[i])
    near = min((distance(start, centre_of(after.figures[j])) for j in foes(after, after.figures[i].side)), default=0)
    return best_attack(without_activation(after), after, i, manner) - NEARER * near / INCH


@lru_cache(maxsize=KEPT)
def act_values(state: State, answers: tuple[Answer, ...], manner: Manner) -> tuple[float, ...]:
    """What each action of the unit activated is worth."""
    i, field = acting_unit(state), without_activation(state)
    scene = scene_of(field, i, manner)
    here = place_worth(scene, field.figures[i])

    def value(answer: Answer) -> float:
        if isinstance(answer, Attack):
            return here + FOLLOWS * attack_worth(field, state, i, answer, manner)
        if is_move(answer) and not isinstance(answer, Contact):
            after, way = after_move(state, i, answer, manner)
            return place_worth(scene, after.figures[i]) + way
        return here - WASTE

    return tuple(map(value, answers))
