"""Where a computer player goes, how it faces there, and which option it takes: by what it may expect to do and suffer."""

from functools import lru_cache
from typing import NamedTuple

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.referee import Script
from affray.space.bodies import body_distance
from affray.space.hex import neighbour
from affray.systems.melee.content.codes import (
    CAST,
    CHANGE_WEAPONS,
    CHARGE,
    DISBELIEVE,
    DODGE,
    ENGAGED,
    ENGAGED_CAST,
    ENGAGED_DISBELIEVE,
    ENGAGED_RISE,
    HTH_ATTACK,
    LAST_SHOT,
    LEAVE_HTH,
    MISSILE,
    MOVE,
    PRONE,
    READY,
    RISE,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
    SHOOT,
)
from affray.systems.melee.content.events import CODES
from affray.systems.melee.guide.walks import possible_walks
from affray.systems.melee.opponent.company import are_locked
from affray.systems.melee.opponent.dangers import missile_danger, near_danger
from affray.systems.melee.opponent.place_worth import MoveOutlook, outlook_on_move
from affray.systems.melee.opponent.surroundings import Stand
from affray.systems.melee.opponent.worth import (
    arm_worth,
    awake_foes,
    expected_hth_harm,
    nearest_foe_distance,
)
from affray.systems.melee.position.answers import SHIELD, Answer, Face, Hold, Option, Push, Word, write_answer
from affray.systems.melee.position.figures import KEPT, field, placed_figures, with_places
from affray.systems.melee.position.hands import kinds_of, ready_missile
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.pushing_back import push_back, push_ways
from affray.systems.melee.turn import handling_items, movement_phase

NEVER = -50.0
GUARDING, PATIENCE = 0.6, 10
NEAR_BY, SOON = 2, 8
"""How many hexes off a foe is near to a figure with a missile weapon in hand, and to one that would have to take it up."""
ARM_GAIN = 0.8
"""How much better to hold something must be for taking it into the hand to pay."""


# --- the move ---------------------------------------------------------------------------------------------------------
class Best(NamedTuple):
    """The worth of the best place that each first answer of a move leads to, and of each facing where the figure is."""

    answers: dict[str, float]
    facings: dict[int, float]


@lru_cache(maxsize=64)
def best_places(state: State, manner: Manner) -> Best:
    """What each way to go on with the move under way is worth."""
    look = outlook_on_move(state, movement_phase.current_move(state).figure, manner)
    answers: dict[str, float] = {}
    here: dict[int, float] = {}
    for way in possible_walks(state):
        if way.before is None:
            here = look.facing_worths(way)
        elif way.spot.ends:
            worth = look.after_way(look.best_worth(way), way.moved)
            answers[way.first] = max(answers.get(way.first, NEVER), worth)
    return Best(answers, here)


def move_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each answer of a figure that moves is worth: the best place that it leads to."""
    best = best_places(state, manner)
    return tuple(move_value(state, best, answer, manner) for answer in question.answers)


def move_value(state: State, best: Best, answer: Answer, manner: Manner) -> float:
    """What one answer of a move is worth."""
    match answer:
        case Face(facing):
            return best.facings.get(facing, NEVER)
        case Push(direction):
            return push_value(state, direction, manner)
        case Word("take pack"):
            return -3.0
        case Word(word):
            return preparation_value(state, answer, manner) - (0.6 if "pack" in word else 0.2)
    return best.answers.get(write_answer(answer), NEVER)


def push_value(state: State, direction: int, manner: Manner) -> float:
    """What pushing on is worth: the place that it leads to, with those in the way gone where they first can. [CM-ENG-08]"""
    i, figures, going = (
        movement_phase.current_move(state).figure,
        placed_figures(state),
        movement_phase.current_going(state),
    )
    to = neighbour(figures[i].hexes[0], direction)
    way = next(push_ways(field(state), figures, i, to, going, state.house))
    after = push_back(figures, i, to, way)
    return MoveOutlook(with_places(state, after), i, manner).computed_worth(
        Stand(after, after[i], going.moved + 1, 0, rough=False)
    )


def preparation_value(state: State, answer: Answer, manner: Manner) -> float:
    """The worth of the best place after something done before the first hex, for which nobody throws dice."""
    best = best_places(movement_phase.play_move(Script(codes=CODES), state, answer), manner)
    return max((*best.answers.values(), *best.facings.values()), default=NEVER)


# --- the option -------------------------------------------------------------------------------------------------------
def option_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each option is worth to the figure that has moved; it may still be changed, but for dodge and defend, which
    count from now on. [CM-OPT-03]"""
    look = outlook_on_move(state, movement_phase.current_move(state).figure, manner)
    return tuple(option_value(state, look, answer) for answer in question.answers)


