"""What the actions of a unit are worth to a computer player: attacks now, and the place where a move leaves it."""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.referee import Script
from affray.space.plane.bases import rectangle, rectangles
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import OUT
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.aims import approach_worth, holding_worth, leaving_worth
from affray.systems.wargame.opponent.outlook import danger, means_now, promises
from affray.systems.wargame.opponent.urge import BOLD, closing_worth, urge
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
)
from affray.systems.wargame.position.ending import tally, turn_to_come
from affray.systems.wargame.position.state import (
    AWAY,
    KEPT,
    PICK,
    State,
    alter_body,
    alter_figure,
    alter_progress,
    centre_of,
    foes,
    index_of,
    is_fielded,
)
from affray.systems.wargame.rules.body import body_in_disorder, body_in_new_turn
from affray.systems.wargame.rules.move import MarchOutcome
from affray.systems.wargame.turn import attacks, moves
from affray.systems.wargame.turn.activation import (
    NOTHING_WORD,
    PREPARE_WORD,
    act_answers,
    act_refusal,
    acting_unit,
    action_for,
    melee_answers,
    ranged_answers,
)
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
EAGER = 0.9
"""How much less it costs whose side is urged on."""
REST = 18.0
"""What it costs to leave an action unused before any attack whose side is urged on, in points."""
LEISURE = 0.4
"""How much of that it costs in any case."""
NEVER = -1_000_000.0


# --- where a unit stands ----------------------------------------------------------------------------------------------
def place_worth(before: State, state: State, i: int) -> float:
    """What it is worth that unit i stands where it does in a state that an action of it has brought about."""
    unit = state.figures[i]
    if not is_fielded(unit):
        return leaving_worth(before, state, i)
    ground = (
        holding_worth(before, i, () if unit.body.token else unit.at)
        + approach_worth(before, state, i)
        + leaving_worth(before, state, i)
    )
    known, care = means_now(before, state, i), CARE * (1 - BOLD * urge(before, unit.side))
    own = theirs = 0.0
    if before.round < before.aim.rounds:
        own = FUTURE * promises(state, known, i) + closing_worth(before, state, known, i)
    if turn_to_come(before) is not None:
        theirs = care * danger(before, state, i)
    return ground + own - theirs


# --- attacks ----------------------------------------------------------------------------------------------------------
def best_attack(state: State, i: int) -> float:
    """What the best attack is worth that unit i could make now, no less than nothing. [UW-MEL-01 UW-RNG-01]"""
    act = state.act
    if act is None or not act.progress.left:
        return 0.0
    wanted = [
        *melee_answers(state, i),
        *(answer for answer in ranged_answers(state, i) if is_in_range(state, i, answer)),
    ]
    legal = (answer for answer in wanted if act_refusal(state, answer) is None)
    return max((attack_worth(state, i, answer) for answer in legal), default=0.0)


def is_in_range(state: State, i: int, answer: Answer) -> bool:
    """Whether a shot would not be out of range; other attacks are not asked."""
    return (
        not isinstance(answer, Shoot)
        or attacks.range_to(state, i, index_of(state, answer.target), answer.weapon) != OUT
    )


# --- moves ------------------------------------------------------------------------------------------------------------
def after_move(state: State, i: int, answer: Answer) -> tuple[State, float]:
    """The state after a move of unit i, without dice and with one action less, and the points that its way costs or
    wins."""
    assert state.act is not None
    spent = alter_progress(state, left=state.act.progress.left - 1)
    answer = action_for(state, answer)
    if isinstance(answer, Drive):
        return after_drive(spent, i, answer)
    if isinstance(answer, Contact):
        return alter_body(spent, i, body_in_disorder), 0.0
    found = moves.march_of(state, i, answer)
    assert isinstance(found, MarchOutcome)
    off = moves.is_off(state, moves.march_end(state, i, found))
    if not found.placed:
        return spent, 0.0
    shapes = () if off else rectangles(moves.bases_after(state.figures[i], found))
    cost = leaving_cost(state, i, moves.enemies_left(state, i, shapes))
    if off:
        return alter_figure(spent, i, status=AWAY), -cost
    calm = spent.figures[i].body._replace(token=0)
    return alter_figure(spent, i, at=found.at, heading=found.heading, files=found.files, body=calm), -cost


