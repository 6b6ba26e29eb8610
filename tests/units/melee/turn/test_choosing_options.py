"""The option at the end of a move, and what a figure could do now."""

import pytest

from affray.systems.melee.content.codes import (
    ALOFT,
    CHARGE,
    DEFENDING,
    DODGING,
    KNEELING,
    MOVE,
    PRONE,
    STANDING,
    UNCONSCIOUS,
)
from affray.systems.melee.position.state import NO_OPTION, Active
from affray.systems.melee.turn.abilities import bounding_ma, chooser, has_shot, loaded_missile, near_items, ways_out
from affray.systems.melee.turn.choosing_options import usual_option
from affray.systems.melee.turn.setting_out import fix_state
from tests.units.melee.positions import NW, RED, N, S, ann, beast, board, bors, cid, dan, moving, position

FAR = (0, -6)


# --- which options ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hexes", "letters"),
    [(0, "abcdei"), (1, "abcdei"), (2, "abcde"), (5, "abcd"), (6, "a")],
)
def test_the_options_of_a_disengaged_figure_go_with_the_hexes_moved(hexes: int, letters: str) -> None:
    table = moving(ann(), bors(FAR)).do(*["step S"] * hexes, "face N")
    assert table.letters() == letters


def test_a_missile_weapon_and_spells_open_their_options() -> None:
    archer = moving(ann(ready=("longbow",), spells=("blur",)), bors(FAR)).do("step S", "face N")
    assert archer.letters() == "abcdefhi"
    assert moving(ann(ready=("longbow",)), bors(FAR)).do("step S", "step S", "face N").letters() == "abcde"


def test_the_options_of_an_engaged_figure() -> None:
    assert moving(ann(), bors((0, -1))).do("face N").letters() == "jkmnos"
    lying = moving(ann(), bors((0, -1)), items=(((0, 1), "dagger"),)).do("face N")
    assert lying.letters() == "jkmnoqs"
    shifted = moving(ann(), bors((0, -1)), items=(((0, 1), "dagger"),)).do("step NE", "face N")
    assert shifted.letters() == "jkmnos"
    archer = moving(ann(ready=("longbow",), spells=("blur",)), bors((0, -1))).do("face N")
    assert archer.letters() == "jklmnors"


def test_an_option_that_is_closed_is_refused_with_its_reason() -> None:
    table = moving(ann(), bors(FAR)).do("step S", "step S", "step S", "face N")
    assert table.why("option e") == "option"
    assert "CM-OPT-03" in table.refusal("option j").clauses
    assert table.why("option b kneeling") == "posture"
    assert table.why("step N") == "not_now"
    assert table.why("option d") == "posture"


@pytest.mark.parametrize(("posture", "letters"), [(KNEELING, "defghi"), (PRONE, "eghi")])
def test_whoever_does_not_stand_has_quiet_options(posture: int, letters: str) -> None:
    table = moving(ann(ready=("longbow",), spells=("blur",), posture=posture), bors(FAR)).do("face N")
    assert table.letters() == letters


def test_a_crossbow_is_fired_from_the_ground() -> None:
    table = moving(ann(ready=("light_crossbow",), posture=PRONE), bors(FAR)).do("face N")
    assert "f" in table.letters()


def test_whoever_was_knocked_down_last_turn_stands_up_or_crawls() -> None:
    assert moving(ann(posture=PRONE, felled=True), bors(FAR)).do("face N").letters() == "g"
    assert moving(ann(posture=PRONE, felled=True), bors((0, -1))).do("face N").letters() == "p"
    standing = moving(ann(felled=True), bors(FAR)).do("face N")
    assert standing.offered() == ["pass"]
    assert standing.why("option a") == "option"
    standing.do("pass")
    assert (standing.figure("Ann").turn.option, standing.figure("Ann").turn.moved) == (NO_OPTION, True)
    held = moving(ann(posture=PRONE, felled=True), bors((0, 0), posture=PRONE))
    assert held.letters() == "v"


