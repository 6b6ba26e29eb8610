"""Where a computer player goes, how it faces there, and which option it takes: by what it may expect to do and suffer."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from affray.core import Question
from affray.referee import Script
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import (
    CAST,
    CHANGE_WEAPONS,
    CHARGE,
    DISENGAGED,
    DODGE,
    ENGAGED,
    ENGAGED_CAST,
    ENGAGED_RISE,
    FRONT,
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
    STANDING,
)
from affray.systems.melee.content.events import CODES
from affray.systems.melee.guide.walks import Way, path_of, possible_walks
from affray.systems.melee.opponent.greedy_1.place_worth import Look, Stand, look_at
from affray.systems.melee.opponent.greedy_1.worth import (
    arm_worth,
    far_arm,
    foes_of,
    grip,
    nearest,
    usual,
    usual_bolt,
    usual_shot,
    zone_from,
)
from affray.systems.melee.position.answers import SHIELD, Answer, Face, Hold, Option, Word, write_answer
from affray.systems.melee.position.figures import KEPT, placed_figures
from affray.systems.melee.position.hands import kinds_of
from affray.systems.melee.position.state import State
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.aim import can_attack_from, megahexes
from affray.systems.melee.rules.engagement import can_engage, has_in_front, heights_meet
from affray.systems.melee.rules.facing import heading
from affray.systems.melee.turn import handling_items, movement_phase
from affray.systems.melee.turn.aiming import is_crossbow

TIRING = 0.25
ON_THE_WAY = 0.01
NEVER = -50.0
GUARDING, PATIENCE = 0.6, 10
ARM_GAIN = 0.8
"""How much better to hold something must be for taking it into the hand to pay."""


# --- the move ---------------------------------------------------------------------------------------------------------
class Best(NamedTuple):
    """The worth of the best place that each first answer of a move leads to, and of each facing where the figure is."""

    answers: dict[str, float]
    facings: dict[int, float]


@lru_cache(maxsize=64)
def best_of(state: State) -> Best:
    """What each way to go on with the move under way is worth."""
    look = look_at(state, movement_phase.current_move(state).figure)
    answers: dict[str, float] = {}
    here: dict[int, float] = {}
    for way in possible_walks(state):
        if way.before is not None and not steps.may_end(look.field, way.figures, look.i):
            continue
        found = dict(facing_worths(state, look, way))
        if way.before is None:
            here = found
            continue
        first = path_of(way)[0].answer
        worth = max(found.values()) - tired(look, way.moved) - ON_THE_WAY * way.moved
        answers[first] = max(answers.get(first, NEVER), worth)
    return Best(answers, here)


def tired(look: Look, moved: int) -> float:
    """What so many hexes cost in fatigue, roughly. [CM-SPEED-04]"""
    runs = moved > look.half and look.figure.state == DISENGAGED and look.figure.body.posture == STANDING
    return TIRING if runs else 0.0


def facing_worths(state: State, look: Look, way: Way) -> Iterable[tuple[int, float]]:
    """What each facing at the end of a way is worth."""
    now = way.figures[look.i].facing
    going = movement_phase.current_going(state)._replace(moved=way.moved)
    for facing in look.facings(way.figures, going):
        turned = steps.pivot(way.figures, look.i, (facing - now) % 6)
        yield facing, look.worth(Stand(turned, way.moved, way.burns, way.rough))


def move_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each answer of a figure that moves is worth: the best place that it leads to."""
    best = best_of(state)
    return tuple(move_value(state, best, answer) for answer in question.answers)


def move_value(state: State, best: Best, answer: Answer) -> float:
    """What one answer of a move is worth."""
    match answer:
        case Face(facing):
            return best.facings.get(facing, NEVER)
        case Word("take pack"):
            return -3.0
        case Word(word):
            return ahead(state, answer) - (0.6 if "pack" in word else 0.2)
    return best.answers.get(write_answer(answer), NEVER)


def ahead(state: State, answer: Answer) -> float:
    """The worth of the best place after something done before the first hex, for which nobody throws dice."""
    best = best_of(movement_phase.play_move(Script(codes=CODES), state, answer))
    return max((*best.answers.values(), *best.facings.values()), default=NEVER)


