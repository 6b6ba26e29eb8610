"""Forced retreats: who may force whom, where to, the advance and the fall."""

from fractions import Fraction

import pytest

from affray.referee import Script, odds
from affray.space.bodies import covered_hexes
from affray.space.hex import DIRECTIONS, neighbour
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules import forced_retreat
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import shape_of
from affray.systems.melee.rules.forced_retreat import Blows, Pair
from affray.systems.melee.rules.steps import Field

PUSHER = Placed(0, ((0, 0),), 0)
ENEMY = Placed(1, ((0, -1),), 3)
PAIR = forced_retreat.pair_of(PUSHER, ENEMY)
CLEAN = Blows(4, 4, 0, 0, 0)
OPEN = Field()


def never_asked(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    raise AssertionError("a fall is nobody's choice")


def may(blows: Blows = CLEAN, house: House = PLAIN, pair: Pair = PAIR) -> bool:
    return bool(forced_retreat.may_force(blows, pair, house))


def test_a_figure_that_hit_and_was_not_hit_may_force_its_neighbour() -> None:
    assert may()


@pytest.mark.parametrize(
    "pair",
    [
        PAIR._replace(apart=2),
        PAIR._replace(apart=0),
        PAIR._replace(awake=0),
        PAIR._replace(in_hth=1),
        PAIR._replace(enemy_awake=0),
        PAIR._replace(enemy_in_hth=1),
        PAIR._replace(forced_already=1),
    ],
)
def test_what_forbids_it(pair: Pair) -> None:
    assert not may(pair=pair)


@pytest.mark.parametrize(
    ("blows", "plain", "any_hits", "melee_only"),
    [
        (Blows(4, 4, 0, 0, 0), True, True, True),
        (Blows(0, 0, 0, 0, 0), False, False, False),
        (Blows(4, 0, 0, 0, 0), True, True, False),
        (Blows(0, 0, 3, 0, 0), False, True, False),
        (Blows(4, 4, 0, 1, 0), False, False, False),
        (Blows(4, 4, 0, 0, 2), True, False, True),
    ],
)
def test_which_hits_count(blows: Blows, plain: bool, any_hits: bool, melee_only: bool) -> None:
    assert may(blows) is plain
    assert may(blows, PLAIN._replace(retreat_any_hits=1)) is any_hits
    assert may(blows, PLAIN._replace(retreat_melee_only=1)) is melee_only


def test_with_both_options_melee_hits_are_dealt_and_any_hits_are_taken() -> None:
    house = PLAIN._replace(retreat_any_hits=1, retreat_melee_only=1)
    assert not may(Blows(4, 0, 3, 0, 0), house)
    assert may(Blows(4, 4, 3, 0, 0), house)
    assert not may(Blows(4, 4, 0, 0, 1), house)


def test_a_larger_enemy_is_forced_unless_sizes_are_limited() -> None:
    house = PLAIN._replace(retreat_size_limit=1)
    assert may(pair=PAIR._replace(enemy_size=7))
    assert not may(house=house, pair=PAIR._replace(enemy_size=2))
    assert may(house=house, pair=PAIR._replace(size=2, enemy_size=2))


def test_figures_are_measured_by_their_nearest_hexes() -> None:
    giant = Placed(1, covered_hexes(shape_of(3), (0, -3), 0), 0)
    pair = forced_retreat.pair_of(PUSHER, giant, forced_already=1)
    assert (pair.apart, pair.size, pair.enemy_size, pair.forced_already) == (2, 1, 3, 1)
    assert forced_retreat.pair_of(PUSHER, Placed(1, covered_hexes(shape_of(3), (0, -2), 0), 0)).apart == 1


def test_the_enemy_goes_to_any_vacant_hex_but_not_into_the_pusher() -> None:
    assert forced_retreat.retreat_directions(OPEN, (PUSHER, ENEMY), 1) == (0, 1, 2, 4, 5)


def test_walls_the_edge_and_figures_bar_the_retreat_and_bodies_do_not() -> None:
    field = Field(frozenset({(0, -2)}), frozenset({(0, 0), (0, -1), (0, -2), (1, -2), (1, -1), (-1, 0)}))
    friend = Placed(1, ((1, -2),), 0)
    assert forced_retreat.retreat_directions(field, (PUSHER, ENEMY, friend), 1) == (2, 4)
    assert forced_retreat.retreat_directions(field, (PUSHER, ENEMY, friend._replace(awake=0)), 1) == (1, 2, 4)


def test_a_large_enemy_goes_as_a_whole() -> None:
    bear = Placed(1, covered_hexes(shape_of(2), (0, -2), 0), 0)
    assert forced_retreat.retreat_directions(OPEN, (PUSHER, bear), 1) == (0, 1, 2, 4, 5)
    beside_head = Placed(0, (neighbour((0, -2), 5),), 0)
    assert forced_retreat.retreat_directions(OPEN, (PUSHER, bear, beside_head), 1) == (0, 1, 2, 4)
    moved = forced_retreat.force_back((PUSHER, bear), 1, 1)
    assert moved[1].hexes == tuple(neighbour(pos, 1) for pos in bear.hexes) and moved[0] == PUSHER


def test_the_pusher_advances_into_the_hex_just_left_if_it_is_vacant() -> None:
    after = forced_retreat.force_back((PUSHER, ENEMY), 1, 0)
    assert forced_retreat.advance_directions(OPEN, after, 0, ENEMY.hexes) == (0,)
    assert forced_retreat.advance_directions(OPEN, (PUSHER, ENEMY), 0, ENEMY.hexes) == ()
    assert forced_retreat.advance_directions(OPEN, after, 0, ((5, 5),)) == ()


def test_a_large_pusher_advances_with_some_hex_of_its_body() -> None:
    bear = Placed(0, covered_hexes(shape_of(2), (0, 0), 0), 0)
    after = forced_retreat.force_back((bear, ENEMY), 1, 0)
    assert forced_retreat.advance_directions(OPEN, after, 0, ENEMY.hexes) == (0,)
    beside = Placed(1, (DIRECTIONS[1],), 3)
    after = forced_retreat.force_back((bear, beside), 1, 1)
    assert forced_retreat.advance_directions(OPEN, after, 0, beside.hexes) == (1,)


def test_with_no_hex_the_enemy_falls_above_its_standing_dx() -> None:
    assert forced_retreat.roll_for_fall(Script([[3, 3, 2]]), 10, PLAIN) == 1
    assert forced_retreat.roll_for_fall(Script([[3, 3, 1]]), 10, PLAIN) == 0


def test_the_odds_of_the_fall_are_those_of_three_dice() -> None:
    assert odds(forced_retreat.roll_for_fall, 10, PLAIN, policy=never_asked).chance(1) == Fraction(1, 2)
    assert odds(forced_retreat.roll_for_fall, 17, PLAIN, policy=never_asked).chance(1) == Fraction(1, 216)
