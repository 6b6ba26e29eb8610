"""What is printed, as a browser prints it."""

import re
from collections.abc import Iterator
from pathlib import Path

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


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_each_figure_and_each_card_is_one_page(printing: Watched, language: str) -> None:
    page = printing.open(f"/api/roster/paper?lang={language}")
    assert sheets(page) == len(LINES)
    check(page, "sheets")
    page.goto(f"/api/systems/foeman/cards?option=preset%3Dmindwand&lang={language}")
    assert sheets(page) == 5
    check(page, "cards")


PAPER_WIDE = 703
"""The narrower of both papers, A4, between its margins, in pixels."""
ACROSS_WIDE = 965
"""The narrower of both across, Letter, on which tables of many columns lie."""
CUT = f"""() => [...document.querySelectorAll("table, figure, svg, dl, ul")]
  .filter((one) => one.getBoundingClientRect().right > (one.matches(".many") ? {ACROSS_WIDE} : {PAPER_WIDE}) + 0.5)
  .map((one) => one.outerHTML.slice(0, 80))"""
SHOWN = """() => [...document.querySelectorAll("nav, button, a.button")]
  .filter((one) => one.getClientRects().length).map((one) => one.outerHTML.slice(0, 80))"""


def check_printed(page: Page) -> None:
    """Check that nothing of a page is cut on paper, no bar is printed, and no ground is dark where the screen's is."""
    page.set_viewport_size({"width": PAPER_WIDE, "height": 1000})
    page.emulate_media(media="print", color_scheme="dark")
    # A browser opens what is folded before it prints.
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert page.evaluate(CUT) == [] and page.evaluate(SHOWN) == []
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")


@pytest.mark.slow
@pytest.mark.parametrize("key", ["foeman", "melee", "wargame", "fortmayn"])
def test_no_column_of_a_card_is_cut(printing: Watched, key: str) -> None:
    page = printing.open(f"/api/systems/{key}/cards?lang=de")
    check_printed(page)
    assert sheets(page) >= page.locator(".leaf").count() > 2


def test_no_column_of_an_army_is_cut(printing: Watched) -> None:
    page = printing.open("/api/armies/paper?ready=weird&lang=de")
    check_printed(page)
    assert sheets(page) == 1


@pytest.mark.slow
@pytest.mark.parametrize("study", [pytest.param("foeman-weapons", marks=pytest.mark.slow), "wargame-units"])
def test_no_column_of_a_report_is_cut(printing: Watched, own: Served, tmp_path: Path, study: str) -> None:
    reply = httpx.post(f"{own.url}/api/lab/report", json={"study": study, "lang": "de"}, timeout=60)
    kept = tmp_path / "report.html"
    kept.write_text(reply.text)
    page = printing.open("/api/roster/paper")
    page.goto(kept.as_uri())
    check_printed(page)
    assert page.locator("table.many").count() and 5 <= sheets(page) <= 12


@pytest.mark.slow
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
