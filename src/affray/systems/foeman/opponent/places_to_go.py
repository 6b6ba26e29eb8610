"""Where a figure should go: every place that its move can end, weighed by what it is worth there."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from heapq import nsmallest

from affray.core import Question
from affray.referee import odds
from affray.space.hex import Hex, direction_to, neighbour
from affray.systems.foeman.content.codes import BACK_STEP, ROLL_SV_PIVOT
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.opponent.judgement import Judgement, save_chance
from affray.systems.foeman.opponent.scene import FAR, Scene, glance_at, hampered_scene, scene_of, spot_at
from affray.systems.foeman.opponent.worth import worth_at
from affray.systems.foeman.position.answers import Answer, Enter, Face, Step, Word
from affray.systems.foeman.position.state import LEFT_HTH, Figure, Move, State, index_of, standing_score
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.expected_harm import steady_policy
from affray.systems.foeman.rules.movement import ENDED, GOING, HALTED
from affray.systems.foeman.rules.saving_throws import entry_score, pivot_dice, pivot_match, pivot_penalty, saving_throw
from affray.systems.foeman.turn.experience_gained import is_goblin
from affray.systems.foeman.turn.hand_to_hand import HTH_SAVE_DICE
from affray.systems.foeman.turn.steps import Walk, current_move, is_shift, passage_cost, walk_of

CLOSE_LOOKS = 10
FAR_LOOKS = 2
WORDS = {"rise": 5.0, "fall": -6.0, "reload": 9.0, "drop shield": -6.0, "exit": -0.5, "charge": 0.4}
PUSHING = -1.5
GRAPPLING = -0.3
NOTHING_LEFT = 1.5
PlainWalk = tuple[Hex, int, int, int, bool, int, int]
"""The fields of a Walk: hundreds are made for each few that are looked at."""
Came = tuple[int, PlainWalk]
"""How a walk came to where it is: its first step, and the walk before its last one."""


def turns_of(facing: int, back: int, number: int) -> tuple[tuple[int, int, bool, bool], ...]:
    """What step number `number` in each direction does: the direction, the facing after it, whether it is a back step,
    whether it ends the move. [FM-MOV-04 FM-MOV-05 FM-MOV-06]"""
    made = (movement.take_step(facing, direction, back, number) for direction in range(6))
    return tuple((way, step.facing, step.kind == BACK_STEP, bool(step.ends_move)) for way, step in enumerate(made))


TURNS = {
    (facing, back, first): turns_of(facing, back, 1 if first else 2)
    for facing in range(6)
    for back in (False, True)
    for first in (False, True)
}
"""What a step does by facing, whether the last step was back, and whether it is the first of its move."""


def move_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each answer of a figure's move is worth."""
    _, i, figure = current_move(state)
    scene, walk = scene_of(state, i), walk_of(state)
    here = worth_at(judge, scene, figure.pos, figure.facing, walk.used, walk.steps)
    by_step = step_values(judge, scene, state)

    def value(answer: Answer) -> float:
        match answer:
            case Step(direction):
                return by_step.get(direction, -FAR)
            case Face(facing):
                return turned_worth(judge, scene, walk, facing, is_hard=pivot_limit(scene, walk) == 1)
            case Word("stop"):
                return here
            case Word(word):
                return here + WORDS[word]
            case Enter(_, target):
                return entry_worth(judge, scene, walk, state.figures[index_of(state, target)], here)
        return here + PUSHING

    return tuple(value(answer) for answer in question.answers)


def step_values(judge: Judgement, scene: Scene, state: State) -> dict[int, float]:
    """The best that each first step leads to."""
    move, _, figure = current_move(state)
    planned = scene.plans.get((judge, walk_of(state))) if judge.steadfast else None
    if planned is not None:
        return dict([planned])
    walks = reachable_walks(scene, state)
    by_step: dict[int, float] = {}
    back, best = previous_hex(figure), (-float(FAR), walk_of(state))
    for walk in promising_walks(scene, walks):
        if walk.pos in (figure.pos, back):
            continue
        first, _ = walks[walk]
        worth = max((end_worth(judge, scene, walk, move), *entry_values(judge, scene, walk, move)))
        by_step[first] = max(by_step.get(first, -FAR), worth)
        best = max(best, (worth, walk))
    if judge.steadfast:
        keep_plan(judge, scene, walks, best)
    return by_step


