"""A game walked through action by action, with the states before and after each and what it rolled and told."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

import msgspec

from affray.core import NATURE, Event
from affray.game import Game
from affray.game.game import Moment
from affray.game.strand import KnownChoices
from affray.referee.live import DiceSource, Live

S = TypeVar("S")
A = TypeVar("A")


class Step(msgspec.Struct, Generic[S, A], frozen=True):
    """An action of a game: an answer that somebody gave, or a step of nature's that followed it."""

    moment: int
    """How many answers stand once it is done."""
    side: int
    """The side that was asked; NATURE for none."""
    who: str
    """The figure that was asked; empty for none."""
    before: S
    """The position before."""
    answer: A
    """What was answered."""
    after: S
    """The position after."""
    events: tuple[Event, ...]
    """What came of it."""
    rolled: bool
    """Whether it threw dice."""
    chosen: bool
    """Whether somebody chose something in the middle of it."""


class RecordedDice(DiceSource):
    """The rolls of a record, one after the other."""

    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        self.rolls = iter(rolls)

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """The next roll."""
        return next(self.rolls)


def steps_of(game: Game[S, A]) -> Iterator[Step[S, A]]:
    """The actions of a game that came to an end, in order."""
    stretch: list[tuple[int, Moment[S, A]]] = []
    last = first_moment(game)
    for number, moment in enumerate(game.line):
        stretch.append((number, moment))
        if moment.open is None:
            yield from steps_between(game, last, stretch)
            last, stretch = moment, []


def first_moment(game: Game[S, A]) -> Moment[S, A]:
    """The moment before nature's own first steps."""
    state = game.system.setup(game.scenario, game.options)
    return msgspec.structs.replace(game.line[0], state=state, question=game.system.question(state), open=None)


def steps_between(
    game: Game[S, A], last: Moment[S, A], stretch: Sequence[tuple[int, Moment[S, A]]]
) -> Iterator[Step[S, A]]:
    """The actions between a moment and the next at which no action waits: the answer, then what nature did by itself."""
    entries = [moment.entry for _, moment in stretch]
    number, end = stretch[-1]
    dice = RecordedDice([roll.faces for entry in entries for roll in entry.rolls])
    chooser = KnownChoices(
        tuple(entry.given for entry in entries if entry.kind == "choice" and isinstance(entry.given, int))
    )
    state, question = last.state, last.question
    answer = entries[0].given
    if entries[0].kind == "start":
        if question is None or question.side != NATURE:
            return
        answer = question.answers[0]
    side = entries[0].side
    while question is not None:
        live, chosen = Live(dice, game.system.codes, chooser), chooser.at
        before, state = state, game.system.play(live, state, answer)  # type: ignore[arg-type]
        yield Step(
            moment=number, side=side, who=question.who, before=before, answer=answer, after=state,  # type: ignore[arg-type]
            events=tuple(live.events), rolled=bool(live.rolls), chosen=chooser.at > chosen,
        )  # fmt: skip
        if state == end.state:
            return
        question = game.system.question(state)
        if question is None or question.side != NATURE:
            return
        answer, side = question.answers[0], NATURE
