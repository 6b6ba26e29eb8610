"""What a study shows: tiers, dominated choices, cycles, what the axes change, whether a point buys a point."""

from collections.abc import Callable, Collection, Mapping
from itertools import combinations
from math import exp, log2
from typing import NamedTuple

import msgspec

from affray.lab.arena import DUEL_COLUMNS
from affray.lab.report.study import SOLO, Score, Study

TIERS = (("S", 0.65), ("A", 0.55), ("B", 0.45), ("C", 0.35), ("D", 0.0))
"""The tiers by the lowest score of each."""
LEAST = 1e-9
"""Scores that differ by less are the same."""
MOST_CYCLES = 12
Scores = Mapping[tuple[int, int], float]
LENGTH, DRAWN = DUEL_COLUMNS.index("length"), DUEL_COLUMNS.index("drawn")
LOST_A, LOST_B = DUEL_COLUMNS.index("lost_a"), DUEL_COLUMNS.index("lost_b")


class Standing(msgspec.Struct, frozen=True):
    """How a contender does against all others: its score; the lowest and the highest of the parts of the table; its tier, two
    where the score may be of either; in how many parts it could fight."""

    place: int
    name: str
    score: Score
    lowest: float
    highest: float
    tier: str
    parts: int


class Dominated(msgspec.Struct, frozen=True):
    """A choice that another one does as well as or better than against everybody, everywhere: by how much in the mean."""

    name: str
    by: str
    margin: float
    others: int


class Cycle(msgspec.Struct, frozen=True):
    """Three of whom each beats the next, with what each scores against it."""

    names: tuple[str, str, str]
    scores: tuple[float, float, float]


class Cycles(msgspec.Struct, frozen=True):
    """How many cycles there are among how many threes, and the strongest, by the weakest score of each."""

    count: int
    threes: int
    strongest: tuple[Cycle, ...]


class Change(msgspec.Struct, frozen=True):
    """What an axis changes: what each contender scores at each of its values, None where it cannot fight; the mean length of
    a fight and the share that nobody wins, at each; and how far scores move, in the mean."""

    axis: str
    values: tuple[str, ...]
    rows: tuple[tuple[str, tuple[float | None, ...]], ...]
    lengths: tuple[float, ...]
    drawn: tuple[float, ...]
    moved: float


class Priced(msgspec.Struct, frozen=True):
    """A contender's points beside what they do: its score; what points alone would let it score; the points at which it would
    score as much; the points that it destroys for each one that it loses."""

    name: str
    points: float
    score: float
    fitted: float
    fair: float
    exchange: float


class Prices(msgspec.Struct, frozen=True):
    """Whether a point buys a point: what who costs twice as much scores in the fit, what who is first has of it, how much of
    the scores the fit explains, and each contender."""

    double: float
    first: float
    explained: float
    rows: tuple[Priced, ...]


# --- tiers ------------------------------------------------------------------------------------------------------------
def tier_of(score: Score) -> str:
    """The tier of a score, both where the interval reaches into two.

    >>> tier_of(Score(0.56, 0.0)), tier_of(Score(0.56, 0.02))
    ('A', 'A-B')
    """
    high, low = score.mean + score.error, max(0.0, score.mean - score.error)
    ends = [next(name for name, least in TIERS if end >= least) for end in (high, low)]
    return ends[0] if ends[0] == ends[1] else "-".join(ends)


def standings(study: Study) -> tuple[Standing, ...]:
    """All contenders, the best first."""
    found = []
    for place in study.places:
        overall = study.overall_score(place)
        if overall is None:
            continue
        by_part = [score.mean for part in study.parts if (score := study.overall_score(place, [part])) is not None]
        tier = tier_of(overall) if study.duels else ""
        found.append(
            Standing(
                place,
                name=study.names[place],
                score=overall,
                lowest=min(by_part),
                highest=max(by_part),
                tier=tier,
                parts=len(by_part),
            )
        )
    return tuple(sorted(found, key=lambda standing: (-standing.score.mean, standing.place)))


