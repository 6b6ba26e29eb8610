"""Skirmishes in plain Python: the functions that become machine code, called as they are, with lists for arrays."""

from collections.abc import Iterator
from typing import cast

from affray.core import InputError
from affray.dice.stream import Stream
from affray.lab.batches.batch import MOST_GAMES
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import MOST_OFFERED
from affray.lab.systems.foeman.skirmish.machine import (
    DECISIONS,
    NOTES,
    OWN,
    RESULT,
    ROOM,
    WRITTEN,
    Table,
    play_game,
    write_choice,
    write_result,
)
from affray.lab.systems.foeman.skirmish.policies import inner_choice
from affray.lab.systems.foeman.skirmish.reading import start_numbers
from affray.lab.systems.foeman.skirmish.scope import check_skirmish
from affray.lab.systems.foeman.skirmish.tables import table_numbers
from affray.referee import Live, StreamDice
from affray.systems.foeman.position.state import State


class PlainTable(Live):
    """The referee of a skirmish: the dice of the game, choices by how both sides fight, and numbers of their own for them."""

    __slots__ = ("notes", "own", "t", "ways")

    def __init__(self, t: list[int], ways: list[int], notes: list[int], seed: int, game: int) -> None:
        super().__init__(StreamDice(Stream(seed, game)), {}, self.choose_inside, 1)
        self.t, self.ways, self.notes = (cast("Row", row) for row in (t, ways, notes))
        self.own = Stream(seed, game + OWN)

    def draw_lot(self, many: int) -> int:
        """A number of the policies' own."""
        return self.own.face(many)

    def choose_inside(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """Make a choice inside an action and write it down."""
        found = inner_choice(ref=self, t=self.t, ways=self.ways, who=who, what=what, most=most, x=x, y=y)
        write_choice(self.notes, found)
        return found


def plain_skirmishes(state: State, ways: list[int], games: int, seed: int, *, first: int = 0) -> Iterator[list[int]]:
    """Play games from game `first` on; yield a row for each, the same as those of `run_skirmishes`.

    Raises InputError for a skirmish that rows cannot hold, and for too many games.
    """
    check_skirmish(state)
    if not 1 <= games <= MOST_GAMES:
        raise InputError(f"games {games}: expected 1 to {MOST_GAMES}")
    lasting, start = table_numbers(state), start_numbers(state)
    for game in range(first, first + games):
        yield result_row(state, lasting, start, PlainTable(lasting, ways, empty_notes(0), seed, game))


def plain_notes(state: State, ways: list[int], seed: int, game: int, room: int) -> list[int]:
    """The notes of one game, at most `room` numbers, the same as those of `notes_of_game`. Raises InputError."""
    check_skirmish(state)
    lasting, notes = table_numbers(state), empty_notes(room)
    result_row(state, lasting, start_numbers(state), PlainTable(lasting, ways, notes, seed, game))
    return notes[NOTES : NOTES + notes[WRITTEN]]


def empty_notes(room: int) -> list[int]:
    """Notes with nothing in them and so much room."""
    notes = [0] * (NOTES + room)
    notes[ROOM] = room
    return notes


def result_row(state: State, lasting: list[int], start: list[int], ref: PlainTable) -> list[int]:
    """Play one game and return its result as a row."""
    ref.notes[DECISIONS] = 0
    t, s, offered, found = (cast("Row", row) for row in (lasting, [*start], [0] * MOST_OFFERED, [0] * RESULT))
    play_game(cast("Table", ref), s, offered, state.house)
    write_result(t, s, ref.notes, found, 0)
    return cast("list[int]", found)
