"""What the actions of a unit are worth to a computer player: attacks now, and the place where a move leaves it."""

from functools import lru_cache

from affray.core import Question, Refusal
from affray.referee import Script
from affray.space.plane.bases import rectangle, rectangles
from affray.systems.wargame.content.codes import OUT
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.greedy_1.aims import holding, leaving, nearing
from affray.systems.wargame.opponent.greedy_1.offers import act_answers, aims
from affray.systems.wargame.opponent.greedy_1.outlook import danger, means_now, promises
from affray.systems.wargame.opponent.greedy_1.worth import attack_worth, cost_to, overrun_worth
from affray.systems.wargame.position.answers import Answer, Drive, Fire, Fireball, Melee, Move, Pick, Reform, Shoot
from affray.systems.wargame.position.ending import tally, turn_to_come
from affray.systems.wargame.position.state import (
    AWAY,
    KEPT,
    State,
    alter_figure,
    alter_progress,
    index_of,
    is_fielded,
)
from affray.systems.wargame.rules.move import MarchOutcome
from affray.systems.wargame.turn import attacks as fighting
from affray.systems.wargame.turn import moves
from affray.systems.wargame.turn.activation import NOTHING_WORD, PREPARE_WORD, act_refusal, acting_unit, melee_answers
from affray.systems.wargame.turn.sequence import activate

Attack = Melee | Shoot | Fire | Fireball
FUTURE = 0.6
"""How much counts what may be done in the turns to come."""
CARE = 0.5
"""How much counts what may be suffered in the enemy's next turn."""
AGAIN = 0.8
"""How much of an attack is left to be done a second time."""
EFFORT = 0.002
"""What a move costs that does not make anything better: this share of the army."""
NEVER = -1_000_000.0


# --- where a unit stands ----------------------------------------------------------------------------------------------
def place_worth(before: State, state: State, i: int) -> float:
    """What it is worth that unit i stands where it does in a state that an action of it has brought about."""
    unit = state.figures[i]
    if not is_fielded(unit):
        return leaving(before, state, i)
    ground = (
        holding(before, i, () if unit.body.token else unit.at) + nearing(before, state, i) + leaving(before, state, i)
    )
    own = FUTURE * promises(state, means_now(before, state, i), i) if before.round < before.aim.rounds else 0.0
    theirs = CARE * danger(before, state, i) if turn_to_come(before) is not None else 0.0
    return ground + own - theirs


# --- attacks ----------------------------------------------------------------------------------------------------------
def best_attack(state: State, i: int) -> float:
    """What the best attack is worth that unit i could make now, no less than nothing. [UW-MEL-01 UW-RNG-01]"""
    act = state.act
    if act is None or not act.progress.left:
        return 0.0
    wanted = [*melee_answers(state, i), *(answer for answer in aims(state, i) if in_range(state, i, answer))]
    legal = (answer for answer in wanted if act_refusal(state, answer) is None)
    return max((attack_worth(state, i, answer) for answer in legal), default=0.0)


def in_range(state: State, i: int, answer: Answer) -> bool:
    """Whether a shot would not be out of range; other attacks are not asked."""
    return (
        not isinstance(answer, Shoot)
        or fighting.range_to(state, i, index_of(state, answer.target), answer.weapon) != OUT
    )


# --- moves ------------------------------------------------------------------------------------------------------------
def after_move(state: State, i: int, answer: Answer) -> tuple[State, float]:
    """The state after a move of unit i, one action less, and what it costs on the way or does to those run over; nobody
    throws dice for it."""
    assert state.act is not None
    spent = alter_progress(state, left=state.act.progress.left - 1)
    if isinstance(answer, Drive):
        return after_drive(spent, i, answer)
    found = moves.march_of(state, i, answer)
    assert isinstance(found, MarchOutcome)
    off = moves.is_off(state, moves.march_end(state, i, found))
    if not found.placed:
        return spent, 0.0
    shapes = () if off else rectangles(moves.bases_after(state.figures[i], found))
    cost = farewell(state, i, moves.enemies_left(state, i, shapes))
    if off:
        return alter_figure(spent, i, status=AWAY), -cost
    calm = spent.figures[i].body._replace(token=0)
    return alter_figure(spent, i, at=found.at, heading=found.heading, files=found.files, body=calm), -cost


