"""Requests to a server: one at a time, typed by what comes back."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPException
from socket import gaierror
from ssl import SSLError
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import msgspec

from affray.core import InputError
from affray.web.messages import Fault, Made, NewGame

T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
Value = str | int | float | Sequence[str] | None
PATIENCE = 120.0
"""So many seconds a server may take to answer."""


LATER = (502, 503, 504)
"""Statuses of a server, or of a proxy before it, that cannot answer just now."""


class Unreachable(InputError):
    """Nobody answers at the address, or not now; to ask again later may help."""


class Asking:
    """Requests to a server; `token` is that of a seat, or the key of a server that lets only those who know it make games."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url, self.token = url.rstrip("/"), token

    async def ask(
        self,
        what: str,
        kind: type[T],
        path: Mapping[str, str | int] | None = None,
        query: Mapping[str, Value] | None = None,
        body: object = None,
    ) -> T:
        """What `GET /a/{path}` answers; a body is sent as JSON, a text as it is. Raises InputError for a request that is refused,
        Unreachable where nobody answers."""
        method, _, place = what.partition(" ")
        where = place.format_map({name: quote(str(value), safe="") for name, value in (path or {}).items()})
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["content-type"] = "text/plain" if isinstance(body, str) else "application/json"
        content = None if body is None else body.encode() if isinstance(body, str) else ENCODER.encode(body)
        address = f"{self.url}{where}" + (f"?{urlencode(asked, doseq=True)}" if asked else "")
        data = await asyncio.to_thread(reply, Request(address, content, headers, method=method), where)
        return msgspec.convert(data.decode(), kind) if kind is str else msgspec.json.decode(data, type=kind)


def reply(request: Request, where: str) -> bytes:
    """The body of the reply to a request. Raises InputError for one that is refused, Unreachable where nobody answers."""
    try:
        with urlopen(request, timeout=PATIENCE) as found:
            data: bytes = found.read()
    except HTTPError as error:
        kind = Unreachable if error.code in LATER else InputError
        with error, suppress(msgspec.DecodeError):
            raise kind(msgspec.json.decode(error.read(), type=Fault).reason) from None
        raise kind(f"{where}: {error.code}") from None
    except (OSError, HTTPException) as error:
        raise Unreachable(f"{request.host}: {reason_of(error)}") from None
    return data


def reason_of(error: OSError | HTTPException) -> str:
    """Why nobody answers, in a few words."""
    found = error.reason if isinstance(error, URLError) else error
    if isinstance(found, ConnectionRefusedError):
        return "no server answers there"
    if isinstance(found, gaierror):
        return "there is no machine of that name"
    if isinstance(found, SSLError):
        said = getattr(found, "verify_message", "") or getattr(found, "reason", "")
        return f"it does not speak https as it should{said and f' ({said})'}"
    return str(found)


async def make_game(url: str, wanted: NewGame, key: str = "") -> Made:
    """Makes a game. Raises InputError for one that is refused."""
    return await Asking(url, key).ask("POST /api/games", Made, body=wanted)
