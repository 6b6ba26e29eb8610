"""Programs at the server's tables: named by whoever runs it and by nobody else, and gone when their game is."""

import asyncio
import json
import shlex
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import msgspec
import pytest

from affray.core import InputError
from affray.game import Game, dumps, load_scenario
from affray.play.players import opponent_names
from affray.systems import registry
from affray.systems.foeman.roster.adventurer import read_line
from affray.web.client import Seat
from affray.web.messages import Command, Made
from affray.web.rooms import lineup
from affray.web.rooms.chance import hash_of, new_id
from affray.web.rooms.lineup import Lineup, read_programs
from affray.web.rooms.making import first_entries
from affray.web.rooms.reopening import open_game
from affray.web.service.desk import Setting
from affray.web.store.entries import ENCODER, START, Start
from affray.web.store.roster import Roster
from affray.web.store.store import Kept, SeatKept, game_batch
from tests.bots import AFFRAY, BOTS, children, example, liar
from tests.failing import bad_players
from tests.units.web.rooms.test_leaving import hub_of, until
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

__all__ = ["bad_players"]
ULF = read_line("name=Ulf race=Dwarf st=16 dx=16 iq=8 level=9 armor=Full Plate hold=Battleaxe")


def noted(caplog: pytest.LogCaptureFixture) -> str:
    """The fields of all events of the log."""
    return "\n".join(f"{getattr(record, 'fields', '')}" for record in caplog.records)


@pytest.fixture(autouse=True)
def leaves_no_process() -> Iterator[None]:
    """Whatever a program does, it is gone when the server is."""
    before = children()
    yield
    assert children() <= before


def setting(programs: Mapping[str, str], **other: object) -> Setting:
    """A server with programs."""
    return msgspec.structs.replace(Setting(limits=PATIENT, programs=programs), **other)


def position(client: Client, made: Made) -> dict[str, object]:
    """The position at a table."""
    found: dict[str, object] = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()["position"]
    return found


def over(client: Client, made: Made, seconds: float = 60) -> dict[str, object]:
    """The position at the end of a game."""
    until(lambda: bool(position(client, made).get("over")), seconds)
    return position(client, made)


def account(client: Client, made: Made, lang: str = "en") -> list[str]:
    """The lines of a game's account, and the answers, as its maker is told them."""
    found: list[str] = []
    since = 0
    while True:
        entries = client.get(
            f"/api/games/{made.game}/told", params={"since": since, "lang": lang}, headers=bearer(made.token)
        ).json()
        found += [line["text"] for entry in entries for line in entry.get("lines", ())]
        if not entries:
            return found
        since = entries[-1]["n"]


def names(client: Client) -> list[str]:
    """The computer players that are listed."""
    found: list[str] = client.get("/api/systems").json()[0]["players"]
    return found


# --- playing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("bot", BOTS)
def test_the_examples_play_at_a_table(tmp_path: Path, bot: str) -> None:
    with served(tmp_path, setting({"mine": example(bot)})) as client:
        assert names(client) == [*opponent_names(), "mine"]
        made = new_game(client, seats={"Red": "mine", "Blue": "greedy"})
        over(client, made)
        assert not any(side.get("resigned") for side in sides(client, made))
        until(lambda: not hub_of(client).lineup.seated[1])


def sides(client: Client, made: Made) -> list[dict[str, object]]:
    """Who sits where."""
    found: list[dict[str, object]] = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()["sides"]
    return found


def test_greedy_as_a_program_plays_as_greedy_does(tmp_path: Path) -> None:
    records = []
    with served(tmp_path, setting({"other": f"{AFFRAY} bot greedy"})) as client:
        for player in ("greedy", "other"):
            made = put(client, kept_game(("greedy", player), "melee"))
            over(client, made)
            record = client.get(f"/api/games/{made.game}/record", headers=bearer(made.token)).text
            records.append(record.splitlines()[1:-1])
    assert records[0] == records[1] and len(records[0]) > 3


def kept_game(players: tuple[str, ...], key: str = "foeman") -> Kept:
    """A game as the store keeps it, with these players whoever they are."""
    start = Start(key, load_scenario(key, "duel"), {}, 7, "5a", players, ("",) * len(players))
    seat = SeatKept(0, hash_of("token"), (), owner=True)
    return Kept(new_id(), ENCODER.encode(start), (seat,), first_entries(open_game(start)))


def put(client: Client, kept: Kept) -> Made:
    """Puts a game into the store, as one made before."""
    hub = hub_of(client)
    asyncio.run_coroutine_threadsafe(
        hub.keep(game_batch(kept, START.decode(kept.start).system, time.time())), hub.loop
    ).result(20)
    return Made(kept.id, "token", (), "")


