"""The computer player does not look foolish: what anybody at the table would notice."""

from affray.systems.melee.content.codes import KNEELING, PRONE, SHOOT
from tests.units.melee.minds import best, values
from tests.units.melee.positions import N, S, acting, ann, board, bors, cid, moving

FAR = (0, -6)


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
