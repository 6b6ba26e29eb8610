"""Every screen that has an address, in both languages, light and dark: axe finds nothing."""

import msgspec
import pytest
from playwright.sync_api import Page

from affray.systems import registry
from affray.systems.foeman.roster.adventurer import read_line
from tests.browser.pages import Watched
from tests.browser.test_looks import LOOKS, check
from tests.docs.screens import FIGHTS, fight

FIGURE = "name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield"
PLACES = [
    *("/", "/games", "/help", "/learn", "/rules", "/figures", "/figures/Ann", "/armies", "/armies/new"),
    *("/fields", "/fields/new", "/fields/new#ruined_town", "/campaigns", "/lab#tool=duel", "/lab#tool=compare"),
    *("/lab#tool=sweep", "/lab#tool=ladder"),
]
OF_RULES = ("/rules/", "/figures/new#", "/lab#system=")
"""The beginnings of those that each system has; of one without figures the second says so."""
SETTLE = 400
"""Milliseconds after which a screen is there wholly."""


def opened(page: Page, path: str) -> None:
    """A screen, with all that is folded in it open."""
    page.goto("about:blank")
    page.goto(path)
    page.locator("h1, h2, .bad").locator("visible=true").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    page.wait_for_timeout(SETTLE)


@pytest.mark.slow
@pytest.mark.parametrize(("speak", "seen"), LOOKS)
def test_axe_finds_nothing_at_any_address(pages: Watched, speak: str, seen: str) -> None:
    # A system without figures has no page for a new one.
    pages.allowed = ("Failed to load resource: the server responded with a status of 400",)
    page = pages.open("/", {"locale": speak, "color_scheme": seen, "reduced_motion": "reduce"})
    page.request.post("/api/roster", data={"figure": msgspec.to_builtins(read_line(FIGURE))})
    fights = [fight(pages.url, *begun).removeprefix(pages.url) for begun in FIGHTS.values()]
    ruled = [f"{place}{key}" for key in registry.system_keys() for place in OF_RULES]
    for path in (*PLACES, *ruled, *fights):
        opened(page, path)
        check(page, path)
