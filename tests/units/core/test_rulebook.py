"""Rules read from a page of text: clauses, sources, readings, options."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from affray.core import InputError
from affray.core.reading.rulebook import load_rulebook, read_rulebook
from affray.game import rulebook
from affray.systems.foeman.content.house_rules import option_facts
from affray.systems.foeman.system import SYSTEM

PAGE = """# Quoits: rules

Some words first.

## 1. Throwing

Source of the section: Play.

**QU-THROW-01 Turn.** Each throws `3` rings. Source: Turns. Reading: at once; option `rings: three|five`.
**QU-THROW-02 Line** is at 3 paces. Source: same. Then throw.
**QU-THROW-03 Wind.** None. Reading for gales: stop. **QU-THROW-04 No leaning.**

## 2. Score

**QU-SCORE-01 Ring.** One point. Options: `ring: one|two`, `rim` (a ring on the rim). It may hang.
**QU-SCORE-02** Two. Source of 01..02: Counting.
"""


def test_a_page_becomes_sections_of_clauses() -> None:
    book = read_rulebook(PAGE, "quoits")
    assert book.title == "Quoits: rules"
    assert [(section.title, len(section.clauses)) for section in book.sections] == [("1. Throwing", 4), ("2. Score", 2)]
    assert book.section_of("QU-SCORE-02").title == "2. Score"


def test_text_source_reading_and_options_of_a_clause_are_told_apart() -> None:
    clause = read_rulebook(PAGE, "quoits").find("qu-throw-01 ")
    assert (clause.title, clause.text, clause.source) == ("Turn", "Each throws `3` rings.", "Turns")
    assert (clause.reading, clause.options) == ("at once; option `rings: three|five`.", ("rings",))


def test_a_title_within_a_sentence_is_part_of_it_and_the_same_source_is_the_one_before() -> None:
    clause = read_rulebook(PAGE, "quoits").find("QU-THROW-02")
    assert (clause.title, clause.text, clause.source) == ("Line", "Line is at 3 paces. Then throw.", "Turns")


def test_a_clause_without_a_source_has_that_of_its_section_and_a_bare_title_is_its_rule() -> None:
    book = read_rulebook(PAGE, "quoits")
    assert (book.find("QU-THROW-03").source, book.find("QU-THROW-03").reading) == ("Play", "gales: stop.")
    assert book.find("QU-THROW-04").text == "No leaning."


def test_a_shared_source_is_given_to_each_of_its_clauses_and_options_leave_the_text() -> None:
    first, second = read_rulebook(PAGE, "quoits").sections[1].clauses
    assert (first.source, second.source) == ("Counting", "Counting")
    assert (first.text, first.options) == ("One point. It may hang.", ("ring", "rim"))
    assert (second.title, second.text) == ("Score", "Two.")


def test_a_page_without_headings_is_one_section() -> None:
    book = read_rulebook("# Quoits\n\n**QU-A-01 One.** Throw.", "quoits")
    assert [section.title for section in book.sections] == ["Quoits"]


def test_a_clause_that_stands_twice_is_an_error() -> None:
    with pytest.raises(InputError, match="quoits: clause QU-A-01 stands twice"):
        read_rulebook("## A\n**QU-A-01 One.** a **QU-A-01 Two.** b", "quoits")


@pytest.mark.parametrize(
    ("wanted", "near"),
    [
        ("QU-SCORE", "QU-SCORE-01, QU-SCORE-02"),
        ("QU-SCOER-02", "QU-SCORE-02, QU-SCORE-01"),
        ("", "QU-THROW-01"),
    ],
)
def test_an_unknown_clause_is_met_with_those_that_look_like_it(wanted: str, near: str) -> None:
    with pytest.raises(InputError, match=re.escape(f"clause {wanted!r}: expected an id such as {near}")):
        read_rulebook(PAGE, "quoits").find(wanted)


def test_a_system_without_rules_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ruleless").mkdir()
    (tmp_path / "ruleless" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(InputError, match=r"ruleless: expected its rules in data/rules.md"):
        load_rulebook("ruleless", ("RU",))


def test_ids_follow_the_pattern_of_their_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shovelboard" / "data").mkdir(parents=True)
    (tmp_path / "shovelboard" / "__init__.py").write_text("")
    page = tmp_path / "shovelboard" / "data" / "rules.md"
    page.write_text("# Shovelboard\n\n**SH-1 Push.** One piece. **SH2-EDGE-X-10 Edge.** It falls [SH-1].")
    monkeypatch.syspath_prepend(str(tmp_path))
    book = load_rulebook("shovelboard", ("SH", "SH2"))
    assert [clause.id for clause in book.clauses()] == ["SH-1", "SH2-EDGE-X-10"]
    with pytest.raises(InputError, match=r"shovelboard: clause SH2-EDGE-X-10: expected an id that begins with SH$"):
        load_rulebook("shovelboard", ("SH",))


def test_the_book_of_foeman_has_every_clause_of_its_page_once() -> None:
    data = files("affray.systems.foeman").joinpath("data")
    pages = [data.joinpath(name).read_text("utf-8") for name in ("rules.md", "rules_master.md", "rules_mindwand.md")]
    defined = re.findall(r"\*\*((?:FM|MW)-[A-Z]+-\d+)", "".join(pages))
    assert [clause.id for clause in rulebook("foeman").clauses()] == defined
    assert len(defined) > 150


def test_every_clause_of_foeman_says_something_and_hides_no_other() -> None:
    for clause in rulebook("foeman").clauses():
        assert clause.title and clause.text
        assert "**" not in clause.text + clause.reading + clause.source
        assert "Source:" not in clause.text + clause.reading + clause.source


def test_every_option_of_foeman_stands_in_the_clause_that_it_bends() -> None:
    book = rulebook("foeman")
    assert [fact.name for fact in option_facts() if fact.name not in book.find(fact.clause).options] == []
    assert {name for clause in book.clauses() for name in clause.options} <= {fact.name for fact in option_facts()}


def test_every_option_of_foeman_says_in_a_sentence_what_it_does() -> None:
    for fact in option_facts():
        assert re.fullmatch(r"[A-Z].*[^.]\.", SYSTEM.words.name("effect", fact.name)), fact.name


def test_sentences_of_options_stand_in_the_rule_and_bare_names_do_not() -> None:
    book = read_rulebook(
        "# Rules\n\n## One\n\n**FT-A-01 Duels.** Option `duel`: each round both roll. Source: silent.\n"
        "**FT-A-02 Free.** Reading: one a turn. Option `free`. Source: silent.\n",
        "rules.md",
    )
    first, second = book.clauses()
    assert (first.text, first.options) == ("Option `duel`: each round both roll.", ("duel",))
    assert (second.text, second.reading, second.options) == ("", "one a turn.", ("free",))


@pytest.mark.parametrize("wanted", ["QU-SCORE-01", "qu-score-1", "qu score 1", " QUSCORE01"])
def test_an_id_is_found_without_its_zeros_and_dashes_and_in_any_case(wanted: str) -> None:
    assert read_rulebook(PAGE, "quoits").find(wanted).title == "Ring"
