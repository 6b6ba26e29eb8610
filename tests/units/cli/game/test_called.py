"""Lists of answers show what things are called; both forms may be typed."""

import pytest

from tests.units.cli.running import run

HEAD = ("2", "face S", "option h")


def shown_after(*lines: str, language: str = "en") -> str:
    """The duel of wizards up to the first action and what is typed then."""
    return run("play", "melee", "wizards-duel", "--seed", "5", "--lang", language, lines=(*HEAD, *lines, "quit")).out


def test_a_list_names_things_spells_and_creatures() -> None:
    said = " ".join(shown_after().split())
    for line in (
        "hold nothing",
        "hold Wizard's staff and Dagger",
        "cast Magic Fist 1..3 at Sarith",
        "as Dire wolf facing S",
    ):
        assert line in said
    assert "wizard_staff" not in said and "dire_wolf" not in said


@pytest.mark.parametrize(
    "typed", ["hold wizard_staff dagger", "hold Wizard's staff and dagger", "hold wizard's staff dagger"]
)
def test_names_and_ids_may_be_typed(typed: str) -> None:
    assert "Mereth now holds the wizard's staff and the dagger." in shown_after(typed)


def test_empty_hands_may_be_named() -> None:
    assert "Mereth now holds nothing." in shown_after("hold nothing") and "Mereth now holds nothing." in shown_after(
        "hold -"
    )


def test_in_german_the_typed_form_stands_beside_what_it_means() -> None:
    assert "hold wizard_staff dagger (den Zauberstab und den Dolch halten)" in " ".join(
        shown_after(language="de").split()
    )
