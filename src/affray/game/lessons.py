"""Lessons: a fight with fixed dice, told in steps. A lesson is data; the game that plays it is like any other.

A lesson's file is that of a scenario with a table `lesson` in it. Where a learner stands in it follows from the answers of
the game alone, so that a lesson is taken up again like a game, and what the steps await are the answers that it takes.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import LESSONS
from affray.core.reading.fields import convert
from affray.core.words.texts import COMMON, ENGLISH
from affray.game.folders import file_text
from affray.game.game import Game
from affray.game.scenario import read_scenario, shipped_files
from affray.systems import registry

TABLE = "lesson"
ANYTHING = "*"
Spoken = dict[str, str]
"""A text by language."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to answers other than those awaited: of the form `answer`, where `*` stands for anything."""

    answer: str
    say: Spoken


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A step: one idea, and what the learner does."""

    title: Spoken
    """The idea in a few words."""
    say: Spoken
    """What it is about, and what to do."""
    do: tuple[str, ...]
    """The learner's answers, one after the other."""
    also: tuple[str, ...] = ()
    """Forms of answers that are taken for any of those; `*` stands for anything."""
    then: tuple[str, ...] = ()
    """What the other sides answer afterwards."""
    wrong: tuple[Wrong, ...] = ()
    """What is said to other answers, the first form that fits."""

    def renamed(self, names: Mapping[str, str]) -> "Step":
        """The step with other answers in place of some."""
        do, also, then = (tuple(names.get(text, text) for text in texts) for texts in (self.do, self.also, self.then))
        return replace(self, do=do, also=also, then=then)

    def is_awaited(self, place: int, text: str) -> bool:
        """Whether an answer fits at a place of the step."""
        if place >= len(self.do):
            return text == self.then[place - len(self.do)]
        return text == self.do[place] or any(fits(form, text) for form in self.also)


class Script(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a lesson adds to its scenario."""

    side: str
    """The learner's side, as the file calls it."""
    seed: int
    """The seed of the dice."""
    steps: tuple[Step, ...]
    """The steps in their order."""
    end: Spoken
    """What is said after the last step."""
    minutes: int = 10
    """How long it takes."""
    hints: dict[str, Spoken] = {}
    """What a newcomer is told in other fights at a question, by the question's code."""


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: its scenario, whose name it has, and its script."""

    scenario: Scenario
    script: Script

    @property
    def name(self) -> str:
        """Its name, from its file."""
        return self.scenario.name

    def in_language(self, language: str) -> "Lesson":
        """The lesson with the names that its sides and figures have in a language, and with the answers that read otherwise in
        it, which stand among those names."""
        if language not in self.scenario.words:
            return self
        names = self.scenario.words[language].names
        steps = tuple(step.renamed(names) for step in self.script.steps)
        script = replace(self.script, side=names.get(self.script.side, self.script.side), steps=steps)
        return Lesson(self.scenario.in_language(language), script)

    def game(self) -> Game[object, object]:
        """A game at its start. Raises InputError for what cannot be played."""
        return Game.new(registry.load_system(self.scenario.system), self.scenario, {}, self.script.seed)


class Progress(msgspec.Struct, frozen=True):
    """Where a learner stands: the step from 0 (the number of steps after the last); the answers of the step that are still
    his to give, or the one that another side gives now."""

    step: int
    next: tuple[str, ...] = ()
    reply: str = ""


# --- reading ----------------------------------------------------------------------------------------------------------
def read_lesson(text: str, name: str, source: str) -> Lesson:
    """The lesson of a TOML text. Raises InputError that names the source and the key."""
    scenario = read_scenario(text, name, source)
    if TABLE not in scenario.body:
        raise InputError(f"{source}: {TABLE}: expected a table with the steps")
    script = convert(scenario.body[TABLE], Script, f"{source}: {TABLE}")
    for number, step in enumerate(script.steps):
        if not step.do:
            raise InputError(f"{source}: {TABLE}.steps[{number}].do: expected an answer")
    body = {key: value for key, value in scenario.body.items() if key != TABLE}
    return Lesson(replace(scenario, body=body), script)


def read_lesson_file(path: Path) -> Lesson:
    """The lesson in a file. Raises InputError."""
    text = file_text(path)
    if isinstance(text, InputError):
        raise InputError(f"{path}: {text}")
    return read_lesson(text, path.stem, str(path))


def shipped_lessons(system_key: str) -> tuple[Lesson, ...]:
    """The lessons that ship with a system, in the order of their files. Raises InputError."""
    return tuple(read_lesson(*found) for found in shipped_files(system_key, LESSONS))


# --- where a learner stands -------------------------------------------------------------------------------------------
def fits(form: str, text: str) -> bool:
    """Whether an answer has a form.

    >>> fits("strike * 4 *", "strike Ann 4 Axe"), fits("strike * 4", "strike Ann 4 Axe"), fits("stop", "stop")
    (True, False, True)
    """
    first, *others = form.split(ANYTHING)
    if not others:
        return text == form
    if not text.startswith(first):
        return False
    rest = text[len(first) :]
    for part in others[:-1]:
        _, found, rest = rest.partition(part)
        if part and not found:
            return False
    return rest.endswith(others[-1])


def given_answers(game: Game[object, object]) -> tuple[str, ...]:
    """The answers of a game that stand, as a lesson has them: inner choices by their number from 0."""
    write = game.system.write_answer
    entries = (moment.entry for moment in game.line[1:])
    return tuple(write(entry.given) if entry.kind == "answer" else str(entry.given) for entry in entries)


def progress(script: Script, given: Sequence[str]) -> Progress | None:
    """Where a learner stands after these answers; None where they are not those of the lesson."""
    at = 0
    for number, step in enumerate(script.steps):
        for place in range(len(step.do) + len(step.then)):
            if at == len(given):
                reply = "" if place < len(step.do) else step.then[place - len(step.do)]
                return Progress(number, step.do[place:], reply)
            if not step.is_awaited(place, given[at]):
                return None
            at += 1
    return Progress(len(script.steps))


def word_to_wrong(script: Script, step: int, text: str, language: str) -> str:
    """What is said to an answer that a step does not await, and that was taken back: the lesson's own word, or one for all."""
    own = next((wrong.say for wrong in script.steps[step].wrong if fits(wrong.answer, text)), None)
    word = say_in(own, language) if own else COMMON.say(language, "lesson-wrong")
    return COMMON.say(language, "lesson-back", word=word)


def say_in(text: Spoken, language: str) -> str:
    """A text in a language, or in English."""
    return text.get(language) or text.get(ENGLISH, "")


def texts_of(script: Script) -> Iterable[tuple[str, Spoken]]:
    """All texts of a lesson, each with its place in the file."""
    yield "end", script.end
    for number, step in enumerate(script.steps):
        yield f"steps[{number}].title", step.title
        yield f"steps[{number}].say", step.say
        for place, wrong in enumerate(step.wrong):
            yield f"steps[{number}].wrong[{place}].say", wrong.say
    for code, hint in script.hints.items():
        yield f"hints.{code}", hint
