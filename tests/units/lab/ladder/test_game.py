"""A pair of games: the same dice with the sides swapped, and a player that fails loses its game alone."""

from collections import Counter
from typing import TypeVar

import pytest

from affray.dice.stream import Stream
from affray.lab.ladder import game as games
from affray.lab.ladder.game import GameOutcome, play_game, play_pair
from affray.lab.ladder.luck import plain_chance
from affray.play import Seat
from affray.play.player import Asked, Thought
from affray.play.random import RandomPlayer
from tests.units.lab.ladder.made import install, pig, plan_of

__all__ = ["pig"]
S = TypeVar("S")
A = TypeVar("A")


def numbers(game: GameOutcome) -> tuple[float, float, int, int]:
    return game.score, game.luck, game.rounds, game.answers


def test_equal_players_that_take_no_numbers_share_every_pair(pig: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Greedy Pig has no ties to break, so that both sides do the same with the same dice.
    plan = plan_of("pig", "greedy", "random", scenarios=(pig,))
    for count in range(5):
        first, second = (
            play_game(plan, plan.number(0, 0, count), ("greedy", "greedy"), plain_chance, s) for s in (0, 1)
        )
        assert first.score + second.score == 1 and first.answers == second.answers


def test_a_pair_of_games_is_the_same_each_time_and_another_for_each_count(pig: str) -> None:
    plan = plan_of("pig", "greedy", "random", scenarios=(pig,))
    pairs = [play_pair(plan, plan.number(0, 0, count), plain_chance) for count in (0, 0, 1, 2)]
    first, again, *others = [tuple(map(numbers, pair.games)) for pair in pairs]
    assert first == again and all(first != other for other in others)


def test_rounds_are_counted_as_the_system_counts_them() -> None:
    plan = plan_of("fortmayn", "greedy", "random", scenarios=("duel",))
    assert play_game(plan, plan.number(0, 0, 0), plan.players, plain_chance, 0).rounds > 0


def test_all_pairings_meet_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, seen = plan_of("fortmayn", scenarios=("duel",)), Counter[tuple[int, str]]()

    def watch(system: object, state: object, seats: list[Seat], dice: Stream, spectator: object) -> object:
        seen[dice.seed, repr(state)] += 1
        return state

    monkeypatch.setattr(games, "play_fast", watch)
    for pairing in range(3):
        play_pair(plan, plan.number(pairing, 0, 4), plain_chance)
    assert list(seen.values()) == [6]


def test_a_player_that_fails_loses_its_game_with_a_line(pig: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "BAD_PIG")
    plan = plan_of("pig", "greedy", "random", scenarios=(pig,))
    found = play_pair(plan, plan.number(0, 0, 0), plain_chance)
    assert [game.score for game in found.games] == [0.0, 0.0]
    assert {game.failed for game in found.games} == {"greedy: KeyError: 'no such thing'"}


def test_a_player_that_answers_wrongly_loses_its_game(pig: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(self: RandomPlayer, asked: Asked[object, object]) -> Thought[object]:
        return Thought("hold")

    monkeypatch.setattr(RandomPlayer, "think", cheat)
    plan = plan_of("pig", "random", "greedy", scenarios=(pig,))
    found = play_pair(plan, plan.number(0, 0, 0), plain_chance)
    assert [(game.score, game.failed) for game in found.games] == [
        (0.0, "random: answered hold: hold is not possible now [PG-2]")
    ] * 2


def test_a_player_thinks_as_long_as_people_let_it(pig: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[float | None] = []
    think = RandomPlayer.think

    def note(self: RandomPlayer, asked: Asked[S, A]) -> Thought[A]:
        if not asked.question.inner:
            left.append(asked.clock.left)
        return think(self, asked)

    monkeypatch.setattr(RandomPlayer, "think", note)
    plan = plan_of("pig", "random", "greedy", scenarios=(pig,))
    play_pair(plan, plan.number(0, 0, 0), plain_chance)
    assert set(left) == {None}
    left.clear()
    monkeypatch.setattr(RandomPlayer, "allowance", lambda self, system: 2.0, raising=False)
    play_pair(plan, plan.number(0, 0, 0), plain_chance)
    assert set(left) == {2.0}
    monkeypatch.setattr(RandomPlayer, "allowance", lambda self, system: 1 / 0)
    found = play_pair(plan, plan.number(0, 0, 0), plain_chance)
    assert {game.failed for game in found.games} == {"random: ZeroDivisionError: division by zero"}


def test_what_a_player_holds_open_is_closed_after_each_game(pig: str, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[object] = []

    def end(self: RandomPlayer, score: object = None) -> None:
        closed.append(self)

    monkeypatch.setattr(RandomPlayer, "end", end, raising=False)
    for luck, players in ((0, 1), (2, 2)):
        # The one that plays, and the one that chooses where actions are played again.
        plan = plan_of("pig", "random", "greedy", luck=luck, scenarios=(pig,))
        play_pair(plan, plan.number(0, 0, 0), plain_chance)
        assert len(closed) == 2 * players
        closed.clear()


def test_answers_times_and_what_is_noticed_go_to_the_side_whose_they_are() -> None:
    plan = plan_of("foeman", "greedy-1", "greedy", scenarios=("duel",))
    found = play_game(plan, plan.number(0, 0, 0), plan.players, plain_chance, 1)
    mine, theirs = found.tallies
    assert 0 < mine.answers <= mine.decisions.count and 0 < mine.stretches.count <= mine.decisions.count
    assert mine.stretches.total == pytest.approx(mine.decisions.total)
    # Both act in every round, and the referee carries out what they declared.
    assert found.rounds - 1 <= mine.noticed["turn"] <= found.rounds
    assert abs(mine.noticed["turn"] - theirs.noticed["turn"]) <= 1


@pytest.mark.parametrize(("system", "scenario"), [("foeman", "three-crowns"), ("melee", "three-masters")])
def test_among_several_both_games_of_a_pair_share_all_that_there_is(system: str, scenario: str) -> None:
    """Of the same player against itself both games are one game, in which each has what the other has in the other one."""
    plan = plan_of(system, "random", "greedy", scenarios=(scenario,), luck=2)
    number = plan.number(0, 0, 1)
    first, second = (play_game(plan, number, ("greedy", "greedy"), plain_chance, swap) for swap in (0, 1))
    assert (first.rounds, first.answers) == (second.rounds, second.answers)
    assert first.score + second.score == pytest.approx(1) and first.luck == 0 == second.luck
    assert first.tallies[0].answers == second.tallies[1].answers > 0
