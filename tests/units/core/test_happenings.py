"""What of an event is seen on the board."""

from affray.core import Event
from affray.core.faces.happenings import Happening, HowSeen, happening_of

TABLE = {
    "attack": HowSeen("blow", far="range"),
    "hit": HowSeen("roll", passed="hit"),
    "rerolled": HowSeen("roll", passed="total", within="score"),
    "wounds": HowSeen("wound", points="phys exh"),
    "fires": HowSeen("flight", whom="targets"),
    "order": HowSeen("deed"),
    "save": HowSeen("roll", own=True, passed="passed"),
    "worn": HowSeen("roll", own=True, bearer="who"),
    "save roll_entry": HowSeen("roll", passed="passed"),
}


def seen(code: str, *dice: int, **data: int | str | tuple[str, ...]) -> Happening | None:
    return happening_of(Event(code, dict(data), dice), TABLE)


def test_a_blow_names_both_and_flies_at_more_than_one_step() -> None:
    assert seen("attack", who="A", whom="B", range=1) == Happening("blow", "A", ("B",))
    assert seen("attack", who="A", whom="B", range=2) == Happening("flight", "A", ("B",))
    assert seen("fires", who="A", targets=("B", "C")) == Happening("flight", "A", ("B", "C"))


def test_nobody_is_at_whom_nothing_is_aimed() -> None:
    assert seen("attack", who="A", whom="") == Happening("blow", "A")
    assert seen("order", who=("A", "B")) == Happening("deed")


def test_a_roll_passes_by_its_field_or_within_another() -> None:
    assert seen("hit", 1, 2, hit=1) == Happening("roll", passed=True)
    assert seen("hit", 1, 2, hit=0) == Happening("roll", passed=False)
    assert seen("rerolled", total=9, score=9) == Happening("roll", passed=True)
    assert seen("rerolled", total=10, score=9) == Happening("roll", passed=False)


def test_points_are_added_up_and_never_less_than_none() -> None:
    assert seen("wounds", phys=2, exh=3) == Happening("wound", count=5)
    assert seen("wounds", phys=-1, exh=0) == Happening("wound")


def test_a_roll_may_be_known_by_what_it_is_for() -> None:
    assert seen("save", 3, roll="roll_exit", passed=1) == Happening("roll", own=True, passed=True)
    assert seen("save", 3, roll="roll_entry", passed=1) == Happening("roll", passed=True)


def test_whom_it_happens_to_may_be_named_in_place_of_who_did_it() -> None:
    assert seen("worn", 3, who="B") == Happening("roll", whom=("B",))
    assert seen("worn", 3, who=1) == seen("worn", 3) == Happening("roll", own=True)


def test_any_dice_are_a_roll_and_other_events_are_not_seen() -> None:
    assert seen("initiative", 4) == Happening("roll")
    assert seen("round", round=1) is None
