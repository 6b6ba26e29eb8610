"""Where a fight of Foeman is: its round, what that consists of, who acts in which order, what is left, what ends it."""

from msgspec.structs import replace

from affray.core import Phrase
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.state import CHOOSE_SIDE, NOBODY, OVER
from tests.foeman_tables import ann, bors, cid, declaring, on_the_move, position

PARTS = ("retreats", "initiative", "movement", "actions")


def test_a_round_is_told_with_the_last_one_where_there_is_a_limit() -> None:
    state = replace(position(ann(), bors((0, -4))), round=3, limit=8)
    found = SYSTEM.track(state)
    assert found.title == Phrase("track-round", {"round": 3, "last": 8})
    assert found.ends == Phrase("track-ends", {"last": 8})
    assert (found.phases, found.now) == (PARTS, 0)
    assert SYSTEM.track(replace(state, round=0)).title is None
    assert SYSTEM.track(replace(state, phase=OVER)).now == -1


def test_sides_move_one_after_the_other_as_they_rank() -> None:
    moving = on_the_move(ann(), bors((0, -4))).state
    found = SYSTEM.track(moving)
    assert (found.now, found.order, found.at) == (2, (("Red", 0), ("Blue", 1)), 0)
    ceded = SYSTEM.track(replace(moving, ranking=(1, 0)))
    assert (ceded.order, ceded.at) == ((("Red", 0), ("Blue", 1)), 0)
    after = SYSTEM.track(replace(moving, moved=(0,), side=1, move=None))
    assert (after.order, after.at) == ((("Red", 0), ("Blue", 1)), 1)
    asked = SYSTEM.track(replace(moving, phase=CHOOSE_SIDE, move=None, side=NOBODY, ranking=(1, 0)))
    assert (asked.order, asked.at) == ((("Blue", 1), ("Red", 0)), -1)


def test_figures_declare_in_their_order() -> None:
    table = declaring(ann(), bors((0, -1)), cid((0, 4)))
    first = SYSTEM.track(table.state)
    assert (first.now, first.at) == (3, 0)
    assert {name for name, _ in first.order} == {"Ann", "Bors", "Cid"}
    assert SYSTEM.track(table.do("watch").state).at == 1


def test_what_a_side_has_left_is_counted_in_mst_of_those_who_can_fight() -> None:
    state = position(ann(exh=3), cid((0, 3), exh=11, prone=True), bors((0, -4)))
    red, blue = SYSTEM.track(state).stands
    assert (red.side, red.left, red.whole, red.needed) == (0, 9, 24, 0)
    assert red.text == Phrase("track-stand", {"side": "Red", "able": 1, "count": 2, "left": 9, "whole": 24})
    assert (blue.left, blue.whole) == (12, 12)


def test_a_side_with_nobody_able_has_no_mst_though_a_figure_has_some_left() -> None:
    state = position(ann(exh=11), bors((0, -4)))
    red = SYSTEM.track(state).stands[0]
    assert (state.figures[0].mst, red.left) == (1, 0)
    assert SYSTEM.words.phrase(red.text) == "Red: none of 1 able to fight, so mST 0 of 12"
    assert SYSTEM.words.phrase(red.text, "de") == "Red: niemand von 1 kampffähig, also mST 0 von 12"
    assert SYSTEM.words.name("figure", "Sample Figure (seed)", "de") == "Musterfigur"
