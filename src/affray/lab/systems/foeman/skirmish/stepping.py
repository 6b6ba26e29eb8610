"""Compiled skirmishes for learners: many games at once, a step of each in one call of machine code.

In each game a learner answers the questions of one side; the other side fights by one of the fixed policies, or is the
learner's as well. Choices inside an action are made by a policy. A game that is over begins anew with the dice of the next number.
"""

from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.core import InputError, Scenario
from affray.lab.laboratory import LEARNER, WAIT
from affray.lab.machine.compile import DRAW, GAME, INDEX, WORDS, Function, Twins, bare_machine, jit, numba_of, rebind
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import FIGURES, MOST_OFFERED, SIZE, WINNER
from affray.lab.systems.foeman.skirmish.machine import (
    BUILD,
    DECISIONS,
    NOTES,
    OWN,
    Table,
    bare_row,
    dice_words,
    skirmish_verbs,
    sources_number,
)
from affray.lab.systems.foeman.skirmish.manners import Manner, read_manner, way_numbers
from affray.lab.systems.foeman.skirmish.policies import choose_answer
from affray.lab.systems.foeman.skirmish.reading import start_of
from affray.lab.systems.foeman.skirmish.rounds import next_question, play_answer, side_to_answer
from affray.lab.systems.foeman.skirmish.scope import check_skirmish
from affray.lab.systems.foeman.skirmish.seeing import KINDS, action_of, action_starts, see, seen_size, strength_share
from affray.lab.systems.foeman.skirmish.tables import skirmish_tables
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import NOBODY, State
from affray.systems.foeman.system import SYSTEM

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    Step = Callable[["Games", Table, "NDArray[np.int64]", House], None]

MOST_GAMES = 100_000
BEGIN = -1
"""Chosen for a game that is to begin."""
INSIDE = Manner("close")
"""How choices inside an action are made there."""


class Games(NamedTuple):
    """The arrays of games under way, a row or a number for each."""

    dice: "NDArray[np.uint64]"
    """The state of the dice."""
    own: "NDArray[np.uint64]"
    """The numbers that the policies draw."""
    positions: "NDArray[np.int64]"
    """The positions."""
    offered: "NDArray[np.int64]"
    """The answers that are offered."""
    counts: "NDArray[np.int64]"
    """How many answers are offered."""
    ways: "NDArray[np.int64]"
    """How both sides fight where the learner does not."""
    sides: "NDArray[np.int64]"
    """The side that the learner plays, which shares and rewards are of."""
    both: "NDArray[np.bool_]"
    """Whether the other side's questions are the learner's too."""
    asked: "NDArray[np.int64]"
    """The side that is asked, and sees what is seen."""
    shares: "NDArray[np.float64]"
    """The learner's share of the strength, 0 to 1."""
    rewards: "NDArray[np.float32]"
    """What the last step was worth, -2 to 2."""
    over: "NDArray[np.bool_]"
    """Whether the last step ended a game; what is seen is then of the next one."""
    decisions: "NDArray[np.int64]"
    """How many decisions the last step led to, those of the policies too."""
    masks: "NDArray[np.bool_]"
    """Which numbers may be chosen."""
    seen: "NDArray[np.float32]"
    """What the learner sees."""
    start: "NDArray[np.int64]"
    """The first position."""
    starts: "NDArray[np.int64]"
    """The first number of each kind of answers."""


def advance(ref: Table, s: Row, offered: Row, learner: int, both: int, house: House) -> int:
    """Goes on to the next question with more than one answer, the learner's or `both` sides'; how many there are, 0 at the end."""
    n = next_question(ref, ref.t, s, offered, house)  # type: ignore[arg-type]
    while n > 0:
        side = side_to_answer(ref.t, s)
        if n > 1 and (side == learner or both != 0):
            return n
        place = choose_answer(ref, t=ref.t, s=s, ways=ref.ways, side=side, offered=offered, n=n)  # type: ignore[arg-type]
        ref.notes[DECISIONS] += 1
        play_answer(ref, ref.t, s, offered[place], house)  # type: ignore[arg-type]
        n = next_question(ref, ref.t, s, offered, house)  # type: ignore[arg-type]
    return 0


