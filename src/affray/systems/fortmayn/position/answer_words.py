"""What the words of an answer hold: plain ones in their order, and `name=value` ones."""

from typing import NamedTuple

from affray.core import Refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.rules.refusing import refusal

PLACE = "FT-CORE-06"
"""The clause behind what may be done when: talking, searching, casting and attacking are all actions of a turn."""


class GivenWords(NamedTuple):
    """The words of an answer: those without a name, and all values of each name."""

    plain: tuple[str, ...]
    named: dict[str, tuple[str, ...]]

    def last_value(self, name: str, usual: str = "") -> str:
        """The last value of a name; the usual one where it is not given."""
        return self.named.get(name, (usual,))[-1]


def given_words(answer: Answer) -> GivenWords:
    """The words of an answer, sorted.

    >>> given_words(Answer("confirm", ("Ann", "equipment=rope_50ft", "stunt")))
    GivenWords(plain=('Ann', 'stunt'), named={'equipment': ('rope_50ft',)})
    """
    plain: list[str] = []
    named: dict[str, tuple[str, ...]] = {}
    for word in answer.words:
        name, sign, value = word.partition("=")
        if sign and name.isidentifier():
            named[name] = (*named.get(name, ()), value)
        else:
            plain.append(word)
    return GivenWords(tuple(plain), named)


def whole_number(text: str, most: int = 99) -> int:
    """The whole number of a word, from 0; -1 for anything else.

    >>> whole_number("12"), whole_number("-1"), whole_number("x"), whole_number("100")
    (12, -1, -1, -1)
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(most)) else -1
    return number if number <= most else -1


def not_now_refusal(answer: Answer, phase: str) -> Refusal:
    """The refusal of a verb that a phase does not take. [FT-CORE-06]"""
    return refusal("not-now", "not_now", PLACE, verb=answer.verb, phase=phase)


def form_refusal(form: str) -> Refusal:
    """The refusal of words that do not have the form of their verb. [FT-CORE-06]"""
    return refusal("malformed", "form", PLACE, form=form)
