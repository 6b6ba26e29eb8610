"""Measures what a server's games take of its memory: many long games, one after another, on a server of their own.

`python bench/rooms.py [GAMES] [ANSWERS] [SYSTEM]` writes the games into a store first and then opens each as a reader does;
it prints the resident memory of the server, and how long it takes to open one.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from affray.game import shipped_scenarios
from affray.play import make_seat as player_of
from affray.web.messages import NewGame
from affray.web.rooms.making import make_game
from affray.web.rooms.reopening import open_room
from affray.web.store import Store, open_store
from affray.web.store.entries import ENCODER, START, Played
from affray.web.store.roster import Roster
from affray.web.store.store import Kept, game_batch

GAMES, ANSWERS, SYSTEM = 2000, 300, "foeman"
MIB = 1 << 20


def play_game(store: Store, system: str, answers: int, seed: int) -> tuple[Kept, str]:
    """A game with so many answers at random, and the token of its maker."""
    scenario = next(entry.name for entry in shipped_scenarios(system))
    kept, made = make_game(NewGame(system, scenario), Roster(store.engine), ())
    room, player = open_room(kept), player_of("random", seed)
    while len(room.game.trail) < answers and not room.game.is_over:
        game = room.game
        assert game.question is not None
        if game.question.inner:
            text = str(player.choose(game.system, game.state, game.question))
        else:
            text = game.system.write_answer(player.answer(game.system, game.state, game.question))
        room.play(text, 0.0, 0, f"{len(room.items)}", room.people_sides())
    assert any(isinstance(item.entry, Played) for item in room.items)
    log = tuple(ENCODER.encode(item.entry) for item in room.items)
    return Kept(kept.id, kept.start, kept.seats, log), made.token


def resident_bytes(process: int) -> int:
    """The resident memory of a process in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096


def main(games: int = GAMES, answers: int = ANSWERS, system: str = SYSTEM) -> None:
    """Prints the memory as more and more games are opened."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "s.sqlite")
        store = open_store(path)
        (whole, token), links = play_game(store, system, answers, 1), list[str]()
        start = START.decode(whole.start)
        for number in range(games):
            # The same game under other names: what it takes of memory is its own each time.
            kept = Kept(f"{number:018x}", whole.start, whole.seats, whole.log)
            store.writer.write(game_batch(kept, start.system, float(number)))
            links.append(kept.id)
        store.close()
        code = f"from affray.cli.main import main; main(['serve', '--port', '0', '--no-open', '--store', {path!r}])"
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            before, most, began = resident_bytes(server.pid), 0, time.perf_counter()
            with httpx.Client(base_url=url, timeout=60, headers={"authorization": f"Bearer {token}"}) as client:
                for number, game in enumerate(links, start=1):
                    while client.get(f"/api/games/{game}").status_code == 429:
                        time.sleep(0.1)
                    most = max(most, resident_bytes(server.pid))
                    if number % (games // 10 or 1) == 0:
                        print(
                            f"{number:6} games of {len(whole.log)} entries: {resident_bytes(server.pid) / MIB:7.0f} MiB",
                            flush=True,
                        )
            took = (time.perf_counter() - began) / games
            print(f"before {before / MIB:.0f} MiB, at most {most / MIB:.0f} MiB; opening a game {1000 * took:.0f} ms")
            server.terminate()


if __name__ == "__main__":
    main(*(int(text) if text.isdecimal() else text for text in sys.argv[1:]))  # type: ignore[arg-type]
