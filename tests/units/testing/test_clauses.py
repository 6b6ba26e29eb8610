"""The table of which clauses code and cases cover."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from affray.core import InputError
from affray.game.rulebook import rulebook
from affray.systems import registry
from affray.testing.clauses import Row, clause_coverage, unknown_citations

RULES = "## A\n**PG-A-01 One.** a **PG-A-02 Two.** b **PG-A-03 Three.** c\n"
CODE = '"""Rolls. [PG-A-01 PG-A-03]"""\n'
MORE = '"""Holds. [PG-A-01]"""\n'
CASES = '[{"id": "x", "rules": ["PG-A-01", "PG-A-02"], "why": ""}, {"id": "y", "rules": ["PG-A-01"]}]'
Made = Callable[[dict[str, str]], None]


class Facts:
    prefixes = ("PG",)


class Pig:
    facts = Facts()


@pytest.fixture
def fresh() -> Iterator[None]:
    """No book is remembered from before or for later."""
    rulebook.cache_clear()
    yield
    rulebook.cache_clear()


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: None) -> Made:
    """Writes a package of these files and has it stand for a system of a fresh key."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "package_of", lambda key: f"clauses_{tmp_path.name}")
    monkeypatch.setattr(registry, "load_system", lambda key: Pig)

    def write(pages: dict[str, str]) -> None:
        folder = tmp_path / f"clauses_{tmp_path.name}"
        for name, text in {"__init__.py": "", "data/rules.md": RULES, "roll.py": CODE, **pages}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")

    return write


def test_a_row_names_the_modules_counts_the_cases_and_gives_the_reason(make: Made) -> None:
    make({"deep/hold.py": MORE, "data/cases.json": CASES, "data/uncovered.csv": "clause,reason\nPG-A-02,no dice\n"})
    assert clause_coverage("pig") == (
        Row("PG-A-01", "One", ("deep/hold.py", "roll.py"), 2),
        Row("PG-A-02", "Two", (), 1, "no dice"),
        Row("PG-A-03", "Three", ("roll.py",), 0),
    )
    assert [row.id for row in clause_coverage("pig") if row.has_gap] == ["PG-A-03"]


def test_a_system_without_cases_and_reasons_has_a_table_too(make: Made) -> None:
    make({})
    assert [(row.id, row.cases, row.reason) for row in clause_coverage("pig")] == [
        ("PG-A-01", 0, ""),
        ("PG-A-02", 0, ""),
        ("PG-A-03", 0, ""),
    ]


@pytest.mark.parametrize(
    ("pages", "message"),
    [
        ({"data/uncovered.csv": "clause,reason\nPG-A-01,why\n"}, "PG-A-01 is cited and has cases"),
        ({"data/uncovered.csv": "clause,reason\nPG-A-09,why\n"}, "PG-A-09 is no clause of the rules"),
        ({"data/uncovered.csv": "clause,reason\nPG-A-02,a\nPG-A-02,b\n"}, "a clause stands twice"),
        ({"data/uncovered.csv": "clause,reason\nPG-A-02,\n"}, "line 2: column 'reason': expected a value"),
        ({"data/cases.json": "[1"}, "cases.json: "),
    ],
)
def test_a_stale_or_bad_file_is_one_clear_line(make: Made, pages: dict[str, str], message: str) -> None:
    make({"data/cases.json": CASES, **pages})
    with pytest.raises(InputError, match=message) as error:
        clause_coverage("pig")
    assert len(str(error.value).splitlines()) == 1


def test_a_clause_that_the_rules_do_not_have_is_named_with_its_place(make: Made) -> None:
    make(
        {
            "roll.py": '"""[PG-A-01 PG-B-07 XX-A-01]"""\n',
            "data/cases.json": '[{"rules": ["PG-C-01"]}]',
        }
    )
    assert unknown_citations("pig") == ("roll.py: PG-B-07", "cases.json: PG-C-01")
