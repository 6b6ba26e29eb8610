"""Positions as one line of text."""

from collections.abc import Mapping

import pytest

from affray.core import InputError
from affray.core.reading.position import read_value, value_text, write_ground
from affray.systems.foeman.notation import read_state, write_state
from affray.systems.foeman.position.state import Board
from tests.foeman_tables import ann, bors, position

SMALL = Board({(0, 0): "open", (0, 1): "open", (0, 2): "open", (0, 4): "brush", (1, 0): "open", (1, 2): "open"})
LINE = (
    'foeman 1 | phase=start sides=["Red","Blue"] '
    'house={"prone_blocks":"true","shield_hand_reach":"adjacent","dx_ep":"each_time","defending_item":"each"} | map brush:0,4 open:0,0..2;1,0;1,2 | '
    "Ann: side=0 race=Human st=12 dx=12 iq=8 pos=[0,0] main=Mace | "
    "Bors: side=1 race=Human st=12 dx=11 iq=9 pos=[0,1] facing=3 main=Cutlass"
)
FIRST: Mapping[str, str | int | bool] = {
    "prone_blocks": False,
    "shield_hand_reach": "any",
    "dx_ep": "once",
    "defending_item": "better",
}
"""The defaults of the first behaviour version, which a position's text leaves out."""
HEAD, MAP, ANN, BORS = LINE.removeprefix("foeman 1 | ").split(" | ")
HEAD = HEAD.partition(" house")[0]


def test_a_position_is_one_line_that_reads_back() -> None:
    state = position(ann(), bors((0, 1)), board=SMALL)
    assert write_state(state) == LINE
    assert read_state(LINE) == state


def test_names_with_blanks_and_house_rules_read_back() -> None:
    state = position(ann(id="Sir Ann's"), bors((0, 1), id="true"), board=SMALL, options={"pass_friends": True})
    assert read_state(write_state(state)) == state
    assert '"pass_friends":"true"' in write_state(state)
    first = position(ann(), bors((0, 1)), board=SMALL, options=FIRST)
    assert "house" not in write_state(first)
    assert read_state(write_state(first)) == first
    assert value_text("Sir Ann") == '"Sir\\u0020Ann"'
    assert read_value("true") is True


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected 'foeman 1', the numbers, the map and the figures, parted by ' | '"),
        ("chess 1 | a | b | c", "expected 'foeman 1', the numbers"),
        (f"foeman 1 | phase=lunch | {MAP}", "phase 'lunch': expected one of start, retreats"),
        (f"foeman 1 | {HEAD} colour=red | {MAP}", "unknown field 'colour'"),
        (f"foeman 1 | {HEAD} board=red | {MAP}", "unknown field 'board'"),
        (f"foeman 1 | {HEAD} round=two | {MAP}", "round: expected a whole number"),
        (f"foeman 1 | {HEAD} house=3 | {MAP}", "house: expected options and values"),
        (f'foeman 1 | {HEAD} house={{"a":1}} | {MAP}', "option 'a' is unknown"),
        (f'foeman 1 | {HEAD} house={{"ep_loss":"a\\nb"}} | {MAP}', r"option ep_loss='a\\nb': expected any_sv or"),
        (f"foeman 1 | phase=start | {MAP}", "sides: expected the names of two sides or more"),
        (f"foeman 1 | {HEAD} word | {MAP}", "'word': expected field=value"),
        (f"foeman 1 | {HEAD} round=-+ | {MAP}", "'-+': expected a word, a number or a list"),
        (f"foeman 1 | {HEAD} |  | {ANN}", "expected map TERRAIN:COLUMN,ROW..ROW;..."),
        (f"foeman 1 | {HEAD} | map | {ANN}", "expected map TERRAIN:COLUMN,ROW..ROW;..."),
        (f"foeman 1 | {HEAD} | map lava:0,0 | {ANN}", "map: unknown terrain 'lava'; expected open"),
        (f"foeman 1 | {HEAD} | map open:zero | {ANN}", "map: 'zero': expected COLUMN,ROW or COLUMN,ROW..ROW"),
        (f"foeman 1 | {HEAD} | {MAP} | Ann", "figure 'Ann': expected NAME: field=value ..."),
        (f"foeman 1 | {HEAD} | {MAP} | {ANN} hat=red", "figure 'Ann': unknown field 'hat'"),
        (f"foeman 1 | {HEAD} | {MAP} | {ANN} hat", "figure 'Ann': 'hat': expected field=value"),
        (f"foeman 1 | {HEAD} | {MAP} | {ANN} ep=much", "figure 'Ann': ep: expected a whole number"),
        (f"foeman 1 | {HEAD} | {MAP} | 12: side=0", "figure 12: "),
    ],
)
def test_a_line_that_does_not_fit_is_told_where(text: str, reason: str) -> None:
    with pytest.raises(InputError) as caught:
        read_state(text)
    assert reason.replace("\\\\", "\\") in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_a_board_is_written_in_runs_and_equals_its_like() -> None:
    assert write_ground(SMALL.ground) == "map brush:0,4 open:0,0..2;1,0;1,2"
    assert Board(dict(SMALL.ground)) == SMALL
    assert hash(Board(dict(SMALL.ground))) == hash(SMALL)
    assert SMALL != LINE
