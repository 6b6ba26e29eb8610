"""What people keep on a server with a key: who has it sees and prints it, who has not is told."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from affray.systems.foeman.roster.adventurer import read_line
from affray.web.service.desk import Setting
from tests.browser.pages import watching
from tests.units.web.served import PATIENT, Client, bearer, served

KEY = "sesame"
ANN = "name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger,Horsebow wounds=2 ep=40"
NEEDED = "This needs the server's key."
REFUSED = ("Failed to load resource: the server responded with a status of 401",)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Client]:
    """A server with a key, and a figure."""
    with served(tmp_path, Setting(key=KEY, limits=PATIENT)) as client:
        figure = msgspec.to_builtins(read_line(ANN))
        client.post("/api/roster", json={"figure": figure}, headers=bearer(KEY)).raise_for_status()
        yield client


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/figures", "/armies", "/fields", "/campaigns", "/figures/Ann"])
def test_who_has_no_key_is_told_on_every_page(browser: Browser, own: Client, path: str) -> None:
    with watching(browser, own.url) as pages:
        pages.allowed = REFUSED
        page = pages.open(path)
        expect(page.get_by_text(NEEDED).first).to_be_visible()
        expect(page.get_by_text("Ann", exact=True)).to_have_count(0)


def test_who_has_the_key_sees_the_roster_and_prints_it(browser: Browser, own: Client) -> None:
    with watching(browser, own.url) as pages:
        page = pages.open(f"/#{KEY}")
        expect(page).to_have_url(f"{own.url}/")
        page.goto("/figures")
        expect(page.get_by_text("Ann", exact=True).first).to_be_visible()
        with page.expect_popup() as opened:
            page.get_by_role("link", name="Print").first.click()
        paper = opened.value
        expect(paper.get_by_role("heading", name="Ann")).to_be_visible()
        assert paper.evaluate("document.styleSheets.length") == 1
        assert paper.evaluate("document.styleSheets[0].cssRules.length") > 10
