"""Positions as one line of text."""

import pytest

from affray.core import InputError
from affray.systems.melee.notation import read_state, write_state
from affray.systems.melee.position.state import Active, Board, CurrentMove, DealtHits, LeftPlace, Pending
from tests.units.melee.positions import BLUE, S, ann, beast, bors, position

SMALL = Board({(0, 0): "clear", (0, 1): "clear", (0, 2): "fire", (1, 0): "clear"})
LINE = (
    'melee 1 | phase=start sides=["Red","Blue"] rank=[0,1] order=[0,1] | map clear:0,0..1;1,0 fire:0,2 | '
    'Ann: side=0 st=12 dx=12 iq=12 wis=12 hexes=[[0,0]] ready=["broadsword"] | '
    'Bors: side=1 st=12 dx=11 iq=12 wis=12 hexes=[[0,1]] facing=3 ready=["shortsword"]'
)
FIRST: dict[str, str | int | bool] = {
    "roll_to_miss_in_hth": False,
    "knocked_down_hth": "free",
    "push_before_stop": False,
}
HEAD, MAP, ANN, BORS = LINE.removeprefix("melee 1 | ").split(" | ")


def test_a_position_is_one_line_that_reads_back() -> None:
    state = position(ann(), bors((0, 1)), ground=SMALL, options=FIRST)
    assert write_state(state) == LINE
    assert read_state(LINE) == state


def test_everything_in_a_position_reads_back() -> None:
    left = LeftPlace(((0, 0),), 2, 11, (1,))
    state = position(
        ann(
            id="Sir Ann's",
            dealt=(DealtHits(1, 2, 2, 0),),
            left=left,
            pack_at=(1, 0),
            pack=("rope",),
            reload=(("longbow", 1),),
        ),
        bors((0, 1), id="true"),
        beast("bear", BLUE, (0, -1), S),
        items=(((0, 0), "mace"),),
        spells=(Active("blur", 0, 1, 1, st=2), Active("fire", 1, 1, hexes=((1, 0),), left=3)),
        options={"pole_jab": True, "tie_break": "initiative"},
        phase=6,
        move=CurrentMove(0, moved=1, asked=(2,), start=((0, 0),)),
        pending=Pending("twin", "dagger"),
    )
    assert read_state(write_state(state)) == state
    assert 'house={"tie_break":"initiative","pole_jab":"true",' in write_state(state)


def test_a_position_names_the_rules_that_the_first_version_had_otherwise() -> None:
    house = 'house={"roll_to_miss_in_hth":"true","knocked_down_hth":"bound","push_before_stop":"true"}'
    assert house in write_state(position(ann(), bors((0, 1)), ground=SMALL))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected 'melee 1', the numbers, the map and the figures, parted by ' | '"),
        ("chess 1 | a | b", "expected 'melee 1'"),
        (f"melee 1 | phase=lunch | {MAP}", "phase 'lunch': expected one of start, initiative"),
        (f"melee 1 | {HEAD} board=red | {MAP}", "unknown field 'board'"),
        (f"melee 1 | {HEAD} turn=two | {MAP}", "turn: expected a whole number"),
        (f'melee 1 | {HEAD} house={{"a":1}} | {MAP}', "option 'a' is unknown"),
        (f"melee 1 | phase=start | {MAP}", "sides: expected the names of two sides or more"),
        (f"melee 1 | {HEAD} | map lava:0,0 | {ANN}", "map: unknown terrain 'lava'; expected clear"),
        (f"melee 1 | {HEAD} | {MAP} | {ANN} hat=red", "figure 'Ann': unknown field 'hat'"),
        (f"melee 1 | {HEAD} | {MAP} | {ANN} hits=11", "it is awake at ST 1"),
    ],
)
def test_a_line_that_does_not_fit_is_told_where(text: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        read_state(text)
