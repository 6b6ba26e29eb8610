"""Whether the games of a backup or a store are whole, and can be played on."""

import random
from collections.abc import Iterable, Iterator

import msgspec

from affray.core import InputError
from affray.game import dumps, loads
from affray.game.lines import state_hash
from affray.web.admin.snapshot import Row, Values
from affray.web.rooms.reopening import open_room
from affray.web.rooms.room import Room
from affray.web.store.entries import ENTRY, START, Parted, Played
from affray.web.store.store import Kept, SeatKept, read_sides
from affray.web.store.tables import GAMES, LOG, SEATS

SAMPLE = 20
"""So many games are played again unless all are wanted."""


class Checked(msgspec.Struct):
    """What a check has seen: how many games and entries, how many games were played again, what is wrong."""

    games: int = 0
    entries: int = 0
    replayed: int = 0
    faults: list[str] = []


def check_rows(rows: Iterable[Row], *, everything: bool = False, rng: random.Random | None = None) -> Checked:
    """Checks all games; plays a sample again, or every one. Raises InputError for rows that cannot be read."""
    checked, sample, rng = Checked(), list[Kept](), rng or random.Random()
    for game, numbers in games_of(rows):
        checked.games += 1
        checked.entries += len(game.log)
        fault = whole_fault(game, numbers)
        if fault:
            checked.faults.append(f"game {game.id}: {fault}")
        elif everything:
            check_replay(checked, game)
        elif len(sample) < SAMPLE:
            sample.append(game)
        elif (place := rng.randrange(checked.games)) < SAMPLE:
            sample[place] = game
    for game in sample:
        check_replay(checked, game)
    return checked


def games_of(rows: Iterable[Row]) -> Iterator[tuple[Kept, list[int]]]:
    """Each game among rows, and the numbers of its entries."""
    game: Values | None = None
    seats: list[SeatKept] = []
    numbers: list[int] = []
    entries: list[bytes] = []
    for name, values in rows:
        if name == GAMES.name:
            if game is not None:
                yield Kept(str(game["id"]), as_bytes(game["start"]), tuple(seats), tuple(entries)), numbers
            game, seats, numbers, entries = values, [], [], []
        elif name == SEATS.name:
            sides = read_sides(str(values["sides"]))
            seats.append(SeatKept(as_int(values["seat"]), str(values["hash"]), sides, owner=bool(values["owner"])))
        elif name == LOG.name:
            numbers.append(as_int(values["n"]))
            entries.append(as_bytes(values["entry"]))
    if game is not None:
        yield Kept(str(game["id"]), as_bytes(game["start"]), tuple(seats), tuple(entries)), numbers


def as_bytes(value: object) -> bytes:
    """A column that holds bytes. Raises InputError for another."""
    if not isinstance(value, bytes):
        raise InputError(f"expected bytes, got {value!r}")
    return value


def as_int(value: object) -> int:
    """A column that holds a whole number. Raises InputError for another."""
    if not isinstance(value, int):
        raise InputError(f"expected a whole number, got {value!r}")
    return value


def whole_fault(game: Kept, numbers: list[int]) -> str:
    """Why a game is not whole; empty where it is."""
    if not game.seats:
        return "it has no seats"
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        return f"its log has gaps: {len(numbers)} entries up to {max(numbers, default=0)}"
    place = "its start: "
    try:
        START.decode(game.start)
        for n, raw in enumerate(game.log, start=1):
            place = f"entry {n}: "
            ENTRY.decode(raw)
    except msgspec.DecodeError as error:
        return f"{place}{error}"
    return ""


def check_replay(checked: Checked, game: Kept) -> None:
    """Plays a game again, and notes what is wrong with it."""
    checked.replayed += 1
    try:
        room = open_room(game)
        if not is_as_kept(room):
            checked.faults.append(f"game {game.id}: its replay comes to another state than was kept")
        elif not room.unkept:
            loads(dumps(room.game), f"game {game.id}", room.game.system)
    except InputError as error:
        checked.faults.append(f"game {game.id}: {error}")


def is_as_kept(room: Room) -> bool:
    """Whether a game played again comes to the state that was kept with its last answer; of one whose last entry took an
    answer back, or that parts with today's rules, nothing is known."""
    entries = [item.entry for item in room.items]
    last = next((entry for entry in reversed(entries) if isinstance(entry, Played)), None)
    if last is None or not last.state or room.unkept or any(isinstance(entry, Parted) for entry in entries):
        return True
    return last.state == state_hash(room.game.system, room.game.state)