def after_drive(state: State, i: int, answer: Drive) -> tuple[State, float]:
    """The state after a vehicle's move, and what those are worth whom it runs over."""
    found = moves.drive_of(state, i, answer.run)
    assert not isinstance(found, Refusal)
    if not found.placed:
        return state, 0.0
    worth = overrun_worth(state, i, found.struck, int(answer.run.reverse))
    if moves.is_off(state, found.end.at):
        return alter_figure(state, i, status=AWAY), worth
    end = moves.stop_of(state, i, found)
    worth -= farewell(state, i, moves.enemies_left(state, i, (rectangle(end),)))
    return alter_figure(state, i, at=(end.at,), heading=end.heading), worth


def farewell(state: State, i: int, left: tuple[int, ...]) -> float:
    """What the free attacks of those cost whom unit i leaves. [UW-MEL-09]"""
    attacks = (fighting.free_attack_of(state, i, j) for j in left)
    return sum(cost_to(state, i, found[1]) for found in attacks if found)


# --- the answers of a unit activated ----------------------------------------------------------------------------------
def act_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each action of the unit activated is worth."""
    found = worths(state)
    return tuple(found[answer] for answer in question.answers)


@lru_cache(maxsize=KEPT)
def worths(state: State) -> dict[Answer, float]:
    """What each action is worth: what an attack does and the next one may do; where a move leads, and the attack from there."""
    i, act = acting_unit(state), state.act
    assert act is not None
    left, effort = act.progress.left, EFFORT * float(tally(state, state.figures[i].side).start)
    here, answers = place_worth(state, state, i), act_answers(state)
    moved = {answer: move_values(state, i, answer) for answer in answers if is_move(answer)}
    gain = max((place - here for place, _ in moved.values()), default=0.0) if left > 1 else 0.0

    def value(answer: Answer) -> float:
        if answer in moved:
            place, then = moved[answer]
            return place + then - effort
        if isinstance(answer, Attack):
            once = attack_worth(state, i, answer)
            follow = max(0.0, gain, AGAIN * once if left > 1 else 0.0)
            return here + (once + follow if once > 0 else once - effort)
        if answer == PREPARE_WORD:
            ready = alter_progress(state, left=left - 1, prepared=1)
            return here + best_attack(ready, i) - effort
        return here + effort * (1 if state.figures[i].body.disordered else -1) * (answer == NOTHING_WORD)

    return {answer: value(answer) for answer in answers}


def is_move(answer: Answer) -> bool:
    """Whether an answer moves a unit."""
    return isinstance(answer, Move | Reform | Drive)


def move_values(state: State, i: int, answer: Answer) -> tuple[float, float]:
    """What the place is worth to which a move of unit i leads, with what the way costs, and what the attacks are worth that
    it has actions left for."""
    after, way = after_move(state, i, answer)
    place = place_worth(state, after, i) + way
    if not is_fielded(after.figures[i]):
        return place, 0.0
    assert after.act is not None
    left = after.act.progress.left
    return place, best_attack(after, i) * (1 + AGAIN * (left - 1)) if left else 0.0


# --- which unit first -------------------------------------------------------------------------------------------------
def pick_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Who has most to gain acts first; the turn ends when nobody waits."""
    return tuple(pick_value(state, answer.unit) if isinstance(answer, Pick) else NEVER for answer in question.answers)


def pick_value(state: State, name: str) -> float:
    """What a unit gains by its best action now, beside standing where it does."""
    after = activate(Script(codes=CODES), state, name)
    return max(worths(after).values()) - place_worth(after, after, acting_unit(after))
