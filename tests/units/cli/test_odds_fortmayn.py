"""`affray odds fortmayn`: rolls and duels in tables, rows and JSON, in two languages, and refusals."""

import json

import pytest

from tests.units.cli.running import refused, run

MELEE = """\
brawny against Ghoul: melee
┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━┓
┃                                 ┃     Ghoul ┃
┡━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━┩
│ mean of Difficulty Dice removed │ 1.38 of 2 │
│ no Difficulty Dice left         │    50.00% │
│ left 1                          │    37.50% │
│ left 2                          │    12.50% │
└─────────────────────────────────┴───────────┘
chance of so many dice lost: 0 60.94%, 1 32.81%, 2 6.25%
mean of dice lost: 0.45 of 3
Out of Action: 0.00%
3d8, removing from 5
"""


def shown(*asked: str) -> str:
    """What is printed."""
    return run("odds", "fortmayn", *asked).out


def test_a_melee_roll_is_shown_with_its_dice() -> None:
    assert [line.rstrip() for line in shown().splitlines()] == MELEE.splitlines()


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        (("--who", "brawny armor=d4/leather", "--save", "last"), ("damaged armor -1 [FT-ARM-05]", "saves: only dice")),
        (("--who", "brawny body=1 shield=d4"), ("shield broken: 12.50%", "saves: every die, the shield first")),
        (("--who", "brawny body=1 shield=d4", "--save", "none"), ("sundered: 25.00%",)),
        (("--who", "brawny body=1 shield=d4", "--save", "none", "--no-sunder"), ("Out of Action: 25.00%",)),
        (("--kind", "stunt", "--pool", "head"), ("an obstacle: stunt", "majority: 33.33%", "no HEAD Die left: 33.33%")),
        (
            ("--kind", "talk", "--who", "brainy head=1"),
            ("out of the conflict: 0.00%", "an attachment given up: 25.00%"),
        ),
        (("--kind", "shot_at", "--foe", "kobold", "--foe", "bandit"), ("Kobold, Road bandit: shot at", "3d8")),
        (("--kind", "spell"), ("spell", "1d6, removing from 5")),
        (
            ("--who", "brainy unarmed", "--con", "surprised", "--option", "below_d4=no_removal"),
            ("2d4, which removes nothing",),
        ),
        (("--pack", "examples/salt-marsh", "--foe", "mud crab"), ("brawny against Mud crab: melee",)),
        (("--duel",), ("93.32%", "mean length 1.75 rounds", "exact, from 7 states")),
        (("--duel", "--lang", "de"), ("Duell bis zum Ende", "93,32 %")),
    ],
)
def test_what_is_asked_is_shown(asked: tuple[str, ...], parts: tuple[str, ...]) -> None:
    found = " ".join(shown(*asked).split())
    assert [part for part in parts if part not in found] == []


def test_several_numbers_have_a_row_each() -> None:
    lines = [line.split() for line in shown("--kind", "test", "--dice", "1..2", "--dd", "1").splitlines()]
    assert lines[2:3] == [["dice", "overcome", "removed", "lost", "out"]]
    assert lines[4:6] == [["1", "50.00%", "0.50", "0.25", "25.00%"], ["2", "75.00%", "0.75", "0.19", "0.00%"]]
    assert "majority" in shown("--kind", "stunt", "--dice", "1..2")
    assert [line.split()[1] for line in shown("--duel", "--dd", "1..2").splitlines()[4:6]] == ["99.26%", "93.32%"]


def test_duels_are_played_too() -> None:
    found = shown("--duel", "--games", "2000", "--seed", "7")
    assert "2000 games of seed 7, compiled" in found
    assert "±" in found
    assert "±" in shown("--duel", "--games", "500", "--dd", "1..2")


def test_programs_get_fractions() -> None:
    (found,) = json.loads(shown("--dice", "1", "--dd", "1", "--json"))
    assert (found["targets"][0]["down"], found["mean"], found["kind"]) == ("1/2", "1/4", "melee")
    swept = json.loads(shown("--dice", "1..2", "--json"))
    assert [row["swept"] for row in swept] == [{"dice": "1"}, {"dice": "2"}]


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (("--foe", "ghuul"), "foe: 'ghuul': expected dd=N or one of kobold"),
        (("--kind", "shot", "--range", "close"), "weapon: the weapon does not reach there"),
        (("--option", "stunts=no"), "option"),
        (("--pack", "nowhere"), "nowhere"),
        (("--save", "all"), "save 'all': expected one of none, shield, armor, last"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(asked: tuple[str, ...], fault: str) -> None:
    assert fault in refused(run("odds", "fortmayn", *asked))
