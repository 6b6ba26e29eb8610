"""Small positions of the Combat and Movement Guide in which spells are cast, and how to cast them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from affray.core import Code, Event
from affray.core.question import Refusal
from affray.core.words.texts import catalogue
from affray.referee import Referee, Script
from affray.space.hex import Hex, disc
from affray.systems.melee.position.answers import Answer, Cast
from affray.systems.melee.position.state import Active, Board, Figure, State, with_fields
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.turn.spells import casting

HIT, MISS, WORST = (3, 3, 4), (5, 5, 5), (6, 6, 6)
GROUND = Board(dict.fromkeys(disc((0, 0), 9), "clear"))


class Codes(dict[int, Code]):
    """Every number of a rule has a code."""

    def __missing__(self, number: int) -> Code:
        return Code(f"code_{number}", ("a", "b", "c", "d"))


CODES = Codes({0: Code("roll_initiative")})


class Done(NamedTuple):
    """A position after a deed, and what was told of it."""

    state: State
    events: tuple[Event, ...]

    def figure(self, name: str) -> Figure:
        return next(figure for figure in self.state.figures if figure.id == name)

    def events_of(self, code: str) -> list[Event]:
        return [event for event in self.events if event.code == code]


def someone(name: str, side: int, pos: Hex, /, **fields: object) -> Figure:
    """A figure of ST, DX, IQ and WIS 12 in a hex."""
    return with_fields(Figure(id=name, side=side, body=Body(12), dx=12, iq=12, wis=12, hexes=(pos,)), **fields)


def wizard(*spells: str, **fields: object) -> Figure:
    """Ann of Red in the middle, facing north, who knows these spells and has IQ 17."""
    return someone("Ann", 0, (0, 0), **{"iq": 17, "dx": 14, "spells": spells, **fields})


def foe(pos: Hex = (0, -2), /, **fields: object) -> Figure:
    """Bors of Blue, facing south."""
    return someone("Bors", 1, pos, **{"facing": 3, **fields})


def friend(pos: Hex = (0, -1), /, **fields: object) -> Figure:
    """Cid of Red."""
    return someone("Cid", 0, pos, **fields)


def position(*figures: Figure, **fields: object) -> State:
    """A position with these figures on open ground."""
    given: dict[str, object] = {"rank": (0, 1), "order": (0, 1), "turn": 3, **fields}
    return State(GROUND, ("Red", "Blue"), figures, **given)  # type: ignore[arg-type]


def at_work(spell: str, subject: int, **fields: object) -> Active:
    """A spell of the first figure's, cast a turn ago."""
    return Active(spell, 0, 2, subject, **fields)  # type: ignore[arg-type]


def done(deed: Callable[[Referee], State], *rolls: Sequence[int], choices: Sequence[int] = ()) -> Done:
    """What a deed comes to with these dice (1 to 6) and choices, all of which it must use."""
    ref = Script([[face - 1 for face in faces] for faces in rolls], choices, CODES)
    state = deed(ref)
    ref.finish()
    return Done(state, tuple(ref.events))


def cast(state: State, text: Answer, *rolls: Sequence[int], choices: Sequence[int] = ()) -> Done:
    """What a spell of the first figure's comes to, which must be allowed."""
    assert isinstance(text, Cast)
    assert refusal(state, text) == ""
    return done(lambda ref: casting.cast(ref, state, 0, text), *rolls, choices=choices)


def refusal(state: State, answer: Answer) -> str:
    """Why the first figure cannot cast that spell so, in English; nothing where it can. It must be sayable in German."""
    assert isinstance(answer, Cast)
    return said(casting.cast_refusal(state, 0, answer))


def said(fault: Refusal | None) -> str:
    """A refusal in English, which must be sayable in German; nothing for none."""
    if fault is None:
        return ""
    assert fault.wording("de")
    return fault.wording("en")


def english(event: Event) -> str:
    """An event of the spells in English; it must be sayable in German."""
    texts = catalogue("affray.systems.melee")
    name = f"event-{event.code.replace('_', '-')}"
    assert texts.say("de", name, **event.data)
    return texts.say("en", name, **event.data)
