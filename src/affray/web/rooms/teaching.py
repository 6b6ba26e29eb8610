"""A game that is a lesson: what the learner is told, what other sides answer, and when an answer is taken back."""

from typing import Protocol

from affray.game.game import Game
from affray.game.lessons import Progress, Script, given_answers, progress, say_in, word_to_wrong
from affray.web.messages.lessons import LessonShown
from affray.web.store.entries import Start


class Taught(Protocol):
    """What is known here of a room."""

    @property
    def start(self) -> Start:
        """How its game began, with the lesson's script where it is one."""

    @property
    def game(self) -> Game[object, object]:
        """The game."""


def progress_in(room: Taught) -> Progress | None:
    """Where the learner stands; None in a game that is no lesson, or that has left it."""
    script = room.start.lesson
    return progress(script, given_answers(room.game)) if script else None


def is_astray(room: Taught) -> bool:
    """Whether the last answer has left the lesson."""
    script, given = room.start.lesson, given_answers(room.game) if room.start.lesson else ()
    return script is not None and progress(script, given) is None and progress(script, given[:-1]) is not None


def reply(room: Taught) -> str:
    """What the lesson has another side answer now; empty where it says nothing."""
    now = progress_in(room)
    return now.reply if now else ""


def lesson_shown(room: Taught, language: str) -> LessonShown | None:
    """The step in a language, with a word about the answer that was just taken back."""
    script, now = room.start.lesson, progress_in(room)
    if script is None or now is None:
        return None
    name = room.start.scenario.name
    if now.step == len(script.steps):
        return LessonShown(name=name, step=now.step, steps=now.step, title="", say=say_in(script.end, language))
    step = script.steps[now.step]
    return LessonShown(
        name=name,
        step=now.step,
        steps=len(script.steps),
        title=say_in(step.title, language),
        say=say_in(step.say, language),
        next=() if now.reply else now.next,
        wrong=word_to_last(room, script, now, language),
    )


def word_to_last(room: Taught, script: Script, now: Progress, language: str) -> str:
    """What is said to the answer that was taken back last; empty where none was, or where it was a right one."""
    trail = room.game.trail
    if len(trail) < 2 or trail[-1].entry.kind != "undo" or trail[-2].entry.kind not in ("answer", "choice"):
        return ""
    gone = trail[-2].entry
    text = room.game.system.write_answer(gone.given) if gone.kind == "answer" else str(gone.given)
    given = given_answers(room.game)
    if progress(script, (*given, text)) is not None:
        return ""
    return word_to_wrong(script, now.step, text, language)
