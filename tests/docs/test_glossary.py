"""The glossary is true: what it names is there; and so is every file that another page names."""

import importlib
import re
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, PAGES, ROOT

ROW = re.compile(r"^\| (?P<word>[^|]+) \| [^|]+ \| `(?P<place>affray[\w.]*)` \|$", re.MULTILINE)
ROWS = [
    (found["word"], found["place"])
    for found in ROW.finditer((ROOT / "docs" / "contributors" / "glossary.md").read_text("utf-8"))
]
FILE = re.compile(r"`((?:src|examples|tests)/[\w./-]+)`")


def test_the_glossary_is_read() -> None:
    assert len(ROWS) > 40
    words = [word for word, _ in ROWS]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("word", "place"), ROWS)
def test_what_a_word_stands_for_is_there(word: str, place: str) -> None:
    parts = place.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:size]))
        except ModuleNotFoundError:
            continue
        for name in parts[size:]:
            found = getattr(found, name)
        return
    raise AssertionError(f"{word}: {place} is not there")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_files_that_a_page_names_are_there(page: Path) -> None:
    named = FILE.findall(page.read_text("utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []
