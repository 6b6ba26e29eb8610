"""Lessons at the terminal: taken step by step, wrong answers taken back, listed and checked."""

from pathlib import Path

import pytest

from tests.units.cli.running import refused, run
from tests.units.game.test_lessons import BOTH, FIGHT, SEED, TURN, WALK


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a lesson of two steps."""
    step = f"[[lesson.steps]]\ntitle = {BOTH}\nsay = {BOTH}\n"
    wrong = f"wrong = [{{ answer = 'move', say = {BOTH.replace(chr(39) + 'a', chr(39) + 'not yet')} }}]\n"
    head = f"[lesson]\nside = 'Red'\nseed = {SEED}\nend = {BOTH}\n"
    path = tmp_path / "gate.toml"
    path.write_text(f"{FIGHT}{head}{step}{WALK}\n{wrong}{step}{TURN}\n")
    return path


def test_a_lesson_tells_its_steps_and_takes_back_what_is_wrong(file: Path) -> None:
    ran = run("learn", str(file), lines=("move", "cede", "stop", "show", "show", "quit"))
    assert ran.code == 0, ran
    for part in ("1/2 a", "not yet", "2/2 a", "another day it may be right", "> face N", "the lesson awaits nothing"):
        assert part in ran.out, part
    assert ran.out.index("1/2 a") < ran.out.index("not yet") < ran.out.index("2/2 a")


def test_a_lesson_that_ships_is_shown_to_its_end() -> None:
    ran = run("learn", "melee", "--lang", "de", lines=("show",) * 13)
    assert ran.code == 0 and "10/10" in ran.out and "Grym liegt auf der Straße" in " ".join(ran.out.split()), ran


def test_lessons_are_listed_and_checked(file: Path) -> None:
    lessons = run("learn")
    assert "foeman first-blow: The first blow" in lessons.out and "fortmayn the-buried-market" in lessons.out
    assert run("learn", str(file), "--check").out == "The lesson goes as it is written.\n"
    file.write_text(file.read_text().replace("face N']", "face X']"))
    wrong = run("learn", str(file), "--check", "--lang", "de")
    assert wrong.code == 1 and "gate: en: lesson.steps[1]: 'face X'" in wrong.out


def test_a_lesson_that_there_is_not_is_refused(tmp_path: Path) -> None:
    assert "lesson 'none': expected one of first-blow" in refused(run("learn", "foeman", "none"))
    assert "none.toml" in refused(run("learn", str(tmp_path / "none.toml")))
