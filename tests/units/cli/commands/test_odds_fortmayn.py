"""`affray odds fortmayn` and `affray duel fortmayn`: rolls and exchanges in tables, rows and JSON, in two languages."""

import json

import msgspec
import pytest

from affray.lab import chances, solve
from affray.lab.schema import Duel, Odds
from tests.units.cli.running import refused, run

MELEE = """\
melee roll: brawny, Ghoul
Ghoul: overcome                         50.00%
Out of Action                            0.00%
Ghoul: mean of Difficulty Dice removed   1.375
mean of dice lost                        0.453
rolls 3d8 [FT-DICE-02]
removes from 5 [FT-CORE-03]
policy: save=shield sunder=yes
"""


def shown(*asked: str) -> str:
    """What is printed."""
    return run("odds", "fortmayn", *asked).out


def test_a_melee_roll_is_shown_with_its_dice() -> None:
    assert shown() == MELEE


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        (("--who", "brawny armor=d4/leather", "--save", "last"), ("damaged armor -1 [FT-ARM-05]", "save=last")),
        (("--who", "brawny body=1 shield=d4"), ("shield broken 12.50%", "save=shield")),
        (("--who", "brawny body=1 shield=d4", "--save", "none"), ("sunders gear 25.00%",)),
        (("--who", "brawny body=1 shield=d4", "--save", "none", "--no-sunder"), ("Out of Action 25.00%", "sunder=no")),
        (
            ("--kind", "stunt", "--pool", "head"),
            ("stunt: brawny, an obstacle", "majority 33.33%", "no HEAD Die left 33"),
        ),
        (("--kind", "talk", "--who", "brainy head=1"), ("out of the conflict 0.00%", "gives up an attachment 25.00%")),
        (("--kind", "shot_at", "--foe", "kobold", "--foe", "bandit"), ("shot at: brawny, Kobold, Road bandit", "3d8")),
        (("--kind", "spell"), ("spell", "rolls 1d6", "removes from 5")),
        (("--kind", "shot"), ("ranged attack: brawny, Ghoul",)),
        (
            ("--who", "brainy unarmed", "--con", "surprised", "--option", "below_d4=no_removal"),
            ("rolls 2d4", "removes from –"),
        ),
        (("--beside", "con=darkness", "--bars"), ("as asked", "con=darkness", "difference", "█")),
        (("--lang", "de", "--con", "darkness"), ("Ghul: überwunden", "Dunkelheit −1")),
    ],
)
def test_what_is_asked_is_shown(asked: tuple[str, ...], parts: tuple[str, ...]) -> None:
    found = " ".join(shown(*asked).split())
    assert [part for part in parts if part not in found] == []


def test_a_creature_of_a_pack_is_met() -> None:
    assert "melee roll: brawny, Mud crab" in shown("--pack", "examples/salt-marsh", "--foe", "mud crab")


def test_many_numbers_have_a_row_each_and_few_a_column() -> None:
    rows = shown("--kind", "test", "--dice", "1..5", "--dd", "1")
    assert "5 96.88% 0.00% 0.969 0.030" in " ".join(rows.split())
    few = [line.split() for line in shown("--kind", "test", "--dice", "1..2", "--dd", "1").splitlines()]
    assert ["an", "obstacle:", "overcome", "50.00%", "75.00%", "+25.00%"] in few


def test_exchanges_go_on_to_the_end() -> None:
    text = " ".join(run("duel", "fortmayn", "brawny", "ghoul", "--games", "500", "--rounds", "2").out.split())
    for part in ("93.32%", "mean length 1.75 rounds", "exact, from 7 states", "500 games of seed 1", "±"):
        assert part in text
    german = run("duel", "fortmayn", "brawny", "ghoul", "--con", "surprised", "--lang", "de").out
    assert "unentschieden: 0,00 %" in german and "%" in german


def test_programs_get_the_objects_of_the_api() -> None:
    asked = ("odds", "fortmayn", "--dice", "1..2", "--foe", "ghoul", "--json", "--beside", "con=darkness")
    found = msgspec.json.decode(run(*asked).out, type=Odds)
    assert found.cases == chances("fortmayn", dice="1..2", foe="ghoul").cases
    assert found.beside[0].cases == chances("fortmayn", dice="1..2", foe="ghoul", con="darkness").cases
    duel = run("duel", "fortmayn", "brainy body=2", "dd=2 tough", "--json", "--policy", "last").out
    assert msgspec.json.decode(duel, type=Duel) == solve("fortmayn", "brainy body=2", "dd=2 tough", policy="last")
    compared = json.loads(run("compare", "fortmayn", "--option", "b=retaliation=separate_roll", "--json").out)
    assert len(compared["fights"]) == 4 and compared["rules"][0]["name"] == "retaliation"


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (("--foe", "ghuul"), "foe 'ghuul': expected dd=N or one of kobold"),
        (("--kind", "shot", "--range", "close"), "weapon: the weapon does not reach there"),
        (("--option", "stunts=no"), "option"),
        (("--pack", "nowhere"), "nowhere"),
        (("--save", "all"), "save 'all': expected one of none, shield, armor, last"),
        (("--pool", "head"), "--pool: kind melee has none; expected --kind test or stunt"),
        (("--kind", "talk", "--range", "far_away"), "--range: kind talk has none; expected --kind shot or shot_at"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(asked: tuple[str, ...], fault: str) -> None:
    assert fault in refused(run("odds", "fortmayn", *asked))
