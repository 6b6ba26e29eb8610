"""Whose declaration is carried out in a cycle, and what decides between equal bids; who declares anew. [FM-BID-04 FM-BID-05]"""

from affray.referee import Referee, say
from affray.systems.foeman.position.state import Bid, State, standing_score
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.body import ACTED


def has_declared_before(state: State) -> bool:
    """Whether those who declare now have declared in an earlier cycle of this round: another has acted in that.

    [FM-BID-04 FM-BID-09]
    """
    now = {bid.figure for bid in state.bids}
    return any(figure.body.acted == ACTED and i not in now for i, figure in enumerate(state.figures))


def say_executor(ref: Referee, state: State, bid: Bid) -> None:
    """Tell who acts, and of equal bids who made them and what decided. [FM-BID-04 FM-BID-05]"""
    tied = tuple(other for other in state.bids if other.dice == bid.dice)
    say(
        ref,
        "executor",
        who=state.figures[bid.figure].id,
        dice_bid=bid.dice,
        value=tie_value(state, bid),
        option=bidding.OPTION_NAMES[bid.option],
        tied=tuple(state.figures[other.figure].id for other in tied) if len(tied) > 1 else (),
        values=tuple(tie_value(state, other) for other in tied) if len(tied) > 1 else (),
        by=tie_decider(state, bid, tied) if len(tied) > 1 else "bid",
        clauses=("FM-BID-04", "FM-BID-05") if len(tied) > 1 else ("FM-BID-04",),
    )


def tie_decider(state: State, bid: Bid, tied: tuple[Bid, ...]) -> str:
    """What decided between equal bids: the value for ties, then mDX, DX or the lot. [FM-BID-02 FM-BID-05]"""
    value = tie_value(state, bid)
    equal = [other for other in tied if other != bid and tie_value(state, other) == value]
    own = state.figures[bid.figure]
    if not equal:
        penalized = any(tie_value(state, other) != standing_score(state.figures[other.figure]) for other in tied)
        return "value" if penalized else "mdx"
    if all(standing_score(state.figures[other.figure]) < standing_score(own) for other in equal):
        return "mdx"
    return "dx" if all(state.figures[other.figure].dx < own.dx for other in equal) else "lot"


def tie_value(state: State, bid: Bid) -> int:
    """The value of a bid that decides between equal bids. [FM-BID-05]"""
    standing = standing_score(state.figures[bid.figure])
    return bidding.tie_value(standing, bid.adjustment, state.house.tie_uses_bonuses)


def highest_bid(state: State, bids: tuple[Bid, ...]) -> Bid:
    """The bid that acts first; `bids` are in the order of declaration. [FM-BID-04 FM-BID-05]"""
    values = {bid.figure: tie_value(state, bid) for bid in bids}
    order = tuple(bid.figure for bid in bids)
    first = bidding.executor(order, {bid.figure: bid.dice for bid in bids}, values)
    return bids[order.index(first)]
