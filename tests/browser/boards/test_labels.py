"""What is written over the tables of the shipped battles: no two labels overlap, and none but letters hides a miniature."""

import pytest
from playwright.sync_api import Page

from affray.game import dumps, shipped_scenarios
from affray.systems import registry
from affray.web.words.scenes import opening
from tests.browser.pages import Watched, shot

OVER = """() => {
  const written = [...document.querySelectorAll('.planeboard .caption')].map((one) => [one.textContent, one.getBoundingClientRect()]);
  const bases = [...document.querySelectorAll('.planeboard .unit .base')].map((one) => ['a base', one.getBoundingClientRect()]);
  const named = new Set([...document.querySelectorAll('.planeboard .letters')].map((one) => one.textContent));
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return written.flatMap(([text, box], n) => [...written.slice(n + 1), ...(text.includes('·') || named.has(text) ? [] : bases)]
    .filter(([, other]) => over(box, other)).map(([other]) => `${text} over ${other}`)); }"""


def battle(page: Page, name: str) -> None:
    """A battle of which all units stand on the table, watched by nobody's seat."""
    scenario = next(other for other in shipped_scenarios("wargame") if other.name == name)
    game = opening(registry.load_system("wargame"), scenario, {})
    made = page.request.post("/api/games", data={"record": dumps(game).decode()}).json()
    page.goto(f"/game/{made['game']}#{made['onlooker']}")
    page.locator(".planeboard .caption").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("wide", [1440, 390])
def test_no_two_labels_of_any_battle_overlap(pages: Watched, wide: int) -> None:
    page = pages.open("/lab", {"viewport": {"width": wide, "height": 900}})
    for scenario in shipped_scenarios("wargame"):
        battle(page, scenario.name)
        for _ in range(3):
            page.wait_for_timeout(300)
            assert page.evaluate(OVER) == [], (scenario.name, wide)
            page.keyboard.press("+")
    shot(page, f"labels-{wide}")
