"""Cycles of bids: who declares when, and who acts."""

from functools import cmp_to_key

from affray.core import Refusal
from affray.dice.pool import top
from affray.referee import Referee, procedure, roll, rule
from affray.systems.foeman.content.codes import ROLL_ORDER
from affray.systems.foeman.rules.refusing import refusal

MOVE, STRIKE_OPTION, DEFEND, HURL_OPTION, READY, JAB_OPTION, WATCH, FIRE_OPTION, USE, RUSH = range(10)
OPTION_NAMES = ("move", "strike", "defend", "hurl", "ready", "jab", "watch", "fire", "use", "rush")
PLAIN_OPTIONS = range(RUSH)
"""The options of Foeman; a Shield Rush is limited as a Strike is. [MW-SPC-03]"""
NO_OPTION = -1
DEFEND_BID = 9
LEAST_BID = 1
MOST_BID = 9


def priority(mdx: dict[int, int], dx: dict[int, int], tie_order: tuple[int, ...]) -> tuple[int, ...]:
    """The figures in the order in which they declare: standing mDX, then basic DX, then the tiebreak order.

    [FM-BID-01 FM-BID-02]
    """

    def order(i: int, j: int) -> int:
        return -1 if is_earlier_declarer(mdx[i], dx[i], tie_order.index(i), mdx[j], dx[j], tie_order.index(j)) else 1

    return tuple(sorted(mdx, key=cmp_to_key(order)))


@rule
def fixed_bid(option: int, dice: int) -> int:
    """The dice that an option is bid with: those named, or the fixed bid of Defend, Watch and Move.

    [FM-BID-07 FM-BID-08]
    """
    if option == DEFEND:
        return DEFEND_BID
    return LEAST_BID if option in (WATCH, MOVE) else dice


@rule
def is_earlier_declarer(mdx: int, dx: int, lot: int, other_mdx: int, other_dx: int, other_lot: int) -> int:
    """Whether a figure declares before another: by standing mDX, then basic DX, then its place in the tiebreak order.

    [FM-BID-01 FM-BID-02]

    >>> is_earlier_declarer(9, 10, 1, 9, 11, 0), is_earlier_declarer(9, 10, 0, 9, 10, 1), is_earlier_declarer(10, 8, 1, 9, 11, 0)
    (0, 1, 1)
    """
    if mdx != other_mdx:
        return 1 if mdx > other_mdx else 0
    if dx != other_dx:
        return 1 if dx > other_dx else 0
    return 1 if lot < other_lot else 0


@procedure
def draw_lot(ref: Referee, many: int) -> int:
    """Draw a lot among so many figures of equal basic DX: the place of one of them. [FM-BID-02]"""
    return top(roll(ref, 1, many, ROLL_ORDER))


@rule
def tie_value(standing: int, adjustment: int, bonuses: int) -> int:
    """A figure's value for ties on its bid; bonuses count only with option tie_uses_bonuses. [FM-BID-05]

    >>> tie_value(12, -4, 0), tie_value(12, 4, 0), tie_value(12, 4, 1)
    (8, 12, 16)
    """
    return standing + adjustment if bonuses else min(standing, standing + adjustment)


@rule
def is_better_bid(bid: int, value: int, best_bid: int, best_value: int) -> int:
    """Whether a later declarer's bid takes the cycle from the best so far. [FM-BID-04 FM-BID-05]"""
    return 1 if bid > best_bid or (bid == best_bid and value > best_value) else 0


def executor(order: tuple[int, ...], bids: dict[int, int], values: dict[int, int]) -> int:
    """The figure that acts in this cycle; `order` is the order of declaration. [FM-BID-04 FM-BID-05]"""
    best = order[0]
    for i in order[1:]:
        if is_better_bid(bids[i], values[i], bids[best], values[best]):
            best = i
    return best


def bid_refusal(option: int, dice: int) -> Refusal | None:
    """Why the option may not be bid with so many dice; None when it may. [FM-BID-03 FM-BID-07 FM-BID-08]"""
    fixed = fixed_bid(option, dice)
    if dice != fixed:
        clause = "FM-BID-07" if option == DEFEND else "FM-BID-08"
        return refusal("fixed-bid", "bid", clause, option=OPTION_NAMES[option], fixed=fixed, dice=dice)
    if not LEAST_BID <= dice <= MOST_BID:
        return refusal("bid", "bid", "FM-BID-03", least=LEAST_BID, most=MOST_BID, dice=dice)
    return None


def draw_order(ref: Referee, figures: tuple[int, ...], dx: dict[int, int]) -> tuple[int, ...]:
    """Draw the tiebreak order of the figures, once at the start of the Action phase.

    Only figures of equal basic DX draw lots, since only they can need the order. [FM-BID-02]
    """
    order: list[int] = []
    for points in sorted({dx[i] for i in figures}, reverse=True):
        lots = [i for i in figures if dx[i] == points]
        while len(lots) > 1:
            order.append(lots.pop(draw_lot(ref, len(lots))))
        order.extend(lots)
    return tuple(order)