def keep_plan(judge: Judgement, scene: Scene, walks: Mapping[PlainWalk, Came], best: tuple[float, PlainWalk]) -> None:
    """Notes each step of the way to the best end but the first one, which is still to be chosen."""
    worth, walk = best
    while walk in walks:
        _, before = walks[walk]
        if before in walks:
            scene.plans[judge, before] = step_between(before, walk), worth
        walk = before


def step_between(before: PlainWalk, walk: PlainWalk) -> int:
    """The direction of the step from one point of a walk to the next."""
    way = direction_to(before[0], walk[0])
    assert way is not None
    return way


def previous_hex(figure: Figure) -> Hex:
    """The hex from which a figure made its last step; its own before the first one. [FM-MOV-04 FM-MOV-05]"""
    if not figure.motion.steps:
        return figure.pos
    return neighbour(figure.pos, figure.facing if figure.back else (figure.facing + 3) % 6)


# --- Hand-to-Hand -------------------------------------------------------------------------------------------------------
def entry_values(judge: Judgement, scene: Scene, walk: Walk, move: Move) -> list[float]:
    """What attempts at Hand-to-Hand from the end of a walk are worth, where they are allowed. [FM-HTH-01]"""
    if walk.halt != GOING or walk.back or move.engagers or move.in_hth:
        return []
    found = []
    prone, mmma = scene.figure.body.prone, scene.figure.motion.mmma
    for near in spot_at(scene, walk.pos).foes:
        foe = near.foe.figure
        if near.steps != 1 or foe.body.prone:
            continue
        kind = movement.take_step(walk.facing, direction_to(walk.pos, foe.pos) or 0, walk.back, walk.steps + 1).kind
        if movement.may_enter(0, walk.steps, walk.used, mmma, kind, prone):
            otherwise = worth_at(judge, scene, walk.pos, walk.facing, walk.used, walk.steps)
            found.append(entry_worth(judge, scene, walk, foe, otherwise))
    return found


def entry_worth(judge: Judgement, scene: Scene, walk: Walk, foe: Figure, otherwise: float) -> float:
    """The worth of attempting Hand-to-Hand with a foe: of being in its hex, by the chance that it does not avoid it.

    [FM-HTH-02 FM-HTH-03]
    """
    score = entry_score(standing_score(foe), scene.figure.mst, foe.mst, scene.house)
    won = 1.0 - save_chance(HTH_SAVE_DICE, score)
    towards = direction_to(walk.pos, foe.pos) or 0
    inside = worth_at(judge, scene, foe.pos, towards, walk.used + scene.board.cost[foe.pos], walk.steps + 1)
    return won * inside + (1.0 - won) * otherwise + GRAPPLING


# --- ways ---------------------------------------------------------------------------------------------------------------
def reachable_walks(scene: Scene, state: State) -> dict[PlainWalk, Came]:
    """Every way that the move can go on, as the fields of a Walk, with how it came there; of two that end alike the
    cheaper."""
    move, _, figure = current_move(state)
    if move.in_hth and move.exit != LEFT_HTH:
        return {}
    mmma, bound = figure.motion.mmma, bool(move.engagers or move.in_hth)
    steps, cost, taken, engaged = scene.board.steps, scene.board.cost, scene.taken, scene.engaged
    found: dict[PlainWalk, Came] = {}
    seen: dict[tuple[Hex, int, bool], int] = {}
    edge: list[tuple[PlainWalk, int]] = [(walk_of(state), -1)]
    while edge:
        following: list[tuple[PlainWalk, int]] = []
        for walk, first in edge:
            pos, facing, used, number, back, mode, halt = walk
            if halt != GOING or used >= mmma:
                continue
            exits = steps[pos]
            for direction, turned, backed, ends in TURNS[facing, back, number == 0]:
                there = exits[direction]
                if there is None or there in taken:
                    continue
                spent = used + cost[there]
                if scene.house.passage_sv:
                    spent += passage_cost(state, Walk(*walk), there)
                if number == 0 and bound:
                    mode = movement.first_mode(1, is_shift(state, there))
                    spent = movement.step_cost(spent, mode, 1)
                mark = (there, turned, backed)
                if seen.get(mark, FAR) <= spent:
                    continue
                seen[mark] = spent
                stops = HALTED if spent >= mmma or there in engaged else GOING
                after = (there, turned, spent, number + 1, backed, mode, ENDED if ends else stops)
                way = direction if first < 0 else first
                found[after] = way, walk
                following.append((after, way))
        edge = following
    return found


