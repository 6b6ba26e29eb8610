"""A server in a thread of this process, and a client of it."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path

import httpx
import msgspec
from fastapi import FastAPI

from affray.web.app import make_app
from affray.web.messages import FromServer, Made, SeatLink
from affray.web.rooms.chance import new_token
from affray.web.rooms.hub import Resolver
from affray.web.serve import Server, listening_socket, server_config
from affray.web.service.desk import Desk, Setting
from affray.web.service.lab.bench import Bench, Bounds
from affray.web.service.limits import Limits
from affray.web.store import Store, open_store

DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Client(httpx.Client):
    """A client that knows the server's desk, its app and its address."""

    app: FastAPI
    desk: Desk
    url: str


@contextmanager
def served(
    folder: Path,
    setting: Setting | None = None,
    opened: Callable[[str], Store] = open_store,
    host: str = "127.0.0.1",
    resolver: Resolver = lambda _: None,
    send_buffer: int = 0,
) -> Iterator[Client]:
    """A client of a server over a store in a folder; its sockets hold `send_buffer` bytes, where that is given."""
    setting = setting or Setting()
    with listening_socket(host, 0) as sock:
        if send_buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        url = f"http://{host}:{sock.getsockname()[1]}"
        store = opened(str(folder / "table.sqlite"))
        app = make_app(lambda: store, setting, resolver)
        ready = threading.Event()
        server = Server(server_config(app, app.state.desk), app.state.desk, ready.set, None)
        # A thread has a context of its own; with the test's the server too says nothing that it cannot say.
        here = copy_context()
        thread = threading.Thread(target=lambda: here.run(asyncio.run, server.serve([sock])))
        thread.start()
        try:
            while not ready.wait(0.1):
                assert thread.is_alive()
            with Client(base_url=url, verify=False, timeout=30) as client:
                client.app, client.desk, client.url = app, app.state.desk, url
                yield client
        finally:
            server.should_exit = True
            thread.join(LONG)
            assert not thread.is_alive()


OFTEN = (10_000.0, 10_000)
PATIENT = Limits(
    heavy=(1000.0, 1000),
    chat=(1000.0, 1000),
    light=OFTEN,
    read=OFTEN,
    crowd=OFTEN,
    ask=OFTEN,
    sockets=10_000,
    connections=10_000,
    delay=0.0,
)
"""Limits that no test meets."""
LONG = 600.0
"""Seconds that nothing takes."""


@contextmanager
def patient_laboratory(folder: Path) -> Iterator[Client]:
    """A client of a server whose laboratory has as long as a busy machine takes."""
    with served(folder, Setting(limits=PATIENT, bench=Bench(Bounds(deadline=LONG, patience=LONG)))) as client:
        client.timeout = httpx.Timeout(LONG)
        yield client


def bearer(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"authorization": f"Bearer {token}"}


def made_game(client: httpx.Client, **wanted: object) -> Made:
    """A duel whose links nobody has used."""
    reply = client.post("/api/games", json={"system": "foeman", "scenario": "duel", **wanted})
    assert reply.status_code == 201, reply.text
    return msgspec.json.decode(reply.content, type=Made)


def new_game(client: httpx.Client, **wanted: object) -> Made:
    """A duel whose friends all sit there, each with a token of his own."""
    return sitting(client, made_game(client, **wanted))


def sitting(client: httpx.Client, made: Made) -> Made:
    """A game whose links are all used."""
    return msgspec.structs.replace(
        made,
        friends=tuple(
            msgspec.structs.replace(friend, token=sit(client, made.game, friend.token)) for friend in made.friends
        ),
    )


def sit(client: httpx.Client, game: str, link: str) -> str:
    """The token of a seat that is taken by its link."""
    reply = client.post(f"/api/games/{game}/seat", json={"token": new_token()}, headers=bearer(link))
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=SeatLink).token
