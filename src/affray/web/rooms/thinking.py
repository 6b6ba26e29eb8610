"""Computer players at the table: a question with its state, answered in another thread."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from affray.core import NATURE, InputError, Question, System
from affray.dice.stream import Stream
from affray.play import About, Clock, PlayerFailed, Seat
from affray.play.decisions import stands
from affray.play.player import Thought as Found
from affray.play.players import about_game, is_own
from affray.play.reasons import Decision
from affray.web.operating.crew import Crew
from affray.web.operating.events import warn
from affray.web.rooms import votes
from affray.web.rooms.change import Change
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.room import Room, Turn
from affray.web.rooms.table import Table
from affray.web.words.faults import Refusing, error_line

LOG = logging.getLogger("affray.table")
SECONDS = 30.0
"""The most time for an answer of a computer player."""


class Rooms(Protocol):
    """Who holds the rooms, and the computer players of them all."""

    lineup: Lineup
    thinkers: Crew
    callers: Crew
    halt: asyncio.Future[None]

    async def change_held(self, table: Table, deed: Callable[[Room, float], Change]) -> object:
        """Does a deed to a room that is held."""

    def go_on(self, table: Table) -> None:
        """Lets a room do what goes by itself."""


class Answered(msgspec.Struct, frozen=True):
    """What a computer player answers in notation, and what it thought; None of an inner choice."""

    text: str
    thought: Found[object] | None = None


class Thought(msgspec.Struct, frozen=True):
    """What a computer player needs in order to answer."""

    turn: Turn
    """Which state it is asked in, for which side, and its name."""
    system: System[object, object]
    """The rules of the game."""
    state: object
    """The position as its side sees it."""
    question: Question[object]
    """What is open."""
    game: str
    """The game's id."""
    lineup: Lineup
    """Where its player is found."""
    about: About
    """The scenario's title and the house rules."""
    seconds: float
    """The time for the answer."""
    waited: float
    """The seconds that people wait already."""

    def answer(self) -> Answered:
        """What the player answers. Raises PlayerFailed, InputError for a player that is not there."""
        turn = self.turn
        if turn.said:
            return Answered(turn.said)
        with self.lineup.player(self.game, turn.side, turn.player) as player:
            seat = Seat(turn.player, player, Stream(turn.seed), self.about)
            allowed = seat.allowance(self.system)
            clock = Clock(self.seconds if allowed is None else min(self.seconds, max(0.0, allowed - self.waited)))
            if self.question.inner:
                return Answered(str(seat.choose(self.system, self.state, self.question, clock)))
            thought = seat.think(self.system, self.state, self.question, clock, reasons=True)
            return Answered(self.system.write_answer(thought.answer), thought)


def thought_of(room: Room, lineup: Lineup, now: float, waited: float = 0.0) -> Thought | None:
    """What a computer player has to think about now, with no more than its side may see; None where none is asked. People
    have `waited` for so many seconds already."""
    turn, question = room.computer_turn(), votes.computer_question(room.game, room.players)
    if turn is None or question is None:
        return None
    left = room.time_left(now)[turn.side] if room.running_side == turn.side else SECONDS
    state, about = room.game.view(turn.side), about_game(room.game)
    return Thought(
        turn=turn,
        system=room.game.system,
        state=state,
        question=question,
        game=room.id,
        lineup=lineup,
        about=about,
        seconds=min(SECONDS, left),
        waited=waited,
    )


async def think(hub: Rooms, table: Table) -> None:
    """Plays for the computer players of a room until a person is asked."""
    begun, side = time.monotonic(), NATURE
    try:
        while not table.dead and not hub.halt.done():
            async with table.lock:
                now = time.monotonic()
                turn = table.room.computer_turn()
                if turn is not None and turn.side != side and not table.room.people_sides():
                    # Nobody waits for them but who looks on: each takes its own time.
                    begun, side = now, turn.side
                thought = thought_of(table.room, hub.lineup, now, now - begun)
            if thought is None:
                return
            crew = hub.callers if hub.lineup.is_waited_for(thought.turn.player) else hub.thinkers
            thinker = asyncio.get_running_loop().run_in_executor(crew, thought.answer)
            either: tuple[asyncio.Future[Answered] | asyncio.Future[None], ...] = (thinker, hub.halt)
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if hub.halt.done():
                return
            deed = deed_of(thought, thinker)
            async with table.lock:
                if not table.dead:
                    note_thought(table, thought, thinker)
                    await hub.change_held(table, deed)
    except Refusing:
        # The room is read again when somebody comes to it.
        table.stuck = True
    except InputError as error:
        # The game waits for a player that this server does not have, or that gave what is no answer.
        table.stuck = True
        warn("game-waits", game=table.room.id, what=error_line(error))
    except Exception:
        # The room goes on when it is touched again; it is not asked over and over.
        table.stuck = True
        LOG.exception("game-waits", extra={"fields": {"game": table.room.id}})
    finally:
        table.task = None
        if not table.stuck:
            hub.go_on(table)


MOST_THOUGHTS = 120
"""So many decisions of a room's computer players are kept, to be asked about."""


def note_thought(table: Table, asked: Thought, thinker: asyncio.Future[Answered]) -> None:
    """Keeps what a computer player thought of a question that left a choice, or that it goes on as planned, so that it can be
    asked why."""
    thought = None if thinker.exception() else thinker.result().thought
    if thought is None or not (thought.candidates or thought.decided):
        return
    if asked.turn == table.room.computer_turn():
        game = table.room.game
        decision = Decision(game.state, asked.state, asked.question, thought, len(game.line))
        known = [other for other in table.thoughts if stands(game, other)]
        table.thoughts = [*known, decision][-MOST_THOUGHTS:]
        if len(known) >= MOST_THOUGHTS:
            table.first = table.thoughts[0].moments


def deed_of(thought: Thought, thinker: asyncio.Future[Answered]) -> Callable[[Room, float], Change]:
    """What a computer player does: answers, or fails, and then its side leaves the game. Raises what else went wrong."""
    try:
        text = thinker.result().text
    except PlayerFailed as fault:
        return failing(thought, fault)
    return lambda room, now: played(thought, room, text, now)


def played(thought: Thought, room: Room, text: str, now: float) -> Change:
    """Plays the answer of a computer player; of a program or a plugin also one that what its side does not know forbids. Raises
    InputError for another's that is not legal."""
    try:
        return room.play_computer(thought.turn, text, now)
    except InputError:
        if is_own(thought.turn.player):
            raise
        return failing(thought, PlayerFailed("illegal", text))(room, now)


def failing(thought: Thought, fault: PlayerFailed) -> Callable[[Room, float], Change]:
    """The side of a player that has failed leaves the game; the log of the server says more than the game's."""
    turn = thought.turn
    warn("player-fails", game=thought.game, player=turn.player, what=str(fault), cause=fault.__cause__)
    thought.lineup.leave(thought.game, side=turn.side)
    return lambda room, now: room.fail_computer(turn, fault, now)
