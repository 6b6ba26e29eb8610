"""What ends a turn is said whole in its button, in narrow windows and long words too."""

import pytest

from affray.game import load_scenario
from tests.browser.boards.test_lowered import give
from tests.browser.boards.test_seats import seated
from tests.browser.pages import Watched

ROOM = "(button) => [button.clientHeight - button.scrollHeight, button.clientWidth - button.scrollWidth]"


@pytest.mark.parametrize(("system", "first"), [("foeman", "move"), ("melee", "place 1")])
@pytest.mark.parametrize("wide", [1080, 800])
def test_german_words_fit_into_the_button(pages: Watched, system: str, first: str, wide: int) -> None:
    window = {"locale": "de", "viewport": {"width": wide, "height": 800}}
    (page,) = seated(pages, load_scenario(system, "duel"), 1, [window])
    page.wait_for_selector("[data-asked=true]")
    give(page, first)
    assert min(page.locator(".ends .end").evaluate(ROOM)) >= 0
