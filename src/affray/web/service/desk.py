"""What every path needs at hand: the hub, the key, the rates, and how bodies are read and written."""

import asyncio
import hmac
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from fastapi import Query, Request, Response

from affray.core.words.texts import ENGLISH
from affray.game.pack_folders import EMPTY, Shelf
from affray.systems import registry
from affray.web.operating.events import Often, warn
from affray.web.operating.meters import Meters
from affray.web.rooms import leaving
from affray.web.rooms.hub import Hub
from affray.web.service.lab.bench import Bench
from affray.web.service.limits import RATES, Limits, Places, Rate
from affray.web.service.peers import client_address
from affray.web.service.turns import Turns
from affray.web.service.watching import Watch
from affray.web.store.claim import write_trial
from affray.web.store.entries import Reader
from affray.web.store.keeper import Down
from affray.web.store.operating import Operating
from affray.web.store.roster import KEY, Roster
from affray.web.words import wording
from affray.web.words.faults import Refusing, error_line, locked_error

T = TypeVar("T")
Lang = Annotated[str, Query(max_length=16)]
"""The language that an answer is wanted in."""
TRIAL = 2.0
"""The store is tried no more than every so many seconds."""
ENCODER = msgspec.json.Encoder()
PAGE = Path(__file__).parents[1] / "page"
DOCUMENTS = Path(__file__).parents[1] / "docs"


class Setting(msgspec.Struct, frozen=True):
    """How a server is run."""

    key: str = ""
    """The key to making games; empty where anybody may."""
    local: bool = True
    """Whether only this machine is served."""
    names: tuple[str, ...] = ()
    """The host names that the server answers to, beside this machine's."""
    proxies: tuple[str, ...] = ()
    """The addresses and networks of proxies that are believed."""
    metrics: tuple[str, ...] = ()
    """The addresses and networks that may read the metrics."""
    limits: Limits = Limits()
    """How much a client may ask."""
    page: Path = PAGE
    """The folder of the built page."""
    documents: Path = DOCUMENTS
    """The folder of the built documents."""
    shelf: Shelf = EMPTY
    """The packs that games may be played with."""
    programs: Mapping[str, str] = {}
    """The commands of programs that may play, by the names that seats are given by."""
    bench: Bench | None = None
    """Where questions to the laboratory are worked on; none for the usual one."""
    inner: str = ""
    """Where other workers on the same database reach this one, HOST:PORT; empty for a server that serves alone."""
    family: str = ""
    """What only the workers under the same parent know; empty for one without a parent."""
    rooms: leaving.Bounds | None = None
    """When rooms leave memory; none for the usual bounds."""


