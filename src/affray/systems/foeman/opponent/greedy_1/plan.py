"""Where a figure should go: every place that its move can end, weighed by what it is worth there."""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Question
from affray.space.hex import Hex, distance, neighbour
from affray.systems.foeman.opponent.greedy_1.worth import foes_of, place_worth, way
from affray.systems.foeman.position.answers import Answer, Face, Step, Word
from affray.systems.foeman.position.state import Figure, State, engagers, is_standing, put_figure
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.movement import GOING
from affray.systems.foeman.turn.steps import Walk, current_move, walk_after_step, walk_of, walk_refusal

CLOSE_LOOKS = 10
FAR_LOOKS = 2
HARD_TURN = 0.3
WORDS = {"rise": 5.0, "fall": -6.0, "reload": 9.0, "drop shield": -6.0, "exit": -0.5, "charge": 0.4}
ENTRY = -1.5
FAR = 99


def move_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each answer of a figure's move is worth."""
    here, by_step = ends(state)
    return tuple(move_value(answer, state, here, by_step) for answer in question.answers)


def move_value(answer: Answer, state: State, here: float, by_step: dict[int, float]) -> float:
    """What one answer is worth, when staying is worth `here` and each first step what it leads to."""
    match answer:
        case Step(direction):
            return by_step.get(direction, -FAR)
        case Face(facing):
            return faced(state, facing)
        case Word("stop"):
            return here
        case Word(word):
            return here + WORDS[word]
    return here + ENTRY


@lru_cache(maxsize=256)
def ends(state: State) -> tuple[float, dict[int, float]]:
    """What it is worth to stop here, and the best that each first step leads to."""
    _, i, figure = current_move(state)
    walks = reachable(state)
    rough = sorted(walks, key=lambda walk: (-rough_worth(state, figure, walk), walk))
    by_step: dict[int, float] = {}
    for walk in spread(state, figure, rough):
        first = walks[walk]
        by_step[first] = max(by_step.get(first, -FAR), end_worth(state, i, walk))
    return place_worth(state, i), by_step


def reachable(state: State) -> dict[Walk, int]:
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


def spread(state: State, figure: Figure, rough: list[Walk]) -> list[Walk]:
    """The ends that are worth a close look: the best few of each distance to the nearest foe."""
    taken: dict[int, int] = {}
    found: list[Walk] = []
    for walk in rough:
        near = nearest_way(state, figure, walk.pos)
        taken[near] = taken.get(near, 0) + 1
        if taken[near] <= (CLOSE_LOOKS if near <= 1 else FAR_LOOKS):
            found.append(walk)
    return found


def nearest_way(state: State, figure: Figure, pos: Hex) -> int:
    """The Mp over the ground from a hex to the nearest foe."""
    return min((way(state.board, state.figures[j].pos).get(pos, FAR) for j in foes_of(state, figure.side)), default=0)


def rough_worth(state: State, figure: Figure, walk: Walk) -> float:
    """A first look at an end: how near the foes are, and whether anything can still be done there."""
    near = nearest_way(state, figure, walk.pos)
    strikes = walk.used < figure.motion.mmma and bool(movement.may_act(2, walk.used, figure.motion.mmma))
    behind = sum(
        1.0
        for j in foes_of(state, figure.side)
        if distance(walk.pos, state.figures[j].pos) == 1 and not fronts(state.figures[j], walk.pos)
    )
    return (2.0 if near <= 1 and strikes else 0.0) + behind - 0.5 * near - 0.02 * walk.used


def fronts(foe: Figure, pos: Hex) -> bool:
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
        best = max(best, placed(state, i, walk, (walk.facing + turn) % 6) - cost)
    return best


def placed(state: State, i: int, walk: Walk, facing: int) -> float:
    """What the figure is worth to itself at an end of its move, facing so."""
    figure = state.figures[i]
    motion = figure.motion._replace(used=walk.used, steps=walk.steps)
    there = replace(figure, pos=walk.pos, facing=facing, back=walk.back, motion=motion)
    return place_worth(put_figure(state, i, there), i)


def faced(state: State, facing: int) -> float:
    """What a pivot where the figure is would be worth."""
    _, i, figure = current_move(state)
    walk = walk_of(state)
    foes = len(engagers(state, figure.side, figure.pos))
    limit = movement.pivot_limit(figure.motion.mmma, walk.used, walk.steps, walk.back, foes, state.house.pivot_half)
    return placed(state, i, walk, facing) - (HARD_TURN if limit == 1 else 0.0)
