"""Under which name a record is kept from the table, why it cannot be, and what is not kept with it."""

from pathlib import Path

import pytest

from affray.core.field_errors import file_error
from tests.units.cli.running import run


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('save ""', "expected the name of a file"),
        ("save ''", "expected the name of a file"),
        ('save "', "expected the name of a file"),
        ("save 'my duel", "expected the name of a file"),
    ],
)
def test_a_record_is_kept_under_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, words: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert words in run("play", "foeman", "duel", lines=(line, "quit")).out
    run("play", "foeman", "duel", lines=("save 'my duel.record'", "quit"))
    assert [path.name for path in tmp_path.iterdir()] == ["my duel.record"]


def test_a_folder_that_is_there_and_takes_nothing_is_no_missing_one(tmp_path: Path) -> None:
    missing = FileNotFoundError()
    assert (
        file_error(tmp_path / "a", missing, "write")
        .line("en")
        .endswith("nothing can be written into the folder for it")
    )
    assert file_error(tmp_path / "b" / "a", missing, "write").line("en").endswith("the folder for it is not there")


def test_of_what_was_decided_before_loading_it_is_said_that_it_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "foeman", "duel", "--seed", "3", "--side", "Blue=greedy", "--save", "a.record", lines=("cede", "quit"))
    said = " ".join(run("play", "--load", "a.record", lines=("why Blue", "why Berold", "why Red", "quit")).out.split())
    assert "the reasons for what Blue has decided so far are no longer kept" in said
    assert "the reasons for what Berold has decided so far are no longer kept" in said
    assert "a person plays Red" in said
    said = run("play", "--load", "a.record", "--lang", "de", lines=("why Blue", "quit")).out
    assert "warum: die Gründe für das, was" in said
