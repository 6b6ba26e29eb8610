"""The account as the table's messages have it."""

from affray.core import Event
from affray.core.faces.happenings import Happening
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
