"""What the documents show is what happens: commands, Python and scenario files."""

import doctest
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.docs.pages import NAMES, PAGES, ROOT, blocks, commands, language_of, run, write_file
from tests.docs.played import KIND, games_played
from tests.docs.tables import table_of, tables

CHECKER = doctest.OutputChecker()
LONG = ("laboratory.md", "sweeps.md", "campaigns.md", "reports.md", "packs.md")
"""Pages whose commands take long to work out."""
LONG_PYTHON = ("affray-from-python.md",)
PLAYED = [page for page in PAGES if f"```{KIND}\n" in page.read_text("utf-8")]


def pages_but(long: tuple[str, ...]) -> list[ParameterSet]:
    """The pages; the long ones are for the slow tests."""
    return [
        pytest.param(page, id=name, marks=[pytest.mark.slow] * (page.name in long))
        for page, name in zip(PAGES, NAMES, strict=True)
    ]


@pytest.mark.parametrize("page", pages_but(LONG))
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    for block in blocks(page.read_text("utf-8")):
        write_file(block, tmp_path)
        for command in commands(block) if block.kind == "console" else ():
            got = run(command.line, tmp_path)
            assert "Traceback" not in got
            assert CHECKER.check_output(command.shown, got, doctest.ELLIPSIS), (
                f"{page.name}: {command.line} prints\n{got}\n(python -m tests.docs.refresh brings the pages up to date)"
            )


@pytest.mark.parametrize("page", pages_but(LONG_PYTHON))
def test_python_gives_what_the_page_shows(page: Path) -> None:
    assert not wrong_examples(page)


@pytest.mark.parametrize("page", sorted((ROOT / "tests" / "docs" / "learn").glob("*.md")), ids=lambda page: page.stem)
def test_what_the_first_pages_say_of_a_system_holds(page: Path) -> None:
    assert not wrong_examples(page)


def wrong_examples(page: Path) -> str:
    """What the Python of a page gives otherwise than it shows."""
    text = "\n".join(block.text for block in blocks(page.read_text("utf-8")) if block.kind == "python")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    return "".join(said)


@pytest.mark.parametrize("page", PLAYED, ids=lambda page: page.stem)
def test_games_go_as_the_page_shows(page: Path) -> None:
    for block, text in games_played(page.read_text("utf-8"), language_of(page)):
        assert block.text == text, f"{page.name} (python -m tests.docs.refresh brings the pages up to date)"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_tables_are_what_the_rules_work_out(page: Path) -> None:
    for table in tables(page.read_text("utf-8")):
        assert table.shown == table_of(table.name), f"{page.name}: {table.name} (python -m tests.docs.refresh mends it)"


def test_the_reference_of_the_guide_has_its_tables() -> None:
    page = (ROOT / "docs" / "players" / "melee-reference.md").read_text("utf-8")
    assert {table.name for table in tables(page)} == {"spells", "creatures", "weapons", "covers", "gear", "races"}


def test_the_pages_have_examples_of_each_kind() -> None:
    found = {block.kind for page in PAGES for block in blocks(page.read_text("utf-8"))}
    assert {"console", "python", "toml"} <= found
