"""Cells of whole games among several: who leads which sides, and who has won."""

import pytest

from affray.core import InputError
from affray.game.muster import with_master
from affray.game.scenario import load_scenario
from affray.lab.arena import Cell, Effort
from affray.lab.battles import BattleArena
from affray.lab.sharing import parties_of, share_sides
from affray.lab.systems.wargame.armies import ArmiesArena
from affray.systems.registry import load_system

EFFORT = Effort(games=1, seed=3)


def cell(first: str, second: str, scenario: str) -> Cell:
    """The game of two computer players on a scenario."""
    return Cell({"player": first}, {"player": second}, {"scenario": scenario}, {})


@pytest.mark.parametrize(
    ("system", "scenario", "places"),
    [
        ("foeman", "three-crowns", (0, 1, 1)),
        ("foeman", "pairs", (0, 1, 0, 1)),
        ("melee", "two-teams", (0, 1, 0, 1)),
        ("melee", "duel", (0, 1)),
    ],
)
def test_the_first_has_the_first_side_with_its_team(system: str, scenario: str, places: tuple[int, ...]) -> None:
    arena = BattleArena(system)
    state = arena.setup(cell("random", "random", scenario))
    assert share_sides(parties_of(load_system(system), state)) == places


def test_one_of_both_leads_all_the_others_and_wins_with_any_of_them() -> None:
    arena, lopsided = BattleArena("foeman"), cell("random", "greedy", "three-crowns")
    assert arena.outcome(lopsided, EFFORT).numbers[:3] == (0.0, 1.0, 0.0)
    assert arena.game(lopsided, EFFORT.seed, 0).score[0] == 0


def test_teams_win_as_a_whole() -> None:
    outcome = BattleArena("foeman").outcome(cell("greedy", "random", "pairs"), EFFORT)
    assert outcome.numbers[0] + outcome.numbers[1] > 0


def test_a_delve_of_friends_is_no_battle() -> None:
    with pytest.raises(InputError, match="expected two sides or more, all of which decide"):
        BattleArena("fortmayn").setup(cell("random", "random", "friends"))


def test_nobody_shares_the_seat_of_a_game_master() -> None:
    system = load_system("foeman")
    assert parties_of(system, system.setup(with_master(load_scenario("foeman", "duel"), "Morgan"), {})) == ()


def test_armies_of_three_meet() -> None:
    arena = ArmiesArena("wargame")
    three = Cell({"army": "", "player": "random"}, {"player": "random"}, {"scenario": "three-heirs"}, {})
    assert len(load_system("wargame").sides(arena.setup(three))) == 3
