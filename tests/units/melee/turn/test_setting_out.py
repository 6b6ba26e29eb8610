"""Before the first hex: the state of the turn, height, packs; and the way off the map."""

import pytest
from msgspec.structs import replace

from affray.systems.melee.content.codes import ALOFT, DEAD, ENGAGED, IN_HTH, LANDING, ON_GROUND, PRONE, TAKEOFF
from affray.systems.melee.position.state import Figure
from affray.systems.melee.turn.movement_phase import max_move
from affray.systems.melee.turn.setting_out import fix_state
from tests.units.melee.positions import BLUE, RED, N, S, Table, ann, beast, board, bors, cid, dan, moving, position

FAR = (0, -6)


def gargoyle(**fields: object) -> Figure:
    """A gargoyle of Red in the middle."""
    return beast("gargoyle", RED, (0, 0), N, **fields)


# --- the state of the turn --------------------------------------------------------------------------------------------
def test_the_state_of_the_turn_is_the_one_at_the_figures_move() -> None:
    state = fix_state(position(ann(), bors((0, -1))), 0)
    assert (state.figures[0].state, state.figures[0].turn.held_by) == (ENGAGED, (1,))
    assert fix_state(position(ann(posture=PRONE), bors((0, 0), posture=PRONE)), 0).figures[0].state == IN_HTH
    alone = fix_state(position(ann(), bors(FAR)), 0).figures[0]
    assert (alone.state, alone.turn.held_by) == (0, ())


def test_the_last_shot_is_one_that_was_loaded_before_the_engagement() -> None:
    archer = ann(ready=("longbow",))
    assert fix_state(position(archer, bors((0, -1))), 0).figures[0].shot_ready
    unloaded = ann(ready=("light_crossbow",), reload=(("light_crossbow", 1),))
    assert not fix_state(position(unloaded, bors((0, -1))), 0).figures[0].shot_ready
    still = replace(archer, state=ENGAGED, last_shot_used=True, shot_ready=True)
    assert fix_state(position(still, bors((0, -1))), 0).figures[0].last_shot_used
    again = replace(archer, last_shot_used=True)
    assert not fix_state(position(again, bors((0, -1))), 0).figures[0].last_shot_used


# --- packs ------------------------------------------------------------------------------------------------------------
def test_a_pack_is_dropped_before_the_first_hex_and_lightens_at_once() -> None:
    table = moving(ann(pack=("pack_full",) * 2), bors(FAR))
    assert max_move(table.state, 0) == 2
    table.do("drop pack")
    assert (max_move(table.state, 0), table.figure("Ann").pack_at) == (10, (0, 0))
    assert table.why("drop pack") == "drop_pack"
    assert table.do("step S").why("take pack") == "moved"
    late = moving(ann(pack=("rope",)), bors(FAR)).do("step S")
    assert late.why("drop pack") == "moved"
    assert "CM-ENC-03" in late.refusal("drop pack").clauses


def test_an_engaged_figure_drops_its_pack_too() -> None:
    assert moving(ann(pack=("rope",)), bors((0, -1))).do("drop pack").figure("Ann").pack_at == (0, 0)


def test_to_take_up_a_pack_is_the_whole_turn() -> None:
    table = moving(ann(pack=("rope",), pack_at=(0, 0)), bors(FAR)).do("take pack")
    assert (table.figure("Ann").pack_at, table.figure("Ann").body.acted) == (None, True)
    assert table.why("step S") == "cap"
    assert table.why("drop pack") == "moved"
    table.do("face S")
    assert table.offered() == ["pass"]
    assert table.do("pass").asked() == "move Bors"


@pytest.mark.parametrize(
    "fields",
    [{"pack_at": (0, 1)}, {"pack_at": (0, 0), "posture": PRONE}, {}],
    ids=["elsewhere", "prone", "on the back"],
)
def test_a_pack_is_taken_up_by_who_stands_where_it_lies(fields: dict[str, object]) -> None:
    assert moving(ann(pack=("rope",), **fields), bors(FAR)).why("take pack") == "take_pack"


def test_an_engaged_figure_takes_up_no_pack() -> None:
    assert moving(ann(pack=("rope",), pack_at=(0, 0)), bors((0, -1))).why("take pack") == "take_pack"


# --- flight -----------------------------------------------------------------------------------------------------------
def test_on_the_turn_of_takeoff_half_the_flying_ma_is_left() -> None:
    table = moving(gargoyle(), bors(FAR))
    assert (max_move(table.state, 0), table.why("land")) == (8, "land")
    table.do("take off")
    assert (table.figure("Gargoyle").flight, max_move(table.state, 0)) == (TAKEOFF, 8)
    assert table.why("land") == "land"
    aloft = moving(gargoyle(flight=ALOFT), bors(FAR))
    assert (max_move(aloft.state, 0), aloft.why("take off")) == (16, "take_off")
    assert moving(ann(), bors(FAR)).why("take off") == "take_off"
    assert moving(gargoyle(posture=PRONE), bors(FAR)).why("take off") == "take_off"


def test_on_the_turn_of_landing_nobody_moves() -> None:
    table = moving(gargoyle(flight=ALOFT, meets_ground=True, apart=True), bors(FAR)).do("land")
    lands = table.figure("Gargoyle")
    assert (lands.flight, lands.meets_ground, lands.apart) == (LANDING, False, False)
    assert (table.why("step N"), table.why("take off")) == ("cap", "take_off")
    assert table.do("face N").letters() == "abcdei"


