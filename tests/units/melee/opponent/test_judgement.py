"""The computer player does not look foolish: what anybody at the table would notice."""

from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import KNEELING, PRONE, SHOOT
from tests.units.melee.minds import best, values
from tests.units.melee.positions import BLUE, N, S, Table, acting, ann, beast, board, bors, cid, moving

FAR = (0, -6)
BOW = {"ready": ("longbow",), "slung": ("shortsword",)}


def walked(table: Table) -> Table:
    """The move as the computer player makes it, up to its option."""
    while table.asked().startswith("move"):
        table.do(best(table))
    return table


def test_whoever_lies_stands_up_rather_than_crawl() -> None:
    for table in (moving(ann(posture=PRONE), bors(FAR)), moving(ann(posture=KNEELING), bors((0, -2)))):
        assert best(table).startswith("face")


def test_a_weapon_is_not_swapped_for_a_bow_that_comes_too_late() -> None:
    near = acting(ann(ready=("shortsword",), slung=("longbow",)), bors((0, -5)))
    assert best(near) != "hold longbow"
    bow = acting(ann(ready=("longbow",), slung=("shortsword",), option=SHOOT, fired=True), bors((0, -5)))
    assert best(bow) != "hold shortsword"


def test_an_archer_waits_for_those_who_must_come() -> None:
    walled = board(8, wall=(0, -2), wall2=(1, -2), wall3=(-1, -1), wall4=(-1, -2))
    table = moving(ann(ready=("longbow",)), bors((0, -6)), ground=walled)
    found = values(table)
    assert max(found[text] for text in found if text.startswith("face")) >= max(
        found[text] for text in found if text.startswith("step")
    )


def test_an_empty_crossbow_is_loaded_again() -> None:
    table = moving(ann(ready=("light_crossbow",), reload=(("light_crossbow", 1),)), bors(FAR)).do("face N")
    assert best(table) == "option f"


def test_nobody_shoots_through_a_friend_at_poor_odds() -> None:
    table = acting(ann((0, 3), N, ready=("longbow",), option=SHOOT, dx=9), cid((0, 1), dx=7), bors((0, -3), dx=8))
    found = values(table)
    assert found["shoot Bors longbow"] < found["pass"]


def test_one_foe_is_struck_and_not_swept_at() -> None:
    found = values(acting(ann(ready=("broadsword",), dx=5), bors((0, -1), dx=4)))
    assert found["strike Bors broadsword"] > found["sweep broadsword"]


def test_whoever_moves_first_faces_the_foe_that_still_turns() -> None:
    first = moving(ann(), bors((0, -2), S))
    behind = values(first)["step N"]
    moved = moving(ann(), bors((0, -2), N, moved=True))
    assert values(moved)["step N"] > behind


def test_a_figure_likes_to_stand_beside_its_friends() -> None:
    alone = moving(ann(), bors(FAR))
    beside = moving(ann(), cid((1, 0)), bors(FAR))
    assert max(values(beside).values()) > max(values(alone).values()) - 1e-9


# --- shots and friends ------------------------------------------------------------------------------------------------
def test_an_archer_with_a_friend_in_the_way_goes_where_the_shot_is_clear() -> None:
    table = walked(moving(ann((0, 6), dx=9, **BOW), cid((0, 0)), bors((0, -2), moved=True)))
    q, r = table.figure("Ann").hexes[0]
    assert 2 * q + (r + 2) != r + 2
    assert body_distance(((q, r),), ((0, -2),)) > 2


def test_no_shot_is_promised_that_nobody_would_take() -> None:
    blocked = values(moving(ann((0, 4), dx=9, **BOW), cid((0, 3)), bors((0, -2), moved=True)).do("face N"))
    clear = values(moving(ann((0, 4), dx=9, **BOW), cid((3, 3)), bors((0, -2), moved=True)).do("face N"))
    assert blocked["option f"] <= 0.1 < clear["option f"]


def test_an_archer_whose_foe_is_hand_to_hand_with_a_friend_draws_its_sword() -> None:
    held = cid((0, -2), posture=PRONE, ready=()), bors((0, -2), posture=PRONE, ready=(), moved=True)
    table = moving(ann((0, 0), **BOW), *held).do("face N")
    assert best(table) == "option e"
    assert best(moving(ann((0, 0), **BOW), cid((0, -4)), bors((0, -5), moved=True)).do("face N")) == "option f"


# --- fatigue ----------------------------------------------------------------------------------------------------------
def test_nobody_runs_with_the_last_of_the_strength() -> None:
    fresh = walked(moving(ann((0, 7)), bors((0, -7), moved=True)))
    tired = walked(moving(ann((0, 7), fatigue=11), bors((0, -7), moved=True)))
    assert fresh.figure("Ann").turn.walked > 5 >= tired.figure("Ann").turn.walked


def test_a_wizard_without_strength_leaves_the_fight_to_its_friends_where_it_is_outmatched() -> None:
    spent = {"spells": ("trip",), "fatigue": 11, "ready": ("wizard_staff",)}
    troll = beast("troll", BLUE, (0, -5), S, moved=True)
    behind = walked(moving(ann((0, 4), **spent), cid((0, 0)), troll))
    beside = walked(moving(ann((0, 4), **spent), cid((0, 0)), bors((0, -5), moved=True)))
    alone = walked(moving(ann((0, 6), **spent), bors((0, -6), spells=("trip",), moved=True)))
    assert behind.figure("Ann").hexes[0][1] > 0
    assert beside.figure("Ann").hexes[0][1] <= 0
    assert alone.figure("Ann").hexes[0][1] <= 2


# --- guards and standing off ------------------------------------------------------------------------------------------
def test_guards_stay_near_whom_they_guard_while_foes_may_come() -> None:
    ward = cid((0, 3), spells=("blur",), ready=())
    guard = walked(moving(ann((0, 2)), ward, beast("wolf", BLUE, (0, -5), S)))
    assert body_distance(guard.figure("Ann").hexes, ward.hexes) <= 2
    assert best(guard) == "option b"


def test_whoever_could_yet_be_reached_keeps_a_blow_ready() -> None:
    coming = values(moving(ann(), bors((0, -3))).do("face N"))
    gone = values(moving(ann(), bors((0, -3), moved=True)).do("face N"))
    assert coming["option b"] > coming["option a"] > gone["option b"]


def test_nobody_stands_off_from_a_foe_that_breathes_at_him_there() -> None:
    dragon = beast("dragon", BLUE, (0, -4), S, moved=True)
    table = walked(moving(ann((0, 1), st=15, ready=("two_handed_sword",)), dragon))
    assert body_distance(table.figure("Ann").hexes, dragon.hexes) == 1
