"""A whole duel against the computer: by mouse, by keys alone, by touch on a phone."""

import pytest

from tests.browser.acting.driving import play
from tests.browser.acting.hands import Keys, Mouse, Touch
from tests.browser.pages import PHONE, Watched, begin, shot


@pytest.mark.slow
def test_a_duel_is_played_to_its_end_by_mouse(pages: Watched) -> None:
    page = pages.open()
    begin(page, seed=7)
    assert play(Mouse(page)) > 5
    shot(page, "over")


@pytest.mark.parametrize("most", [12, pytest.param(400, marks=pytest.mark.slow, id="end")])
def test_a_duel_is_played_by_keys_alone(pages: Watched, most: int) -> None:
    page = pages.open()
    begin(page, seed=8)
    assert play(Keys(page), most=most) > 5


@pytest.mark.slow
def test_a_duel_is_played_to_its_end_by_touch_on_a_phone(pages: Watched) -> None:
    page = pages.open(options=PHONE)
    begin(page, seed=9)
    assert play(Touch(page)) > 5
    shot(page, "phone-over")
