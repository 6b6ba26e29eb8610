"""Fixed policies of compiled skirmishes: any legal answer, or one by a simple plan. They are told no more than play would
tell, and what chance they need comes from numbers of their own."""

from typing import Protocol

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.policies import reroll_count
from affray.lab.systems.foeman.skirmish.layout import (
    APART,
    ATTACK,
    BIAS,
    BIDS,
    FACE,
    FACING,
    FIGURES,
    FORCE,
    FRONTS_ON,
    GUARD,
    MOVER,
    ORDER,
    PHASE,
    POS,
    PRONE,
    RELOAD,
    RISE,
    STAY,
    STEP,
    STOP,
    answer_kind,
    answer_part,
    entry_at,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    figure_start,
    is_able,
    mst_now,
    place_beside,
    side_of,
    steps_between,
)
from affray.systems.foeman.content.codes import CHOOSE_PROFICIENCY, CHOOSE_REROLL
from affray.systems.foeman.position.state import DECLARE, NOBODY, RETREATS
from affray.systems.foeman.position.state import MOVE as MOVING
from affray.systems.foeman.rules.movement import take_step

# How a side fights: any answer, going at the nearest foe, or staying where it is
RANDOM, CLOSE, HOLD = range(3)
WAY, DICE, REROLLS, PROFICIENCY, WEAK = range(5)
WAYS = 5
"""Five numbers a side: which of these, the dice bid each time, which zeroes are rerolled, whether the talent is declared,
with how much mST or less it Defends."""
FAR_OFF = 1 << 20


class Lots(Protocol):
    """Who draws the numbers of the policies."""

    def draw_lot(self, many: int) -> int:
        """A number from 0 on, so many being alike."""


def draw_lot(ref: Lots, many: int) -> int:
    """A number of the policies' own: from 0 on, so many being alike."""
    return ref.draw_lot(many)


def choose_answer(ref: Lots, t: Row, s: Row, ways: Row, side: int, offered: Row, n: int) -> int:
    """Which of so many answers the side gives."""
    if n == 1:
        return 0
    way = WAYS * side
    if ways[way + WAY] == RANDOM:
        return draw_lot(ref, n)
    if s[PHASE] == RETREATS:
        return first_retreat(offered) if ways[way + WAY] == CLOSE else n - 1
    if s[PHASE] == MOVING:
        return best_move(t, s, ways[way + WAY], offered, n)
    if s[PHASE] == DECLARE:
        return best_declaration(t, s, ways, way, offered, n)
    return 0


def inner_choice(ref: Lots, t: Row, ways: Row, who: int, what: int, most: int, x: int, y: int) -> int:
    """What figure `who` chooses inside an action: a number from 0 to `most`."""
    way = WAYS * side_of(t, who)
    if ways[way + WAY] == RANDOM:
        return draw_lot(ref, most + 1)
    if what == CHOOSE_REROLL:
        return reroll_count(ways[way + REROLLS], most, x, y)
    return ways[way + PROFICIENCY] if what == CHOOSE_PROFICIENCY else 0


def first_retreat(offered: Row) -> int:
    """The first retreat that may be forced, followed if it may be."""
    return 1 if answer_kind(offered[1]) == FORCE and answer_part(offered[1], 3) != 0 else 0


# --- moving -----------------------------------------------------------------------------------------------------------
def nearest_foe(t: Row, s: Row, i: int) -> int:
    """The nearest able foe of figure i, of several the weakest."""
    best, found = FAR_OFF, NOBODY
    for j in range(t[FIGURES]):
        if side_of(t, j) != side_of(t, i) and is_able(t, s, j) != 0:
            value = 64 * steps_between(t, s[figure_start(i) + POS], s[figure_start(j) + POS]) + mst_now(t, s, j)
            if value < best:
                best, found = value, j
    return found


def is_ahead(t: Row, pos: int, facing: int, there: int) -> int:
    """Whether a place is in front."""
    return t[t[FRONTS_ON] + facing * t[APART] + there - pos + t[BIAS]]


def best_move(t: Row, s: Row, way: int, offered: Row, n: int) -> int:
    """The answer that brings the figure that moves nearest to its nearest foe, which it turns to; one that lies rises, a
    Bow is loaded."""
    i = s[MOVER]
    f = figure_start(i)
    foe = nearest_foe(t, s, i)
    pos, there = s[f + POS], s[figure_start(foe) + POS]
    now = steps_between(t, pos, there)
    best, found = FAR_OFF, 0
    for place in range(n):
        kind, value = answer_kind(offered[place]), FAR_OFF - 1
        if kind in (RISE, RELOAD):
            value = -1
        elif kind == STOP:
            value = 8 * now + (2 if is_ahead(t, pos, s[f + FACING], there) == 0 else 0)
        elif kind == FACE:
            value = 8 * now + (1 if is_ahead(t, pos, answer_part(offered[place], 0), there) != 0 else 3)
        elif kind == STEP and way == CLOSE and s[f + PRONE] == 0:
            value = value_of_step(t, s, f, answer_part(offered[place], 0), there, now)
        if value < best:
            best, found = value, place
    return found


def value_of_step(t: Row, s: Row, f: int, direction: int, there: int, now: int) -> int:
    """What a step is worth that should lead nearer to a place: the less the better."""
    after = steps_between(t, place_beside(t, s[f + POS], direction), there)
    if after >= now:
        return FAR_OFF - 1
    made = take_step(s[f + FACING], direction, 0, 1)
    return 8 * after + (0 if made.facing == direction else 4)


# --- declaring ----------------------------------------------------------------------------------------------------------
def best_declaration(t: Row, s: Row, ways: Row, way: int, offered: Row, n: int) -> int:
    """A Strike, or whatever attack there is, at the weakest foe in reach that is up, with the dice stated; else Defend with
    the best there is; with little mST left Defend at once."""
    own = entry_at(s[ORDER], s[BIDS])
    weak = mst_now(t, s, own) <= ways[way + WEAK]
    best, found = FAR_OFF, 0
    for place in range(n):
        answer, value = offered[place], FAR_OFF - 1
        kind = answer_kind(answer)
        if kind == RELOAD:
            value = -FAR_OFF
        elif kind == GUARD:
            value = (-1 if weak else FAR_OFF // 2) - answer_part(answer, 0)
        elif kind == ATTACK and answer_part(answer, 2) == ways[way + DICE]:
            foe = answer_part(answer, 1)
            value = mst_now(t, s, foe) + (0 if is_able(t, s, foe) != 0 else FAR_OFF // 4)
        elif kind == STAY:
            value = FAR_OFF - 2
        if value < best:
            best, found = value, place
    return found
