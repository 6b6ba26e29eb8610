"""Scripts in every text that people give: the page shows them as words, and makes nothing of them."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import Watched, panel, watching
from tests.browser.serving import Served, serving
from tests.units.web.served import bearer, made_game

SCRIPT = "<img src=x onerror=alert(1)>"
"""Makes an element, asks for a file and opens a dialog where it is taken for more than words."""
MADE = "() => document.querySelectorAll('img[src=x], [onerror], script:not([src])').length"
TAG = "<script>alert(1)</script>"
"""As names may be."""
FIGURE = {"name": TAG, "race": "human", "st": 12, "dx": 12, "iq": 8, "weapons": ["dagger"], "armor": "leather"}
UNIT: dict[str, object] = {
    "name": TAG, "type": "basic", "n": 5, "ad": "1d6", "move": 8, "fight": 0, "shoot": 0, "defense": 7,
    "weapons": ["pistol", {"name": TAG, "fight": 1, "range": [1, 2]}], "abilities": [{"name": TAG, "cost": 4.5}],
    "base": [1, 1], "formation": "skirmish", "files": 0,
}  # fmt: skip
ARMY = {"format": "affray-army", "version": 1, "name": TAG, "limit": 1000, "units": [UNIT]}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a store of its own."""
    with serving(tmp_path_factory.mktemp("hostile") / "table.sqlite") as served:
        yield served


@pytest.fixture
def pages(browser: Browser, own: Served) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, own.url) as watched:
        yield watched


def seen(page: Page, text: str) -> str:
    """What a page shows, once it shows a text, of which it has made nothing."""
    page.get_by_text(text).first.wait_for(state="attached")
    assert page.evaluate(MADE) == 0
    return page.inner_text("body")


def test_what_people_say_and_are_called_is_words(pages: Watched, own: Served) -> None:
    with httpx.Client(base_url=own.url, timeout=60) as client:
        made = made_game(client, name=SCRIPT, seats={"Blue": "friend"})
        said = {"id": "1", "do": "chat", "text": f"{SCRIPT}\u202e\x1b[2J"}
        client.post(f"/api/games/{made.game}/commands", json=said, headers=bearer(made.token)).raise_for_status()
        page = pages.open(f"/game/{made.game}#{made.onlooker}")
        page.on("dialog", lambda dialog: pages.faults.append(dialog.message))
        page.wait_for_selector("[data-figure]")
        panel(page, "Table")
        assert "\u202e" not in seen(page, SCRIPT)


@pytest.mark.slow
def test_names_that_are_kept_are_words(pages: Watched, own: Served) -> None:
    with httpx.Client(base_url=own.url, timeout=60) as client:
        for path, body in (
            ("/api/roster?system=melee", {"figure": FIGURE}),
            ("/api/armies", {"army": ARMY, "options": {}}),
        ):
            reply = client.post(path, json=body)
            assert reply.is_success, reply.text
    for path in ("/figures?system=melee", "/armies"):
        page = pages.open(path)
        page.on("dialog", lambda dialog: pages.faults.append(dialog.message))
        if path.startswith("/figures"):
            page.get_by_role("radio", name="Combat and Movement Guide").or_(
                page.get_by_role("link", name="Combat and Movement Guide")
            ).first.click()
        seen(page, TAG)
