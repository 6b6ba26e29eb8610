"""Computer players at the table: a question with its state, answered in another thread."""

import msgspec

from affray.core import Question, System
from affray.play import make_seat
from affray.web.rooms.room import Room, Turn


class Thought(msgspec.Struct, frozen=True):
    """What a computer player needs in order to answer."""

    turn: Turn
    system: System[object, object]
    state: object
    question: Question[object]

    def text(self) -> str:
        """The answer in notation."""
        seat = make_seat(self.turn.player, self.turn.seed)
        if self.question.inner:
            return str(seat.choose(self.system, self.state, self.question))
        return self.system.write_answer(seat.answer(self.system, self.state, self.question))


def thought_of(room: Room) -> Thought | None:
    """What a computer player has to think about now, with no more than its side may see; None where none is asked."""
    turn, question = room.computer_turn(), room.game.question
    if turn is None or question is None:
        return None
    return Thought(turn, room.game.system, room.game.view(turn.side), question)
