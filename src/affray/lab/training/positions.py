"""Positions to learn from: the first question of each round of many games, with what came of the game."""

from collections.abc import Iterator

import msgspec

from affray.core import InputError, Question, Scenario, System
from affray.core.eyes import visible_state
from affray.dice.stream import Stream
from affray.game.scenario import is_kept_out, shipped_scenarios
from affray.play.noisy import NoisyPlayer
from affray.play.player import Seat
from affray.play.run import play_fast
from affray.referee.live import Live
from affray.systems import registry

Rules = System[object, object]
NOISES = (0.0, 0.1, 0.25)
"""The errors of the players, each as often: only who errs now and then meets positions that good play avoids."""
DICE, FIRST, SECOND, SETTING = range(4)
"""The streams of a game: its dice, the own numbers of either player, and what is drawn for it."""
STREAMS = 4
MOST_ANSWERS = 5_000
"""A game of more answers teaches nothing."""
DRAWN_PART = 3
"""One game of so many is played on a drawn fight, where the system draws any."""


class TrainingSpec(msgspec.Struct, frozen=True):
    """The games to learn from, and those to check by: they are played on scenarios that are kept out of training."""

    system: str
    games: int
    checks: int
    seed: int

    def is_check(self, number: int) -> bool:
        """Whether the game of that number is one to check by."""
        return number >= self.games


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A position: the features of the first side less those of the second, and what the first side made of the game."""

    game: int
    difference: tuple[float, ...]
    score: float


def check_spec(spec: TrainingSpec) -> None:
    """Sees to it that a system measures positions and has fights to learn from, and to check by. Raises InputError."""
    system: Rules = registry.load_system(spec.system)
    if not system.opponents.features:
        raise InputError(f"{spec.system}: measures no positions, so that nothing can be learned from them")
    for kept_out in (False, True)[: 1 + (spec.checks > 0)]:
        if not any(two_sided(system, kept_out=kept_out)):
            where = "kept out of training to check by" if kept_out else "there to learn from"
            raise InputError(f"{spec.system}: no fights of two sides are {where}")


class RoundBook:
    """Notes the features of both sides at the first question of each round."""

    hears = False

    def __init__(self, system: Rules) -> None:
        self.system, self.rounds = system, 0
        self.differences: list[tuple[float, ...]] = []

    def see_answer(self, state: object, question: Question[object], answer: object) -> None:
        """Notes the position where a round has begun."""
        now = self.system.opponents.rounds(state)
        if now > self.rounds:
            self.rounds = now
            self.differences.append(feature_difference(self.system, state))

    def see_action(self, before: object, question: Question[object], answer: object, after: object, live: Live) -> None:
        """Nothing is of interest."""


def rows_of(spec: TrainingSpec, number: int) -> list[Row]:
    """The positions of one game; none of one that is not over after `MOST_ANSWERS`."""
    system: Rules = registry.load_system(spec.system)
    setting = Stream(spec.seed, STREAMS * number + SETTING)
    scenario = scenario_of(system, setting, kept_out=spec.is_check(number))
    seats = [
        Seat("", NoisyPlayer(setting.pick(NOISES)), Stream(spec.seed, STREAMS * number + place))
        for place in (FIRST, SECOND)
    ]
    book, dice = RoundBook(system), Stream(spec.seed, STREAMS * number + DICE)
    try:
        over = play_fast(system, system.setup(scenario, {}), seats, dice, MOST_ANSWERS, book)
    except RuntimeError:
        return []
    score = system.score(over)[0]
    return [Row(number, found, score) for found in book.differences]


def feature_difference(system: Rules, state: object) -> tuple[float, ...]:
    """The features of the first side less those of the second, each as the side itself sees them."""
    one, other = (system.opponents.measure(visible_state(system, state, side), side) for side in (0, 1))
    return tuple(a - b for a, b in zip(one, other, strict=True))


def scenario_of(system: Rules, setting: Stream, *, kept_out: bool) -> Scenario:
    """The scenario of a game: one of those shipped, or a drawn one to learn from."""
    if not kept_out and setting.face(DRAWN_PART) == 0:
        drawn = system.opponents.draw_scenario(setting.word())
        if drawn is not None:
            return drawn
    found = tuple(two_sided(system, kept_out=kept_out))
    if not found:
        raise InputError(
            f"{system.facts.key}: no fights of two sides are {'kept out of' * kept_out or 'there for'} training"
        )
    return setting.pick(found)


def two_sided(system: Rules, *, kept_out: bool) -> Iterator[Scenario]:
    """The shipped scenarios of two sides that are kept out, or are not."""
    for scenario in shipped_scenarios(system.facts.key):
        state = system.setup(scenario, {})
        if is_kept_out(scenario.name) is kept_out and len(system.sides(state)) == len((FIRST, SECOND)):
            yield scenario
