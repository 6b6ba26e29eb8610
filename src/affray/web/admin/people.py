"""A person's data: where a name stands in the games of a store, given out as a whole or taken away.

A name is what somebody gave for a seat. It is no part of the rules: neither dice nor states depend on it, so that a game
without it is played again to the same end. Names in a scenario, such as those of seats at a game master's table, are part of
the game, in its answers and states; they are only named here.
"""

import re
import time
from collections.abc import Callable, Iterator

import msgspec
import sqlalchemy as sa

from affray.core import Scenario
from affray.web.store.entries import ENCODER, Entry, Said, Seated, Start, begins_with, read_entry, read_start
from affray.web.store.operating import touch
from affray.web.store.tables import ARMIES, CAMPAIGNS, FIELDS, FIGURES, GAMES, LOG

ERASED = "…"
"""What stands in place of what was said."""
NAMING = ("said", "seated")
"""The kinds of entries that may hold a name."""
KEPT = (FIGURES, CAMPAIGNS, ARMIES, FIELDS)


class Line(msgspec.Struct, frozen=True):
    """A line of chat: the number of its entry, when it was said in seconds since 1970 (None: not known), the text."""

    n: int
    at: float | None
    text: str


class GameWith(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game with a person's name in it."""

    id: str
    """The game."""
    system: str
    """The key of its system."""
    title: str
    """The title of its scenario."""
    made: float
    """When it was made, in seconds since 1970."""
    sides: tuple[int, ...] = ()
    """The sides that had the name at some time, by their place."""
    chat: tuple[Line, ...] = ()
    """What the person said."""
    mentions: int = 0
    """In how many lines others have named the person."""
    in_scenario: bool = False
    """Whether something in the scenario has the name, which cannot be taken away."""


class Person(msgspec.Struct, frozen=True):
    """Where a name stands: in games, and as that of what is kept (figures, campaigns, armies, battlefields), by table."""

    name: str
    made: float
    games: tuple[GameWith, ...]
    kept: dict[str, tuple[str, ...]]


def find_person(connection: sa.Connection, name: str) -> Person:
    """Where a name stands. Raises SQLAlchemyError, InputError for a row that is damaged."""
    games = []
    for game in connection.execute(sa.select(GAMES.c.id, GAMES.c.system, GAMES.c.made, GAMES.c.start)).all():
        start = read_start(game.id, game.start)
        found = sides_with(start.names, name)
        chat, mentions = [], 0
        for n, at, entry in entries_of(connection, game.id):
            if isinstance(entry, Seated):
                found |= sides_with(entry.names, name)
            elif entry.who == name:
                chat.append(Line(n, at, entry.text))
            else:
                mentions += is_mentioned(name, entry.text)
        named = is_in_scenario(start.scenario, name)
        if found or chat or mentions or named:
            games.append(
                GameWith(
                    id=game.id, system=game.system, title=start.scenario.title, made=game.made,
                    sides=tuple(sorted(found)), chat=tuple(chat), mentions=mentions, in_scenario=named,
                )
            )  # fmt: skip
    kept = {
        table.name: tuple(connection.execute(sa.select(table.c.name).where(table.c.name == name)).scalars())
        for table in KEPT
    }
    return Person(name, time.time(), tuple(games), {table: names for table, names in kept.items() if names})


def entries_of(connection: sa.Connection, game: str) -> Iterator[tuple[int, float | None, Said | Seated]]:
    """The entries of a game that may hold a name, with their numbers and times."""
    may_name = sa.or_(*map(begins_with, NAMING))
    wanted = sa.select(LOG.c.n, LOG.c.at, LOG.c.entry).where((LOG.c.game == game) & may_name).order_by(LOG.c.n)
    for n, at, raw in connection.execute(wanted):
        entry = read_entry(game, n, raw)
        if isinstance(entry, Said | Seated):
            yield n, at, entry


def sides_with(names: tuple[str, ...], name: str) -> set[int]:
    """The sides of a name."""
    return {side for side, given in enumerate(names) if given == name}


def mention(name: str) -> re.Pattern[str]:
    """The name as a word of its own."""
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def is_mentioned(name: str, text: str) -> bool:
    """Whether a text names somebody."""
    return mention(name).search(text) is not None


def is_in_scenario(scenario: Scenario, name: str) -> bool:
    """Whether a side or a figure of a scenario has the name."""
    return name in set(texts_in(scenario.body))


def texts_in(value: object) -> Iterator[str]:
    """All texts in a value of a scenario."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


# --- erasing ----------------------------------------------------------------------------------------------------------
def erase_person(engine: sa.Engine, name: str) -> int:
    """Takes a name, what the person said and where others have named the person out of all games; how many games have changed.

    A server that has one of them in memory lets it go within seconds, and may write the name once more until then. Raises
    SQLAlchemyError.
    """
    with engine.connect() as connection:
        games = [game.id for game in find_person(connection, name).games if game.sides or game.chat or game.mentions]
    for game in games:
        with engine.begin() as connection:
            erase_in_game(connection, game, name)
    return len(games)


def erase_in_game(connection: sa.Connection, game: str, name: str) -> None:
    """Takes a name out of a game."""
    start = read_start(game, connection.execute(sa.select(GAMES.c.start).where(GAMES.c.id == game)).scalar_one())
    values = {"start": ENCODER.encode(without_name(start, name))}
    connection.execute(GAMES.update().where(GAMES.c.id == game).values(values))
    for n, _, entry in list(entries_of(connection, game)):
        erased = erased_entry(entry, name)
        if erased != entry:
            row = (LOG.c.game == game) & (LOG.c.n == n)
            connection.execute(LOG.update().where(row).values(entry=ENCODER.encode(erased)))
    touch(connection, game)


def without_name(start: Start, name: str) -> Start:
    """What a game starts from, where the sides of a name have none."""
    return msgspec.structs.replace(start, names=tuple("" if given == name else given for given in start.names))


def erased_entry(entry: Said | Seated, name: str) -> Entry:
    """An entry without a name, and without what that person said."""
    if isinstance(entry, Seated):
        return msgspec.structs.replace(entry, names=tuple("" if given == name else given for given in entry.names))
    if entry.who == name:
        return msgspec.structs.replace(entry, who="", text=ERASED)
    return msgspec.structs.replace(entry, text=mention(name).sub(ERASED, entry.text))


def erase_for_good(engine: sa.Engine, name: str, wait: Callable[[], object] | None) -> int:
    """Takes a name away, and where servers may run once more after a `wait` in which they let go of the games; how many games
    have changed. Raises SQLAlchemyError."""
    changed = erase_person(engine, name)
    if changed and wait is not None:
        wait()
        erase_person(engine, name)
    return changed
