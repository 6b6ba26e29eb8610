"""What becomes of the fallen."""

import pytest

from affray.core.reading.tables import load_table
from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
from affray.systems.fortmayn.content.house_rules import PACKAGE, PLAIN, House, read_house
from affray.systems.fortmayn.content.rows import OofaRow
from affray.systems.fortmayn.rules.out_of_action import FALL_NAMES, KO, Fallen, fall, lost_character
from tests.units.fortmayn.blows import shown

ZERO = read_house({"cracked_floor": "zero"})


def fallen(type_: int, body_max: int, *rolls: list[int], house: House = PLAIN) -> Fallen:
    """A character with three HEAD Dice, two of them ready, for whom these dice fall."""
    ref = shown(*rolls)
    found = fall(ref, type_, body_max, 3, 2, house)
    ref.finish()
    return found


@pytest.mark.parametrize(
    ("roll", "result", "body", "head", "moments"),
    [
        ([8], "ko", (3, 1), (3, 2), 0),
        ([6], "ko", (3, 1), (3, 2), 0),
        ([5], "fat_head", (3, 1), (3, 2), 40),
        ([4], "cracked_bones", (2, 1), (3, 2), 0),
        ([3], "crippled", (1, 1), (3, 2), 0),
    ],
)
def test_all_but_the_dead_come_back_with_one_die(
    roll: list[int], result: str, body: tuple[int, int], head: tuple[int, int], moments: int
) -> None:
    assert fallen(BRAWNY, 3, roll) == (FALL_NAMES.index(result), 1, *body, *head, moments)


def test_the_disfigured_roll_every_die_they_own_and_keep_those_above_2() -> None:
    assert fallen(BRAINY, 2, [2], [1, 8, 2])[1:] == (1, 2, 1, 1, 1, 0)
    assert fallen(BRAWNY, 2, [2], [1, 1, 2])[4:6] == (0, 0)
    assert fallen(BRAWNY, 2, [2], [6, 1, 5])[4:6] == (2, 2)


def test_a_one_is_death_and_who_is_left_behind_is_lost() -> None:
    assert (FALL_NAMES[fallen(BRAINY, 2, [1]).result], fallen(BRAINY, 2, [1]).alive) == ("dead", 0)
    assert (FALL_NAMES[lost_character().result], lost_character().alive) == ("lost", 0)


def test_cracked_bones_leave_the_last_die_unless_the_table_takes_it() -> None:
    assert fallen(BRAINY, 1, [4])[2:4] == (1, 1)
    assert fallen(BRAINY, 1, [4], house=ZERO)[2:4] == (0, 0)


def test_the_results_are_those_of_the_table() -> None:
    rows = load_table(PACKAGE, "oofa.csv", OofaRow)
    assert [(int(row.body_die.rstrip("+")), row.result_id) for row in rows] == [
        (shown, FALL_NAMES[shown]) for shown in range(KO, 0, -1)
    ]
