"""The facing wheel on a phone: each spoke is where a finger can press it."""

import pytest

from tests.browser.acting.driving import looked, ready
from tests.browser.pages import PHONE, Watched, begin

HIDDEN = """() => {
  const ground = document.querySelector('main.ground').getBoundingClientRect();
  return [...document.querySelectorAll('.spoke:not(.off)')].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < ground.left - 1 || right > ground.right + 1 || top < ground.top - 1 || bottom > ground.bottom + 1;
  }).map((one) => one.dataset.spoke);
}"""
"""The spokes that the window on the board cuts off."""


@pytest.mark.slow
def test_a_wheel_at_the_edge_of_the_window_comes_into_sight_with_all_its_spokes(pages: Watched) -> None:
    page = pages.open(options=PHONE)
    begin(page, seats=("Me", "Me"))
    seen: set[str] = set()
    while len(seen) < 2:
        ready(page)
        scene = looked(page)
        if scene.end and "Turn" in scene.on_board:
            page.touchscreen.tap(*scene.pixel(scene.figures[scene.who]))
            page.wait_for_selector("[data-spoke]")
            page.wait_for_function(f"() => !({HIDDEN})().length")
            assert page.locator("[data-spoke]").count() >= 6 and page.evaluate(HIDDEN) == []
            seen.add(scene.who)
            page.keyboard.press("Escape")
            page.locator(".end").tap()
            page.wait_for_timeout(100)
            if page.locator(f".table[data-asked=true][data-state='{scene.state}'] .end").count():
                page.locator(".end").tap()
        else:
            page.locator(f".question [data-choice='{scene.choices[0]}']").first.tap()
        page.wait_for_selector(f".table[data-asked=true]:not([data-state='{scene.state}'])")