class Desk:
    """What the paths need: the hub, once the server runs, and the rates at which clients may ask."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        limits = setting.limits
        self.rates = {kind: Rate(getattr(limits, kind)) for kind in RATES}
        self.bench = setting.bench or Bench()
        self.places = {
            "sockets": Places(limits.sockets),
            "connections": Places(limits.connections),
            "questions": self.bench.asked,
        }
        self.sockets = self.places["sockets"]
        self.turns = Turns()
        self.limited = {kind: Often("limited") for kind in (*RATES, "sockets")}
        self.meters = Meters()
        self.hub: Hub | None = None
        self.watch: Watch | None = None
        self.fault: Exception | None = None
        self.systems: dict[str, bytes] = {}
        self.scenes: dict[tuple[str, str, str], bytes] = {}
        self.drawing = asyncio.Lock()
        self.trying, self.tried = asyncio.Lock(), (-TRIAL, True)

    def running_hub(self) -> Hub:
        """The hub of a server that runs."""
        assert self.hub is not None, "the server has not started"
        return self.hub

    @property
    def operating(self) -> Operating:
        """What is set in the store, as it was seen last."""
        return self.watch.operating if self.watch is not None else Operating()

    async def is_store_writable(self) -> bool:
        """Whether the store takes what is written; tried every few seconds at most."""
        async with self.trying:
            hub, now = self.running_hub(), time.monotonic()
            if now - self.tried[0] > TRIAL:
                try:
                    await hub.work(lambda: write_trial(hub.store.engine))
                    self.tried = now, True
                except Down as error:
                    self.tried = now, False
                    self.meters.store_errors += 1
                    warn("store-fails", error=error_line(error))
            return self.tried[1]

    def check_may_make(self, request: Request) -> None:
        """Checks that a client may make games, and read what is kept. Raises Refusing."""
        if not self.setting.key:
            return
        address = client_address(request.scope)
        self.check_rate("ask", address, cost=0)
        if not self.is_key(token_of(request)):
            self.check_rate("ask", address)
            raise locked_error(wording.say_in_nearest(language_of(request), "no-key"))

    async def reader(self, address: str, game: str, token: str, lang: str, name: str = "") -> Reader:
        """The seat that a token opens. Raises Refusing for one that opens none, and where an address has tried too many."""
        self.check_rate("ask", address, cost=0)
        try:
            return await self.running_hub().reader(game, token, lang, name)
        except Refusing:
            self.check_rate("ask", address)
            raise

    def turn(self, request: Request) -> AbstractAsyncContextManager[None]:
        """The turn of a work that takes long, for an address. Raises Refusing where too many wait."""
        return self.turns.turn(client_address(request.scope), self.running_hub().halt)

    async def work(self, request: Request, deed: Callable[[], T]) -> T:
        """The result of a longer piece of work for an address, when its turn comes. Raises Refusing, Down for a store that fails."""
        async with self.turn(request):
            return await self.running_hub().work(deed)

    def is_key(self, given: str) -> bool:
        """Whether it opens the making of games: the key of the server, or one that somebody was given."""
        return hmac.compare_digest(given.encode(), self.setting.key.encode()) or self.operating.opens(given)

    def check_heavy(self, request: Request) -> None:
        """Checks how often an address asks for much. Raises Refusing."""
        self.check_rate("heavy", client_address(request.scope))

    def check_ask(self, request: Request) -> None:
        """Checks how often an address asks for what takes no seat. Raises Refusing."""
        self.check_rate("ask", client_address(request.scope))

    def check_kind(self, request: Request, kind: str, rate: str = "light", cost: int = 1) -> None:
        """Checks how often an address asks for what is counted by its kind. Raises Refusing."""
        self.check_rate(rate, f"{kind}:{client_address(request.scope)}", cost)

    def check_read(self, request: Request, reader: Reader) -> None:
        """Checks how often a seat, and all seats of an address, ask to be told. Raises Refusing."""
        self.check_rate("read", f"{reader.game} {reader.seat}")
        self.check_rate("crowd", client_address(request.scope))

    def check_rate(self, kind: str, key: str, cost: int = 1) -> None:
        """Checks how often something is asked for. Raises Refusing."""
        rate = self.rates[kind]
        if not rate.take(key, cost=cost):
            self.limited[kind].note(limit=kind, key=key)
            raise Refusing(429, "rate", "", retry=rate.pause(key))


def language_of(request: Request) -> str:
    """The language that a request is answered in: the one it names, else the browser's."""
    return request.query_params.get("lang") or request.headers.get("accept-language", ENGLISH).partition(",")[0]


def token_of(request: Request) -> str:
    """The token that a request shows."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request as a message. Raises Refusing."""
    body = await request.body()
    if not body:
        raise Refusing(400, "message", "body: expected JSON, got nothing")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusing(400, "message", f"body: {error_line(error)}") from None


def message_response(body: object, status: int = 200) -> Response:
    """A message as the answer to a request."""
    return Response(body if isinstance(body, bytes) else ENCODER.encode(body), status, media_type="application/json")


def desk_of(request: Request) -> Desk:
    """The desk of the server that a request has come to."""
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


async def check_ask(request: Request) -> None:
    """Checks how often an address asks for what takes no seat. Raises Refusing."""
    desk_of(request).check_ask(request)


async def run_on_roster(hub: Hub, lang: str, work: Callable[[Roster, str], T]) -> T:
    """The result of work on the roster, done in a thread, in the system's language nearest to the one wanted."""
    language = wording.language_of(registry.load_system(KEY), lang)
    return await hub.work(lambda: work(Roster(hub.store.engine), language))
