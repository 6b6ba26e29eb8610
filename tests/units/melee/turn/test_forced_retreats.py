"""Forced retreats on the board: who may force whom where, the advance, and the fall where there is no hex."""

import pytest
from msgspec.structs import replace

from affray.systems.melee.content.codes import DEAD, PRONE, UNCONSCIOUS
from affray.systems.melee.position.state import DealtHits, Figure
from tests.units.melee.positions import (
    BLUE,
    NE,
    RED,
    N,
    S,
    Table,
    acting,
    ann,
    beast,
    board,
    bors,
    cid,
    dan,
    man,
    retreating,
)

HURT = (DealtHits(1, 4, 4, 0),)
RING = {f"wall{n}": pos for n, pos in enumerate([(0, -2), (1, -2), (-1, -1), (1, -1), (-1, 0)])}


def winner(**fields: object) -> Figure:
    """Ann, who has hit the second figure and was not hit."""
    return ann(**{"dealt": HURT, **fields})


# --- who ---------------------------------------------------------------------------------------------------------------
def test_whoever_hit_and_was_not_hit_sends_an_adjacent_enemy_to_a_vacant_hex() -> None:
    table = retreating(winner(), bors((0, -1)), dan((1, -2)))
    assert table.offered() == [f"retreat Bors by Ann {way}" for way in ("N", "SE", "SW", "NW")] + ["pass"]
    assert table.why("retreat Bors by Ann S") == "direction"
    table.do("retreat Bors by Ann N", answers=[S, 0])
    assert (table.figure("Bors").hexes, table.figure("Bors").facing) == (((0, -2),), S)
    assert table.figure("Bors").turn.forced


@pytest.mark.parametrize(
    "figures",
    [
        (winner(taken=1), bors((0, -1))),
        (winner(dealt=(DealtHits(1, 0, 0, 5),)), bors((0, -1))),
        (winner(), bors((0, -2))),
        (winner(), bors((0, -1), forced=True)),
        (winner(status=UNCONSCIOUS, posture=PRONE, hits=11), bors((0, -1)), cid((3, 3))),
        (winner(posture=PRONE), bors((0, 0), posture=PRONE)),
        (winner(), bors((0, -1), status=DEAD, posture=PRONE, hits=12), dan((3, 3))),
        (winner(dealt=(DealtHits(2, 4, 4, 0),)), bors((3, 3)), cid((0, -1))),
    ],
    ids=["was hit", "by spells", "not adjacent", "once a turn", "out", "in one hex", "dead", "a friend"],
)
def test_all_others_force_nobody(figures: tuple[Figure, ...]) -> None:
    assert retreating(*figures).offered() == ["go"]


def test_hits_of_fire_do_not_count_unless_the_house_says_so() -> None:
    singed = winner(taken_otherwise=2)
    assert "pass" in retreating(singed, bors((0, -1))).offered()
    assert retreating(singed, bors((0, -1)), options={"retreat_any_hits": True}).offered() == ["go"]
    by_spells = winner(dealt=(DealtHits(1, 0, 0, 5),))
    assert "pass" in retreating(by_spells, bors((0, -1)), options={"retreat_any_hits": True}).offered()
    shot = winner(dealt=(DealtHits(1, 5, 0, 0),))
    assert retreating(shot, bors((0, -1)), options={"retreat_melee_only": True}).offered() == ["go"]
    bear = beast("bear", BLUE, (0, -1), S)
    assert "pass" in retreating(winner(), bear).offered()
    assert retreating(winner(), bear, options={"retreat_size_limit": True}).offered() == ["go"]


def test_a_figure_that_has_left_the_map_is_forced_nowhere() -> None:
    gone = replace(bors((0, -1)), hexes=(), gone=True)
    assert retreating(winner(), gone, dan((3, 3))).offered() == ["go"]


def test_a_large_enemy_is_moved_as_a_whole() -> None:
    bear = beast("bear", BLUE, (0, -1), S)
    table = retreating(winner(), bear)
    assert [text.split()[-1] for text in table.offered()[:-1]] == ["N", "NE", "SE", "SW", "NW"]
    table.do("retreat Bear by Ann N", answers=[S, 0])
    assert table.figure("Bear").hexes == ((0, -2), (0, -3))


# --- what comes of it -------------------------------------------------------------------------------------------------
def test_the_pusher_may_advance_and_turn() -> None:
    table = retreating(winner(), bors((0, -1))).do("retreat Bors by Ann N", answers=[S, 1, NE])
    assert (table.figure("Ann").hexes, table.figure("Ann").facing) == (((0, -1),), NE)
    assert table.codes == ["retreat", "advance", "face"]