def test_a_program_that_fails_resigns_with_a_line_that_gives_nothing_away(tmp_path: Path) -> None:
    ways = {"nonsense": "something that is no answer", "leave": "exit code 7", "garbage": "something that is no reply"}
    with served(tmp_path, setting({way: liar(way) for way in ways})) as client:
        for way, words in ways.items():
            made = new_game(client, seats={"Red": "greedy", "Blue": way})
            found = over(client, made)
            assert found["score"] == [1.0, 0.0]
            (line,) = [text for text in account(client, made) if "is lost for" in text]
            assert line.startswith(f"The game is lost for {way} (Blue): it ") and words in line
            assert "sandwich" not in line and "Hello" not in line
            (line,) = [text for text in account(client, made, "de") if "Das Spiel ist für" in text]
            assert [side.get("resigned", False) for side in sides(client, made)] == [False, True]
            until(lambda: not hub_of(client).lineup.seated[1])


def test_where_others_play_on_greedy_does_for_a_program_that_failed(tmp_path: Path) -> None:
    with served(tmp_path, setting({"bad": liar("crash")})) as client:
        seats = dict.fromkeys(sides_of("free-for-all"), "random")
        first = next(iter(seats))
        made = new_game(client, scenario="free-for-all", seats={**seats, first: "bad"})
        over(client, made)
        assert [side["name"] for side in sides(client, made) if side.get("resigned")] == [first]


def sides_of(scenario: str) -> tuple[str, ...]:
    """The sides of a scenario of Foeman."""
    system = registry.load_system("foeman")
    return system.sides(system.setup(load_scenario("foeman", scenario), {}))


@pytest.mark.slow
def test_other_tables_go_on_while_programs_think_and_the_server_stops_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, setting({"slow": liar("stall")})) as client:
        for _ in range(10):
            new_game(client, seats={"Red": "slow", "Blue": "slow"})
        made = new_game(client, seats={"Red": "random", "Blue": "random"})
        over(client, made)
        start = time.monotonic()
    assert time.monotonic() - start < 8


def test_no_more_programs_run_than_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lineup, "MOST_PROGRAMS", 2)
    before = len(children())
    with served(tmp_path, setting({"mine": example("bot.py")})) as client:
        games = [new_game(client, seats={"Red": "me", "Blue": "mine"}) for _ in range(4)]
        for _ in range(3):
            for made in games:
                play_once(client, made)
        until(lambda: len(children()) - before <= 2)
        assert len(hub_of(client).lineup.seated[1]) <= 2
        assert not any(side.get("resigned") for made in games for side in sides(client, made))


def play_once(client: Client, made: Made) -> None:
    """Gives the first answer for the maker's side once it is asked."""

    def asked() -> dict[str, object]:
        found = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()["position"].get("asked") or {}
        return dict(found)

    until(lambda: bool(asked().get("choices")))
    shown = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()["position"]
    body = {
        "id": f"{time.monotonic()}",
        "state": shown["state"],
        "answers": [shown["asked"]["choices"][0]["offer"]["text"]],
    }
    assert client.post(f"/api/games/{made.game}/answers", json=body, headers=bearer(made.token)).is_success


def test_a_game_goes_on_with_its_program_when_the_server_is_started_again(tmp_path: Path) -> None:
    with served(tmp_path, setting({"mine": example("bot.py")})) as client:
        made = new_game(client, seats={"Red": "me", "Blue": "mine"})
        play_once(client, made)
    with served(tmp_path, setting({})) as client:
        play_once(client, made)
        before = position(client, made)["state"]
        time.sleep(0.5)
        assert names(client) == [*opponent_names()] and not position(client, made).get("over")
        assert before == position(client, made)["state"] or position(client, made)["asked"]
    with served(tmp_path, setting({"mine": example("bot.py")})) as client:
        for _ in range(3):
            play_once(client, made)


# --- nobody else names a program --------------------------------------------------------------------------------------
def touching(tmp_path: Path) -> tuple[Path, str]:
    """A file that is not there, and the player that would make it."""
    made = tmp_path / "made"
    return made, f"program:touch {shlex.quote(str(made))}"


def test_no_request_starts_a_program(tmp_path: Path) -> None:
    made, player = touching(tmp_path)
    with served(tmp_path, setting({"mine": example("bot.py")})) as client:
        for name in (player, "program:", "mine:x", f"mine:{player}", "program", example("bot.py"), "greedy:1"):
            body = {"system": "foeman", "scenario": "duel", "seats": {"Blue": name}}
            reply = client.post("/api/games", json=body)
            assert (
                reply.status_code == 400 and "expected one of me, friend, random, greedy, computer:1" in reply.text
            ), name
        record = dumps(Game.new(registry.load_system("foeman"), load_scenario("foeman", "duel"), seed=1)).decode()
        reply = client.post("/api/games", json={"record": record, "seats": {"Blue": player}})
        assert reply.status_code == 400
        Roster(client.desk.running_hub().store.engine).add((ULF,))
        begun = client.post("/api/campaigns", json={"name": "one", "campaign": "ferry", "figures": ["Ulf"], "seed": 1})
        assert begun.status_code == 201, begun.text
        fight = begun.json()["fight"]
        assert fight["players"] == [*opponent_names(), "mine"]
        body = {"rev": begun.json()["rev"], "seats": {fight["sides"][0]: player}}
        reply = client.post("/api/campaigns/one/play", json=body)
        assert reply.status_code == 400 and "expected one of me, friend" in reply.text
    assert not made.exists()


