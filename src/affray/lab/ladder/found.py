"""What a ladder shows: ratings, scenarios, time, blunders and luck, as one value that is printed, drawn or sent."""

import statistics
from collections.abc import Iterable, Sequence

import msgspec

from affray.lab.batches.estimates import bounds_in_sigmas
from affray.lab.ladder.game import PairOutcome
from affray.lab.ladder.plan import LadderPlan
from affray.lab.ladder.ratings import Share, share_of
from affray.lab.ladder.run import LadderRun, results_digest
from affray.lab.ladder.schedule import neighbours_of
from affray.lab.ladder.shares import (
    Outcomes,
    Samples,
    adjusted_result,
    pairing_samples,
    ratings_of,
    samples_of,
)
from affray.lab.ladder.tallies import Tally, sum_tallies

ALL, TUNED, KEPT_OUT = "all", "tuned", "kept-out"
IDLE = "idle"
"""The blunder that is counted without a name before a colon."""
RARE = 0.005
"""Fewer blunders of a kind in 100 answers, of everybody, are not worth a row."""
FULL_DIGITS = 4
SMALLEST = 1e-9
"""As much as results scatter that do not."""


class Bounded(msgspec.Struct, frozen=True):
    """A number with its bounds, 95 times of 100."""

    value: float
    low: float
    high: float