# --- dominated choices ------------------------------------------------------------------------------------------------
def dominated_contenders(study: Study) -> tuple[Dominated, ...]:
    """The dominated contenders: another one costs no more, never does worse beyond the errors, and does better in the
    mean."""
    found, points = [], points_of(study)
    for place in study.places:
        others = [other for other in study.places if other != place and points.get(other, 0) <= points.get(place, 0)]
        better = [(margin, other) for other in others if (margin := margin_over(study, other, place)) > 0]
        if better:
            margin, best = max(better, key=lambda both: (both[0], -both[1]))
            found.append(Dominated(study.names[place], study.names[best], margin, len(better) - 1))
    return tuple(sorted(found, key=lambda dominated: -dominated.margin))


def margin_over(study: Study, better: int, worse: int) -> float:
    """By how much one contender does better than another in the mean; 0 where it does worse anywhere, or no better."""
    total, off, count = 0.0, 0.0, 0
    for part in study.parts:
        for other in study.opponents():
            mine, theirs = study.level_score(part, worse, other), study.level_score(part, better, other)
            if mine is None:
                continue
            if theirs is None:
                return 0.0
            error = mine.error + theirs.error
            if theirs.mean < mine.mean - error - LEAST:
                return 0.0
            total, off, count = total + theirs.mean - mine.mean, off + error, count + 1
    return total / count if count and total > off + LEAST * count else 0.0


# --- cycles -----------------------------------------------------------------------------------------------------------
def cycles(study: Study) -> Cycles:
    """The threes of whom each beats the next for certain, over all parts of the table."""
    if not study.duels or study.plan.solo:
        return Cycles(0, 0, ())
    scored = even_scores(study)
    beats = {pair for pair, score in scored.items() if score.mean - score.error > 0.5 + LEAST}
    found, threes = [], 0
    for a, b, c in combinations(study.places, 3):
        threes += 1
        for x, y, z in ((a, b, c), (a, c, b)):
            if (x, y) in beats and (y, z) in beats and (z, x) in beats:
                names = study.names[x], study.names[y], study.names[z]
                found.append(Cycle(names, (scored[x, y].mean, scored[y, z].mean, scored[z, x].mean)))
    found.sort(key=lambda cycle: -min(cycle.scores))
    return Cycles(len(found), threes, tuple(found[:MOST_CYCLES]))


def even_scores(study: Study) -> dict[tuple[int, int], Score]:
    """The score of each contender against each other, half of the fights as the first side and half as the second."""
    if study.plan.even:
        return study.scores_against
    return {
        (a, b): Score(
            (score.mean + 1 - study.scores_against[b, a].mean) / 2, (score.error + study.scores_against[b, a].error) / 2
        )
        for (a, b), score in study.scores_against.items()
        if (b, a) in study.scores_against
    }


# --- what the axes change ---------------------------------------------------------------------------------------------
def changes_by_axis(study: Study) -> tuple[Change, ...]:
    """What each axis changes, with all other axes averaged."""
    return tuple(change_on_axis(study, axis, tuple(values)) for axis, values in study.axes().items())


def change_on_axis(study: Study, axis: str, values: tuple[str, ...]) -> Change:
    """What one axis changes."""
    parts = [study.parts_with(axis, value) for value in values]
    rows = []
    for standing in standings(study):
        found = (study.overall_score(standing.place, held) for held in parts)
        rows.append((standing.name, tuple(None if score is None else score.mean for score in found)))
    met = [list(study.outcomes_in(held)) for held in parts] if study.duels else []
    spans = []
    for _, scores in rows:
        there = [score for score in scores if score is not None]
        spans.append(max(there) - min(there))
    return Change(
        axis,
        values,
        tuple(rows),
        tuple(mean([outcome.numbers[LENGTH] for outcome in found]) for found in met),
        tuple(mean([outcome.numbers[DRAWN] for outcome in found]) for found in met),
        mean(spans),
    )


