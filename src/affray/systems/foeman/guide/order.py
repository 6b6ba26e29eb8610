"""The order in which the declarations made so far would be carried out."""

from functools import lru_cache

from affray.core.faces.guide import Phrase
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.executor import highest_bid
from affray.systems.foeman.position.state import NOBODY, Bid, State
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.turn.action_phase import bid_of
from affray.systems.foeman.words.phrases import phrase


def bids_in_order(state: State, bids: tuple[Bid, ...]) -> tuple[Bid, ...]:
    """Bids as they would act one after another if all were carried out. [FM-BID-04 FM-BID-05]"""
    left, found = bids, []
    while left:
        first = highest_bid(state, left)
        found.append(first)
        left = tuple(bid for bid in left if bid is not first)
    return tuple(found)


def order(state: State) -> tuple[Phrase, ...]:
    """What has been declared in this cycle, in the order in which it would be carried out. [FM-BID-04 FM-BID-05]"""
    return tuple(bid_phrase(state, bid) for bid in bids_in_order(state, state.bids))


def bid_phrase(state: State, bid: Bid) -> Phrase:
    """A declaration in words."""
    who, option = state.figures[bid.figure].id, bidding.OPTION_NAMES[bid.option]
    if bid.target != NOBODY:
        whom = state.figures[bid.target].id
        return phrase("guide-order-at", "FM-BID-04", who=who, option=option, whom=whom, item=bid.weapon, dice=bid.dice)
    return phrase("guide-order", "FM-BID-04", who=who, option=option, dice=bid.dice)


def turn_phrase(state: State, i: int, answer: Answer) -> Phrase:
    """When figure i would act with this declaration, among those made so far. [FM-BID-04 FM-BID-05]"""
    mine = bid_of(state, i, answer)
    return bid_place_phrase(state, mine)


@lru_cache(maxsize=1024)
def bid_place_phrase(state: State, mine: Bid) -> Phrase:
    """The phrase that says where a bid would stand among those made so far."""
    ranked = bids_in_order(state, (*state.bids, mine))
    at = ranked.index(mine)
    ahead = tuple(state.figures[bid.figure].id for bid in ranked[:at])
    behind = tuple(state.figures[bid.figure].id for bid in ranked[at + 1 :])
    if ahead and behind:
        return phrase("guide-acts-between", "FM-BID-04", "FM-BID-05", ahead=ahead, behind=behind)
    if ahead:
        return phrase("guide-acts-last", "FM-BID-04", "FM-BID-05", ahead=ahead)
    if behind:
        return phrase("guide-acts-first", "FM-BID-04", "FM-BID-05", behind=behind)
    return phrase("guide-acts-alone", "FM-BID-01")
