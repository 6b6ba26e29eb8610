"""What stands before the server: who may ask from where, how much, how often; and what a page may do."""

import time
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from affray.web.messages import Fault
from affray.web.operating.events import warn
from affray.web.operating.meters import Meters
from affray.web.service.arrivals import Arrivals
from affray.web.service.intake import Body, Halt, Intake
from affray.web.service.limits import Limits
from affray.web.service.peers import client_address
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
SCHEMES = {"ws": "http", "wss": "https"}
"""The scheme of the page that opens a socket of each scheme."""
CROWDED = 4429
"""The code by which a socket is closed where there are too many."""
AGAIN = 10
"""After so many seconds it is worth trying again where too many wait."""
SLOW = 1.0
"""A request that takes more seconds is noted."""
WAITING = ("/api/games/{game}/told", "/api/games/{game}/hint", "/api/games/{game}/story", "/api/verify")
WORKED_ON = "/api/lab"
"""Paths whose answers wait: for something to happen, for a computer player, for the laboratory."""
FOREIGN = (403, "origin", "requests from other sites are refused")
ENCODER = msgspec.json.Encoder()


class Guard:
    """A layer before all paths: foreign names, foreign pages and too large bodies are turned away, large bodies and silent sockets
    wait where an address has too many, every answer carries the policy, and each is counted. `names` are those that the server answers
    to beside this machine's; without any it answers to all, unless it is `local`. No body waits any more once there is a `halt`."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        local: bool,
        limits: Limits,
        names: tuple[str, ...] = (),
        meters: Meters | None = None,
        halt: Halt = lambda: None,
    ) -> None:
        self.app, self.limits, self.meters = app, limits, meters or Meters()
        self.intake, self.arrivals = Intake(limits.body, halt), Arrivals()
        self.names = (*LOOPBACK, *(name.lower() for name in names)) if local or names else ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if "affray.peer" in scope:
            start = time.perf_counter()
            await self.app(scope, receive, send)
            if scope["type"] == "http":
                self.time(scope, time.perf_counter() - start)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.problem(headers, scope["scheme"]) or foreign_problem(headers, scope["path"])
        if scope["type"] == "websocket":
            if problem:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": problem[2]})
                return
            if not await self.arrivals.serve(self.app, scope, receive, send):
                await send({"type": "websocket.accept"})
                said = say_in_nearest(language_of(headers), "no-rate", seconds=AGAIN)
                await send({"type": "websocket.close", "code": CROWDED, "reason": said})
            return
        await self.answer(headers, problem or self.body_problem(headers, scope["path"]), scope, receive, send)

    async def answer(
        self, headers: dict[str, str], problem: tuple[int, str, str] | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Has a request answered, unless there is a problem with it or no place for its body."""
        body: Body | None = None
        if self.intake.is_large(headers):
            body = Body(self.intake, client_address(scope), receive, send)
            receive, send = body.receive, body.send
        retry = 0
        if not problem and body and not await body.enter():
            problem, retry = (429, "rate", say_in_nearest(language_of(headers), "no-rate", seconds=AGAIN)), AGAIN
        start, statuses = time.perf_counter(), list[int]()
        with_headers = add_headers(send, statuses.append)
        try:
            if problem:
                await refuse(with_headers, *problem, retry)
            else:
                await self.app(scope, receive, with_headers)
        finally:
            if body:
                body.leave()
        self.meters.responses[str(statuses[0]) if statuses else "none"] += 1
        self.time(scope, time.perf_counter() - start)

    def body_problem(self, headers: dict[str, str], path: str) -> tuple[int, str, str] | None:
        """Why a body is not read: it is too large, or does not say how large it is."""
        length = headers.get("content-length", "0")
        most = self.limits.record if path in LARGE else self.limits.body
        if not length.isdecimal() or int(length) > most:
            return 413, "large", f"expected a body of at most {most} bytes"
        return (411, "length", "expected a body with its length") if "transfer-encoding" in headers else None

    def time(self, scope: Scope, seconds: float) -> None:
        """Counts the seconds of a request that this worker itself has answered, and notes one that took long though nobody waited
        for something to happen."""
        route = path_form(scope)
        if not route or route in WAITING or scope["path"].startswith(WORKED_ON):
            return
        self.meters.requests.add(route, seconds)
        if seconds > SLOW:
            warn("slow-request", method=scope["method"], path=route, seconds=round(seconds, 3))

    def problem(self, headers: dict[str, str], scheme: str) -> tuple[int, str, str] | None:
        """Why a request is turned away: it is meant for a name that is not this server's, or comes from another site's page."""
        host, wanted = headers.get("host", ""), language_of(headers)
        name = host_name(host)
        if self.names and name not in self.names:
            return 421, "host", say_in_nearest(wanted, "no-host", host=name or "club.example.org")
        origin = headers.get("origin")
        if origin is None or origin.lower() == f"{SCHEMES.get(scheme, scheme)}://{host.lower()}":
            return None
        if origin.lower() == f"https://{host.lower()}":
            return 403, "origin", say_in_nearest(wanted, "no-scheme")
        return FOREIGN


def language_of(headers: dict[str, str]) -> str:
    """The language that a browser wants most."""
    return headers.get("accept-language", "").partition(",")[0]


def foreign_problem(headers: dict[str, str], path: str) -> tuple[int, str, str] | None:
    """Why what a page of another site loads is turned away, such as a picture that would have the server work; links lead
    anywhere."""
    if headers.get("sec-fetch-site") not in ("cross-site", "same-site") or not path.startswith("/api/"):
        return None
    return None if headers.get("sec-fetch-mode") == "navigate" else FOREIGN


def path_form(scope: Scope) -> str:
    """The path of a request as the server knows it, without ids and names in it; "" for one that it does not know."""
    found: str = getattr(scope.get("route"), "path", "")
    return found


def host_name(host: str) -> str:
    """The name in a Host header, without its port.

    >>> host_name("localhost:8642"), host_name("[::1]:80")
    ('localhost', '::1')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def add_headers(send: Send, begun: Callable[[int], object]) -> Send:
    """Sends what is sent, with the headers that every answer carries; `begun` hears the status."""

    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            begun(message["status"])
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_more


async def refuse(send: Send, status: int, code: str, reason: str, retry: int = 0) -> None:
    """Answers that a request is refused, and after how many seconds it may be tried again where that is known."""
    body = ENCODER.encode(Fault(code, reason))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    again = [(b"retry-after", str(retry).encode())] if retry else []
    await send({"type": "http.response.start", "status": status, "headers": [*kind, *again]})
    await send({"type": "http.response.body", "body": body})
