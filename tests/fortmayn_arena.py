"""Delves of Fortmayn for the tests: whole ones, at random or by the computer player, state by state."""

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from affray.core import NATURE, Question, Scenario
from affray.dice.stream import Stream
from affray.game.scenario import shipped_scenarios
from affray.play.players import make_seat
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import STEADY, State
from affray.systems.fortmayn.system import SYSTEM

Pick = Callable[[State, Question[Answer]], int]
"""The place of the answer taken among those listed."""


def first_delve() -> Scenario:
    """The delve that begins with a party to be made."""
    return next(scenario for scenario in shipped_scenarios("fortmayn") if scenario.body.get("begin") == "setup")


def begun(options: Mapping[str, str] | None = None, temper: int = STEADY) -> State:
    """The beginning of such a delve, led by a computer player of that temper if one leads it."""
    return replace(SYSTEM.setup(first_delve(), options or {}), temper=temper)


def at_random(number: int) -> Pick:
    """Every listed answer is as likely."""
    rng = Stream(17, number)
    return lambda state, question: rng.face(len(question.answers))


def by_computer(number: int, name: str = "greedy") -> Pick:
    """The computer player of that name."""
    seat = make_seat(name, number)
    return lambda state, question: seat.choose(SYSTEM, SYSTEM.secrets.view(state, question.side), question)


def delve(state: State, number: int, pick: Pick, most: int = 5_000) -> Iterator[tuple[State, Answer]]:
    """The states of a delve with the answer given in each, to its end; the dice are those of that number. The state after the
    last answer is not among them.

    Raises RuntimeError for one that does not end within so many answers.
    """
    now = state

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return pick(now, SYSTEM.choice(now, ChoiceNeeded(who, what, most, x, y, z)))

    live = Live(StreamDice(Stream(5, number)), SYSTEM.codes, choose, quiet=1)
    for _ in range(most):
        question = SYSTEM.question(now)
        if question is None:
            return
        place = 0 if question.side == NATURE else pick(now, question)
        answer = question.answers[place]
        yield now, answer
        now = SYSTEM.play(live, now, answer)
        live.rolls.clear()
    raise RuntimeError(f"delve {number}: not over after {most} answers, in {now.phase!r}")
