"""What one might want to do with a figure or a hex and may not: the deed in words, the clauses of the rule that refuses it."""

import pytest
from msgspec.structs import replace

from affray.core.faces.deeds import Pointed
from affray.core.faces.picture import Hex
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.state import CHOOSE_SIDE, PICK, READYING, RETREATS, State
from tests.deeds import closed_at, in_words
from tests.foeman_tables import SE, S, Table, ann, bors, cid, dan, declaring, on_the_move, position

Closed = dict[str, str]


def closed(state: State, who: str = "", pos: Hex | None = None) -> Closed:
    """What is closed at a figure or hex, with the first clause that says so."""
    return closed_at(SYSTEM, state, Pointed(who, pos), in_words(SYSTEM, state))


# --- declarations -----------------------------------------------------------------------------------------------------
def test_a_foe_beside_ones_shield_is_told_to_be_behind_it() -> None:
    state = declaring(ann((0, 0), off="Small Shield"), bors((-1, 0), SE)).state
    assert closed(state, "Bors")["strike Bors with the mace"] == "FM-ARM-07"


def test_among_ones_own_options_stand_the_attacks_on_the_foe_nearest_at_hand() -> None:
    far = dan((0, -4))
    state = declaring(ann((0, 0), off="Small Shield"), bors((-1, 0), SE), far).state
    found = closed(state, "Ann")
    assert found["strike Bors with the mace"] == "FM-ARM-07"
    assert not any("Dan" in label for label in found)


def test_an_attack_that_is_open_is_not_told_as_closed_whatever_its_dice() -> None:
    state = declaring(ann((0, 0)), bors((0, -1))).state
    assert "strike Bors with the mace" not in closed(state, "Bors")
    assert all("die" not in label for label in closed(state, "Bors"))


def test_each_weapon_in_hand_is_told_for_what_it_is_made_for() -> None:
    far = bors((0, -4))
    assert closed(declaring(ann((0, 0), main="Spear"), far).state, "Bors") == {
        "strike Bors with the spear": "FM-OPT-05",
        "jab at Bors with the spear": "FM-OPT-08",
    }
    bow = declaring(ann((0, 0), main="Smallbow", shots=0), far).state
    assert closed(bow, "Bors")["shoot at Bors with the smallbow"] == "FM-OPT-10"
    assert closed(declaring(ann((0, 0), main=""), far).state, "Bors") == {"strike Bors with bare hands": "FM-OPT-05"}
    assert closed(declaring(ann((0, 0), main="", moved=True, used=4, mmma=8), far).state, "Ann")["ready"] == "FM-OPT-02"
    full = declaring(ann((0, 0), main="Small Shield", off="Large Shield"), far).state
    assert closed(full, "Bors") == {"strike Bors": "FM-OPT-05"}


def test_ones_own_options_are_told_when_the_move_has_cost_them() -> None:
    state = declaring(ann((0, 0), moved=True, used=4, mmma=8, off="Small Shield"), bors((0, -3))).state
    found = closed(state, "Ann")
    assert found["ready"] == found["watch and take aim"] == "FM-OPT-02"


def test_a_thing_that_is_used_is_told_at_its_target_or_at_oneself() -> None:
    state = declaring(ann((0, 0), things=("Oil Flask", "Healing Draught")), bors((0, -6))).state
    assert closed(state, "Bors")["use the oil flask on Bors"] == "FM-OPT-11"
    used = declaring(ann((0, 0), moved=True, used=4, mmma=8, things=("Healing Draught",)), bors((0, -6))).state
    assert closed(used, "Ann")["use the healing draught"] == "FM-OPT-02"


def test_a_shield_rush_is_told_where_the_table_plays_it() -> None:
    figures = ann((0, 0), off="Small Shield"), bors((0, -3))
    assert "rush Bors with the shield (filler)" not in closed(declaring(*figures).state, "Bors")
    state = declaring(*figures, options={"special_shield_rush": True}).state
    assert closed(state, "Bors")["rush Bors with the shield (filler)"] == "MW-SPC-01"


def test_nobody_wants_to_strike_a_friend_or_one_who_is_out_of_the_fight() -> None:
    state = declaring(ann((0, 0)), bors((0, -1), gone=1), cid((1, 0)), dan((0, -3))).state
    assert closed(state, "Bors") == closed(state, "Cid") == {}
    assert closed(state, "Dan")


def test_what_lies_in_ones_hex_takes_a_ready() -> None:
    state = declaring(ann((0, 0), moved=True, used=4, mmma=8), bors((0, -3)), items=(((0, 0), "Dagger"),)).state
    assert closed(state, pos=(0, 0)) == {"pick up the dagger": "FM-OPT-02"}
    assert list(closed(state, pos=(0, 2)).values()) == ["FM-BID-01"]


