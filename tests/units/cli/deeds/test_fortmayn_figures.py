"""`affray figure` with the characters of Fortmayn, and one of them in a delve and back."""

from pathlib import Path

import pytest

from tests.units.cli.running import Ran, run


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A store of the test's own."""
    return str(tmp_path / "s.sqlite")


def output(ran: Ran) -> str:
    """What a command prints, in one line."""
    return " ".join(ran.out.split())


def test_a_character_is_made_from_options_changed_and_shown(store: str) -> None:
    options = [
        "--body",
        "3",
        "--head",
        "1",
        "--coins",
        "120",
        "--gear",
        "torches_6,backpack",
        "--attachments",
        "guild,an aunt",
    ]
    made = run("figure", "new", "Ulf", "--system", "fortmayn", "--race", "brawny", *options, "--store", store)
    assert "coins: 114 of 120, 6 spent" in output(made)
    changed = run("figure", "change", "Ulf", "--armor", "gambeson", "--store", store)
    assert "64 coins" in output(changed) and "Gambeson" in output(changed)
    assert "KÖRPER: 3 von 3W8 bereit" in output(run("figure", "show", "Ulf", "--lang", "de", "--store", store))
    refused = run("figure", "advance", "Ulf", "body", "--store", store)
    assert refused.code == 2 and "Ulf has no Die to assign" in refused.err


def test_a_character_is_made_by_answers(store: str) -> None:
    lines = ("brainy", "4 0", "1 3", "90", "", "the tower,a cat", "", "", "", "", "backpack", "", "Pia")
    made = run("figure", "new", "--system", "fortmayn", "--store", store, lines=lines)
    assert "4 BODY and 0 HEAD Dice: expected 4 in all" in output(made)
    assert "Pia is in the roster" in made.out and "coins: 85 of 90, 5 spent" in output(made)


def test_a_character_goes_into_a_delve_and_comes_home_with_what_it_bought(store: str) -> None:
    assert run("figure", "new", "Egil", "--system", "fortmayn", "--random", "--seed", "3", "--store", store).code == 0
    played = run(
        "play", "fortmayn", "level-one", "--figure", "Hanne=Egil", "--keep", "--store", store,
        lines=("buy Egil iron_spikes", "retire"),
    )  # fmt: skip
    assert "brought back: Iron Spikes" in played.out
    assert "Iron Spikes" in run("figure", "list", "--system", "fortmayn", "--store", store).out
