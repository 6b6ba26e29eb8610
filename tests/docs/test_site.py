"""What the site is built from: links as the site has them, the books of the rules, the decisions on one page."""

import re
from pathlib import Path

import pytest

from affray.core.reading.rulebook import ID, Clause
from affray.game import rulebook
from affray.systems import built_in_systems
from docs.site.books import book, search_words
from docs.site.build import without_styles
from docs.site.stage import DECISIONS, DOCS, documents, link_of, staged
from docs.site.stage import LINK as A_LINK

PLAYERS = DOCS / "players" / "quick-start.md"
GERMAN = DOCS / "de" / "players" / "quick-start.md"


@pytest.mark.parametrize(
    ("page", "link", "staged_link"),
    [
        (PLAYERS, "[table](table.md#playing)", "[table](table.md#playing)"),
        (PLAYERS, "[how](../../CONTRIBUTING.md)", "[how](../contributors/contributing.md)"),
        (PLAYERS, "[a bot](../../examples/bots/bot.py)", "a bot (`examples/bots/bot.py`)"),
        (PLAYERS, "[far](https://example.org/a.md)", "[far](https://example.org/a.md)"),
        (PLAYERS, "![drawn](../pictures/fight.svg)", "![drawn](../pictures/fight.svg)"),
        (GERMAN, "[Server](../../hosts/server.md#seats)", '<a href="../../hosts/server.html#seats">Server</a>'),
        (GERMAN, "[Tisch](table.md)", "[Tisch](table.md)"),
    ],
)
def test_links_lead_where_the_site_has_their_pages(page: Path, link: str, staged_link: str) -> None:
    found = A_LINK.fullmatch(link)
    assert found is not None
    assert link_of(found, page, "de" if page is GERMAN else "en") == staged_link


@pytest.mark.parametrize("key", built_in_systems())
def test_a_book_has_every_clause_with_its_reading_and_its_cases(key: str) -> None:
    text = book(key)
    clauses = list(rulebook(key).clauses())
    assert re.findall(rf"^### ({ID}) ", text, re.MULTILINE) == [clause.id for clause in clauses]
    assert text.count("**Reading** ") == sum(bool(clause.reading) for clause in clauses)
    assert text.count("**Cases** ") > len(clauses) / 2


def all_clauses() -> list[Clause]:
    return [clause for key in built_in_systems() for clause in rulebook(key).clauses()]


def test_german_words_lead_to_english_ones_that_clauses_have() -> None:
    words = search_words()
    assert words["schild"] == ["shield"] and "armor" in words["rüstung"]
    text = " ".join(f"{clause.title} {clause.text} {clause.reading}" for clause in all_clauses()).lower()
    assert all(english in text for found in words.values() for english in found)


def test_ids_in_prose_are_links_and_those_in_code_are_not() -> None:
    text = staged(DOCS / "masters" / "readings.md", "en")
    assert '<a class="clause" href="../rules/foeman.html#FM-GEN-04">FM-GEN-04</a>' in text
    assert "`FM-HIT-04`" in staged(DOCS / "players" / "rules.md", "en")


def test_the_decisions_stand_on_one_page_and_links_to_one_lead_there() -> None:
    text = staged(DECISIONS / "index.md", "en")
    assert text.count("**What.** ") == len(list(DECISIONS.glob("0*.md")))
    found = A_LINK.fullmatch("[dice](decisions/0005-philox4x32-10-for-dice.md)")
    assert found is not None
    staged_link = link_of(found, DOCS / "contributors" / "design.md", "en")
    assert staged_link == "[dice](decisions/index.md#philox4x32-10-for-dice)"


def test_each_language_has_its_own_documents() -> None:
    assert GERMAN in documents("de") and GERMAN not in documents("en")
    assert PLAYERS in documents("en") and PLAYERS not in documents("de")


def test_styles_within_pages_become_attributes_or_go() -> None:
    assert without_styles('<svg style="display: none;"><path style="opacity: 50%"/></svg><td style="width: 9%">') == (
        '<svg hidden><path opacity="0.5"/></svg><td>'
    )
