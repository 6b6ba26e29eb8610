"""The case verbs of movement, Force Retreat, initiative and bidding, answered by the rules that play."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.dice.pool import pool
from affray.referee import Script
from affray.space.hex import Hex, disc, neighbour
from affray.systems.foeman.cases.saves import MATCHES, Match
from affray.systems.foeman.content.codes import BACK_STEP, STEP_NAMES, D
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.position.answers import Retreat
from affray.systems.foeman.position.state import Board, Figure, State, engagers
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.body import Body
from affray.systems.foeman.rules.movement import GOING, Motion
from affray.systems.foeman.rules.saving_throws import entry_score, judge_save, pivot_dice, pivot_penalty
from affray.systems.foeman.turn import forced_retreats, hand_to_hand, movement_phase, steps
from affray.systems.foeman.turn.action_phase import open_options
from affray.systems.foeman.turn.experience_gained import is_goblin

Last = Literal["front", "back"]
Condition = Literal["up", "unconscious", "dead"]
LOSSES = {"up": 0, "unconscious": 9, "dead": 10}


class AllowanceGiven(Given, frozen=True, kw_only=True):
    """`allowance`."""

    race: str = "Human"
    armor: str = NONE
    engaged: bool = False
    prone: bool = False
    last_step: Last = "front"
    mmma: int | None = None
    used: int | None = None


def allowance(given: Answer) -> Answer:
    """mMMA, and with Mp used the options that are left."""
    case = read_given(given, AllowanceGiven)
    read_house(case.options)
    mmma = case.mmma
    if mmma is None:
        figure = plain_figure("x", 0, (0, 0), case.race, case.armor)
        mmma = movement.allowance(case.engaged, case.prone, case.last_step == "back", figure.kit.speed)
    answer: dict[str, object] = {"mmma": mmma}
    if case.used is not None:
        answer["options"] = open_options(case.used, mmma)
    return answer


class StepGiven(Given, frozen=True, kw_only=True):
    """`step`."""

    pos: Hex
    facing: int
    dir: int
    last_step: Last = "front"
    step_number: int = 1


def step(given: Answer) -> Answer:
    """Where a step leads, and what it makes of facing and last step."""
    case = read_given(given, StepGiven)
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


def plain_figure(name: str, side: int, pos: Hex, race: str = "Human", armor: str = NONE) -> Figure:
    """A figure with middling attributes and no gear but its armor."""
    return Figure(id=name, side=side, race=race, st=10, dx=11, iq=11, pos=pos, armor=armor)


def foe_figure(foe: Foe) -> Figure:
    """The opponent as a figure of the other side."""
    check_direction(foe.facing, "facing")
    body = Body(phys=LOSSES[foe.state], prone=int(foe.prone))
    return replace(plain_figure(foe.id, 1, foe.pos), facing=foe.facing, body=body)


def board_around(*centres: Hex, radius: int = 12) -> Board:
    """Open ground around the hexes of a case."""
    return Board({at: "open" for centre in centres for at in disc(centre, radius)})


class EngagedGiven(Given, frozen=True, kw_only=True):
    """`engaged`."""

    pos: Hex
    opponents: tuple[Foe, ...] = ()


def engaged_answer(given: Answer) -> Answer:
    """Who engages a figure in that hex."""
    case = read_given(given, EngagedGiven)
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


class MoveGiven(Given, frozen=True, kw_only=True):
    """`move`."""

    figure: Mover
    path: list[int | Literal["rise", "fall"]]
    opponents: tuple[Foe, ...] = ()
    costs: list[int] | None = None
    hth_exit: Literal["passed", "failed"] | None = None


def move(given: Answer) -> Answer:
    """A whole move along a path, up to its end."""
    case = read_given(given, MoveGiven)
    mover = case.figure
    check_direction(mover.facing, "facing")
    figure = replace(
        plain_figure("", 0, mover.pos, mover.race, mover.armor),
        facing=mover.facing,
        back=mover.last_step == "back",
        body=Body(prone=int(mover.prone)),
    )
    foes = tuple(foe_figure(foe) for foe in case.opponents)
    state = State(
        board_around(mover.pos, radius=len(case.path) + 2), ("a", "b"), (figure, *foes), read_house(case.options)
    )
    state = steps.begin_move(state, 0)
    in_hth = steps.current_move(state)[0].in_hth
    if in_hth and case.hth_exit is None:
        raise InputError("hth_exit: expected passed or failed, since a conscious opponent shares the hex")
    if not in_hth and case.hth_exit is not None:
        raise InputError("hth_exit: no conscious opponent shares the hex")
    if case.hth_exit is not None:
        state = hand_to_hand.leave_hth(state, int(case.hth_exit == "passed"))
    count = sum(isinstance(part, int) for part in case.path)
    costs = case.costs if case.costs is not None else [1] * count
    if len(costs) != count:
        raise InputError(f"costs: expected {count} numbers, one a step, got {len(costs)}")
    left = iter(costs)
    for part in case.path:
        state = play_path_part(state, part, next(left) if isinstance(part, int) else 0)
    return move_answer(state)


def play_path_part(state: State, part: int | str, cost: int) -> State:
    """The state after one part of a path. Raises InputError for what the rules refuse."""
    if isinstance(part, str):
        fault = movement_phase.posture_refusal(state, part)
        if fault is None:
            return movement_phase.change_posture(Script(), state, part)
    else:
        check_direction(part, "path")
        fault = steps.step_refusal(state, part)
        if fault is None:
            return steps.state_after_step(state, part, cost)
    raise InputError(str(fault))


def move_answer(state: State) -> Answer:
    """The answer of `move`: where the figure is after it, and what it may still do."""
    going, _, figure = steps.current_move(state)
    foes = engagers(state, figure.side, figure.pos)
    return {
        "pos": list(figure.pos),
        "facing": figure.facing,
        "mmma": figure.motion.mmma,
        "used": figure.motion.used,
        "mode": movement.MODE_NAMES[going.mode],
        "must_stop": going.halt != GOING,
        "engaged_by": sorted(state.figures[foe].id for foe in foes),
        "prone": bool(figure.body.prone),
        "last_step": "back" if figure.back and figure.motion.steps > 0 else "front",
        "pivot_turn": movement_phase.turn_limit(state),
        "options": open_options(figure.motion.used, figure.motion.mmma),
    }


class PivotGiven(Given, frozen=True, kw_only=True):
    """`pivot`."""

    mmma: int
    """The movement allowance of this round, in Mp."""
    used: int
    """Mp used."""
    steps: int
    """Steps taken."""
    last_step: Last = "front"
    """Whether the last step was a front or a back one."""
    engaged: bool = False
    """Whether the figure is engaged."""
    turn: int | None = None
    """The hexsides to turn; None to ask only for the limit."""
    dice: list[int] | None = None
    """The dice of the saving throw."""
    miq: int | None = None
    """The figure's mIQ."""
    race: str = "Human"
    """The figure's race."""
    mdx: int | None = None
    """The figure's standing mDX."""
    match: Match = "even"
    """How the figure is matched by those that engage it."""


