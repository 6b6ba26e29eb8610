"""Into Hand-to-Hand and out of it."""

import pytest

from affray.systems.foeman.position.state import Board, Figure
from tests.foeman_tables import FIELD, NE, SE, N, S, ann, bors, cid, dan, on_the_move

FAILED, PASSED = [2, 3, 3, 3, 3], [1, 1, 1, 1, 1]


def test_a_failed_throw_lets_the_mover_in() -> None:
    table = on_the_move(ann((0, 1)), bors((0, 0), N)).do("enter N Bors", rolls=[FAILED], answers=[0])
    assert (table.figure("Ann").pos, table.figure("Ann").motion.used, table.figure("Ann").facing) == ((0, 0), 1, N)
    assert "hand to hand with Bors" in table.english()
    assert {"stop", "face NE", "face NW"} == set(table.offered())
    assert table.refusal("step N").reason == "Ann must stop here: its move is over"


def test_a_target_may_waive_its_throw() -> None:
    table = on_the_move(ann((0, 1)), bors((0, 0), N)).do("enter N Bors", answers=[1])
    assert table.figure("Ann").pos == (0, 0)
    assert "Bors lets it happen." in table.english()


def test_a_passed_throw_turns_the_mover_aside_to_a_hex_of_the_targets_choice() -> None:
    table = on_the_move(ann((0, 1)), bors((0, 0), N)).do("enter N Bors", rolls=[PASSED], answers=[0, 0])
    mover = table.figure("Ann")
    assert (mover.pos, mover.motion.used, mover.facing, mover.motion.steps) == ((0, -1), 2, N, 1)
    assert "turned aside" in table.english()


def test_the_score_is_the_targets_mdx_and_half_the_difference_of_mst() -> None:
    table = on_the_move(ann((0, 1), exh=5), bors((0, 0), N)).do("enter N Bors", answers=[1])
    assert next(event for event in table.events if event.code == "enter").data["score"] == 11 - 2


@pytest.mark.parametrize(
    ("figures", "way", "code"),
    [
        ((ann((0, 1)), bors((0, 0), S)), "enter N Bors", "no_entry"),
        ((ann((0, 1), prone=True), bors((0, 0), N)), "enter N Bors", "no_entry"),
        ((ann((0, 1), S), bors((0, 0), N)), "enter N Bors", "no_entry"),
        ((ann((0, 1), S, back=True), bors((0, 0), N)), "enter N Bors", "no_entry"),
        ((ann((0, 1)), bors((0, 0), N)), "enter S Bors", "nobody_stands"),
        ((ann((0, 1)), bors((0, 0), N, prone=True)), "enter N Bors", "nobody_stands"),
        ((ann((0, 1)), bors((0, 0), N), dan((3, 0))), "enter N Dan", "not_there"),
        ((ann((0, -6)), bors((0, 0), N)), "enter N Bors", "nobody_stands"),
    ],
    ids=["engaged", "prone", "behind", "about", "empty", "prone foe", "elsewhere", "off the map"],
)
def test_an_attempt_is_refused(figures: tuple[Figure, ...], way: str, code: str) -> None:
    assert on_the_move(*figures).why(way) == code


def test_two_steps_may_come_before_an_entry_and_three_may_not() -> None:
    table = on_the_move(ann((0, 3)), bors((0, 0), N)).do("step N", "step N")
    assert "enter N Bors" in table.offered()
    table = on_the_move(ann((0, 4)), bors((0, 0), N)).do("step N", "step N", "step N")
    assert table.why("enter N Bors") == "no_entry"


def test_half_the_mp_must_be_left_for_an_entry() -> None:
    rough = Board({**FIELD.ground, (0, 1): "brush", (0, 2): "brush"})
    table = on_the_move(ann((0, 3)), bors((0, 0), N), board=rough).do("step N", "step N")
    assert 2 * table.figure("Ann").motion.used < 10
    assert "enter N Bors" in table.offered()


def test_a_figure_that_is_halted_is_told_so_and_not_the_conditions_of_entry() -> None:
    table = on_the_move(ann((0, 2)), bors((0, 0), N), dan((1, 0), S)).do("step N")
    assert table.refusal("enter N Bors").reason == "Ann must stop here: being engaged"


def test_nobody_enters_where_the_target_could_not_turn_it_aside() -> None:
    # Bors stands in a pocket whose only way out is the hex of a friend that is being passed.
    pocket = Board(dict.fromkeys([(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)], "open"))
    table = on_the_move(ann((0, 2)), cid((0, 1)), bors((0, 0), N), board=pocket, options={"pass_friends": True})
    table.do("step N")
    assert table.why("enter N Bors") == "no_room"


# --- leaving ----------------------------------------------------------------------------------------------------------
def test_leaving_takes_a_throw_against_the_strongest_there() -> None:
    table = on_the_move(ann(), bors((0, 0), N, exh=6), dan((0, 0)))
    assert table.refusal("step N").code == "in_hth"
    table.do("exit", rolls=[[2, 2, 2, 3, 3]])
    assert next(event for event in table.events if event.code == "exit").data["score"] == 12
    table.do("step S")
    assert (table.figure("Ann").motion.used, table.figure("Ann").back) == (2, True)


def test_who_fails_to_leave_stays_without_spending_mp() -> None:
    table = on_the_move(ann(), bors((0, 0), N)).do("exit", rolls=[[3, 3, 3, 3, 3]])
    assert table.figure("Ann").motion.used == 0
    assert table.refusal("step N").reason == "Ann must stop here: the throw to leave Hand-to-Hand failed"
    assert table.why("exit") == "no_exit"
    assert table.why("fall") == "must_stop"


def test_a_prone_foe_in_the_hex_is_hand_to_hand_too() -> None:
    table = on_the_move(ann(), bors((0, 0), N, prone=True))
    assert table.why("step NE") == "in_hth"


def test_a_figure_that_left_may_meet_no_other_foe_hand_to_hand() -> None:
    table = on_the_move(ann(facing=SE), bors((0, 0), N), dan((1, 0), SE)).do("exit", rolls=[PASSED])
    assert table.why("enter SE Dan") == "no_entry"
    assert table.figure("Ann").facing == SE
    assert table.state.figures[0].pos != (1, NE)