def option_value(state: State, look: MoveOutlook, answer: Answer) -> float:
    """What one option is worth."""
    if not isinstance(answer, Option):
        return 0.0
    i, option = look.i, answer.option
    figure = state.figures[i]
    if answer.posture > figure.body.posture:
        return NEVER if answer.posture == PRONE else -10.0
    figures = placed_figures(state)
    here = Stand(figures, figures[i], figure.turn.walked, 0, figure.turn.broken_ground)
    manner = look.manner
    strike, shot = manner.dealt * look.strike_worth(here), manner.dealt * look.shot_worth(here)
    if option in (CHARGE, SHIFT_ATTACK):
        return 0.2 + strike if strike or can_enter_hth(state, i) else 0.15 * bool(look.reach) or 0.05
    if option in (SHOOT, LAST_SHOT):
        return shot or max(0.1, look.loading_worth(here))
    if option in (CAST, ENGAGED_CAST):
        return manner.dealt * look.spell_worth(here)
    if option in (DISBELIEVE, ENGAGED_DISBELIEVE):
        return look.doubt
    if option == DODGE:
        return (
            0.6 * guarded_share(state) * (manner.taken * missile_danger(state, i) - strike)
            if not shot and not look.loads
            else -1.0
        )
    if option == SHIFT_DEFEND:
        return 1.1 * guarded_share(state) * manner.taken * near_danger(state, i) - strike
    if option in (READY, CHANGE_WEAPONS):
        return 3.0 * has_better_weapon(state, i) - 0.1
    if option in (RISE, ENGAGED_RISE):
        return 4.0
    if option == HTH_ATTACK:
        return max(
            (
                expected_hth_harm(state, i, j)
                for j in look.foes
                if body_distance(figure.hexes, state.figures[j].hexes) == 0
            ),
            default=0.0,
        )
    if option == LEAVE_HTH:
        return 0.5
    return 0.1 if option == MOVE else 0.0


def can_enter_hth(state: State, i: int) -> bool:
    """Whether a foe is next to the figure, to whom it might go hand to hand."""
    return any(body_distance(state.figures[i].hexes, state.figures[j].hexes) == 1 for j in awake_foes(state, i))


def guarded_share(state: State) -> float:
    """The share of a danger that a guard spares; it shrinks as the fight goes on, so that two who guard do not do so
    for ever."""
    return GUARDING * PATIENCE / (PATIENCE + state.turn)


# --- weapons ----------------------------------------------------------------------------------------------------------
def is_far(state: State, i: int) -> bool:
    """Whether a missile weapon is of use: the figure is not engaged, foes are not all hand to hand with friends, and none is
    near, or soon will be where it would have to be taken in hand first."""
    if are_locked(state, i):
        return False
    near = NEAR_BY if ready_missile(state.figures[i]) else SOON
    return state.figures[i].state != ENGAGED and nearest_foe_distance(state, i) > near


@lru_cache(maxsize=KEPT)
def hold_worth(state: State, i: int, items: tuple[str, ...], *, shield: bool) -> float:
    """What it is worth to have these ready where the foes are."""
    far = is_far(state, i)
    worth = arm_worth(state, i, items, shield=shield, far=False)
    shots = arm_worth(state, i, items, shield=shield, far=True) if has_missile(items) else 0.0
    return max(worth * (0.8 if far else 1.0), shots * (1.1 if far else 0.2))


def has_missile(items: tuple[str, ...]) -> bool:
    """Whether one of the weapons shoots."""
    return any(MISSILE in kinds_of(item) for item in items)


def has_better_weapon(state: State, i: int) -> bool:
    """Whether the figure has something clearly better to hold than what it holds, or lies near it."""
    figure = state.figures[i]
    now = hold_worth(state, i, figure.ready, shield=figure.shield_ready)
    for option in (READY, CHANGE_WEAPONS):
        for answer in handling_items.hold_answers(state, i, option):
            assert isinstance(answer, Hold)
            items = tuple(item for item in answer.items if item != SHIELD)
            if hold_worth(state, i, items, shield=SHIELD in answer.items) > now + ARM_GAIN:
                return True
    return bool(handling_items.take_answers(state, i)) and now < 1.0
