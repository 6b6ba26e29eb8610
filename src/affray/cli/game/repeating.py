"""The same answer again: what a figure did when it was asked the last time."""

import msgspec

from affray.cli.game.game_lines import Play
from affray.core import Question
from affray.game import Refused
from affray.game.refusals import game_refusal


class Repetition(msgspec.Struct):
    """A side whose figures all do as they did before, each once, while they are asked the same."""

    side: int
    code: str
    done: tuple[str, ...] = ()

    def has_question(self, question: Question[object]) -> bool:
        """Whether a question repeats the one that is answered the same way."""
        same = (question.side, question.code) == (self.side, self.code)
        return same and not question.inner and question.who not in self.done


def last_answer(game: Play) -> object:
    """The last answer of the asked figure to a question of this kind. Raises Refused if it gave none."""
    question = game.question
    assert question is not None
    if question.inner:
        raise Refused(game_refusal("same-inner"))
    asked = (question.side, question.code, question.who)
    for before, moment in zip(reversed(game.line[:-1]), reversed(game.line), strict=False):
        then = before.question
        if moment.entry.kind == "answer" and then is not None and (then.side, then.code, then.who) == asked:
            return moment.entry.given
    raise Refused(game_refusal("same-none", who=question.who or game.system.sides(game.state)[question.side]))
