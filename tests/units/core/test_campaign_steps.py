"""How a campaign's fight ended, by who won it, who is left and who has fled."""

from typing import NamedTuple

import pytest

from affray.core import InputError
from affray.core.campaigns.steps import outcome_of
from affray.core.fight_state import NOBODY


class Sides(NamedTuple):
    """Sides by their teams."""

    teams: tuple[str, ...] = ()


ALONE, PAIRS = Sides(), Sides(("Sun", "Moon", "Sun"))


@pytest.mark.parametrize(
    ("state", "winner", "left", "gone", "outcome"),
    [
        (ALONE, 0, (0,), (), "won"),
        (ALONE, 1, (1,), (), "lost"),
        (ALONE, NOBODY, (0, 1), (), "drawn"),
        (ALONE, NOBODY, (0, 1, 2), (1,), "drawn"),
        (ALONE, 2, (2,), (1,), "lost"),
        (ALONE, 0, (0,), (0,), "lost"),
        (ALONE, NOBODY, (0, 1), (0,), "lost"),
        (ALONE, None, (0, 1), (1,), "won"),
        (ALONE, None, (0, 1), (0,), "lost"),
        (ALONE, None, (), (), "drawn"),
        (PAIRS, None, (1, 2), (1,), "won"),
        (PAIRS, 2, (2,), (0,), "won"),
        (PAIRS, None, (0, 2), (0, 2), "lost"),
    ],
)
def test_a_fight_ends_for_a_side_as_its_team_fares(
    state: Sides, winner: int | None, left: tuple[int, ...], gone: tuple[int, ...], outcome: str
) -> None:
    assert outcome_of(state, 0, winner, left, gone) == outcome


def test_a_fight_with_foes_left_is_not_over() -> None:
    with pytest.raises(InputError, match="the fight is not over: expected its last position"):
        outcome_of(ALONE, 0, None, (0, 1, 2), (1,))
