"""`affray join`: terminals at the tables of a server, with others and alone."""

import asyncio
import re
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from affray.web.client import Seat
from affray.web.messages import Made, Told
from affray.web.service.desk import Setting
from affray.web.store.operating import Notice, Notices
from tests.units.cli.online.terminals import PATIENCE, Terminal, is_question, is_seated, play_on
from tests.units.cli.running import refused, run
from tests.units.web.crashing import Killing
from tests.units.web.served import PATIENT, Client, bearer, made_game, new_game, served


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path, Setting(limits=PATIENT)) as found:
        yield found


class Company:
    """The terminals of a test; each has a home of its own, and is ended with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.terminals: list[Terminal] = []

    def join(self, address: str, *more: str, home: str = "") -> Terminal:
        """A terminal at the table of an address."""
        found = Terminal(self.folder / (home or f"home-{len(self.terminals)}"), "join", address, *more)
        self.terminals.append(found)
        return found


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    found = Company(tmp_path)
    yield found
    for terminal in found.terminals:
        terminal.kill()


def link(client: Client, made: Made, token: str) -> str:
    return f"{client.url}/game/{made.game}#{token}"


def friends_link(client: Client, made: Made) -> str:
    return link(client, made, made.friends[0].token)


class Onlooker:
    """A client as the page is one, which looks on until the game is over; `heard` are all lines that it was told."""

    def __init__(self, client: Client, made: Made) -> None:
        self.client, self.made = client, made
        self.heard: list[str] = []
        self.thread = threading.Thread(target=lambda: asyncio.run(self.look()))
        self.thread.start()

    async def look(self) -> None:
        """Takes in what is told."""

        async def hear(said: object) -> None:
            if isinstance(said, Told):
                self.heard.extend(line.text for line in said.lines)

        seat = Seat(self.client.url, self.made.game, self.made.onlooker)
        seat.listeners.append(hear)
        async with seat, asyncio.timeout(600):
            await seat.wait_until(lambda seat: seat.position is not None and seat.position.over)

    def lines(self) -> list[str]:
        """All lines that were told."""
        self.thread.join(600)
        return self.heard


def words(text: str) -> str:
    """A text without its line ends, and without clauses at the margin."""
    return " ".join(re.sub(r"\[[A-Z0-9/ -]+\]", "", text).split())


GAMES = [
    pytest.param("foeman", "duel", "Blue", marks=pytest.mark.slow),
    pytest.param("melee", "duel", "Blue", marks=pytest.mark.slow),
    pytest.param("wargame", "patrol-clash", "Blue", marks=pytest.mark.slow),
    ("fortmayn", "duel", "The challenged"),
]


@pytest.mark.parametrize(("system", "scenario", "friend"), GAMES)
def test_two_terminals_play_a_whole_game_while_a_page_looks_on(
    client: Client, company: Company, system: str, scenario: str, friend: str
) -> None:
    made = made_game(client, system=system, scenario=scenario, seats={friend: "friend"})
    page = Onlooker(client, made)
    first = company.join(link(client, made, made.token), "--plain")
    first.waited(is_seated)
    second = company.join(friends_link(client, made), "--plain", "--lang", "de")
    # The words of the second are German; its lists are numbered all the same.
    with ThreadPoolExecutor(2) as pool:
        typed = list(pool.map(play_on, (first, second), (1, 2)))
    assert sum(typed) > 0
    shown = words(first.text)
    missing = [line for line in page.lines() if words(line) not in shown]
    assert not missing, missing[:5]
    assert "The dice hold: " in first.text and "all that server and seats were bound to" in words(first.text)
    assert "Die Würfel stimmen: " in second.text
    record = company.folder / "game.record"
    first.type_until(f"save {record}", "The record is in")
    assert run("verify", str(record)).code == 0
    assert first.end() == 0 == second.end()


WORDS_OF_THE_TABLE = (
    ("help", "what you are called at the table"), ("dance wildly", "is no answer here; expected one of"),
    ("clause FM-DX-01", "FM-DX-01 Standing"), ("fm-dx-01", "FM-DX-01 Standing"),
    ("clause xyzzy", "no rule has the words"), ("save", "expected the name"),
    ("help rematch", "another game once this one is over"), ("help xyzzy", "help xyzzy: expected one of answers"),
    ("mvoe", "did you mean move?"), ("borad", "did you mean board?"),
    ("agree", "nothing is asked of this seat"), ("rematch", "is not over"), ("rematch soon", "expected swap, easier"),
    ("board", "Aldric (Red)"), ("hint", "hints are given only where no other person plays"),
    ("save game.record", "is open when the game is over"), ("undo", "there is no answer of yours to take back"),
)  # fmt: skip


def test_the_words_of_the_table(client: Client, company: Company) -> None:
    made = made_game(client, seats={"Blue": "friend"}, clock={"seconds": 600})
    first = company.join(link(client, made, made.token), "--name", "Ann")
    second = company.join(friends_link(client, made), "--plain", "--name", "Bo")
    # Who is asked has a prompt, who waits has none.
    while not any("> " in terminal.text for terminal in (first, second)):
        time.sleep(0.05)
    asked, other = (first, second) if "> " in first.text else (second, first)
    mine, theirs = ("Red", "Blue") if asked is first else ("Blue", "Red")
    assert re.search(r"Clocks: Red (10:00|9:\d\d), Blue", asked.type_until("who", "Clocks: Red "))
    for line, said in WORDS_OF_THE_TABLE:
        asked.type_until(line, said)
    assert "\x1b[31mHello" not in asked.type_until("say \x1b[31mHello there", "Hello there")
    assert other.waited(lambda text: "Hello there" in text)
    assert "has no" not in asked.type_until("sheet Aldric", "Attributes")
    for terminal in (asked, other):
        assert f"({mine})" in terminal.text or f"{mine}:" in terminal.text
    asked.type_until("resign", "cannot be taken back")
    asked.put("resign yes")
    for terminal in (asked, other):
        terminal.waited(lambda text: "The dice hold" in text and text.endswith("> "))
        assert f"Victory for {theirs}." in terminal.text


def test_a_game_master_reads_what_a_saving_throw_promises(client: Client, company: Company) -> None:
    seats = {"Red": "greedy", "Blue": "greedy", "Morgan": "friend"}
    made = new_game(client, system="foeman", seats=seats, master="Morgan", seed=7)
    morgan = company.join(friends_link(client, made))
    morgan.waited(is_question)
    assert "is legal now" in morgan.type_until("why ruling save Aldric dx 3", "succeeds")
    assert "why: Nothing has been decided" in morgan.type_until("why Morgan", "left a choice.")


def test_an_answer_is_taken_back_where_the_other_agrees_and_a_rematch_goes_on_in_the_new_game(
    client: Client, company: Company
) -> None:
    made = made_game(client, seats={"Blue": "friend"})
    addresses = link(client, made, made.token), friends_link(client, made)
    terminals = [company.join(address, "--plain", home=f"home-{side}") for side, address in enumerate(addresses)]
    both = "Red", "Blue"

    def asked_side() -> int:
        """The side that is asked now, whose terminal shows the question."""
        side = int(client.get(f"/api/games/{made.game}/turn", headers=bearer(made.onlooker)).json()["asked"])
        terminals[side].waited(is_question)
        return side

    # Whoever answered before the other did has to ask.
    first = side = asked_side()
    while side == first:
        terminals[side].put("stop" if "stop" in terminals[side].text else "1")
        terminals[side].waited(is_seated)
        side = asked_side()
    terminals[side].type("1")
    asking, other = terminals[side], terminals[1 - side]
    if asked_side() != side:
        asking, other = other, asking
    asking.put("undo")
    said = asking.waited(lambda text: "taken back" in text or "take back" in text)
    if "asks" in said:
        other.waited(lambda text: "agree or refuse" in text and text.endswith("> "))
        other.put("agree")
        asking.waited(lambda text: "All agree." in text)
    asking.waited(lambda text: "is taken back." in text)
    asked_side()
    terminals[side].put("resign yes")
    for terminal in terminals:
        terminal.waited(lambda text: "The dice hold" in text and text.endswith("> "))
    terminals[0].put("rematch swap")
    terminals[1].waited(
        lambda text: "Red asks for another game, sides swapped: agree or refuse." in text and text.endswith("> ")
    )
    terminals[1].put("agree")
    for place, terminal in enumerate(terminals):
        begun = terminal.waited(lambda text: "`help` lists" in text)
        assert "Another game begins." in begun and f"{both[1 - place]}: you" in words(begun)
    kept = [path.read_text() for path in (company.folder / "home-0").rglob("*.json")]
    assert len(kept) == 2 and sum(made.game in text for text in kept) == 1


def test_a_terminal_that_is_killed_goes_on_by_the_same_link_and_by_the_address(
    client: Client, company: Company
) -> None:
    made = made_game(client, seats={"Red": "friend", "Blue": "computer:1"})
    address = friends_link(client, made)
    first = company.join(address, home="same")
    first.waited(is_question)
    first.kill()
    again = company.join(address, home="same")
    again.waited(is_question)
    assert "Red: you" in again.text
    again.put("quit")
    left = again.waited(lambda text: "go on with" in text)
    assert f"{client.url}/game/{made.game}" in words(left) and made.friends[0].token not in left
    assert again.process.wait(PATIENCE) == 0
    by_address = company.join(address.partition("#")[0], home="same")
    by_address.waited(is_question)
    assert "Red: you" in by_address.text
    assert by_address.end() == 0
    stranger = company.join(address, home="other")
    assert stranger.process.wait(PATIENCE) == 2
    stranger.reader.join(PATIENCE)
    assert (
        stranger.text.count("\n") == 1 and "This link has been used, and the seat of Red has an owner" in stranger.text
    )
    assert not list((company.folder / "other").rglob("*.json"))


def test_whoever_has_lost_the_seat_reads_one_line_and_leaves(client: Client, company: Company) -> None:
    made = made_game(client, seats={"Blue": "friend"})
    terminal = company.join(friends_link(client, made))
    terminal.waited(is_seated)
    client.post(f"/api/games/{made.game}/seats/1", headers=bearer(made.token))
    assert terminal.process.wait(PATIENCE) == 2
    terminal.reader.join(PATIENCE)
    last = terminal.text.splitlines()[-1]
    assert "affray: This seat was given to somebody else." in words(last) and "Traceback" not in terminal.text


def test_a_server_that_is_killed_and_started_again_costs_nothing_but_the_wait(tmp_path: Path, company: Company) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server, url = Killing(tmp_path, port), f"http://127.0.0.1:{port}"
    try:
        with Client(base_url=url, timeout=30) as client:
            client.url = url
            made = made_game(client, seats={"Blue": "computer:1"})
        terminal = company.join(link(client, made, made.token), "--plain")
        play_on(terminal, 1, 5)
        terminal.waited(is_question)
        server.kill()
        terminal.waited(lambda text: "The connection is lost" in text)
        terminal.put("1")
        server.start()
        terminal.waited(lambda text: "The connection is back" in text and is_question(text.partition("is back")[2]))
        play_on(terminal, 2, 5)
        terminal.type_until("resign yes", "The dice hold")
        assert terminal.end() == 0
    finally:
        server.stop()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_script_of_the_manual_plays(client: Client, company: Company, seed: int) -> None:
    manual = (Path(__file__).parents[4] / "docs" / "players" / "table.md").read_text()
    shown = re.search(r"printf '([^']+)' \| affray join '[^']+' --plain", manual)
    assert shown is not None
    made = made_game(client, seats={"Blue": "computer:1"}, seed=seed)
    script = company.join(link(client, made, made.token), "--plain")
    for line in shown[1].encode().decode("unicode_escape").splitlines():
        script.type(line)
    assert script.end() == 0
    assert "Aldric stays there" in script.text or "Aldric pivots" in script.text
    assert "is no answer here" not in script.text
    assert "You leave the table. Your seat is kept" in script.text


def test_a_hint_is_followed_by_a_word(client: Client, company: Company) -> None:
    made = made_game(client, seats={"Blue": "computer:1"})
    alone = company.join(link(client, made, made.token))
    alone.waited(is_question)
    alone.type_until("hint now", "expected hint, or hint do")
    alone.type_until("hint", "A strong player would:")
    alone.type_until("hint do", "As advised: ")
    assert alone.text.count("A strong player would:") == 1
    alone.waited(is_question)
    alone.type_until("hint do", "A strong player would:", "As advised: ")


def test_an_onlooker_reads_along_and_answers_nothing(client: Client, company: Company) -> None:
    made = made_game(client, seats={"Blue": "computer:1"})
    onlooker = company.join(link(client, made, made.onlooker), "--plain")
    onlooker.type_until("1", "an onlooker cannot act")
    assert "You look on." in onlooker.text
    player = company.join(link(client, made, made.token))
    player.waited(is_question)
    player.put("resign yes")
    onlooker.waited(lambda text: "The dice hold" in text and "to leave." in text)
    assert "rematch" not in onlooker.text.partition("You may type now")[2]
    said = words(player.waited(lambda text: "to leave." in text))
    assert "You may type now: `rematch` for another game, `save FILE` to keep the record, `why`," in said
    player.type_until(f"save {company.folder / 'kept.record'}", "The record is in")
    player.type_until("log", "gives up")
    assert player.end() == 0
    assert onlooker.end() == 0


def test_a_notice_of_the_server_is_read_at_the_table(client: Client, company: Company) -> None:
    made = made_game(client, seats={"Red": "computer:1", "Blue": "computer:1"})
    Notices(client.desk.running_hub().store.engine).put(Notice("en", "Down at\u202e six", 1.0))
    while not client.get("/api/notice").json():
        time.sleep(0.1)
    onlooker = company.join(link(client, made, made.onlooker), "--plain")
    onlooker.waited(lambda text: "The dice hold" in text)
    assert "Notice from this server: Down at" in onlooker.text
    assert onlooker.end() == 0


# --- what is refused --------------------------------------------------------------------------------------------------
@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.mark.usefixtures("home")
def test_wrong_links_are_one_line(client: Client) -> None:
    made = made_game(client, seats={"Blue": "friend"})
    assert "expected the address of a table" in refused(run("join", "somewhere"))
    assert "no seat in this game is kept here" in refused(run("join", f"{client.url}/game/{made.game}"))
    assert refused(run("join", link(client, made, "A" * 22)))
    assert refused(run("join", f"{client.url}/game/0123abcd#{made.token}"))
    assert "the table speaks en and de" in refused(run("join", link(client, made, made.token), "--lang", "fr"))
    assert "URL is missing" in refused(run("join")) or "URL" in refused(run("join"))


@pytest.mark.usefixtures("home")
def test_an_address_where_nobody_answers_is_one_line(home: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    line = refused(run("join", f"http://127.0.0.1:{port}/game/4f#{'A' * 22}"))
    assert f"127.0.0.1:{port}: " in line
    # The token that was drawn is kept: the link may have been spent before the answer was lost.
    assert list(home.rglob("*.json"))
