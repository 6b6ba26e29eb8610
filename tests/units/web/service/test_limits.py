"""Every path that costs has a limit: the list of them, and that each keeps to its own."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from affray.web.app import ROUTERS
from affray.web.messages import Made
from affray.web.service.desk import Setting
from affray.web.service.limits import RATES, Limits, Places, Rate
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

FREE = {
    "GET /api/health": "a load balancer asks it; the store is tried every two seconds at most",
    "GET /api/ready": "the same",
    "GET /metrics": "those alone who are named",
    "GET /api/paper.css": "a constant",
}
"""The paths without a limit, with the reason; those of the page and of the documents are files."""
SEAT = {
    "read": ["GET /api/games/{game}", "GET /api/games/{game}/turn", "GET /api/games/{game}/told"],
    "hint": ["GET /api/games/{game}/hint"],
    "heavy": ["POST /api/games/{game}/branch", "POST /api/games/{game}/figures"],
    "light": [
        "POST /api/games/{game}/answers",
        "POST /api/games/{game}/commands",
        "GET /api/games/{game}/moments/{moment}",
        *(
            f"GET /api/games/{{game}}/{what}"
            for what in [
                "places",
                "prospects",
                "threats",
                "sight",
                "forms",
                "trial",
                "deeds",
                "measure",
                "reasons",
                "record",
                "figures",
                "journal",
            ]
        ),
        "GET /api/games/{game}/sheets/{who}",
        "GET /api/games/{game}/journal/page",
        "POST /api/games/{game}/story",
        "POST /api/games/{game}/seats/{side}",
        "POST /api/games/{game}/seat",
    ],
}
ADDRESS = {
    "ask": [
        "GET /api/notice",
        "GET /api/systems",
        "GET /api/schema.json",
        "GET /api/openapi.json",
        "GET /api/scenes",
        *(f"GET /api/systems/{{key}}/{what}" for what in ("clauses", "book", "lessons")),
    ],
    "heavy": [
        "POST /api/verify",
        "POST /api/games",
        "GET /api/systems/{key}/cards",
        "GET /api/roster/paper",
        "GET /api/armies/paper",
        "POST /api/making/odds",
        *(f"POST /api/roster{what}" for what in ("", "/change", "/rest", "/advance", "/remove", "/file")),
        *(f"POST /api/{what}{deed}" for what in ("armies", "fields") for deed in ("", "/change", "/remove")),
        "POST /api/campaigns",
        "POST /api/campaigns/{name}/play",
        "POST /api/lab/sample",
        "POST /api/lab/report",
    ],
    "light": [
        "GET /api/making/choices",
        *(f"POST /api/making/{what}" for what in ("check", "random", "weapon")),
        *(f"GET /api/roster{what}" for what in ("", "/figure", "/file")),
        *(f"GET /api/armies{what}" for what in ("", "/army", "/file", "/catalogue")),
        *(f"POST /api/armies/{what}" for what in ("check", "read")),
        *(f"GET /api/fields{what}" for what in ("", "/field")),
        *(f"POST /api/fields/{what}" for what in ("check", "read", "sight")),
        *(f"GET /api/campaigns{what}" for what in ("", "/{name}", "/{name}/sheets/{who}")),
        *(f"POST /api/campaigns/{{name}}/{what}" for what in ("rest", "travel", "equip", "advance", "end", "flee")),
        "GET /api/muster",
        *(f"GET /api/lab{what}" for what in ("", "/studies", "/studies/{name}", "/ladders", "/ladders/{name}")),
        *(f"POST /api/lab/{what}" for what in ("odds", "duel", "compare", "results", "ladder")),
    ],
}
QUERY = {
    "name": "x", "who": "x", "system": "foeman", "scenario": "duel", "source": "0,1", "target": "0,2", "answer": "x",
    "side": "0",
}  # fmt: skip
"""What every path takes that needs something in its query."""
BODIES = {"duel": {"system": "foeman"}, "sample": {"system": "foeman"}}


def rows() -> list[tuple[str, str]]:
    """Each path with its limit."""
    return [(path, kind) for kinds in (SEAT, ADDRESS) for kind, paths in kinds.items() for path in paths]


def paths_of(app: FastAPI) -> set[str]:
    """The paths of the API."""
    every = (*app.routes, *(route for router in ROUTERS for route in router.routes))
    routes = [route for route in every if isinstance(route, APIRoute)]
    return {
        f"{method} {route.path}"
        for route in routes
        for method in route.methods or ()
        if route.path.startswith(("/api", "/metrics"))
    }


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with a game."""
    with served(tmp_path_factory.mktemp("limits"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(scope="module")
def made(client: Client) -> Made:
    """A game on it."""
    return new_game(client)


def test_every_path_is_listed_with_its_limit(client: Client) -> None:
    known = [path for path, _ in rows()]
    assert len(known) == len(set(known))
    assert paths_of(client.app) == {*known, *FREE}


@pytest.mark.parametrize(("path", "kind"), rows())
def test_a_path_keeps_to_its_limit(client: Client, made: Made, path: str, kind: str) -> None:
    method, _, at = path.partition(" ")
    at = at.format(game=made.game, moment=0, who="x", side=0, key="foeman", name="x")
    rates = client.desk.rates
    before = rates[kind]
    rates[kind] = Rate((0.5, 0))
    try:
        body = None if method == "GET" else msgspec.json.encode(BODIES.get(path.rpartition("/")[2], {}))
        reply = client.request(method, at, params=QUERY, content=body, headers=bearer(made.token))
    finally:
        rates[kind] = before
    assert (reply.status_code, reply.json()["code"]) == (429, "rate"), reply.text
    assert reply.headers["retry-after"] == "2" and reply.json()["reason"].endswith("try again in 2 seconds.")


def test_tokens_that_open_nothing_are_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, ask=(0.001, 5))
    with served(tmp_path, Setting(limits=limits)) as client:
        made = new_game(client)
        statuses = [
            client.get(f"/api/games/{game}/turn", headers=bearer("guess")).status_code
            for _, game in zip(range(8), [made.game[::-1], made.game] * 4, strict=True)
        ]
        assert set(statuses[:5]) <= {401, 404} and statuses[5:] == [429] * 3


def test_keys_that_are_guessed_are_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, ask=(0.001, 5))
    with served(tmp_path, Setting(key="sesame", limits=limits)) as client:
        body = {"system": "foeman", "scenario": "duel"}
        tried = [client.post("/api/games", json=body, headers=bearer(f"{n}")).status_code for n in range(7)]
        assert tried == [401] * 5 + [429] * 2
        assert client.get("/api/roster", headers=bearer("sesame")).status_code == 429


def test_every_rate_has_a_path() -> None:
    assert {kind for _, kind in rows()} | {"chat", "crowd"} == set(RATES)


def test_a_person_may_ask_for_a_hint_at_every_question_of_a_round() -> None:
    rate = Rate(Limits().hint)
    assert all(rate.take("a game, its only seat", now=0.0) for each in range(60))


def test_who_is_refused_hears_when_to_come_back() -> None:
    for each, seconds in ((100.0, 1), (1.0, 1), (0.4, 3), (0.0, 3600)):
        rate = Rate((each, 1))
        assert rate.take("a", now=0.0) and not rate.take("a", now=0.0)
        assert rate.pause("a", now=0.0) == seconds and rate.pause("b") == (1 if each else 3600)
    owed = Rate((5.0, 120))
    owed.take_elsewhere("a", 240, now=0.0)
    assert owed.pause("a", now=0.0) == 25 and not owed.take("a", now=24.0) and owed.take("a", now=25.0)


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    places.give_back("a")
    assert places.take("a") and places.take("b") and places.refused == 1
    for _ in count():
        if "a" not in places.taken:
            break
        places.give_back("a")
    assert places.taken == {"b": 1}
