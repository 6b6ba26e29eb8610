"""The case verbs of movement, Force Retreat, initiative and bidding, answered by the rules that play."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.cases import decode
from affray.referee import Script
from affray.space.hex import Hex, disc, neighbour
from affray.systems.foeman import bidding, movement, moving, retreats
from affray.systems.foeman.answers import Retreat
from affray.systems.foeman.constants import BACK_STEP, GOBLIN, STEP_NAMES, D
from affray.systems.foeman.fighting import options_open
from affray.systems.foeman.initiative import chooser, rank_sides
from affray.systems.foeman.learning import is_goblin
from affray.systems.foeman.options import read_house
from affray.systems.foeman.saves import entry_score, judge_save, pivot_dice, pivot_penalty
from affray.dice.pool import pool
from affray.systems.foeman.state import (
    GOING,
    HALTED,
    NONE,
    Board,
    Figure,
    Move,
    State,
    engagers,
    speed,
)

Given = Mapping[str, object]
Last = Literal["front", "back"]
Condition = Literal["up", "unconscious", "dead"]
Options = dict[str, str | int | bool]
SAMPLE = {"st": 10, "dx": 11, "iq": 11}
LOSSES = {"up": 0, "unconscious": 9, "dead": 10}


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every `given` may carry."""

    options: Options = {}


class AllowanceGiven(Base, frozen=True, kw_only=True):
    """`allowance`."""

    race: str = "Human"
    armor: str = NONE
    engaged: bool = False
    prone: bool = False
    last_step: Last = "front"
    mmma: int | None = None
    used: int | None = None


def allowance(given: Given) -> Given:
    """mMMA, and with Mp used the options that are left."""
    case = decode(given, AllowanceGiven)
    read_house(case.options)
    mmma = case.mmma
    if mmma is None:
        figure = Figure("x", 0, case.race, **SAMPLE, pos=(0, 0), armor=case.armor)
        mmma = movement.allowance(case.engaged, case.prone, case.last_step == "back", speed(figure))
    answer: dict[str, object] = {"mmma": mmma}
    if case.used is not None:
        answer["options"] = options_open(case.used, mmma)
    return answer


class StepGiven(Base, frozen=True, kw_only=True):
    """`step`."""

    pos: Hex
    facing: int
    dir: int
    last_step: Last = "front"
    step_number: int = 1


def step(given: Given) -> Given:
    """Where a step leads, and what it makes of facing and last step."""
    case = decode(given, StepGiven)
    read_house(case.options)
    check_direction(case.facing, "facing")
    check_direction(case.dir, "dir")
    made = movement.take_step(case.facing, case.dir, case.last_step == "back", case.step_number)
    return {
        "pos": list(neighbour(case.pos, case.dir)),
        "facing": made.facing,
        "kind": STEP_NAMES[made.kind],
        "last_step": "back" if made.kind == BACK_STEP else "front",
        "terminates": bool(made.ends_move),
    }


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent on the board of a case."""

    id: str
    pos: Hex
    facing: int
    state: Condition = "up"
    prone: bool = False


def foe_figure(foe: Foe) -> Figure:
    """The opponent as a figure of the other side."""
    check_direction(foe.facing, "facing")
    return Figure(
        foe.id, 1, "Human", **SAMPLE, pos=foe.pos, facing=foe.facing, prone=foe.prone, phys=LOSSES[foe.state]
    )


def board_around(*centres: Hex, radius: int = 12) -> Board:
    """Open ground around the hexes of a case."""
    return Board({at: "open" for centre in centres for at in disc(centre, radius)})


class EngagedGiven(Base, frozen=True, kw_only=True):
    """`engaged`."""

    pos: Hex
    opponents: list[Foe] = []


def engaged(given: Given) -> Given:
    """Who engages a figure in that hex."""
    case = decode(given, EngagedGiven)
    figures = tuple(foe_figure(foe) for foe in case.opponents)
    state = State(board_around(), ("a", "b"), figures, read_house(case.options))
    by = sorted(figures[i].id for i in engagers(state, 0, case.pos))
    return {"engaged": len(by) > 0, "by": by}


class Mover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure that moves in a case."""

    pos: Hex
    facing: int
    last_step: Last = "front"
    race: str = "Human"
    armor: str = NONE
    prone: bool = False


class MoveGiven(Base, frozen=True, kw_only=True):
    """`move`."""

    figure: Mover
    path: list[int | Literal["rise", "fall"]]
    opponents: list[Foe] = []
    costs: list[int] | None = None
    hth_exit: Literal["passed", "failed"] | None = None


