"""Which pair of games comes next, and when enough is known.

Games are planned in batches, each from the results of the opening and of all batches but the last: so processes never wait for the last game of a
batch, and the order depends on results alone, not on who is done first. Every ladder has one order; how long it goes on is
another matter.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from affray.lab.batches.estimates import bounds_in_sigmas
from affray.lab.ladder.game import PairOutcome
from affray.lab.ladder.plan import LadderPlan
from affray.lab.ladder.ratings import Ratings, Sample, is_certain
from affray.lab.ladder.shares import Samples, pairing_samples, ratings_of, samples_of

BATCH = 16
"""Pairs of games that are planned together."""
OPENING = 8
"""Each two players begin with a pair of games on each scenario, or on so many of them if there are more."""
TRUST = 4
"""The scatter on a scenario is trusted as much as that over all once there are so many pairs of games."""
Outcomes = Mapping[int, PairOutcome]


class Neighbours(NamedTuple):
    """Two players of whom one stands next above the other: their pairing, how far apart they are in Elo, how far that may be
    off 95 times of 100, and whether it is certain who is the stronger."""

    above: int
    below: int
    pairing: int
    elo: float
    half: float
    certain: bool


def neighbours_of(plan: LadderPlan, ratings: Ratings) -> list[Neighbours]:
    """Each two players who stand next to each other, from the top."""
    found = []
    for above, below in zip(ratings.order, ratings.order[1:], strict=False):
        elo, error = ratings.difference(above, below)
        half = bounds_in_sigmas() * error
        found.append(Neighbours(above, below, plan.pairing_of(above, below), elo, half, is_certain(elo, error)))
    return found


def is_known(neighbours: Neighbours, within: float) -> bool:
    """Whether enough is known of two neighbours: how far apart they are, or who is the stronger; `within` 0 wants all."""
    return within > 0 and (neighbours.certain or neighbours.half <= within)


class Schedule:
    """The order of the pairs of games of a ladder, as far as results say it."""

    def __init__(self, plan: LadderPlan) -> None:
        self.plan = plan
        self.order = opening(plan)
        self.ends = [len(self.order)]
        """Where each batch ends; the first one is the opening."""

    def extend(self, outcomes: Outcomes) -> bool:
        """Plans the next batch, where the results that it takes are there. Returns whether they are."""
        base = self.ends[max(0, len(self.ends) - 2)]
        if any(number not in outcomes for number in self.order[:base]):
            return False
        self.order += next_batch(self.plan, {number: outcomes[number] for number in self.order[:base]}, self.order)
        self.ends.append(len(self.order))
        return True

    def played(self, outcomes: Outcomes) -> list[int]:
        """The pairs of games from the first on that are all played."""
        for place, number in enumerate(self.order):
            if number not in outcomes:
                return self.order[:place]
        return self.order

    def whole_batches(self, outcomes: Outcomes) -> list[int]:
        """The pairs of games of those batches that are all played."""
        count = len(self.played(outcomes))
        return self.order[: max((end for end in self.ends if end <= count), default=0)]


def opening(plan: LadderPlan) -> list[int]:
    """The first pairs of games: each two players once on each scenario, or on so many that all scenarios have their share."""
    grounds = len(plan.grounds)
    return [
        plan.number(pairing, (pairing + place) % grounds, 0)
        for place in range(min(grounds, OPENING))
        for pairing in range(len(plan.pairings))
    ]


def next_batch(plan: LadderPlan, outcomes: Outcomes, order: list[int]) -> list[int]:
    """The next pairs of games: each of those neighbours of whom the least is known, on the scenario of which the least is."""
    samples = samples_of(plan, outcomes)
    near = neighbours_of(plan, ratings_of(plan, samples, range(len(plan.grounds))))
    unsure = [neighbours for neighbours in near if not neighbours.certain] or near
    counts = Counter(plan.place(number)[:2] for number in order)
    known = Counter(
        {
            neighbours.pairing: sum(
                s.pairs for s in pairing_samples(samples, neighbours.pairing, range(len(plan.grounds)))
            )
            for neighbours in unsure
        }
    )
    planned = Counter(
        {
            neighbours.pairing: sum(counts[neighbours.pairing, g] for g in range(len(plan.grounds)))
            for neighbours in unsure
        }
    )
    found = []
    for _ in range(BATCH):
        # What is already planned makes an interval shorter as soon as it is played.
        widest = max(
            unsure,
            key=lambda neighbours: (
                neighbours.half**2 * (1 + known[neighbours.pairing]) / (1 + planned[neighbours.pairing])
            ),
        )
        ground = least_known_ground(plan, samples, widest.pairing, counts)
        found.append(plan.number(widest.pairing, ground, counts[widest.pairing, ground]))
        counts[widest.pairing, ground] += 1
        planned[widest.pairing] += 1
    return found


def least_known_ground(plan: LadderPlan, samples: Samples, pairing: int, counts: Counter[tuple[int, int]]) -> int:
    """The scenario where one more pair of games of two players says the most: one that they have not had, or one where their
    results scatter."""
    grounds = range(len(plan.grounds))
    had = pairing_samples(samples, pairing, grounds)
    free = sum(sample.pairs - 1 for sample in had)
    usual = (sum(sample.squares for sample in had) + 0.125) / (free + 1)

    def gain(ground: int) -> float:
        count = counts[pairing, ground]
        if not count:
            return float("inf")
        sample = samples.get((pairing, ground), Sample(1, 0.0, 0.0))
        spread = (sample.squares + TRUST * usual) / (sample.pairs - 1 + TRUST)
        return spread / (count * (count + 1))

    return max(grounds, key=lambda ground: (gain(ground), -ground))
