"""Running the server: its address, its socket, its end."""

import asyncio
import errno
import gc
import logging
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from ipaddress import ip_address

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from affray import __version__
from affray.core import InputError
from affray.game.pack_folders import read_shelf
from affray.platform import HANDS_OVER, claim_port
from affray.web.app import make_app
from affray.web.operating.events import begin_log, note
from affray.web.operating.prepare import prepare
from affray.web.rooms import leaving
from affray.web.rooms.hub import Resolver
from affray.web.rooms.lineup import read_programs
from affray.web.service.desk import Desk, Setting
from affray.web.service.guard import LOOPBACK
from affray.web.service.handing import Landing, MovableSocket
from affray.web.service.options import ServeOptions
from affray.web.service.passing import address_text
from affray.web.service.patience import patient_protocol
from affray.web.service.relay import holding_of
from affray.web.service.supervisor import Post, check_count, supervise
from affray.web.store import Store, default_store, open_alone
from affray.web.store.store import SQLITE, is_shared, reason_of, store_address
from affray.web.words.faults import error_line

GRACE = 1
"""So many seconds requests under way have to end when the server does."""
BACKLOG = 1024
"""So many connections may wait until they are taken in."""
AT_ONCE = 4
"""So many are taken in at once where asyncio's own loop runs, so that a crowd of new ones holds nobody up; uvloop takes in one."""
LIVING = 1.0
"""A process says so often, in seconds, that it goes on."""
SWITCH = 0.001
"""A computer player lets go of the interpreter after so many seconds, so that the table answers meanwhile."""


COLLECT = (2_000, 2, 20_000)
"""Games are long-lived trees of frozen values, which go without the collector: to look through them finds nothing and delays
everybody, so only what is young is looked through, and little of it at once. All is when memory has grown (`leaving.sweep`)."""


class Server(uvicorn.Server):
    """A server that tells its sockets when it stops."""

    def __init__(self, config: uvicorn.Config, desk: Desk, ready: Callable[[], None], post: Post | None) -> None:
        super().__init__(config)
        self.desk, self.ready, self.post = desk, ready, post
        self.landing: Landing | None = None
        self.living: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says so. Raises SystemExit where that fails."""
        reports = logging.getLogger("uvicorn.error")
        # What fails is said in a line at the end.
        reports.disabled = True
        try:
            await super().startup(sockets)
        finally:
            reports.disabled = False
        for listening in sockets or ():
            # Asyncio takes in as many at once as it lets wait; more may wait.
            listening.listen(BACKLOG)
        if self.started:
            self.land()
            if self.post is not None:
                self.living = asyncio.create_task(self.go_on(self.post))
            self.ready()

    def land(self) -> None:
        """Takes in, from now on, the sockets that others under the same parent hand over; who stands still is ended there, so that
        nobody waits for it."""
        holding, room, family = holding_of(self.desk), self.config.limit_concurrency or 0, self.desk.setting.family
        if holding is None or not (family and HANDS_OVER):
            return
        state, kept = self.server_state, self.lifespan.state
        self.landing = Landing(
            family,
            holding.holds.secret,
            lambda: MovableSocket(self.config, state, kept),
            lambda: len(state.connections) < room,
        )

    async def go_on(self, post: Post) -> None:
        """Says again and again that it goes on, to its very end."""
        while True:
            post.say_alive()
            await asyncio.sleep(LIVING)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells every socket that the server stops, leaves the games to others that serve them, then stops."""
        for listening in (*self.servers, *((self.landing,) if self.landing else ())):
            listening.close()
        self.desk.bench.stop()
        if self.desk.hub is not None:
            self.desk.hub.say_farewell()
            await leaving.let_go(self.desk.hub)
        await super().shutdown(sockets)
        note("stop")


def is_loopback(host: str) -> bool:
    """Whether an address is reached from this machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    if host in LOOPBACK:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def address_of(host: str, port: int, key: str) -> str:
    """The address to open; a key stands behind it as a fragment, which no server is sent.

    >>> address_of("::1", 80, "k")
    'http://[::1]:80/#k'
    """
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/" + (f"#{key}" if key else "")


def proxy_address(name: str, key: str) -> str:
    """The address by which a server is reached through a proxy with TLS."""
    return address_of(name, 443, key).replace("http://", "https://").replace(":443/", "/")


def kind_of_store(where: str) -> str:
    """What kind of store this is; where it is, and by which password, is not for a log."""
    return where.partition(":")[0] if "://" in where else "sqlite"


def listening_socket(host: str, port: int) -> socket.socket:
    """The socket that listens at an address. Raises InputError for an address that cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Asyncio sends what is written at once only for a socket that says it is TCP; else an answer waits 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    claim_port(found)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        found.close()
        number = error.errno if isinstance(error, OSError) else None
        hint = "; name another with --port" if number == errno.EADDRINUSE else ""
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InputError(f"cannot listen at {host} port {port}: {reason.lower()}{hint}") from None
    found.settimeout(0.0)
    return found


