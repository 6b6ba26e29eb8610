"""What is counted of a player over games: how long it thinks, and what its system's watcher notices."""

import math
from collections.abc import Iterable, Mapping

import msgspec

FINENESS = 4
"""Times are counted in steps of which so many double them, so that a quantile is off by 9 % at the most."""
LEAST = 1e-6
"""The shortest time told apart, in seconds."""


class Times(msgspec.Struct):
    """Times in seconds: how many, their sum, the longest, and how many in each step."""

    count: int = 0
    total: float = 0.0
    most: float = 0.0
    steps: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Counts one more."""
        step = round(FINENESS * math.log2(max(seconds, LEAST) / LEAST))
        self.steps[step] = self.steps.get(step, 0) + 1
        self.count += 1
        self.total += seconds
        self.most = max(self.most, seconds)

    def quantile(self, share: float) -> float:
        """The time that this share of them does not exceed; 0 where there is none.

        >>> times = Times()
        >>> for seconds in (0.1, 0.2, 0.4):
        ...     times.add(seconds)
        >>> round(times.quantile(0.5), 1), times.most
        (0.2, 0.4)
        """
        wanted, seen = share * self.count, 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= wanted:
                return min(self.most, LEAST * 2 ** (step / FINENESS))
        return 0.0

    @property
    def mean(self) -> float:
        """Their mean; 0 where there is none."""
        return self.total / self.count if self.count else 0.0


class Tally(msgspec.Struct):
    """What is counted of a player: each of its decisions, all in a row until the other side is asked, what is noticed."""

    decisions: Times = msgspec.field(default_factory=Times)
    stretches: Times = msgspec.field(default_factory=Times)
    answers: int = 0
    """Its answers between actions."""
    noticed: dict[str, int] = {}

    def note(self, counts: Mapping[str, int]) -> None:
        """Adds what was noticed."""
        for name, count in counts.items():
            self.noticed[name] = self.noticed.get(name, 0) + count


def sum_times(several: Iterable[Times]) -> Times:
    """Several times as one."""
    whole = Times()
    for times in several:
        whole.count += times.count
        whole.total += times.total
        whole.most = max(whole.most, times.most)
        for step, count in times.steps.items():
            whole.steps[step] = whole.steps.get(step, 0) + count
    return whole


def sum_tallies(several: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    tallies = list(several)
    whole = Tally(
        sum_times(tally.decisions for tally in tallies),
        sum_times(tally.stretches for tally in tallies),
        sum(tally.answers for tally in tallies),
    )
    for tally in tallies:
        whole.note(tally.noticed)
    return whole