# --- postures and stances ---------------------------------------------------------------------------------------------
def test_options_d_and_f_let_a_figure_drop() -> None:
    table = moving(ann(ready=("longbow",)), bors(FAR)).do("face N")
    assert [text for text in table.offered() if text[7] in "df"] == [
        "option d kneeling",
        "option d prone",
        "option f",
        "option f kneeling",
        "option f prone",
    ]
    assert table.do("option f kneeling").figure("Ann").body.posture == KNEELING
    kneeling = moving(ann(posture=KNEELING), bors(FAR)).do("face N")
    assert "option d prone" in kneeling.offered()
    assert kneeling.why("option d kneeling") == "posture"


def test_nobody_drops_in_the_air() -> None:
    table = moving(beast("gargoyle", RED, (0, 0), N, flight=ALOFT), bors(FAR)).do("face N")
    assert not any(text.startswith("option d") for text in table.offered())


def test_a_dodge_counts_from_its_declaration_and_so_does_a_defence() -> None:
    assert moving(ann(), bors(FAR)).do("face N", "option c").figure("Ann").body.stance == DODGING
    assert moving(ann(), bors((0, -1))).do("face N", "option k").figure("Ann").body.stance == DEFENDING


# --- runs -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("hexes", "fatigue"), [(0, 0), (2, 0), (5, 0), (6, 1), (10, 1)])
def test_a_run_tires(hexes: int, fatigue: int) -> None:
    table = moving(ann((0, -5)), bors((5, 1), N)).do(*["step S"] * hexes, "face N", "option a")
    assert table.figure("Ann").body.fatigue == fatigue


def test_two_hexes_are_a_walk_though_half_of_ma_is_less() -> None:
    table = moving(ann(dx=5, armor="plate", pack=("pack_full",)), bors(FAR)).do("face N", "option a")
    assert table.figure("Ann").body.fatigue == 0
    slow = moving(ann(), bors(FAR), spells=(Active("slow_movement", 1, 1, 0), Active("blur", 1, 1, 0)))
    assert slow.do("step S", "step S", "face N", "option a").figure("Ann").body.fatigue == 0


def test_under_run_by_option_option_a_always_runs_for_those_who_can() -> None:
    house = {"run_by_option": True}
    assert moving(ann(), bors(FAR), options=house).do("face N", "option a").figure("Ann").body.fatigue == 1
    assert moving(ann(), bors(FAR), options=house).do("face N", "option b").figure("Ann").body.fatigue == 0
    laden = ann(pack=("pack_full", "rope"))
    assert moving(laden, bors(FAR), options=house).do("face N", "option a").figure("Ann").body.fatigue == 0


def test_a_run_beyond_ones_strength_may_end_in_collapse() -> None:
    # Exhausted figures do not run, but one whose twelfth point this is still does.
    table = moving(ann(fatigue=11), bors(FAR)).do(*["step S"] * 6, "face N", "option a")
    assert table.figure("Ann").body.fatigue == 12
    shared = moving(ann(fatigue=5, hits=5), cid((3, 3)), bors(FAR), options={"shared_st_pool": True})
    shared.do(*["step S"] * 6, "face N", "option a")
    assert (shared.figure("Ann").body.status, shared.figure("Ann").body.low) == (UNCONSCIOUS, True)
    weak = moving(ann(fatigue=4, hits=4), bors(FAR), options={"shared_st_pool": True})
    assert weak.do(*["step S"] * 6, "face N", "option a").figure("Ann").body.low
    assert not moving(ann(hits=8, fatigue=3), bors(FAR)).do("face N", "option a").figure("Ann").body.low


def test_the_pace_of_a_move_bounds_the_action_whatever_comes_between() -> None:
    table = moving(ann(), bors(FAR)).do(*["step S"] * 5, "face N", "option b")
    slowed = position(table.figure("Ann"), bors(FAR), spells=(Active("slow_movement", 1, 1, 0),))
    assert (bounding_ma(slowed, 0), chooser(slowed, 0).ma) == (10, 10)
    assert bounding_ma(position(ann(), bors(FAR)), 0) == 10


