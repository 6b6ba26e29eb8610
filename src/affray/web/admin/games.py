"""The games of a store as whoever operates it looks at them, and how they are removed.

Nothing here says a token, its hash, or anything that dice are made of.
"""

from collections.abc import Mapping, Sequence

import msgspec
import sqlalchemy as sa

from affray.core import InputError
from affray.web.messages import Clock
from affray.web.rooms.reopening import open_room
from affray.web.rooms.room import Room
from affray.web.store.entries import PEOPLE, Seated, begins_with, damaged_error, read_entry
from affray.web.store.operating import touch
from affray.web.store.store import load_game, read_sides
from affray.web.store.tables import CAMPAIGNS, GAMES, LOG, METADATA, SEATS

DAY = 24 * 3600.0


class Titled(msgspec.Struct, frozen=True):
    """What a scenario is called."""

    name: str
    title: str


class Beginning(msgspec.Struct, frozen=True):
    """As much of what a game starts from as a list needs."""

    scenario: Titled
    players: tuple[str, ...]
    names: tuple[str, ...] = ()
    links: bool = False
    taken: tuple[int, ...] = ()


BEGINNING = msgspec.json.Decoder(Beginning)


class GameRow(msgspec.Struct, frozen=True):
    """A game in a list."""

    id: str
    """Its id."""
    system: str
    """The key of its system."""
    scenario: str
    """The title of its scenario."""
    made: float
    """When it was made, in seconds since 1970."""
    last: float | None
    """When the last entry of its log was written; None for one that an older version wrote."""
    entries: int
    """How many entries its log has, chat and seats included."""
    answers: int
    """How many of them are answers, takebacks or leavings."""
    seats: int
    """How many seats people have."""
    taken: int
    """How many of these are taken."""
    over: bool
    """Whether it is over."""
    bytes: int
    """What its start and its log take."""
    turn: str = ""
    """The side whose turn it is, where that was asked for."""


class Wanted(msgspec.Struct, frozen=True):
    """Which games are meant: of a system, whose last entry is older than so many seconds, that are over, or that are not and
    have had no entry for a day."""

    system: str = ""
    older: float = 0.0
    over: bool = False
    idle: bool = False

    def takes(self, row: GameRow, now: float) -> bool:
        """Whether a game is meant."""
        age = now - (row.last or row.made)
        if (self.over and not row.over) or (self.idle and (row.over or age < DAY)):
            return False
        return (not self.older or age >= self.older) and self.system in ("", row.system)


def list_games(connection: sa.Connection, wanted: Wanted, now: float, only: str = "") -> tuple[GameRow, ...]:
    """The games that are meant, oldest first; of all those, or of the one with this id. Raises SQLAlchemyError, InputError for a
    row that is damaged."""
    columns = sa.select(GAMES.c.id, GAMES.c.made, GAMES.c.system, GAMES.c.start)
    games = columns.where(is_of(only, GAMES.c.id)).order_by(GAMES.c.made, GAMES.c.id)
    logs, seats, seated = read_logs(connection, only), read_seats(connection, only), read_seated(connection, only)
    rows = []
    with connection.execute(games.execution_options(yield_per=100)) as found:
        for game in found:
            start = read_beginning(game.id, game.start)
            log, own = logs[game.id], seats.get(game.id, {})
            unused = unused_seats(start, own, seated.get(game.id, ()))
            people = [seat for seat, (sides, owner) in own.items() if sides or owner]
            row = GameRow(
                id=game.id,
                system=game.system,
                scenario=start.scenario.title,
                made=game.made,
                last=log.last,
                entries=log.entries,
                answers=log.answers,
                seats=len(people),
                taken=len(set(people) - unused),
                over=bool(log.ended),
                bytes=len(game.start) + log.bytes,
            )
            if wanted.takes(row, now):
                rows.append(row)
    return tuple(rows)


