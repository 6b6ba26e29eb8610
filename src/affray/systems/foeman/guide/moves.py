"""Where a figure can end its move: every walk that the steps of the rules allow, and what stops each.

A place costs what the whole move has used when it ends there. Of several ways to a hex the cheapest counts, then one
that does not end in a Back step, then the one that turns least; other facings are reached by the pivot at its end.
"""

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from affray.core.faces.guide import Check, Phrase, Place
from affray.core.fight_state import allies, figure_names, find_index
from affray.space.hex import Hex, neighbour, neighbours
from affray.systems.foeman.content.codes import STRIKE
from affray.systems.foeman.guide.rolls import exit_check, passage_check
from affray.systems.foeman.position.answers import Pick, Step, write_answer
from affray.systems.foeman.position.state import HELD, MOVE, Figure, State, engagers, is_able, is_standing, put_figure
from affray.systems.foeman.rules import bidding, movement
from affray.systems.foeman.rules.lines_of_sight import SHIELD_BARS
from affray.systems.foeman.rules.movement import ENDED, GOING
from affray.systems.foeman.turn.action_phase import is_option_open
from affray.systems.foeman.turn.aiming import target_refusal
from affray.systems.foeman.turn.hand_to_hand import exit_refusal
from affray.systems.foeman.turn.movement_phase import pivot_dice_at, stay_refusal
from affray.systems.foeman.turn.steps import Walk, begin_move, current_move, walk_after_step, walk_of, walk_refusal
from affray.systems.foeman.words.phrases import phrase

STEP_TEXTS = tuple(write_answer(Step(direction)) for direction in range(6))
FAR = 10_000


class Mark(NamedTuple):
    """The parts of a walk that decide how it can go on and end. Of walks with the same mark only the cheapest is
    followed."""

    pos: Hex
    facing: int
    back: bool
    halt: int
    steps: int


class Way(NamedTuple):
    """A walk, how far it has turned in hexsides, the mark it came from and the direction of its last step."""

    walk: Walk
    turned: int
    before: Mark | None
    direction: int


def mark_of(walk: Walk) -> Mark:
    """The mark of a walk. Steps are counted up to two: more make no difference to what follows.

    [FM-MOV-06 FM-PIV-02]
    """
    return Mark(walk.pos, walk.facing, walk.back, walk.halt, min(walk.steps, 2))


# --- the search -------------------------------------------------------------------------------------------------------
def with_move_begun(state: State, i: int) -> State:
    """The state in which figure i moves: this one where it does, else as if it began its move now."""
    if state.phase == MOVE and state.move is not None and state.move.figure == i:
        return state
    return begin_move(state, i)


class Ground:
    """The hexes that the moving figure may step into, and how many foes engage it there; each is looked up once."""

    def __init__(self, state: State) -> None:
        _, i, figure = current_move(state)
        self.state, self.side = state, figure.side
        self.taken = {other.pos for j, other in enumerate(state.figures) if j != i and is_standing(other)}
        self.open: dict[Hex, bool] = {}
        self.foes: dict[Hex, int] = {}
        self.reached: set[Hex] = set()

    def next_walks(self, walk: Walk) -> Iterator[tuple[int, Walk]]:
        """Every step that the walk may go on with, and the walk after it.

        A step that ends the move is left out where the hex has been reached before, and so for less.
        """
        state = self.state
        for direction, there in enumerate(neighbours(walk.pos)):
            if there in self.reached and is_last_step(walk, direction):
                continue
            # Whether an empty hex may be entered is the same for every walk that may go on at all.
            free = self.open.get(there)
            if free is None:
                free = walk_refusal(state, walk, direction) is None
                if there not in self.taken:
                    self.open[there] = free
            if free:
                if there not in self.foes:
                    self.foes[there] = len(engagers(state, self.side, there))
                yield direction, walk_after_step(state, walk, direction, state.board.cost[there], self.foes[there])


