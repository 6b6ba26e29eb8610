"""Lessons: each goes as it is written, in every language, and says what is wrong where it does not."""

from pathlib import Path

import pytest

from affray.core import InputError
from affray.game.lesson_check import lesson_faults, words_that_fit, wrong_answers
from affray.game.lessons import (
    Lesson,
    Progress,
    given_answers,
    progress,
    read_lesson,
    say_in,
    shipped_lessons,
    word_to_wrong,
)
from affray.game.pack_folders import read_pack_with_faults, read_shelf
from affray.systems import registry

BOTH = "{ en = 'a', de = 'b' }"
FIGHT = """\
system = "foeman"
title = "Two at a gate"
map = { columns = 5, height = 5 }
sides = [{ name = "Red" }, { name = "Blue" }]

[[figures]]
name = "Ann"
side = "Red"
roster = "Man-at-arms"
at = [2, 1]
facing = "S"

[[figures]]
name = "Bors"
side = "Blue"
roster = "Orc raider"
at = [2, 4]
facing = "N"

[words.de]
title = "Zwei am Tor"
names = { Red = "Rot", Blue = "Blau", "face N" = "face NE" }

"""
WALK = "do = ['cede']\nthen = ['step N', 'stop']"
TURN = "do = ['face N']"
SEED = 3


def lesson(*steps: str, more: str = "", seed: int = SEED, side: str = "Red", end: str = BOTH) -> Lesson:
    """A lesson of a few steps."""
    table = f"[lesson]\nside = '{side}'\nseed = {seed}\nend = {end}\n{more}\n"
    parts = (f"[[lesson.steps]]\ntitle = {BOTH}\nsay = {BOTH}\n{step}\n" for step in steps)
    return read_lesson(FIGHT + table + "".join(parts), "gate", "gate.toml")


@pytest.mark.parametrize("key", registry.system_keys())
def test_every_lesson_that_ships_goes_as_it_is_written(key: str) -> None:
    lessons = shipped_lessons(key)
    assert lessons, f"{key} teaches nothing"
    for taught in lessons:
        assert lesson_faults(taught) == [], taught.name
        assert len(taught.script.steps) >= 6 and taught.script.minutes <= 10 and taught.script.hints
        assert unanswered(taught) == [], taught.name


def unanswered(taught: Lesson) -> list[str]:
    """Wrong answers that a lesson has no word of its own for, each with the number of its step."""
    game, found = taught.game(), list[str]()
    while (now := progress(taught.script, given_answers(game))) and now.step < len(taught.script.steps):
        wrong = [] if now.reply else wrong_answers(taught, game)
        found += [f"{now.step + 1} {text}" for text in wrong if not words_that_fit(taught, now, text)]
        game.answer_text(now.reply or now.next[0])
    return found


def test_a_lesson_without_faults_has_none() -> None:
    assert lesson_faults(lesson(WALK, TURN)) == []


def test_answers_and_names_are_those_of_the_language() -> None:
    turned = lesson(WALK, TURN).in_language("de")
    assert (turned.script.side, turned.script.steps[1].do) == ("Rot", ("face NE",))
    assert turned.scenario.local_name("Blue") == "Blau"
    assert lesson(TURN).in_language("fr") == lesson(TURN)