# --- what could be done -----------------------------------------------------------------------------------------------
def test_the_usual_option_is_an_attack_where_one_is_open() -> None:
    assert usual_option(fix_state(position(ann(), bors(FAR)), 0), 0) == CHARGE
    assert usual_option(fix_state(position(ann(felled=True), bors(FAR)), 0), 0) == NO_OPTION
    assert usual_option(fix_state(position(ann(walked=8), bors(FAR)), 0), 0) == MOVE


def test_those_who_stay_though_nothing_is_open_to_them_have_moved() -> None:
    table = moving(bors(FAR), ann((3, 0), felled=True), cid((-3, 2))).do("face S", "option b")
    assert table.do("end").figure("Ann").turn.option == NO_OPTION


def test_a_weapon_is_loaded_unless_it_was_fired_or_must_be_reloaded() -> None:
    bow = ann(ready=("longbow",))
    assert loaded_missile(position(bow, bors(FAR)), 0) == "longbow"
    assert loaded_missile(position(ann(ready=("longbow",), fired=True), bors(FAR)), 0) == ""
    crossbow = ann(ready=("light_crossbow",), reload=(("light_crossbow", 1),))
    assert loaded_missile(position(crossbow, bors(FAR)), 0) == ""
    assert chooser(position(crossbow, bors(FAR)), 0).unloaded == 1
    assert loaded_missile(position(ann(), bors(FAR)), 0) == ""


def test_a_breath_is_a_shot_for_a_disengaged_figure() -> None:
    dragon = beast("small_dragon", RED, (0, 0), N)
    assert has_shot(position(dragon, bors(FAR)), 0) == 1
    assert has_shot(position(ann(), bors(FAR)), 0) == 0


def test_things_at_hand_lie_in_the_hex_or_next_to_it() -> None:
    items = (((0, 1), "dagger"), ((0, 0), "mace"), ((0, 2), "club"), ((1, 0), "dagger"))
    assert near_items(position(ann(), bors(FAR), items=items), 0) == ("dagger", "mace")


def test_ways_out_are_empty_hexes_bodies_or_not() -> None:
    around = board(wall=(0, -1), wall2=(1, -1))
    state = position(ann(), cid((1, 0)), dan((0, 1), status=UNCONSCIOUS, posture=PRONE), bors(FAR), ground=around)
    assert ways_out(state, 0) == (3, 4, NW)


def test_frozen_and_new_figures_do_nothing() -> None:
    frozen = position(ann(), bors(FAR), spells=(Active("freeze", 1, 1, 0, left=2),))
    assert chooser(frozen, 0).able == 0
    assert chooser(position(ann(fresh=True), bors(FAR)), 0).able == 0
    assert chooser(position(ann(), bors(FAR)), 0).posture == STANDING


def test_who_was_drawn_into_hand_to_hand_that_is_over_may_only_stand_up() -> None:
    table = position(ann(drawn=True, posture=PRONE, moved=True, walked=4, pace=10), bors((0, -1), S))
    from affray.systems.melee.turn.action_phase import options_now

    assert options_now(table, 0) == (6,)
    waits = position(ann(drawn=True, posture=PRONE), bors((0, -1)), options={"hth_waits_a_turn": True})
    assert options_now(waits, 0) == ()
    inside = position(ann(drawn=True, posture=PRONE, walked=4, moved=True, pace=10), bors((0, 0), posture=PRONE))
    assert options_now(inside, 0) == (19, 21)


def test_a_closed_option_says_whether_distance_posture_or_things_close_it() -> None:
    kneeling = moving(ann(posture=KNEELING), bors(FAR)).do("face N")
    assert kneeling.refusal("option b").clauses == ("CM-OPT-04", "CM-OPT-05")
    far = moving(ann(), bors(FAR)).do(*["step S"] * 3, "face N")
    assert far.refusal("option e").clauses == ("CM-OPT-03", "CM-SPEED-03")
    assert moving(ann(), bors(FAR)).do("face N").refusal("option f").clauses == ("CM-OPT-02",)
