"""How a position is judged for a story, and what each action of a game changed: by its dice, and by being chosen."""

from collections.abc import Callable, Sequence

import msgspec

from affray.core import NATURE, System
from affray.core.faces.opponent import DoerWatcher
from affray.dice.stream import Stream
from affray.game import Game
from affray.lab.ladder.luck import plain_chance, results_of
from affray.lab.story.walk import Step
from affray.play import make_seat
from affray.play.players import STAND_IN
from affray.play.search.value import usual_value

Chances = tuple[float, ...]
Judge = Callable[[object], Chances]
"""The chance of each side in a position."""
AnyGame = Game[object, object]
AnyStep = Step[object, object]
SAMPLES = 96
"""So many results of an action are looked at: all of them where there are no more, else so many other throws."""
SAME = 1e-9


class Judged(msgspec.Struct, frozen=True, array_like=True):
    """An action as the judgement has it; chances are one for each side."""

    moment: int
    """How many answers stand once it is done."""
    by: int
    """The side whose deed it was; NATURE for nobody's."""
    before: Chances
    expected: Chances
    """What it promised before its dice fell."""
    after: Chances
    rarity: float = 1.0
    """How often dice fall as well, for the side that they helped, or better."""

    @property
    def luck(self) -> Chances:
        """What its dice gave each side."""
        return less(self.after, self.expected)

    @property
    def gain(self) -> Chances:
        """What the deed was worth to each side before its dice fell."""
        return less(self.expected, self.before)


def less(ones: Sequence[float], others: Sequence[float]) -> Chances:
    """The differences, place by place."""
    return tuple(one - other for one, other in zip(ones, others, strict=True))


def judge_of(game: AnyGame) -> Judge | None:
    """What judges the positions of a game; None where nothing does, so that nothing can be said of luck.

    What was learned of the system's positions; where nothing was, what both sides have; for a side that decides alone, how near
    it is to its goal and how much it has left; else the score, where it tells anything before the end.
    """
    if is_alone(game):
        return lonely_judge(game)
    system, state = game.system, game.line[0].state
    value = usual_value(system)
    if value.weights:
        return value.chances
    if len(system.sides(state)) == 2 and system.opponents.features:
        return lambda position: both(plain_chance(system, position))
    return system.score if has_telling_score(game) else None


def deciding_sides(game: AnyGame) -> tuple[int, ...]:
    """The sides that decide anything."""
    state = game.line[0].state
    return tuple(side for side in range(len(game.system.sides(state))) if not game.system.seats.is_idle(state, side))


def is_alone(game: AnyGame) -> bool:
    """Whether one side alone decides anything, or friends do against a world, so that nobody wins against another."""
    deciding = len(deciding_sides(game))
    return deciding < 2 or deciding < len(game.system.sides(game.line[0].state))


def party_names(game: AnyGame) -> tuple[str, ...]:
    """Whose chances are judged: each side; where nobody wins against another, those that decide as one, and the rest."""
    names = tuple(game.system.sides(game.line[0].state))
    if not is_alone(game):
        return names
    deciding = deciding_sides(game)
    groups = [[name for side, name in enumerate(names) if (side in deciding) == own] for own in (True, False)]
    return tuple(", ".join(group) for group in groups)


def has_telling_score(game: AnyGame) -> bool:
    """Whether the score of a game changes before its end."""
    first = game.system.score(game.line[0].state)
    return any(game.system.score(moment.state) != first for moment in game.line[:-1])


def lonely_judge(game: AnyGame) -> Judge | None:
    """Judges how those stand who decide alone: half their score, half the share that they have of the most that they ever had."""
    system, measure = game.system, game.system.opponents.measure
    if not has_telling_score(game):
        return None
    deciding = deciding_sides(game)

    def counted(state: object) -> Sequence[float]:
        return [sum(each) for each in zip(*(measure(state, side) for side in deciding), strict=True)]

    had = [counted(moment.state) for moment in game.line]
    most = [max(values) for values in zip(*had, strict=True)]

    def judge(state: object) -> Chances:
        shares = [min(1.0, value / top) for value, top in zip(counted(state), most, strict=True) if top > 0]
        scores = system.score(state)
        score = sum(scores[side] for side in deciding)
        own = (score + sum(shares) / len(shares)) / 2 if shares else score
        return both(own)

    return judge


def both(first: float) -> Chances:
    """The chances of two."""
    return first, 1 - first


def judge_step(game: AnyGame, judge: Judge, step: AnyStep, place: int) -> Judged:
    """What an action changed; `place` is its number in the game, so that it is looked at in the same way each time."""
    before, after = judge(step.before), judge(step.after)
    side = party_of(game, doer_of(game.system, step))
    if not (step.rolled or step.chosen):
        return Judged(step.moment, side, before, after, after)
    seats = [make_seat(STAND_IN, number) for number in range(len(game.system.sides(step.before)))]
    dice = Stream(game.seed, 1 + place)
    results = results_of(game.system, step.before, step.answer, SAMPLES, seats, dice)
    found = [(judge(state), weight) for state, weight in results]
    whole = sum(weight for _, weight in found)
    expected = tuple(
        sum(chances[number] * weight for chances, weight in found) / whole for number in range(len(before))
    )
    favoured = max(range(len(before)), key=lambda number: after[number] - expected[number])
    as_good = sum(weight for chances, weight in found if chances[favoured] >= after[favoured] - SAME) / whole
    # What was thrown can happen, however few of the other throws were as good.
    return Judged(step.moment, side, before, expected, after, max(as_good, 1 / (len(found) + 1)))


def party_of(game: AnyGame, side: int) -> int:
    """The place of a side among those whose chances are judged."""
    if side == NATURE or not is_alone(game):
        return side
    return int(side not in deciding_sides(game))


def doer_of(system: System[object, object], step: AnyStep) -> int:
    """The side whose deed an action is: whoever gave the answer, or declared what nature carries out."""
    watcher = system.opponents.watcher()
    if step.side == NATURE and isinstance(watcher, DoerWatcher):
        return watcher.doer_side(step.before)
    return step.side
