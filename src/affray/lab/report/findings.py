"""What a study shows: tiers, dominated choices, cycles, what the axes change, whether a point buys a point."""

from itertools import combinations
from math import exp, log2

import msgspec

from affray.lab.cells import DUEL_COLUMNS
from affray.lab.report.study import SOLO, Score, Study

TIERS = (("S", 0.65), ("A", 0.55), ("B", 0.45), ("C", 0.35), ("D", 0.0))
"""The tiers by the lowest score of each."""
LEAST = 1e-9
"""Scores that differ by less are the same."""
MOST_CYCLES = 12
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
    ends = [next(name for name, least in TIERS if end >= least) for end in (score.mean + score.error, max(0.0, score.mean - score.error))]
    return ends[0] if ends[0] == ends[1] else "-".join(ends)


def standings(study: Study) -> tuple[Standing, ...]:
    """All contenders, the best first."""
    found = []
    for place in study.places:
        overall = study.overall(place)
        if overall is None:
            continue
        by_part = [one.mean for part in study.parts if (one := study.overall(place, [part])) is not None]
        tier = tier_of(overall) if study.duels else ""
        found.append(
            Standing(place, study.names[place], overall, min(by_part), max(by_part), tier, len(by_part))
        )
    return tuple(sorted(found, key=lambda one: (-one.score.mean, one.place)))


# --- dominated choices ------------------------------------------------------------------------------------------------
def dominated(study: Study) -> tuple[Dominated, ...]:
    """The contenders that somebody else never does worse than, up to the errors, and does better than in the mean."""
    found = []
    for place in study.places:
        better = [(margin, other) for other in study.places if other != place and (margin := margin_over(study, other, place)) > 0]
        if better:
            margin, best = max(better, key=lambda both: (both[0], -both[1]))
            found.append(Dominated(study.names[place], study.names[best], margin, len(better) - 1))
    return tuple(sorted(found, key=lambda one: -one.margin))


def margin_over(study: Study, better: int, worse: int) -> float:
    """By how much one contender does better than another in the mean; 0 where it does worse anywhere, or no better."""
    total, off, count = 0.0, 0.0, 0
    for part in study.parts:
        for other in study.opponents():
            mine, theirs = study.scores.get((part, worse, other)), study.scores.get((part, better, other))
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
    beats = {pair for pair, one in even_scores(study).items() if one.mean - one.error > 0.5 + LEAST}
    found, threes = [], 0
    for a, b, c in combinations(study.places, 3):
        threes += 1
        for ring in ((a, b, c), (a, c, b)):
            if all((ring[i], ring[(i + 1) % 3]) in beats for i in range(3)):
                scores = tuple(even_scores(study)[ring[i], ring[(i + 1) % 3]].mean for i in range(3))
                found.append(Cycle(tuple(study.names[one] for one in ring), scores))  # type: ignore[arg-type]
    found.sort(key=lambda one: -min(one.scores))
    return Cycles(len(found), threes, tuple(found[:MOST_CYCLES]))


def even_scores(study: Study) -> dict[tuple[int, int], Score]:
    """What each scores against each other one, half of the fights as the first and half as the second."""
    if study.plan.even:
        return study.against
    return {
        (a, b): Score(
            (one.mean + 1 - study.against[b, a].mean) / 2, (one.error + study.against[b, a].error) / 2
        )
        for (a, b), one in study.against.items()
        if (b, a) in study.against
    }


# --- what the axes change ---------------------------------------------------------------------------------------------
def changes(study: Study) -> tuple[Change, ...]:
    """What each axis changes, all others taken together."""
    return tuple(change(study, axis, tuple(values)) for axis, values in study.axes().items())