def move(given: Given) -> Given:
    """A whole move along a path, up to its end."""
    case = decode(given, MoveGiven)
    mover = case.figure
    check_direction(mover.facing, "facing")
    figure = Figure(
        "", 0, mover.race, **SAMPLE, pos=mover.pos, facing=mover.facing, armor=mover.armor, prone=mover.prone,
        back=mover.last_step == "back",
    )  # fmt: skip
    foes = tuple(foe_figure(foe) for foe in case.opponents)
    state = State(board_around(mover.pos, radius=len(case.path) + 2), ("a", "b"), (figure, *foes), read_house(case.options))
    state = moving.begin_move(state, 0)
    in_hth = moving.current(state)[0].in_hth
    if in_hth and case.hth_exit is None:
        raise InputError("hth_exit: expected passed or failed, since a conscious opponent shares the hex")
    if not in_hth and case.hth_exit is not None:
        raise InputError("hth_exit: no conscious opponent shares the hex")
    if case.hth_exit is not None:
        state = moving.leave_hth(state, int(case.hth_exit == "passed"))
    steps = [part for part in case.path if isinstance(part, int)]
    costs = case.costs if case.costs is not None else [1] * len(steps)
    if len(costs) != len(steps):
        raise InputError(f"costs: expected {len(steps)} numbers, one a step, got {len(costs)}")
    left = iter(costs)
    for part in case.path:
        state = take(state, part, next(left) if isinstance(part, int) else 0)
    return moved(state)


def take(state: State, part: int | str, cost: int) -> State:
    """The state after one part of a path. Raises InputError for what the rules refuse."""
    if isinstance(part, str):
        fault = moving.posture_fault(state, part)
        if fault is None:
            return moving.change_posture(Script(), state, part)
    else:
        check_direction(part, "path")
        fault = moving.step_fault(state, part)
        if fault is None:
            return moving.stepped(state, part, cost)
    raise InputError(str(fault))


def moved(state: State) -> Given:
    """The answer of `move`."""
    going, _, figure = moving.current(state)
    foes = engagers(state, figure.side, figure.pos)
    return {
        "pos": list(figure.pos),
        "facing": figure.facing,
        "mmma": figure.mmma,
        "used": figure.used,
        "mode": movement.MODE_NAMES[going.mode],
        "must_stop": going.halt != GOING,
        "engaged_by": sorted(state.figures[foe].id for foe in foes),
        "prone": figure.prone,
        "last_step": "back" if figure.back and figure.steps > 0 else "front",
        "pivot_turn": moving.turns_allowed(state),
        "options": options_open(figure.used, figure.mmma),
    }


class PivotGiven(Base, frozen=True, kw_only=True):
    """`pivot`."""

    mmma: int
    used: int
    steps: int
    last_step: Last = "front"
    engaged: bool = False
    turn: int | None = None
    dice: list[int] | None = None
    miq: int | None = None
    race: str = "Human"


def pivot(given: Given) -> Given:
    """How far a figure may turn, with which saving throw, and what a failed one costs."""
    case = decode(given, PivotGiven)
    house = read_house(case.options)
    limit = movement.pivot_limit(
        case.mmma, case.used, case.steps, case.last_step == "back", case.engaged, house.pivot_half
    )
    dice = pivot_dice(case.engaged) if limit == 1 else 0
    answer: dict[str, object] = {"max_turn": limit, "sv_dice": dice}
    if case.turn is None:
        return answer
    if not 0 <= case.turn <= limit:
        raise InputError(f"turn {case.turn}: expected 0 to {limit} hexsides")
    answer["penalty"] = 0
    if case.turn and limit == 1:
        rolled = case.dice or []
        if case.miq is None or len(rolled) != dice or not all(0 <= face < D for face in rolled):
            raise InputError(f"dice: expected {dice} faces from 0 to {D - 1}, and miq")
        answer["penalty"] = pivot_penalty(judge_save(pool(rolled), dice, case.miq, is_goblin(case.race)), case.miq)
    return answer


class EntryGiven(Base, frozen=True, kw_only=True):
    """`hth_entry`."""

    started_engaged: bool
    steps_before: int
    used_before: int
    mmma: int
    kind: Literal["front", "back", "about"]
    target_mdx: int
    mover_mst: int
    target_mst: int
    dice: list[int] | None | msgspec.UnsetType = msgspec.UNSET
    target_race: str = "Human"


def hth_entry(given: Given) -> Given:
    """Whether Hand-to-Hand may be attempted, and how it ends; every hex costs 1 Mp."""
    case = decode(given, EntryGiven)
    house = read_house(case.options)
    kind = STEP_NAMES.index(case.kind)
    allowed = movement.may_enter(case.started_engaged, case.steps_before, case.used_before, case.mmma, kind, 0)
    if not allowed:
        return {"allowed": False}
    score = entry_score(case.target_mdx, case.mover_mst, case.target_mst, house)
    answer: dict[str, object] = {"allowed": True, "score": score}
    if case.dice is msgspec.UNSET:
        return answer
    passed = 0
    if case.dice is not None:
        if len(case.dice) != moving.HTH_SAVE_DICE or not all(0 <= face < D for face in case.dice):
            raise InputError(f"dice: expected {moving.HTH_SAVE_DICE} faces from 0 to {D - 1}")
        passed = judge_save(pool(case.dice), moving.HTH_SAVE_DICE, score, is_goblin(case.target_race)).passed
    return answer | {
        "passed": bool(passed),
        "result": "displaced" if passed else "hth",
        "used": case.used_before + movement.entry_mp(passed, 1, 1),
    }


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


