"""Markup, scripts and links in every text that is kept, in packs, in files: pages and documents show them as they are written,
nothing runs, and nothing is asked of anybody else."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlencode

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, expect

from affray.cli.deeds.admin.operating import announce
from affray.web.messages import Made
from tests.browser.hosted.hostile import (
    LINK,
    PICTURE,
    SIGNS,
    TAG,
    WORDS,
    begin_games,
    hostile_ladder,
    hostile_packs,
    hostile_results,
    keep_things,
)
from tests.browser.pages import PHONE, Watched, panel, watching
from tests.browser.serving import Served, serving
from tests.browser.test_looks import WIDE
from tests.units.web.served import bearer

MADE = """() => [...document.querySelectorAll('img, [onload], [onerror], [href^="javascript:" i], script')]
  .filter((one) => one.localName !== 'script' || one.text.includes('alert')).map((one) => one.outerHTML.slice(0, 120))"""
"""What a page has made of texts; the report of the laboratory has a script of its own."""
SAID = """() => [document.documentElement, ...document.querySelectorAll('*')].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data), one.value ?? '',
  ...[...one.attributes].map((said) => said.value)]).concat(document.body.innerText).join('\\n')"""
"""All texts of a page: those between its elements, in its fields, and read out."""


class Hosted(NamedTuple):
    """A server, its games, and a client of it."""

    served: Served
    games: dict[str, Made]
    client: httpx.Client


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server with hostile packs, on which somebody hostile has kept all that can be kept."""
    folder = tmp_path_factory.mktemp("hostile")
    packs = [text for path in hostile_packs(folder) for text in ("--pack", str(path))]
    with (
        serving(folder / "table.sqlite", more=packs) as served,
        httpx.Client(base_url=served.url, timeout=60) as client,
    ):
        keep_things(client)
        yield Hosted(served, begin_games(client), client)


@pytest.fixture
def pages(browser: Browser, hosted: Hosted) -> Iterator[Watched]:
    """The pages of a test, over that server."""
    with watching(browser, hosted.served.url) as watched:
        yield watched


def listened(pages: Watched, path: str = "/help", size: Mapping[str, object] | None = None) -> Page:
    """A page on which every dialog, and every request to elsewhere or for what a text names, is a fault."""
    page = pages.open("/help", size)

    def hear(request: Request) -> None:
        place = request.url.removeprefix(pages.url)
        if not place.startswith(("/", "data:", "blob:")) or place.rpartition("/")[2] == "x":
            pages.faults.append(f"asks for {request.url}")

    page.on("request", hear)
    page.on("dialog", lambda dialog: pages.faults.append(dialog.message))
    if path != "/help":
        page.goto(path)
    return page


def check(page: Page, *texts: str) -> None:
    """Checks that a page shows texts as they are written, and has made nothing of them."""
    for text in texts:
        page.wait_for_function(f"(text) => ({SAID})().includes(text)", arg=text)
    assert page.evaluate(MADE) == []


PAGES: dict[str, tuple[str, ...]] = {
    "/": (TAG, WORDS),
    "/figures": (TAG, LINK),
    f"/figures/{quote(TAG, safe='')}": (TAG,),
    f"/figures/{quote(LINK, safe='')}": (LINK,),
    "/figures#melee": (SIGNS,),
    "/armies": (LINK,),
    f"/armies/{quote(LINK, safe='')}": (LINK, TAG, SIGNS),
    "/learn": (WORDS,),
    "/learn/foeman/drowned-coast%2Fblow": (WORDS,),
    "/fields": (PICTURE,),
    f"/fields/{quote(PICTURE, safe='')}": (PICTURE, TAG),
    "/campaigns": (PICTURE, WORDS, TAG),
    f"/campaigns/{quote(PICTURE, safe='')}": (PICTURE, WORDS, TAG),
    f"/?{urlencode({'army': LINK})}": (LINK,),
    "/api/roster/paper": (TAG, LINK),
    "/api/roster/paper?system=melee": (SIGNS,),
    f"/api/armies/paper?{urlencode({'name': LINK})}": (LINK, TAG, SIGNS),
}
GAMES = {
    "duel": (TAG, LINK), "mustered": (LINK,), "war": (LINK, TAG, SIGNS), "delve": (TAG, LINK), "tabled": (TAG, LINK),
    "ruled": (TAG,),
}  # fmt: skip
"""What the page of each game shows."""