def mean(numbers: Collection[float]) -> float:
    """The mean of some numbers, 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0


# --- points -----------------------------------------------------------------------------------------------------------
def prices(study: Study) -> Prices | None:
    """Whether points buy wins; None where nobody has any, or all cost the same."""
    points = points_of(study)
    pairs = {pair: score.mean for pair, score in study.scores_against.items() if pair[0] != pair[1]}
    if min(points.values(), default=0.0) <= 0 or len(set(points.values())) == 1 or not pairs:
        return None
    ratios = {(a, b): log2(points[a] / points[b]) for a, b in pairs}
    fit = fit_scores(ratios, pairs)
    rows = []
    for place in study.places:
        met = Meetings(place, pairs, ratios, fit)
        if met.first and met.second:
            fair = points[place] * 2 ** solve_doublings(met.expected, met.score())
            worth = (points[place], met.score(), met.expected(0.0), fair, exchange_rate(study, place))
            rows.append(Priced(study.names[place], *worth))
    rows.sort(key=lambda row: row.points / row.fair)
    whole = mean(pairs.values())
    spread = sum((value - whole) ** 2 for value in pairs.values())
    left = sum((value - fit.chance(ratios[pair])) ** 2 for pair, value in pairs.items())
    explained = 1 - left / spread if spread else 0.0
    return Prices(logistic(fit.slope), logistic(fit.start), explained, tuple(rows))


def points_of(study: Study) -> dict[int, float]:
    """The points of each contender; none where there are none."""
    plan = study.plan
    if not study.duels or plan.solo:
        return {}
    return {
        place: plan.arena.points_of(plan.meeting(study.parts[0], place, place).a, plan.spec.options)
        for place in study.places
    }


class Fit(NamedTuple):
    """The logistic fit of scores by how often one costs double: its slope, and the log odds at the same price."""

    slope: float
    start: float

    def chance(self, doublings: float) -> float:
        """The chance to win of a contender whose price is so many doublings above the other's."""
        return logistic(self.start + self.slope * doublings)


class Meetings:
    """Whom a contender has met, as the first and as the second, and what a fit says of it."""

    def __init__(self, place: int, pairs: Scores, ratios: Scores, fit: Fit) -> None:
        self.fit, self.ratios, self.pairs = fit, ratios, pairs
        self.first = [pair for pair in pairs if pair[0] == place]
        self.second = [pair for pair in pairs if pair[1] == place]

    def score(self) -> float:
        """The score, half of the fights as the first side and half as the second."""
        return (
            mean([self.pairs[pair] for pair in self.first]) + 1 - mean([self.pairs[pair] for pair in self.second])
        ) / 2

    def expected(self, doublings: float) -> float:
        """The score that the fit expects at so many doublings of the price."""
        first = mean([self.fit.chance(self.ratios[pair] + doublings) for pair in self.first])
        return (first + 1 - mean([self.fit.chance(self.ratios[pair] - doublings) for pair in self.second])) / 2


def logistic(x: float) -> float:
    """A chance from its log odds."""
    return 1 / (1 + exp(-max(-500.0, min(500.0, x))))


def fit_scores(ratios: Scores, scores: Scores) -> Fit:
    """The logistic fit of scores by how often one costs double (Newton's method)."""
    slope, start = 0.0, 0.0
    for _ in range(50):
        a = b = c = u = v = 0.0
        for pair, x in ratios.items():
            chance = logistic(start + slope * x)
            weight, miss = chance * (1 - chance) + LEAST, scores[pair] - chance
            a, b, c = a + weight, b + weight * x, c + weight * x * x
            u, v = u + miss, v + miss * x
        size = a * c - b * b
        if size <= LEAST:
            break
        step, turn = (c * u - b * v) / size, (a * v - b * u) / size
        start, slope = start + step, slope + turn
        if abs(step) + abs(turn) < LEAST:
            break
    return Fit(slope, start)


def solve_doublings(rising: Callable[[float], float], wanted: float) -> float:
    """How many doublings of the price give the wanted score; at most ten up or down."""
    low, high = -10.0, 10.0
    if rising(high) <= rising(low):
        return 0.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < wanted else (low, middle)
    return (low + high) / 2


def exchange_rate(study: Study, place: int) -> float:
    """The points that a contender destroys for each one that it loses."""
    lost = destroyed = 0.0
    for number, outcome in study.outcomes.items():
        part, a, b = study.plan.place(number)
        if not study.is_included(part, a, b) or a == b or not outcome.numbers or SOLO in (a, b):
            continue
        if place == a:
            lost, destroyed = lost + outcome.numbers[LOST_A], destroyed + outcome.numbers[LOST_B]
        elif place == b:
            lost, destroyed = lost + outcome.numbers[LOST_B], destroyed + outcome.numbers[LOST_A]
    return destroyed / lost if lost else float("inf")
