"""Compiled skirmishes for learners: what is seen and chosen there is what play has."""

import random
from functools import cache
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

from affray.core import InputError
from affray.dice.stream import Stream
from affray.game.scenario import load_scenario
from affray.lab.laboratory import LEARNER, WAIT
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import SIZE
from affray.lab.systems.foeman.skirmish.learner import LearnedPlayer, current_numbers, number_of
from affray.lab.systems.foeman.skirmish.machine import ASKED, INNER
from affray.lab.systems.foeman.skirmish.manners import read_manner, way_numbers
from affray.lab.systems.foeman.skirmish.plain import plain_notes
from affray.lab.systems.foeman.skirmish.reading import answer_of, state_of
from affray.lab.systems.foeman.skirmish.seeing import COLUMNS, action_of, action_starts, see, seen_size
from affray.lab.systems.foeman.skirmish.stepping import skirmish_batch
from affray.lab.systems.foeman.skirmish.tables import table_numbers
from affray.play import Player, Seat, make_seat, play_fast
from affray.systems.foeman.position.state import State
from affray.systems.foeman.system import SYSTEM

SCENARIOS = ("duel", "two-against-two")
SAMPLE = 40
"""One question in so many is looked at."""
CLOSE = read_manner("close 4 reroll=all")


def first_state(scenario: str) -> State:
    return SYSTEM.setup(load_scenario("foeman", scenario), {})


@cache
def table(scenario: str) -> Row:
    return cast("Row", table_numbers(first_state(scenario)))


def seen_by(scenario: str, numbers: list[int], side: int) -> NDArray[np.float32]:
    seen = np.zeros(seen_size(len(first_state(scenario).figures)), np.float32)
    see(table(scenario), cast("Row", numbers), side, seen)
    return seen


@cache
def questions(scenario: str, room: int = 200_000) -> list[tuple[list[int], list[int]]]:
    """The positions and answers of the beginning of a game, as numbers."""
    notes = plain_notes(first_state(scenario), way_numbers((read_manner("random"), CLOSE)), 5, 0, room)
    found, at = [], 0
    while at < len(notes):
        if notes[at] == INNER:
            at += 2
            continue
        kind, n = notes[at], notes[at + 1]
        if kind == ASKED:
            found.append((notes[at + 3 : at + 3 + n], notes[at + 3 + n : at + 3 + n + SIZE]))
        at += 3 + n + SIZE
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_answer_has_a_number_of_its_own_that_stands_for_it_in_play(scenario: str) -> None:
    first = first_state(scenario)
    figures = len(first.figures)
    starts = cast("Row", action_starts(figures))
    for offered, numbers in questions(scenario)[::SAMPLE]:
        state = state_of(first, numbers)
        actions = [action_of(starts, figures, answer) for answer in offered]
        assert len(set(actions)) == len(offered)
        assert 0 <= min(actions) <= max(actions) < starts[-1]
        assert [number_of(state, answer_of(state, answer)) for answer in offered] == offered


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_side_sees_the_same_at_the_board_and_compiled(scenario: str) -> None:
    first = first_state(scenario)
    for _, numbers in questions(scenario)[::SAMPLE]:
        state = state_of(first, numbers)
        for side in (0, 1):
            assert (seen_by(scenario, numbers, side) == seen_by(scenario, current_numbers(state), side)).all()


def test_the_figure_asked_looks_ahead() -> None:
    _, numbers = questions("duel")[5]
    rows = seen_by("duel", numbers, 0)[: 2 * len(COLUMNS)].reshape(2, -1)
    asked = dict(zip(COLUMNS, rows[int(rows[1][1])], strict=True))
    assert (asked["x"], asked["y"]) == (0, 0)
    assert (asked["turned cosine"], asked["turned sine"]) == pytest.approx((1, 0))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_learner_takes_a_seat_of_play(scenario: str) -> None:
    rng, chosen = random.Random(1), 0

    def choose(seen: NDArray[np.float32], mask: NDArray[np.bool_]) -> int:
        nonlocal chosen
        chosen += 1
        return int(rng.choice(np.flatnonzero(mask)))

    # It plays Foeman alone.
    player = cast("Player", LearnedPlayer(choose, CLOSE))
    seats = [Seat("learned", player, Stream(1)), make_seat("random", 2)]
    last = play_fast(SYSTEM, first_state(scenario), seats, Stream(3))
    assert SYSTEM.question(last) is None and chosen > 50


