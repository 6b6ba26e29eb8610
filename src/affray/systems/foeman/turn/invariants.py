"""The invariants of a position: what holds in every position that the rules can lead to."""

from affray.core.reading.naming import name_fault, shared_name_faults, side_faults
from affray.mastering.mastery import is_held
from affray.systems.foeman.content.tables import find_weapon, is_weapon
from affray.systems.foeman.position.gear import belongings_faults
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    LEFT_HTH,
    MOVE,
    NOBODY,
    PICK,
    READYING,
    RETREATS,
    Bid,
    Figure,
    State,
    condition,
    is_able,
    is_in_hth,
)
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.body import UNACTED
from affray.systems.foeman.rules.initiative import chooser
from affray.systems.foeman.turn import forced_retreats
from affray.systems.foeman.turn.action_phase import KIND_OF, weapons_in_hand
from affray.systems.foeman.turn.special_items import special_items


def broken_invariants(state: State) -> tuple[str, ...]:
    """The invariants that the position breaks, in words; none for a valid one."""
    found = side_faults(state.sides, state.teams)
    found.extend(f"figure {figure.id!r}: {fault}" for figure in state.figures for fault in figure_faults(state, figure))
    found.extend(shared_name_faults([figure.id for figure in state.figures]))
    found.extend(f"an item lies off the map at {at}" for at, _ in state.items if at not in state.board.ground)
    if not 1 <= state.round <= state.limit:
        found.append(f"round {state.round} of {state.limit}")
    return tuple(found or number_faults(state) or ([] if is_held(state) else phase_faults(state)))


def figure_faults(state: State, figure: Figure) -> list[str]:
    """The invariants that one figure breaks, in words. [FM-EQP-02 FM-APP-10 FM-REC-01]"""
    wrong = [name_fault(figure.id)] if name_fault(figure.id) else [f.reason for f in belongings_faults(figure)]
    if wrong:
        return wrong
    if not state.house.low_cup_mods and any(
        has_low_cup_terms(item) for item in (figure.main, figure.off, *figure.carried)
    ):
        return ["a weapon with Low or Cup terms needs option low_cup_mods"]
    found = [
        f"thing {name!r}: expected one of {', '.join(special_items())}"
        for name in figure.things
        if name not in special_items()
    ]
    if not 0 <= figure.side < len(state.sides):
        found.append("its side is none of the game's")
    if min(figure.st, figure.dx, figure.iq) < 1:
        found.append("an attribute is below 1")
    if figure.pos not in state.board.cost:
        found.append(f"it stands where nobody can: {figure.pos}")
    if not 0 <= figure.facing < 6:
        found.append(f"facing {figure.facing}: expected 0 to 5")
    counts = (
        figure.body.phys,
        figure.body.exh,
        figure.body.incidental,
        figure.body.incidental_new,
        figure.ep,
        figure.motion.used,
        figure.shots,
    )
    if min(counts) < 0:
        found.append("a count is below 0")
    if figure.body.incidental + figure.body.incidental_new > figure.body.exh:
        found.append("more incidental exhaustion than exhaustion")
    if not 0 <= figure.body.aim <= 2 or not -2 <= figure.motion.pivot <= 0:
        found.append("aim or pivot penalty out of bounds")
    if condition(figure) and not figure.body.prone:
        found.append("down but not prone")
    return found


def has_low_cup_terms(item: str) -> bool:
    """Whether an item is a weapon whose DG has Low or Cup terms. [MW-DG-01 MW-DG-02]"""
    return is_weapon(item) and find_weapon(item).has_low_cup_terms


# --- numbers that name something ------------------------------------------------------------------------------------
def number_faults(state: State) -> list[str]:
    """The lists with figures or sides that do not exist, in words."""
    figures, sides = range(-1, len(state.figures)), range(-1, len(state.sides))
    named = [state.actor, *state.lots, *state.order, *(n for bid in state.bids for n in (bid.figure, bid.target))]
    if state.move is not None:
        named.extend((state.move.figure, *state.move.engagers))
    for figure in state.figures:
        named.extend((figure.last_foe, *figure.hurt_by, *figure.was_hurt_by))
    found = [f"{n} is the number of no figure" for n in named if n not in figures]
    by_figure = state.house.retreat_order != 0
    named.extend(state.passed if by_figure else ())
    passed = () if by_figure else state.passed
    named_sides = (state.side, state.winner, *state.ranking, *state.moved, *state.last_order, *passed)
    found.extend(f"{n} is the number of no side" for n in named_sides if n not in sides)
    return found


