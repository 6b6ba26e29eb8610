"""The refusals of answers that are not for now, or do not have the form of their verb. [FT-CORE-06]"""

from affray.core import Refusal
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import ALONE, FORMS, GRAMMAR, words_of
from affray.systems.fortmayn.rules.refusing import refusal

PLACE = "FT-CORE-06"
"""The clause behind what may be done when: talking, searching, casting and attacking are all actions of a turn."""


def not_now(answer: Answer, phase: str) -> Refusal:
    """The refusal of a verb that a phase does not take. [FT-CORE-06]"""
    return refusal("not-now", "not_now", PLACE, verb=answer.verb, phase=phase)


def malformed(form: str) -> Refusal:
    """The refusal of words that do not have the form of their verb. [FT-CORE-06]"""
    return refusal("malformed", "form", PLACE, form=form)


def misread(answer: Answer) -> Refusal:
    """The refusal of words that do not have the form of their verb: of its forms that is told which has most of the words.

    [FT-CORE-06]
    """
    words = frozenset(words_of(answer))
    kinds = [verb.kind for verb in ALONE if verb.word == answer.verb]
    return malformed(FORMS[max(kinds, key=lambda kind: len(words & GRAMMAR.of_kind[kind][0].fixed_words))])
