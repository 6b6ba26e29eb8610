"""Force Retreats: who may force whom where, and who may follow."""

import pytest

from affray.systems.foeman.position.state import INITIATIVE, RETREATS, Board, Figure
from tests.foeman_tables import FIELD, NW, N, S, ann, bors, cid, dan, retreating


def test_a_figure_that_was_hurt_is_retreated_by_the_unhurt_foe_that_engages_it() -> None:
    table = retreating(ann(), bors(was_hurt_by=(0,), aim=2, exh=1))
    assert table.state.phase == RETREATS
    table.do("retreat Bors by Ann N follow")
    moved, follower = table.figure("Bors"), table.figure("Ann")
    assert (moved.pos, moved.facing, moved.back, moved.body.aim, moved.motion.used) == ((0, -2), S, True, 0, 0)
    assert (follower.pos, follower.facing, follower.back) == ((0, -1), N, False)
    assert table.state.phase == INITIATIVE
    assert "Ann forces Bors back one hex, N." in table.english()
    assert "Ann follows into the vacated hex and faces that way." in table.english()


@pytest.mark.parametrize(
    ("mine", "his"),
    [
        (ann(was_hurt_by=(1,)), bors(was_hurt_by=(0,))),
        (ann(back=True), bors(was_hurt_by=(0,))),
        (ann(), bors(was_hurt_by=(0,), prone=True)),
        (ann(), bors()),
        (ann(facing=S), bors(was_hurt_by=(0,))),
        (ann((0, -1)), bors(was_hurt_by=(0,))),
    ],
    ids=["B was hurt", "B stepped back", "A is prone", "A was not hurt", "B does not engage A", "in one hex"],
)
def test_no_retreat_where_a_condition_fails(mine: Figure, his: Figure) -> None:
    table = retreating(mine, his)
    assert table.state.phase == INITIATIVE


def test_a_figure_is_retreated_once_a_round_but_one_foe_may_retreat_two() -> None:
    table = retreating(ann(), cid((1, -1), NW), bors(was_hurt_by=(0, 1)), dan((-1, 0), was_hurt_by=(0,)))
    table.do("retreat Bors by Ann N")
    assert table.why("retreat Bors by Cid N") == "no_retreat"
    table.do("retreat Dan by Ann SW")
    assert table.state.phase == INITIATIVE


def test_passing_ends_the_retreats_of_a_side() -> None:
    table = retreating(ann(), bors(was_hurt_by=(0,)))
    assert table.offered()[-1] == "pass"
    assert table.do("pass").state.phase == INITIATIVE


def test_sides_force_retreats_in_the_order_in_which_they_moved() -> None:
    figures = (ann(was_hurt_by=(3,)), cid((2, 0), N), dan((2, -1), was_hurt_by=(1,)), bors())
    table = retreating(*figures, last_order=(1, 0))
    assert table.why("retreat Dan by Cid N") == "not_yours"
    table.do("retreat Ann by Bors S")
    table.do("retreat Dan by Cid N")
    assert table.state.phase == INITIATIVE


def test_a_retreat_needs_a_hex_that_can_be_entered_and_holds_nobody_who_stands() -> None:
    rocky = Board({**FIELD.ground, (0, -2): "object"})
    table = retreating(ann(), bors(was_hurt_by=(0,)), dan((1, -2)), board=rocky)
    assert table.why("retreat Bors by Ann N") == "no_room"
    assert table.why("retreat Bors by Ann NE") == "no_room"
    assert "retreat Bors by Ann NW" in table.offered()


def test_nobody_follows_into_a_hex_where_another_still_stands() -> None:
    # Bors was in Hand-to-Hand with Cid, who stays.
    table = retreating(ann(), bors(was_hurt_by=(0,)), cid((0, -1)))
    refusal = table.refusal("retreat Bors by Ann N follow")
    assert (refusal.code, refusal.clauses) == ("no_room", ("FM-RET-03", "FM-MOV-14"))
    table.do("retreat Bors by Ann N")
    assert table.figure("Bors").pos == (0, -2)


def test_a_forced_step_after_a_back_step_is_an_about_step() -> None:
    table = retreating(ann(), bors(was_hurt_by=(0,), back=True)).do("retreat Bors by Ann N")
    assert (table.figure("Bors").facing, table.figure("Bors").back) == (N, False)


def test_an_unknown_figure_is_no_party_to_a_retreat() -> None:
    table = retreating(ann(), bors(was_hurt_by=(0,)))
    assert table.why("retreat Nobody by Ann N") == "no_retreat"
    assert table.why("move") == "not_now"
