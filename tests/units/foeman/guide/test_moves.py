"""Where a figure can end its move: costs, stops, what is left, and how the move leaves its foes."""

import pytest

from affray.core import InputError
from affray.core.faces.guide import Phrase, Place
from affray.space.hex import Hex, disc
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.state import MOVE, PICK, Board, State
from affray.systems.foeman.turn.hand_to_hand import leave_hth
from tests.foeman_tables import FIELD, NE, SE, SW, N, Table, ann, bors, cid, dan, on_the_move, position


def places(state: State, who: str = "Ann") -> dict[Hex, Place]:
    """The places of a figure by hex."""
    return {place.hex: place for place in GUIDE.places(state, who)}


def ids(phrases: tuple[Phrase, ...]) -> list[str]:
    """The messages of phrases."""
    return [phrase.id for phrase in phrases]


def options(phrases: tuple[Phrase, ...]) -> set[object]:
    """The options that phrases name."""
    return {phrase.args["option"] for phrase in phrases}


def test_a_free_figure_reaches_every_hex_at_the_cost_of_its_ground() -> None:
    board = Board({**FIELD.ground, (0, 2): "rough"})
    found = places(on_the_move(ann((0, 3)), bors((0, -6)), board=board).state)
    assert (found[(0, 2)].cost, found[(0, 2)].path) == (2, ("step N",))
    assert (found[(0, 3)].cost, found[(0, 3)].path, found[(0, 3)].way) == (0, (), ())
    assert found[(0, -4)].cost == 8
    assert found[(0, -5)].engaged == ("Bors",)
    assert found[(0, -5)].way[-1] == (0, -5)


def test_a_place_says_why_the_move_stops_there() -> None:
    found = places(on_the_move(ann((0, 3)), bors((0, -1))).state)
    engaged, free = found[(0, 0)].stop, found[(0, 1)].stop
    assert engaged == Phrase("guide-stop-engaged", {"foes": ("Bors",)}, ("FM-MOV-03",))
    assert free is None
    crawl = places(on_the_move(ann((0, 3), prone=True), bors((0, -6))).state)
    assert crawl[(0, 0)].stop == Phrase("guide-stop-mp", {"used": 3, "mmma": 3}, ("FM-MOV-03",))


def test_a_hex_behind_is_reached_by_a_first_back_step_which_leaves_the_move_open() -> None:
    found = places(on_the_move(ann((0, 3), SE), bors((0, -6))).state)
    assert found[(-1, 3)].path == ("step NW",)
    assert (found[(-1, 3)].facing, found[(-1, 3)].stop) == (SE, None)


def test_a_later_back_step_ends_the_move() -> None:
    found = places(on_the_move(ann((0, 3)), bors((0, -6))).do("step N").state)
    end = found[(0, 3)]
    assert (end.path, end.cost, end.facing) == (("step S",), 2, N)
    assert end.stop == Phrase("guide-stop-back", {}, ("FM-MOV-06",))
    assert ids(end.notes) == ["guide-note-pivot-none"]


def test_engaged_figures_shift_or_disengage() -> None:
    found = places(on_the_move(ann(), bors(facing=SW)).state)
    assert (found[(1, -1)].cost, ids(found[(1, -1)].notes)[0]) == (1, "guide-note-shift")
    assert (found[(0, 1)].cost, ids(found[(0, 1)].notes)[0]) == (2, "guide-note-disengage")
    assert found[(0, 0)].notes[0].id == "guide-note-pivot-one"


def test_the_options_left_shrink_with_the_mp_used() -> None:
    found = places(on_the_move(ann((0, 5)), bors((0, -6))).state)
    assert options(found[(0, 5)].left) == {"strike", "defend", "hurl", "ready", "jab", "watch", "fire", "use"}
    assert options(found[(0, 2)].left) == {"strike", "defend", "hurl", "ready"}
    assert options(found[(0, 2)].lost) == {"jab", "watch", "fire", "use"}
    assert options(found[(0, -1)].left) == set()
    assert ids(found[(0, 2)].notes) == ["guide-note-pivot-any"]
    assert found[(0, -1)].notes[0].args == {"dice": 3}


def test_a_move_under_way_counts_what_it_has_used() -> None:
    table = on_the_move(ann((0, 5)), bors((0, -6))).do("step N", "step N")
    found = places(table.state)
    assert (found[(0, 2)].cost, found[(0, 2)].path) == (3, ("step N",))
    assert found[(0, 3)].path == ()


