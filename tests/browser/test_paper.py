"""What is printed, as a browser prints it."""

import re
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page

from affray.systems.foeman.roster.adventurer import read_line
from tests.browser.pages import PHONE, Watched, shot, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import check

LINES = (
    "name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger,Horsebow wounds=2 ep=40",
    "name=Brunhild race=Dwarf st=14 dx=10 iq=7 armor=Full Plate hold=Battleaxe carry=Hv Crossbow,Dagger",
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with two figures."""
    with serving(tmp_path_factory.mktemp("paper") / "table.sqlite") as served:
        for line in LINES:
            figure = msgspec.to_builtins(read_line(line))
            httpx.post(f"{served.url}/api/roster", json={"figure": figure}).raise_for_status()
        yield served


@pytest.fixture
def printing(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


def sheets(page: Page) -> int:
    """How many sheets of paper a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_figure_and_each_card_is_one_page(printing: Watched, language: str) -> None:
    page = printing.open(f"/api/roster/paper?lang={language}")
    assert sheets(page) == len(LINES)
    check(page, "sheets")
    page.goto(f"/api/systems/foeman/cards?option=preset%3Dmindwand&lang={language}")
    assert sheets(page) == 5
    check(page, "cards")


def test_a_sheet_is_opened_where_the_figure_is_shown_and_a_phone_can_read_it(printing: Watched) -> None:
    page = printing.open("/figures/Ann", PHONE)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Print").click()
    paper = opened.value
    paper.wait_for_load_state()
    assert paper.locator("h1").all_inner_texts() == ["Ann"]
    assert paper.locator(".crossed").count() == 2 + 4
    assert paper.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(paper, "paper-phone")
    page.goto("/rules/foeman")
    assert page.get_by_role("link", name="Reference cards to print").get_attribute("href") == (
        "/api/systems/foeman/cards?lang=en"
    )
