"""Foeman positions set up by hand: figures on open ground, in the phase that a test is about."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from affray.core import Event, Refusal
from affray.core.reading import roster_file
from affray.referee import Script
from affray.space.hex import Hex, disc
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.people import people
from affray.systems.foeman.position.state import DECLARE, MOVE, RETREATS, Board, Figure, State, index_of
from affray.systems.foeman.roster.adventurer import Adventurer
from affray.systems.foeman.rules.body import Body
from affray.systems.foeman.rules.movement import Motion
from affray.systems.foeman.turn.phases import settle
from affray.systems.foeman.turn.steps import begin_move

N, NE, SE, S, SW, NW = range(6)
FIELD = Board(dict.fromkeys(disc((0, 0), 6), "open"))
RED, BLUE = range(2)
Options = Mapping[str, str | int | bool]


def changed(figure: Figure, /, **fields: object) -> Figure:
    """The figure with some fields changed, those of its body and its motion among them."""
    body = [cast(int, fields.pop(name, value)) for name, value in figure.body._asdict().items()]
    motion = [cast(int, fields.pop(name, value)) for name, value in figure.motion._asdict().items()]
    return replace(figure, body=Body(*body), motion=Motion(*motion), **fields)


def ann(pos: Hex = (0, 0), facing: int = N, /, **fields: object) -> Figure:
    """A human of Red: ST 12, DX 12, IQ 8, a Mace in hand."""
    return changed(Figure("Ann", RED, "Human", 12, 12, 8, pos, facing, main="Mace"), **fields)


def bors(pos: Hex = (0, -1), facing: int = S, /, **fields: object) -> Figure:
    """A human of Blue: ST 12, DX 11, IQ 9, a Cutlass in hand."""
    return changed(Figure("Bors", BLUE, "Human", 12, 11, 9, pos, facing, main="Cutlass"), **fields)


def cid(pos: Hex, facing: int = N, /, **fields: object) -> Figure:
    """Another human of Red."""
    return ann(pos, facing, **({"id": "Cid", "dx": 10, "iq": 10} | fields))


def dan(pos: Hex, facing: int = S, /, **fields: object) -> Figure:
    """Another human of Blue."""
    return bors(pos, facing, **({"id": "Dan", "dx": 9, "iq": 11} | fields))


class Table:
    """A position and what happened at it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, *texts: str, rolls: Sequence[Sequence[int]] = (), answers: Sequence[int] = ()) -> "Table":
        """The table after these answers, with these dice and inner choices, up to the next question."""
        ref = Script(rolls, answers, CODES)
        for text in texts:
            answer = SYSTEM.read_answer(text)
            refusal = SYSTEM.refuse(self.state, answer)
            assert refusal is None, f"{text}: {refusal}"
            self.state = SYSTEM.play(ref, self.state, answer)
            assert SYSTEM.broken_invariants(self.state) == ()
        ref.finish()
        self.events.extend(ref.events)
        return self

    def go(self, rolls: Sequence[Sequence[int]] = (), answers: Sequence[int] = ()) -> "Table":
        """The table after the referee's next step."""
        return self.do("go", rolls=rolls, answers=answers)

    def refusal(self, text: str) -> Refusal:
        """Why an answer is refused; it is no listed one either."""
        answer = SYSTEM.read_answer(text)
        refusal = SYSTEM.refuse(self.state, answer)
        assert refusal is not None, f"{text} is not refused"
        assert text not in self.offered()
        return refusal

    def why(self, text: str) -> str:
        """The code of a refusal."""
        return self.refusal(text).code

    def offered(self) -> list[str]:
        """The listed answers in text."""
        question = SYSTEM.question(self.state)
        return [] if question is None else [SYSTEM.write_answer(answer) for answer in question.answers]

    def figure(self, name: str) -> Figure:
        """The figure of that name as it is now."""
        return self.state.figures[index_of(self.state, name)]

    def codes(self) -> list[str]:
        """The codes of the events so far."""
        return [event.code for event in self.events]

    def english(self) -> str:
        """The account of the events so far."""
        return "\n".join(line for event in self.events for line in SYSTEM.words.wording(event))


def position(*figures: Figure, board: Board = FIELD, options: Options | None = None, **fields: object) -> State:
    """The figures on the board before the first round, under these options."""
    return replace(State(board, ("Red", "Blue"), figures, read_house(options or {})), **fields)


def on_the_move(*figures: Figure, board: Board = FIELD, options: Options | None = None, **fields: object) -> Table:
    """The first figure begins its move; the others of its side still have theirs before them."""
    state = position(*figures, board=board, options=options, **fields)
    side = figures[0].side
    state = replace(begin_move(state, 0), phase=MOVE, ranking=(side, 1 - side), side=side)
    return Table(state)


def declaring(*figures: Figure, board: Board = FIELD, options: Options | None = None, **fields: object) -> Table:
    """Nobody has moved a hex, and the first bid cycle begins; the first named goes first among equals."""
    state = position(*figures, board=board, options=options, ranking=(0, 1), moved=(0, 1), last_order=(0, 1), **fields)
    for i, figure in enumerate(figures):
        state = begin_move(state, i) if not figure.motion.moved else state
    state = replace(state, move=None, phase=DECLARE, lots=tuple(range(len(figures))))
    return Table(settled(state))


def retreating(*figures: Figure, board: Board = FIELD, options: Options | None = None, **fields: object) -> Table:
    """The second round begins, with what the first has left behind; the first side forces retreats first."""
    fields = {"round": 2, "last_order": (0, 1), "phase": RETREATS} | fields
    return Table(settled(position(*figures, board=board, options=options, **fields)))


def settled(state: State) -> State:
    """The state at its next question or roll."""
    after = settle(Script(codes=CODES), state)
    while after is not state:
        state, after = after, settle(Script(codes=CODES), after)
    return state


# --- a roster as a file -----------------------------------------------------------------------------------------------
def write_roster(figures: Iterable[Adventurer]) -> bytes:
    """The figures as a roster file."""
    return roster_file.write_roster(figures, "foeman", "foeman")


def read_roster(data: bytes, source: str) -> tuple[Adventurer, ...]:
    """The figures of a roster file. Raises InputError."""
    return roster_file.read_roster(data, source, people(), "foeman", "foeman")
