"""The answer that a text describes, and the words that answers to a question begin with."""

from typing import TypeVar

from affray.core import InputError, Question, RuledOut, System
from affray.core.answering import UnknownWord
from affray.game.refusals import Refused, no

S = TypeVar("S")
A = TypeVar("A")


def read(system: System[S, A], text: str, question: Question[A] | None) -> A:
    """The answer that a text describes.

    Raises InputError; Refused, with the words that answers to the question begin with, where no answer begins so.
    """
    try:
        return system.read_answer(text)
    except UnknownWord:
        if question is None:
            raise
        words = ", ".join(openings(system, question))
        raise Refused(no("word", given=text.strip(), words=words)) from None
    except RuledOut:
        raise
    except InputError:
        form = system.forms.get(first(text).lower()) if text.strip() else None
        if form is None:
            raise
        raise Refused(no("form", given=text.strip(), form=form)) from None


def openings(system: System[S, A], question: Question[A]) -> tuple[str, ...]:
    """The words that answers to a question begin with; an answer without a form is such words as a whole."""
    texts = tuple(system.write_answer(answer) for answer in (*question.answers, *question.extra))
    listed = (first(text) if not system.forms or first(text) in system.forms else text for text in texts)
    return tuple(dict.fromkeys((*listed, *map(first, question.open))))


def first(text: str) -> str:
    """The first word of a text."""
    return text.split(maxsplit=1)[0]
