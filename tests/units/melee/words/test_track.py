"""Where a fight of the guide is: its turn, what that consists of, who acts in which order, what is left, what ends it."""

from msgspec.structs import replace

from affray.core import Phrase
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.state import ACT, ACTOR, INITIATIVE, MOVE, RETREAT
from tests.melee_spells import wizard
from tests.units.melee.positions import BLUE, RED, acting, ann, bors, position

PARTS = ("initiative", "movement", "actions", "retreats")


def test_a_turn_is_told_with_the_last_one_where_there_is_a_limit() -> None:
    state = replace(position(ann(), bors()), turn=2, limit=12, phase=INITIATIVE)
    found = SYSTEM.track(state)
    assert found.title == Phrase("track-round", {"round": 2, "last": 12})
    assert (found.phases, found.now, found.order, found.at) == (PARTS, 0, (), -1)


def test_spells_are_kept_up_where_somebody_casts_any() -> None:
    assert "spells" in SYSTEM.track(position(wizard("blur"), bors())).phases


def test_sides_move_and_force_retreats_in_their_order() -> None:
    state = replace(position(ann(), bors()), order=(BLUE, RED), stage=1)
    for phase, now in ((MOVE, 1), (RETREAT, 3)):
        found = SYSTEM.track(replace(state, phase=phase))
        assert (found.now, found.order, found.at) == (now, (("Blue", BLUE), ("Red", RED)), 1)


def test_whoever_acts_stands_before_those_who_wait_for_it() -> None:
    table = acting(ann(), bors())
    now = SYSTEM.track(table.state)
    assert (table.state.phase, now.now, now.at) == (ACT, 2, 0)
    assert now.order[0][0] == table.state.figures[table.state.actor].id
    waiting = SYSTEM.track(replace(table.state, phase=ACTOR, actor=-1))
    assert waiting.at == -1


def test_what_a_side_has_left_is_counted_in_st_of_those_who_are_conscious() -> None:
    red, blue = SYSTEM.track(position(ann(), bors())).stands
    assert red.text == Phrase("track-stand", {"side": "Red", "able": 1, "count": 1, "left": 12, "whole": 12})
    assert (blue.side, blue.left, blue.whole) == (BLUE, 12, 12)
