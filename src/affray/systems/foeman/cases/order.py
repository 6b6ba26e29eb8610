"""The case verbs of initiative and bidding, answered by the rules that play."""

from typing import Literal

import msgspec

from affray.core import InputError
from affray.core.reading.end_case import standing
from affray.core.reading.given import Answer, Given, read_given
from affray.referee import Script
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.initiative import chooser, rank_sides


class BidFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure in a bid phase."""

    id: str
    mdx: int
    dx: int


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A declaration in a bid phase."""

    option: Literal["move", "strike", "defend", "hurl", "ready", "jab", "watch", "fire", "use"]
    dib: int | None = None
    adj: int = 0


class CycleGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cycle of a bid phase."""

    declare: dict[str, Declared]
    mdx: dict[str, int] = {}
    out: list[str] = []


class BidGiven(Given, frozen=True, kw_only=True):
    """`bid_phase`."""

    figures: list[BidFigure]
    cycles: list[CycleGiven]
    tie_order: list[str] | None = None


def bid_phase(given: Answer) -> Answer:
    """Who acts in each cycle, who defends, and who has not acted at the end."""
    case = read_given(given, BidGiven)
    house = read_house(case.options)
    names = [figure.id for figure in case.figures]
    ties = names if case.tie_order is None else case.tie_order
    if sorted(ties) != sorted(names):
        raise InputError("tie_order: expected every figure once")
    mdx = {i: figure.mdx for i, figure in enumerate(case.figures)}
    dx = {i: figure.dx for i, figure in enumerate(case.figures)}
    lots = tuple(names.index(name) for name in ties)
    unacted, defending, cycles = set(mdx), set[int](), list[object]()
    for cycle in case.cycles:
        unknown = [name for name in (*cycle.mdx, *cycle.out, *cycle.declare) if name not in names]
        if unknown:
            raise InputError(f"cycles: unknown figure {unknown[0]!r}")
        mdx |= {names.index(name): score for name, score in cycle.mdx.items()}
        unacted -= {names.index(name) for name in cycle.out}
        order = bidding.priority({i: mdx[i] for i in unacted}, dx, lots)
        if {names.index(name) for name in cycle.declare} != unacted or not order:
            raise InputError("declare: expected one declaration of every figure that has not acted, and no other")
        bids, values = {}, {}
        for i in order:
            said = cycle.declare[names[i]]
            option = bidding.OPTION_NAMES.index(said.option)
            bids[i] = declaration_dice(option, said.dib)
            values[i] = bidding.tie_value(mdx[i], said.adj, house.tie_uses_bonuses)
            if option == bidding.DEFEND:
                defending.add(i)
        actor = bidding.executor(order, bids, values)
        unacted -= {actor} | defending
        cycles.append({"order": [names[i] for i in order], "actor": names[actor]})
    return {
        "cycles": cycles,
        "defending": sorted(names[i] for i in defending),
        "unacted": sorted(names[i] for i in unacted),
    }


def declaration_dice(option: int, dib: int | None) -> int:
    """The dice of a declaration; those that are fixed may go unsaid. Raises InputError."""
    if dib is None:
        fixed = {bidding.DEFEND: bidding.DEFEND_BID, bidding.WATCH: bidding.LEAST_BID, bidding.MOVE: bidding.LEAST_BID}
        if option not in fixed:
            raise InputError(f"dib: expected 1 to {bidding.MOST_BID} dice")
        return fixed[option]
    fault = bidding.bid_refusal(option, dib)
    if fault is not None:
        raise InputError(f"dib: {fault.reason}")
    return dib


class InitiativeGiven(Given, frozen=True, kw_only=True):
    """`initiative`."""

    rolls: dict[str, int]
    first_last_round: str | None = None
    tiebreaks: tuple[dict[str, int], ...] = ()
    decisions: tuple[Literal["move", "cede"], ...] = ()


def initiative(given: Answer) -> Answer:
    """The ranking, the order in which the sides move, and who has the bonus next round."""
    case = read_given(given, InitiativeGiven)
    read_house(case.options)
    names = list(case.rolls)
    if case.first_last_round is not None and case.first_last_round not in names:
        raise InputError(f"first_last_round: unknown side {case.first_last_round!r}")
    rolls = [[case.rolls[name]] for name in names]
    for tied in case.tiebreaks:
        if not set(tied) <= set(names):
            raise InputError("tiebreaks: unknown side")
        rolls.extend([tied[name]] for name in names if name in tied)
    script = Script(rolls)
    first = -1 if case.first_last_round is None else names.index(case.first_last_round)
    ranking, totals = rank_sides(script, tuple(range(len(names))), first, tuple(names))
    script.finish()
    order = sides_in_order(ranking, list(case.decisions))
    return {
        "totals": dict(zip(names, totals, strict=True)),
        "ranking": [names[side] for side in ranking],
        "order": [names[side] for side in order],
        "bonus_next": names[order[0]],
    }


def sides_in_order(ranking: tuple[int, ...], decisions: list[Literal["move", "cede"]]) -> tuple[int, ...]:
    """The sides in the order in which they move, when those that may cede decide so. [FM-INI-03]"""
    moved: tuple[int, ...] = ()
    ceded = 0
    while len(moved) < len(ranking):
        side, may_cede = chooser(ranking, moved, ceded)
        if may_cede and decisions and decisions.pop(0) == "cede":
            ceded += 1
        else:
            moved, ceded = (*moved, side), 0
    if decisions:
        raise InputError("decisions: more than are asked for")
    return moved


VERBS = {
    "bid_phase": bid_phase,
    "initiative": initiative,
    "standing": standing,
}
