"""Reactions of creatures that are met."""

from affray.systems.fortmayn.rules.reactions import is_hostile, react, reaction_row
from tests.units.fortmayn.people import thrown


def test_the_player_picks_a_die_of_the_roll_high_or_low() -> None:
    assert [react(thrown([2, 7, 4], answers=[pick]), 0, 3, 8) for pick in range(3)] == [7, 4, 2]
    assert react(thrown([5]), 0, 1, 8) == 5


def test_without_a_head_die_the_worst_happens() -> None:
    ref = thrown()
    assert (react(ref, 0, 0, 8), ref.rolls) == (1, [])


def test_some_reactions_are_fights() -> None:
    assert [is_hostile(reaction_row(value).row_id) for value in (1, 2, 3)] == [True, True, False]
