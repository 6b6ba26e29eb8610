"""Figures of several hexes on covered ground, as a mouse and a finger find them."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from affray.core import System
from affray.game import Game, dumps
from affray.web.messages import Made
from affray.web.service.desk import Setting
from tests.bestiary import BESTIARY, PEN
from tests.browser.pages import PHONE, shot, watching
from tests.browser.test_looks import check
from tests.units.web.served import PATIENT, served

RULES = cast("System[object, object]", BESTIARY)
SPOT = """([q, r]) => {
  const at = new DOMPoint(60 * q, 69.282 * (r + q / 2)).matrixTransform(document.querySelector('.plane svg').getScreenCTM());
  return [at.x, at.y];
}"""
"""Where a hex is in the window."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A server whose systems include the bestiary, and the path of a game of it."""
    with served(tmp_path, Setting(limits=PATIENT), resolver=lambda key: RULES if key == "bestiary" else None) as client:
        record = dumps(Game.new(BESTIARY, PEN, seed=1)).decode()
        wanted = {"system": "bestiary", "record": record, "seats": {"Red": "me", "Blue": "me"}}
        made = msgspec.json.decode(client.post("/api/games", json=wanted).content, type=Made)
        yield client.url, f"/game/{made.game}#{made.token}"


def at(page: Page, q: int, r: int) -> tuple[float, float]:
    """The middle of a hex in the window."""
    x, y = page.evaluate(SPOT, [q, r])
    return x, y


@pytest.mark.slow
def test_a_body_is_one_figure_wherever_it_is_touched(browser: Browser, address: tuple[str, str]) -> None:
    url, path = address
    with watching(browser, url) as pages:
        # The tests' own system has no rule book to be loaded.
        pages.allowed = ("Failed to load resource",)
        page = pages.open(path)
        page.wait_for_selector("[data-figure=Hydra] .base.whole")
        page.get_by_role("button", name="Megahexes").click()
        page.mouse.move(*at(page, 9, 2))
        page.wait_for_selector(".range")
        assert "2 megahexes away" in page.locator(".beside").inner_text()
        shot(page, "bodies-desk")
        check(page, "bodies")
        page.get_by_role("button", name="Megahexes").click()
        page.mouse.move(*at(page, 3, 4))
        page.wait_for_selector(".ghost")
        for _ in range(2):
            page.mouse.click(*at(page, 3, 4))
        page.wait_for_selector(".table[data-state='1']")
        page.mouse.click(*at(page, 8, 4))
        assert "Bear, Blue" in str(page.locator("#board-hex").get_attribute("aria-label"))
        phone = pages.open(path, PHONE)
        phone.wait_for_selector("[data-figure=Hydra] .base.whole")
        phone.wait_for_timeout(200)
        shot(phone, "bodies-phone")
        check(phone, "bodies on a phone")
