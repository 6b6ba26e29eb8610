"""One thread that writes: whatever waits is committed together, and is only then known to anybody."""

import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from queue import SimpleQueue

import msgspec
import sqlalchemy as sa

from affray.web.operating.meters import SIZES, Histogram

Values = Mapping[str, object]
Row = tuple[sa.Table, Values]
MOST_AT_ONCE = 64
"""So many gifts of batches go into one commit."""


class Batch(msgspec.Struct, frozen=True, eq=False):
    """Rows that are written together or not at all; `replaced` are rows that stand already and get other values."""

    rows: tuple[Row, ...]
    replaced: tuple[Row, ...] = ()


Outcome = Exception | None
Waiting = tuple[Sequence[Batch], Callable[[Sequence[Outcome]], None]]


class Writer:
    """Commits batches in the order they are given."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="store writer", daemon=True)
        self.commits = 0
        self.check: Callable[[sa.Connection, Sequence[Batch]], None] | None = None
        """What is checked in each transaction before anything is written; it raises SQLAlchemyError."""
        self.sizes = Histogram(SIZES)

    def start(self) -> None:
        """Begins to write."""
        self.thread.start()

    def give(self, batches: Sequence[Batch], done: Callable[[Sequence[Outcome]], None]) -> None:
        """Takes batches; `done` is called in the writer's thread with what prevented each, None where it is committed."""
        self.queue.put((batches, done))

    def write(self, batch: Batch) -> None:
        """Commits a batch and waits for it. Raises what prevented it."""
        waiting: Future[Sequence[Outcome]] = Future()
        self.give([batch], waiting.set_result)
        for error in waiting.result():
            if error:
                raise error

    def stop(self) -> None:
        """Ends when everything given so far is committed."""
        self.queue.put(None)
        self.thread.join()

    def run(self) -> None:
        """Writes until it is stopped."""
        last = False
        while not last:
            group, last = self.take()
            if group:
                self.commit(group)

    def take(self) -> tuple[list[Waiting], bool]:
        """All that waits now, at least one batch; and whether it is the last."""
        group: list[Waiting] = []
        item = self.queue.get()
        while item is not None:
            group.append(item)
            if len(group) == MOST_AT_ONCE or self.queue.empty():
                return group, False
            item = self.queue.get()
        return group, True

    def commit(self, group: list[Waiting]) -> None:
        """Commits a group at once; where that fails each batch by itself, so that only the culprit is refused."""
        everything = [batch for batches, _ in group for batch in batches]
        first = self.try_batches(everything)
        for batches, done in group:
            done([self.try_batches([batch]) if first and len(everything) > 1 else first for batch in batches])

    def try_batches(self, batches: list[Batch]) -> Outcome:
        """What prevented a transaction; None where it is committed."""
        try:
            self.put(batches)
        except sa.exc.SQLAlchemyError as error:
            return error
        return None

    def put(self, batches: list[Batch]) -> None:
        """One transaction. Raises SQLAlchemyError."""
        inserts: dict[sa.Table, list[Values]] = {}
        for batch in batches:
            for table, values in batch.rows:
                inserts.setdefault(table, []).append(values)
        with self.engine.begin() as connection:
            if self.check:
                self.check(connection, batches)
            for table in table_order(inserts):
                connection.execute(table.insert(), inserts[table])
            for batch in batches:
                for table, values in batch.replaced:
                    connection.execute(update_statement(table, values))
        self.commits += 1
        self.sizes.add(len(batches))


def table_order(inserts: Mapping[sa.Table, object]) -> list[sa.Table]:
    """The tables, each after those it refers to."""
    if len(inserts) < 2:
        return [*inserts]
    return [table for table in next(iter(inserts)).metadata.sorted_tables if table in inserts]


def update_statement(table: sa.Table, values: Values) -> sa.Update:
    """The statement that gives a row, found by its key, other values."""
    keys = {column.name for column in table.primary_key}
    found = sa.and_(*(table.c[name] == values[name] for name in sorted(keys)))
    return table.update().where(found).values({name: value for name, value in values.items() if name not in keys})
