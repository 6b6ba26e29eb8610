from affray.core.ties import rank_by_dice, split_ties, tied_members


def test_every_tie_of_a_round_is_rolled_in_the_next() -> None:
    groups = split_ties(((0, 1, 2, 3),), {0: 2, 1: 5, 2: 5, 3: 2})
    assert groups == ((1, 2), (0, 3))
    assert tied_members(groups) == (1, 2, 0, 3)
    assert split_ties(groups, {0: 6, 1: 1, 2: 2, 3: 5}) == ((2,), (1,), (0,), (3,))


def test_nobody_rolls_for_a_place_of_its_own() -> None:
    assert rank_by_dice((4,), lambda tied: {}) == ((4,), {4: ()})
