"""What looking after a store must do on every database."""

from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.game import dumps
from affray.play.player import playable_answers
from affray.web.admin import filling
from affray.web.admin.backup_file import read_rows, write_backup
from affray.web.admin.checking import check_rows
from affray.web.admin.games import Wanted, check_removable, list_games, remove_game, show_game, with_turn
from affray.web.admin.people import ERASED, erase_person, find_person
from affray.web.admin.snapshot import Digest, rows_of, snapshot
from affray.web.admin.storage import compact, storage_of
from affray.web.messages import Answer, Command, NewGame
from affray.web.rooms.commands import obey
from affray.web.rooms.making import make_game
from affray.web.rooms.reopening import open_room
from affray.web.store import Batch, Store, open_store
from affray.web.store.entries import START, Said, reader_of
from affray.web.store.operating import Keys, Notice, Notices, read_operating
from affray.web.store.roster import Roster
from affray.web.store.store import Kept, game_batch, log_batch
from affray.web.store.tables import GAMES, LOG
from tests.units.web.keeping import ANN


def add_game(
    store: Store,
    made: float = 1000.0,
    *,
    answers: int = 4,
    says: tuple[str, ...] = (),
    resigns: bool = False,
    name: str = "Anna",
) -> Kept:
    """Puts a duel between Anna and a friend into a store, with so many answers and what each says in turn."""
    kept, given = make_game(
        NewGame("foeman", "duel", seats={"Blue": "friend"}, name=name, seed=7), Roster(store.engine), ()
    )
    store.writer.write(game_batch(kept, "foeman", made))
    room = open_room(kept)
    entries: list[bytes] = []
    for n in range(answers):
        question = room.game.question
        assert question is not None
        text = room.game.system.write_answer(playable_answers(question)[0])
        change = room.answer(
            reader_of(kept.id, kept.seats[question.side], ""), Answer(f"a{n}", room.state, (text,)), 0.0
        )
        entries += change.encoded_entries()
    for n, text in enumerate(says):
        reader = reader_of(kept.id, kept.seats[n % 2], "")
        entries += obey(room, reader, Command(f"c{n}", "chat", text), 0.0).encoded_entries()
    if resigns:
        entries += obey(room, reader_of(kept.id, kept.seats[0], ""), Command("r", "resign"), 0.0).encoded_entries()
    store.writer.write(log_batch(kept.id, 2, tuple(entries)))
    assert given.game == kept.id
    return msgspec.structs.replace(kept, log=(*kept.log, *entries))


def fill(store: Store) -> tuple[Kept, Kept]:
    """Puts two games, a figure, a notice and a key into a store."""
    first = add_game(store, says=("Hello Bo", "Hello Anna", "Hannah?"))
    second = add_game(store, made=2000.0, resigns=True, name="Bo")
    Roster(store.engine).add((ANN,))
    Notices(store.engine).put(Notice("en", "Down at six", 5.0))
    Keys(store.engine).make("club")
    return first, second


def digest_of(store: Store) -> Digest:
    """All that is in a store."""
    digest = Digest()
    with snapshot(store.engine) as connection:
        for row in rows_of(connection):
            digest.add(row)
    return digest


