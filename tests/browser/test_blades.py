"""A duel of the Combat and Movement Guide against the computer, by a person's hands."""

import pytest

from tests.browser.acting.blades import fight
from tests.browser.acting.driving import play
from tests.browser.acting.hands import Mouse
from tests.browser.pages import Watched, begin, shot


@pytest.mark.slow
def test_a_duel_with_blades_is_played_to_its_end_by_mouse(pages: Watched) -> None:
    page = pages.open()
    begin(page, rules="Combat and Movement Guide", seed=3)
    assert play(Mouse(page), plan=fight) > 5
    assert page.locator("#over").inner_text()
    shot(page, "blades-over")