class GroundFact(msgspec.Struct, frozen=True):
    """A scenario of a ladder."""

    name: str
    title: str
    kept_out: bool
    drawn: bool
    games: int


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is, in Elo above the anchor, and its games."""

    player: str
    elo: Bounded
    games: int


class Step(msgspec.Struct, frozen=True):
    """How far a player stands above the next one, in Elo, and whether it is certain that it is the stronger."""

    above: str
    below: str
    elo: Bounded
    certain: bool


class RatingList(msgspec.Struct, frozen=True):
    """The ratings on some scenarios: all, those on which players may be tuned, those kept out; adjusted for luck or not."""

    group: str
    adjusted: bool
    ratings: tuple[Rating, ...]
    steps: tuple[Step, ...]


class Score(msgspec.Struct, frozen=True):
    """What a player scores against another, on a scenario or on all ("")."""

    first: str
    """Who scores."""
    second: str
    """Against whom."""
    scenario: str
    """The scenario; "" for all."""
    games: int
    """How many games."""
    won: int
    """Games won."""
    drawn: int
    """Games drawn."""
    lost: int
    """Games lost."""
    share: Bounded
    """The share of the points, scenarios counted alike."""


class Effort(msgspec.Struct, frozen=True):
    """What a player takes: decisions, seconds of a processor for each, and for all in a row until the other side is asked."""

    player: str
    """Who thinks."""
    decisions: int
    """How often it was asked."""
    mean: float
    """Seconds for a decision in the mean."""
    median: float
    """Seconds within which half of the decisions lie."""
    p95: float
    """Seconds within which 95 of 100 lie."""
    slowest: float
    """Seconds of the slowest decision."""
    row_p95: float
    """Seconds within which 95 of 100 rows of decisions lie."""
    row_slowest: float
    """Seconds of the slowest row."""


class Pace(msgspec.Struct, frozen=True):
    """How many rounds a player's games have on a scenario, in the median, beside those of the anchor's games."""

    player: str
    scenario: str
    rounds: float
    anchor: float


class Blunder(msgspec.Struct, frozen=True):
    """How often a player does what anybody would notice, for each 100 of its answers and for each occasion."""

    player: str
    name: str
    count: int
    per_hundred: float
    per_occasion: float


class LuckShown(msgspec.Struct, frozen=True):
    """What a player scores against another, plainly and less luck."""

    first: str
    second: str
    games: int
    plain: Bounded
    adjusted: Bounded
    fewer: float
    """The same interval takes so many times fewer games with luck taken out."""


class LadderFound(msgspec.Struct, frozen=True):
    """What a ladder shows."""

    system: str
    """The key of the system."""
    version: int
    """The version of its rules."""
    players_version: str
    """The version of the computer players; empty for results of before they had one."""
    is_current: bool
    """Whether these are the rules and the players of this program."""
    players: tuple[str, ...]
    """Who played."""
    anchor: str
    """Whose rating is 0."""
    seed: int
    """The seed of the dice."""
    games: int
    """How many games count."""
    before: int
    """How many were there before this run."""
    seconds: float
    """Seconds of a processor for all of them."""
    ended: str
    """What ended the run: known, games, budget, stopped, or shown."""
    grounds: tuple[GroundFact, ...]
    """The scenarios."""
    lists: tuple[RatingList, ...]
    """The ratings: on all scenarios first."""
    scores: tuple[Score, ...]
    """What each two players score."""
    efforts: tuple[Effort, ...]
    """How long players think."""
    paces: tuple[Pace, ...]
    """How many rounds games have."""
    blunders: tuple[Blunder, ...]
    """What is noticed of players."""
    luck_samples: int
    """How many other throws measured luck; 0: it was not."""
    luck: tuple[LuckShown, ...]
    """What each two players score without luck."""
    failures: tuple[str, ...]
    """Which players lost games by what they did."""
    digest: str
    """The SHA-256 of all results, without times."""


def ladder_found(plan: LadderPlan, run: LadderRun) -> LadderFound:
    """What the games of a ladder show."""
    outcomes = run.outcomes
    samples = samples_of(plan, outcomes)
    tallies = tallies_of(plan, outcomes)
    return LadderFound(
        system=plan.spec.system,
        version=plan.system_version,
        players_version=plan.players_version,
        is_current=plan.is_current,
        players=plan.players,
        anchor=plan.players[plan.anchor],
        seed=plan.spec.seed,
        games=2 * len(outcomes),
        before=2 * run.before,
        seconds=round(sum(outcome.seconds for outcome in outcomes.values()), 1),
        ended=run.ended,
        grounds=tuple(ground_facts(plan, outcomes)),
        lists=tuple(rating_lists(plan, outcomes)),
        scores=tuple(scores_of(plan, outcomes, samples)),
        efforts=tuple(effort_of(name, tally) for name, tally in zip(plan.players, tallies, strict=True)),
        paces=tuple(paces_of(plan, outcomes)),
        blunders=tuple(blunders_of(plan, tallies)),
        luck_samples=plan.spec.luck,
        luck=tuple(luck_shown(plan, outcomes)) if plan.spec.luck else (),
        failures=tuple(failures_of(plan, outcomes)),
        digest=results_digest(plan, outcomes),
    )


def ground_facts(plan: LadderPlan, outcomes: Outcomes) -> Iterable[GroundFact]:
    """The scenarios, with their games."""
    counts = [0] * len(plan.grounds)
    for number in outcomes:
        counts[plan.place(number)[1]] += 2
    for ground, games in zip(plan.grounds, counts, strict=True):
        yield GroundFact(ground.name, ground.scenario.title, ground.kept_out, ground.drawn, games)


# --- strength ---------------------------------------------------------------------------------------------------------
def rating_lists(plan: LadderPlan, outcomes: Outcomes) -> Iterable[RatingList]:
    """The ratings on all scenarios, then on those of each kind where there are both, then adjusted for luck."""
    everywhere = range(len(plan.grounds))
    kept_out = [place for place in everywhere if plan.grounds[place].kept_out]
    tuned = [place for place in everywhere if place not in kept_out]
    plain = samples_of(plan, outcomes)
    yield rating_list(plan, plain, (ALL, everywhere))
    if tuned and kept_out:
        yield rating_list(plan, plain, (TUNED, tuned))
        yield rating_list(plan, plain, (KEPT_OUT, kept_out))
    if plan.spec.luck:
        yield rating_list(plan, samples_of(plan, outcomes, adjusted_result), (ALL, everywhere), adjusted=True)


def rating_list(
    plan: LadderPlan, samples: Samples, group: tuple[str, Sequence[int]], *, adjusted: bool = False
) -> RatingList:
    """The ratings on the scenarios of a group, the strongest first."""
    name, grounds = group
    ratings = ratings_of(plan, samples, grounds)
    lists = []
    for place in ratings.order:
        elo, error = ratings.difference(place, plan.anchor)
        pairs = sum(
            sample.pairs
            for pairing, met in enumerate(plan.pairings)
            if place in met
            for sample in pairing_samples(samples, pairing, grounds)
        )
        lists.append(Rating(plan.players[place], bounded(elo, error), 2 * pairs))
    steps = tuple(
        Step(
            plan.players[neighbour.above], plan.players[neighbour.below],
            Bounded(*(round(neighbour.elo + half, 1) for half in (0, -neighbour.half, neighbour.half))), neighbour.certain,
        )
        for neighbour in neighbours_of(plan, ratings)
    )  # fmt: skip
    return RatingList(name, adjusted, tuple(lists), steps)


def bounded(value: float, error: float) -> Bounded:
    """A rating with its bounds, from its standard error."""
    half = bounds_in_sigmas() * error
    return Bounded(round(value, 1), round(value - half, 1), round(value + half, 1))


def bounded_share(share: Share, mean: float) -> Bounded:
    """A share with its bounds."""
    low, high = share.bounds
    return Bounded(round(mean, FULL_DIGITS), round(low, FULL_DIGITS), round(high, FULL_DIGITS))


def scores_of(plan: LadderPlan, outcomes: Outcomes, samples: Samples) -> Iterable[Score]:
    """What each two players score, on all scenarios and on each."""
    results: dict[tuple[int, int], list[float]] = {}
    for number, outcome in outcomes.items():
        pairing, ground, _ = plan.place(number)
        results.setdefault((pairing, ground), []).extend(game.score for game in outcome.games)
    everywhere = range(len(plan.grounds))
    for pairing, (first, second) in enumerate(plan.pairings):
        for name, grounds in (("", everywhere), *((plan.grounds[g].name, range(g, g + 1)) for g in everywhere)):
            had = pairing_samples(samples, pairing, grounds)
            if not had:
                continue
            games = [score for ground in grounds for score in results.get((pairing, ground), ())]
            won, lost = games.count(1.0), games.count(0.0)
            mean = sum(sample.mean for sample in had) / len(had)
            yield Score(
                first=plan.players[first], second=plan.players[second], scenario=name, games=len(games), won=won,
                drawn=len(games) - won - lost, lost=lost, share=bounded_share(share_of(had, len(grounds)), mean),
            )  # fmt: skip


# --- what else is counted ---------------------------------------------------------------------------------------------
def tallies_of(plan: LadderPlan, outcomes: Outcomes) -> list[Tally]:
    """What is counted of each player over all its games."""
    found: list[list[Tally]] = [[] for _ in plan.players]
    for number, outcome in outcomes.items():
        met = plan.pairings[plan.place(number)[0]]
        for game in outcome.games:
            for place, tally in zip(met, game.tallies, strict=True):
                found[place].append(tally)
    return [sum_tallies(several) for several in found]


def effort_of(name: str, tally: Tally) -> Effort:
    """How long a player thinks."""
    times, rows = tally.decisions, tally.stretches
    numbers = (times.mean, times.quantile(0.5), times.quantile(0.95), times.most, rows.quantile(0.95), rows.most)
    return Effort(name, times.count, *(round(number, 6) for number in numbers))


def paces_of(plan: LadderPlan, outcomes: Outcomes) -> Iterable[Pace]:
    """The rounds of games, for each player and scenario; none where the system counts no rounds."""
    rounds: dict[tuple[int, int], list[int]] = {}
    for number in sorted(outcomes):
        pairing, ground, _ = plan.place(number)
        for game in outcomes[number].games:
            if game.rounds:
                for place in plan.pairings[pairing]:
                    rounds.setdefault((place, ground), []).append(game.rounds)
    medians = {key: float(statistics.median(several)) for key, several in rounds.items()}
    for (place, ground), median in sorted(medians.items()):
        if (plan.anchor, ground) in medians:
            yield Pace(plan.players[place], plan.grounds[ground].name, median, medians[plan.anchor, ground])


def blunders_of(plan: LadderPlan, tallies: Sequence[Tally]) -> Iterable[Blunder]:
    """What the system's watcher noticed of each player, each kind that anybody did at times."""
    names = sorted({name for tally in tallies for name in tally.noticed if ":" in name or name == IDLE})
    for name in names:
        occasion = name.partition(":")[0] if ":" in name else "turn"
        rates = [100 * tally.noticed.get(name, 0) / tally.answers if tally.answers else 0.0 for tally in tallies]
        if max(rates) < RARE:
            continue
        for player, tally, rate in zip(plan.players, tallies, rates, strict=True):
            count, occasions = tally.noticed.get(name, 0), tally.noticed.get(occasion, 0)
            yield Blunder(player, name, count, round(rate, 3), round(count / occasions, 4) if occasions else 0.0)