@lru_cache(maxsize=64)
def ways(state: State) -> dict[Mark, Way]:
    """Every way that the move under way can go on, the cheapest for each mark, in the order of their costs."""
    _, _, figure = current_move(state)
    start = walk_of(state)
    settled: dict[Mark, Way] = {}
    best: dict[Mark, tuple[int, int]] = {}
    ground = Ground(state)
    order = count()
    waiting: list[tuple[int, int, int, Mark, Way]] = [
        (start.used, 0, next(order), mark_of(start), Way(start, 0, None, 0))
    ]
    may_go = start.halt == GOING and start.used < figure.motion.mmma and can_walk_on(state, start)
    while waiting:
        _, _, _, mark, way = heappop(waiting)
        if mark in settled:
            continue
        settled[mark] = way
        walk = way.walk
        ground.reached.add(walk.pos)
        if not may_go or walk.halt != GOING:
            continue
        for direction, after in ground.next_walks(walk):
            turned = way.turned + hexsides_between(walk.facing, after.facing)
            then = mark_of(after)
            if (after.used, turned) < best.get(then, (FAR, FAR)):
                best[then] = (after.used, turned)
                heappush(waiting, (after.used, turned, next(order), then, Way(after, turned, mark, direction)))
    return settled


def is_last_step(walk: Walk, direction: int) -> bool:
    """Whether a step in that direction would end the move by itself. [FM-MOV-06]"""
    return movement.take_step(walk.facing, direction, walk.back, walk.steps + 1).ends_move > 0


def can_walk_on(state: State, walk: Walk) -> bool:
    """Whether the walk may go on by any step."""
    return any(walk_refusal(state, walk, direction) is None for direction in range(6))


def hexsides_between(before: int, after: int) -> int:
    """How many hexsides lie between two facings: 0 to 3."""
    side = (after - before) % 6
    return min(side, 6 - side)


def path_to(state: State, mark: Mark) -> tuple[int, ...]:
    """The directions of the steps that lead to a mark."""
    all_ways = ways(state)
    steps: list[int] = []
    way = all_ways[mark]
    while way.before is not None:
        steps.append(way.direction)
        way = all_ways[way.before]
    return tuple(reversed(steps))


# --- places -----------------------------------------------------------------------------------------------------------
def places(state: State, who: str) -> tuple[Place, ...]:
    """Where a figure can end its move, nearest first, at what the whole move has used there; none for one that cannot
    move. Raises InputError."""
    i = find_index(state, who)
    if not is_able(state.figures[i]):
        return ()
    moving = with_move_begun(state, i)
    first = () if moving is state else (write_answer(Pick(who)),)
    best: dict[Hex, tuple[tuple[int, bool, int, int], Mark]] = {}
    for mark, way in ways(moving).items():
        rank = (way.walk.used, mark.halt == ENDED, way.turned, way.walk.steps)
        if mark.pos not in best or rank < best[mark.pos][0]:
            best[mark.pos] = rank, mark
    teller = PlaceBuilder(moving)
    ends = ((mark, ways(moving)[mark].walk) for _, mark in sorted(best.values()))
    return tuple(teller.place(first, mark, walk) for mark, walk in ends if can_stay(moving, walk))


def can_stay(state: State, walk: Walk) -> bool:
    """Whether the move may end there: a friend's hex may only be passed. [FM-MOV-14]"""
    _, i, figure = current_move(state)
    if not any(other.pos == walk.pos and j != i for j, other in enumerate(state.figures)):
        return True
    there = replace(figure, pos=walk.pos, motion=figure.motion._replace(steps=walk.steps))
    return stay_refusal(put_figure(state, i, there)) is None


