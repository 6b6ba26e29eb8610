"""Event dice."""

from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.rules.dice.event_dice import EFFECTS, event_dice, event_effect, event_row, triggered_events
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.people import thrown


def five(*faces: int) -> list[list[int]]:
    return [[face] for face in faces]


def test_a_die_that_rises_triggers_and_all_five_are_remembered() -> None:
    ref = thrown(*five(4, 3, 2, 6, 1))
    rolled = event_dice(ref, (3, 3, 3, 3, 3))
    assert (rolled.now, rolled.rises) == ((4, 3, 2, 6, 1), (1, 0, 0, 3, 0))
    assert [event.data["rise"] for event in ref.events if event.code == "event_die"] == [1, 3]
    assert event_dice(thrown(*five(6, 6, 6, 6, 6)), ()).rises == (0,) * 5
    # One line tells all five dice: one that did not rise has no line of its own.
    lines = [wording(event) for event in ref.events if event.code == "roll_event"]
    assert len(lines) == 3 and not any(lines)


def test_the_rise_grades_the_event_unless_the_scale_is_flat() -> None:
    flat = read_house({"event_scale": "flat"})
    assert [row.event_id for row in triggered_events(shipped(), (1, 0, 0, 5, 0), PLAIN)] == ["flame_gutters", "attack"]
    assert [row.event_id for row in triggered_events(shipped(), (1, 0, 0, 5, 0), flat)] == ["light_roll", "stalker"]
    assert event_row(shipped(), 6, 1, PLAIN) is None


def test_the_shipped_events_do_what_is_known() -> None:
    assert {":".join(event_effect(row)) for row in shipped().events} <= EFFECTS
