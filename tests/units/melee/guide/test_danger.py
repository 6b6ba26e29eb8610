"""Threats and lines of the guide, and who is still to act."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.space.bodies import surrounding_hexes
from affray.space.hex import Hex, disc
from affray.systems.melee.content.codes import ALOFT, CHARGE, DEAD, PRONE, UNCONSCIOUS
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position.state import ACT, OVER, Board, Figure, State, with_fields
from tests.melee_spells import GROUND, foe, position, someone
from tests.units.melee.guide.test_moves import large


def ann(**fields: object) -> Figure:
    """Ann of Red in the middle, facing north."""
    return someone("Ann", 0, (0, 0), **fields)


def armed(pos: Hex = (0, -6), **fields: object) -> Figure:
    """Bors of Blue with a club, facing south."""
    return foe(pos, **{"ready": ("club",), **fields})


def threatened(state: State, *, now: bool) -> set[Hex]:
    """The hexes that Red is told to be threatened."""
    return {threat.hex for threat in GUIDE.threats(state, 0) if threat.now is now}


# --- threats ----------------------------------------------------------------------------------------------------------
def test_the_front_hexes_of_the_armed_are_threatened_now() -> None:
    assert threatened(position(ann(), armed()), now=True) == {(0, -5), (1, -6), (-1, -5)}
    assert threatened(position(ann(), foe((0, -6))), now=True) == set()
    assert threatened(position(ann(), armed(posture=PRONE)), now=True) == set()
    assert threatened(position(armed()), now=True) == {(0, -5), (1, -6), (-1, -5)}


def test_next_turn_a_charge_of_half_ma_and_a_hex_more_is_threatened() -> None:
    state = position(someone("Ann", 0, (0, -8)), armed((0, 0), dx=8))
    both = threatened(state, now=False) | threatened(state, now=True)
    assert both == set(disc((0, 0), 4))
    assert not threatened(state, now=False) & threatened(state, now=True)


@pytest.mark.parametrize("fields", [{"fell": True}, {"posture": PRONE}, {"ready": ()}])
def test_who_cannot_attack_next_turn_threatens_nothing_then(fields: dict[str, object]) -> None:
    bors = with_fields(armed(), **fields)
    assert threatened(position(ann(), bors), now=False) == set()


def test_the_helpless_threaten_nobody() -> None:
    assert GUIDE.threats(position(ann(), armed(status=UNCONSCIOUS, posture=PRONE)), 0) == ()


def test_a_flier_that_would_end_over_somebody_does_not_strike_from_there() -> None:
    boxed = dict.fromkeys(((0, 0), (0, -1), (0, -2)), "clear")
    wasp = foe((0, -2), creature="gargoyle", flight=ALOFT)
    state = replace(position(ann(), wasp, someone("Cid", 0, (0, -1), posture=PRONE)), board=Board(boxed))
    assert (0, 0) not in threatened(state, now=False)


def test_a_body_of_several_hexes_threatens_in_each_facing_that_it_can_take() -> None:
    wyrm = replace(large("bear", 2), id="Bear", side=1)
    state = position(someone("Ann", 0, (0, -8)), wyrm)
    both = threatened(state, now=True) | threatened(state, now=False)
    assert set(surrounding_hexes(wyrm.hexes)) <= both


# --- lines ------------------------------------------------------------------------------------------------------------
def said(state: State, source: Hex, target: Hex) -> dict[str, dict[str, object]]:
    """The notes of a line by the last words of their ids."""
    return {note.id.removeprefix("guide-line-"): dict(note.args) for note in GUIDE.sight(state, source, target).notes}


def test_a_line_tells_its_range_and_what_that_costs() -> None:
    found = said(position(ann(), armed((0, -7))), (0, 0), (0, -7))
    assert found["range"] == {"hexes": 7, "megahexes": 3}
    assert found["missile"] == {"less": 1}
    assert found["thrown"] == {"less": 7}
    assert found["zone"] == {"who": "Bors", "zone": "front"}
    assert "front" not in found


def test_a_wall_stops_a_line_where_it_stands() -> None:
    state = replace(position(ann(), armed((0, -4))), board=Board({**GROUND.ground, (0, -2): "wall"}))
    line = GUIDE.sight(state, (0, 0), (0, -4))
    assert line.blocked is not None
    assert (line.blocked.code, line.where, line.hexes[-1]) == ("wall", (0, -2), (0, -4))
    assert line.blocked.reason == "the wall at 0,-2 blocks the line"
    assert GUIDE.sight(state, (0, 0), (1, -2)).blocked is None


def test_shadow_on_the_way_and_at_the_end_is_told() -> None:
    state = replace(position(ann()), board=Board({**GROUND.ground, (0, -2): "shadow"}))
    assert {"shadow"} <= said(state, (0, 0), (0, -4)).keys()
    assert said(state, (0, 0), (0, -2)).keys() & {"shadow", "target-shadow"} == {"target-shadow"}
    assert {"shadow"} <= said(state, (0, -2), (0, 0)).keys()


def test_friends_on_the_way_are_named_and_so_is_who_does_not_face_it() -> None:
    state = position(ann(facing=3), armed((0, -4), facing=0), someone("Cid", 0, (0, -2)))
    found = said(state, (0, 0), (0, -4))
    assert found["passes"] == {"who": ("Cid",), "count": 1}
    assert found["front"] == {"who": "Ann"}
    assert found["zone"]["zone"] == "rear"
    assert said(state, (0, -5), (0, -4))["zone"]["zone"] == "front"
    assert said(state, (1, -4), (0, -4))["zone"]["zone"] == "side"


def test_a_friend_who_wrestles_with_whom_a_line_ends_at_is_in_danger() -> None:
    state = position(ann(), armed((0, -4), posture=PRONE), someone("Cid", 0, (0, -4), posture=PRONE))
    assert said(state, (0, 0), (0, -4))["passes"] == {"who": ("Cid",), "count": 1}


def test_a_hex_sees_itself_and_one_off_the_board_is_refused() -> None:
    assert said(position(ann()), (0, 0), (0, 0)).keys() == {"here"}
    with pytest.raises(InputError, match="hex 99,0 is not on the board"):
        GUIDE.sight(position(ann()), (0, 0), (99, 0))


# --- order ------------------------------------------------------------------------------------------------------------
def test_those_still_to_act_stand_in_the_order_of_their_adjdx() -> None:
    state = position(
        ann(dx=11, option=CHARGE, moved=True),
        armed(dx=13, moved=True),
        someone("Cid", 0, (3, 0), dx=9, acted=True, moved=True),
        someone("Dead", 1, (4, 0), status=DEAD, posture=PRONE),
        someone("Late", 1, (5, 0), dx=15),
        phase=ACT,
    )
    assert [(phrase.id, phrase.args) for phrase in GUIDE.order(state)] == [
        ("guide-order", {"who": "Bors", "adj": 13}),
        ("guide-order-option", {"who": "Ann", "adj": 11, "option": "b", "letter": "b"}),
    ]
    assert GUIDE.order(replace(state, phase=OVER)) == ()
