"""The DG language and the tables that it is checked against."""

import msgspec
import pytest

from affray.core import InputError
from affray.systems.foeman.content import tables
from affray.systems.foeman.content.damage_notation import parse_dg
from affray.systems.foeman.content.tables import (
    WeaponRow,
    find_armor,
    find_race,
    find_shield,
    find_weapon,
    weapon_from_row,
)


@pytest.mark.parametrize(
    ("text", "top"),
    [
        ("-3T-3>2", (0, 1, 2, 0, 1, 2)),
        ("-1T+9>4", (0, 1, 2, 3, 4, 14)),
        ("-1T3-<4", (3, 2, 1, 0, 4, 5)),
        ("-9T0->0", (0, 0, 0, 0, 0, 0)),
    ],
)
def test_a_term_changes_the_dice_that_meet_its_condition(text: str, top: tuple[int, ...]) -> None:
    assert parse_dg(text).top == top


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("2T+1=3", 1),
        ("-0T+1=3", 2),
        ("-2", 3),
        ("-2X+1=3", 3),
        ("-2T*1=3", 4),
        ("-2T+x=3", 5),
        ("-2T7+>1", 5),
        ("-2T+1", 6),
        ("-2T+1!3", 6),
        ("-2T+1=", 7),
        ("-2T+1=3 ", 8),
        ("-2T+1=3T+1=2", 8),
        ("-2L+1=3", 3),
    ],
)
def test_a_bad_dg_names_the_column(text: str, column: int) -> None:
    with pytest.raises(InputError, match=f"column {column}:"):
        parse_dg(text)


def test_low_and_cup_terms_are_read_only_when_asked_for() -> None:
    meaning = parse_dg("-2L+1<3C-1>0", low_cup=True)
    assert (meaning.top, meaning.low, meaning.cup) == (None, (1, 2, 3, 3, 4, 5), (0, 0, 1, 2, 3, 4))
    assert meaning.max_top == 5


def test_a_weapon_answers_to_its_alias() -> None:
    assert [find_weapon(name).name for name in ("Cudgel", "Chain", "Trident", "Mace")] == [
        "Club",
        "Whip",
        "Bipole",
        "Mace",
    ]
    assert [made.index for made in tables.weapons().values()] == list(range(31 + 4))


@pytest.mark.parametrize("change", [{"subtract": 3}, {"td": "012346"}, {"max_top": 6}])
def test_a_weapon_whose_columns_contradict_its_dg_is_refused(change: dict[str, int]) -> None:
    row = WeaponRow("Mace", "hafts", "-2T-1=2", 2, "011345", 5, 11, 1, "no", hth=False, hurl=True)
    assert weapon_from_row(row, 0).td == (0, 1, 1, 3, 4, 5)
    with pytest.raises(InputError, match=r"Mace: -2T-1=2 gives 2, 011345, 5"):
        weapon_from_row(msgspec.structs.replace(row, **change), 0)


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"weapon 'Spoon' is unknown; expected one of Unarmed"):
        find_weapon("Spoon")
    with pytest.raises(InputError, match=r"shield 'Defend Opt' is unknown; expected one of None, Small Shield"):
        find_shield("Defend Opt")


def test_the_printed_defend_opt_is_the_one_of_the_rules() -> None:
    printed = tables.armor_rows("shield")[tables.DEFEND_OPT]
    assert (printed.pr, printed.rt1, printed.bl1, printed.bl2) == (0, 4, 1, 0)


def test_the_roster_and_the_other_tables_hold_together() -> None:
    for made in tables.roster().values():
        assert find_race(made.race).total == made.st + made.dx + made.iq
        assert [find_weapon(name).name for name in made.weapons.split(";")]
        assert find_armor(made.armor).name == made.armor
        assert find_shield(made.shield).name == made.shield
    assert tables.terrain()["rough"].mp == 2
    assert tables.action_limits() == {
        "move": 0, "strike": 2, "defend": 2, "hurl": 4, "ready": 4, "jab": 6, "watch": 6, "fire": 8, "use": 8,
    }  # fmt: skip
    assert all(kind.total == sum(kind.least) + kind.adder for kind in tables.races().values())
