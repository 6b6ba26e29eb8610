"""The open question in words, what the numbers of an inner choice stand for, and every answer as a label."""

from affray.core import Prompt, Question
from affray.referee import Needed
from affray.systems.melee.answers import Answer, write_answer
from affray.systems.melee.state import State
from affray.systems.melee.wording import TEXTS


def prompt(state: State, question: Question[Answer], needed: Needed | None, language: str) -> Prompt:
    """The open question in words."""
    return Prompt(TEXTS.say(language, f"prompt-{question.code}", who=question.who))


def label(answer: Answer, language: str) -> str:
    """An answer in words."""
    return write_answer(answer)
