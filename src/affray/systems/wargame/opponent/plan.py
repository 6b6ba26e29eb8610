"""What the actions of a unit are worth to a computer player: attacks now, and the place where a move leaves it."""

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from affray.core import Question, Refusal
from affray.core.faces.opponent import HOPELESS, Manner
from affray.referee import Script
from affray.space.plane.bases import rectangle, rectangles
from affray.space.plane.points import Point
from affray.systems.wargame.content.codes import OUT
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.places import Scene, Standing, scene_of, standing, without_activation
from affray.systems.wargame.opponent.specials import use_worth
from affray.systems.wargame.opponent.worth import attack_worth, expected_cost, overrun_worth
from affray.systems.wargame.position.answers import (
    Answer,
    Contact,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Pick,
    Reform,
    Shoot,
    Use,
)
from affray.systems.wargame.position.ending import starting_points
from affray.systems.wargame.position.state import (
    AWAY,
    KEPT,
    State,
    action_count,
    alter_body,
    alter_figure,
    alter_progress,
    centre_of,
    index_of,
    is_fielded,
)
from affray.systems.wargame.rules.body import body_in_disorder
from affray.systems.wargame.rules.move import MarchOutcome
from affray.systems.wargame.turn import attacks, moves
from affray.systems.wargame.turn.activation import (
    NOTHING_WORD,
    PREPARE_WORD,
    act_answers,
    acting_unit,
    action_for,
    detail_refusal,
    possible_attacks,
)
from affray.systems.wargame.turn.sequence import activate
from affray.systems.wargame.turn.special_effects import is_in_reach

Attack = Melee | Shoot | Fire | Fireball | Use
AGAIN = 0.8
"""How much of an attack is left to be done a second time."""
EFFORT = 0.002
"""What a move costs that does not make anything better: this share of the army."""
EAGER = 0.9
"""How much less it costs whose side is urged on."""
REST = 40.0
"""What it costs a side that is urged on if a unit does nothing in its activation, goes aside or goes back before any attack, in
points: so much worse a place may be on the way to what it is after."""
LEISURE = 0.45
"""How much of that it costs a side that nothing urges on."""
NEARER = 0.5
"""So much nearer, in inches, a move has to bring a unit to what it is after, to be worth an action."""
NEVER = -1_000_000.0
first = itemgetter(0)


# --- attacks ----------------------------------------------------------------------------------------------------------
def best_attack(field: State, state: State, i: int, manner: Manner) -> float:
    """What the best attack is worth that unit i could make now; nothing where there is none. [UW-MEL-01 UW-RNG-01]"""
    act = state.act
    if act is None or not act.progress.left:
        return 0.0
    wanted = [answer for answer in possible_attacks(state, i) if is_in_range(state, i, answer)]
    valued = [(deed_worth(field, state, i, answer, manner), answer) for answer in wanted]
    by_worth = sorted(valued, key=first, reverse=True)
    return next((worth for worth, answer in by_worth if detail_refusal(state, answer) is None), 0.0)


def deed_worth(field: State, state: State, i: int, answer: Answer, manner: Manner) -> float:
    """What an attack or a special action of unit i is worth."""
    if isinstance(answer, Use):
        return use_worth(field, state, i, answer, manner)
    return attack_worth(field, state, i, answer, manner)


def is_in_range(state: State, i: int, answer: Answer) -> bool:
    """Whether a shot or a special would not be out of range; other attacks are not asked."""
    if isinstance(answer, Use):
        return is_in_reach(state, i, answer)
    return (
        not isinstance(answer, Shoot)
        or attacks.range_to(state, i, index_of(state, answer.target), answer.weapon) != OUT
    )


# --- moves ------------------------------------------------------------------------------------------------------------
def after_move(state: State, i: int, answer: Answer, manner: Manner) -> tuple[State, float]:
    """The state after a move of unit i, without dice and with one action less, and the points that its way costs or
    wins."""
    assert state.act is not None
    after, worth = after_way(state, i, action_for(state, answer), manner)
    return alter_progress(after, left=state.act.progress.left - 1), worth


def after_way(state: State, i: int, answer: Answer, manner: Manner) -> tuple[State, float]:
    """The state with unit i moved, and the points that its way costs or wins."""
    if isinstance(answer, Drive):
        return after_drive(state, i, answer, manner)
    if isinstance(answer, Contact):
        return alter_body(state, i, body_in_disorder), 0.0
    found = moves.march_of(state, i, answer)
    assert isinstance(found, MarchOutcome)
    if not found.placed:
        return state, 0.0
    cost, off = 0.0, moves.is_off(state, moves.march_end(state, i, found))
    if any(i in pair for pair in state.marks):
        shapes = () if off else rectangles(moves.bases_after(state.figures[i], found))
        cost = leaving_cost(state, i, moves.enemies_left(state, i, shapes), manner)
    if off:
        return alter_figure(state, i, status=AWAY), -cost
    calm = state.figures[i].body._replace(token=0)
    return alter_figure(state, i, at=found.at, heading=found.heading, files=found.files, body=calm), -cost