def test_a_flier_says_whether_it_is_low_enough_to_engage() -> None:
    table = moving(gargoyle(flight=ALOFT), bors((0, -1)))
    assert table.why("high") == "high"
    assert table.figure("Gargoyle").state == 0
    assert table.do("low").figure("Gargoyle").state == ENGAGED
    assert table.why("low") == "low"
    assert table.do("high").figure("Gargoyle").state == 0
    assert moving(ann(), bors(FAR)).why("low") == "low"


def test_fliers_engage_each_other_unless_both_are_apart() -> None:
    other = beast("gargoyle", BLUE, (0, -1), S, id="Other", flight=ALOFT)
    table = moving(gargoyle(flight=ALOFT), other)
    assert table.figure("Gargoyle").state == ENGAGED
    table.do("apart")
    assert (table.figure("Gargoyle").state, table.why("apart")) == (ENGAGED, "apart")
    assert table.do("near").why("near") == "near"
    both = moving(gargoyle(flight=ALOFT), replace(other, apart=True)).do("apart")
    assert both.figure("Gargoyle").state == 0
    assert both.do("step N").why("face N") == "held"
    assert both.do("step N", "face N").figure("Gargoyle").hexes == ((0, -2),)


def test_a_flier_passes_over_figures_that_it_does_not_engage_but_over_no_wall() -> None:
    table = moving(gargoyle(flight=ALOFT), bors((0, -1)), ground=board(wall=(1, -1)))
    assert table.why("step NE") == "held"
    assert table.do("step N").why("face N") == "held"
    assert table.do("step N").figure("Gargoyle").turn.walked == 2
    low = moving(gargoyle(flight=ALOFT, meets_ground=True), bors((0, -1), N))
    assert low.why("step N") == "held"


def test_players_of_fliers_in_reach_are_asked_when_a_figure_on_the_ground_moves() -> None:
    high = beast("gargoyle", BLUE, (0, -1), S, flight=ALOFT)
    table = moving(ann(), high, beast("gargoyle", BLUE, (0, -3), S, id="Two", flight=ALOFT))
    assert (table.asked(), table.offered()) == ("height Gargoyle", ["low", "high"])
    assert table.why("pass") == "not_now"
    table.do("low")
    assert table.asked() == "height Two"
    table.do("high")
    assert (table.asked(), table.figure("Ann").state) == ("move Ann", ENGAGED)
    assert [event.data["low"] for event in table.events_of("height")] == [1]
    kept_up = moving(ann(), replace(high, meets_ground=True)).do("high")
    assert kept_up.figure("Ann").state == 0
    far = moving(ann(dx=6), replace(high, hexes=((0, -7),)))
    assert far.asked() == "move Ann"


def test_nobody_takes_off_or_lands_out_of_hand_to_hand() -> None:
    dragon = beast("small_dragon", RED, (0, 0), N)
    table = moving(dragon, bors((0, 0), posture=PRONE))
    assert table.why("take off") == "take_off"


# --- off the map ------------------------------------------------------------------------------------------------------
def test_a_figure_at_the_edge_may_leave_the_map_for_good() -> None:
    table = moving(ann((0, -6)), cid((3, 3)), bors((0, 6)))
    assert table.why("leave map") == "edge"
    table.do("step N")
    assert "leave map" not in table.offered()
    table.do("leave map")
    assert (table.figure("Ann").gone, table.figure("Ann").hexes, table.asked()) == (True, (), "move Cid")


def test_whoever_is_engaged_or_has_no_movement_left_does_not_leave() -> None:
    assert moving(ann((0, -7)), bors((1, -7), 4)).why("leave map") == "shift"
    spent = moving(ann((0, -5), dx=4, fatigue=12), bors((0, 6))).do("step N", "step N")
    assert spent.why("leave map") == "cap"
    stopped = moving(ann((0, -5)), bors((1, -7), 4)).do("step N")
    assert stopped.why("leave map") == "stopped"


def test_the_side_whose_last_figure_leaves_has_lost() -> None:
    table = moving(ann((0, -7)), dan((2, 2), status=DEAD, posture=PRONE, hits=12), bors((0, 6)))
    table.do("leave map")
    assert (table.state.winner, table.asked()) == (BLUE, "")
    assert Table(table.state).why("face N") == "over"


def test_fliers_are_asked_as_far_as_the_mover_can_come_next_to_them() -> None:
    for gap, asked in ((11, "height Gargoyle"), (12, "move Ann")):
        flier = beast("gargoyle", BLUE, (0, 5 - gap), S, flight=ALOFT)
        assert moving(ann((0, 5)), flier).asked() == asked


def test_only_fliers_keep_apart() -> None:
    assert moving(ann(), bors(FAR)).why("apart") == "apart"


def test_no_pack_is_taken_up_from_the_air() -> None:
    for flight, can in ((ON_GROUND, True), (ALOFT, False)):
        table = moving(gargoyle(flight=flight, pack=("rope",), pack_at=(0, 0)), bors(FAR))
        assert ("take pack" in table.offered()) is can
