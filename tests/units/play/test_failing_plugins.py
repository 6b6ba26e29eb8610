"""A player of a plugin that fails loses its game with a line, in a game of its own, at the terminal, in ladder and sweep."""

import logging
from typing import cast

import pytest

from affray.core import InputError, System
from affray.game import Game
from affray.lab.arena import Cell, Effort
from affray.lab.battles import BattleArena
from affray.lab.ladder.game import play_pair
from affray.lab.ladder.luck import plain_chance
from affray.play import PlayerFailed, make_seat, play_out
from tests.failing import bad_players
from tests.toy import PIG, TABLE
from tests.units.cli.running import run
from tests.units.lab.ladder.made import plan_of
from tests.veiled import CACHES, YARD

__all__ = ["bad_players"]
pytestmark = pytest.mark.usefixtures("bad_players")


@pytest.mark.parametrize(
    ("way", "why", "shown"),
    [
        ("raise", "error", "KeyError: 'no such\\nthing'"),
        ("bare", "error", "TypeError: think gave a str; expected a Thought with candidates"),
        ("reasons", "error", "TypeError: think gave a Thought; expected a Thought with candidates"),
        ("illegal", "illegal", "hold"),
        ("inner", "illegal", "hold"),
        ("hurry", "error", "ZeroDivisionError: division by zero"),
    ],
)
def test_whatever_goes_wrong_with_a_plugin_is_its_own_loss(way: str, why: str, shown: str) -> None:
    seat = make_seat(f"bad:{way}", 1)
    if way == "hurry":
        with pytest.raises(PlayerFailed) as raised:
            seat.allowance(PIG)
        faults = [raised.value]
    else:
        faults = []
        game = play_out(
            Game.new(PIG, TABLE, seed=2), [seat, make_seat("greedy", 2)], failed=lambda _, fault: faults.append(fault)
        )
        assert game.is_over and game.gone == (0,)
    assert [(fault.why, fault.shown) for fault in faults] == [(why, shown)]


def test_an_answer_that_only_its_secrets_forbid_loses_the_game_of_a_plugin_too() -> None:
    rules = cast("System[object, object]", CACHES)
    game = Game.new(rules, YARD, seed=3)
    for given in ("bury amber", 0):
        game.answer(given)

    faults: list[PlayerFailed] = []
    play_out(game, [make_seat("random", 1), make_seat("bad:dig", 2)], failed=lambda _, fault: faults.append(fault))
    assert [(fault.why, fault.shown) for fault in faults] == [("illegal", "dig")]
    assert game.gone == (1,)


def test_what_a_plugin_raises_at_the_end_is_logged_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "affray.play"):
        game = play_out(Game.new(PIG, TABLE, seed=2), [make_seat("bad:end", 1), make_seat("greedy", 2)])
    assert game.is_over and not game.gone
    assert "a player of tests.failing fails at the end of its game" in caplog.text and "no place left" in caplog.text


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The game is lost for bad:raise (Blue): it says"),
        ("de", "Das Spiel ist für bad:raise (Blau) verloren: bad"),
    ],
)
def test_at_the_terminal_a_line_says_so(lang: str, line: str) -> None:
    sides = ("--side", "Red=greedy", "--side", "Blue=bad:raise")
    for command in ("watch", "play"):
        shown = run(command, "foeman", "duel", "--seed", "3", "--plain", "--lang", lang, *sides)
        output = " ".join(shown.out.split())
        assert (
            shown.code == 0 and not shown.err and line in output and "KeyError" in output and "Traceback" not in output
        )


def test_in_a_ladder_it_loses_its_games() -> None:
    plan = plan_of("fortmayn", "bad:raise", "random", scenarios=("duel",))
    found = play_pair(plan, plan.number(0, 0, 0), plain_chance)
    assert [game.score for game in found.games] == [0.0, 0.0]
    assert {game.failed for game in found.games} == {"bad:raise: says “KeyError: 'no such\\nthing'”"}


def test_a_cell_of_a_sweep_with_it_is_refused_with_the_reason() -> None:
    cell = Cell({"player": "bad:raise"}, {"player": "greedy"}, {"scenario": "duel"}, {})
    with pytest.raises(InputError, match="bad:raise against greedy: a player says “KeyError"):
        BattleArena("fortmayn").outcome(cell, Effort())
