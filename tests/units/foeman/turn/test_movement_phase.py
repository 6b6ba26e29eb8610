"""A figure's move: steps, Shift and Disengage, posture, pivots, what bars a hex."""

import pytest

from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.state import CHOOSE_SIDE, MOVE, Board
from tests.foeman_tables import FIELD, NE, NW, SW, N, S, ann, bors, cid, dan, on_the_move

PASSING = {"pass_friends": True}


def test_a_free_figure_walks_as_far_as_its_mp_and_stops_where_it_is_engaged() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -1)))
    table.do("step N", "step N", "step N")
    assert (table.figure("Ann").motion.used, table.figure("Ann").motion.mmma) == (3, 10)
    refusal = table.refusal("step N")
    assert refusal.reason == "Ann must stop here: being engaged"
    assert "engaged by Bors" in table.english()


def test_a_move_ends_when_its_mp_are_used() -> None:
    table = on_the_move(ann((0, 3), prone=True), bors((0, -5))).do("step N", "step N", "step N")
    assert "3 of 3 Mp are used" in table.refusal("step N").reason
    assert table.why("rise") == "no_mp"


def test_a_step_into_the_void_or_into_an_object_is_barred() -> None:
    table = on_the_move(ann((0, -6)), bors((0, 3)))
    assert table.why("step N") == "barred"
    table = on_the_move(ann(), bors((0, 5)), board=Board({**FIELD.ground, (0, -1): "object"}))
    assert table.why("step N") == "barred"


def test_a_shift_keeps_every_foe_adjacent_and_may_go_on_when_free() -> None:
    table = on_the_move(ann(), bors(facing=SW), dan((5, -5)))
    table.do("step NE")
    assert table.figure("Ann").motion.used == 1
    assert "(a shift)" in table.english()
    table.do("step SE")
    assert table.figure("Ann").motion.used == 2


def test_a_step_that_nobody_listens_to_is_the_same_step() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -2)))
    quiet = SYSTEM.play(Script(), table.state, SYSTEM.read_answer("step N"))
    assert quiet == table.do("step N").state


def test_a_disengaging_first_step_costs_one_mp_more() -> None:
    table = on_the_move(ann(), bors()).do("step S")
    assert (table.figure("Ann").motion.used, table.figure("Ann").back) == (2, True)
    assert "disengaging: 1 Mp more" in table.english()
    assert table.why("step S") == "must_stop"


def test_a_later_back_step_ends_the_move_without_pivot() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -5))).do("step N", "step S")
    assert "its move is over" in table.refusal("step N").reason
    assert table.why("face NE") == "no_pivot"
    assert table.why("fall") == "must_stop"
    assert table.offered() == ["stop"]


def test_a_first_back_step_leaves_the_move_open_and_the_next_turns_about() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -5))).do("step S", "step S")
    assert (table.figure("Ann").facing, table.figure("Ann").back) == (S, False)
    assert "turns about and steps S" in table.english()


def test_a_recorded_back_step_turns_to_front_when_the_side_has_moved_without_a_step() -> None:
    table = on_the_move(ann((0, 3), back=True), bors((0, -5))).do("stop")
    assert table.state.phase == CHOOSE_SIDE or table.state.side == 1
    assert not table.figure("Ann").back


def test_rising_costs_two_mp_and_falling_none() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -5))).do("fall")
    assert (table.figure("Ann").body.prone, table.figure("Ann").motion.used) == (True, 0)
    assert table.why("fall") == "posture"
    table.do("rise")
    assert (table.figure("Ann").body.prone, table.figure("Ann").motion.used) == (False, 2)
    assert table.why("rise") == "posture"
    assert "Ann rises: 2 of 10 Mp." in table.english()


def test_a_prone_engaged_figure_has_used_its_mp_when_it_has_risen() -> None:
    table = on_the_move(ann(prone=True), bors()).do("rise")
    assert "2 of 2 Mp are used" in table.refusal("step S").reason


