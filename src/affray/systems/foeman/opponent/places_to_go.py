"""Where a figure should go: every place that its move can end, weighed by what it is worth there."""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Question
from affray.dice import Dist
from affray.space.hex import Hex, direction_to, distance, neighbour
from affray.systems.foeman.content.codes import D
from affray.systems.foeman.opponent.worth import foes_of, mp_to_hex, place_worth
from affray.systems.foeman.position.answers import Answer, Enter, Face, Step, Word
from affray.systems.foeman.position.state import (
    Figure,
    State,
    engagers,
    index_of,
    is_standing,
    put_figure,
    standing_score,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.movement import GOING
from affray.systems.foeman.rules.saving_throws import automatic_result, entry_score, is_within_score
from affray.systems.foeman.turn.hand_to_hand import HTH_SAVE_DICE
from affray.systems.foeman.turn.steps import Walk, current_move, walk_after_step, walk_of, walk_refusal

CLOSE_LOOKS = 10
FAR_LOOKS = 2
HARD_TURN = 0.3
WORDS = {"rise": 5.0, "fall": -6.0, "reload": 9.0, "drop shield": -6.0, "exit": -0.5, "charge": 0.4}
PUSHING = -1.5
GRAPPLING = -0.3
NOTHING_LEFT = 1.5
FAR = 99


def move_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each answer of a figure's move is worth."""
    here, by_step = end_values(state)
    return tuple(move_value(answer, state, here, by_step) for answer in question.answers)


def move_value(answer: Answer, state: State, here: float, by_step: dict[int, float]) -> float:
    """What one answer is worth, when staying is worth `here` and each first step what it leads to."""
    match answer:
        case Step(direction):
            return by_step.get(direction, -FAR)
        case Face(facing):
            return pivot_worth(state, facing)
        case Word("stop"):
            return here
        case Word(word):
            return here + WORDS[word]
        case Enter(_, target):
            return entry_worth(state, current_move(state)[1], walk_of(state), index_of(state, target), here)
    return here + PUSHING


@lru_cache(maxsize=256)
def end_values(state: State) -> tuple[float, dict[int, float]]:
    """What it is worth to stop here, and the best that each first step leads to."""
    _, i, figure = current_move(state)
    walks = reachable_walks(state)
    rough = sorted(walks, key=lambda walk: (-rough_worth(state, figure, walk), walk))
    by_step: dict[int, float] = {}
    back = previous_hex(figure)
    for walk in promising_walks(state, figure, rough):
        if walk.pos in (figure.pos, back):
            continue
        first = walks[walk]
        worth = max((end_worth(state, i, walk), *entry_values(state, i, walk)))
        by_step[first] = max(by_step.get(first, -FAR), worth)
    return place_worth(state, i), by_step


def previous_hex(figure: Figure) -> Hex:
    """The hex from which a figure made its last step; its own before the first one. [FM-MOV-04 FM-MOV-05]"""
    if not figure.motion.steps:
        return figure.pos
    return neighbour(figure.pos, figure.facing if figure.back else (figure.facing + 3) % 6)


def entry_values(state: State, i: int, walk: Walk) -> list[float]:
    """What attempts at Hand-to-Hand from the end of a walk are worth, where they are allowed. [FM-HTH-01]"""
    move, _, figure = current_move(state)
    if walk.halt != GOING or walk.back or move.engagers or move.in_hth:
        return []
    found = []
    for j in foes_of(state, figure.side):
        foe = state.figures[j]
        if distance(walk.pos, foe.pos) != 1 or foe.body.prone:
            continue
        kind = movement.take_step(walk.facing, direction_to(walk.pos, foe.pos) or 0, walk.back, walk.steps + 1).kind
        if movement.may_enter(0, walk.steps, walk.used, figure.motion.mmma, kind, figure.body.prone):
            found.append(entry_worth(state, i, walk, j, place_worth_at(state, i, walk)))
    return found


def place_worth_at(state: State, i: int, walk: Walk) -> float:
    """What it would be worth to stop at the end of a walk as it is."""
    return worth_at_facing(state, i, walk, walk.facing)


def entry_worth(state: State, i: int, walk: Walk, j: int, otherwise: float) -> float:
    """The worth of attempting Hand-to-Hand with figure j: of being in its hex, by the chance that it does not avoid it.

    [FM-HTH-02 FM-HTH-03]
    """
    foe = state.figures[j]
    score = entry_score(standing_score(foe), state.figures[i].mst, foe.mst, state.house)
    kept_off = Dist.sums(HTH_SAVE_DICE, D).chance(
        lambda points: bool(is_within_score(automatic_result(points, HTH_SAVE_DICE), points, score))
    )
    inside = walk._replace(pos=foe.pos, used=walk.used + state.board.cost[foe.pos], steps=walk.steps + 1)
    won = 1.0 - float(kept_off)
    towards = direction_to(walk.pos, foe.pos) or 0
    return won * worth_at_facing(state, i, inside, towards) + (1.0 - won) * otherwise + GRAPPLING


def reachable_walks(state: State) -> dict[Walk, int]:
    """Every way that the move can go on, with its first step; of two that end alike the cheaper."""
    _, i, figure = current_move(state)
    taken = {other.pos for j, other in enumerate(state.figures) if j != i and is_standing(other)}
    engaged: dict[Hex, int] = {}
    found: dict[Walk, int] = {}
    seen: dict[tuple[Hex, int, bool], int] = {}
    edge: list[tuple[Walk, int]] = [(walk_of(state), -1)]
    while edge:
        following: list[tuple[Walk, int]] = []
        for walk, first in edge:
            if walk.halt != GOING or walk.used >= figure.motion.mmma:
                continue
            for direction in range(6):
                there = neighbour(walk.pos, direction)
                if there in taken or walk_refusal(state, walk, direction) is not None:
                    continue
                if there not in engaged:
                    engaged[there] = len(engagers(state, figure.side, there))
                after = walk_after_step(state, walk, direction, state.board.cost[there], engaged[there])
                mark = (after.pos, after.facing, after.back)
                if seen.get(mark, FAR) <= after.used:
                    continue
                seen[mark] = after.used
                found[after] = direction if first < 0 else first
                following.append((after, found[after]))
        edge = following
    return found


def promising_walks(state: State, figure: Figure, rough: list[Walk]) -> list[Walk]:
    """The walks that deserve a closer look: the best few of each distance to the nearest foe."""
    taken: dict[int, int] = {}
    found: list[Walk] = []
    for walk in rough:
        near = nearest_foe_mp(state, figure, walk.pos)
        taken[near] = taken.get(near, 0) + 1
        if taken[near] <= (CLOSE_LOOKS if near <= 1 else FAR_LOOKS):
            found.append(walk)
    return found


def nearest_foe_mp(state: State, figure: Figure, pos: Hex) -> int:
    """The Mp over the ground from a hex to the nearest foe."""
    return min(
        (mp_to_hex(state.board, state.figures[j].pos).get(pos, FAR) for j in foes_of(state, figure.side)), default=0
    )


def rough_worth(state: State, figure: Figure, walk: Walk) -> float:
    """A first look at an end: how near the foes are, and whether anything can still be done there."""
    near = nearest_foe_mp(state, figure, walk.pos)
    strikes = walk.used < figure.motion.mmma and bool(movement.may_act(2, walk.used, figure.motion.mmma))
    behind = sum(
        1.0
        for j in foes_of(state, figure.side)
        if distance(walk.pos, state.figures[j].pos) == 1 and not is_front_hex(state.figures[j], walk.pos)
    )
    return (2.0 if near <= 1 and strikes else 0.0) + behind - 0.5 * near - 0.02 * walk.used


def is_front_hex(foe: Figure, pos: Hex) -> bool:
    """Whether the hex is one of the foe's Front hexes."""
    return any(neighbour(foe.pos, (foe.facing + side) % 6) == pos for side in (5, 0, 1))


def end_worth(state: State, i: int, walk: Walk) -> float:
    """The best that an end of the move is worth, over the facings that the figure may take there."""
    figure = state.figures[i]
    foes = len(engagers(state, figure.side, walk.pos))
    limit = movement.pivot_limit(figure.motion.mmma, walk.used, walk.steps, walk.back, foes, state.house.pivot_half)
    best = -float(FAR)
    for turn in range(-limit, limit + 1) if limit < 3 else range(6):
        cost = HARD_TURN if turn and limit == 1 else 0.0
        best = max(best, worth_at_facing(state, i, walk, (walk.facing + turn) % 6) - cost)
    return best - (NOTHING_LEFT if walk.used >= figure.motion.mmma and current_move(state)[0].engagers else 0.0)


def worth_at_facing(state: State, i: int, walk: Walk, facing: int) -> float:
    """What it is worth to the figure to end its move there with this facing."""
    figure = state.figures[i]
    motion = figure.motion._replace(used=walk.used, steps=walk.steps)
    there = replace(figure, pos=walk.pos, facing=facing, back=walk.back, motion=motion)
    return place_worth(put_figure(state, i, there), i)


def pivot_worth(state: State, facing: int) -> float:
    """What a pivot where the figure is would be worth."""
    _, i, figure = current_move(state)
    walk = walk_of(state)
    foes = len(engagers(state, figure.side, figure.pos))
    limit = movement.pivot_limit(figure.motion.mmma, walk.used, walk.steps, walk.back, foes, state.house.pivot_half)
    return worth_at_facing(state, i, walk, facing) - (HARD_TURN if limit == 1 else 0.0)