class PlaceBuilder:
    """Makes the places of one move: what is said about each end of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.move, self.i, self.figure = current_move(state)
        self.options: dict[int, tuple[tuple[Phrase, ...], tuple[Phrase, ...]]] = {}
        self.held = self.exit_checks()

    def exit_checks(self) -> tuple[Check, ...]:
        """The roll that leaving Hand-to-Hand takes; none for a figure outside it. [FM-HTH-05]"""
        if exit_refusal(self.state) is not None:
            return ()
        return (exit_check(self.state, self.i),)

    def place(self, first: tuple[str, ...], mark: Mark, walk: Walk) -> Place:
        """One end of the move, with its path, its rolls, its notes and the options that are left."""
        steps = path_to(self.state, mark)
        foes = engagers(self.state, self.figure.side, walk.pos)
        left, lost = self.options_after(walk.used)
        here = self.figure.pos
        way = [here := neighbour(here, direction) for direction in steps]
        return Place(
            hex=walk.pos, cost=walk.used, path=(*first, *(STEP_TEXTS[direction] for direction in steps)),
            way=tuple(way), facing=walk.facing, stop=self.stop_phrase(walk, foes), engaged=figure_names(self.state, foes), left=left,
            lost=lost, notes=self.note_phrases(walk, len(foes)), checks=(*self.held, *self.passage_checks(mark)),
        )  # fmt: skip

    def passage_checks(self, mark: Mark) -> tuple[Check, ...]:
        """The rolls by which the way gets past other figures. [MW-HTH-03]"""
        all_ways, checks = ways(self.state), []
        way = all_ways[mark]
        while way.before is not None:
            before = all_ways[way.before]
            check = passage_check(self.state, before.walk, way.walk.pos)
            checks.extend([check] if check is not None else [])
            way = before
        return tuple(reversed(checks))

    def stop_phrase(self, walk: Walk, foes: tuple[int, ...]) -> Phrase | None:
        """Why the move can go no further; None when it can. [FM-MOV-03 FM-MOV-06 FM-HTH-05 FM-HTH-06]"""
        if self.held:
            return phrase("guide-stop-hth", "FM-HTH-05", who=self.figure.id)
        if self.move.exit == HELD:
            return phrase("guide-stop-held", "FM-HTH-06", who=self.figure.id)
        if not movement.may_step(walk.used, self.figure.motion.mmma):
            return phrase("guide-stop-mp", "FM-MOV-03", used=walk.used, mmma=self.figure.motion.mmma)
        if walk.halt == ENDED:
            return phrase("guide-stop-back", "FM-MOV-06") if walk.back else phrase("guide-stop-over", "FM-HTH-03")
        if walk.halt != GOING:
            return phrase("guide-stop-engaged", "FM-MOV-03", foes=figure_names(self.state, foes))
        return None

    def note_phrases(self, walk: Walk, foes: int) -> tuple[Phrase, ...]:
        """How the move left its foes, whom its shield bars, and what pivot is left at its end.

        [FM-ARM-07 FM-MOV-09 FM-MOV-10 FM-PIV-01 FM-PIV-03]
        """
        left = {
            movement.SHIFT: (phrase("guide-note-shift", "FM-MOV-09"),),
            movement.DISENGAGE: (phrase("guide-note-disengage", "FM-MOV-10", mp=movement.DISENGAGE_COST),),
        }.get(walk.mode if walk.steps else movement.FREE, ()) + self.shield_notes(walk)
        limit = pivot_hexsides(self.state, self.figure, walk, foes)
        if limit == 0:
            return (*left, phrase("guide-note-pivot-none", "FM-PIV-01"))
        if limit == 1:
            return (
                *left,
                phrase(
                    "guide-note-pivot-one",
                    "FM-PIV-03",
                    "FM-PIV-04",
                    dice=pivot_dice_at(self.state, self.figure, walk.pos),
                ),
            )
        return (*left, phrase("guide-note-pivot-any", "FM-PIV-03"))

    def shield_notes(self, walk: Walk) -> tuple[Phrase, ...]:
        """That the figure's own shield bars a blow at foes beside it, facing as it arrives. [FM-ARM-07]"""
        there = put_figure(self.state, self.i, replace(self.figure, pos=walk.pos, facing=walk.facing))
        own = allies(there, self.figure.side)
        barred: list[int] = []
        clauses: tuple[str, ...] = ()
        for j, foe in enumerate(there.figures):
            if foe.side not in own and is_able(foe) and foe.pos in neighbours(walk.pos):
                why = target_refusal(there, self.i, j, STRIKE)
                if why is not None and why.code == SHIELD_BARS:
                    barred.append(j)
                    clauses = why.clauses
        if not barred:
            return ()
        return (phrase("guide-note-shield", *clauses, foes=figure_names(there, tuple(barred))),)

    def options_after(self, used: int) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
        """The options that are open after so many Mp, and those that are not. [FM-OPT-02 FM-OPT-03]"""
        if used not in self.options:
            left: list[Phrase] = []
            lost: list[Phrase] = []
            for option, name in enumerate(bidding.OPTION_NAMES[: bidding.RUSH]):
                if option == bidding.MOVE:
                    continue
                opened = is_option_open(option, used, self.figure.motion.mmma)
                (left if opened else lost).append(phrase("guide-option", "FM-OPT-02", "FM-OPT-03", option=name))
            self.options[used] = tuple(left), tuple(lost)
        return self.options[used]


def pivot_hexsides(state: State, figure: Figure, walk: Walk, foes: int) -> int:
    """How many hexsides the figure may turn at the end of a walk: 0, 1, or 3 for any facing. [FM-PIV-01 FM-PIV-03]"""
    return movement.pivot_limit(
        figure.motion.mmma, walk.used, walk.steps, walk.back, int(foes > 0), state.house.pivot_half
    )
