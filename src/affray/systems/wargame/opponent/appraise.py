"""How good each answer looks to the side that is asked: what a computer player goes by, and what a hint shows.

The unit is a point of army value; only differences count. Distances are measured before anything is declared.
"""

from collections.abc import Callable, Sequence

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import DEFENSE_LESS, FACING_LOST, MOVE_LESS, RANGE_LESS
from affray.systems.wargame.content.exact_numbers import bit_numbers
from affray.systems.wargame.opponent.deployment import deploy_values
from affray.systems.wargame.opponent.foresight import act_values
from affray.systems.wargame.opponent.glance import GLANCE, glance_values
from affray.systems.wargame.opponent.plan import pick_values
from affray.systems.wargame.opponent.specials import consent_values
from affray.systems.wargame.opponent.worth import best_shares, fire_values, targets_in_reach, usual_fire
from affray.systems.wargame.position.answers import Answer, Leader, Number
from affray.systems.wargame.position.contact import arc_of
from affray.systems.wargame.position.state import State, centre_of, foes, index_of, starting_value

Valuer = Callable[[State, Question[Answer], Manner], tuple[float, ...]]
HARM = {MOVE_LESS: 2.0, DEFENSE_LESS: 4.0, RANGE_LESS: 3.0}
ARC_HARM = (10.0, 1.5, 0.5, 1.5)
"""What the loss of fire to the front, the left, the rear and the right harms a vehicle."""


SPARED = 0.0001
"""What a point of fire costs that is not left for others."""


def appraise(state: State, question: Question[Answer], manner: Manner = PLAIN) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked, in points of army value."""
    return VALUERS.get(question.code, equal_values)(state, question, manner)


def equal_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """All answers alike, where nothing tells them apart."""
    return (0.0,) * len(question.answers)


def answer_numbers(question: Question[Answer]) -> tuple[int, ...]:
    """The numbers that an inner choice is answered with."""
    return tuple(answer.number for answer in question.answers if isinstance(answer, Number))


# --- damage and losses ------------------------------------------------------------------------------------------------
def reduction_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What is reduced on a vehicle: what harms it least to its owner, most to the enemy. [UW-VEH-14]"""
    _, bits, vehicle = question.about
    sign = -1.0 if state.figures[vehicle].side == question.side else 1.0
    return tuple(sign * reduction_harm(choice) for choice in bit_numbers(bits))


def reduction_harm(choice: int) -> float:
    """How much a reduction harms a vehicle."""
    return HARM[choice] if choice in HARM else ARC_HARM[choice - FACING_LOST]


def casualty_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """Who falls: to the owner whoever is farthest from what the unit is after, the nearest enemy; to the enemy the nearest.
    [UW-MEL-11]"""
    i, bits, _ = question.about
    unit = state.figures[i]
    start = centre_of(unit)
    places = [centre_of(state.figures[j]) for j in foes(state, unit.side)] or [start]
    goal = min(places, key=lambda place: distance(start, place))
    sign = 1.0 if unit.side == question.side else -1.0
    return tuple(sign * distance(unit.at[place], goal) / INCH for place in reversed(bit_numbers(bits)))


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
def points_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """How many points of a vehicle's fire go to a target: what they do there, and what the rest does to those after it.
    [UW-VEH-12]"""
    i, target = index_of(state, question.who), question.about[0]
    most = len(question.answers) - 1
    near = targets_in_reach(state, i, arc_of(state, i, target))
    after = [j for j in near if state.figures[j].id > state.figures[target].id]
    rest = best_shares([fire_values(state, j, most) for j in after], most)
    here: Sequence[float] = fire_values(state, target, most) if target in near else [0.0] * (most + 1)
    return tuple(here[n] + rest[most - n] - SPARED * n for n in answer_numbers(question))


def die_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """Which target gets a die, or what Shoot adds: all go to the one on whom the whole fire does most. [UW-VEH-12]"""
    i = index_of(state, question.who)
    aimed = sorted(bit_numbers(question.about[1]), key=lambda j: state.figures[j].id)
    near, usual = targets_in_reach(state, i, arc_of(state, i, aimed[0])), usual_fire(state, i)
    worth = [fire_values(state, j, usual)[usual] if j in near else 0.0 for j in aimed]
    return tuple((*worth, 0.0)[: len(question.answers)])


# --- leaders ----------------------------------------------------------------------------------------------------------
def leader_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What it is worth to name each hero leader: the costliest is likely to stand longest. [UW-VIC-06]"""
    heroes = [answer.unit for answer in question.answers if isinstance(answer, Leader)]
    return tuple(float(starting_value(state.figures[index_of(state, name)])) for name in heroes)


VALUERS: dict[str, Valuer] = {
    GLANCE: glance_values,
    "leader": leader_values,
    "deploy": deploy_values,
    "pick": pick_values,
    "act": act_values,
    "agree": consent_values,
    "amended": consent_values,
    "reduction": reduction_values,
    "casualty": casualty_values,
    "points": points_values,
    "die_target": die_values,
    "shoot_target": die_values,
}