def test_what_is_kept_and_what_packs_say_is_shown_as_it_is_written(pages: Watched) -> None:
    page = listened(pages)
    for path, texts in PAGES.items():
        page.goto(path)
        check(page, *texts)


@pytest.mark.slow
def test_games_are_shown_as_they_are_written(pages: Watched, hosted: Hosted) -> None:
    page = listened(pages)
    for name, texts in GAMES.items():
        made = hosted.games[name]
        page.goto(f"/game/{made.game}#{made.token}")
        check(page, *texts)
        for tab in page.get_by_role("tab").all():
            tab.click()
            check(page)
    made = hosted.games["duel"]
    page.goto(f"/game/{made.game}#{made.token}")
    page.locator("[data-story] button").first.click()
    page.wait_for_selector("[data-story=told]", state="attached")
    check(page, TAG)
    panel(page, "Table")
    check(page, WORDS)


@pytest.mark.slow
def test_results_of_the_laboratory_and_their_report_are_words(pages: Watched, hosted: Hosted, tmp_path: Path) -> None:
    results = hostile_results(tmp_path / "own.sweep")
    page = listened(pages, "/lab")
    page.locator("[data-tool=sweep]").click()
    page.locator("[data-results]").set_input_files(results)
    check(page, WORDS, TAG, LINK)
    asked = {"results": results.read_text("utf-8")}
    report = hosted.client.post("/api/lab/report", json=asked)
    assert report.is_success, report.text
    check_file(pages, report.text, WORDS, TAG, LINK)


def test_a_ladder_in_a_file_is_words(pages: Watched, tmp_path: Path) -> None:
    page = listened(pages, "/lab")
    page.locator("[data-system]").select_option("fortmayn")
    page.locator("[data-tool=ladder]").click()
    page.locator("[data-results]").set_input_files(hostile_ladder(tmp_path / "own.ladder"))
    check(page, TAG, f"program:{WORDS}", PICTURE, LINK, SIGNS, f"{TAG}: {LINK}")
    page.locator("[data-against]").select_option(TAG)
    expect(page.locator("[data-ground]")).to_have_count(2)
    check(page)


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_notice_of_the_host_is_words(pages: Watched, hosted: Hosted, size: dict[str, object] | None) -> None:
    store = str(hosted.served.store)
    try:
        assert announce(store, WORDS, "", "en", clear=False, json=False) == 0
        page = listened(pages, "/help", size)
        notice = page.locator("section.notice")
        expect(notice).to_contain_text(WORDS)
        check(page, WORDS, f"Notice from this server: {WORDS}")
        assert page.evaluate(WIDE) <= 0
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)
    finally:
        announce(store, "", "", "en", clear=True, json=False)


@pytest.mark.slow
def test_documents_are_harmless_as_files_which_no_server_guards(pages: Watched, hosted: Hosted) -> None:
    for name in ("delve", "tabled"):
        made = hosted.games[name]
        journal = f"/api/games/{made.game}/journal/page"
        check_file(pages, read(hosted, journal, made.token, kind="html"), WORDS, TAG, LINK)
        written = read(hosted, journal, made.token, kind="md")
        # Nothing is left of which Markdown would make a link, an element or a sign.
        assert re.search(r"(?<!\\)[<\[{]|(?<!\\)\*\*b", written) is None and r"\<script\>" in written
    for path, texts in PAGES.items():
        if path.startswith("/api/"):
            check_file(pages, read(hosted, path), *texts)


def read(hosted: Hosted, path: str, token: str = "", **query: str) -> str:
    """A document of the server."""
    reply = hosted.client.get(path, params=query or None, headers=bearer(token) if token else {})
    assert reply.is_success, reply.text
    return reply.text


def check_file(pages: Watched, text: str, *texts: str) -> None:
    """Checks a document as somebody opens it who has saved it: without the server and its policy."""
    page = listened(pages)
    page.goto("about:blank")
    page.set_content(text)
    check(page, *texts)
