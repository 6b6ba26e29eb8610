"""The scenarios that ship with Foeman."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from affray.core import Scenario
from affray.game import load_scenario, shipped_scenarios
from affray.space.hex import Hex
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.tables import roster
from affray.systems.foeman.position.state import State
from tests.random_games import random_game

SHIPPED = shipped_scenarios("foeman")
ANSWERS = 300


def reach(state: State, start: Hex) -> set[Hex]:
    """The hexes to which there is a way, whoever stands on it."""
    found, edge = {start}, [start]
    while edge:
        at = edge.pop()
        fresh = [step for step in state.board.steps[at] if step is not None and step not in found]
        found.update(fresh)
        edge.extend(fresh)
    return found


def test_they_are_listed_from_easy_to_hard_by_plain_names() -> None:
    assert [scenario.name for scenario in SHIPPED] == [
        "duel",
        "two-against-two",
        "three-against-three",
        "archers-and-a-wall",
        "bridge",
        "two-rooms",
        "brush-and-wood",
        "free-for-all",
        "night-watch",
        "tavern",
        "three-crowns",
        "ring-of-six",
        "pairs",
    ]
    assert load_scenario("foeman", "two-against-two").title == "Two against two"


def test_the_whole_roster_takes_part() -> None:
    folder = files("affray.systems.foeman").joinpath("data", "scenarios")
    bodies = [tomllib.loads(item.read_text("utf-8")) for item in folder.iterdir()]
    assert {figure.get("roster", "") for body in bodies for figure in body["figures"]} - {""} == set(roster())


@pytest.mark.parametrize("scenario", SHIPPED, ids=[scenario.name for scenario in SHIPPED])
class TestEach:
    def test_says_in_two_sentences_what_it_is_about(self, scenario: Scenario) -> None:
        assert scenario.title
        assert scenario.summary.endswith(".")
        assert scenario.summary.count(". ") == 1

    def test_is_small_and_sound_and_everybody_can_meet(self, scenario: Scenario) -> None:
        state = SYSTEM.setup(scenario, {})
        assert SYSTEM.broken_invariants(state) == ()
        columns = {at[0] for at in state.board.ground}
        assert len(columns) <= 15
        first, *others = state.figures
        assert {figure.pos for figure in others} <= reach(state, first.pos)

    def test_gives_no_side_more_attribute_points_or_figures(self, scenario: Scenario) -> None:
        state = SYSTEM.setup(scenario, {})
        figures = Counter(figure.side for figure in state.figures)
        assert len(set(figures.values())) == 1
        points = [sum(f.st + f.dx + f.iq for f in state.figures if f.side == side) for side in range(len(state.sides))]
        assert max(points) - min(points) <= 2 * max(figures.values())

    def test_stays_sound_through_hundreds_of_random_answers(self, scenario: Scenario) -> None:
        game = random_game(SYSTEM, scenario, {}, seed=11, most=ANSWERS)
        assert [fault for moment in game.line for fault in SYSTEM.broken_invariants(moment.state)] == []
        assert len(game.line) > ANSWERS // 3