def pivot(given: Answer) -> Answer:
    """How far a figure may turn, with which saving throw, and what a failed one costs."""
    case = read_given(given, PivotGiven)
    house = read_house(case.options)
    limit = movement.pivot_limit(
        case.mmma, case.used, case.steps, case.last_step == "back", case.engaged, house.pivot_half
    )
    dice = pivot_dice(case.engaged, MATCHES[case.match], house) if limit == 1 else 0
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
        if house.pivot_threshold and case.mdx is None:
            raise InputError("mdx: expected the standing mDX under pivot_threshold dx")
        saved = judge_save(pool(rolled), dice, case.miq, is_goblin(case.race))
        answer["penalty"] = pivot_penalty(saved, case.miq, case.mdx or 0, house)
    return answer


class EntryGiven(Given, frozen=True, kw_only=True):
    """`hth_entry`."""

    started_engaged: bool
    """Whether the mover began its move engaged."""
    steps_before: int
    """Steps taken before."""
    used_before: int
    """Mp used before."""
    mmma: int
    """The mover's movement allowance, in Mp."""
    kind: Literal["front", "back", "about"]
    """The kind of the step into the hex."""
    target_mdx: int
    """The target's standing mDX."""
    mover_mst: int
    """The mover's mST."""
    target_mst: int
    """The target's mST."""
    dice: list[int] | msgspec.UnsetType | None = msgspec.UNSET
    """The dice of the target's saving throw; None where it waives it, unset to ask only for the score."""
    target_race: str = "Human"
    """The target's race."""


