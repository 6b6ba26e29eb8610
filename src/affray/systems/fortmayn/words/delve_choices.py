"""What the choices of a delve are about: who profits, what is paid, which attachment is shamed; and how many set out."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.content.codes import NO_DIE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.delve_answers import Start
from affray.systems.fortmayn.position.phase import label_by, person_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.saves_and_sunder import GEAR_BASE


def comrade_args(state: State, question: Question[Answer], number: int) -> Args:
    """Who would get the die back: those of the mask that the question is about, in their order."""
    mask = question.about[0]
    found = [person.id for i, person in enumerate(state.people) if mask >> i & 1]
    return {"whom": found[number]}


def shamed_args(state: State, question: Question[Answer], number: int) -> Args:
    """The attachment that would be shamed. [FT-SOC-05]"""
    return {"attachment": state.people[person_index(state, question.who)].attachments[number]}


def gear_args(state: State, question: Question[Answer], number: int) -> Args:
    """The die of the gear that an answer names, 0 for what is gone or for nothing. [FT-ARM-03 FT-SUND-03]"""
    dice = (NO_DIE, *divmod(question.about[2], GEAR_BASE))
    return {"die": dice[number]}


CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {
    "comrade": comrade_args,
    "shamed": shamed_args,
    "save": gear_args,
    "sunder": gear_args,
}


def label_start(state: State, answer: Start) -> tuple[str, Args]:
    """How many set out."""
    return "start", {"size": answer.size}


LABELS = dict((label_by(Start, label_start),))
