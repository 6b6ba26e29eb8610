"""Each scenario of the Combat and Movement Guide is played to its end in the browser by a person's hands."""

import pytest

from affray.game.scenario import shipped_scenarios
from tests.browser.acting.blades import fight
from tests.browser.acting.driving import play
from tests.browser.acting.hands import Mouse
from tests.browser.pages import Watched, begin, shot

pytestmark = pytest.mark.slow
MOST = 3000
SHIPPED = {scenario.name: scenario for scenario in shipped_scenarios("melee")}


@pytest.mark.parametrize("name", SHIPPED)
def test_a_scenario_is_played_to_its_end_by_mouse(pages: Watched, name: str) -> None:
    page = pages.open()
    begin(page, SHIPPED[name].title, rules="Combat and Movement Guide", house={"turn_limit": "20"}, seed=5)
    assert play(Mouse(page), most=MOST, plan=fight) < MOST
    assert page.locator("#over").inner_text()
    shot(page, f"scenario-{name}")