@pytest.mark.parametrize(
    ("taught", "fault"),
    [
        (lesson(WALK, TURN, end="{ en = 'a' }"), "lesson.end: no text in 'de'"),
        (lesson(WALK, TURN, side="Green"), "en: lesson.side: expected one of Red, Blue, got 'Green'"),
        (lesson(WALK, "do = ['face X']"), "en: lesson.steps[1]: 'face X': "),
        (lesson(WALK, "do = ['stop', 'stop']"), "en: lesson.steps[1]: 'stop': "),
        (lesson("do = ['move']\nthen = ['stop']"), "en: lesson.steps[0]: 'stop' is awaited, but Red is asked 'move'"),
        (lesson(WALK, "do = ['face  N']"), "en: lesson.steps[1]: 'face  N': write it 'face N'"),
        (lesson("do = ['cede']\nalso = ['*']"), "en: lesson: nothing can be done wrong in it"),
        (
            lesson(WALK, f"{TURN}\nwrong = [{{ answer = 'jump', say = {BOTH} }}]"),
            "en: lesson.steps[1].wrong[0]: nothing that can be answered there is 'jump'",
        ),
        (
            lesson(WALK, TURN, more=f"hints = {{ dance = {BOTH} }}"),
            "en: lesson.hints.dance: nothing of that code is asked in it",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_lesson_is_said(taught: Lesson, fault: str) -> None:
    found = lesson_faults(taught)
    assert any(said.startswith(fault) for said in found), found


def test_a_lesson_that_goes_on_after_the_end_is_refused() -> None:
    done = lesson(WALK, "do = ['surrender']", "do = ['stop']")
    assert "en: lesson.steps[2]: 'stop' is awaited, but the game is over" in lesson_faults(done)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FIGHT, "gate.toml: lesson: expected a table"),
        (f"{FIGHT}[lesson]\nside = 'Red'\n", "gate.toml: lesson: "),
        (
            f"{FIGHT}[lesson]\nside = 'Red'\nseed = 1\nend = {BOTH}\n[[lesson.steps]]\ndo = []\ntitle = {BOTH}\nsay = {BOTH}\n",
            "gate.toml: lesson.steps[0].do: expected an answer",
        ),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(text: str, expected: str) -> None:
    with pytest.raises(InputError) as refused:
        read_lesson(text, "gate", "gate.toml")
    assert str(refused.value).startswith(expected)


def test_where_a_learner_stands_follows_from_the_answers() -> None:
    script = lesson(WALK, f"{TURN}\nalso = ['face *']\nwrong = [{{ answer = 'step *', say = {BOTH} }}]").script
    assert progress(script, ()) == Progress(0, ("cede",))
    assert progress(script, ("cede",)) == Progress(0, (), "step N")
    assert progress(script, ("cede", "step N", "stop")) == Progress(1, ("face N",))
    assert progress(script, ("cede", "step N", "stop", "face S")) == Progress(2)
    assert progress(script, ("move",)) is None and progress(script, ("cede", "cede")) is None
    assert word_to_wrong(script, 1, "step N", "de") == "Zurückgenommen. b"
    assert word_to_wrong(script, 1, "stop", "en").startswith("Taken back. That can be done")
    assert (say_in(script.end, "de"), say_in(script.end, "fr")) == ("b", "a")


def test_the_answers_of_a_game_are_read_as_a_lesson_has_them() -> None:
    game = shipped_lessons("foeman")[0].game()
    for text in ("move", "face S"):
        game.answer_text(text)
    assert given_answers(game) == ("move", "face S")


def test_a_pack_brings_lessons_that_are_played_when_it_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    (folder / "lessons").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "own"\ntitle = "Own"\nversion = "1"\nsystem = "foeman"\n')
    file = folder / "lessons" / "01-gate.toml"
    steps = f"[lesson]\nside = 'Red'\nseed = {SEED}\nend = {BOTH}\n[[lesson.steps]]\ntitle = {BOTH}\nsay = {BOTH}\n"
    file.write_text(f"{FIGHT}{steps}do = ['cede']\n")
    shelf = read_shelf([folder])
    assert [taught.name for taught in shelf.lessons("foeman")] == ["own/gate"] and shelf.lessons("melee") == ()
    file.write_text(f"{FIGHT}{steps}do = ['jump']\n")
    assert any("lesson.steps[0]: 'jump'" in fault for fault in read_pack_with_faults(folder)[1])
    file.write_text(FIGHT)
    assert read_pack_with_faults(folder)[1] == [f"{file}: lesson: expected a table with the steps"]
