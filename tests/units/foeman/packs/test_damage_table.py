"""The table of a DG string agrees with the rules that play it."""

from itertools import product

import pytest

from affray.core import InputError
from affray.systems.foeman.content.damage_notation import parse_dg
from affray.systems.foeman.packs.damage_table import damage_table


@pytest.mark.parametrize("text", ["-2T-1=1", "-1T+2=5L+2<2C+1<2", "-2L+1<3", "-3T7->1"])
def test_means_are_those_of_all_dice_counted_one_by_one(text: str) -> None:
    dg, table = parse_dg(text, low_cup=True), damage_table(text)
    faces = tuple(range(6))
    top, low, cup = dg.top or faces, dg.low or faces, dg.cup or faces
    for n in (1, 2, 3):
        sums = []
        for dice in product(faces, repeat=n):
            first, *rest = sorted(dice, reverse=True)
            below = sum(cup[die] for die in rest[:-1]) + sum(low[die] for die in rest[-1:])
            sums.append(top[first] + below)
        row = table.rows[n + dg.subtract - 1]
        assert (row.hit_dice, row.damage_dice) == (n + dg.subtract, n)
        assert row.mean == pytest.approx(sum(sums) / len(sums))
        ordered = sorted(sums)
        assert row.least == ordered[-(-len(sums) // 10) - 1] and row.most == ordered[-(-9 * len(sums) // 10) - 1]


def test_too_few_hit_dice_do_no_damage() -> None:
    assert [row.damage_dice for row in damage_table("-3T-1=1").rows] == [0, 0, 0, 1, 2, 3, 4, 5, 6]
    assert damage_table("-3T-1=1").rows[2].mean == 0


def test_a_string_that_is_no_dg_is_refused_with_its_column() -> None:
    with pytest.raises(
        InputError, match=r"DG '-2X\+1<3', column 3: expected the letter of a die \(T, L or C\), got 'X'"
    ):
        damage_table("-2X+1<3")
