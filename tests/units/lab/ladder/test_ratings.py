"""Ratings: what is known of two players, whether intervals hold the truth, and when a sign is certain."""

import math
import random
from collections.abc import Sequence

import pytest

from affray.lab.ladder.ratings import DRAWN_PAIRS, ELO, Ratings, Share, is_certain, rate, sample_of, share_of


def logistic(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def test_two_players_stand_as_far_apart_as_their_score_says() -> None:
    found = rate(2, {(0, 1): Share(100, 0.75, 0.001)}, anchor=1)
    assert found.elo[1] == 0 and found.elo[0] == pytest.approx(400 * math.log10(3))
    elo, error = found.difference(0, 1)
    assert elo == found.elo[0] and error == pytest.approx(ELO * math.sqrt(0.001) / (0.75 * 0.25))
    assert found.difference(1, 0) == (-elo, error) and found.difference(0, 0) == (0, 0)


def test_three_players_are_rated_as_a_known_library_rates_them() -> None:
    # evalica 0.4.2, bradley_terry, of 12 : 4, 9 : 7 and 8 : 8 games, its scores in Elo with the last player as 0.
    shares = {(0, 1): Share(8, 0.75, 0.01), (0, 2): Share(8, 0.5625, 0.01), (1, 2): Share(8, 0.5, 0.01)}
    found = rate(3, shares, anchor=2)
    assert found.elo == pytest.approx((90.2436, -45.0894, 0.0), abs=0.001)
    chances = {met: logistic(found.elo[met[0]] - found.elo[met[1]]) for met in shares}
    assert chances[0, 1] + chances[0, 2] == pytest.approx(0.75 + 0.5625)


def test_who_never_lost_has_a_rating_with_a_wide_interval() -> None:
    share = share_of([sample_of([1.0] * 10)], 1, DRAWN_PAIRS)
    elo, error = rate(2, {(0, 1): share}, anchor=1).difference(0, 1)
    assert 300 < elo < 800 and error > 100


def test_pairs_that_always_come_to_the_same_are_the_surer_the_more_there_are() -> None:
    few, many = (share_of([sample_of([0.5] * count)], 1) for count in (2, 50))
    assert few.share == many.share == 0.5 and few.variance > 10 * many.variance > 0


def test_scenarios_count_alike_however_often_they_were_played() -> None:
    often, seldom = sample_of([1.0] * 40 + [0.5] * 40), sample_of([0.0, 0.5])
    assert share_of([often, seldom], 2, 0.0).share == pytest.approx((0.75 + 0.25) / 2)
    assert share_of([], 2).share == 0.5


def test_a_scenario_that_is_missing_makes_the_others_less_sure() -> None:
    samples = [sample_of([1.0, 1.0, 1.0]), sample_of([0.0, 0.0, 0.0])]
    assert share_of(samples, 3).variance > 2 * share_of(samples, 2).variance


def test_a_player_who_met_nobody_is_rated_with_no_certainty() -> None:
    shares = {(0, 1): share_of([], 1, 0.25), (0, 2): share_of([], 1, 0.25), (1, 2): share_of([], 1, 0.25)}
    elo, error = rate(3, shares, anchor=0).difference(1, 2)
    assert elo == 0 and error > 150


def pair_of_games(rng: random.Random, elo: float, lean: float) -> float:
    """The share of a pair of games on a scenario that favours a side by `lean`, with some draws."""
    total = 0.0
    for sign in (1, -1):
        chance = logistic(elo + sign * lean)
        drawn = 0.4 * chance * (1 - chance)
        drew = rng.random()
        total += 1.0 if drew < chance - drawn / 2 else 0.5 if drew < chance + drawn / 2 else 0.0
    return total / 2


def ratings_by_chance(rng: random.Random, truth: Sequence[float], leans: Sequence[float], pairs: int) -> Ratings:
    """The ratings of a ladder that is played by chance."""
    added = DRAWN_PAIRS / (len(truth) - 1)
    shares = {
        (a, b): share_of(
            [sample_of([pair_of_games(rng, truth[a] - truth[b], lean) for _ in range(pairs)]) for lean in leans],
            len(leans),
            added,
        )
        for a in range(len(truth))
        for b in range(a + 1, len(truth))
    }
    return rate(len(truth), shares, anchor=0)


@pytest.mark.parametrize(
    ("truth", "leans", "pairs"),
    [((0, 0), (0,), 10), ((0, 200), (0,), 30), ((0, 30, 100), (0,), 12), ((0, 60, 120, 180), (0, 50), 6)],
)
def test_intervals_hold_the_truth_about_95_times_of_100(
    truth: tuple[int, ...], leans: tuple[float, ...], pairs: int
) -> None:
    rng, held, asked = random.Random(7), 0, 0
    for _ in range(300):
        found = ratings_by_chance(rng, truth, leans, pairs)
        for number in range(len(truth) - 1):
            elo, error = found.difference(number, number + 1)
            held += abs(elo - (truth[number] - truth[number + 1])) <= 1.96 * error
            asked += 1
    assert 0.925 <= held / asked <= 0.985, held / asked


def test_a_certain_sign_is_seldom_wrong_however_often_one_looks() -> None:
    rng, wrong = random.Random(3), 0
    for _ in range(200):
        values: list[float] = []
        for _ in range(30):
            values += [pair_of_games(rng, 0, 0) for _ in range(4)]
            share = share_of([sample_of(values)], 1, DRAWN_PAIRS)
            if is_certain(*rate(2, {(0, 1): share}, anchor=1).difference(0, 1)):
                wrong += 1
                break
    assert wrong <= 10, wrong


def test_a_real_difference_becomes_certain() -> None:
    rng = random.Random(5)
    values = [pair_of_games(rng, 150, 0) for _ in range(60)]
    share = share_of([sample_of(values)], 1, DRAWN_PAIRS)
    assert is_certain(*rate(2, {(0, 1): share}, anchor=1).difference(0, 1))


@pytest.mark.parametrize("pairs", [1, 2, 3, 10])
@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_the_bounds_of_a_share_hold_what_was_scored(pairs: int, score: float) -> None:
    low, high = share_of([sample_of([score] * pairs)], 1).bounds
    assert low <= score <= high
    assert high - low < 1 or pairs == 1


def test_of_what_was_never_played_nothing_is_known() -> None:
    assert share_of([], 1).bounds == (0.0, 1.0)