def check_games(where: str) -> None:
    """Games are listed with what becomes of them, shown one by one without secrets, and removed with all that is theirs."""
    store = open_store(where)
    first, second = fill(store)
    with snapshot(store.engine) as connection:
        rows = list_games(connection, Wanted(), 3000.0)
        assert [row.id for row in rows] == [first.id, second.id]
        assert [(row.answers, row.seats, row.taken, row.over) for row in rows] == [(4, 2, 1, False), (5, 2, 1, True)]
        assert rows[0].entries == len(first.log)
        assert rows[0].bytes == len(first.start) + sum(map(len, first.log))
        assert rows[0].last is not None and rows[0].last > 1e9
        assert [row.id for row in list_games(connection, Wanted(over=True), 0.0)] == [second.id]
        late = rows[0].last + 30 * 3600
        assert [row.id for row in list_games(connection, Wanted(idle=True), late)] == [first.id]
        assert len(list_games(connection, Wanted(older=29 * 3600.0), late)) == 2
        assert list_games(connection, Wanted(older=31 * 3600.0), late) == ()
        assert list_games(connection, Wanted(system="melee"), 0.0) == ()
        turn = open_room(first).game.question
        assert turn is not None and with_turn(connection, rows[0]).turn == ("Red", "Blue")[turn.side]
        shown = msgspec.json.encode(show_game(connection, first.id)).decode()
        start = START.decode(first.start)
        assert "Anna" in shown
        assert [secret for secret in (start.salt, *(seat.hash for seat in first.seats)) if secret in shown] == []
        with pytest.raises(InputError, match="there is none"):
            show_game(connection, "nothing")
        with pytest.raises(InputError, match="there is none"):
            check_removable(connection, ["nothing"])
    remove_game(store.engine, first.id)
    assert store.games() == (second.id,)
    assert set(read_operating(store.engine).touched) == {first.id}
    # Whoever has it in memory still can write nothing to it.
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        store.writer.write(log_batch(first.id, len(first.log) + 1, (b"{}",)))
    store.close()


def check_storage(where: str) -> None:
    """What a store takes is counted, and is not more when it was made smaller."""
    store = open_store(where)
    first, _ = fill(store)
    with snapshot(store.engine) as connection:
        before = storage_of(connection)
    rows = {table.table: table.rows for table in before.tables}
    assert (rows["games"], rows["seats"], rows["figures"], rows["keys"]) == (2, 6, 1, 1)
    assert {kind.name for kind in before.kinds} == {"began", "played", "said", "ended"}
    assert [(share.name, share.count) for share in before.systems] == [("foeman", 2)]
    assert before.biggest[0].name == first.id and before.total > before.systems[0].bytes > 0
    remove_game(store.engine, first.id)
    compact(store.engine)
    with snapshot(store.engine) as connection:
        after = storage_of(connection)
    assert after.total <= before.total and after.free in (0, -1) and after.biggest[0].name != first.id
    store.close()


def check_damage(where: str) -> None:
    """What is damaged is named in a line; other games are shown all the same."""
    store = open_store(where)
    first, second = fill(store)
    (table, values), *_ = log_batch(first.id, len(first.log) + 1, (b'{"kind":"seated","side":"x"}',)).rows
    store.writer.write(Batch(((table, values),)))
    said = f"^game {first.id}: entry {len(first.log) + 1} of its log is damaged: "
    with snapshot(store.engine) as connection:
        assert show_game(connection, second.id).fault == ""
        for look in (lambda: list_games(connection, Wanted(), 0.0), lambda: find_person(connection, "Anna")):
            with pytest.raises(InputError, match=said):
                look()
        with pytest.raises(InputError, match=said):
            show_game(connection, first.id)
        assert storage_of(connection).kinds
    with store.engine.begin() as connection:
        connection.execute(LOG.update().where(LOG.c.n > len(first.log)).values(entry=b"no JSON"))
        connection.execute(GAMES.update().where(GAMES.c.id == second.id).values(start=b"{}"))
    with snapshot(store.engine) as connection:
        with pytest.raises(InputError, match=said + "it has no kind"):
            storage_of(connection)
        assert show_game(connection, first.id).fault.startswith(said.removeprefix("^"))
        with pytest.raises(InputError, match=f"^game {second.id}: its start is damaged: "):
            show_game(connection, second.id)
        with pytest.raises(InputError, match=f"^game {second.id}: its start is damaged: "):
            find_person(connection, "Anna")
    store.close()


