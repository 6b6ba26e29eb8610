"""What `affray admin backup`, `check`, `restore` and `copy` do."""

from collections.abc import Mapping
from pathlib import Path

from affray.cli.deeds.admin.typed import confirm, count_text, size_text
from affray.cli.exits import DONE, FAILED, STOPPED
from affray.cli.shown.as_json import print_json
from affray.core import InputError
from affray.web.admin import filling
from affray.web.admin.backup_file import read_rows, write_backup
from affray.web.admin.checking import Checked, check_rows
from affray.web.admin.opening import opened
from affray.web.admin.snapshot import rows_of, snapshot
from affray.web.store import default_store


def backup(store: str, file: str, *, yes: bool, json: bool) -> int:
    """Writes a backup, while a server runs or not. Raises InputError."""
    path = Path(file)
    if path.exists() and not confirm(f"{file}: is there already. Write over it?", yes=yes):
        return STOPPED
    with opened(store) as kept, snapshot(kept.engine) as connection:
        end = write_backup(path, rows_of(connection))
    size = path.stat().st_size
    if json:
        print_json({"file": file, "bytes": size, "rows": end.rows, "sum": end.sum})
    else:
        print(f"{file}: {rows_text(end.rows)}; {size_text(size)}.")
    return DONE


def rows_text(rows: Mapping[str, int]) -> str:
    """How many rows there are of what."""
    return ", ".join(f"{name} {count}" for name, count in sorted(rows.items())) or "nothing"


def check(store: str, file: str, *, everything: bool, json: bool) -> int:
    """Checks a backup, or the store where no file is named; the exit code of a failed check where something is wrong."""
    if file:
        checked = check_rows(read_rows(Path(file)), everything=everything)
    else:
        with opened(store) as kept, snapshot(kept.engine) as connection:
            checked = check_rows(rows_of(connection), everything=everything)
    if json:
        print_json(checked)
    else:
        print(checked_text(checked))
        for fault in checked.faults:
            print(f"  {fault}")
    return FAILED if checked.faults else DONE


def checked_text(checked: Checked) -> str:
    """What a check has seen, in a line."""
    seen = f"{count_text(checked.games, 'game')}, log entries {checked.entries}, {checked.replayed} played again"
    return f"{seen}: {count_text(len(checked.faults), 'fault')}." if checked.faults else f"{seen}: all is whole."


def restore(store: str, file: str, *, over: bool, yes: bool, json: bool) -> int:
    """Puts a backup into an empty store, or over another, once it was checked. Raises InputError."""
    checked = check_rows(read_rows(Path(file)))
    if checked.faults:
        more = f" and {count_text(len(checked.faults) - 1, 'more fault')}" if len(checked.faults) > 1 else ""
        raise InputError(f"{file}: {checked.faults[0]}{more}; nothing was restored")
    if over and not confirm(f"Everything in {place_text(store)} goes. Restore over it?", yes=yes):
        return STOPPED
    with opened(store, alone=True, fresh=True) as kept:
        rows = filling.restore(kept.engine, Path(file), over=over)
    return say_filled("Restored", rows, json=json)


def copy(source: str, target: str, *, over: bool, yes: bool, json: bool) -> int:
    """Puts all of a store into another one. Raises InputError."""
    if source == target:
        raise InputError("copy: expected two stores, got one")
    if over and not confirm(f"Everything in {place_text(target)} goes. Copy over it?", yes=yes):
        return STOPPED
    with opened(source, alone=True) as first, opened(target, alone=True, fresh=True) as second:
        rows = filling.copy(first.engine, second.engine, over=over)
    return say_filled("Copied", rows, json=json)


def place_text(store: str) -> str:
    """Where a store is, without a password."""
    from affray.web.store.store import store_address

    return store_address(store or default_store())


def say_filled(deed: str, rows: Mapping[str, int], *, json: bool) -> int:
    """Says what a store was filled with."""
    if json:
        print_json({"rows": rows})
    else:
        print(f"{deed}: {rows_text(rows)}.")
    return DONE
