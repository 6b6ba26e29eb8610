"""How lucky a side was: what its actions came to, less what they come to in the mean over all dice they could have had.

Whatever judges positions, the luck of an action is 0 in the mean, so that a result less the luck is as fair as the result. The
better the judgement, the less such numbers scatter. An action with its inner choices counts as one throw of chance: it is
played again with other dice, which are drawn apart from the game's; inner choices are made by players of the same kind.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from itertools import combinations_with_replacement
from math import comb, exp, factorial, prod

from affray.core import System
from affray.dice.stream import Stream
from affray.play import Seat
from affray.play.run import choose_fast
from affray.play.search.value import usual_value
from affray.referee.live import ChoiceNeeded, DiceSource, Live, StreamDice, ask

Rules = System[object, object]
Evaluator = Callable[[Rules, object], float]
"""The chance of side 0 in a position, from 0 to 1; a draw counts as half."""
STEEPNESS = 4.0
"""How much of all that is measured decides a fight: with all of it the chance is 98 %."""
Throw = tuple[tuple[int, ...], float]


class TooMany(Exception):
    """There are more results than are worth counting."""


def plain_chance(system: Rules, state: object) -> float:
    """The chance of side 0 by what both sides have, feature by feature, each as much worth; where the system measures nothing
    by how both stand. Certain once somebody has won."""
    score = system.score(state)
    if max(score) == 1:
        return score[0]
    ahead = score[0] - score[1]
    if system.opponents.features:
        mine, theirs = (system.opponents.measure(state, side) for side in range(2))
        shares = [(a - b) / (a + b) if a + b else 0.0 for a, b in zip(mine, theirs, strict=True)]
        ahead = sum(shares) / len(shares)
    return 1 / (1 + exp(-STEEPNESS * ahead))


def usual_evaluator(system: Rules) -> Evaluator:
    """What has been learned of a system's positions; where nothing has, `plain_chance`."""
    value = usual_value(system)
    return (lambda _, state: value.chances(state)[0]) if value.weights else plain_chance


class Luck:
    """The luck of side 0 over a game, in chances to win."""

    def __init__(self, system: Rules, judge: Evaluator, samples: int, seats: Sequence[Seat], dice: Stream) -> None:
        """`samples` other dice for each action; inner choices of those are made by `seats`."""
        self.system, self.judge, self.samples, self.seats, self.dice = system, judge, samples, seats, dice
        self.total = 0.0

    def note_action(self, before: object, answer: object, after: object) -> None:
        """Adds the luck of an action that had dice or a choice in it."""
        self.total += self.judge(self.system, after) - self.expected_chance(before, answer)

    def expected_chance(self, before: object, answer: object) -> float:
        """The mean chance after an action: exact where it has few results, else over a sample."""
        found = results_of(self.system, before, answer, self.samples, self.seats, self.dice)
        return sum(self.judge(self.system, after) * weight for after, weight in found) / sum(w for _, w in found)


def results_of(
    system: Rules, before: object, answer: object, samples: int, seats: Sequence[Seat], dice: Stream
) -> list[tuple[object, float]]:
    """What an action can come to, with weights: all of it where it has few results, else a sample thrown with `dice`, inner
    choices made by `seats`."""
    with suppress(TooMany, ChoiceNeeded):
        return list(every_result(system, before, answer, samples))
    choose = partial(choose_of, system, before, seats)
    live = Live(StreamDice(dice), system.codes, choose, quiet=1)
    return [(system.play(live, before, answer), 1.0) for _ in range(samples)]


def choose_of(
    system: Rules, before: object, seats: Sequence[Seat], who: int, what: int, most: int, x: int, y: int, z: int
) -> int:
    """An inner choice of an action that is played again."""
    return choose_fast(system, before, seats, ChoiceNeeded(who, what, most, x, y, z))


def every_result(system: Rules, before: object, answer: object, most: int) -> Iterator[tuple[object, float]]:
    """What an action can come to, each with its chance. Raises TooMany for more than `most`, ChoiceNeeded where somebody has
    to choose; both before the chances add up to one."""
    dice = EveryThrow(most)
    live = Live(dice, system.codes, ask, quiet=1)
    for _ in range(most):
        dice.at = 0
        yield system.play(live, before, answer), dice.chance
        if not dice.advance():
            return
    raise TooMany


class EveryThrow(DiceSource):
    """Dice that fall in every way, one after the other: an odometer of the throws on the way to a result."""

    def __init__(self, most: int) -> None:
        self.most, self.at = most, 0
        self.throws: list[tuple[Throw, ...]] = []
        self.taken: list[int] = []

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """The faces of a throw on the present way. Raises TooMany."""
        if self.at == len(self.taken):
            ways = comb(n + die - 1, n) * prod(map(len, self.throws))
            if ways > self.most:
                raise TooMany
            self.throws.append(throws_of(n, die))
            self.taken.append(0)
        self.at += 1
        return self.throws[self.at - 1][self.taken[self.at - 1]][0]

    @property
    def chance(self) -> float:
        """The chance of the present way."""
        return prod(throws[place][1] for throws, place in zip(self.throws, self.taken, strict=True))

    def advance(self) -> bool:
        """Goes on to the next way; False after the last one."""
        while self.taken:
            self.taken[-1] += 1
            if self.taken[-1] < len(self.throws[-1]):
                return True
            self.throws.pop()
            self.taken.pop()
        return False


@lru_cache(maxsize=256)
def throws_of(n: int, die: int) -> tuple[Throw, ...]:
    """All ways in which n dice fall, whatever their order, with their chances.

    >>> throws_of(2, 2)
    (((0, 0), 0.25), ((0, 1), 0.5), ((1, 1), 0.25))
    """
    return tuple(
        (faces, factorial(n) / prod(factorial(faces.count(face)) for face in set(faces)) / die**n)
        for faces in combinations_with_replacement(range(die), n)
    )
