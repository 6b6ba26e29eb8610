"""Exact distributions against plain enumeration, against fractions, and against two dice libraries."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import dyce
import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.dice import pool
from affray.dice.dist import Dist, counts, kinds, mixture, pools, sums

small = st.dictionaries(st.integers(-5, 5), st.integers(0, 20), min_size=1, max_size=6)
weights = small.filter(lambda found: any(found.values()))
shares = st.fractions(0, 1, max_denominator=60)


def chances(weighted: dict[int, int]) -> dict[int, Fraction]:
    """The chance of each outcome, by division."""
    whole = sum(weighted.values())
    return {x: Fraction(weight, whole) for x, weight in weighted.items() if weight}


def chances_of(dist: Dist[int]) -> dict[int, Fraction]:
    """The chance of each outcome of a distribution."""
    return {x: dist.chance(x) for x, _ in dist.items()}


@given(weights)
def test_chances_are_the_weights_over_their_sum(weighted: dict[int, int]) -> None:
    assert chances_of(Dist(weighted)) == chances(weighted) == Dist(weighted).chances()


@given(weights, st.integers(1, 9))
def test_weights_are_kept_in_lowest_terms(weighted: dict[int, int], scale: int) -> None:
    larger = Dist({x: weight * scale for x, weight in weighted.items()})
    assert larger == Dist(weighted)
    assert hash(larger) == hash(Dist(weighted))
    assert larger.total == sum(larger.weights.values())


@given(weights)
def test_mean_and_variance_are_those_of_the_chances(weighted: dict[int, int]) -> None:
    found = chances(weighted)
    mean = sum((x * chance for x, chance in found.items()), Fraction(0))
    assert Dist(weighted).mean() == mean
    assert Dist(weighted).variance() == sum((chance * (x - mean) ** 2 for x, chance in found.items()), Fraction(0))


@given(weights, st.fractions(-3, 3, max_denominator=7))
def test_the_mean_of_a_function_may_be_a_fraction(weighted: dict[int, int], scale: Fraction) -> None:
    assert Dist(weighted).mean(lambda x: x * scale) == scale * Dist(weighted).mean()


@given(weights, weights)
def test_a_sum_is_the_convolution(one: dict[int, int], other: dict[int, int]) -> None:
    expected: Counter[int] = Counter()
    for (x, weight), (y, more) in product(one.items(), other.items()):
        expected[x + y] += weight * more
    assert Dist(one) + Dist(other) == Dist(expected)


@given(weights)
def test_mapping_adds_the_weights_of_equal_results(weighted: dict[int, int]) -> None:
    expected: Counter[int] = Counter()
    for x, weight in weighted.items():
        expected[abs(x)] += weight
    assert Dist(weighted).map(abs) == Dist(expected)


@given(weights, st.dictionaries(st.integers(-5, 5), weights, min_size=11, max_size=11))
def test_what_follows_has_the_product_of_the_chances(
    weighted: dict[int, int], after: dict[int, dict[int, int]]
) -> None:
    expected: dict[int, Fraction] = {}
    for x, chance in chances(weighted).items():
        for y, more in chances(after[x]).items():
            expected[y] = expected.get(y, Fraction(0)) + chance * more
    assert chances_of(Dist(weighted).flat_map(lambda x: Dist(after[x]))) == expected


@given(weights)
def test_a_condition_keeps_the_chances_in_proportion(weighted: dict[int, int]) -> None:
    even = {x: weight for x, weight in weighted.items() if x % 2 == 0}
    if any(even.values()):
        assert Dist(weighted).conditional(lambda x: x % 2 == 0) == Dist(even)
    else:
        with pytest.raises(ValueError, match="at least one outcome"):
            Dist(weighted).conditional(lambda x: x % 2 == 0)


@given(weights, shares)
def test_a_quantile_is_the_least_outcome_that_reaches_the_share(weighted: dict[int, int], share: Fraction) -> None:
    dist = Dist(weighted)
    found = dist.quantile(share)
    assert dist.chance(lambda x: x <= found) >= share
    assert found == min(weighted, key=lambda x: (not weighted[x], x)) or dist.chance(lambda x: x < found) < share


def test_a_quantile_of_very_many_cases_is_exact() -> None:
    assert Dist({0: 10**400, 1: 10**400 + 1}).quantile(0.5) == 1


@pytest.mark.parametrize("share", [-0.1, 1.5])
def test_a_share_is_from_0_to_1(share: float) -> None:
    with pytest.raises(ValueError, match="expected 0 to 1"):
        sums(1, 6).quantile(share)


@pytest.mark.parametrize(("n", "faces"), [(0, 6), (1, 6), (2, 6), (3, 4), (5, 2), (4, 1), (1, 1)])
def test_sums_and_pools_are_those_of_every_throw(n: int, faces: int) -> None:
    throws = list(product(range(faces), repeat=n))
    assert sums(n, faces) == Dist(Counter(sum(throw) for throw in throws))
    assert pools(n, faces) == Dist(Counter(pool.pool(throw) for throw in throws))
    assert pools(n, faces).map(pool.total) == sums(n, faces)
    assert (Dist.sums(n, faces), Dist.pools(n, faces)) == (sums(n, faces), pools(n, faces))


@pytest.mark.parametrize("make", [sums, pools])
@pytest.mark.parametrize(("n", "faces"), [(-1, 6), (1, 0), (2, -1)])
def test_impossible_dice_are_an_error(make: Callable[[int, int], Dist[int]], n: int, faces: int) -> None:
    with pytest.raises(ValueError, match="at least one face"):
        make(n, faces)


def test_more_dice_than_a_multiset_holds_are_an_error_and_a_sum_takes_them() -> None:
    with pytest.raises(ValueError, match="expected 0 to 31 dice"):
        pools(32, 2)
    assert sums(32, 2).chance(32) == Fraction(1, 2**32)


def test_a_die_lists_its_faces_and_twice_is_twice_as_likely() -> None:
    assert Dist.die([1, 1, 2]).chance(1) == Fraction(2, 3)
    assert Dist.sure("hit").chance("hit") == 1


@pytest.mark.parametrize("weighted", [{}, {1: 0}])
def test_no_weight_at_all_is_an_error(weighted: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="at least one outcome"):
        Dist(weighted)


def test_a_negative_weight_is_an_error() -> None:
    with pytest.raises(ValueError, match="negative"):
        Dist({1: 2, 2: -1})


def test_only_numbers_have_a_mean() -> None:
    with pytest.raises(TypeError, match="expected a numeric outcome, got 'hit'"):
        Dist.sure("hit").mean()


def test_distributions_differ_from_other_things_and_show_their_weights() -> None:
    assert Dist({1: 1}) != {1: 1}
    assert repr(Dist({1: 2, 2: 4})) == "Dist({1: 1, 2: 2})"


def test_a_mixture_leaves_out_what_has_no_weight() -> None:
    assert mixture([(Dist.sure(1), 1), (Dist.sure(2), 0), (sums(1, 2), 2)]) == Dist({1: 2, 0: 1})


@pytest.mark.parametrize(("n", "faces"), [(1, 6), (3, 6), (5, 4), (7, 10)])
def test_icepool_and_dyce_agree_on_sums(n: int, faces: int) -> None:
    ours = chances_of(sums(n, faces))
    theirs = n @ icepool.Die(range(faces))
    assert ours == {x: theirs.probability(x) for x in theirs.outcomes()}
    also: dyce.H[int] = n @ dyce.H(range(faces))
    assert ours == {x: Fraction(weight, also.total) for x, weight in also.items()}


def test_icepool_and_dyce_agree_on_the_highest_two_of_four() -> None:
    ours = pools(4, 6).map(lambda dice: sum(pool.faces(dice)[2:]))
    theirs = icepool.Die(range(6)).highest(4, 2)
    assert chances_of(ours) == {x: theirs.probability(x) for x in theirs.outcomes()}
    also: Counter[int] = Counter()
    for roll, weight in (4 @ dyce.P(dyce.H(range(6)))).rolls_with_counts():
        also[sum(sorted(roll)[2:])] += weight
    assert chances_of(ours) == chances(also)


@pytest.mark.parametrize(
    ("n", "faces", "wanted"), [(0, 6, 1), (1, 4, 0b1010), (3, 6, 0b101010), (4, 3, 0), (2, 4, 0b11111)]
)
def test_dice_that_show_some_faces_are_counted_as_every_throw_says(n: int, faces: int, wanted: int) -> None:
    throws = product(range(faces), repeat=n)
    assert counts(n, faces, wanted) == Dist(Counter(sum(wanted >> face & 1 for face in throw) for throw in throws))


@pytest.mark.parametrize(
    ("n", "faces"), [(0, (0, 1)), (1, (2, 2, 0, 7)), (3, (0, 0, 1, 1, 2, 3)), (4, (1, 1, 1)), (2, (*(0,) * 19, 5))]
)
def test_kinds_of_dice_have_the_weights_of_every_throw(n: int, faces: tuple[int, ...]) -> None:
    throws = product(faces, repeat=n)
    assert kinds(n, len(faces), pool.sorting(faces)) == Dist(Counter(map(pool.pool, throws)))


@pytest.mark.parametrize(("n", "faces"), [(-1, 6), (32, 6), (2, 0), (2, 21)])
def test_dice_that_there_are_not_are_not_sorted(n: int, faces: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to 31 dice of 1 to 20 faces"):
        kinds(n, faces, 0)


@pytest.mark.parametrize(("n", "faces"), [(-1, 6), (2, 0)])
def test_dice_that_there_are_not_are_not_counted(n: int, faces: int) -> None:
    with pytest.raises(ValueError, match="expected 0 or more dice"):
        counts(n, faces, 1)
