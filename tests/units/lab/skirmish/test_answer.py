"""What a batch of compiled skirmishes says, and its games as records."""

import sys

import pytest

from affray.game import Game, dumps, loads
from affray.game.scenario import load_scenario, shipped_scenarios
from affray.lab.systems.foeman.skirmish.answer import answer, sample
from affray.lab.systems.foeman.skirmish.machine import run_skirmishes
from affray.lab.systems.foeman.skirmish.manners import read_manner, way_numbers, ways_of
from affray.lab.systems.foeman.skirmish.plain import plain_skirmishes
from affray.systems.foeman.content.codes import UP
from affray.systems.foeman.position.state import Figure, condition
from affray.systems.foeman.system import SYSTEM

BOTH = ("random", "close 3 reroll=all proficiency=yes weak=4")


def able(figure: Figure) -> bool:
    """Whether a figure is up and there."""
    return condition(figure) == UP and not figure.body.out


def test_manners_are_numbers() -> None:
    assert ways_of([read_manner(text) for text in BOTH]).tolist() == [0, 4, 2, 0, 0, 1, 3, 1, 1, 4]
    assert str(read_manner("hold reroll=none")) == "hold 4 reroll=none"
    assert str(read_manner("hold 3 weak=5")) == "hold 3 reroll=likely weak=5"


@pytest.mark.parametrize("name", ["archers-and-a-wall", "tavern"])
def test_games_in_plain_python_are_those_of_the_whole_engine(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    scenario, games = load_scenario("foeman", name), 3
    state = SYSTEM.setup(scenario, {})
    rows = list(plain_skirmishes(state, way_numbers([read_manner(text) for text in BOTH]), games, 4))
    for number, row in enumerate(rows):
        game = sample(scenario, BOTH, seed=4, number=number)
        up = [[f.mst for f in game.state.figures if f.side == side and able(f)] for side in (0, 1)]
        assert row[:2] == [game.state.winner, game.state.round]
        assert row[3:] == [len(up[0]), len(up[1]), sum(up[0]), sum(up[1])]
    monkeypatch.setitem(sys.modules, "numba", None)
    found = answer(scenario, BOTH, games, 4)
    assert [found.wins[side].chance for side in (0, 1)] == [
        pytest.approx(sum(row[0] == side for row in rows) / games, abs=1e-6) for side in (0, 1)
    ]
    assert found.decisions.mean == pytest.approx(sum(row[2] for row in rows) / games, abs=1e-6)


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
@pytest.mark.parametrize(
    "name", [scenario.name for scenario in shipped_scenarios("foeman") if scenario.name != "free-for-all"]
)
def test_games_in_plain_python_are_those_of_machine_code(name: str) -> None:
    state, both = SYSTEM.setup(load_scenario("foeman", name), {}), [read_manner(text) for text in BOTH]
    plain = list(plain_skirmishes(state, way_numbers(both), 30, 6, first=5))
    assert plain == run_skirmishes(state, ways_of(both), 30, 6, first=5).tolist()


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_the_answer_adds_the_games_up() -> None:
    scenario = load_scenario("foeman", "bridge")
    found = answer(scenario, BOTH, 200, 9, options={"prone_engages": "false"})
    state = SYSTEM.setup(scenario, {"prone_engages": "false"})
    rows = run_skirmishes(state, ways_of([read_manner(text) for text in BOTH]), 200, 9)
    for side in (0, 1):
        assert found.wins[side].chance == pytest.approx((rows[:, 0] == side).mean(), abs=1e-6)
        assert found.left[side].mean == pytest.approx(rows[:, 5 + side].mean(), abs=1e-6)
    assert found.rounds.mean == pytest.approx(rows[:, 1].mean(), abs=1e-6)
    assert found.decisions.mean == pytest.approx(rows[:, 2].mean(), abs=1e-6)


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
@pytest.mark.parametrize("name", ["archers-and-a-wall", "tavern"])
def test_a_sample_is_the_game_of_the_batch(name: str) -> None:
    scenario = load_scenario("foeman", name)
    rows = run_skirmishes(SYSTEM.setup(scenario, {}), ways_of([read_manner(text) for text in BOTH]), 3, 4)
    for number, row in enumerate(rows.tolist()):
        game = sample(scenario, BOTH, seed=4, number=number)
        assert (game.state.winner, game.state.round) == (row[0], row[1])
        again: Game[object, object] = loads(dumps(game))
        assert again.is_over
        assert again.state == game.state


@pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=[pytest.mark.slow, pytest.mark.xdist_group("skirmish")])]
)
def test_whoever_watches_hears_how_far_it_is_and_can_stop_it(
    monkeypatch: pytest.MonkeyPatch, *, compiled: bool
) -> None:
    if not compiled:
        monkeypatch.setitem(sys.modules, "numba", None)
    heard: list[tuple[int, int]] = []

    def watch(done: int, size: int) -> None:
        heard.append((done, size))
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        answer(load_scenario("foeman", "duel"), ("random",), 9000, 1, watch=watch)
    assert heard[0] == (0, 9000)
    assert 0 < heard[1][0] < 9000
    assert len(heard) == 2
