"""Where a computer player goes, how it faces there, and which option it takes: by what it may expect to do and suffer."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from affray.core import InputError, Question
from affray.referee import Script
from affray.space.bodies import gap
from affray.systems.melee import effects, handling, steps, walking
from affray.systems.melee.abilities import loaded_missile
from affray.systems.melee.aim import megahexes, posture_allows
from affray.systems.melee.answers import SHIELD, Answer, Face, Hold, Option, Word, write_answer
from affray.systems.melee.constants import (
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
    REAR,
    RISE,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
    SHOOT,
    SIDE,
    STANDING,
)
from affray.systems.melee.engagement import Placed, can_engage, heights_meet, in_front_of
from affray.systems.melee.facing import heading, zone
from affray.systems.melee.figures import KEPT, field, ma, placed, pool_of
from affray.systems.melee.guide_moves import Way, path_of, ways
from affray.systems.melee.hands import kinds_of
from affray.systems.melee.load import half_ma
from affray.systems.melee.state import State
from affray.systems.melee.striking import breath_dice, is_crossbow
from affray.systems.melee.worth import arm_worth, foes_of, grip, near_arms, nearest, usual, usual_shot, zone_from

THREAT, HELPLESS, COMING = 0.5, 1.0, 0.3
STEP_AWAY = 0.3
LOOKING = {FRONT: 0.3, SIDE: -0.1, REAR: -0.3}
IN_SHADOW, IN_FIRE, ON_ROUGH = 0.4, 4.0, 0.3
DISTANT = 4
"""How many hexes a figure with a missile weapon likes to keep between itself and its foes."""
TIRING = 0.25
CASTING = 2.0
NEVER = -50.0


class Stand(NamedTuple):
    """A place where a figure could end its move: everybody as they then stand, the hexes moved, and harm on the way."""

    figures: tuple[Placed, ...]
    moved: int
    burns: int
    rough: bool


# --- a place ----------------------------------------------------------------------------------------------------------
class Look:
    """What a figure's chances depend on that no move of its own changes, worked out once."""

    def __init__(self, state: State, i: int) -> None:
        self.state, self.i, self.figure = state, i, state.figures[i]
        self.foes = foes_of(state, i)
        self.half = half_ma(ma(state, i))
        self.missile = bool(loaded_missile(state, i) or breath_dice(state, i)[0])
        self.casts = bool(self.figure.spells) and spare_strength(state, i) > 0
        self.near = bool(near_arms(state, i))
        self.shadow, self.fire = effects.hexes_of(state, "shadow"), effects.hexes_of(state, "fire")

    def worth(self, stand: Stand) -> float:
        """What it is worth to end the move so: the best that can be done from there, less what must be feared."""
        own = stand.figures[self.i]
        gain = max(self.strike(stand), self.shot(stand), self.spell(stand))
        worth = gain - self.fear(stand, acts=gain > 0) + self.looks(stand)
        if gain <= 0 and self.foes:
            worth -= STEP_AWAY * min(gap(own.hexes, stand.figures[j].hexes) for j in self.foes)
        elif self.missile or self.casts:
            close = min(gap(own.hexes, stand.figures[j].hexes) for j in self.foes) if self.foes else DISTANT
            worth += 0.2 * min(close, DISTANT)
        worth -= IN_FIRE * (stand.burns + any(pos in self.fire for pos in own.hexes)) + ON_ROUGH * stand.rough
        return worth + IN_SHADOW * any(pos in self.shadow for pos in own.hexes) * (not gain)

    def strike(self, stand: Stand) -> float:
        """The best blow at an adjacent foe in front that the move leaves open. [CM-SPEED-05]"""
        own = stand.figures[self.i]
        if stand.moved > self.half or own.posture != STANDING or not self.near:
            return 0.0
        best = 0.0
        for j in self.foes:
            foe = stand.figures[j]
            if heights_meet(own, foe) and in_front_of(own, foe):
                source = min(own.hexes, key=lambda pos: gap((pos,), foe.hexes))
                best = max(best, usual(self.state, self.i, j, zone_from(self.state, j, source)))
        return best

    def shot(self, stand: Stand) -> float:
        """The best shot that the move leaves open; an engaged figure has its last one only where it stays. [CM-OPT-16
        CM-OPT-22]"""
        if not self.missile or stand.moved > (1 if self.figure.state == DISENGAGED else 0):
            return 0.0
        own = stand.figures[self.i]
        best = 0.0
        for j in self.foes:
            foe = stand.figures[j]
            if zone(own.hexes, own.facing, own.posture, foe.hexes[0]) == FRONT:
                far = megahexes(own.hexes[0], foe.hexes[0], self.state.house)
                best = max(best, usual_shot(self.state, self.i, j, far, zone_from(self.state, j, own.hexes[0])))
        return best

    def spell(self, stand: Stand) -> float:
        """A rough worth of still being able to cast. [CM-OPT-18 CM-OPT-28]"""
        return CASTING if self.casts and stand.moved <= 1 else 0.0

    def fear(self, stand: Stand, *, acts: bool) -> float:
        """What the figure must fear there: the blows of foes that engage it, and of those that may come."""
        own, worst = stand.figures[self.i], 0.0
        for j in self.foes:
            foe = stand.figures[j]
            if not can_engage(foe) or not heights_meet(foe, own):
                continue
            if in_front_of(foe, own):
                source = min(foe.hexes, key=lambda pos: gap((pos,), own.hexes))
                seen = zone(own.hexes, own.facing, own.posture, source)
                worst += (THREAT if acts else HELPLESS) * usual(self.state, j, self.i, seen)
            elif not self.state.figures[j].moved and gap(own.hexes, foe.hexes) <= 1 + half_ma(ma(self.state, j)):
                worst += COMING * usual(self.state, j, self.i, FRONT) * (0.5 if acts else 1.0)
        return worst

    def looks(self, stand: Stand) -> float:
        """A little for having foes in front rather than behind, the nearer the more."""
        own, found = stand.figures[self.i], 0.0
        for j in self.foes:
            foe = stand.figures[j]
            apart = gap(own.hexes, foe.hexes)
            if apart:
                found += LOOKING[zone(own.hexes, own.facing, STANDING, foe.hexes[0])] / apart
        return found


