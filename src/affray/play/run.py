"""Games between computer players: with a record, or as fast as plain Python goes."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from affray.core import NATURE, Event, InputError, Question, System
from affray.core.eyes import visible_state
from affray.dice.stream import Stream
from affray.game.game import Game
from affray.game.refusals import Refused
from affray.play.player import UNLIMITED, Clock, PlayerFailed, Seat, Thought
from affray.play.players import STAND_IN, is_own, make_seat
from affray.referee.live import ChoiceNeeded, DiceNeeded, Live, StreamDice

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
MOST_ANSWERS = 100_000


class Spectator(Protocol[S_contra, A]):
    """Somebody who looks on while a game is played."""

    hears: bool
    """Whether it wants to know what the referee tells, which takes time."""

    def see_answer(self, state: S_contra, question: Question[A], answer: A) -> None:
        """Sees what a player answers between actions, before it is carried out. What it raises ends the game."""

    def see_action(self, before: S_contra, question: Question[A], answer: A, after: S_contra, live: Live) -> None:
        """Sees what came of an answer, a step of nature's too, with the rolls and events of it."""


def play_out(
    game: Game[S, A],
    seats: Sequence[Seat],
    most: int = MOST_ANSWERS,
    failed: Callable[[int, PlayerFailed], object] = lambda side, fault: None,
    seconds: float | None = None,
    answered: Callable[[], object] = lambda: None,
) -> Game[S, A]:
    """The game played to its end, a seat for each side, which sees no more than its side may and has so many seconds for an
    answer.

    `answered` is called after each answer. A side whose player fails leaves the game, of which `failed` is told; where the
    others play on, greedy does for it. Raises InputError for a wrong number of seats or dice that are typed, RuntimeError after
    `most` answers.
    """
    check_seats(game.system, game.state, seats)
    seated = list(seats)
    try:
        for _ in range(most):
            question = game.question
            if question is None:
                return game
            if isinstance(game.needed, DiceNeeded):
                raise InputError("dice: computer players throw no dice by hand; expected a game whose dice are rolled")
            try:
                give_answer(game, seated[question.side], question, Clock(seconds))
            except PlayerFailed as fault:
                failed(question.side, fault)
                seated[question.side] = leave_to_another(game, question.side, seated[question.side])
            answered()
        if game.is_over:
            return game
        raise RuntimeError(f"{game.system.facts.key}: not over after {most} answers")
    finally:
        for seat in seated:
            seat.end(game.score if game.is_over else None)


def leave_to_another(game: Game[S, A], side: int, seat: Seat) -> Seat:
    """A side whose player has failed leaves the game; who plays on for it while others are left."""
    seat.end()
    game.leave(side)
    return make_seat(STAND_IN, seat.rng.seed)


def give_answer(
    game: Game[S, A],
    seat: Seat,
    question: Question[A],
    clock: Clock = UNLIMITED,
    hear: Callable[[Thought[A]], object] | None = None,
) -> list[Event]:
    """What happens at a player's answer to the open question, or to its inner choice, by what its side may see. `hear` is
    told of a thought between actions, with its reasons, before the answer is given.

    Raises PlayerFailed for a program or a plugin that gives none that counts, Refused for another player's that is not legal.
    """
    state = game.view(question.side)
    if question.inner:
        return game.answer(seat.choose(game.system, state, question, clock))
    thought = seat.think(game.system, state, question, clock, reasons=hear is not None)
    if hear is not None:
        hear(thought)
    try:
        return game.answer(thought.answer)
    except Refused:
        # What the side may not know can forbid what it took for legal.
        if is_own(seat.name):
            raise
        raise PlayerFailed("illegal", game.system.write_answer(thought.answer)) from None


def play_fast(
    system: System[S, A],
    state: S,
    seats: Sequence[Seat],
    dice: Stream,
    most: int = MOST_ANSWERS,
    spectator: Spectator[S, A] | None = None,
) -> S:
    """The last state of a game from this one on, without record, events or checks of legality.

    Players have as long as people let them, counted by what they do and not by a clock, so that the same seats and dice give the
    same game on every machine. Raises as play_out does, and PlayerFailed for a player that fails.
    """
    check_seats(system, state, seats)
    now = state

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return choose_fast(system, now, seats, ChoiceNeeded(who, what, most, x, y, z))

    live = Live(StreamDice(dice), system.codes, choose, quiet=int(spectator is None or not spectator.hears))
    question: Question[A] | None = system.question(now)
    answered, asked, clock = 0, NATURE, UNLIMITED
    try:
        while question is not None:
            if question.side == NATURE:
                answer = question.answers[0]
            else:
                seat = seats[question.side]
                if question.side != asked:
                    asked, clock = question.side, seat.counted_clock(system)
                answer = seat.answer(system, visible_state(system, now, question.side), question, clock)
                if spectator is not None:
                    spectator.see_answer(now, question, answer)
            before, now = now, system.play(live, now, answer)
            if spectator is not None:
                spectator.see_action(before, question, answer, now, live)
            live.rolls.clear()
            live.kept.clear()
            question = system.question(now)
            answered += 1
            if answered > most:
                raise RuntimeError(f"{system.facts.key}: not over after {most} answers")
        return now
    finally:
        for seat in seats:
            seat.end(system.score(now) if question is None else None)


def choose_fast(system: System[S, A], state: S, seats: Sequence[Seat], needed: ChoiceNeeded) -> int:
    """What the seat of the side concerned chooses within an action, by what it may see of the state before it."""
    question = system.choice(state, needed)
    return seats[question.side].choose(system, visible_state(system, state, question.side), question)


def check_seats(system: System[S, A], state: S, seats: Sequence[Seat]) -> None:
    """Checks that each side has a seat. Raises InputError."""
    sides = system.sides(state)
    if len(seats) != len(sides):
        raise InputError(f"players: expected {len(sides)} (one each for {', '.join(sides)}), got {len(seats)}")