def run_server(
    wanted: ServeOptions,
    *,
    say: Callable[[str], object] = print,
    opened: Callable[[str], Store] = open_alone,
    resolver: Resolver = lambda _: None,
) -> int:
    """Serves until it is interrupted; the exit code.

    Raises InputError for a system, a pack or a program that does not load, and for an address or a store that cannot be had.
    """
    local, where = is_loopback(wanted.host), wanted.store or default_store()
    key = wanted.key or ("" if local and not wanted.name and not wanted.proxy else secrets.token_urlsafe(16))
    serve = partial(serve_store, wanted, say=say, opened=opened, resolver=resolver)
    post, alone = Post.handed(), not is_shared(where)
    if post is not None:
        return serve(Place(post.listening, where, local, post.key, post))
    if wanted.workers:
        check_count(wanted.workers, alone=alone)
    with listening_socket(wanted.host, wanted.port) as sock:
        place = Place(sock, where, local, key)
        if wanted.workers:
            begin_log(wanted.log)
            return supervise(sock, key, wanted.workers, lambda: announce(wanted, place, say), alone=alone)
        return serve(place)


class Place(msgspec.Struct, frozen=True):
    """Where a process serves: its socket, its store, whether only this machine reaches it, its key, and who watches over it."""

    sock: socket.socket
    where: str
    local: bool
    key: str
    post: Post | None = None


def announce(wanted: ServeOptions, place: Place, say: Callable[[str], object]) -> None:
    """Says where the server is, and opens it where that is wanted."""
    port, where = place.sock.getsockname()[1], place.where
    # A service's output is kept; there a key that its host knows already has no place.
    said = "" if wanted.key and wanted.log != "quiet" else place.key
    address = address_of(wanted.host, port, said)
    # Where nobody reads that any more, it serves all the same.
    with suppress(BrokenPipeError):
        say(f"Affray is at {address}")
        if wanted.proxy and wanted.name:
            say(f"Behind its proxy it is at {proxy_address(wanted.name[0], said)}")
        say(f"Games are kept in {where if '://' not in where else 'the database'}. Ctrl-C stops the server.")
        sys.stdout.flush()
    note("start", version=__version__, host=wanted.host, port=port, store=kind_of_store(where))
    if wanted.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve_store(
    wanted: ServeOptions,
    place: Place,
    *,
    say: Callable[[str], object],
    opened: Callable[[str], Store],
    resolver: Resolver,
) -> int:
    """Serves a store in this process until it is interrupted; the exit code. Raises InputError."""
    programs, shelf = read_programs(wanted.player), read_shelf(wanted.pack)
    prepare()
    if place.post is not None:
        place.post.wait_for_turn()
    sockets = [place.sock]
    store = opened(place.where)
    if store.engine.dialect.name != SQLITE:
        sockets.append(listening_socket(wanted.inner_host, 0))
    inner = address_text(sockets[1].getsockname()) if len(sockets) > 1 else ""
    setting = Setting(
        key=place.key, local=place.local, names=wanted.name, proxies=wanted.proxy, metrics=wanted.metrics,
        limits=wanted.limits, shelf=shelf, programs=programs, inner=inner,
        family=place.post.family if place.post is not None else "",
    )  # fmt: skip
    app = make_app(lambda: store, setting, resolver)
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()
    begin_log(wanted.log)
    ready = place.post.say_ready if place.post is not None else lambda: announce(wanted, place, say)
    server = Server(server_config(app, app.state.desk), app.state.desk, ready, place.post)
    try:
        server.run(sockets)
    except KeyboardInterrupt:
        say("The table is closed; every game is kept.")
    except SystemExit:
        if server.desk.fault is None:
            raise
    return end_code(server.desk.fault, place.where)


def end_code(fault: Exception | None, where: str) -> int:
    """The exit code of a server by what has prevented it from starting or from ending well, which is said in a line. Raises
    InputError for what whoever runs it can mend."""
    if isinstance(fault, InputError):
        raise fault
    if isinstance(fault, SQLAlchemyError):
        raise InputError(f"store {store_address(where)}: {reason_of(fault)}")
    if fault is None:
        return 0
    sys.stderr.write(f"affray: internal fault: {type(fault).__name__}: {error_line(fault)}\n")
    return 1


def server_config(app: Callable[..., object], desk: Desk) -> uvicorn.Config:
    """How the network side runs."""
    setting = desk.setting
    return uvicorn.Config(
        app,
        http=patient_protocol(desk.places["connections"], setting.proxies, setting.inner),
        # What a proxy says is believed by `Peers`, and only where it is named.
        proxy_headers=False,
        access_log=False,
        backlog=AT_ONCE,
        log_config=None,
        log_level="warning",
        lifespan="on",
        ws=MovableSocket if setting.family and setting.inner else "websockets-sansio",
        ws_max_size=setting.limits.socket,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=4000,
    )
