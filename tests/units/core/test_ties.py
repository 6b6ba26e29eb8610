from affray.core.ties import MOST_TIES, higher_die_side, rank_by_dice, split_ties, tied_members
from affray.referee import Script

WHY, SIX = 7, 6


def test_every_tie_of_a_round_is_rolled_in_the_next() -> None:
    groups = split_ties(((0, 1, 2, 3),), {0: 2, 1: 5, 2: 5, 3: 2})
    assert groups == ((1, 2), (0, 3))
    assert tied_members(groups) == (1, 2, 0, 3)
    assert split_ties(groups, {0: 6, 1: 1, 2: 2, 3: 5}) == ((2,), (1,), (0,), (3,))


def test_nobody_rolls_for_a_place_of_its_own() -> None:
    assert rank_by_dice((4,), lambda tied: {}) == ((4,), {4: ()})


def test_equal_dice_are_thrown_again_in_the_order_of_the_sides() -> None:
    ref = Script([(1,), (1,), (4,), (4,), (0,), (3,)])
    assert higher_die_side(ref, SIX, WHY) == 1
    ref.finish()
    assert higher_die_side(Script([(1,), (0,)]), SIX, WHY) == 0
    assert higher_die_side(Script([(3,)] * (2 * MOST_TIES)), SIX, WHY) == 0
