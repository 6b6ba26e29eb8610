"""A lesson at the terminal: its steps beside the questions, and wrong answers taken back."""

from pathlib import Path

from affray.cli.exits import DONE
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError, Question
from affray.core.words.texts import COMMON
from affray.game.lesson_check import lesson_faults
from affray.game.lessons import (
    Lesson,
    Progress,
    given_answers,
    progress,
    read_lesson_file,
    say_in,
    shipped_lessons,
    word_to_wrong,
)
from affray.game.scenario import SUFFIX
from affray.play import make_seat
from affray.play.players import STAND_IN, about_game
from affray.systems import registry

WRONG = 1


class LessonTable(Table):
    """The table of a lesson."""

    def __init__(self, lesson: Lesson, screen: Screen) -> None:
        game = lesson.game()
        others = make_seat(STAND_IN, lesson.script.seed, about=about_game(game))
        seats = [None if side == lesson.script.side else others for side in game.system.sides(game.state)]
        super().__init__(game, seats, screen, None)
        self.script, self.told_step = lesson.script, -1
        self.commands["show"] = self.show

    def decide(self) -> None:
        """One answer: that of another side as it is laid down, or the learner's."""
        now = self.progress
        if now is not None and now.reply:
            self.game.answer_text(now.reply)
            return
        super().decide()
        given = given_answers(self.game)
        if now is not None and now.next and progress(self.script, given) is None:
            self.take_back(now, given[-1])
        elif self.progress == Progress(len(self.script.steps)):
            self.show_news()
            self.say_step(len(self.script.steps), "", say_in(self.script.end, self.screen.language))

    @property
    def progress(self) -> Progress | None:
        """Where the learner stands; None once the lesson is left."""
        return progress(self.script, given_answers(self.game))

    def ask(self, question: Question[object]) -> None:
        """Tells the step, once, and asks."""
        now = self.progress
        if now is not None and now.next and now.step != self.told_step:
            self.show_news()
            step, language = self.script.steps[now.step], self.screen.language
            self.say_step(now.step, say_in(step.title, language), say_in(step.say, language))
        super().ask(question)

    def say_step(self, step: int, title: str, text: str) -> None:
        """Tells a step, or the farewell."""
        self.told_step, steps = step, len(self.script.steps)
        print()
        if title:
            self.screen.print_heading(f"{step + 1}/{steps} {title}")
        self.screen.say(text)

    def take_back(self, now: Progress, text: str) -> None:
        """Takes a wrong answer back and says why."""
        self.show_news()
        self.game.undo(consent=1)
        self.shown = len(self.game.events)
        self.screen.say(word_to_wrong(self.script, now.step, text, self.screen.language))

    def show(self, _: str) -> None:
        """Gives the next answer of the lesson. Raises InputError where it awaits none."""
        now = self.progress
        if now is None or not now.next:
            raise InputError(COMMON.say(self.screen.language, "lesson-none"))
        question = self.game.question
        if question is not None and question.inner:
            menu = self.menu(question)
            place = int(now.next[0])
            print(f"> {menu.keys[place]} {menu.choices[place].label}")
        else:
            print(f"> {now.next[0]}")
        self.game.answer_text(now.next[0])

    def help(self, rest: str) -> None:
        """Prints the commands, and that of a lesson."""
        super().help(rest)
        self.screen.say(COMMON.say(self.screen.language, "lesson-help"))


def run(system: str, name: str, language: str, *, check: bool) -> int:
    """Lists, checks or gives lessons; the exit code. Raises InputError."""
    lessons = lessons_of(system, name)
    if check:
        faults = [f"{lesson.name}: {fault}" for lesson in lessons for fault in lesson_faults(lesson)]
        print("\n".join(faults or [COMMON.say(language, "lesson-fine", count=len(lessons))]))
        return WRONG if faults else DONE
    if not system:
        for lesson in lessons:
            words = lesson.scenario.words_in(language)
            print(f"{lesson.scenario.system} {lesson.name}: {words.title}")
            print(f"  {words.summary}")
        return DONE
    return LessonTable(lessons[0].in_language(language), screen_of(language=language)).run()


def lessons_of(system: str, name: str) -> tuple[Lesson, ...]:
    """The lessons that are meant: of a file, of a system, of that name, or all. Raises InputError."""
    if system.endswith(SUFFIX):
        return (read_lesson_file(Path(system)),)
    keys = (system,) if system else registry.system_keys()
    known = [lesson for key in keys for lesson in shipped_lessons(registry.load_system(key).facts.key)]
    found = tuple(lesson for lesson in known if name in ("", lesson.name))
    if not found:
        raise InputError(f"lesson {name!r}: expected one of {', '.join(lesson.name for lesson in known) or 'none'}")
    return found
