"""Every path of a server, walked with a seat's eyes, and every byte that comes back."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

import httpx
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from affray.web.messages import Command, Hello
from tests.units.web.served import Client, bearer

Asked = dict[str, str]
LANGUAGES = ("en", "de")
QUERIES: Mapping[str, Sequence[Asked]] = {
    "/api/games/{game}/told": (
        {"since": "0", "wait": "0"},
        {"since": "3", "wait": "0"},
        {"since": "99999", "wait": "0"},
    ),
    "/api/games/{game}/journal/page": ({"kind": "md"}, {"kind": "html"}, {"kind": "pdf"}),
    "/api/games/{game}/reasons": ({"side": "0"}, {"side": "1"}, {"side": "9"}),
    "/api/games/{game}/threats": ({"side": "0"}, {"side": "1"}, {"side": "9"}),
    "/api/games/{game}/sight": ({"source": "5,1", "target": "5,3"}, {"source": "0,0", "target": "1,0"}),
    "/api/muster": ({"system": "foeman", "scenario": "duel"},),
}
"""What is asked of paths that want more than their language; figures and answers to try are the game's own."""
NAMED = ("places", "prospects", "sheets", "trial", "measure", "deeds")


def get_paths(routes: Iterable[BaseRoute]) -> Iterator[str]:
    """Every path that answers GET, as the app itself has them."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from get_paths(inner.routes)
        elif isinstance(route, APIRoute) and "GET" in (route.methods or ()):
            yield route.path


class Walk:
    """What to put into paths: the game, its moments, names of what is in it, answers to try."""

    def __init__(self, app: FastAPI, game: str, names: Sequence[str], tries: Sequence[str]) -> None:
        self.paths = tuple(get_paths(app.routes))
        self.game, self.names, self.tries, self.moments = game, names, tries, 400

    def addresses(self, path: str) -> Iterator[tuple[str, Asked]]:
        """The addresses of a path, with what is asked of each. Raises KeyError for a path with an unknown part."""
        known = {
            "{game}": (self.game,),
            "{moment}": tuple(map(str, range(self.moments))),
            "{who}": self.names,
            "{key}": ("fortmayn",),
            "{key}.html": ("fortmayn.html",),
            "{page:path}": ("index.html",),
            "{name}": self.names[:1],
            "{name:path}": self.names[:1],
            "{ready}": self.names[:1],
            "{kept}": self.names[:1],
            "{lesson:path}": ("the-buried-market",),
        }
        found = [path]
        for part in [part for part in path.split("/") if part.startswith("{")]:
            found = [address.replace(part, value, 1) for address in found for value in known[part]]
        last = path.rpartition("/")[2]
        asked = QUERIES.get(path, ({},))
        if path.startswith("/api/games/") and last in NAMED:
            asked = [
                *({"who": name, "target": name, "source": self.names[0]} for name in self.names),
                *({"answer": text} for text in self.tries),
                {},
            ]
        yield from ((address, query) for address in found for query in asked)

    def read(self, client: Client, token: str, language: str, start: str = "/") -> Iterator[tuple[str, httpx.Response]]:
        """What every path that starts so answers to a token; empty for none at all."""
        head = bearer(token) if token else {}
        for path in self.paths:
            if not path.startswith(start):
                continue
            for address, query in self.addresses(path):
                reply = client.get(address, params={**query, "lang": language}, headers=head)
                yield f"{reply.status_code} {reply.url}", reply
                if path.endswith("/moments/{moment}") and reply.status_code >= 400:
                    break


def heard(client: Client, game: str, token: str, language: str, since: int = 0, *, said: Iterable[Command] = ()) -> str:
    """All that a socket is told when it comes with a token, what is said to it included."""
    import msgspec

    url = f"{client.url.replace('http', 'ws', 1)}/api/games/{game}/socket"
    found: list[str] = []
    with connect(url, max_size=None) as socket:
        socket.send(msgspec.json.encode(Hello(token, since, language)).decode())
        for command in said:
            socket.send(msgspec.json.encode(command).decode())
        try:
            while True:
                found.append(cast("str", socket.recv(timeout=0.4)))
        except (TimeoutError, ConnectionClosed) as error:
            found.append(str(error))
    return "\n".join(found)
