"""What the words of an answer hold: plain ones in their order, and `name=value` ones."""

from typing import NamedTuple

from affray.core import Refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.rules.refusing import no

PLACE = "FT-CORE-06"
"""The clause behind what may be done when: talking, searching, casting and attacking are all actions of a turn."""


class Given(NamedTuple):
    """The words of an answer: those without a name, and all values of each name."""

    plain: tuple[str, ...]
    named: dict[str, tuple[str, ...]]

    def one(self, name: str, usual: str = "") -> str:
        """The last value of a name; the usual one where it is not given."""
        return self.named.get(name, (usual,))[-1]


def given(answer: Answer) -> Given:
    """The words of an answer, sorted.

    >>> given(Answer("confirm", ("Ann", "equipment=rope_50ft", "stunt")))
    Given(plain=('Ann', 'stunt'), named={'equipment': ('rope_50ft',)})
    """
    plain: list[str] = []
    named: dict[str, tuple[str, ...]] = {}
    for word in answer.words:
        name, sign, value = word.partition("=")
        if sign and name.isidentifier():
            named[name] = (*named.get(name, ()), value)
        else:
            plain.append(word)
    return Given(tuple(plain), named)


def whole(text: str, most: int = 99) -> int:
    """The whole number of a word, from 0; -1 for anything else.

    >>> whole("12"), whole("-1"), whole("x"), whole("100")
    (12, -1, -1, -1)
    """
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(most)) else -1
    return number if number <= most else -1


def not_now(answer: Answer, phase: str) -> Refusal:
    """The refusal of a verb that a phase does not take. [FT-CORE-06]"""
    return no("not-now", "not_now", PLACE, verb=answer.verb, phase=phase)


def malformed(form: str) -> Refusal:
    """The refusal of words that do not have the form of their verb. [FT-CORE-06]"""
    return no("malformed", "form", PLACE, form=form)