def spare_strength(state: State, i: int) -> int:
    """The fatigue that a caster would still spend: some is kept back against collapse."""
    return pool_of(state, i) - state.figures[i].fatigue - 2


# --- the move ---------------------------------------------------------------------------------------------------------
class Best(NamedTuple):
    """The worth of the best place that each first answer of a move leads to, and of each facing where the figure is."""

    answers: dict[str, float]
    facings: dict[int, float]


@lru_cache(maxsize=64)
def best_of(state: State) -> Best:
    """What each way to go on with the move under way is worth."""
    i = walking.moving(state).figure
    look = Look(state, i)
    answers: dict[str, float] = {}
    here: dict[int, float] = {}
    for way in ways(state):
        if way.moved and not steps.may_end(field(state), way.figures, i):
            continue
        found = dict(facing_worths(state, look, way))
        path = path_of(way)
        if not path:
            here = found
            continue
        tired = (
            TIRING
            if way.moved > look.half and look.figure.state == DISENGAGED and look.figure.posture == STANDING
            else 0
        )
        worth = max(found.values()) - tired - 0.01 * way.moved
        first = path[0].answer
        answers[first] = max(answers.get(first, NEVER), worth)
    return Best(answers, here)


def facing_worths(state: State, look: Look, way: Way) -> Iterable[tuple[int, float]]:
    """What each facing at the end of a way is worth."""
    i = look.i
    going = walking.going(state)._replace(moved=way.moved)
    for facing in steps.facings_open(field(state), way.figures, i, going, state.house):
        turned = steps.turned(way.figures, i, (facing - way.figures[i].facing) % 6)
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
    """The worth of the best place after something done before the first hex."""
    try:
        after = walking.play_move(Script(), state, answer)
    except InputError:
        return NEVER
    if after.move is None or after.phase != state.phase:
        return NEVER
    best = best_of(after)
    return max((*best.answers.values(), *best.facings.values()), default=NEVER)


