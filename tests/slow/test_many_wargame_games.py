"""Many whole battles of the wargame: random play breaks nothing and comes to an end."""

import pytest

from affray.systems.wargame.answers import write_answer
from affray.systems.wargame.sound import broken
from affray.systems.wargame.state import OVER
from tests.wargame_arena import start, whole_game

pytestmark = pytest.mark.slow
BATTLES = 200


@pytest.mark.parametrize("number", range(BATTLES))
def test_two_hundred_battles_of_a_thousand_points_break_no_invariant_and_end(number: int) -> None:
    given: list[str] = []
    for answer, state in whole_game(start("06-patrol-clash"), number):
        given.append(write_answer(answer))
        assert broken(state) == (), f"after {'; '.join(given[-8:])}"
    assert state.phase == OVER
