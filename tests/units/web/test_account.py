"""The account as the table's messages have it."""

import pytest

from affray.core import Event
from affray.core.faces.happenings import Happening
from affray.referee.event import Value
from affray.systems.registry import load_system
from affray.web.words.wording import account_lines


def test_a_line_says_whom_it_happens_to_and_how_it_came_out() -> None:
    events = (
        Event("attack", {"who": "A", "whom": "B", "option": "hurl", "item": "Dagger", "dice_bid": 2, "sides": ("left",), "range": 7}),
        Event("hit", {"total": 3, "score": 9, "hit": 1, "auto": 0, "roll": "roll_hit"}, (1, 2)),
    )  # fmt: skip
    blow, roll = account_lines(load_system("foeman"), events, "en")
    assert blow.happening == Happening("flight", "A", ("B",))
    assert roll.happening == Happening("roll", passed=True)


@pytest.mark.parametrize("more", [{"throws": ("4+5", "4+2")}, {}], ids=["told", "of version 1"])
def test_the_dice_for_the_order_of_turns_lie_with_the_line_that_tells_them(more: dict[str, Value]) -> None:
    rolls = [Event("roll_order", dice=(face - 1,)) for face in (4, 4, 2, 5)]
    (line,) = account_lines(load_system("wargame"), (*rolls, Event("order", {"order": ("Blue", "Red"), **more})), "en")
    assert line.text == "Order of the turns: Blue (4, then 5 to break a tie), then Red (4, then 2 to break a tie)."
    assert line.dice == (4, 4, 2, 5)
    assert line.happening == Happening("roll")


def test_dice_that_another_line_tells_of_lie_with_none() -> None:
    events = (Event("roll_order", dice=(3,)), Event("action_phase", {"round": 1}))
    assert [line.dice for line in account_lines(load_system("foeman"), events, "en")] == [()]