def test_bodies_are_vacant_and_fire_burns_both() -> None:
    around = board(fire=(0, -2), fire2=(0, -1))
    body = dan((0, -2), status=DEAD, posture=PRONE, hits=12)
    table = retreating(winner(), bors((0, -1)), body, ground=around)
    table.do("retreat Bors by Ann N", answers=[S, 1, N])
    assert [table.figure(name).body.hits for name in ("Bors", "Ann", "Dan")] == [2, 2, 12]
    assert (table.figure("Bors").turn.taken, table.figure("Bors").turn.taken_otherwise) == (0, 2)


def test_who_dies_in_the_fire_it_is_forced_into_does_not_turn() -> None:
    table = retreating(winner(), bors((0, -1), hits=10), dan((4, 0)), ground=board(fire=(0, -2)))
    table.do("retreat Bors by Ann N", answers=[0])
    assert table.figure("Bors").body.status == DEAD


@pytest.mark.parametrize(("dice", "posture"), [([4, 4, 3], 0), ([4, 4, 4], PRONE)])
def test_where_there_is_no_hex_it_stands_by_three_dice_or_falls(dice: list[int], posture: int) -> None:
    table = retreating(winner(), bors((0, -1)), ground=board(**RING))
    assert table.offered() == ["retreat Bors by Ann", "pass"]
    assert table.why("retreat Bors by Ann N") == "direction"
    table.do("retreat Bors by Ann", rolls=[dice])
    foe = table.figure("Bors")
    assert (foe.body.posture, foe.body.fell, foe.turn.forced) == (posture, posture == PRONE, True)


def test_bare_dx_saves_where_the_house_says_so() -> None:
    worn = bors((0, -1), armor="plate")
    house = {"dx_saves_unadjusted": True}
    table = retreating(winner(), worn, ground=board(**RING), options=house)
    assert table.do("retreat Bors by Ann", rolls=[[4, 4, 3]]).figure("Bors").body.posture == 0


# --- in which order ---------------------------------------------------------------------------------------------------
def test_the_sides_force_in_the_order_in_which_they_moved() -> None:
    other = bors((0, -1), dealt=(DealtHits(0, 1, 1, 0),))
    table = retreating(winner(), other)
    assert table.asked() == "retreat"
    assert table.why("retreat Ann by Bors S") == "retreat"
    table.do("retreat Bors by Ann N", answers=[S, 0])
    # Forced back, Bors is no longer next to Ann.
    assert table.offered() == ["go"]
    content = retreating(winner(), other).do("pass")
    assert content.state.stage == 1
    assert "retreat Ann by Bors S" in content.offered()


def test_who_cannot_be_named_is_not_forced() -> None:
    table = retreating(winner(), bors((0, -1)))
    assert table.why("retreat Nobody by Ann N") == table.why("retreat Ann by Bors N") == "retreat"
    assert table.why("stand") == "not_now"


def test_a_side_of_three_is_asked_in_its_turn() -> None:
    eve = man("Eve", 2, (0, 3), N, dealt=(DealtHits(1, 2, 2, 0),))
    third = Table(
        retreating(winner(dealt=()), bors((0, 2)), eve, sides=("Red", "Blue", "Green"), order=(RED, BLUE, 2)).state
    )
    assert third.state.stage == 2
    assert "retreat Bors by Eve N" in third.offered()


@pytest.mark.parametrize("option", ["retreat_any_hits", "retreat_melee_only"])
def test_no_house_rule_lets_anybody_force_whom_it_did_not_hurt(option: str) -> None:
    assert retreating(ann(), bors((0, -1)), options={option: True}).offered() == ["go"]


def test_names_of_nobody_force_and_are_forced_by_nobody() -> None:
    table = retreating(winner(), bors((0, -1)))
    assert table.why("retreat Bors by Nobody N") == table.why("retreat Nobody by Ann N") == "retreat"


def test_an_advance_is_told_by_its_direction() -> None:
    table = retreating(winner(), bors((0, -1))).do("retreat Bors by Ann N", answers=[S, 1, N])
    assert (table.figure("Ann").hexes, table.events_of("advance")[0].data["direction"]) == (((0, -1),), "N")


@pytest.mark.parametrize(("blow", "near"), [("strike Bors dagger", 3), ("throw Bors dagger", 0)])
def test_hits_of_a_turn_add_up_by_whom_they_hurt_and_how(blow: str, near: int) -> None:
    dealt = (DealtHits(1, 2, 0, 5), DealtHits(2, 4, 4, 0))
    foes = bors((0, -1), dx=9), dan((3, 3), dx=8)
    table = acting(ann(ready=("dagger",), dealt=dealt), *foes).do(blow, rolls=[[3, 3, 4], [4]])
    assert sorted(table.figure("Ann").turn.dealt, key=lambda hits: hits.foe) == [
        DealtHits(1, 5, near, 5),
        DealtHits(2, 4, 4, 0),
    ]