def test_a_move_that_is_over_ends_where_it_is() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -5))).do("step N", "step S")
    (end,) = GUIDE.places(table.state, "Ann")
    assert (end.hex, end.path, end.stop and end.stop.id) == ((0, 3), (), "guide-stop-back")


def test_a_figure_to_be_picked_begins_with_the_answer_that_picks_it() -> None:
    state = position(ann((0, 3)), cid((2, 2)), bors((0, -5)), phase=PICK, side=0, ranking=(0, 1))
    found = places(state, "Cid")
    assert found[(2, 2)].path == ("figure Cid",)
    table = Table(state).do(*found[(2, -2)].path)
    assert table.figure("Cid").pos == (2, -2)


def test_a_foe_is_shown_as_if_it_moved_next() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -5)))
    found = places(table.state, "Bors")
    assert found[(0, -1)].path[0] == "figure Bors"
    assert found[(0, -1)].cost == 4


def test_a_figure_that_is_down_has_no_places_and_an_unknown_one_is_an_error() -> None:
    state = on_the_move(ann((0, 3)), bors((0, -5), gone=True), dan((3, -5))).state
    assert GUIDE.places(state, "Bors") == ()
    with pytest.raises(InputError, match="figure 'Eve' is unknown; expected one of Ann, Bors, Dan"):
        GUIDE.places(state, "Eve")


def test_hand_to_hand_is_left_by_a_roll_first() -> None:
    table = on_the_move(ann(), bors((0, 0)))
    (end,) = GUIDE.places(table.state, "Ann")
    assert end.stop == Phrase("guide-stop-hth", {"who": "Ann"}, ("FM-HTH-05",))
    (roll,) = end.checks
    assert (roll.dice, roll.need) == (5, 12)
    held = leave_hth(table.state, 0)
    (end,) = GUIDE.places(held, "Ann")
    assert end.stop == Phrase("guide-stop-held", {"who": "Ann"}, ("FM-HTH-06",))
    left = places(leave_hth(table.state, 1))
    assert left[(0, -1)].cost == 2


def test_after_an_attempt_the_move_is_over() -> None:
    table = on_the_move(ann((0, 1)), bors((0, 0), N))
    table.do("enter N Bors", rolls=[[5, 5, 5, 5, 4]], answers=[0])
    (end,) = GUIDE.places(table.state, "Ann")
    assert (end.hex, end.stop and end.stop.id) == ((0, 0), "guide-stop-over")


def test_a_friends_hex_is_passed_but_no_place() -> None:
    lane = Board(dict.fromkeys([(0, 0), (0, -1), (0, -2), (5, 5)], "open"))
    barred = places(on_the_move(ann(), cid((0, -1)), bors((5, 5)), board=lane).state)
    assert set(barred) == {(0, 0)}
    passing = {"pass_friends": True}
    passed = places(on_the_move(ann(), cid((0, -1)), bors((5, 5)), board=lane, options=passing).state)
    assert set(passed) == {(0, 0), (0, -2)}


def test_a_prone_foes_hex_is_a_place_where_it_engages() -> None:
    found = places(on_the_move(ann(), bors((0, -2), prone=True)).state)
    assert found[(0, -2)].engaged == ("Bors",)


def test_a_shut_in_figure_stays_where_it_is() -> None:
    cell = Board(dict.fromkeys([(0, 0), *disc((5, 5), 1)], "open"))
    (end,) = GUIDE.places(on_the_move(ann((0, 0), NE), bors((5, 5), N), board=cell).state, "Ann")
    assert (end.hex, end.facing, end.stop) == ((0, 0), NE, None)
    assert on_the_move(ann((0, 0)), bors((5, 5), N), board=cell).state.phase == MOVE


def test_a_place_says_whom_ones_own_shield_bars_there() -> None:
    left_front = bors((-1, 0), SE)
    found = places(on_the_move(ann((0, 1), N, off="Small Shield"), left_front).state)[(0, 0)]
    assert Phrase("guide-note-shield", {"foes": ("Bors",)}, ("FM-ARM-07",)) in found.notes
    bare = places(on_the_move(ann((0, 1), N), left_front).state)[(0, 0)]
    ahead = places(on_the_move(ann((0, 1), N, off="Small Shield"), bors((0, -1))).state)[(0, 0)]
    assert "guide-note-shield" not in ids((*bare.notes, *ahead.notes))
