"""The server's paths: what they give, and whom they turn away."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from affray.game import loads
from affray.web.messages import (
    ClauseInfo,
    Done,
    FromServer,
    HexBoard,
    Made,
    Over,
    PlaneBoard,
    Refused,
    SeatLink,
    SystemInfo,
    Told,
    Verified,
    Welcome,
)
from affray.web.rooms.chance import seed_hash
from affray.web.service.desk import Setting
from affray.web.service.limits import Limits
from tests.units.web.served import PATIENT, Client, bearer, new_game, served, sit

FRIEND = {"Blue": "friend"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


def welcome(client: Client, game: str, token: str) -> Welcome:
    """What a seat is told of its game."""
    reply = client.get(f"/api/games/{game}", headers=bearer(token))
    assert reply.status_code == 200, reply.text
    found = msgspec.json.decode(reply.content, type=FromServer)
    assert isinstance(found, Welcome)
    return found


def messages_since(client: Client, game: str, token: str, since: int = 0, wait: float = 0) -> list[FromServer]:
    """What a seat is told after a number."""
    reply = client.get(f"/api/games/{game}/told", params={"since": since, "wait": wait}, headers=bearer(token))
    return msgspec.json.decode(reply.content, type=list[FromServer])


def say(client: Client, game: str, token: str, where: str, **said: object) -> Done | Refused:
    """The reply to an answer or a command."""
    reply = client.post(f"/api/games/{game}/{where}", json=said, headers=bearer(token))
    assert reply.status_code in (200, 409), reply.text
    return msgspec.json.decode(reply.content, type=Done | Refused)


def red_first(client: Client, **wanted: object) -> Made:
    """A duel in which the maker's side is asked first."""
    while True:
        made = new_game(client, seats=FRIEND, **wanted)
        asked = welcome(client, made.game, made.token).position.asked
        if asked is not None and asked.side == 0:
            return made


def test_the_systems_are_listed_with_what_a_game_can_be_made_of(client: Client) -> None:
    (foeman, *_) = msgspec.json.decode(client.get("/api/systems").content, type=list[SystemInfo])
    assert (foeman.key, foeman.space) == ("foeman", "hex")
    duel = next(scenario for scenario in foeman.scenarios if scenario.name == "duel")
    assert duel.sides == ("Red", "Blue")
    assert {"computer:1", "computer:8"} <= set(foeman.players) and "greedy" not in foeman.players


def test_a_system_says_which_pages_there_are_of_it(client: Client) -> None:
    systems = msgspec.json.decode(client.get("/api/systems").content, type=list[SystemInfo])
    assert {system.key: (system.figures, system.battles, system.campaigns) for system in systems} == {
        "foeman": (True, False, True),
        "fortmayn": (True, False, False),
        "melee": (True, False, True),
        "wargame": (False, True, False),
    }


def test_house_rules_have_words_for_their_values_and_say_what_a_preset_sets(client: Client) -> None:
    reply = client.get("/api/systems", params={"lang": "de"})
    options = {option.name: option for option in msgspec.json.decode(reply.content, type=list[SystemInfo])[0].options}
    assert options["pivot_threshold"].words == ("nach mIQ", "nach mDX")
    assert options["drop_weapon"].words == ()
    assert all(option.words or set(option.values) == {"true", "false"} for option in options.values())
    assert [name for name, option_info in options.items() if option_info.sets] == ["preset"]
    assert options["preset"].sets["mindwand"]["drop_weapon"] == "true"
    assert options["preset"].sets["foeman"] == {}


@pytest.mark.parametrize(
    ("wanted", "expected"), [("FM-HIT-04", "FM-HIT-04"), ("fm hit 4", "FM-HIT-04"), ("weapon proficiency", "FM-")]
)
def test_clauses_are_found_by_id_or_words(client: Client, wanted: str, expected: str) -> None:
    clauses = msgspec.json.decode(
        client.get("/api/systems/foeman/clauses", params={"q": wanted}).content, type=list[ClauseInfo]
    )
    assert clauses and all(clause.id.startswith(expected) for clause in clauses if expected != "FM-")
    assert len(clauses) < len(
        msgspec.json.decode(client.get("/api/systems/foeman/clauses").content, type=list[ClauseInfo])
    )


