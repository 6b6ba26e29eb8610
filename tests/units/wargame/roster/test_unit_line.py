"""Units in one line: keys and values, units like another, what does not read."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.systems.wargame.content.codes import REGIMENT, SKIRMISH
from affray.systems.wargame.content.profile import Ability, Weapon
from affray.systems.wargame.roster.army_file import Own
from affray.systems.wargame.roster.unit_line import read_unit
from tests.units.wargame.troops import miniature, unit

FANG = Weapon("Long fang", 2)


def test_a_line_says_all_of_a_unit() -> None:
    found = read_unit(
        "name=Big  Ones type=elite n=3 ad=3d8 move=9.5 fight=1 shoot=2 defense=12 weapons=longbow, pistol "
        "abilities=fast,Stealth:15 base=1.5x2 formation=regiment files=2"
    )
    assert (found.name, found.n, found.formation, found.files) == ("Big Ones", 3, REGIMENT, 2)
    assert [weapon.id for weapon in found.profile.weapons] == ["longbow", "pistol"]
    assert found.profile.abilities[1] == Ability("Stealth", Fraction(15))
    assert (found.profile.ad, found.profile.move) == ((3, 8), Fraction(19, 2))
    assert found.profile.base == (Fraction(3, 2), Fraction(2))


def test_a_unit_like_another_has_all_that_the_line_does_not_change() -> None:
    found = read_unit("like=fantasy/archers n=12 name=Bows weapons= base=mounted")
    assert (found.name, found.n, found.profile.weapons, found.profile.shoot) == ("Bows", 12, (), 1)
    assert found.profile.base == (Fraction(1), Fraction(2))
    assert read_unit("like=medieval/duke", language="de").name == "Der Herzog"


def test_fewer_of_a_regiment_stand_in_fewer_files_and_skirmishers_in_none() -> None:
    assert read_unit("like=fantasy/spears n=4").files == 4
    assert read_unit("like=fantasy/spears n=16").files == 10
    assert read_unit("like=fantasy/spears").files == 10
    assert read_unit("like=fantasy/spears n=4 files=2").files == 2
    loose = read_unit("like=fantasy/spears formation=skirmish")
    assert (loose.formation, loose.files) == (SKIRMISH, 0)


def test_the_units_and_weapons_of_packs_may_be_named() -> None:
    own = Own({"Long fang": FANG}, {"Wade": Ability("Wade", Fraction(4))})
    line = "name=Beast type=basic ad=1d6 move=6 defense=8 weapons=Long fang abilities=Wade"
    assert read_unit(line, own=own).profile.weapons == (FANG,)
    beast = unit(miniature(weapons=(FANG,)), 3, "Beast")
    assert read_unit("like=Beast n=2", {"Beast": beast}).profile == beast.profile


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("archers", "unit 'archers': expected KEY=VALUE, such as like=fantasy/spears n=10"),
        ("ten n=3", "unit 'ten n=3': expected KEY=VALUE"),
        ("n=3 n=4", "unit 'n=3 n=4': n: is there twice"),
        ("n=3", "unit 'n=3': name: expected a value"),
        ("like=fantasy/elf", "unit 'like=fantasy/elf': like: unit 'fantasy/elf' is unknown; expected one of fantasy/spears"),
        ("like=fantasy/spears n=many", "unit 'like=fantasy/spears n=many': n=many: expected a whole number"),
        ("like=fantasy/spears base=1x", "unit 'like=fantasy/spears base=1x': base: base '1x' is unknown"),
        ("like=fantasy/spears abilities=Wade:x", "unit 'like=fantasy/spears abilities=Wade:x': abilities[0].cost: "),
        ("like=fantasy/spears weapons=fork", "unit 'like=fantasy/spears weapons=fork': weapons: weapon 'fork' is unknown"),
    ],
)  # fmt: skip
def test_a_line_that_does_not_read_is_told_in_one_line(line: str, fault: str) -> None:
    with pytest.raises(InputError) as error:
        read_unit(line)
    assert str(error.value).startswith(fault) and "\n" not in str(error.value)
