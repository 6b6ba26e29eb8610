"""What a learner is told of a compiled skirmish: the numbers of answers, and the position as an array."""

import math
from typing import TYPE_CHECKING

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.aims import attack_kind
from affray.lab.systems.foeman.skirmish.layout import (
    ACROSS,
    ATTACK,
    BIDS,
    ENTER,
    FACE,
    FACING,
    FIGURES,
    FORCE,
    GUARD,
    KIT,
    LEFTMOST,
    LIMIT,
    MOVER,
    ORDER,
    PHASE,
    PICK_ONE,
    POS,
    PUSH,
    ROUND,
    RUSH_AT,
    STEP,
    TOPMOST,
    answer_kind,
    answer_part,
    bid_start,
    entry_at,
    read_bid,
)
from affray.lab.systems.foeman.skirmish.lookups import body_at, figure_start, is_able, mst_now, side_of
from affray.systems.foeman.content.codes import NOT_DEFENDING
from affray.systems.foeman.position.state import DECLARE, NOBODY, PHASE_NAMES
from affray.systems.foeman.position.state import MOVE as MOVING
from affray.systems.foeman.rules.body import ACTED

if TYPE_CHECKING:
    from typing import Protocol

    class Numbers(Protocol):
        """An array of fractions."""

        def __setitem__(self, at: int, value: float) -> None: ...


KINDS = 22
DIRECTIONS, OPTIONS, DICE, SLOTS = 6, 4, 10, 3
WAYS_AROUND = 6
SCALE = 10.0
COLUMNS = (
    "own", "asked", "able", "prone", "x", "y", "ahead", "aside", "turned cosine", "turned sine", "mST", "exhaustion",
    "main hand", "other hand", "aim", "acted", "defending", "dice bid", "bid at the asked",
    *(f"faces {n}" for n in range(WAYS_AROUND)),
)  # fmt: skip
"""What is told of each figure, in the order of the figures; places are seen from the figure asked, in tenths of hexes."""
WIDTH = len(COLUMNS)
PHASES = len(PHASE_NAMES)
WHOLE = PHASES + 3
"""What follows: the phase, one of so many; the share of the rounds that is over; where the figure asked stands."""
COSINES = tuple(math.cos(math.radians(90 - 60 * facing)) for facing in range(6))
SINES = tuple(math.sin(math.radians(90 - 60 * facing)) for facing in range(6))
HALF_ROOT = math.sqrt(3) / 2


# --- the numbers of answers ---------------------------------------------------------------------------------------------
def action_counts(figures: int) -> tuple[int, ...]:
    """How many numbers each kind of answers has among so many figures.

    >>> sum(action_counts(2))
    602
    """
    counts = {
        FORCE: figures * figures * DIRECTIONS * 2, PICK_ONE: figures, STEP: DIRECTIONS, ENTER: DIRECTIONS * figures,
        FACE: DIRECTIONS, ATTACK: OPTIONS * figures * DICE * SLOTS * 2, GUARD: 3, PUSH: DIRECTIONS * figures,
        RUSH_AT: figures * DICE,
    }  # fmt: skip
    return tuple(counts.get(kind, 1) for kind in range(KINDS))


def action_starts(figures: int) -> tuple[int, ...]:
    """The first number of each kind, and behind them how many numbers there are."""
    counts = action_counts(figures)
    return tuple(sum(counts[:kind]) for kind in range(KINDS + 1))


def action_of(starts: Row, figures: int, answer: int) -> int:
    """The number of an answer, the same in every position of a skirmish of so many figures."""
    kind = answer_kind(answer)
    a, b, c = answer_part(answer, 0), answer_part(answer, 1), answer_part(answer, 2)
    d, e = answer_part(answer, 3), answer_part(answer, 4)
    at = starts[kind]
    if kind == FORCE:
        return at + ((a * figures + b) * DIRECTIONS + c) * 2 + d
    if kind == ATTACK:
        return at + (((attack_kind(a) * figures + b) * DICE + c) * SLOTS + d) * 2 + e
    if kind in (ENTER, PUSH):
        return at + a * figures + b
    if kind == RUSH_AT:
        return at + a * DICE + b
    if kind in (PICK_ONE, STEP, FACE, GUARD):
        return at + a
    return at


