"""Backups that are older, damaged, or no backups at all; copies; checks that find what is wrong."""

import gzip
from pathlib import Path

import pytest
import sqlalchemy as sa

from affray.core import InputError
from affray.web.admin import filling
from affray.web.admin.backup_file import read_rows, write_backup
from affray.web.admin.checking import check_rows
from affray.web.admin.snapshot import rows_of, snapshot
from affray.web.store import open_store
from affray.web.store.store import connect, migrate_on, version_of
from tests.units.web.operations import add_game, digest_of, fill


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The backup of a store with two games."""
    store, found = open_store(str(tmp_path / "table.sqlite")), tmp_path / "table.backup"
    fill(store)
    with snapshot(store.engine) as connection:
        write_backup(found, rows_of(connection))
    store.close()
    return found


def restored(path: Path, folder: Path) -> None:
    """Restores a backup; the store stays as it was where that is refused."""
    store = open_store(str(folder / "other.sqlite"))
    add_game(store)
    before = digest_of(store)
    try:
        filling.restore(store.engine, path, over=True)
    except InputError:
        assert before.differences(digest_of(store)) == []
        raise
    finally:
        store.close()


def test_a_backup_of_older_tables_is_brought_to_the_present_ones(tmp_path: Path) -> None:
    old, path = connect(str(tmp_path / "old.sqlite")), tmp_path / "old.backup"
    with old.begin() as connection:
        migrate_on(connection, "old", "0006")
        connection.execute(sa.text("insert into games (id, made, system, start) values ('g', 1.0, 'pig', '{}')"))
        connection.execute(sa.text("insert into log (game, n, entry) values ('g', 1, '{}')"))
    lines = [
        b'{"format":"affray-backup","version":1,"affray":"0.1.0","tables":"0006","made":1.0}\n',
        b'["games",{"id":"g","made":1.0,"system":"pig","start":{"text":"{}"},"settled":null}]\n',
        b'["log",{"game":"g","n":1,"entry":{"base64":"e30="}}]\n',
    ]
    write_lines(path, lines, '{"games":1,"log":1}')
    store = open_store(str(tmp_path / "new.sqlite"))
    assert filling.restore(store.engine, path, over=False) == {"games": 1, "log": 1}
    assert version_of(store.engine) == version_of(open_store(str(tmp_path / "fresh.sqlite")).engine)
    found = store.load("g")
    assert found is not None and (found.start, found.log) == (b"{}", (b"{}",))
    store.close()


def write_lines(path: Path, lines: list[bytes], rows: str) -> None:
    """Writes a backup line by line."""
    from hashlib import sha256

    end = f'{{"rows":{rows},"sum":"{sha256(b"".join(lines)).hexdigest()}"}}\n'
    path.write_bytes(gzip.compress(b"".join((*lines, end.encode()))))


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.backup"
    write_lines(path, [b'{"format":"affray-backup","version":1,"affray":"9","tables":"9999","made":1.0}\n'], "{}")
    with pytest.raises(InputError, match="made by a newer version of Affray"):
        restored(path, tmp_path)
    write_lines(path, [b'{"format":"affray-backup","version":2,"affray":"9","tables":"0008","made":1.0}\n'], "{}")
    with pytest.raises(InputError, match="version 2 is newer than this program reads"):
        restored(path, tmp_path)


def test_a_backup_that_is_cut_off_or_changed_restores_nothing(path: Path, tmp_path: Path) -> None:
    whole = path.read_bytes()
    text = gzip.decompress(whole)
    lines = text.splitlines(keepends=True)
    damaged = {
        "cut off or damaged": whole[:-200],
        "cut off; expected a whole": gzip.compress(b"".join(lines[:-1])),
        "its rows are not those": gzip.compress(text.replace(b"Hannah?", b"Hannah!")),
        "rows are not those that": gzip.compress(b"".join((*lines[:3], *lines[4:]))),
        "fits no table": gzip.compress(b"".join((lines[0], b'["spoons",{}]\n', *lines[1:]))),
        r"line 2: ": gzip.compress(b"".join((lines[0], b"nonsense\n", *lines[1:]))),
        "expected a backup": b"nonsense",
        "expected a backup, as": gzip.compress(b'{"format":"other"}\n'),
    }
    for reason, data in damaged.items():
        path.write_bytes(data)
        with pytest.raises(InputError, match=reason):
            restored(path, tmp_path)
    path.unlink()
    with pytest.raises(InputError, match="no such file"):
        restored(path, tmp_path)


def test_a_check_names_games_that_are_not_whole_or_come_to_another_end(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "table.sqlite"))
    gap, bad, other, good = (add_game(store, made=float(n)) for n in range(4))
    with store.engine.begin() as connection:
        connection.execute(sa.text("delete from log where game = :game and n = 2"), {"game": gap.id})
        connection.execute(
            sa.text("update log set entry = :entry where game = :game and n = 3"), {"game": bad.id, "entry": b"{}"}
        )
        last = other.log[-1].replace(b'"state":"', b'"state":"0')
        connection.execute(
            sa.text("update log set entry = :entry where game = :game and n = :n"),
            {"game": other.id, "entry": last, "n": len(other.log)},
        )
    with snapshot(store.engine) as connection:
        checked = check_rows(rows_of(connection), everything=True)
    store.close()
    assert (checked.games, checked.replayed) == (4, 2)
    assert sorted(fault.split(": ", 1)[1].split(":")[0] for fault in checked.faults) == [
        "entry 3",
        "its log has gaps",
        "its replay comes to another state than was kept",
    ]
    assert not any(good.id in fault for fault in checked.faults)


def test_a_sample_is_played_again_unless_all_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.web.admin.checking.SAMPLE", 2)
    store = open_store(str(tmp_path / "table.sqlite"))
    for _ in range(4):
        add_game(store)
    with snapshot(store.engine) as connection:
        few, every = (check_rows(rows_of(connection), everything=all_games) for all_games in (False, True))
    store.close()
    assert (few.games, few.replayed, every.replayed) == (4, 2, 4)


def test_a_backup_is_written_whole_or_not_at_all(path: Path) -> None:
    before = path.read_bytes()

    def broken() -> object:
        yield from list(read_rows(path))[:3]
        raise InputError("the database fails")

    with pytest.raises(InputError, match="the database fails"):
        write_backup(path, broken())  # type: ignore[arg-type]
    assert path.read_bytes() == before
    assert sorted(file.suffix for file in path.parent.iterdir() if file.name.startswith(".")) == []
