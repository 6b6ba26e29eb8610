"""What the games of a ladder say of each two players on each scenario, as numbers that ratings are made of."""

from collections.abc import Callable, Iterable, Mapping

from affray.lab.ladder.game import GameOutcome, PairOutcome
from affray.lab.ladder.plan import LadderPlan
from affray.lab.ladder.ratings import DRAWN_PAIRS, Ratings, Sample, Share, rate, sample_of, share_of

Outcomes = Mapping[int, PairOutcome]
Result = Callable[[GameOutcome], float]
Samples = dict[tuple[int, int], Sample]
"""By pairing and scenario."""


def plain_result(game: GameOutcome) -> float:
    """The score of a game."""
    return game.score


def adjusted_result(game: GameOutcome) -> float:
    """The score of a game less its luck."""
    return game.adjusted


def samples_of(plan: LadderPlan, outcomes: Outcomes, result: Result = plain_result) -> Samples:
    """The shares of the first of each two players on each scenario, a number for each pair of games."""
    values: dict[tuple[int, int], list[float]] = {}
    for number in sorted(outcomes):
        pairing, ground, _ = plan.place(number)
        first, second = outcomes[number].games
        values.setdefault((pairing, ground), []).append((result(first) + result(second)) / 2)
    return {key: sample_of(several) for key, several in values.items()}


def pairing_samples(samples: Samples, pairing: int, grounds: Iterable[int]) -> list[Sample]:
    """The samples of two players on some scenarios."""
    return [samples[pairing, ground] for ground in grounds if (pairing, ground) in samples]


def pairing_shares(plan: LadderPlan, samples: Samples, grounds: Iterable[int]) -> dict[tuple[int, int], Share]:
    """What the first of each two players scores on some scenarios, with the drawn games that ratings take."""
    wanted = list(grounds)
    added = DRAWN_PAIRS / (len(plan.players) - 1)
    return {
        met: share_of(pairing_samples(samples, pairing, wanted), len(wanted), added)
        for pairing, met in enumerate(plan.pairings)
    }


def ratings_of(plan: LadderPlan, samples: Samples, grounds: Iterable[int]) -> Ratings:
    """The ratings on some scenarios."""
    return rate(len(plan.players), pairing_shares(plan, samples, grounds), plan.anchor)