def test_a_standing_friend_bars_a_hex_and_a_prone_foe_does_not() -> None:
    table = on_the_move(ann((0, 3)), cid((0, 2)), bors((1, 2), N, prone=True), dan((5, -5)))
    assert table.why("step N") == "friend_stands"
    table.do("step NE")
    assert "being engaged" in table.refusal("step N").reason


def test_a_standing_foe_is_reached_by_an_attempt_only() -> None:
    table = on_the_move(ann((0, 1)), bors((0, 0)))
    refusal = table.refusal("step N")
    assert (refusal.code, refusal.clauses) == ("foe_stands", ("FM-MOV-14", "FM-HTH-01"))


# --- friends that may be passed ---------------------------------------------------------------------------------------
def test_a_friend_may_be_passed_under_its_option_but_not_stayed_with() -> None:
    table = on_the_move(ann((0, 3)), cid((0, 2)), bors((0, -5)), options=PASSING).do("step N")
    for text in ("stop", "face NE"):
        assert table.why(text) == "friend_stands"
    table.do("step N")
    assert "stop" in table.offered()


def test_a_figure_in_the_hex_of_a_friend_may_not_rise_and_be_stuck_there() -> None:
    table = on_the_move(ann((0, 3), prone=True), cid((0, 2)), bors((0, -5)), options=PASSING).do("step N")
    assert table.why("rise") == "friend_stands"
    assert "step N" in table.offered()


def test_a_friend_is_not_passed_where_the_move_could_not_go_on() -> None:
    table = on_the_move(ann((0, 3), prone=True), cid((0, 0)), bors((0, -5)), options=PASSING)
    table.do("step N", "step N")
    assert table.why("step N") == "friend_stands"


# --- pivots -----------------------------------------------------------------------------------------------------------
def test_a_free_pivot_takes_any_facing_and_no_saving_throw() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -5))).do("face S")
    assert (table.figure("Ann").facing, table.figure("Ann").motion.pivot) == (S, 0)


def test_an_engaged_figure_turns_one_hexside_with_four_dice() -> None:
    table = on_the_move(ann(), bors())
    assert table.why("face SE") == "pivot_limit"
    assert table.why("face N") == "no_turn"
    table.do("face NE", rolls=[[1, 2, 3, 3]])
    assert (table.figure("Ann").facing, table.figure("Ann").motion.pivot) == (NE, -1)
    assert "mDX -1 for the rest of the round" in table.english()


@pytest.mark.parametrize(
    ("faces", "penalty"), [([1, 1, 3, 3], 0), ([1, 1, 3, 5], -1), ([1, 3, 3, 4], -2), ([4, 4, 4, 4], -2)]
)
def test_a_failed_pivot_costs_one_or_two_mdx(faces: list[int], penalty: int) -> None:
    table = on_the_move(ann(), bors()).do("face NW", rolls=[faces])
    assert (table.figure("Ann").facing, table.figure("Ann").motion.pivot) == (NW, penalty)


def test_a_figure_that_used_more_than_half_its_mp_pivots_with_three_dice() -> None:
    table = on_the_move(ann((0, 6)), bors((0, -6))).do(*["step N"] * 6).do("face NW", rolls=[[2, 2, 3]])
    assert table.figure("Ann").motion.pivot == 0


def test_an_answer_of_another_phase_is_refused_in_a_move() -> None:
    table = on_the_move(ann(), bors())
    assert table.state.phase == MOVE
    assert table.why("cede") == "not_now"
    assert table.why("exit") == "no_exit"
    assert table.why("reload") == "not_empty"
    assert table.why("drop shield") == "no_shield"


def test_a_shield_is_dropped_at_will_where_the_figure_is() -> None:
    table = on_the_move(ann(off="Small Shield"), bors()).do("drop shield")
    assert (table.figure("Ann").off, table.state.items) == ("", (((0, 0), "Small Shield"),))
