"""What `affray admin storage` and `limits` do."""

import os

import msgspec

from affray.cli.deeds.admin.typed import print_table, size_text
from affray.cli.exits import DONE
from affray.cli.shown.as_json import print_json
from affray.web.admin.opening import opened
from affray.web.admin.snapshot import snapshot
from affray.web.admin.storage import Share, Storage, compact, storage_of
from affray.web.rooms.leaving import Bounds
from affray.web.service.lab.bench import Bounds as BenchBounds
from affray.web.service.options import NESTED, USUAL, read_options

Limit = str | int | float | tuple[float | int, ...]


def print_storage(store: str, *, compacting: bool, json: bool) -> int:
    """Prints what a store takes; makes it smaller first where that is wanted."""
    with opened(store, alone=compacting) as kept:
        with snapshot(kept.engine) as connection:
            before = storage_of(connection)
        found = before
        if compacting:
            compact(kept.engine)
            with snapshot(kept.engine) as connection:
                found = storage_of(connection)
    if json:
        print_json({"before": before.total, **msgspec.to_builtins(found)} if compacting else found)
        return DONE
    if compacting:
        print(f"{size_text(before.total)} before, {size_text(found.total)} now.")
    show_storage(found)
    return DONE


def show_storage(found: Storage) -> None:
    """Prints what a store takes."""
    free = f", {size_text(found.free)} of it free" if found.free >= 0 else ""
    journal = f"; write-ahead log {size_text(found.journal)}" if found.journal >= 0 else ""
    print(f"Database {size_text(found.total)}{free}{journal}")
    print()
    print_table(
        ("table", "rows", "size"), [(table.table, table.rows, size_text(table.bytes)) for table in found.tables]
    )
    for head, shares in (("entries", found.kinds), ("system", found.systems), ("biggest", found.biggest)):
        if shares:
            print()
            print_shares(head, shares)


def print_shares(head: str, shares: tuple[Share, ...]) -> None:
    """Prints parts of the games."""
    count = "games" if head == "system" else "entries" if head == "biggest" else "number"
    print_table((head, count, "content"), [(share.name, share.count, size_text(share.bytes)) for share in shares])


def print_limits(config: str, given: list[str] | None, *, json: bool) -> int:
    """Prints the limits that a server has with these settings, in this environment. Raises InputError, OSError."""
    configuration = read_options({NESTED: given}, os.environ, config)
    found: dict[str, dict[str, Limit]] = {
        "clients": msgspec.structs.asdict(configuration.options.limits),
        "rooms": msgspec.structs.asdict(Bounds()),
        "laboratory": msgspec.structs.asdict(BenchBounds()),
    }
    if json:
        print_json(found)
        return DONE
    sources = {"clients": configuration.sources}
    for name, limits in found.items():
        rows = [
            (limit, limit_text(value), sources.get(name, {}).get(f"{NESTED}.{limit}", USUAL))
            for limit, value in limits.items()
        ]
        print_table((name, "limit", "from"), rows)
        print()
    print("Rates: so many a second / so many at once. docs/hosts/administration.md says what each is for.")
    return DONE


def limit_text(value: Limit) -> str:
    """A limit as it is shown."""
    return " / ".join(map(str, value)) if isinstance(value, tuple) else str(value)