class BidGiven(Base, frozen=True, kw_only=True):
    """`bid_phase`."""

    figures: list[BidFigure]
    cycles: list[CycleGiven]
    tie_order: list[str] | None = None


def bid_phase(given: Given) -> Given:
    """Who acts in each cycle, who defends, and who has not acted at the end."""
    case = decode(given, BidGiven)
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
            bids[i] = declared_dice(option, said.dib)
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


def declared_dice(option: int, dib: int | None) -> int:
    """The dice of a declaration; those that are fixed may go unsaid. Raises InputError."""
    if dib is None:
        fixed = {bidding.DEFEND: bidding.DEFEND_BID, bidding.WATCH: bidding.LEAST_BID, bidding.MOVE: bidding.LEAST_BID}
        if option not in fixed:
            raise InputError(f"dib: expected 1 to {bidding.MOST_BID} dice")
        return fixed[option]
    fault = bidding.bid_fault(option, dib)
    if fault:
        raise InputError(f"dib: {fault}")
    return dib


class RetreatA(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure to be retreated."""

    pos: Hex
    facing: int
    last_step: Last = "front"
    lost_from_b: int = 0
    prone: bool = False
    retreated: bool = False


class RetreatB(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure that forces the retreat."""

    pos: Hex
    facing: int
    last_step: Last = "front"
    lost: int = 0
    retreated_another: bool = False


class RetreatGiven(Base, frozen=True, kw_only=True):
    """`force_retreat`."""

    a: RetreatA
    b: RetreatB
    dir: int
    follow: bool = False
    blocked: list[Hex] = []


def force_retreat(given: Given) -> Given:
    """Whether a retreat may be forced, and where both stand after it."""
    case = decode(given, RetreatGiven)
    check_direction(case.dir, "dir")
    a = Figure(
        "a", 0, "Human", **SAMPLE, pos=case.a.pos, facing=case.a.facing, back=case.a.last_step == "back",
        prone=case.a.prone, retreated=case.a.retreated, was_hurt_by=(1,) if case.a.lost_from_b > 0 else (), aim=1,
    )  # fmt: skip
    b = Figure(
        "b", 1, "Human", **SAMPLE, pos=case.b.pos, facing=case.b.facing, back=case.b.last_step == "back",
        was_hurt_by=(0,) if case.b.lost > 0 else (),
    )  # fmt: skip
    ground = {at: name for at, name in board_around(a.pos, b.pos, radius=3).ground.items()}
    board = Board(ground | {at: "object" for at in case.blocked})
    state = State(board, ("a", "b"), (a, b), read_house(case.options))
    answer = Retreat("a", "b", case.dir, case.follow)
    if retreats.retreat_fault(state, answer) is not None:
        return {"allowed": False}
    after = retreats.play_retreat(Script(), state, answer)
    return {"allowed": True} | {figure.id: placed(figure) for figure in after.figures}


def placed(figure: Figure) -> Given:
    """A figure after a retreat."""
    return {
        "pos": list(figure.pos),
        "facing": figure.facing,
        "last_step": "back" if figure.back else "front",
        "aim": figure.aim,
    }


class InitiativeGiven(Base, frozen=True, kw_only=True):
    """`initiative`."""

    rolls: dict[str, int]
    first_last_round: str | None = None
    tiebreaks: list[dict[str, int]] = []
    decisions: list[Literal["move", "cede"]] = []


def initiative(given: Given) -> Given:
    """The ranking, the order in which the sides move, and who has the bonus next round."""
    case = decode(given, InitiativeGiven)
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
    ranking, totals = rank_sides(script, tuple(range(len(names))), first)
    script.finish()
    order = decide(ranking, list(case.decisions))
    return {
        "totals": dict(zip(names, totals, strict=True)),
        "ranking": [names[side] for side in ranking],
        "order": [names[side] for side in order],
        "bonus_next": names[order[0]],
    }


def decide(ranking: tuple[int, ...], decisions: list[Literal["move", "cede"]]) -> tuple[int, ...]:
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


def check_direction(value: int, key: str) -> None:
    """Raises InputError for what is no direction."""
    if not 0 <= value < 6:
        raise InputError(f"{key} {value}: expected a direction from 0 to 5")


VERBS = {
    "allowance": allowance,
    "step": step,
    "engaged": engaged,
    "move": move,
    "pivot": pivot,
    "hth_entry": hth_entry,
    "bid_phase": bid_phase,
    "force_retreat": force_retreat,
    "initiative": initiative,
}