def test_nothing_that_is_said_at_a_table_starts_a_program(tmp_path: Path) -> None:
    made, player = touching(tmp_path)
    with served(tmp_path, setting({})) as client:
        game = new_game(client, seats={"Blue": "friend"})

        async def play() -> None:
            async with Seat(client.url, game.game, game.token) as red:
                for do in ("name", "chat", "rematch"):
                    await red.command(Command("", do, player))

        asyncio.run(play())
        renewed = client.post(f"/api/games/{game.game}/seats/1", headers=bearer(game.token))
        assert renewed.status_code in (200, 201, 404, 405, 422)
    assert not made.exists()


def test_no_record_and_no_campaign_names_a_player(tmp_path: Path) -> None:
    made, player = touching(tmp_path)
    record = dumps(Game.new(registry.load_system("foeman"), load_scenario("foeman", "duel"), seed=1)).decode()
    head, _, rest = record.partition("\n")
    forged = json.dumps({**json.loads(head), "players": [player, player]})
    with served(tmp_path, setting({})) as client:
        reply = client.post("/api/games", json={"record": f"{forged}\n{rest}", "seats": {"Blue": "greedy"}})
        assert reply.status_code in (201, 400)
        time.sleep(0.3)
    assert not made.exists()


@pytest.mark.parametrize("known", [True, False])
def test_a_kept_game_with_such_a_player_starts_nothing(
    tmp_path: Path, known: bool, caplog: pytest.LogCaptureFixture
) -> None:
    made, player = touching(tmp_path)
    name = player if known else "gone"
    with served(tmp_path, setting({"mine": example("bot.py")})) as client:
        game = put(client, kept_game((name, name)))
        assert not position(client, game).get("over")
        until(lambda: "expected one of random, greedy, computer:1..5, computer:8, greedy-1, mine" in noted(caplog))
        assert not position(client, game).get("over")
    assert not made.exists()


# --- names ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("mine", "expected NAME=COMMAND"),
        ("my bot=true", "expected NAME=COMMAND"),
        ("a:b=true", "expected NAME=COMMAND"),
        ("=true", "expected NAME=COMMAND"),
        ("greedy=true", "there is a player 'greedy' already"),
        ("me=true", "there is a player 'me' already"),
        ("program=true", "there is a player 'program' already"),
        ("mine=", "expected a command"),
        ("mine=no-such-program", "there is no program 'no-such-program'"),
        ("mine='", "no closing quotation"),
    ],
)
def test_a_player_of_the_server_that_is_none_is_a_line(given: str, line: str) -> None:
    with pytest.raises(InputError, match=f"--player .*{line}"):
        read_programs([given])


def test_a_name_is_given_once() -> None:
    assert read_programs(["a=true", "b-2=true -x=1"]) == {"a": "true", "b-2": "true -x=1"}
    with pytest.raises(InputError, match="there is a player 'a' already"):
        read_programs(["a=true", "a=true"])


def test_players_are_remembered_within_bounds_and_no_more_once_the_server_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lineup, "MOST_PLAYERS", 2)
    found = Lineup()
    for game in "abc":
        with found.player(game, 0, "greedy") as first, found.player(game, 0, "greedy") as again:
            assert first is again
    assert [key[0] for key in found.seated[0]] == ["b", "c"]
    found.leave("b")
    found.close()
    with pytest.raises(InputError, match="the server stops"), found.player("d", 0, "greedy"):
        pass


def test_the_client_of_these_tests_is_of_the_right_kind() -> None:
    assert issubclass(Client, httpx.Client)


@pytest.mark.usefixtures("bad_players")
def test_a_plugin_that_raises_loses_its_game_and_the_log_says_what_it_raised(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path, setting({})) as client:
        made = new_game(client, seats={"Red": "greedy", "Blue": "bad"})
        assert over(client, made)["score"] == [1.0, 0.0]
        (line,) = [text for text in account(client, made) if "is lost for" in text]
        assert line == "The game is lost for bad (Blue): it says that it has no answer."
        other = new_game(client, seats={"Red": "random", "Blue": "random"})
        assert not any(side.get("resigned") for side in sides(client, other)) and over(client, other)
    assert "says “KeyError: 'no such" in noted(caplog)
    assert "Traceback" in caplog.text and "in think" in caplog.text
