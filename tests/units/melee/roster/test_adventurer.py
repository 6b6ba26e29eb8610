"""Figures between fights as text, and as the scenario's table."""

import pytest

from affray.core import InputError
from affray.core.reading.fields import convert
from affray.systems.melee.content.codes import DEAD, UNCONSCIOUS, WELL
from affray.systems.melee.roster.adventurer import (
    LINE,
    Adventurer,
    entry_of,
    figure_of,
    is_fit,
)

ANN = Adventurer(
    "Ann of Ash", "elf", 9, 12, 11, 13, "cloth", "small", ("rapier",), ("dagger", "dagger"), ("quiver",),
    ("pack", "rations"), ("staff", "blur"), 2, 3, 1, 40, 2,
)  # fmt: skip
SAID = (
    "name=Ann of Ash race=elf st=9 dx=12 iq=11 wis=13 armor=cloth shield=small weapons=rapier slung=dagger,dagger "
    "gear=quiver pack=pack,rations spells=staff,blur wounds=2 fatigue=3 rested=1 experience=40 gained=2"
)


def test_a_line_says_all_and_reads_back() -> None:
    assert LINE.write(ANN) == SAID
    assert LINE.read(SAID) == ANN
    dead = Adventurer("Bo", st=8, dx=8, iq=8, dead=True)
    assert LINE.read(LINE.write(dead)) == dead


def test_lists_may_be_empty_and_an_unnamed_figure_is_read() -> None:
    assert LINE.read("race=orc weapons=- slung=, dagger spells=") == Adventurer("", "orc", slung=("dagger",))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("race=orc st=-1", "draft: st=-1: expected a whole number"),
        ("race=orc st=many", "st=many: expected a whole number"),
        ("race=orc st=100", "expected a whole number of at most 99"),
        ("orc", "'orc': expected NAME=VALUE"),
        ("st=8 st=9", "st is there twice"),
        ("luck=3", "'luck' is unknown; expected one of name, race, st"),
        ("dead=perhaps", "dead=perhaps: expected true or false"),
        (f"gear={','.join(['torch'] * 31)}", "expected a list of at most 30"),
        (f"race={'o' * 61}", "expected a text of at most 60"),
    ],
)
def test_a_line_that_does_not_fit_is_one_line_of_what_is_wrong(line: str, reason: str) -> None:
    with pytest.raises(InputError) as caught:
        LINE.read(line, "draft")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_table_of_another_version_is_named() -> None:
    with pytest.raises(InputError, match="file: wings is unknown"):
        convert({"name": "Ann", "wings": 2}, Adventurer, "file")


def test_wis_is_iq_unless_it_is_more() -> None:
    assert (Adventurer("Ann", iq=9).mind, Adventurer("Ann", iq=9, wis=11).mind) == (9, 11)


@pytest.mark.parametrize(("wounds", "status"), [(0, WELL), (10, WELL), (11, UNCONSCIOUS), (12, DEAD)])
def test_a_figure_goes_into_its_next_fight_as_its_wounds_left_it(wounds: int, status: int) -> None:
    adventurer = Adventurer("Ann", st=12, wounds=wounds)
    assert figure_of(adventurer).body.status == status
    assert is_fit(adventurer) == (status == WELL)
    assert figure_of(adventurer).body.low == (wounds >= 9)
    assert not is_fit(Adventurer("Ann", st=12, dead=True))


def test_the_table_of_a_scenario_names_all_that_it_has() -> None:
    entry = entry_of(ANN, "north", [3, 4], "S")
    assert {key: entry[key] for key in ("name", "side", "at", "facing", "race", "st", "dx", "iq", "wis")} == {
        "name": "Ann of Ash", "side": "north", "at": [3, 4], "facing": "S", "race": "elf", "st": 9, "dx": 12, "iq": 11,
        "wis": 13,
    }  # fmt: skip
    assert (entry["weapons"], entry["slung"], entry["gear"]) == (["rapier"], ["dagger", "dagger"], ["quiver"])
    assert (entry["pack"], entry["spells"]) == (["pack", "rations"], ["staff", "blur"])
    assert (entry["armor"], entry["shield"], entry["wounds"], entry["fatigue"]) == ("cloth", "small", 2, 3)
