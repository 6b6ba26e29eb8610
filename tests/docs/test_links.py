"""No link of the documents is dead, in the sources and on the built site; and each page can be found from the first."""

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

from affray.game import rulebook
from affray.systems import built_in_systems
from affray.web.service.desk import DOCUMENTS
from tests.docs.pages import FENCE, PAGES, ROOT

DOCS = ROOT / "docs"
DECISIONS = sorted((DOCS / "contributors" / "decisions").glob("0*.md"))
DOCUMENTS_SHOWN = (*PAGES, ROOT / "CHANGELOG.md", *DECISIONS)
BOOKS = {DOCS / "rules" / f"{key}.md" for key in built_in_systems()}
"""Pages that the site alone has."""
LINK = re.compile(r"\]\((?P<to>[^)\s]+)\)")
CODE = re.compile(r"`[^`\n]*`")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)

HERE = re.compile(r'\b(?:id|name)="([^"]*)"')
GONE_TO = re.compile(r'<a\b[^>]*\bhref="([^"]*)"')
LOADED = re.compile(r'<(?:script|img|link|source|iframe)\b[^>]*\b(?:src|href)="([^"]*)"')
IN_STYLE = re.compile(r'url\("?([^")]+)"?\)|@import "?([^";]+)')
INLINE = re.compile(r'<script>|<script(?![^>]*\bsrc=)|<style\b|<[^>]*\sstyle="|<[^>]*\son[a-z]+="', re.IGNORECASE)
OURS = ("/",)
"""Ways to the server's own pages."""


def prose(path: Path) -> str:
    """A document without its examples."""
    return CODE.sub("", FENCE.sub("", path.read_text("utf-8")))


@cache
def marks(path: Path) -> frozenset[str]:
    """What the headings of a document can be found by."""
    text = FENCE.sub("", path.read_text("utf-8"))
    return frozenset(
        re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in HEADING.findall(text)
    )


def dead_links(page: Path) -> Iterator[str]:
    """The links of a document that lead nowhere."""
    for found in LINK.finditer(prose(page)):
        if "://" in found["to"]:
            continue
        name, _, mark = found["to"].partition("#")
        target = (page.parent / name).resolve() if name else page
        if target in BOOKS:
            continue
        if not target.exists() or (mark and mark not in marks(target)):
            yield f"{page.relative_to(ROOT)}: {found['to']}"


def test_no_link_of_a_document_is_dead() -> None:
    assert [link for page in DOCUMENTS_SHOWN for link in dead_links(page)] == []


def test_a_dead_link_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.docs.test_links.ROOT", tmp_path)
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# One thing: its `name`\n")
    page.write_text(
        "[a](other.md#one-thing-its-name) [b](other.md#two) [c](none.md) `[d](none.md)` [e](https://example.org)\n"
    )
    assert list(dead_links(page)) == ["page.md: other.md#two", "page.md: none.md"]


def test_the_index_of_each_folder_lists_every_page_of_it() -> None:
    folders = {page.parent for page in PAGES if page.is_relative_to(DOCS)}
    missing = []
    for folder in sorted(folders):
        index = next(place / "index.md" for place in (folder, folder.parent) if (place / "index.md").exists())
        linked = {(index.parent / found["to"]).resolve() for found in LINK.finditer(prose(index))}
        missing += [page for page in folder.glob("*.md") if page != index and page not in linked]
    assert missing == []


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [path.name[:4] for path in DECISIONS] == [f"{number:04d}" for number in range(1, len(DECISIONS) + 1)]
    texts = [path.read_text("utf-8") for path in DECISIONS]
    assert [text for text in texts if "**What.** " not in text or not text.startswith("# ")] == []


def test_every_german_page_has_an_english_one() -> None:
    pages = [page.relative_to(DOCS / "de") for page in (DOCS / "de").rglob("*.md")]
    assert [page for page in pages if not (DOCS / page).exists()] == []


built = [
    pytest.mark.slow,
    pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the site is not built (make docs)"),
]


@cache
def site() -> dict[str, str]:
    """The pages of the built site by their paths within it."""
    return {path.relative_to(DOCUMENTS).as_posix(): path.read_text("utf-8") for path in DOCUMENTS.rglob("*.html")}


class TestTheSite:
    """The site as it is built."""

    pytestmark = built

    def test_no_link_of_the_site_is_dead(self) -> None:
        names = {name: set(HERE.findall(text)) for name, text in site().items()}
        dead = []
        for name, text in site().items():
            for found in GONE_TO.findall(text):
                to, _, mark = unescape(found).partition("#")
                if "://" in to or to.startswith(OURS) or to.startswith("mailto:"):
                    continue
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(to))) if to else name
                if target not in names:
                    there = (DOCUMENTS / target).is_file() and not mark
                elif mark:
                    there = unquote(mark) in names[target]
                else:
                    there = True
                if not there:
                    dead.append(f"{name}: {found}")
        assert dead == []

    def test_the_site_loads_nothing_from_elsewhere(self) -> None:
        loaded = {name for text in site().values() for name in LOADED.findall(text)}
        styles = [path.read_text("utf-8") for path in DOCUMENTS.rglob("*.css")]
        loaded |= {one or other for text in styles for one, other in IN_STYLE.findall(text)}
        assert [name for name in loaded if name.startswith(("http:", "https:", "//"))] == []
        drawn = [path for path in DOCUMENTS.rglob("*.svg") if "url(" in path.read_text("utf-8").replace("url(#", "")]
        assert [path.name for path in drawn] == []

    def test_the_policy_of_the_server_forbids_nothing_on_the_site(self) -> None:
        assert [f"{name}: {found[0]}" for name, text in site().items() for found in INLINE.finditer(text)] == []

    @pytest.mark.parametrize("key", built_in_systems())
    def test_every_clause_is_found_by_its_id(self, key: str) -> None:
        page = site()[f"rules/{key}.html"]
        index = (DOCUMENTS / "searchindex.js").read_text("utf-8")
        ids = [clause.id for clause in rulebook(key).clauses()]
        assert [name for name in ids if f'id="{name}"' not in page] == []
        assert [name for name in ids if f'"{name.lower()}":[[' not in index] == []
