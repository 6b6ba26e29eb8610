"""Multisets and rows against plain lists of faces."""

from hypothesis import given
from hypothesis import strategies as st

from affray.dice import pool as pools
from affray.dice.pool import MOST_DICE, count, faces, keep, lowest_above_zero, pool, put, row, row_of, size, top, total

rolls = st.lists(st.integers(0, 11), max_size=MOST_DICE)
values = st.lists(st.integers(0, 15), max_size=15)


@given(rolls)
def test_a_multiset_forgets_the_order_and_nothing_else(roll: list[int]) -> None:
    assert faces(pool(roll)) == tuple(sorted(roll))
    assert pool(roll) == pool(reversed(roll))


@given(rolls, st.integers(0, 11))
def test_a_multiset_counts_its_faces(roll: list[int], face: int) -> None:
    assert count(pool(roll), face) == roll.count(face)


@given(rolls)
def test_total_size_and_top_are_those_of_the_list(roll: list[int]) -> None:
    dice = pool(roll)
    assert (total(dice), size(dice), top(dice)) == (sum(roll), len(roll), max(roll, default=-1))


@given(rolls)
def test_the_lowest_face_above_zero_leaves_zeros_out(roll: list[int]) -> None:
    assert lowest_above_zero(pool(roll)) == min((face for face in roll if face), default=0)


@given(st.lists(st.integers(0, 11), max_size=15))
def test_a_row_has_the_faces_from_high_to_low(roll: list[int]) -> None:
    assert pools.faces_of(row(pool(roll)), len(roll)) == tuple(sorted(roll, reverse=True))


@given(values, st.data())
def test_putting_a_value_changes_one_place_of_a_row(entries: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, 14))
    value = data.draw(st.integers(0, 15))
    expected = [*entries, *[0] * (15 - len(entries))]
    expected[place] = value
    assert pools.faces_of(put(row_of(entries), place, value), 15) == tuple(expected)


@given(values, st.integers(0, 15))
def test_keeping_cuts_a_row_off(entries: list[int], places: int) -> None:
    assert keep(row_of(entries), places) == row_of(entries[:places])


def test_the_most_dice_fit_on_one_face() -> None:
    assert count(pool([3] * MOST_DICE), 3) == MOST_DICE
    assert count(pool([3] * MOST_DICE), 4) == 0