def place_of_action(starts: Row, figures: int, offered: Row, n: int, action: int) -> int:
    """The place of the offered answer that has a number; -1 where none has."""
    for place in range(n):
        if action_of(starts, figures, offered[place]) == action:
            return place
    return -1


def allow(mask: Row, starts: Row, figures: int, offered: Row, n: int) -> None:
    """Marks the numbers of the offered answers and no others."""
    for action in range(starts[KINDS]):
        mask[action] = False
    for place in range(n):
        mask[action_of(starts, figures, offered[place])] = True


def result_of(s: Row, learner: int) -> float:
    """What a game that is over is worth to the learner: 1 won, -1 lost, 0 for a draw."""
    if s[WINNER] == NOBODY:
        return 0.0
    return 1.0 if s[WINNER] == learner else -1.0


def step_of(build: int) -> FunctionType:
    """The function that goes on with many games; `build` stands for its sources."""
    import numpy as np

    nothing, single, none = np.iinfo(np.uint64).max, np.uint64(1), np.uint64(0)

    def step(games: Games, shared: Table, chosen: "NDArray[np.int64]", house: House) -> None:
        starts, figures = bare_row(games.starts), shared.t[FIGURES]
        for g in range(len(chosen)):
            held = Table(
                bare_row(games.dice[g]),  # type: ignore[arg-type]
                bare_row(games.own[g]),  # type: ignore[arg-type]
                bare_row(shared.t),  # type: ignore[arg-type]
                bare_row(games.ways[g]),
                bare_row(shared.notes),  # type: ignore[arg-type]
            )
            if chosen[g] == WAIT:
                games.rewards[g], games.over[g], games.decisions[g] = 0, False, 0
                continue
            s, offered, held.notes[BUILD] = bare_row(games.positions[g]), bare_row(games.offered[g]), build
            learner, both, held.notes[DECISIONS] = games.sides[g], int(games.both[g]), 0
            n, ended, reward = 0, chosen[g] == BEGIN, 0.0
            if not ended:
                place = place_of_action(starts, figures, offered, games.counts[g], chosen[g])
                if place < 0:
                    ended, reward = True, -1.0 if games.asked[g] == learner else 1.0
                else:
                    held.notes[DECISIONS] += 1
                    play_answer(held, held.t, s, offered[place], house)  # type: ignore[arg-type]
                    n = advance(held, s, offered, learner, both, house)
                    share = strength_share(held.t, s, learner)
                    reward, games.shares[g] = 2 * (share - games.shares[g]), share
                    if n == 0:
                        ended, reward = True, reward + result_of(s, learner) - (2 * share - 1)
            games.rewards[g], games.over[g] = reward, ended and chosen[g] != BEGIN
            while ended and n == 0:
                games.dice[g, GAME] += single
                games.own[g, GAME] += single
                games.dice[g, DRAW], games.dice[g, INDEX] = none, nothing
                games.own[g, DRAW], games.own[g, INDEX] = none, nothing
                for at in range(len(games.start)):
                    s[at] = games.start[at]
                n = advance(held, s, offered, learner, both, house)
                games.shares[g] = strength_share(held.t, s, learner)
            games.counts[g], games.asked[g], games.decisions[g] = n, side_to_answer(held.t, s), held.notes[DECISIONS]
            allow(bare_row(games.masks[g]), starts, figures, offered, n)
            see(held.t, s, games.asked[g], bare_row(games.seen[g]))  # type: ignore[arg-type]

    assert isinstance(step, FunctionType)
    return step


