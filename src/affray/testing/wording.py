"""What a system says, in every language it claims: nothing lacks, nothing differs, whole games can be told."""

from typing import TypeVar

from affray.core import System, eyes
from affray.core.words.texts import ENGLISH, TextFault, strict_texts
from affray.game.game import Game

S = TypeVar("S")
A = TypeVar("A")


def check_texts(system: System[S, A]) -> None:
    """The languages claimed are there, with the same messages asking for the same arguments, each code among them."""
    facts, texts = system.facts, system.words.texts
    assert facts.languages[:1] == (ENGLISH,), f"{facts.key}: the languages are {facts.languages}, expected en first"
    for language in facts.languages:
        assert language in texts.languages, f"{facts.key}: there is no file of messages for {language}"
        check_language(system, language)
        for code in system.codes.values():
            for name in system.words.messages(code.code):
                assert texts.has(language, name), f"{facts.key}: {language} has no message {name!r} for {code.code!r}"
        for option in facts.options:
            assert texts.has(language, f"effect-{option.name.replace('_', '-')}"), (
                f"{facts.key}: {language} does not say what option {option.name!r} does"
            )


def check_language(system: System[S, A], language: str) -> None:
    """A language has the messages of English, and each asks for the same arguments."""
    key, texts = system.facts.key, system.words.texts
    english, other = texts.ids(ENGLISH), texts.ids(language)
    assert english == other, f"{key}: en and {language} differ in the messages {', '.join(sorted(english ^ other))}"
    for name in sorted(english):
        wanted, found = texts.variables(ENGLISH, name), texts.variables(language, name)
        assert wanted == found, (
            f"{key}: message {name!r} asks for {sorted(wanted)} in en, for {sorted(found)} in {language}"
        )


def check_words(game: Game[S, A]) -> None:
    """Each event, question, listed answer and figure of a game is said in every language, in no other's words."""
    with strict_texts():
        for language in game.system.facts.languages:
            try:
                say_game(game, language)
            except TextFault as error:
                where = f"seed {game.seed}, {game.scenario.name}"
                raise AssertionError(f"a game cannot be told in {language}: {error}, {where}") from None


def say_game(game: Game[S, A], language: str) -> None:
    """Says all of a game in a language. Raises TextFault, AssertionError for an empty line."""
    system = game.system
    for moment in game.line:
        where = f"at position {system.write_state(moment.state)}"
        for event in moment.entry.events:
            for line in system.words.wording(event, language):
                assert line.strip(), f"the wording of event {event.code!r} in {language} has an empty line, {where}"
        question = moment.question
        for line in system.words.summary(moment.state, language):
            assert line.strip(), f"the summary in {language} has an empty line, {where}"
        if question is None:
            continue
        needed = moment.open.needed if moment.open else None
        prompt = system.words.prompt(moment.state, question, needed, language)
        assert prompt.text.strip(), f"question {question.code!r} has no words in {language}, {where}"
        seen = eyes.visible_question(system, moment.state, question, eyes.NOBODY)
        open_to_all = system.words.prompt(eyes.visible_state(system, moment.state, eyes.NOBODY), seen, needed, language)
        assert open_to_all.text.strip(), (
            f"question {question.code!r} has no words for an onlooker in {language}, {where}"
        )
        if question.inner:
            count = len(question.answers)
            assert len(prompt.labels) == count, (
                f"{question.code!r} has {len(prompt.labels)} labels for {count} answers, {where}"
            )
            continue
        for answer in (*question.answers, *question.extra):
            text = system.write_answer(answer)
            assert system.words.label(moment.state, answer, language).strip(), f"answer {text!r} has no label, {where}"