def hth_entry(given: Answer) -> Answer:
    """Whether Hand-to-Hand may be attempted, and how it ends; every hex costs 1 Mp."""
    case = read_given(given, EntryGiven)
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
        if len(case.dice) != hand_to_hand.HTH_SAVE_DICE or not all(0 <= face < D for face in case.dice):
            raise InputError(f"dice: expected {hand_to_hand.HTH_SAVE_DICE} faces from 0 to {D - 1}")
        passed = judge_save(pool(case.dice), hand_to_hand.HTH_SAVE_DICE, score, is_goblin(case.target_race)).passed
    return answer | {
        "passed": bool(passed),
        "result": "displaced" if passed else "hth",
        "used": case.used_before + movement.entry_mp(passed, 1, 1),
    }


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


class RetreatGiven(Given, frozen=True, kw_only=True):
    """`force_retreat`."""

    a: RetreatA
    b: RetreatB
    dir: int
    follow: bool = False
    blocked: tuple[Hex, ...] = ()


def force_retreat(given: Answer) -> Answer:
    """Whether a retreat may be forced, and where both stand after it."""
    case = read_given(given, RetreatGiven)
    check_direction(case.dir, "dir")
    a = replace(
        plain_figure("a", 0, case.a.pos),
        facing=case.a.facing,
        back=case.a.last_step == "back",
        was_hurt_by=(1,) if case.a.lost_from_b > 0 else (),
        body=Body(prone=int(case.a.prone), aim=1),
        motion=Motion(retreated=int(case.a.retreated)),
    )
    b = replace(
        plain_figure("b", 1, case.b.pos),
        facing=case.b.facing,
        back=case.b.last_step == "back",
        was_hurt_by=(0,) if case.b.lost > 0 else (),
        motion=Motion(forced=int(case.b.retreated_another)),
    )
    board = Board(board_around(a.pos, b.pos, radius=3).ground | dict.fromkeys(case.blocked, "object"))
    state = State(board, ("a", "b"), (a, b), read_house(case.options))
    answer = Retreat("a", "b", case.dir, case.follow)
    if forced_retreats.retreat_refusal(state, answer) is not None:
        return {"allowed": False}
    after = forced_retreats.play_retreat(Script(), state, answer)
    a, b = after.figures
    return {"allowed": True, "a": placement(a) | {"aim": a.body.aim}, "b": placement(b)}


def placement(figure: Figure) -> dict[str, object]:
    """Where a figure is after a retreat, as an answer names it."""
    return {"pos": list(figure.pos), "facing": figure.facing, "last_step": "back" if figure.back else "front"}


def check_direction(value: int, key: str) -> None:
    """Raise InputError unless the value is a direction from 0 to 5."""
    if not 0 <= value < 6:
        raise InputError(f"{key} {value}: expected a direction from 0 to 5")


VERBS = {
    "allowance": allowance,
    "step": step,
    "engaged": engaged_answer,
    "move": move,
    "pivot": pivot,
    "hth_entry": hth_entry,
    "force_retreat": force_retreat,
}
