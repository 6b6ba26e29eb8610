"""Rooms without a server, over a store that is a list."""

from typing import cast

import msgspec

from affray.core import Scenario, System
from affray.game import dumps, loads
from affray.game.lines import state_hash
from affray.web.messages import Answer, Clock, Command, Made
from affray.web.rooms.change import Change
from affray.web.rooms.making import with_seats
from affray.web.rooms.reopening import open_game, open_room
from affray.web.rooms.room import Room
from affray.web.store.entries import ME, Reader, Start, reader_of
from affray.web.store.store import Kept
from tests.toy import PIG, TABLE

RULES = cast("System[object, object]", PIG)

FRIENDS = (ME, "friend")


class Desk:
    """A room with what is kept of it, and the time."""

    def __init__(
        self,
        players: tuple[str, ...] = FRIENDS,
        scenario: Scenario = TABLE,
        *,
        seed: int = 7,
        clock: Clock | None = None,
        dice: str = "stream",
        vote: int = 0,
        rules: System[object, object] = RULES,
    ) -> None:
        start = Start(rules.facts.key, scenario, {}, seed, "00", players, ("",) * len(players), clock=clock)
        start = msgspec.structs.replace(start, dice=dice, vote=vote)
        self.rules = rules
        self.kept, self.made = with_seats(start, open_game(start, rules))
        self.now = 100.0
        self.room = self.again()
        self.extra: list[Kept] = []

    def again(self) -> Room:
        """The room as it is made from what is kept."""
        return open_room(self.kept, self.now, self.rules)

    def reader(self, seat: int) -> Reader:
        """Who sits in a seat."""
        return reader_of(self.kept.id, self.kept.seats[seat], f"token {seat}")

    @property
    def onlooker(self) -> Reader:
        """The onlooker."""
        return self.reader(len(self.kept.seats) - 1)

    def commit(self, change: Change) -> Change:
        """Keeps a change."""
        assert change.first == len(self.kept.log) + 1 or not change.entries
        seats = {seat.seat: seat for seat in (*self.kept.seats, *change.seats, *change.added)}
        self.kept = Kept(
            self.kept.id, self.kept.start, tuple(seats.values()), (*self.kept.log, *change.encoded_entries())
        )
        if change.made:
            self.extra.append(change.made)
        return change

    def answer(self, seat: int, *texts: str, name: str = "a", state: int | None = None) -> Change:
        """Gives answers and keeps what they change."""
        given = Answer(name, self.room.state if state is None else state, texts)
        return self.commit(self.room.answer(self.reader(seat), given, self.now))

    def command(self, seat: int, do: str, name: str = "c", text: str = "", what: str = "", side: int = -1) -> Change:
        """Gives a command and keeps what it changes."""
        from affray.web.rooms.commands import obey

        command = msgspec.convert(
            {"kind": "command", "id": name, "do": do, "text": text, "what": what, "side": side}, Command
        )
        return self.commit(obey(self.room, self.reader(seat), command, self.now))

    def check(self) -> None:
        """Checks that what is kept gives the room again, and that its record holds."""
        assert standing(self.again()) == standing(self.room)
        assert loads(dumps(self.room.game), system=self.rules).trail == self.room.game.trail


def standing(room: Room) -> tuple[object, ...]:
    """All that must be the same after a restart."""
    game = room.game
    return (
        state_hash(game.system, game.state),
        room.n,
        room.state,
        room.moment,
        [item.entry for item in room.items],
        [item.events for item in room.items],
        room.done,
        room.wishes,
        room.players,
        room.names,
        room.clocks,
        game.gone,
        game.is_over,
        game.question,
        {number: seat for number, seat in room.seats.items() if seat.hash},
    )


def tokens(made: Made) -> list[str]:
    """The tokens of a game: the maker's, the friends', the onlooker's."""
    return [made.token, *(link.token for link in made.friends), made.onlooker]