# --- what a phase needs ---------------------------------------------------------------------------------------------
def phase_faults(state: State) -> list[str]:
    """What the phase needs and the position lacks, in words."""
    fault = ""
    if state.phase == RETREATS and not forced_retreats.retreat_answers(state, state.side):
        fault = "no retreat can be forced"
    elif state.phase in (CHOOSE_SIDE, PICK, MOVE):
        fault = ranking_fault(state) or (move_fault(state) if state.phase == MOVE else "")
    elif state.phase in (DECLARE, EXECUTE):
        fault = cycle_fault(state)
    elif state.phase == READYING and (state.actor == NOBODY or not is_able(state.figures[state.actor])):
        fault = "a figure must be readying in this phase"
    return [fault] if fault else []


def ranking_fault(state: State) -> str:
    """What is wrong with the order in which sides move; empty when nothing is. [FM-INI-03]"""
    waiting = [side for side in state.ranking if side not in state.moved]
    if state.side not in waiting or len(set(state.ranking)) < len(state.ranking):
        return "the side to decide must be in the ranking and not have moved"
    if len(set(state.moved)) < len(state.moved) or not set(state.moved) <= set(state.ranking):
        return "sides that have moved must be in the ranking, each once"
    if state.phase == CHOOSE_SIDE:
        if not 0 <= state.ceded < len(waiting) - 1:
            return "the last side in line may not cede"
        if chooser(state.ranking, state.moved, state.ceded)[0] != state.side:
            return "it is another side's choice"
    return ""


def move_fault(state: State) -> str:
    """What is wrong with the move under way; empty when nothing is."""
    move = state.move
    if move is None or move.figure == NOBODY or not is_able(state.figures[move.figure]):
        return "an able figure must be moving in this phase"
    if state.figures[move.figure].side != state.side:
        return "the figure that moves must be of the moving side"
    if move.in_hth and move.exit != LEFT_HTH and not is_in_hth(state, move.figure):
        return "nobody is in Hand-to-Hand with the figure that moves"
    return ""


def cycle_fault(state: State) -> str:
    """What is wrong with a bid cycle; empty when nothing is. [FM-BID-01]"""
    order, bids = state.order, state.bids
    if not order or len(set(order)) < len(order) or NOBODY in order:
        return "the order of declaration must name each figure once"
    if tuple(bid.figure for bid in bids) != order[: len(bids)]:
        return "the bids must be those of the first figures in the order of declaration"
    if (len(bids) == len(order)) != (state.phase == EXECUTE):
        return "all have declared, or not all, against the phase"
    if not all(is_able(state.figures[i]) and state.figures[i].body.acted == UNACTED for i in order[len(bids) :]):
        return "who declares must be able to act and not have acted"
    if not {i for i, figure in enumerate(state.figures) if is_able(figure)} <= set(state.lots):
        return "every able figure must have a place in the tiebreak order"
    return next((fault for fault in (bid_fault(state, bid) for bid in bids) if fault), "")


def bid_fault(state: State, bid: Bid) -> str:
    """What is wrong with a declaration; empty when nothing is. [FM-BID-03]"""
    figure = state.figures[bid.figure]
    if not 0 <= bid.option < len(bidding.OPTION_NAMES) or bidding.bid_refusal(bid.option, bid.dice):
        return f"no such bid: option {bid.option}, {bid.dice} dice"
    if bid.option in KIND_OF and (bid.target == NOBODY or bid.weapon not in weapons_in_hand(figure)):
        return f"the attack of {figure.id} needs a target and a weapon in hand"
    if bid.option == bidding.RUSH and (bid.target == NOBODY or not figure.kit.shielded):
        return f"the rush of {figure.id} needs a target and a shield"
    if bid.option != bidding.USE:
        return ""
    if bid.weapon in figure.things and (special_items()[bid.weapon].reach > 0) == (bid.target != NOBODY):
        return ""
    return f"{figure.id} cannot use {bid.weapon!r} so"
