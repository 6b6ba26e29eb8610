"""What flights are worth past friends, and who stands with whom."""

from affray.systems.melee.content.codes import MISSILE
from affray.systems.melee.opponent.company import (
    are_locked,
    can_fight_near,
    can_reach,
    is_busy,
    wards,
)
from affray.systems.melee.opponent.flights import Flights
from affray.systems.melee.position.figures import placed_figures
from affray.systems.melee.position.state import IMAGE, Board, Figure
from tests.units.melee.positions import BLUE, FIELD, RED, N, S, ann, beast, board, bors, cid, position

BOW = {"ready": ("longbow",), "slung": ("shortsword",)}


def flights(*figures: Figure, ground: Board = FIELD) -> Flights:
    """The flights of the first figure at the others of Blue."""
    state = position(*figures, ground=ground)
    foes = tuple(j for j, figure in enumerate(figures) if figure.side == BLUE)
    return Flights(state, 0, foes, "longbow")


# --- flights ----------------------------------------------------------------------------------------------------------
def test_a_friend_in_the_way_leaves_no_shot_that_pays_but_from_the_side() -> None:
    look = flights(ann((0, 4), dx=9, **BOW), cid((0, 0)), bors((0, -3)))
    figures = placed_figures(look.state)
    assert look.is_blocked(figures, (0, 4))
    assert look.later(figures, (0, 4)) == 0.0 < look.later(figures, (3, 2))
    assert not look.is_blocked(figures, (3, 2))


def test_a_wall_in_the_way_is_no_friend_in_the_way() -> None:
    look = flights(ann((0, 4), **BOW), bors((0, -3)), ground=board(wall=(0, 0)))
    figures = placed_figures(look.state)
    assert not look.is_blocked(figures, (0, 4))
    assert look.later(figures, (0, 4)) == 0.0
    assert not look.is_seen((0, 4), figures[1])
    assert look.is_seen((3, 2), figures[1])


def test_a_large_creature_is_aimed_at_where_the_fewest_are_in_the_way() -> None:
    dragon = beast("dragon", BLUE, (0, -4), S)
    look = flights(ann((2, 3), **BOW), cid((0, -2)), dragon)
    aim = look.aim(placed_figures(look.state), (2, 3), 2, MISSILE)
    assert aim.hex in dragon.hexes
    assert aim.passed == ()


def test_shots_and_breath_are_feared_by_each_of_those_who_may_be_aimed_at() -> None:
    archer = bors((0, -5), **BOW)
    look = flights(ann((0, 4)), archer)
    figures = placed_figures(look.state)
    alone, shared = look.fears(figures, 1), look.fears(figures, 2)
    assert alone[1] == 2 * shared[1] > 0
    assert flights(ann((0, 4)), bors((0, -5))).fears(figures, 1) == {}


# --- company ----------------------------------------------------------------------------------------------------------
def test_foes_hand_to_hand_with_friends_are_locked_and_those_beside_friends_busy() -> None:
    held = position(ann((0, 4), **BOW), cid((0, -2)), bors((0, -2)))
    assert are_locked(held, 0)
    assert is_busy(held, 0, 2)
    beside = position(ann((0, 4), **BOW), cid((0, -1)), bors((0, -2)))
    assert not are_locked(beside, 0)
    assert is_busy(beside, 0, 2)
    free = position(ann((0, 4), **BOW), cid((0, 3)), bors((0, -2)))
    assert not is_busy(free, 0, 2)
    assert not are_locked(position(ann()), 0)


def test_guards_have_wards_where_quick_foes_could_get_at_those_who_keep_off() -> None:
    wizard, wolf = cid((0, 5), spells=("blur",)), beast("wolf", BLUE, (0, -5), S)
    assert wards(position(ann((0, 4)), wizard, wolf), 0) == (1,)
    assert wards(position(ann((0, 4)), cid((0, 5)), wolf), 0) == ()
    assert wards(position(ann((0, 4)), wizard, bors((0, -5))), 0) == ()
    assert wards(position(wizard, ann((0, 4)), wolf), 0) == ()


def test_an_image_fights_no_battle_and_reach_is_a_step_beyond_half_of_a_move() -> None:
    state = position(beast("wolf", RED, (0, 2), N, life=IMAGE, maker=1), ann(), bors((0, -5)))
    assert not can_fight_near(state, 0)
    assert can_fight_near(state, 1)
    assert can_reach(state, 1, 2)
    assert not can_reach(state, 1, 0) or can_reach(state, 0, 1)
