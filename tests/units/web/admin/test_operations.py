"""Looking after a store in a file."""

from pathlib import Path

import pytest

from tests.units.web.operations import (
    check_backup,
    check_damage,
    check_erasing,
    check_games,
    check_setting,
    check_storage,
)


@pytest.fixture
def where(tmp_path: Path) -> str:
    """A file for a store."""
    return str(tmp_path / "table.sqlite")


def test_games_are_listed_shown_and_removed(where: str) -> None:
    check_games(where)


def test_what_a_store_takes_is_counted(where: str) -> None:
    check_storage(where)


def test_a_row_that_is_damaged_is_named(where: str) -> None:
    check_damage(where)


def test_a_backup_holds_one_moment_and_fills_another_store(where: str, tmp_path: Path) -> None:
    check_backup(where, str(tmp_path / "other.sqlite"), tmp_path)


def test_a_person_is_found_and_erased(where: str) -> None:
    check_erasing(where)


def test_notices_and_keys_are_set_and_taken_away(where: str) -> None:
    check_setting(where)
