"""What one might want to do with a figure or a hex of the guide and may not, with the first clause of what refuses it."""

import pytest
from msgspec.structs import replace

from affray.core.faces.deeds import Pointed
from affray.core.faces.picture import Hex
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import DEAD, ENGAGED, IN_HTH, KNEELING, PRONE, UNCONSCIOUS
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position.state import ACT, MOVE, OPTION, PICK, RETREAT, CurrentMove, State
from affray.systems.melee.rules.injury import Body
from tests.deeds import closed_at, in_words
from tests.melee_spells import foe, friend, position, someone, wizard

Closed = dict[str, str]


def closed(state: State, who: str = "", pos: Hex | None = None) -> Closed:
    """What is closed at a figure or hex, with the first clause that says so."""
    return closed_at(SYSTEM, state, Pointed(who, pos), in_words(SYSTEM, state))


def acting(*others: object, **fields: object) -> State:
    """Ann acts, with a shortsword unless told otherwise; Bors is among the others."""
    given = {"ready": ("shortsword",), **fields}
    return position(someone("Ann", 0, (0, 0), **given), *others, phase=ACT, actor=0)  # type: ignore[arg-type]


def test_an_enemy_out_of_reach_says_so_for_each_weapon_and_to_enter_his_hex_for_one_beside() -> None:
    assert closed(acting(foe((0, -4))), "Bors")["strike Bors with the shortsword"] == "CM-FACE-05"
    beside = closed(acting(foe((0, 1))), "Bors")
    assert beside["strike Bors with the shortsword"] == "CM-FACE-05"
    walked = closed(acting(foe((0, -1)), walked=9), "Bors")
    assert any(label.startswith("enter") or "hand" in label for label in walked)


def test_a_spell_is_told_once_whatever_its_strength() -> None:
    state = position(wizard("magic_fist", "control_animal", "fire"), foe(), phase=ACT, actor=0)
    found = closed(state, "Bors")
    assert found["cast Control Animal at Bors"] == "CM-SPELL-02"
    assert not any("ST" in label for label in found)
    assert "cast Fire at Bors" not in found
    assert "disbelieve Bors" in closed(replace(state, figures=(wizard("magic_fist", walked=5), foe())), "Bors")


def test_of_oneself_only_what_fits_ones_posture_is_told() -> None:
    stands = closed(acting(foe(), walked=9), "Ann")
    assert {"dodge", "wait for an opening"} <= set(stands)
    assert "stand up" not in stands
    lies = closed(acting(foe(), posture=KNEELING), "Ann")
    assert "dodge" not in lies
    gripped = acting(foe((0, 0), state=IN_HTH, posture=PRONE), state=IN_HTH, posture=PRONE)
    assert "draw a dagger" in closed(gripped, "Ann") or closed(gripped, "Ann")


def test_a_friend_is_woken_only_where_he_sleeps_and_the_dead_are_left_alone() -> None:
    awake = acting(friend(), foe(body=Body(12, status=DEAD)))
    assert closed(awake, "Cid") == {}
    assert closed(awake, "Bors") == {}
    down = acting(friend((0, -3), body=Body(12, status=UNCONSCIOUS)), foe())
    assert list(closed(down, "Cid")) == ["wake Cid"]


def test_what_lies_about_and_the_hexes_beside_are_told_in_an_action() -> None:
    state = replace(acting(foe(), walked=9), items=(((0, 3), "dagger"),))
    assert list(closed(state, pos=(0, 3))) == ["pick up the dagger", "go to 0,3"]
    assert list(closed(state, pos=(0, 1))) == ["disengage, S"]
    assert closed(state, pos=(99, 0)) == closed(state) == {}


def test_in_a_move_a_blow_comes_later_and_a_far_hex_says_what_stops_the_way() -> None:
    state = position(
        someone("Ann", 0, (0, 0), ready=("shortsword",)), friend((1, 0)), foe((0, -8)), phase=MOVE, move=CurrentMove(0)
    )
    assert closed(state, "Bors") == {"strike Bors with the shortsword": "CM-MOVE-02"}
    gone = replace(state, figures=(*state.figures[:2], foe((0, -8), body=Body(12, status=DEAD))))
    assert closed(gone, "Bors") == {}
    assert closed(state, "Cid") == {}
    assert closed(state, pos=(0, 2)) == {}
    engaged = position(
        someone("Ann", 0, (0, 0), state=ENGAGED, held_by=(1,)), foe((0, -1)), phase=MOVE, move=CurrentMove(0)
    )
    assert len(closed(engaged, pos=(0, 6))) == 1


def test_the_options_that_are_closed_are_told_at_the_figure() -> None:
    state = position(
        someone("Ann", 0, (0, 0), dx=8, walked=4, ready=("shortsword",)), foe(), phase=OPTION, move=CurrentMove(0)
    )
    assert closed(state, "Ann")["(b) charge attack"] == "CM-OPT-03"
    assert closed(state, "Bors") == {"strike Bors with the shortsword": "CM-OPT-01"}
    assert list(closed(state, pos=(0, 3)).values()) == ["CM-OPT-01"]


def test_who_is_picked_and_who_is_struck_later() -> None:
    state = position(someone("Ann", 0, (0, 0), moved=True), friend(), foe(), phase=PICK, order=(0, 1))
    assert closed(state, "Ann") == {"move Ann": "CM-MOVE-01"}
    assert closed(state, "Bors") == {"strike Bors with bare hands": "CM-MOVE-01"}
    nobody = position(someone("Ann", 0, (0, 0), body=Body(12, status=UNCONSCIOUS)), foe(), phase=PICK, order=(0, 1))
    assert closed(nobody, "Bors") == {}


def test_a_retreat_that_may_not_be_forced_says_why() -> None:
    state = position(someone("Ann", 0, (0, 0)), friend((0, 3)), foe((0, -1)), phase=RETREAT, order=(0, 1))
    assert list(closed(state, "Bors").values()) == ["CM-RET-01"]
    assert closed(state, "Ann") == {}


def test_an_inner_choice_has_no_deeds() -> None:
    state = acting(foe())
    question = SYSTEM.question(state)
    assert question is not None
    assert GUIDE.deeds(state, replace(question, inner=True), Pointed("Bors")) == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_spell_has_its_name_in_the_language(language: str) -> None:
    state = position(wizard("control_animal"), foe(), phase=ACT, actor=0)
    question = SYSTEM.question(state)
    assert question is not None
    named = [deed.name for deed in GUIDE.deeds(state, question, Pointed("Bors")) if deed.name]
    assert all("Bors" in SYSTEM.words.phrase(name, language) for name in named)
