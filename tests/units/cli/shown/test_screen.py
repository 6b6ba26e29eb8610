from affray.cli.shown.screen import account_lines, join_steps, with_clauses
from affray.core import Event
from affray.referee.event import Value
from affray.systems.registry import load_system

STEP: dict[str, Value] = {"who": "Ash", "kind": "front", "mode": "", "used": 1, "mmma": 8}


def step(direction: str, used: int, foes: tuple[str, ...] = ()) -> Event:
    return Event("step", STEP | {"direction": direction, "used": used, "foes": foes}, clauses=("FM-MOV-04",))


def test_the_steps_of_a_walk_are_one_sentence() -> None:
    lines = account_lines(load_system("foeman"), [step("N", 1), step("NE", 2), step("N", 3)], 80)
    assert [" ".join(line.split()) for line in lines] == ["Ash steps N, NE, N: 3 of 8 Mp. [FM-MOV-04]"]


def test_a_step_that_is_engaged_has_a_sentence_of_its_own() -> None:
    assert len(join_steps([step("N", 1), step("NE", 2, ("Bors",)), step("N", 3)])) == 3


def test_another_figure_starts_another_sentence() -> None:
    other = Event("step", STEP | {"who": "Bors", "direction": "N"}, clauses=("FM-MOV-04",))
    assert len(join_steps([step("N", 1), other])) == 2


def test_clauses_end_at_the_margin() -> None:
    assert all(len(line) == 60 for line in with_clauses("  a hit", ("FM-HIT-01",), 60))


def test_clauses_without_room_stand_below() -> None:
    lines = with_clauses("x" * 30, ("FM-HIT-01", "FM-ARM-01"), 40)
    assert lines == ["x" * 30, " " * 19 + "[FM-HIT-01 FM-ARM-01]"]
