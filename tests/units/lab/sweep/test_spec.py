"""What a spec says, and what is wrong with it."""

from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.sweep.spec import MOST_TEXT, read_spec, spec_from_toml
from tests.units.lab.sweep.heroes import HEROES, plan_of

MELEE = 'system = "melee"\n[figure]\nst = 12\ndx = 12\n'


def test_numbers_of_an_axis_may_be_a_span_and_values_may_set_several_fields() -> None:
    plan = plan_of(
        MELEE
        + '[versus]\nweapon = ["mace"]\n[axes]\nst = "12..14"\narmor = [{name = "thick", armor = "plate", dx = 9}]'
    )
    assert [part.names for part in plan.slices] == [{"st": st, "armor": "thick"} for st in ("12", "13", "14")]
    assert plan.slices[2].sets == {"st": 14, "armor": "plate", "dx": 9}


def test_all_is_every_value_that_there_is() -> None:
    plan = plan_of('system = "foeman"\n[figure]\nrace = "Human"\nst=12\ndx=12\niq=8\n[versus]\nweapon = "all"')
    assert len(plan.contenders) == 31


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("system = ", "test.toml: no valid TOML"),
        ("title = 'x'", "says no system"),
        ('system = "chess"\n[versus]\na = [1]', "'chess'"),
        ('system = "melee"\nmeasure = "race"\n[versus]\na = [1]', "measure 'race': expected duel, attack or battle"),
        ('system = "melee"\ncolour = 1', "'colour' is unknown"),
        ('system = "melee"\nseed = "x"', "test.toml: seed: expected a whole number"),
        ('system = "melee"\nprecision = 0.0', "precision 0.0: expected 0.0001 to 0.5"),
        ('system = "melee"\ngames = -1', "games -1"),
        ('system = "melee"\nlimit = 99999', "limit 99999"),
        ('system = "melee"\nseed = -1', "seed -1"),
        ('system = "melee"', "nobody meets anybody: [versus] is missing; expected it with what differs"),
        (MELEE + "[versus]\nweapon = []", "versus.weapon: is empty; expected one value or more"),
        (MELEE + '[versus]\nweapon = ["mace"]\n[axes]\nst = []', "axes.st: is empty"),
        (MELEE + '[versus]\nweapon = ["mace", "mace"]', "versus.weapon: 'mace' is there twice"),
        (MELEE + '[versus]\nweapon = "mace"', 'expected a list, "all", or numbers such as "9..13"'),
        (MELEE + "[versus]\nweapon = 3", 'expected a list, "all", or numbers such as "9..13"'),
        (MELEE + "[versus]\nweapon = [[1]]", "expected a text, a number, true or false, got list"),
        (MELEE + '[versus]\niq = "all"', "there is no list of all"),
        (MELEE + '[versus]\nhat = ["tall"]', "contender 'tall': 'hat' is unknown; expected one of armor, creature"),
        (MELEE + '[versus]\nweapon = ["mace"]\n[axes]\nhat = [1]', "axes: 'hat' is unknown"),
        (MELEE + '[versus]\nweapon = ["mace"]\n[axes]\n"foe.st" = [9]', "axes: foe.st: expected a foe"),
        (MELEE + '[versus]\nweapon = ["mace"]\n[axes]\n"option.x" = [1]', "axes: option: 'x' is unknown"),
        (MELEE + '[versus]\nweapon = ["mace"]\n[[contenders]]\nweapon = "club"', "versus, contenders: expected one of them"),
        ('system = "melee"\n[[contenders]]\nst = 9\n[[contenders]]\nst = 9', "contender '9' is there twice"),
        (MELEE + '[versus]\nst = "1..9000"', "versus: 9000 combinations; expected at most 5000"),
        (MELEE + '[versus]\nst = "1..5000"\n[axes]\ndx = "1..9"', "cells: expected at most"),
    ],
)  # fmt: skip
def test_a_fault_is_one_clear_line(text: str, reason: str) -> None:
    with pytest.raises(InputError) as raised:
        plan_of(text)
    assert reason in str(raised.value) and "\n" not in str(raised.value)


def test_a_file_that_is_no_spec_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="UTF-8"):
        read_spec(path)
    path.write_bytes(b"#" * (MOST_TEXT + 1))
    with pytest.raises(InputError, match="at most"):
        read_spec(path)
    path.write_text(HEROES)
    assert read_spec(path) == spec_from_toml(HEROES, "")