def after_drive(state: State, i: int, answer: Drive) -> tuple[State, float]:
    """The state after a vehicle's move, and what running over units on its way is worth."""
    found = moves.drive_of(state, i, answer.run)
    assert not isinstance(found, Refusal)
    if not found.placed:
        return state, 0.0
    worth = overrun_worth(state, i, found.struck, int(answer.run.reverse))
    if moves.is_off(state, found.end.at):
        return alter_figure(state, i, status=AWAY), worth
    end = moves.stop_of(state, i, found)
    worth -= leaving_cost(state, i, moves.enemies_left(state, i, (rectangle(end),)))
    return alter_figure(state, i, at=(end.at,), heading=end.heading), worth


def leaving_cost(state: State, i: int, left: tuple[int, ...]) -> float:
    """What the free attacks of the enemies that unit i leaves cost it. [UW-MEL-09]"""
    strikes = (attacks.free_attack_of(state, i, j) for j in left)
    return sum(expected_cost(state, i, found[1]) for found in strikes if found)


# --- the answers of a unit activated ----------------------------------------------------------------------------------
def act_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each action of the unit activated is worth."""
    found = action_worths(state)
    return tuple(found[answer] for answer in question.answers)


@lru_cache(maxsize=KEPT)
def action_worths(state: State) -> dict[Answer, float]:
    """What each action is worth: what an attack does and the next one may do; where a move leads, and the attack from there."""
    i, act, field = acting_unit(state), state.act, without_activation(state)
    assert act is not None
    side = state.figures[i].side
    left, effort = act.progress.left, EFFORT * float(tally(state, side).start) * (1 - EAGER * urge(field, side))
    here, answers = place_worth(field, field, i), act_answers(state)
    fought = act.progress.melees or act.progress.shots or state.figures[i].body.disordered or not foes(state, side)
    rest = 0.0 if fought else REST * max(LEISURE, urge(field, side))
    moved = {answer: move_values(state, field, i, answer) for answer in answers if is_move(answer)}
    gain = max((place - here for place, _ in moved.values()), default=0.0) if left > 1 else 0.0

    def value(answer: Answer) -> float:
        if isinstance(answer, Contact) and action_for(state, answer) == answer:
            return here - 2 * rest - effort
        if answer in moved:
            place, then = moved[answer]
            return place + then - effort - (rest if is_still(state, i, answer) else 0.0)
        if isinstance(answer, Attack):
            once = attack_worth(state, i, answer)
            follow = max(0.0, gain, AGAIN * once if left > 1 else 0.0)
            return here + (once + follow if once > 0 else once - 2 * rest - effort)
        if answer == PREPARE_WORD:
            ready = alter_progress(state, left=left - 1, prepared=1)
            return here + best_attack(ready, i) - effort
        return here - rest + effort * (1 if state.figures[i].body.disordered else -1) * (answer == NOTHING_WORD)

    return {answer: value(answer) for answer in answers}


def is_move(answer: Answer) -> bool:
    """Whether an answer moves a unit."""
    return isinstance(answer, Move | Reform | Drive | Contact)


def is_still(state: State, i: int, answer: Answer) -> bool:
    """Whether a move is a turn on the spot, or goes less than an inch."""
    return isinstance(answer, Move) and distance(centre_of(state.figures[i]), answer.mark) < INCH


def move_values(state: State, field: State, i: int, answer: Answer) -> tuple[float, float]:
    """The worth of the place that a move of unit i leads to, with the cost of the way, and the worth of the attacks
    that it has actions left for; `field` is the state with nobody activated."""
    after, way = after_move(state, i, answer)
    place = place_worth(field, after, i) + way
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
    field = without_activation(after)
    return max(action_worths(after).values()) - place_worth(field, field, acting_unit(after))


def without_activation(state: State) -> State:
    """The state with nobody activated: what a place is worth does not depend on whose turn it is, so it is worked out
    once for all units that wait."""
    units = tuple(replace(unit, body=body_in_new_turn(unit.body)) for unit in state.figures)
    return replace(state, phase=PICK, act=None, figures=units)
