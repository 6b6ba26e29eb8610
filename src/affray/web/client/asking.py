"""Requests to a server: one at a time, typed by what comes back."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TypeVar
from urllib.parse import quote

import msgspec

from affray.core import InputError
from affray.web.messages import Fault, Made, NewGame

T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
LATER = (502, 503, 504)
"""Statuses of a server, or of a proxy before it, that cannot answer just now."""
Value = str | int | float | Sequence[str] | None


class Passing(InputError):
    """The server is not reached, or cannot answer just now; to ask again later may help."""


class Asking:
    """Requests to a server; `token` is that of a seat, or the key of a server that lets only those who know it make games."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url, self.token = url, token

    async def ask(
        self,
        what: str,
        kind: type[T],
        path: Mapping[str, str | int] | None = None,
        query: Mapping[str, Value] | None = None,
        body: object = None,
    ) -> T:
        """What `GET /a/{path}` answers; a body is sent as JSON, a text as it is. Raises InputError for a request that is refused,
        and without httpx; Passing where it may be asked again."""
        try:
            import httpx
        except ImportError:
            raise InputError(
                "a client of the table needs httpx, which is not installed; expected affray[client]"
            ) from None
        method, _, place = what.partition(" ")
        where = place.format_map({name: quote(str(value), safe="") for name, value in (path or {}).items()})
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["content-type"] = "text/plain" if isinstance(body, str) else "application/json"
        content = None if body is None else body.encode() if isinstance(body, str) else ENCODER.encode(body)
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        # Without encryption no certificates need be read, which takes longer than the request.
        secure = self.url.startswith("https:")
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=120, verify=secure) as client:
            try:
                reply = await client.request(method, where, params=asked, content=content)
            except httpx.TransportError as error:
                raise Passing(f"{where}: {str(error) or type(error).__name__}") from error
        if reply.is_error:
            kind_of_error = Passing if reply.status_code in LATER else InputError
            with suppress(msgspec.DecodeError):
                raise kind_of_error(msgspec.json.decode(reply.content, type=Fault).reason)
            raise kind_of_error(f"{where}: {reply.status_code}")
        if kind is str:
            return msgspec.convert(reply.text, kind)
        return msgspec.json.decode(reply.content, type=kind)


async def make_game(url: str, wanted: NewGame, key: str = "") -> Made:
    """Makes a game. Raises InputError for one that is refused."""
    return await Asking(url, key).ask("POST /api/games", Made, body=wanted)
