"""Luck: a throw of every result, and means that stay where they were once luck is taken out."""

import math
from collections.abc import Sequence
from typing import cast

import pytest

from affray.dice.stream import Stream
from affray.lab.ladder.game import PairOutcome, play_pair
from affray.lab.ladder.luck import Evaluator, Luck, TooMany, every_result, plain_chance, throws_of
from affray.lab.ladder.plan import LadderPlan, Rules
from affray.play import make_seat
from affray.referee.live import ChoiceNeeded
from tests.toy import Pig
from tests.units.lab.ladder.made import PIG, pig, plan_of

__all__ = ["pig"]
RULES = cast(Rules, PIG)
START = Pig((0, 0), 20)


def turn_of(state: object) -> int:
    assert isinstance(state, Pig)
    return state.turn


def test_all_ways_of_a_throw_have_a_chance_of_one_together() -> None:
    assert sum(chance for _, chance in throws_of(3, 6)) == pytest.approx(1) and len(throws_of(3, 6)) == 56


def test_every_result_of_an_action_comes_with_its_chance() -> None:
    bonus = Pig((0, 0), 20, 0, 5, bonus=True)
    found = list(every_result(RULES, bonus, "bonus", 10))
    assert [(turn_of(after), chance) for after, chance in found] == [(6, 1 / 3), (7, 1 / 3), (8, 1 / 3)]
    assert list(every_result(RULES, Pig((0, 0), 20, 0, 5), "hold", 10)) == [(Pig((5, 0), 20, 1), 1.0)]


def test_too_many_results_and_choices_are_not_counted() -> None:
    with pytest.raises(TooMany):
        list(every_result(RULES, Pig((0, 0), 20, 0, 5, bonus=True), "bonus", 2))
    with pytest.raises(ChoiceNeeded):
        list(every_result(RULES, START, "roll", 100))


def test_the_expected_chance_is_exact_where_there_are_few_results() -> None:
    seats = [make_seat("random"), make_seat("random")]
    bonus = Pig((0, 0), 20, 0, 5, bonus=True)
    exact = Luck(RULES, plain_chance, 8, seats, Stream(1)).expected_chance(bonus, "bonus")
    chances = [plain_chance(RULES, Pig((0, 0), 20, 0, turn)) for turn in (6, 7, 8)]
    assert exact == pytest.approx(sum(chances) / 3)
    sampled = Luck(RULES, plain_chance, 1, seats, Stream(1)).expected_chance(bonus, "bonus")
    assert sampled in chances


def test_the_plain_chance_is_certain_at_the_end_and_even_at_the_start() -> None:
    assert plain_chance(RULES, Pig((20, 3), 20)) == 1 and plain_chance(RULES, Pig((3, 20), 20)) == 0
    assert plain_chance(RULES, START) == 0.5 < plain_chance(RULES, Pig((9, 3), 20))


def mean_and_bound(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(spread / len(values))


def played(plan: LadderPlan, pairs: int, judge: Evaluator = plain_chance) -> list[PairOutcome]:
    return [play_pair(plan, plan.number(0, 0, count), judge) for count in range(pairs)]


def biased_chance(system: Rules, state: object) -> float:
    """A judgement that is wrong nearly everywhere."""
    return 0.9 if getattr(state, "turn", 0) % 2 else 0.3


@pytest.mark.parametrize("judge", [plain_chance, biased_chance])
def test_luck_is_nothing_in_the_mean_whatever_judges(pig: str, judge: Evaluator) -> None:
    plan = plan_of("pig", "greedy", "random", luck=3, scenarios=(pig,))
    outcomes = played(plan, 200, judge)
    luck, bound = mean_and_bound([game.luck for outcome in outcomes for game in outcome.games])
    assert bound > 0 and abs(luck) < 1.5 * bound, (luck, bound)


def test_results_less_luck_have_the_same_mean_and_scatter_less(pig: str) -> None:
    outcomes = played(plan_of("pig", "greedy", "random", luck=6, scenarios=(pig,)), 300)
    plain = mean_and_bound([sum(game.score for game in outcome.games) / 2 for outcome in outcomes])
    adjusted = mean_and_bound([sum(game.adjusted for game in outcome.games) / 2 for outcome in outcomes])
    difference, bound = mean_and_bound([sum(game.luck for game in outcome.games) / 2 for outcome in outcomes])
    assert abs(difference) < 1.5 * bound and adjusted[0] == pytest.approx(plain[0] - difference)
    assert (plain[1] / adjusted[1]) ** 2 > 1.15, "the same interval with fewer games"


def test_luck_of_a_real_system_is_nothing_in_the_mean() -> None:
    plan = plan_of("fortmayn", "random", "greedy", luck=4, scenarios=("duel",))
    luck, bound = mean_and_bound([game.luck for outcome in played(plan, 100) for game in outcome.games])
    assert bound > 0 and abs(luck) < 1.5 * bound, (luck, bound)


def test_luck_changes_nothing_in_the_game() -> None:
    plain, lucky = (plan_of("fortmayn", "random", "greedy", luck=luck, scenarios=("duel",)) for luck in (0, 3))
    for one, other in zip(played(plain, 5), played(lucky, 5), strict=True):
        assert [(g.score, g.answers) for g in one.games] == [(g.score, g.answers) for g in other.games]
        assert all(game.luck == 0 for game in one.games)
    assert any(game.luck for outcome in played(lucky, 5) for game in outcome.games)
