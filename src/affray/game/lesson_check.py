"""Whether a lesson goes as it is written: it is played on the engine, with every wrong answer on the way taken back."""

from affray.core import InputError, Question
from affray.game.game import Game
from affray.game.lessons import Lesson, Progress, Script, fits, given_answers, progress, texts_of
from affray.game.refusals import Refused
from affray.game.scenario import shipped_scenarios
from affray.systems import registry

Play = Game[object, object]
MOST_WRONG = 40
"""So many wrong answers of a question are tried; more of the same kind show nothing new."""


OPENING = 2
"""So many questions of a fight that ships are looked at for what hints may be about."""


class Astray(InputError):
    """A lesson cannot go on as it is written."""


def lesson_faults(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, in lines: words that a language lacks, steps that cannot be done in one, wrong answers that
    would not be taken back. Raises InputError for a scenario that cannot be set up."""
    languages = registry.load_system(lesson.scenario.system).facts.languages
    faults = [
        f"lesson.{where}: no text in {language!r}"
        for where, text in texts_of(lesson.script)
        for language in languages
        if not text.get(language, "").strip()
    ]
    for language in languages:
        try:
            faults += [f"{language}: {fault}" for fault in play_faults(lesson.in_language(language))]
        except Astray as astray:
            faults.append(f"{language}: {astray}")
    return faults


def play_faults(lesson: Lesson) -> list[str]:
    """What is noticed while a lesson is played to its end. Raises Astray where it cannot."""
    script, game = lesson.script, lesson.game()
    side = learner_side(script, game)
    codes, tried, used = set[str](), 0, set[tuple[int, int]]()
    while (now := progress(script, given_answers(game))) and now.step < len(script.steps):
        question = check_turn(game, now, side)
        if not now.reply:
            codes.add(question.code)
            wrong = wrong_answers(lesson, game)
            tried += len(wrong)
            for text in wrong:
                used |= {(now.step, place) for place in words_that_fit(lesson, now, text)}
            for text in wrong[:MOST_WRONG]:
                take_back(game, text)
        give(game, now.reply or now.next[0], now)
    faults = [] if tried else ["lesson: nothing can be done wrong in it"]
    faults += [
        f"lesson.steps[{number}].wrong[{place}]: nothing that can be answered there is {other.answer!r}"
        for number, step in enumerate(script.steps)
        for place, other in enumerate(step.wrong)
        if (number, place) not in used
    ]
    strange = [code for code in script.hints if code not in codes]
    known = opening_codes(lesson.scenario.system) if strange else set[str]()
    return faults + [
        f"lesson.hints.{code}: nothing of that code is asked in it" for code in strange if code not in known
    ]


def opening_codes(system_key: str) -> set[str]:
    """What the fights that ship with a system ask first and next, by code."""
    found = set[str]()
    system = registry.load_system(system_key)
    for scenario in shipped_scenarios(system_key):
        game = Game.new(system, scenario, {}, 0)
        for _ in range(OPENING):
            if game.question is None or not game.question.answers:
                break
            found.add(game.question.code)
            game.answer(game.question.answers[0])
    return found


def learner_side(script: Script, game: Play) -> int:
    """The number of the learner's side. Raises Astray."""
    sides = game.system.sides(game.state)
    if script.side not in sides:
        raise Astray(f"lesson.side: expected one of {', '.join(sides)}, got {script.side!r}")
    return sides.index(script.side)


def check_turn(game: Play, now: Progress, side: int) -> Question[object]:
    """The open question, which must be asked of whoever is to answer. Raises Astray."""
    question, awaited = game.question, now.reply or now.next[0]
    if question is None:
        raise Astray(f"lesson.steps[{now.step}]: {awaited!r} is awaited, but the game is over")
    if (question.side == side) == bool(now.reply):
        asked = game.system.sides(game.state)[question.side]
        raise Astray(f"lesson.steps[{now.step}]: {awaited!r} is awaited, but {asked} is asked {question.code!r}")
    return question


def give(game: Play, text: str, now: Progress) -> None:
    """Gives an answer of the lesson. Raises Astray where it is not legal or not written as it reads back."""
    try:
        game.answer_text(text)
    except InputError as error:
        known = " | ".join(listed_answers(game)[:MOST_WRONG])
        raise Astray(f"lesson.steps[{now.step}]: {text!r}: {error} (listed: {known})") from None
    written = given_answers(game)[-1]
    if written != text:
        raise Astray(f"lesson.steps[{now.step}]: {text!r}: write it {written!r}")


def listed_answers(game: Play) -> list[str]:
    """The answers that the open question lists."""
    question = game.question
    if question is None:
        return []
    if question.inner:
        return [str(number) for number in range(len(question.answers))]
    return [game.system.write_answer(answer) for answer in question.answers]


def wrong_answers(lesson: Lesson, game: Play) -> list[str]:
    """Listed answers that the lesson does not await now."""
    given = given_answers(game)
    return [text for text in listed_answers(game) if progress(lesson.script, (*given, text)) is None]


def words_that_fit(lesson: Lesson, now: Progress, text: str) -> list[int]:
    """Which of a step's words to wrong answers are said to one: the first that fits."""
    wrong = lesson.script.steps[now.step].wrong
    return [place for place, other in enumerate(wrong) if fits(other.answer, text)][:1]


def take_back(game: Play, text: str) -> None:
    """Gives a wrong answer and takes it back. Raises Astray where the lesson would not be where it was."""
    before, given = game.system.write_state(game.state), given_answers(game)
    try:
        game.answer_text(text)
    except Refused:
        return
    game.undo(consent=1)
    if game.system.write_state(game.state) != before or given_answers(game) != given:
        raise Astray(f"{text!r} is not taken back")