@cache
def step_machine() -> "Step":
    """A step of many games as machine code. Raises InputError without numba."""
    numba, twins = numba_of(), Twins(skirmish_verbs())
    called = (advance, play_answer, place_of_action, side_to_answer, strength_share, result_of, allow, see)
    names: dict[str, Function] = {fn.__name__: twins.twin(fn) for fn in called}
    body = rebind(step_of(sources_number()), names | {bare_row.__name__: bare_machine()})
    try:
        return cast("Step", numba.njit(nogil=True, cache=numba.config.OPT > 0)(body))
    except RuntimeError:
        return cast("Step", jit(body))


class SkirmishBatch:
    """So many games of a skirmish at once. `manners` say how the side fights that the learner does not play, one after another for
    each two games; None where it is the learner's too. In every other game the learner's own is the second side, unless `side` says
    which."""

    def __init__(
        self,
        state: State,
        manners: Sequence[Manner | None],
        games: int,
        seed: int = 0,
        side: int | None = None,
    ) -> None:
        """Raises InputError for a skirmish that cannot be compiled, no games or too many, or without numba."""
        check_skirmish(state)
        if not 1 <= games <= MOST_GAMES:
            raise InputError(f"games {games}: expected 1 to {MOST_GAMES}")
        if not manners:
            raise InputError("policy: expected at least one")
        numba_of()
        import numpy as np

        figures, count = len(state.figures), games
        self.house, self.count = state.house, games
        self.actions = action_starts(figures)[-1]
        self.run = step_machine()
        ways = [way_numbers((manner or INSIDE,) * 2) for manner in manners]
        turn = [game // 2 % len(ways) for game in range(count)]
        self.games = Games(
            dice=np.stack([dice_words(seed, game) for game in first_numbers(count)]),
            own=np.stack([dice_words(seed, game + OWN) for game in first_numbers(count)]),
            positions=np.zeros((count, SIZE), np.int64),
            offered=np.zeros((count, MOST_OFFERED), np.int64),
            counts=np.zeros(count, np.int64),
            ways=np.array([ways[place] for place in turn], np.int64),
            sides=np.array([game % 2 if side is None else side for game in range(count)], np.int64),
            both=np.array([manners[place] is None for place in turn], np.bool_),
            asked=np.zeros(count, np.int64),
            shares=np.zeros(count),
            rewards=np.zeros(count, np.float32),
            over=np.zeros(count, np.bool_),
            decisions=np.zeros(count, np.int64),
            masks=np.zeros((count, self.actions), np.bool_),
            seen=np.zeros((count, seen_size(figures)), np.float32),
            start=start_of(state),
            starts=np.array(action_starts(figures), np.int64),
        )
        nothing = np.zeros(WORDS, np.uint64)
        rows = (cast("Row", row) for row in (skirmish_tables(state), self.games.ways[0], np.zeros(NOTES, np.int64)))
        self.shared = Table(nothing, nothing, *rows)
        self.step(np.full(count, BEGIN, np.int64))

    def step(self, chosen: "NDArray[np.int64]") -> Games:
        """Goes on with each game by the number of an answer, or lets it stand at WAIT. A number that the mask forbids loses the game for
        the side that is asked. What comes of it stands in the arrays, which are the same at each step."""
        self.run(self.games, self.shared, chosen, self.house)
        return self.games


def first_numbers(count: int) -> range:
    """A number below that of the first game of each row; each game that begins is the next, far from the other rows'."""
    return range(0, count << 32, 1 << 32)


def skirmish_batch(scenario: Scenario, policies: Sequence[str], games: int, seed: int) -> SkirmishBatch:
    """So many games of a scenario against these policies. Raises InputError as `SkirmishBatch` does, and for an unknown policy."""
    manners = [None if policy == LEARNER else read_manner(policy) for policy in policies]
    return SkirmishBatch(SYSTEM.setup(scenario, scenario.options), manners, games, seed)