def after_drive(state: State, i: int, answer: Drive, manner: Manner) -> tuple[State, float]:
    """The state after a vehicle's move, and what running over units on its way is worth."""
    found = moves.drive_of(state, i, answer.run)
    assert not isinstance(found, Refusal)
    if not found.placed:
        return state, 0.0
    worth = overrun_worth(state, i, found.struck, int(answer.run.reverse), manner)
    if moves.is_off(state, found.end.at):
        return alter_figure(state, i, status=AWAY), worth
    end = moves.stop_of(state, i, found)
    worth -= leaving_cost(state, i, moves.enemies_left(state, i, (rectangle(end),)), manner)
    return alter_figure(state, i, at=(end.at,), heading=end.heading), worth


def leaving_cost(state: State, i: int, left: tuple[int, ...], manner: Manner) -> float:
    """What the free attacks of the enemies that unit i leaves cost it. [UW-MEL-09]"""
    strikes = (attacks.free_attack_of(state, i, j) for j in left)
    return manner.taken * sum(expected_cost(state, i, found[1]) for found in strikes if found)


# --- the actions of a unit activated -----------------------------------------------------------------------------------
class Moved(NamedTuple):
    """What a move comes to: the worth of where it leads, with the cost of the way, what is to go from there, where the unit
    then stands, and the worth of the attacks that it has actions left for."""

    stands: Standing
    place: Point
    attacks: float


class ActionWorths(NamedTuple):
    """What it is worth to stand where one stands, what each action is worth, and what the moves among them come to."""

    here: float
    worths: dict[Answer, float]
    moved: dict[Answer, Moved]


@lru_cache(maxsize=4 * KEPT)
def action_worths(state: State, answers: tuple[Answer, ...], manner: Manner) -> ActionWorths:
    """What each of these actions is worth: what an attack does and the next one may do; where a move leads, and the attack from there."""
    i, act, field = acting_unit(state), state.act, without_activation(state)
    assert act is not None
    scene, side = scene_of(field, i, manner), state.figures[i].side
    left, effort = act.progress.left, EFFORT * starting_points(state, side) * (1 - EAGER * scene.eager)
    here, way, *_ = standing(scene, field.figures[i])
    begun = left < action_count(state.figures[i])
    is_free = act.progress.melees or act.progress.shots or state.figures[i].body.disordered or way <= 0
    rest = 0.0 if is_free else REST * max(LEISURE, scene.eager)
    farthest = way + NEARER if begun else way - NEARER
    moved = {answer: move_values(state, scene, answer) for answer in answers if is_move(answer)}
    gain = max((move.stands.worth - here for move in moved.values()), default=0.0) if left > 1 else 0.0

    def value(answer: Answer) -> float:
        if isinstance(answer, Contact) and action_for(state, answer) == answer:
            return here - 2 * rest - effort
        if answer in moved:
            stands, _, then = moved[answer]
            return stands.worth + then - effort - (0.0 if then > 0 or stands.way < farthest else rest)
        if isinstance(answer, Use) and not is_in_reach(state, i, answer):
            return HOPELESS
        if isinstance(answer, Attack):
            once = deed_worth(field, state, i, answer, manner)
            follow = max(0.0, gain, AGAIN * once if left > 1 else 0.0)
            if once > 0:
                return here + once + follow
            return here + once - effort - (0.0 if isinstance(answer, Melee) else 2 * rest)
        if answer == PREPARE_WORD:
            ready = alter_progress(state, left=left - 1, prepared=1)
            return here + best_attack(field, ready, i, manner) - effort
        stays = here - (0.0 if begun else rest)
        return stays + effort * (1 if state.figures[i].body.disordered else -1) * (answer == NOTHING_WORD)

    return ActionWorths(here, {answer: value(answer) for answer in answers}, moved)


def is_move(answer: Answer) -> bool:
    """Whether an answer moves a unit."""
    return isinstance(answer, Move | Reform | Drive | Contact)


def move_values(state: State, scene: Scene, answer: Answer) -> Moved:
    """What a move comes to."""
    i = scene.i
    after, cost = after_move(state, i, answer, scene.manner)
    unit = after.figures[i]
    found = standing(scene, unit)
    stands, place = found._replace(worth=found.worth + cost), centre_of(unit)
    if not is_fielded(unit):
        return Moved(stands, place, 0.0)
    assert after.act is not None
    left = after.act.progress.left
    attacks = best_attack(scene.before, after, i, scene.manner) * (1 + AGAIN * (left - 1)) if left else 0.0
    return Moved(stands, place, attacks)


# --- which unit first -------------------------------------------------------------------------------------------------
def pick_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """Who has most to gain acts first; the turn ends when nobody waits."""
    return tuple(
        pick_value(state, answer.unit, manner) if isinstance(answer, Pick) else NEVER for answer in question.answers
    )


def pick_value(state: State, name: str, manner: Manner) -> float:
    """What a unit gains by its best action now, beside standing where it does."""
    after = activate(Script(codes=CODES), state, name)
    found = action_worths(after, act_answers(after), manner)
    return max(found.worths.values()) - found.here