# --- the option -------------------------------------------------------------------------------------------------------
def option_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each option is worth to the figure that has moved; it may still be changed, but for dodge and defend, which
    count from now on. [CM-OPT-03]"""
    i = movement_phase.current_move(state).figure
    return tuple(option_value(state, i, answer) for answer in question.answers)


def option_value(state: State, i: int, answer: Answer) -> float:
    """What one option is worth."""
    if not isinstance(answer, Option):
        return 0.0
    option, figure = answer.option, state.figures[i]
    if answer.posture > figure.body.posture:
        return NEVER if answer.posture == PRONE else -10.0
    look = look_at(state, i)
    here = Stand(placed_figures(state), figure.turn.walked, 0, figure.turn.broken_ground)
    strike, shot = look.strike(here), look.shot(here)
    if option in (CHARGE, SHIFT_ATTACK):
        return 0.2 + strike
    if option in (SHOOT, LAST_SHOT):
        return shot if shot else 0.1
    if option in (CAST, ENGAGED_CAST):
        return look.spell(here)
    if option == DODGE:
        return 0.6 * guarding(state) * (missile_danger(state, i) - strike) if not shot else -1.0
    if option == SHIFT_DEFEND:
        return 1.1 * guarding(state) * near_danger(state, i) - strike
    if option in (READY, CHANGE_WEAPONS):
        return 3.0 * wants_weapon(state, i) - 0.1
    if option in (RISE, ENGAGED_RISE):
        return 4.0
    if option == HTH_ATTACK:
        return max(
            (grip(state, i, j) for j in look.foes if body_distance(figure.hexes, state.figures[j].hexes) == 0),
            default=0.0,
        )
    if option == LEAVE_HTH:
        return 0.5
    return 0.1 if option == MOVE else 0.0


def guarding(state: State) -> float:
    """How much of a danger a guard spares; less and less as the fight goes on, lest two who guard themselves do so for ever."""
    return GUARDING * PATIENCE / (PATIENCE + state.turn)


@lru_cache(maxsize=KEPT)
def missile_danger(state: State, i: int) -> float:
    """The most that a foe with missiles or missile spells that has not acted may expect of shooting at the figure, spread
    over all whom it could shoot at."""
    figures, own, found = placed_figures(state), state.figures[i], 0.0
    for j in foes_of(state, i):
        foe = state.figures[j]
        if foe.body.acted or foe.body.lost:
            continue
        targets = [n for n in foes_of(state, j) if heading(foe.hexes, foe.facing, figures[n].hexes[0]) == FRONT]
        if i in targets:
            far, seen = megahexes(foe.hexes[0], own.hexes[0], state.house), zone_from(state, i, foe.hexes[0])
            shot = usual_shot(state, j, i, far, seen) if can_shoot(state, j) else 0.0
            found = max(found, max(shot, usual_bolt(state, j, i, far, seen)) / len(targets))
    return found


def can_shoot(state: State, j: int) -> bool:
    """Whether a figure could shoot or breathe as it stands, kneels or lies. [CM-PRONE-02 CM-PRONE-03]"""
    item = far_arm(state, j)
    return item != "" and bool(can_attack_from(MISSILE, state.figures[j].body.posture, is_crossbow(item)))


@lru_cache(maxsize=KEPT)
def near_danger(state: State, i: int) -> float:
    """What the foes that engage the figure and have not acted may expect of their blows at it, each spread over all whom
    it has in front."""
    figures, found = placed_figures(state), 0.0
    for j in foes_of(state, i):
        foe = figures[j]
        if state.figures[j].body.acted or not can_engage(foe) or not heights_meet(foe, figures[i]):
            continue
        targets = [n for n in foes_of(state, j) if has_in_front(foe, figures[n])]
        if i in targets:
            source = min(foe.hexes, key=lambda pos: body_distance((pos,), figures[i].hexes))
            found += usual(state, j, i, zone_from(state, i, source)) / len(targets)
    return found


# --- weapons ----------------------------------------------------------------------------------------------------------
def is_far(state: State, i: int) -> bool:
    """Whether a missile weapon is of use: no foe is near and the figure is not engaged."""
    return state.figures[i].state != ENGAGED and nearest(state, i) > 2


def held_worth(state: State, i: int, items: tuple[str, ...], *, shield: bool) -> float:
    """What it is worth to have these ready where the foes are."""
    far = is_far(state, i)
    worth = arm_worth(state, i, items, shield=shield, far=False)
    shots = arm_worth(state, i, items, shield=shield, far=True) if any_missile(items) else 0.0
    return max(worth * (0.8 if far else 1.0), shots * (1.1 if far else 0.2))


def any_missile(items: tuple[str, ...]) -> bool:
    """Whether one of the weapons shoots."""
    return any(MISSILE in kinds_of(item) for item in items)


def wants_weapon(state: State, i: int) -> bool:
    """Whether the figure has something clearly better to hold than what it holds, or lies near it."""
    figure = state.figures[i]
    now = held_worth(state, i, figure.ready, shield=figure.shield_ready)
    for option in (READY, CHANGE_WEAPONS):
        for answer in handling_items.hold_answers(state, i, option):
            assert isinstance(answer, Hold)
            items = tuple(item for item in answer.items if item != SHIELD)
            if held_worth(state, i, items, shield=SHIELD in answer.items) > now + ARM_GAIN:
                return True
    return bool(handling_items.take_answers(state, i)) and now < 1.0