def check_backup(where: str, other: str, folder: Path) -> None:
    """A backup holds all that was kept at one moment, is checked, and fills another store with the same; so does a copy."""
    path = folder / "table.backup"
    store, target = open_store(where), open_store(other)
    first, _ = fill(store)
    with target.engine.begin() as connection:
        connection.exec_driver_sql("create table neighbours (name text)")
        connection.exec_driver_sql("insert into neighbours values ('not ours')")
    before = digest_of(store)
    with snapshot(store.engine) as connection:
        rows = rows_of(connection)
        begin = [next(rows)]
        # What is written while it is made is not in it.
        add_game(store, made=500.0)
        store.writer.write(log_batch(first.id, len(first.log) + 1, (first.log[0],)))
        end = write_backup(path, (*begin, *rows))
    assert end.rows == before.counts and path.stat().st_mode & 0o077 == 0
    checked = check_rows(read_rows(path), everything=True)
    assert (checked.games, checked.replayed, checked.faults) == (2, 2, [])
    assert filling.restore(target.engine, path, over=False) == before.counts
    assert before.differences(digest_of(target)) == []
    with pytest.raises(InputError, match="expected an empty one, or --over"):
        filling.restore(target.engine, path, over=False)
    assert filling.copy(store.engine, target.engine, over=True)["games"] == 3
    assert digest_of(store).differences(digest_of(target)) == []
    assert filling.restore(target.engine, path, over=True) == before.counts
    assert before.differences(digest_of(target)) == []
    with target.engine.connect() as connection:
        assert connection.exec_driver_sql("select name from neighbours").scalars().all() == ["not ours"]
    target.writer.write(Batch(((LOG, {"game": first.id, "n": 99, "entry": b"x", "at": None}),)))
    assert before.differences(digest_of(target)) == ["log"]
    store.close()
    target.close()


def check_erasing(where: str) -> None:
    """A person is found wherever the name stands, and erased; the games are played again to the same end."""
    store = open_store(where)
    first, second = fill(store)
    records = [dumps(open_room(game).game) for game in (first, second)]
    with snapshot(store.engine) as connection:
        anna = find_person(connection, "Anna")
        assert [(game.id, game.sides, game.mentions) for game in anna.games] == [(first.id, (0,), 1)]
        assert [line.text for line in anna.games[0].chat] == ["Hello Bo", "Hannah?"]
        assert find_person(connection, "Ann").kept == {"figures": ("Ann",)}
        assert [game.in_scenario for game in find_person(connection, "Aldric").games] == [True, True]
    assert erase_person(store.engine, "Anna") == 1
    assert erase_person(store.engine, "Anna") == 0
    kept = [store.load(game.id) for game in (first, second)]
    assert kept[0] is not None and kept[1] is not None and kept[1] == second
    assert b"Anna" not in kept[0].start + b"".join(kept[0].log)
    rooms = [open_room(game) for game in kept if game is not None]
    assert [dumps(room.game) for room in rooms] == records
    said = [item.entry for item in rooms[0].items if isinstance(item.entry, Said)]
    assert [(line.who, line.text) for line in said] == [("", ERASED), ("", f"Hello {ERASED}"), ("", ERASED)]
    assert rooms[1].names == ("Bo", "")
    assert set(read_operating(store.engine).touched) == {first.id}
    store.close()


def check_setting(where: str) -> None:
    """Notices and keys are kept, found by their language or their hash, and taken away."""
    store = open_store(where)
    notices, keys = Notices(store.engine), Keys(store.engine)
    notices.put(Notice("en", "Down at six", 1.0, 10.0))
    notices.put(Notice("de", "Aus um sechs", 2.0))
    notices.put(Notice("en", "Down at seven", 3.0, 10.0))
    found = read_operating(store.engine)
    texts = [notice and notice.text for notice in (found.notice(("en",), 5.0), found.notice(("en",), 10.0))]
    assert texts == ["Down at seven", "Aus um sechs"]
    assert notices.clear() == 2 and read_operating(store.engine).notice(("en",), 5.0) is None
    with pytest.raises(InputError, match="expected 1 to 400 letters, got 401"):
        notices.put(Notice("en", "x" * 401, 1.0))
    text = keys.make("club")
    with pytest.raises(InputError, match="there already"):
        keys.make("club")
    assert [key.name for key in keys.all()] == ["club"] and read_operating(store.engine).opens(text)
    assert not read_operating(store.engine).opens("club")
    keys.revoke("club")
    assert not read_operating(store.engine).opens(text)
    with pytest.raises(InputError, match="there is none"):
        keys.revoke("club")
    store.close()
