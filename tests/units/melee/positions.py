"""Positions of the Combat and Movement Guide set up by hand: figures on open ground, in the phase a test is about."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from affray.core import Event, Refusal
from affray.referee import Script
from affray.space.bodies import covered_hexes
from affray.space.hex import Hex, disc
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.house_rules import read_house
from affray.systems.melee.content.tables import creatures
from affray.systems.melee.position.beasts import figure_from_creature
from affray.systems.melee.position.figures import ma
from affray.systems.melee.position.state import (
    ACT,
    NO_OPTION,
    NOBODY,
    PICK,
    RETREAT,
    Board,
    Figure,
    State,
    alter,
    index_of,
    with_fields,
)
from affray.systems.melee.rules.facing import shape_of
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.turn.choosing_options import usual_option
from affray.systems.melee.turn.movement_phase import begin_move
from affray.systems.melee.turn.phases import settle
from affray.systems.melee.turn.setting_out import fix_state

N, NE, SE, S, SW, NW = range(6)
RED, BLUE = range(2)
FIELD = Board(dict.fromkeys(disc((0, 0), 7), "clear"))
Options = Mapping[str, str | int | bool]
Rolls = Sequence[Sequence[int]]


def board(radius: int = 7, /, **places: Hex) -> Board:
    """A round field with some other ground: `fire=(0, 1)`, `wall2=(0, 2)` (a number tells hexes of a kind apart)."""
    made = {pos: name.rstrip("0123456789") for name, pos in places.items()}
    return Board(dict.fromkeys(disc((0, 0), radius), "clear") | made)


def man(name: str, side: int, pos: Hex, facing: int, /, **fields: object) -> Figure:
    """A figure of ST, DX and IQ 12 in a hex."""
    plain = Figure(id=name, side=side, body=Body(12), dx=12, iq=12, wis=12, hexes=(pos,), facing=facing)
    return with_fields(plain, **fields)


def ann(pos: Hex = (0, 0), facing: int = N, /, **fields: object) -> Figure:
    """Ann of Red, a broadsword in hand."""
    return man("Ann", RED, pos, facing, **{"ready": ("broadsword",), **fields})


def bors(pos: Hex = (0, -1), facing: int = S, /, **fields: object) -> Figure:
    """Bors of Blue, DX 11, a shortsword in hand."""
    return man("Bors", BLUE, pos, facing, **{"dx": 11, "ready": ("shortsword",), **fields})


def cid(pos: Hex, facing: int = N, /, **fields: object) -> Figure:
    """Cid of Red, DX 10, a mace in hand."""
    return man("Cid", RED, pos, facing, **{"dx": 10, "ready": ("mace",), **fields})


def dan(pos: Hex, facing: int = S, /, **fields: object) -> Figure:
    """Dan of Blue, DX 9, a hammer in hand."""
    return man("Dan", BLUE, pos, facing, **{"dx": 9, "ready": ("hammer",), **fields})


def beast(kind: str, side: int, pos: Hex, facing: int, /, **fields: object) -> Figure:
    """A creature of the table, named by its kind."""
    row = creatures()[kind]
    return with_fields(figure_from_creature(row, row.name, side, pos, facing), **fields)


def body_of_size(size: int, pos: Hex, facing: int) -> tuple[Hex, ...]:
    """The hexes of a figure of so many."""
    return covered_hexes(shape_of(size), pos, facing)


class Table:
    """A position and what happened at it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def do(self, *texts: str, rolls: Rolls = (), answers: Sequence[int] = ()) -> "Table":
        """The table after these answers, with these dice (1 to 6) and inner choices, all of which must be used."""
        ref = Script([[face - 1 for face in faces] for faces in rolls], answers, CODES)
        for text in texts:
            answer = SYSTEM.read_answer(text)
            refusal = SYSTEM.refuse(self.state, answer)
            assert refusal is None, f"{text}: {refusal}"
            self.state = SYSTEM.play(ref, self.state, answer)
            assert SYSTEM.broken_invariants(self.state) == ()
        ref.finish()
        self.events.extend(ref.events)
        return self

    def go(self, rolls: Rolls = (), answers: Sequence[int] = ()) -> "Table":
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

    def letters(self) -> str:
        """The letters of the options offered."""
        return "".join(dict.fromkeys(text.split()[1] for text in self.offered() if text.startswith("option ")))

    def asked(self) -> str:
        """What is asked, and of whom."""
        question = SYSTEM.question(self.state)
        return "" if question is None else f"{question.code} {question.who}".strip()

    def figure(self, name: str) -> Figure:
        """The figure of that name as it is now."""
        return self.state.figures[index_of(self.state, name)]

    def events_of(self, code: str) -> list[Event]:
        """What was told under a code."""
        return [event for event in self.events if event.code == code]

    @property
    def codes(self) -> list[str]:
        """The codes of all that was told."""
        return [event.code for event in self.events]


def position(*figures: Figure, ground: Board = FIELD, options: Options | None = None, **fields: object) -> State:
    """The figures on the ground before the first turn, under these options."""
    given: dict[str, object] = {"rank": (0, 1), "order": (0, 1), **fields}
    return replace(State(ground, ("Red", "Blue"), figures, read_house(options or {})), **given)


def moving(*figures: Figure, ground: Board = FIELD, options: Options | None = None, **fields: object) -> Table:
    """The first figure begins its move; the others have theirs before them."""
    state = position(*figures, ground=ground, options=options, **fields)
    side = figures[0].side
    state = replace(state, order=(side, 1 - side), rank=(side, 1 - side), phase=PICK)
    return Table(begin_move(state, 0))


def acting(*figures: Figure, ground: Board = FIELD, options: Options | None = None, **fields: object) -> Table:
    """The action phase begins: whoever is not given as having moved has stayed where it is, its option the one given or
    the usual one."""
    state = position(*figures, ground=ground, options=options, **fields)
    for i, figure in enumerate(figures):
        if not figure.turn.moved:
            state = fix_state(state, i)
            option = figure.turn.option if figure.turn.option != NO_OPTION else usual_option(state, i)
            state = alter(state, i, option=option, moved=True, pace=ma(state, i))
    return Table(settled(replace(state, phase=ACT, actor=NOBODY)))


def retreating(*figures: Figure, ground: Board = FIELD, options: Options | None = None, **fields: object) -> Table:
    """All have acted; the sides force retreats, Red first."""
    state = position(*figures, ground=ground, options=options, **fields)
    done = tuple(with_fields(figure, moved=True, acted=True) for figure in figures)
    return Table(settled(replace(state, figures=done, phase=RETREAT, stage=0)))


def settled(state: State) -> State:
    """The state at its next question or roll."""
    after = settle(Script(codes=CODES), state)
    while after is not state:
        state, after = after, settle(Script(codes=CODES), after)
    return state