def is_of(game: str, column: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Whether a row is of a game, whose id is in a column; every row is of all games."""
    return column == game if game else sa.true()


def read_beginning(game: str, raw: bytes) -> Beginning:
    """As much of what a game starts from as a list needs. Raises InputError for what is damaged."""
    try:
        return BEGINNING.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise damaged_error(game, "its start", error) from None


class LogSum(msgspec.Struct, frozen=True):
    """A log in numbers: its entries, those of the record, those that say it is over, its bytes, its last time."""

    entries: int
    answers: int
    ended: int
    bytes: int
    last: float | None


def read_logs(connection: sa.Connection, only: str) -> Mapping[str, LogSum]:
    """The log of each game in numbers."""
    counted = (sa.func.sum(sa.case((begins_with(kind), 1), else_=0)) for kind in ("played", "ended"))
    size = sa.func.sum(sa.func.length(LOG.c.entry))
    wanted = sa.select(LOG.c.game, sa.func.count(), *counted, size, sa.func.max(LOG.c.at)).group_by(LOG.c.game)
    rows = connection.execute(wanted.where(is_of(only, LOG.c.game)))
    return {
        game: LogSum(entries, answers, ended, int(total), last) for game, entries, answers, ended, total, last in rows
    }


def read_seats(connection: sa.Connection, only: str) -> Mapping[str, Mapping[int, tuple[tuple[int, ...], bool]]]:
    """The seats of each game: their sides, and whether they are the maker's."""
    found: dict[str, dict[int, tuple[tuple[int, ...], bool]]] = {}
    wanted = sa.select(SEATS.c.game, SEATS.c.seat, SEATS.c.sides, SEATS.c.owner)
    for row in connection.execute(wanted.where(is_of(only, SEATS.c.game))):
        found.setdefault(row.game, {})[row.seat] = read_sides(row.sides), bool(row.owner)
    return found


def read_seated(connection: sa.Connection, only: str) -> Mapping[str, Sequence[Seated]]:
    """What has become of the seats of each game, in order."""
    found: dict[str, list[Seated]] = {}
    wanted = sa.select(LOG.c.game, LOG.c.n, LOG.c.entry).where(begins_with("seated")).order_by(LOG.c.game, LOG.c.n)
    for game, n, raw in connection.execute(wanted.where(is_of(only, LOG.c.game))):
        entry = read_entry(game, n, raw)
        assert isinstance(entry, Seated)
        found.setdefault(game, []).append(entry)
    return found


def unused_seats(
    start: Beginning, seats: Mapping[int, tuple[tuple[int, ...], bool]], seated: Sequence[Seated]
) -> set[int]:
    """The seats whose links nobody has used."""
    unused = {seat for seat, (sides, owner) in seats.items() if sides and not owner} if start.links else set[int]()
    unused -= {*start.taken}
    for entry in seated:
        if entry.place >= 0 and entry.what == "given":
            unused.add(entry.place)
        elif entry.place >= 0:
            unused.discard(entry.place)
    return unused


# --- one game ---------------------------------------------------------------------------------------------------------
class SideShown(msgspec.Struct, frozen=True):
    """A side: its name, who plays it, the name given, whether its seat is taken, whether it has left the game."""

    side: str
    player: str
    name: str
    taken: bool
    gone: bool


class GameShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in detail: its row, its sides, and how it stands; `fault` says why it cannot be played on."""

    row: GameRow
    sides: tuple[SideShown, ...] = ()
    score: tuple[float, ...] = ()
    clock: Clock | None = None
    campaign: str = ""
    fault: str = ""


def show_game(connection: sa.Connection, game: str) -> GameShown:
    """A game in detail. Raises InputError for an unknown one, and for one of which a list cannot be made."""
    row = next(iter(list_games(connection, Wanted(), 0.0, game)), None) if game else None
    if row is None:
        raise unknown_game(game)
    campaign = connection.scalar(sa.select(CAMPAIGNS.c.name).where(CAMPAIGNS.c.room == game)) or ""
    try:
        kept = load_game(connection, game)
        assert kept is not None
        room = open_room(kept)
    except InputError as error:
        return GameShown(row, campaign=campaign, fault=str(error))
    return GameShown(
        msgspec.structs.replace(row, turn=turn_of(room)),
        sides_of(room),
        score=tuple(room.game.score) if room.game.is_over else (),
        clock=room.start.clock,
        campaign=campaign,
    )


def sides_of(room: Room) -> tuple[SideShown, ...]:
    """The sides of a game, and who has them."""
    names = room.game.system.sides(room.game.state)
    free = {side for seat in room.unused for side in room.seats[seat].sides}
    return tuple(
        SideShown(name, player, room.names[side], player in PEOPLE and side not in free, side in room.game.gone)
        for side, (name, player) in enumerate(zip(names, room.players, strict=True))
    )


def turn_of(room: Room) -> str:
    """The side whose turn it is; empty where it is nobody's."""
    question = room.game.question
    names = room.game.system.sides(room.game.state)
    return names[question.side] if question is not None and 0 <= question.side < len(names) else ""


def with_turn(connection: sa.Connection, row: GameRow) -> GameRow:
    """A row that says whose turn it is, for which the game is played again; the reason where that is not possible."""
    if row.over:
        return row
    try:
        kept = load_game(connection, row.id)
        return row if kept is None else msgspec.structs.replace(row, turn=turn_of(open_room(kept)))
    except InputError as error:
        return msgspec.structs.replace(row, turn=f"({error})")


def unknown_game(game: str) -> InputError:
    """What is said of a game that is not there."""
    return InputError(f"game {game}: there is none; affray admin games lists them")


# --- removing ---------------------------------------------------------------------------------------------------------
def check_removable(connection: sa.Connection, games: Sequence[str]) -> None:
    """Raises InputError for a game that is not there, or is the fight under way of a campaign."""
    fights = fights_under_way(connection)
    for game in games:
        if connection.scalar(sa.select(GAMES.c.id).where(GAMES.c.id == game)) is None:
            raise unknown_game(game)
        if game in fights:
            raise InputError(f"game {game}: is the fight under way of the campaign {fights[game]!r}")


def fights_under_way(connection: sa.Connection) -> Mapping[str, str]:
    """The campaigns by the games that their fights under way are."""
    rows = connection.execute(sa.select(CAMPAIGNS.c.room, CAMPAIGNS.c.name).where(CAMPAIGNS.c.room.is_not(None)))
    return {row.room: row.name for row in rows}


def remove_game(engine: sa.Engine, game: str) -> None:
    """Removes a game with all that belongs to it. A server that has it in memory can write nothing more to it, and lets it go
    within seconds. Raises SQLAlchemyError."""
    with engine.begin() as connection:
        touch(connection, game)
        for table in reversed(METADATA.sorted_tables):
            for column in table.columns:
                if any(key.column is GAMES.c.id for key in column.foreign_keys):
                    connection.execute(table.delete().where(column == game))
        connection.execute(GAMES.delete().where(GAMES.c.id == game))