# --- the position as an array -------------------------------------------------------------------------------------------
def asked_figure(t: Row, s: Row, side: int) -> int:
    """The figure that is asked, else the first able one of a side."""
    if s[PHASE] == MOVING and s[MOVER] != NOBODY:
        return s[MOVER]
    if s[PHASE] == DECLARE and s[ORDER] != 0:
        return entry_at(s[ORDER], s[BIDS])
    for i in range(t[FIGURES]):
        if side_of(t, i) == side and is_able(t, s, i) != 0:
            return i
    return 0


def see(t: Row, s: Row, side: int, seen: "Numbers") -> None:
    """Writes down what a side sees."""
    asked = asked_figure(t, s, side)
    f = figure_start(asked)
    pos, facing = s[f + POS], s[f + FACING]
    q, r = pos // t[ACROSS], pos % t[ACROSS]
    for i in range(t[FIGURES]):
        see_figure(t, s, i, side=side, asked=asked, seen=seen)
        there = s[figure_start(i) + POS]
        dq, dr = there // t[ACROSS] - q, there % t[ACROSS] - r
        x, y = dq * HALF_ROOT, -(dr + dq / 2)
        at = WIDTH * i
        seen[at + 4], seen[at + 5] = x / SCALE, y / SCALE
        seen[at + 6] = (x * COSINES[facing] + y * SINES[facing]) / SCALE
        seen[at + 7] = (y * COSINES[facing] - x * SINES[facing]) / SCALE
        turned = (s[figure_start(i) + FACING] - facing) % 6
        seen[at + 8], seen[at + 9] = SINES[turned], COSINES[turned]
    at = WIDTH * t[FIGURES]
    for phase in range(PHASES):
        seen[at + phase] = 1.0 if s[PHASE] == phase else 0.0
    seen[at + PHASES] = s[ROUND] / t[LIMIT] if t[LIMIT] > 0 else 0.0
    seen[at + PHASES + 1], seen[at + PHASES + 2] = (q + t[LEFTMOST]) / SCALE, (r + t[TOPMOST]) / SCALE


def see_figure(t: Row, s: Row, i: int, side: int, asked: int, seen: "Numbers") -> None:
    """Writes down what is seen of a figure, but for where it is."""
    f, at, body = figure_start(i), WIDTH * i, body_at(s, i)
    seen[at] = 1.0 if side_of(t, i) == side else 0.0
    seen[at + 1] = 1.0 if i == asked else 0.0
    seen[at + 2] = 1.0 if is_able(t, s, i) != 0 else 0.0
    seen[at + 3] = float(body.prone)
    seen[at + 10] = mst_now(t, s, i) / SCALE
    seen[at + 11] = body.exh / SCALE
    seen[at + 12], seen[at + 13] = float(s[f + KIT] & 1), float(s[f + KIT] >> 1 & 1)
    seen[at + 14] = body.aim / SCALE
    seen[at + 15] = 1.0 if body.acted == ACTED else 0.0
    seen[at + 16] = 1.0 if body.mode != NOT_DEFENDING else 0.0
    seen[at + 17], seen[at + 18] = 0.0, 0.0
    for place in range(s[BIDS]):
        bid = read_bid(s, bid_start(place))
        if bid.figure == i:
            seen[at + 17] = bid.dice / SCALE
            seen[at + 18] = 1.0 if bid.target == asked else 0.0
    for direction in range(WAYS_AROUND):
        seen[at + 19 + direction] = 1.0 if s[f + FACING] == direction else 0.0


def seen_size(figures: int) -> int:
    """How many numbers a side sees."""
    return WIDTH * figures + WHOLE


def strength_share(t: Row, s: Row, side: int) -> float:
    """A side's share of the strength of the able, as the score has it."""
    own, whole = 0, 0
    for i in range(t[FIGURES]):
        if is_able(t, s, i) != 0:
            strength = max(0, mst_now(t, s, i))
            whole += strength
            own += strength if side_of(t, i) == side else 0
    return own / whole if whole > 0 else 0.5
