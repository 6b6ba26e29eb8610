"""Two browsers and a terminal at one table behind nginx and behind Caddy, with TLS of a local authority, over restarts of the server.

Chromium has the authority in its own store of certificates (NSS), the terminal by `SSL_CERT_FILE`; both find the name at this
machine, as a line of /etc/hosts would have it.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from affray.web.messages import Made
from tests.browser.acting.driving import decide, looked, settle
from tests.browser.acting.hands import Mouse
from tests.browser.conftest import FLAGS, executable
from tests.browser.pages import Watched, watching
from tests.browser.serving import Served, serving
from tests.units.cli.online.terminals import Terminal, is_question, is_seated
from tests.units.web.proxied import NAME, Proxied, proxied
from tests.units.web.served import bearer, made_game

pytestmark = pytest.mark.slow
KEY = "sesame"
OFTEN = ("--limits", "read=[1000, 1000]", "--limits", "crowd=[1000, 1000]")
"""The test itself asks for more than people do."""
ANSWERS = 2
"""So many answers of each seat between two restarts."""
HOSTS = f"""import socket
found = socket.getaddrinfo
socket.getaddrinfo = lambda host, *more, **others: found("127.0.0.1" if host == "{NAME}" else host, *more, **others)
"""
LOST = """() => {
  const old = window.sockets.at(-1);
  delete window.away;
  old.addEventListener("close", () => { window.lostAt = performance.now(); });
  const timer = setInterval(() => {
    const last = window.sockets.at(-1);
    if (last === old || last.readyState !== 1) return;
    window.away = performance.now() - window.lostAt;
    clearInterval(timer);
  }, 10);
}"""
"""Measures for how many milliseconds the page is without a socket."""
GONE = ("WebSocket connection to", "Failed to load resource")
"""What Chromium itself says where nobody answers, or the proxy for the server."""


class Table:
    """A game of four sides: two browsers, a terminal, and a computer player."""

    def __init__(self, server: Served, proxy: Proxied, made: Made, pages: list[Page], terminal: Terminal) -> None:
        self.server, self.proxy, self.made, self.pages, self.terminal = server, proxy, made, pages, terminal

    def account(self) -> list[str]:
        """All that an onlooker has been told of the game so far; who is present is no part of it."""
        found: list[str] = []
        path, since = f"/api/games/{self.made.game}/told", 0
        with self.proxy.client() as client:
            while part := client.get(path, params={"since": since}, headers=bearer(self.made.onlooker)).json():
                found += [f"{said['n']} {said['lines']}" for said in part if said["kind"] == "told"]
                since = part[-1]["n"]
        return found

    def asked(self) -> int:
        """The side that is asked now; -1 once the game is over."""
        with self.proxy.client() as client:
            found = client.get(f"/api/games/{self.made.game}/turn", headers=bearer(self.made.onlooker)).json()
        return -1 if found["over"] else int(found["asked"])

    def answer(self) -> int:
        """Whoever is asked answers; the side, or -1 once the game is over."""
        side = self.asked()
        if side in (0, 1):
            page = self.pages[side]
            page.wait_for_selector(".table[data-asked=true] .question button:enabled")
            scene = looked(page)
            Mouse(page).do(scene, decide(scene))
            settle(page, scene.state, 60)
        elif side == 2:
            self.terminal.waited(is_question)
            self.terminal.put("1")
            self.terminal.waited(is_seated)
        else:
            time.sleep(0.05)
        return side

    def play(self, answers: int) -> None:
        """Plays until each person has answered so often, or the game is over."""
        given = {0: 0, 1: 0, 2: 0}
        while min(given.values()) < answers and (side := self.answer()) != -1:
            given[side] = given.get(side, 0) + 1

    def restart(self, *, kill: bool) -> list[float]:
        """Stops the server, or kills it, and starts it again; for how many seconds there was no server, and for how many each page,
        and the terminal, were without."""
        for page in self.pages:
            page.evaluate(LOST)
        with ThreadPoolExecutor(1) as pool:
            waiting: Future[float] = pool.submit(self.terminal_without)
            begin = time.monotonic()
            if kill:
                self.server.kill()
            else:
                self.server.stop()
            self.server.start()
            down = time.monotonic() - begin
            for page in self.pages:
                page.wait_for_function("() => window.away !== undefined")
            away = [float(page.evaluate("window.away")) / 1000 for page in self.pages]
            return [down, *away, waiting.result()]

    def terminal_without(self) -> float:
        """For how many seconds the terminal is without a connection."""
        self.terminal.waited(lambda text: "The connection is lost" in text)
        begin = time.monotonic()
        self.terminal.waited(lambda text: "The connection is back" in text)
        return time.monotonic() - begin


def believing(folder: Path, authority: Path) -> dict[str, str]:
    """The home of a Chromium that believes an authority."""
    program = shutil.which("certutil")
    if program is None:
        pytest.skip("certutil is missing; install it with: sudo apt-get install libnss3-tools")
    store = folder / ".pki" / "nssdb"
    store.mkdir(parents=True)
    for arguments in (["-N", "--empty-password"], ["-A", "-t", "C,,", "-n", "local", "-i", str(authority)]):
        subprocess.run([program, "-d", f"sql:{store}", *arguments], check=True, capture_output=True)
    return {"HOME": str(folder)}


def launched(kind: BrowserType, home: dict[str, str]) -> Browser:
    """A Chromium of its own that finds the name at this machine."""
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    return kind.launch(executable_path=executable(), args=flags, env={**home})


def terminal(folder: Path, proxy: Proxied, address: str) -> Terminal:
    """A terminal at an address of the proxy, whose authority it believes."""
    (folder / "hosts").mkdir()
    (folder / "hosts" / "sitecustomize.py").write_text(HOSTS, "utf-8")
    return Terminal(
        folder / "terminal", "join", address, "--plain",
        environment={"SSL_CERT_FILE": str(proxy.authority), "PYTHONPATH": os.pathsep.join((str(folder / "hosts"), *filter(None, sys.path)))},
    )  # fmt: skip


def free_for_all(client: httpx.Client) -> Made:
    """A game of four sides, the fourth a computer's."""
    client.headers.update(bearer(KEY))
    seats = {"Blue": "friend", "Green": "friend", "Grey": "computer:1"}
    return made_game(client, scenario="free-for-all", seats=seats, seed=5)


