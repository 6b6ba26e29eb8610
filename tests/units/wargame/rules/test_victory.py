"""Who is broken, who wins, who holds an objective."""

from fractions import Fraction

import pytest

from affray.systems.wargame.rules.victory import DRAW, Tally, holder, is_broken, is_over, lost_value, points_won, winner

LIMIT = Fraction(2000)


def tally(lost: float, objectives: int = 0, start: float = 2000) -> Tally:
    return Tally(Fraction(str(start)), Fraction(str(lost)), objectives)


def test_half_of_an_uneven_value_breaks_an_army_and_a_quarter_less_does_not() -> None:
    assert [is_broken(tally(lost, start=1994.5)) for lost in (997.25, 997)] == [True, False]


def test_points_are_what_the_enemy_lost_and_objectives() -> None:
    assert points_won(tally(100, 2), tally(333.5)) == Fraction("533.5")


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        (tally(0), tally(1000), 0),
        (tally(1000), tally(999, 9), 1),
        (tally(1000), tally(1300), 0),
        (tally(1300), tally(1000), 1),
        (tally(1100), tally(1000), DRAW),
        (tally(300), tally(500), 0),
        (tally(500), tally(300), 1),
        (tally(300), tally(499.75), DRAW),
        (tally(300, 2), tally(300), 0),
    ],
)
def test_who_alone_is_not_broken_wins_else_the_points_decide(first: Tally, second: Tally, won: int) -> None:
    assert winner(first, second, LIMIT) == won


def test_a_game_is_over_with_its_last_round_or_a_broken_army() -> None:
    assert not is_over(tally(0), tally(0), 1)
    assert is_over(tally(0), tally(0), 0)
    assert is_over(tally(1000), tally(0), 5)
    assert is_over(tally(0), tally(1000), 5)


def test_an_objective_is_held_by_more_miniatures() -> None:
    assert [holder(near) for near in ({0: 1, 1: 2}, {0: 2, 1: 2}, {0: 0, 1: 0}, {})] == [1, None, None, None]


def test_the_weapon_of_a_crew_is_lost_with_the_last_of_it() -> None:
    assert [lost_value(3, n, Fraction("10.5"), Fraction(40)) for n in (3, 1, 0)] == [0, 21, Fraction("71.5")]
