"""Running the server: its address, its socket, its end."""

import errno
import gc
import logging
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from ipaddress import ip_address

import msgspec
import uvicorn

from affray.core import InputError
from affray.game.pack_folders import EMPTY, Shelf
from affray.platform import claim_port
from affray.web.app import make_app
from affray.web.rooms.hub import Resolver
from affray.web.rooms.prepare import prepare
from affray.web.service.desk import Desk, Setting
from affray.web.service.guard import LOOPBACK, Limits
from affray.web.service.patience import Patient
from affray.web.store import Store, default_store, open_alone

GRACE = 1
"""So many seconds requests under way have to end when the server does."""
SWITCH = 0.001
"""A computer player lets go of the interpreter after so many seconds, so that the table answers meanwhile."""


COLLECT = (50_000, 20, 50)
"""Games are long-lived trees of frozen values; to look through them often finds nothing and delays everybody."""


class ServeOptions(msgspec.Struct, frozen=True):
    """How the server is to run; without a store it is in the user's data folder. `name` is that of a proxy before it;
    `programs` are the commands of programs that may play, by name."""

    host: str = "127.0.0.1"
    port: int = 8642
    store: str = ""
    key: str = ""
    opening: bool = False
    name: str = ""
    programs: Mapping[str, str] = {}


class Server(uvicorn.Server):
    """A server that tells its sockets when it stops."""

    def __init__(self, config: uvicorn.Config, desk: Desk, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.desk, self.ready = desk, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells every socket that the server stops, then stops."""
        self.desk.bench.stop()
        if self.desk.hub is not None:
            self.desk.hub.say_farewell()
        await super().shutdown(sockets)


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


def listening_socket(host: str, port: int) -> socket.socket:
    """The socket that listens at an address. Raises InputError for an address that cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Asyncio sends what is written at once only for a socket that says it is TCP; else an answer waits 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    claim_port(found)
    try:
        found.bind((host, port))
        found.listen(1024)
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
    limits: Limits | None = None,
    resolver: Resolver = lambda _: None,
    shelf: Shelf = EMPTY,
) -> int:
    """Serves until it is interrupted, with the packs of a shelf; the exit code.

    Raises InputError for a system that does not load, and for an address or a store that cannot be had.
    """
    prepare()
    local = is_loopback(wanted.host)
    key = wanted.key or ("" if local and not wanted.name else secrets.token_urlsafe(16))
    where = wanted.store or default_store()
    with listening_socket(wanted.host, wanted.port) as sock:
        store = opened(where)
        setting = Setting(key, local, wanted.name.lower(), limits or Limits(), shelf=shelf, programs=wanted.programs)
        app = make_app(lambda: store, setting, resolver)
        port = sock.getsockname()[1]
        address = address_of(wanted.host, port, key)

        def ready() -> None:
            say(f"Affray is at {address}")
            say(f"Games are kept in {where if '://' not in where else 'the database'}. Ctrl-C stops the server.")
            sys.stdout.flush()
            if wanted.opening:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        sys.setswitchinterval(SWITCH)
        gc.freeze()
        gc.set_threshold(*COLLECT)
        gc.enable()
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        server = Server(server_config(app, setting.limits), app.state.desk, ready)
        try:
            server.run([sock])
        except KeyboardInterrupt:
            say("The table is closed; every game is kept.")
    return 0


def server_config(app: Callable[..., object], limits: Limits) -> uvicorn.Config:
    """How the network side runs."""
    return uvicorn.Config(
        app,
        http=Patient,
        access_log=False,
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=limits.socket,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=4000,
    )