def luck_shown(plan: LadderPlan, outcomes: Outcomes) -> Iterable[LuckShown]:
    """What each two players score plainly and less luck, over all scenarios."""
    plain, adjusted = samples_of(plan, outcomes), samples_of(plan, outcomes, adjusted_result)
    everywhere = range(len(plan.grounds))
    for pairing, (first, second) in enumerate(plan.pairings):
        had, less = (pairing_samples(row, pairing, everywhere) for row in (plain, adjusted))
        if not had:
            continue
        shares = [share_of(row, len(plan.grounds)) for row in (had, less)]
        means = [sum(sample.mean for sample in row) / len(row) for row in (had, less)]
        scatter = [sum(sample.squares for sample in row) for row in (had, less)]
        fewer = scatter[0] / max(scatter[1], SMALLEST) if scatter[0] else 1.0
        yield LuckShown(
            first=plan.players[first],
            second=plan.players[second],
            games=2 * sum(sample.pairs for sample in had),
            plain=wide_share(shares[0], means[0]),
            adjusted=wide_share(shares[1], means[1]),
            fewer=round(fewer, 3),
        )


def wide_share(share: Share, mean: float) -> Bounded:
    """A share with its bounds, which may lie outside of 0 to 1 where luck is taken out."""
    half = bounds_in_sigmas() * share.variance**0.5
    return Bounded(round(mean, FULL_DIGITS), round(mean - half, FULL_DIGITS), round(mean + half, FULL_DIGITS))


def failures_of(plan: LadderPlan, outcomes: Outcomes) -> Iterable[str]:
    """Which players lost games by what they did, each reason once with how often and where first."""
    found: dict[str, list[str]] = {}
    for number in sorted(outcomes):
        outcome: PairOutcome = outcomes[number]
        for game in outcome.games:
            if game.failed:
                found.setdefault(game.failed, []).append(plan.grounds[plan.place(number)[1]].name)
    for reason, where in found.items():
        yield f"{reason} ({len(where)}, {where[0]})"