def promising_walks(scene: Scene, walks: Iterable[PlainWalk]) -> list[Walk]:
    """The walks that deserve a closer look: the best few of each distance to the nearest foe."""
    by_way: dict[int, list[tuple[float, PlainWalk]]] = {}
    mmma = scene.figure.motion.mmma
    strikes = [2.0 if used < mmma and movement.may_act(2, used, mmma) else 0.0 for used in range(mmma + 1)]
    for walk in walks:
        pos, _, used, _, _, _, _ = walk
        way, behind = glance_at(scene, pos)
        # A first look: how near the foes are, and whether anything can still be done there.
        worth = (strikes[min(used, mmma)] if way <= 1 else 0.0) + behind - 0.5 * way - 0.02 * used
        by_way.setdefault(way, []).append((-worth, walk))
    return [
        Walk(*walk)
        for way, ranked in by_way.items()
        for _, walk in nsmallest(CLOSE_LOOKS if way <= 1 else FAR_LOOKS, ranked)
    ]


# --- ends ---------------------------------------------------------------------------------------------------------------
def end_worth(judge: Judgement, scene: Scene, walk: Walk, move: Move) -> float:
    """The best that an end of the move is worth, over the facings that the figure may take there."""
    limit = pivot_limit(scene, walk)
    best = -float(FAR)
    for turn in range(-limit, limit + 1) if limit < 3 else range(6):
        facing = (walk.facing + turn) % 6
        best = max(best, turned_worth(judge, scene, walk, facing, is_hard=turn != 0 and limit == 1))
    return best - (NOTHING_LEFT if walk.used >= scene.figure.motion.mmma and move.engagers else 0.0)


def turned_worth(judge: Judgement, scene: Scene, walk: Walk, facing: int, *, is_hard: bool) -> float:
    """What it is worth to end a walk with another facing: a hard turn by what its saving throw may cost. [FM-PIV-04]"""
    chances = pivot_chances(scene, walk.pos) if is_hard else ((0, 1.0),)
    ends = ((chance, hampered_scene(scene, penalty) if penalty else scene) for penalty, chance in chances)
    return sum(chance * worth_at(judge, end, walk.pos, facing, walk.used, walk.steps) for chance, end in ends)


def pivot_chances(scene: Scene, pos: Hex) -> tuple[tuple[int, float], ...]:
    """What the saving throw of a hard turn in a hex costs in mDX, each with its chance. [FM-PIV-04 MW-PIV-03]"""
    figure = scene.figure
    foes = [near.foe.figure.st for near in spot_at(scene, pos).foes if pos in near.foe.fronts]
    dice = pivot_dice(len(foes) > 0, pivot_match(figure.st, sum(foes)), scene.house)
    return penalty_chances(dice, figure.iq, standing_score(figure), is_goblin(figure.race), scene.house)


@lru_cache(maxsize=1024)
def penalty_chances(dice: int, miq: int, mdx: int, goblin: int, house: House) -> tuple[tuple[int, float], ...]:
    """What a hard turn costs a figure in mDX, each penalty with its chance. [FM-PIV-04 MW-PIV-02]"""
    found = odds(saving_throw, dice, miq, goblin, 0, ROLL_SV_PIVOT, policy=steady_policy)
    chances: dict[int, float] = {}
    for saved, weight in found.items():
        penalty = pivot_penalty(saved, miq, mdx, house)
        chances[penalty] = chances.get(penalty, 0.0) + weight / found.total
    return tuple(chances.items())


def pivot_limit(scene: Scene, walk: Walk) -> int:
    """How many hexsides the figure may turn at the end of a walk. [FM-PIV-01 FM-PIV-02 FM-PIV-03]"""
    foes = spot_at(scene, walk.pos).engagers
    mmma, rounded = scene.figure.motion.mmma, scene.house.pivot_half
    return movement.pivot_limit(mmma, walk.used, walk.steps, walk.back, foes, rounded)
