"""What stands before the server: who may ask from where, how much, how often; and what a page may do."""

import time
from collections import OrderedDict
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from affray.web.messages import Fault
from affray.web.words.wording import say_in_nearest

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
LOOPBACK = ("localhost", "127.0.0.1", "::1")
LARGE = ("/api/games", "/api/verify", "/api/roster/file", "/api/lab/results", "/api/lab/report", "/api/lab/ladder")
"""What takes a whole record, a roster, or the results of a sweep or a ladder as its body."""
ENCODER = msgspec.json.Encoder()


class Limits(msgspec.Struct, frozen=True):
    """How much a client may ask. A rate is requests a second, and so many at once."""

    body: int = 64 << 10
    """The most bytes of a body."""
    record: int = 16 << 20
    """The most bytes of a body that is a whole record, roster or sweep."""
    heavy: tuple[float, int] = (5.0, 120)
    """Making games and checking records, for each address."""
    light: tuple[float, int] = (200.0, 400)
    """What a seat does."""
    hint: tuple[float, int] = (0.5, 20)
    """Hints that a seat asks for."""
    chat: tuple[float, int] = (1.0, 10)
    """What a seat says."""
    read: tuple[float, int] = (10.0, 60)
    """What a seat asks to be told."""
    crowd: tuple[float, int] = (40.0, 240)
    """The same of all seats of an address together."""
    socket: int = 64 << 10
    """The most bytes of a message."""
    outbox: tuple[int, int] = (1000, 4 << 20)
    """The most messages, and bytes, that wait for one reader."""


class Rate:
    """How often something may happen for each of many keys: so many a second, and so many at once."""

    def __init__(self, rate: tuple[float, int], most_keys: int = 20_000) -> None:
        self.rate, self.burst = rate
        self.most_keys = most_keys
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        """Whether it may happen once more."""
        now = time.monotonic() if now is None else now
        had, since = self.left.pop(key, (float(self.burst), now))
        have = min(float(self.burst), had + (now - since) * self.rate)
        allowed = have >= 1
        self.left[key] = (have - allowed, now)
        if len(self.left) > self.most_keys:
            self.left.popitem(last=False)
        return allowed


class Guard:
    """The outermost layer: foreign pages and too large bodies are turned away, every answer carries the policy."""

    def __init__(self, app: ASGIApp, *, local: bool, limits: Limits, name: str = "") -> None:
        self.app, self.local, self.limits, self.name = app, local, limits, name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or "affray.peer" in scope:
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.problem(headers)
        if scope["type"] == "websocket":
            if problem:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": problem[2]})
                return
            await self.app(scope, receive, send)
            return
        length = headers.get("content-length", "0")
        most = self.limits.record if scope["path"] in LARGE else self.limits.body
        if not problem and (not length.isdigit() or int(length) > most):
            problem = (413, "large", f"expected a body of at most {most} bytes")
        if not problem and "transfer-encoding" in headers:
            problem = (411, "length", "expected a body with its length")
        with_headers = add_headers(send)
        if problem:
            await refuse(with_headers, *problem)
            return
        await self.app(scope, receive, with_headers)

    def problem(self, headers: dict[str, str]) -> tuple[int, str, str] | None:
        """Why a request is turned away: it comes from another site's page, or a name that is not this machine's."""
        host = headers.get("host", "")
        if self.local and host_name(host) not in (*LOOPBACK, self.name or LOOPBACK[0]):
            wanted = headers.get("accept-language", "").partition(",")[0]
            return 421, "host", say_in_nearest(wanted, "no-host", host=host_name(host) or "club.example.org")
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return 403, "origin", "requests from other sites are refused"
        return None


def host_name(host: str) -> str:
    """The name in a Host header, without its port.

    >>> host_name("localhost:8642"), host_name("[::1]:80")
    ('localhost', '::1')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def add_headers(send: Send) -> Send:
    """Sends what is sent, with the headers that every answer carries."""

    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_more


async def refuse(send: Send, status: int, code: str, reason: str) -> None:
    """Answers that a request is refused."""
    body = ENCODER.encode(Fault(code, reason))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": body})