# --- the option -------------------------------------------------------------------------------------------------------
def option_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each option is worth to the figure that has moved; it may still be changed, but for dodge and defend, which
    count from now on. [CM-OPT-03]"""
    i = walking.moving(state).figure
    return tuple(option_value(state, i, answer) for answer in question.answers)


def option_value(state: State, i: int, answer: Answer) -> float:
    """What one option is worth."""
    if not isinstance(answer, Option):
        return 0.0
    option, figure = answer.option, state.figures[i]
    if answer.posture > figure.posture:
        return NEVER if answer.posture == PRONE else -10.0
    look = Look(state, i)
    here = Stand(placed(state), figure.walked, 0, figure.broken_ground)
    strike, shot = look.strike(here), look.shot(here)
    if option in (CHARGE, SHIFT_ATTACK):
        return 0.2 + strike
    if option in (SHOOT, LAST_SHOT):
        return shot if shot else 0.1
    if option in (CAST, ENGAGED_CAST):
        return look.spell(here)
    if option == DODGE:
        return 0.3 * (missile_danger(state, i) - strike) if not shot else -1.0
    if option == SHIFT_DEFEND:
        return 0.6 * near_danger(state, i) - strike
    if option in (READY, CHANGE_WEAPONS):
        return 3.0 * wants_weapon(state, i) - 0.1
    if option in (RISE, ENGAGED_RISE):
        return 4.0
    if option == HTH_ATTACK:
        return max(
            (grip(state, i, j) for j in look.foes if gap(figure.hexes, state.figures[j].hexes) == 0), default=0.0
        )
    if option == LEAVE_HTH:
        return 0.5
    return 0.1 if option == MOVE else 0.0


@lru_cache(maxsize=KEPT)
def missile_danger(state: State, i: int) -> float:
    """The most that a foe with missiles that has not acted may expect of shooting at the figure, spread over all whom it
    could shoot at."""
    figures, own, found = placed(state), state.figures[i], 0.0
    for j in foes_of(state, i):
        foe = state.figures[j]
        if foe.acted or foe.lost or not can_shoot(state, j):
            continue
        targets = [n for n in foes_of(state, j) if heading(foe.hexes, foe.facing, figures[n].hexes[0]) == FRONT]
        if i in targets:
            far = megahexes(foe.hexes[0], own.hexes[0], state.house)
            found = max(found, usual_shot(state, j, i, far, zone_from(state, i, foe.hexes[0])) / len(targets))
    return found


def can_shoot(state: State, j: int) -> bool:
    """Whether a figure could shoot or breathe as it stands, kneels or lies. [CM-PRONE-02 CM-PRONE-03]"""
    item = loaded_missile(state, j)
    crossbow = is_crossbow(item) if item else 0
    return bool(posture_allows(MISSILE, state.figures[j].posture, crossbow)) and bool(item or breath_dice(state, j)[0])


@lru_cache(maxsize=KEPT)
def near_danger(state: State, i: int) -> float:
    """What the foes that engage the figure and have not acted may expect of their blows at it, each spread over all whom
    it has in front."""
    figures, found = placed(state), 0.0
    for j in foes_of(state, i):
        foe = figures[j]
        if state.figures[j].acted or not can_engage(foe) or not heights_meet(foe, figures[i]):
            continue
        targets = [n for n in foes_of(state, j) if in_front_of(foe, figures[n])]
        if i in targets:
            source = min(foe.hexes, key=lambda pos: gap((pos,), figures[i].hexes))
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
        for answer in handling.hold_answers(state, i, option):
            assert isinstance(answer, Hold)
            items = tuple(item for item in answer.items if item != SHIELD)
            if held_worth(state, i, items, shield=SHIELD in answer.items) > now + 0.8:
                return True
    return bool(handling.take_answers(state, i)) and now < 1.0
