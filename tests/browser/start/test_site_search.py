"""The search of the documents finds clauses by their words."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from playwright.sync_api import Browser

from docs.site.books import search_words
from tests.browser.pages import watching

SCRIPT = Path(__file__).parents[3] / "docs" / "site" / "static" / "clauses.js"
BOOK = """<!doctype html><link rel="icon" href="data:,"><h1>The rules of Foeman<a class="headerlink" href="#x">#</a></h1>
<section id="armor"><h2>Armor</h2>
<section id="FM-ARM-04"><h3>FM-ARM-04 Elbows<a class="headerlink" href="#FM-ARM-04">#</a></h3><p>A ready shield stops.</p></section>
<section id="FM-ARM-07"><h3>FM-ARM-07 Shield-hand ban<a class="headerlink" href="#x">#</a></h3><p>No attack.</p></section>
</section>"""
SEARCH = """<!doctype html><html lang="{}" data-content_root="./"><link rel="icon" href="data:,"><body><div id="search-results"></div>
<script type="module" src="_static/clauses.js"></script></body></html>"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with one book, whose search page has nothing but what is ours."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "rules").mkdir()
    (folder / "rules" / "foeman.html").write_text(BOOK)
    for language, place in (("en", folder), ("de", folder / "de")):
        (place / "_static").mkdir(parents=True)
        (place / "_static" / "clauses.js").write_bytes(SCRIPT.read_bytes())
        (place / "_static" / "words.json").write_bytes(
            msgspec.json.encode({"books": ["foeman"], "words": search_words()})
        )
        (place / "search.html").write_text(SEARCH.format(language))
    served = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    Thread(target=served.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{served.server_port}"
    served.shutdown()
    served.server_close()


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("/search.html?q=shield", ["FM-ARM-07 Shield-hand ban", "FM-ARM-04 Elbows"]),
        ("/de/search.html?q=Schild", ["FM-ARM-07 Shield-hand ban", "FM-ARM-04 Elbows"]),
        pytest.param("/search.html?q=ready+shield", ["FM-ARM-04 Elbows"], marks=pytest.mark.slow),
        pytest.param("/search.html?q=bow", [], marks=pytest.mark.slow),
        pytest.param("/search.html?q=%28", [], marks=pytest.mark.slow),
    ],
)
def test_clauses_are_found_by_their_words(site: str, browser: Browser, asked: str, expected: list[str]) -> None:
    with watching(browser, site) as pages:
        page = pages.open(asked)
        page.wait_for_selector("#clause-results", state="attached")
        links = page.locator("#clause-results a")
        assert links.all_inner_texts() == expected
        if expected:
            links.first.click()
            page.wait_for_url(f"{site}/rules/foeman.html#{expected[0].split()[0]}")