def test_a_game_is_made_seen_and_played(client: Client) -> None:
    made = red_first(client, name="Ann")
    red, blue = made.token, made.friends[0].token
    seen = welcome(client, made.game, red)
    assert (seen.mine, seen.owner, seen.sides[0].who, seen.sides[1].player) == ((0,), True, "Ann", "friend")
    assert (seen.seed, seen.salt) == (None, "")
    assert isinstance(seen.board, HexBoard) and len(seen.board.hexes) == 81
    asked = seen.position.asked
    assert asked is not None and asked.choices
    other = welcome(client, made.game, blue)
    assert other.position.asked is not None and other.position.asked.choices == ()
    first = asked.choices[0].offer.text
    state = seen.position.state
    assert say(client, made.game, blue, "answers", id="1", state=state, answers=[first]).code == "turn"  # type: ignore[union-attr]
    done = say(client, made.game, red, "answers", id="1", state=state, answers=[first])
    assert done == Done("1", seen.n + 1)
    assert say(client, made.game, red, "answers", id="1", state=state, answers=[first]) == done
    stale = say(client, made.game, red, "answers", id="2", state=state, answers=[first])
    assert isinstance(stale, Refused) and stale.stale
    start, *_, news = messages_since(client, made.game, blue)
    assert isinstance(start, Told) and start.position is None
    assert isinstance(news, Told) and news.position is not None and news.position.state == 1
    assert messages_since(client, made.game, blue, since=seen.n + 1) == []


def test_the_proof_of_the_dice_holds_at_the_end(client: Client) -> None:
    made = new_game(client, seats=FRIEND)
    before = welcome(client, made.game, made.token)
    say(client, made.game, made.token, "commands", id="r", do="resign")
    *_, gone, over = messages_since(client, made.game, made.token)
    assert isinstance(gone, Told) and isinstance(over, Over)
    assert [(line.text, line.code) for line in gone.lines] == [("Red gives up.", "resign")]
    assert (over.score, over.reason) == ((0.0, 1.0), "resigned")
    assert over.seed is not None and before.seed_hash == seed_hash(over.salt, over.seed, ((0, 0),))
    assert welcome(client, made.game, made.onlooker).seed == over.seed


def test_the_record_is_open_when_no_other_person_plays_or_the_game_is_over(client: Client) -> None:
    made = new_game(client, seats=FRIEND)
    at = f"/api/games/{made.game}"
    assert client.get(f"{at}/record", headers=bearer(made.token)).status_code == 403
    assert client.post(f"{at}/branch", json={"moment": 0}, headers=bearer(made.token)).status_code == 403
    say(client, made.game, made.friends[0].token, "commands", id="r", do="resign")
    record = client.get(f"{at}/record", headers=bearer(made.onlooker)).content
    assert loads(record).gone == (1,)
    assert msgspec.json.decode(client.post("/api/verify", content=record).content, type=Verified).holds
    spoilt = client.post("/api/verify", content=record.replace(b'"resign"', b'"flag"')).content
    assert not msgspec.json.decode(spoilt, type=Verified).holds
    again = client.post("/api/games", json={"record": record.decode(), "seats": FRIEND})
    assert again.status_code == 201


def test_a_branch_goes_on_from_a_moment_with_dice_that_nobody_knows(client: Client) -> None:
    made = new_game(client, seats={"Red": "me", "Blue": "me"}, seed=5)
    seen = welcome(client, made.game, made.token)
    assert seen.seed == 5 and seen.position.asked is not None
    say(client, made.game, made.token, "answers", id="1", state=0, answers=[seen.position.asked.choices[0].offer.text])
    reply = client.post(f"/api/games/{made.game}/branch", json={"moment": 1}, headers=bearer(made.token))
    assert reply.status_code == 201
    branch = reply.json()
    other = welcome(client, branch["game"], branch["token"])
    assert other.seed is None and other.seed_hash != seen.seed_hash
    assert other.position.moment >= 1
    refused = client.post(f"/api/games/{made.game}/branch", json={"moment": 10**6}, headers=bearer(made.token))
    assert refused.status_code == 400