@pytest.fixture(params=["nginx", "caddy"])
def table(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Table]:
    """The game, with all who play it."""
    options = ("--name", NAME, "--proxy", "127.0.0.1", "--key", KEY, *OFTEN)
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path / "table.sqlite", more=options))
        proxy = stack.enter_context(proxied(request.param, tmp_path, f"127.0.0.1:{server.port}"))
        with proxy.client() as client:
            made = free_for_all(client)
        home = believing(tmp_path / "home", proxy.authority)
        watched: list[Watched] = []
        pages: list[Page] = []
        for token in (made.token, made.friends[0].token):
            own = launched(browser.browser_type, home)
            stack.callback(own.close)
            watched.append(stack.enter_context(watching(own, proxy.url)))
            watched[-1].allowed = GONE
            pages.append(watched[-1].open(f"/game/{made.game}#{token}"))
            pages[-1].wait_for_selector("[data-figure]")
        own_terminal = terminal(tmp_path, proxy, f"{proxy.url}/game/{made.game}#{made.friends[1].token}")
        stack.callback(own_terminal.kill)
        own_terminal.waited(is_seated)
        yield Table(server, proxy, made, pages, own_terminal)


def test_two_browsers_and_a_terminal_go_on_over_restarts(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    table.play(ANSWERS)
    for kill in (False, True):
        before = table.account()
        without = table.restart(kill=kill)
        with capsys.disabled():
            down, *people = (f"{seconds:.2f} s" for seconds in without)
            print(f"\n{table.proxy.kind}, {'killed' if kill else 'stopped'}: the server was away for {down}, ", end="")
            print(f"two pages and a terminal were without for {', '.join(people)}")
        # Nothing that was told is lost or told otherwise.
        assert table.account()[: len(before)] == before
        for page in table.pages:
            expect(page.locator(".notice.line")).to_have_count(0)
        table.play(ANSWERS)
        assert len(table.account()) > len(before)
    accounts = {"\n".join(page.locator(".log .words").all_inner_texts()) for page in table.pages}
    assert len(accounts) == 1