def test_choices_within_an_action_are_made_as_the_manner_has_them() -> None:
    player = LearnedPlayer(lambda seen, mask: 0, CLOSE)
    assert player.inner_choice("reroll", 3, (0, 3, 0)) == 3
    assert player.inner_choice("proficiency", 1, ()) == 0
    assert player.inner_choice("waive", 2, ()) == 0


@pytest.mark.slow
def test_a_batch_is_played_alike_again_and_rewards_sum_to_the_score() -> None:
    scenario, policies, games = load_scenario("foeman", "duel"), ("random", "close 4 reroll=all"), 16
    one, other = (skirmish_batch(scenario, policies, games, 3) for _ in range(2))
    rng, sums, ended = np.random.default_rng(1), np.zeros(games), list[float]()
    for _ in range(400):
        chosen = (rng.random(one.games.masks.shape) * one.games.masks).argmax(1)
        for batch in (one, other):
            batch.step(chosen)
        assert (one.games.seen == other.games.seen).all() and (one.games.masks == other.games.masks).all()
        assert one.games.masks.any(1).all()
        sums += one.games.rewards
        ended += sums[one.games.over].tolist()
        sums[one.games.over] = 0
    assert len(ended) > games
    assert {round(total, 4) + 0.0 for total in ended} <= {-1.0, 0.0, 1.0}


@pytest.mark.slow
def test_a_number_that_is_not_offered_loses_the_game_of_a_batch() -> None:
    batch = skirmish_batch(load_scenario("foeman", "duel"), ("random",), 4, 1)
    games = batch.step((~batch.games.masks).argmax(1))
    assert games.over.all() and (games.rewards == -1).all()


@pytest.mark.slow
def test_where_a_learner_meets_itself_both_sides_are_asked() -> None:
    batch = skirmish_batch(load_scenario("foeman", "duel"), (LEARNER, "random"), 8, 1)
    itself = np.array([game // 2 % 2 == 0 for game in range(8)])
    rng, asked, sums, ended = np.random.default_rng(1), set[tuple[bool, bool]](), np.zeros(8), list[float]()
    for _ in range(400):
        games = batch.games
        asked |= set(zip(itself.tolist(), (games.asked == games.sides).tolist(), strict=True))
        for game in range(8):
            own = games.seen[game][: 2 * len(COLUMNS)].reshape(2, -1)[:, COLUMNS.index("own")]
            assert own.tolist() == [1 - games.asked[game], games.asked[game]]
        batch.step((rng.random(games.masks.shape) * games.masks).argmax(1))
        sums += games.rewards
        ended += sums[games.over].tolist()
        sums[games.over] = 0
    assert asked == {(True, True), (True, False), (False, True)}
    assert {round(total, 4) + 0.0 for total in ended} <= {-1.0, 0.0, 1.0}


@pytest.mark.slow
def test_a_game_that_waits_stands_while_others_go_on() -> None:
    batch = skirmish_batch(load_scenario("foeman", "duel"), (LEARNER,), 2, 1)
    before, chosen = batch.games.positions.copy(), batch.games.masks.argmax(1)
    games = batch.step(np.array([WAIT, chosen[1]]))
    assert (games.positions[0] == before[0]).all() and (games.positions[1] != before[1]).any()
    assert not games.over.any() and games.decisions[0] == 0


@pytest.mark.slow
def test_a_number_that_is_not_offered_loses_the_game_for_who_is_asked() -> None:
    batch = skirmish_batch(load_scenario("foeman", "duel"), (LEARNER,), 2, 1)
    own = batch.games.asked == batch.games.sides
    games = batch.step((~batch.games.masks).argmax(1))
    assert games.over.all() and games.rewards.tolist() == np.where(own, -1, 1).tolist()


def test_a_batch_that_cannot_be_is_named() -> None:
    with pytest.raises(InputError, match="policy"):
        skirmish_batch(load_scenario("foeman", "duel"), ("charge",), 4, 1)
    with pytest.raises(InputError, match="games 0"):
        skirmish_batch(load_scenario("foeman", "duel"), ("random",), 0, 1)
    with pytest.raises(InputError, match="at least one"):
        skirmish_batch(load_scenario("foeman", "duel"), (), 4, 1)
    with pytest.raises(InputError, match="two"):
        skirmish_batch(load_scenario("foeman", "free-for-all"), ("random",), 4, 1)