def test_moments_show_the_board_as_it_was(client: Client) -> None:
    made = new_game(client, seats=FRIEND)
    at = f"/api/games/{made.game}/moments"
    first = client.get(f"{at}/0", headers=bearer(made.onlooker)).json()
    assert (first["moment"], first["position"]["state"], first["position"].get("asked")) == (0, -1, None)
    assert client.get(f"{at}/1", headers=bearer(made.token)).status_code == 400


def test_the_maker_alone_gives_out_seats(client: Client) -> None:
    made = new_game(client, seats=FRIEND)
    at, old = f"/api/games/{made.game}", made.friends[0].token
    assert client.post(f"{at}/seats/1", headers=bearer(old)).status_code == 403
    link = msgspec.json.decode(client.post(f"{at}/seats/1", headers=bearer(made.token)).content, type=SeatLink)
    assert client.get(at, headers=bearer(old)).status_code == 401
    assert welcome(client, made.game, sit(client, made.game, link.token)).mine == (1,)


@pytest.mark.parametrize("path", ["", "/told", "/record", "/moments/0", "/threats", "/sheets/Aldric"])
def test_without_its_token_a_game_shows_nothing(client: Client, path: str) -> None:
    made = new_game(client)
    assert client.get(f"/api/games/{made.game}{path}").status_code == 401
    assert client.get(f"/api/games/{made.game}{path}", headers=bearer("x" * 22)).status_code == 401
    assert client.get(f"/api/games/{'0' * 18}{path}", headers=bearer(made.token)).status_code == 404


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"scenario": "../../etc/passwd"}, "scenario"),
        ({"scenario": "pyproject.toml"}, "scenario"),
        ({"system": "chess"}, "system 'chess'"),
        ({"seats": {"Green": "me"}}, "the sides are Red, Blue"),
        ({"seats": {"Blue": "deep thought"}}, "player"),
        ({"seed": -1}, "seed -1"),
        ({"clock": {"seconds": 0}}, "clock"),
        ({"options": {"no such": 1}}, "option"),
        ({"record": "x"}, "record"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_one_line(client: Client, wanted: dict[str, object], reason: str) -> None:
    reply = client.post("/api/games", json={"system": "foeman", "scenario": "duel", **wanted})
    assert reply.status_code == 400
    assert reason in reply.json()["reason"] and "\n" not in reply.json()["reason"]


def test_other_sites_and_other_names_are_turned_away(client: Client) -> None:
    assert client.get("/api/health", headers={"origin": "http://evil.example"}).status_code == 403
    assert client.get("/api/health", headers={"host": "evil.example"}).status_code == 421
    assert client.get("/api/health", headers={"origin": client.url}).status_code == 200


def test_every_answer_carries_the_policy(client: Client) -> None:
    for path in ("/", "/api/health", "/nothing"):
        policy = client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy


def test_large_and_unmeasured_bodies_are_refused(client: Client) -> None:
    made = new_game(client)
    at = f"/api/games/{made.game}/commands"
    assert client.post(at, content=b"x" * (65 << 10), headers=bearer(made.token)).status_code == 413
    assert client.post(at, content=iter([b"x"]), headers=bearer(made.token)).status_code == 411


def test_a_server_with_a_key_makes_games_for_those_who_know_it(tmp_path: Path) -> None:
    with served(tmp_path, Setting(key="sesame")) as client:
        body = {"system": "foeman", "scenario": "duel"}
        assert client.post("/api/games", json=body).status_code == 401
        assert client.post("/api/games", json=body, headers=bearer("sesam")).status_code == 401
        assert client.post("/api/games", json=body, headers=bearer("sesame")).status_code == 201


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with served(tmp_path, Setting(limits=Limits(heavy=(0.01, 1), chat=(0.01, 2)))) as client:
        made = new_game(client)
        assert client.post("/api/games", json={"system": "foeman", "scenario": "duel"}).status_code == 429
        chat = [
            client.post(
                f"/api/games/{made.game}/commands",
                json={"id": str(n), "do": "chat", "text": "hi"},
                headers=bearer(made.token),
            )
            for n in range(4)
        ]
        assert [reply.status_code for reply in chat] == [200, 200, 429, 429]


def test_a_restarted_server_goes_on_with_every_game(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = red_first(client)
        first = welcome(client, made.game, made.token).position.asked
        assert first is not None
        given = [first.choices[0].offer.text]
        done = say(client, made.game, made.token, "answers", id="1", state=0, answers=given)
        assert isinstance(done, Done)
        before = messages_since(client, made.game, made.token)
    with served(tmp_path) as client:
        assert messages_since(client, made.game, made.token) == before
        assert say(client, made.game, made.token, "answers", id="1", state=0, answers=["x"]) == done


def test_computer_players_play_and_go_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new_game(client, seats={"Red": "random", "Blue": "greedy"})
        assert messages_since(client, made.game, made.token, since=5, wait=20)
    with served(tmp_path) as client:
        n = welcome(client, made.game, made.token).n
        assert messages_since(client, made.game, made.token, since=n + 3, wait=20)


def test_a_game_made_in_german_has_german_names(client: Client) -> None:
    wanted = {"system": "wargame", "scenario": "patrol-clash", "seats": {"Blue": "greedy"}}
    made = client.post("/api/games?lang=de", json={**wanted, "battle": {"armies": {"Red": "weird"}}})
    seen = welcome(client, made.json()["game"], made.json()["token"])
    assert [side.name for side in seen.sides] == ["Rot", "Blau"]
    assert next(unit.block.id for unit in seen.position.units if unit.block.side == 0) == "Auferstandene"
    systems = {entry["key"]: entry for entry in client.get("/api/systems?lang=de").json()}
    assert systems["foeman"]["scenarios"][0]["sides"] == ["Rot", "Blau"]
    assert client.post("/api/games?lang=de", json={**wanted, "seats": {"Blau": "greedy"}}).status_code == 201
    assert client.post("/api/games?lang=xx", json=wanted).status_code == 201


def test_what_is_settled_before_a_battle_is_checked(client: Client) -> None:
    wanted = {"system": "wargame", "scenario": "patrol-clash", "battle": {"armies": {"Green": "weird"}}}
    assert "the sides are Red, Blue" in client.post("/api/games", json=wanted).text
    assert (
        "expected the system wargame"
        in client.post("/api/games", json={**wanted, "system": "foeman", "scenario": "duel"}).text
    )
    assert (
        "battle: a record has its own"
        in client.post("/api/games", json={"record": "{}", "battle": {"limit": 1000}}).text
    )
    made = client.post(
        "/api/games", json={**wanted, "battle": {"armies": {"Red": "weird"}, "battlefield": "ruined_town"}}
    )
    seen = welcome(client, made.json()["game"], made.json()["token"])
    assert isinstance(seen.board, PlaneBoard) and "Church" in seen.board.names
    assert next(unit.block.id for unit in seen.position.units if unit.block.side == 0) == "Risen dead"
    assert seen.position.asked is not None and seen.position.asked.open


def test_moves_on_a_table_in_inches_are_tried_and_measured(client: Client) -> None:
    wanted = {"system": "wargame", "scenario": "patrol-clash", "seed": 4, "seats": {"Red": "me", "Blue": "me"}}
    made = client.post("/api/games", json=wanted).json()
    path, key = f"/api/games/{made['game']}", bearer(made["token"])
    tried = client.get(
        f"{path}/trial", params={"answer": "deploy Town_spearmen regiment 8 at 24,20 facing 90"}, headers=key
    )
    trial = tried.json()["trial"]
    assert (trial["clauses"], len(trial["trial"]["bases"])) == (["UW-VIC-01"], 16)
    assert trial["why"] and trial["label"].startswith("Town spearmen")
    far = client.get(f"{path}/measure", params={"source": "0,0", "target": "3,4"}, headers=key).json()["measure"]
    assert (far["measure"]["length"], round(far["measure"]["bearing"])) == (5, 53)
    typed = client.get(f"{path}/trial", params={"answer": "march 3"}, headers=key).json()["trial"]
    assert typed["label"] == "march 3" and "expected deploy" in typed["why"]
    assert client.get(f"{path}/measure", params={"source": "0,0", "target": "moon"}, headers=key).status_code == 400
    assert client.get(f"{path}/places", params={"who": "Town spearmen"}, headers=key).status_code == 404
    duel = client.post("/api/games", json={"system": "foeman", "scenario": "duel"}).json()
    hexes = f"/api/games/{duel['game']}/measure"
    assert (
        client.get(hexes, params={"source": "0,0", "target": "1,1"}, headers=bearer(duel["token"])).status_code == 404
    )
