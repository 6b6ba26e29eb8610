"""What the labels of choices between rolls tell: the die picked, the attachment given up."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.dice.pool import row_value
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.reactions import reaction_row
from affray.systems.fortmayn.rules.talk import KEPT, attachment_place


def picked_args(state: State, question: Question[Answer], number: int) -> Args:
    """What the die of that number shows, the highest first, and how they would take the party then. [FT-REACT-02]"""
    face = row_value(question.about[0], number) + 1
    return {"face": face, "reaction": reaction_row(face).row_id}


def betrayed_args(state: State, question: Question[Answer], number: int) -> Args:
    """The attachment that would be given up; none for 0. [FT-SOC-03]"""
    person = next(someone for someone in state.people if someone.id == question.who)
    place = attachment_place(number, question.about[2])
    return {"attachment": "" if place == KEPT else person.attachments[place]}


CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {"pick": picked_args, "betray": betrayed_args}