def change(study: Study, axis: str, values: tuple[str, ...]) -> Change:
    """What one axis changes."""
    parts = [study.parts_with(axis, value) for value in values]
    rows = []
    for one in standings(study):
        scores = tuple(None if (found := study.overall(one.place, held)) is None else found.mean for found_parts in (parts,) for held in found_parts)
        rows.append((one.name, scores))
    met = [list(study.met(held)) for held in parts]
    lengths = tuple(mean(outcome.numbers[LENGTH] for outcome in found) for found in met) if study.duels else ()
    drawn = tuple(mean(outcome.numbers[DRAWN] for outcome in found) for found in met) if study.duels else ()
    spans = [max(there) - min(there) for _, scores in rows if len(there := [one for one in scores if one is not None]) > 1]
    return Change(axis, values, tuple(rows), lengths, drawn, mean(spans))


def mean(numbers: object) -> float:
    """The mean of some numbers, 0 of none."""
    found = list(numbers)  # type: ignore[call-overload]
    return sum(found) / len(found) if found else 0.0


# --- points -----------------------------------------------------------------------------------------------------------
def prices(study: Study) -> Prices | None:
    """Whether points buy wins; None where nobody has any, or all cost the same."""
    plan = study.plan
    if not study.duels or plan.solo:
        return None
    points = {place: plan.arena.worth(plan.meeting(study.parts[0], place, place).a, plan.spec.options) for place in study.places}
    if min(points.values()) <= 0 or len(set(points.values())) == 1:
        return None
    pairs = {pair: one.mean for pair, one in study.against.items() if pair[0] != pair[1]}
    ratios = {(a, b): log2(points[a] / points[b]) for a, b in pairs}
    slope, start = fitted(ratios, pairs)
    rows = []
    for place in study.places:
        own = {pair: value for pair, value in pairs.items() if pair[0] == place}
        theirs = {pair: value for pair, value in pairs.items() if pair[1] == place}
        if not own or not theirs:
            continue
        score = (mean(own.values()) + 1 - mean(theirs.values())) / 2

        def at(shift: float, own: dict[tuple[int, int], float] = own, theirs: dict[tuple[int, int], float] = theirs) -> float:
            first = mean(logistic(start + slope * (ratios[pair] + shift)) for pair in own)
            second = mean(1 - logistic(start + slope * (ratios[pair] - shift)) for pair in theirs)
            return (first + second) / 2

        rows.append(
            Priced(study.names[place], points[place], score, at(0.0), points[place] * 2 ** solved(at, score), exchange(study, place))
        )
    expected = {pair: logistic(start + slope * ratios[pair]) for pair in pairs}
    whole, middle = mean(pairs.values()), 0.0
    middle = sum((value - whole) ** 2 for value in pairs.values())
    left = sum((value - expected[pair]) ** 2 for pair, value in pairs.items())
    return Prices(
        logistic(slope), logistic(start), 1 - left / middle if middle else 0.0, tuple(sorted(rows, key=lambda one: one.fair / one.points, reverse=True))
    )


def logistic(x: float) -> float:
    """A chance from its log odds."""
    return 1 / (1 + exp(-max(-500.0, min(500.0, x))))


def fitted(ratios: dict[tuple[int, int], float], scores: dict[tuple[int, int], float]) -> tuple[float, float]:
    """The logistic fit of scores by how often one costs double: its slope, and the log odds at the same price (Newton)."""
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
    return slope, start


def solved(rising: object, wanted: float) -> float:
    """How many doublings of its price give a contender its score, at the most ten either way."""
    low, high = -10.0, 10.0
    if rising(high) <= rising(low):  # type: ignore[operator]
        return 0.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < wanted else (low, middle)  # type: ignore[operator]
    return (low + high) / 2


def exchange(study: Study, place: int) -> float:
    """The points that a contender destroys for each one that it loses."""
    lost = destroyed = 0.0
    for number, outcome in study.outcomes.items():
        part, a, b = study.plan.place(number)
        if part not in study.parts or a == b or not outcome.numbers or SOLO in (a, b):
            continue
        if place == a:
            lost, destroyed = lost + outcome.numbers[LOST_A], destroyed + outcome.numbers[LOST_B]
        elif place == b:
            lost, destroyed = lost + outcome.numbers[LOST_B], destroyed + outcome.numbers[LOST_A]
    return destroyed / lost if lost else float("inf")
