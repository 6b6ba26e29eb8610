"""The account as the table's messages have it."""

import pytest

from affray.core import Event
from affray.core.faces.happenings import Happening
from affray.referee.event import Modifier, Value
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


STRUCK = Event(
    "attack",
    {
        "who": "A",
        "whom": "B",
        "item": "broadsword",
        "attack": "melee",
        "adj": 12,
        "count": 3,
        "stance": "none",
        "hexes": 0,
        "megahexes": 0,
    },
    parts=(Modifier("DX", 12, "CM-ATTR-04"), Modifier("armor", -2, "CM-ADJ-10"), Modifier("side hex", 2, "CM-ADJ-02")),
    clauses=("CM-ADJ-01", "CM-HIT-01"),
)


def test_the_line_of_a_sum_names_the_clauses_of_its_parts_and_the_line_before_it_those_of_the_event() -> None:
    blow, score = account_lines(load_system("melee"), (STRUCK,), "en")
    assert blow.clauses == ("CM-ADJ-01", "CM-HIT-01") and not blow.parts
    assert score.clauses == ("CM-ATTR-04", "CM-ADJ-10", "CM-ADJ-02")
    assert [part.clause for part in score.parts] == list(score.clauses)


def test_one_line_of_an_event_names_its_clauses_and_then_those_of_its_parts() -> None:
    score = Event("score", {"score": 10}, parts=(Modifier("DX", 12, "FM-DX-01"), Modifier("armor", -2, "FM-GEN-05")),
                  clauses=("FM-DX-01",))  # fmt: skip
    assert [line.clauses for line in account_lines(load_system("foeman"), (score,), "en")] == [
        ("FM-DX-01", "FM-GEN-05")
    ]


@pytest.mark.parametrize(("language", "words"), [("en", "the better size of weapon"), ("de", "günstigere Waffengröße")])
def test_a_source_of_a_die_is_called_alike_in_its_line_and_in_its_sum(language: str, words: str) -> None:
    parts = (Modifier("damaged_armor", -1, "FT-ARM-05"), Modifier("weapon_size", 1, "FT-MELEE-13"))
    duel = Event("duels", {"who": "A", "whom": "B", "die": 6}, parts=parts, clauses=("FT-FILL-12",))
    line, sources = account_lines(load_system("fortmayn"), (duel,), language)
    assert line.clauses == ("FT-FILL-12",) and sources.clauses == ("FT-ARM-05", "FT-MELEE-13")
    assert sources.parts[1].label == words and words in sources.text


def test_what_changed_single_dice_stands_beside_the_sum_of_their_number() -> None:
    damage = Event(
        "damage",
        {"rolled": (2, 0), "faces": (2, 2), "kept": 2, "generated": 2, "critical": 0, "places": (-1, -1, 1)},
        (2, 2),
        parts=(Modifier("hit dice", 4, "FM-DMG-01"), Modifier("weapon", -2, "FM-DMG-01"), Modifier("Adventurer bonus", 2, "FM-DMG-08")),
    )  # fmt: skip
    line = account_lines(load_system("foeman"), [damage], "en")[-1]
    assert sum(part.value for part in line.parts) == 2
    assert [(change.label, change.value, change.clause) for change in line.changes] == [
        ("Adventurer bonus", 2, "FM-DMG-08")
    ]