# --- moves ------------------------------------------------------------------------------------------------------------
def test_in_a_move_blows_are_told_to_come_later_and_hand_to_hand_why_not() -> None:
    state = on_the_move(ann((0, 0)), bors((0, -1))).state
    found = closed(state, "Bors")
    assert found["strike Bors"] == "FM-MOV-03"
    assert found["go for Bors hand to hand, N"] == "FM-HTH-01"
    assert closed(on_the_move(ann((0, 0)), bors((0, -3))).state, "Bors") == {"strike Bors": "FM-MOV-03"}


def test_pushing_and_charging_are_told_where_the_table_plays_them() -> None:
    house = {"special_push_back": True, "special_charge_in": True}
    state = on_the_move(ann((0, 0)), bors((0, -1)), options=house).state
    assert "push Bors back (filler), N" in closed(state, "Bors")
    assert "charge in (filler)" in closed(state, "Ann")


def test_what_one_does_at_will_is_told_when_it_makes_sense() -> None:
    down = on_the_move(ann((0, 0), prone=True, used=3, mmma=3), bors((0, -3))).state
    assert "drop prone" not in closed(down, "Ann")
    grappling = on_the_move(ann((0, 0)), bors((0, 0)), options={"posture_disengage": True}).state
    assert {"drop prone"} <= set(closed(grappling, "Ann"))
    archer = on_the_move(ann((0, 0), main="Smallbow"), bors((0, -3))).state
    assert closed(archer, "Ann")["reload"] == "FM-OPT-10"


def test_nothing_is_told_of_friends_or_of_a_hex_off_the_board() -> None:
    state = on_the_move(ann((0, 0)), cid((1, 0)), bors((0, -3))).state
    assert closed(state, "Cid") == closed(state, pos=(99, 0)) == closed(state) == {}


def test_a_hex_out_of_reach_says_what_stops_the_way_there() -> None:
    state = on_the_move(ann((0, 3)), bors((0, -6)), items=(((0, -5), "Dagger"),)).state
    found = closed(state, pos=(0, -6))
    assert list(found.values()) == ["FM-MOV-03"]
    assert closed(state, pos=(0, 1)) == {}
    assert closed(state, pos=(0, -5)) == {"pick up the dagger": "FM-MOV-03"}
    caught = on_the_move(ann((0, 0)), bors((0, -1))).do("step SE").state
    assert "FM-MOV-03" in closed(caught, pos=(0, 3)).values()


# --- the rest ---------------------------------------------------------------------------------------------------------
def test_a_ready_says_what_cannot_be_had_or_given() -> None:
    state = replace(declaring(ann((0, 0)), bors((0, -1)), dan((0, -4))).state, phase=READYING, actor=0, bids=())
    assert closed(state, "Dan") == {"take the cutlass from Dan": "FM-OPT-07"}
    assert closed(state, "Bors") == closed(state, "Ann") == {}
    lying = replace(state, items=(((0, 2), "Dagger"),))
    assert closed(lying, pos=(0, 2)) == {"pick up the dagger": "FM-OPT-07"}


def test_a_retreat_that_may_not_be_forced_says_why() -> None:
    hurt = bors((0, -1), S, was_hurt_by=(0,))
    state = position(ann((0, 0)), hurt, dan((1, -1)), phase=RETREATS, side=0, last_order=(0, 1))
    assert closed(state, "Dan") == {"force Dan back NE with Ann": "FM-RET-01"}
    assert closed(state, "Bors") == {}


def test_before_anybody_moves_a_figure_waits_for_its_turn() -> None:
    state = position(ann((0, 0)), bors((0, -3)), phase=CHOOSE_SIDE, ranking=(0, 1), side=0)
    assert closed(state, "Ann") == {"move Ann": "FM-INI-03", "surrender": "FM-INI-03"}
    assert closed(state, "Bors") == {"strike Bors": "FM-INI-03"}
    assert list(closed(state, pos=(0, 1)).values()) == ["FM-INI-03"]
    picking = position(ann((0, 0)), cid((1, 0)), bors((0, -3), gone=1), phase=PICK, side=0, ranking=(0, 1))
    assert closed(picking, "Bors") == {}


def test_an_inner_choice_has_no_deeds() -> None:
    state = declaring(ann((0, 0)), bors((0, -1))).state
    question = SYSTEM.question(state)
    assert question is not None
    assert GUIDE.deeds(state, replace(question, inner=True), Pointed("Bors")) == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_is_said_in_the_language(language: str) -> None:
    table: Table = declaring(ann((0, 0), off="Small Shield"), bors((-1, 0), SE))
    question = SYSTEM.question(table.state)
    assert question is not None
    for deed in GUIDE.deeds(table.state, question, Pointed("Bors")):
        assert deed.name is not None
        said = SYSTEM.words.phrase(deed.name, language)
        assert "Bors" in said
        assert "1" not in said
