"""Server processes under one that serves nothing itself: it holds the address, starts each anew that ends, and renews them all
for an upgrade while players wait at the open address.

The child is the same command again. It is handed the listening socket and a line to its parent. It says `p` when its code is
read, opens its store when it hears `g`, says `r` when it serves, and from then on `l` again and again. Where the line breaks its
parent is gone, and it ends; where nothing is heard on it, the child stands still, and is ended.
"""

import asyncio
import os
import secrets
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Self

import msgspec

from affray.core import InputError
from affray.platform import IS_POSIX, end_program, heed_signals
from affray.web.operating.events import note, warn
from affray.web.words.faults import error_line

POST = "_AFFRAY_POST"
"""Where a child reads what it is handed."""
PREPARED, GO, READY, ALIVE = b"p", b"g", b"r", b"l"
HUNG, HUNG_ALONE = 5, 20
"""A child that has said nothing for so many seconds stands still: among several others have its games by then."""
QUICK = 5.0
"""A child that ends within so many seconds is started again after a pause, which doubles each time."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
COMING = 300.0
"""So many seconds a child has to read its code, and as many to serve: it may have to renew the tables of a large store."""
LAST = 20.0
"""So many seconds a child has to end."""


class Handed(msgspec.Struct, frozen=True):
    """What a child is handed: the numbers of its listening socket and of its line, the server's key, and what only the children of its
    parent know."""

    listening: int
    line: int
    key: str
    family: str = ""


class Post:
    """A child's side: its socket, its key, and the line to its parent."""

    def __init__(self, handed: Handed) -> None:
        self.key, self.family = handed.key, handed.family
        self.listening, self.line = (socket.socket(fileno=number) for number in (handed.listening, handed.line))
        for sock in (self.listening, self.line):
            sock.set_inheritable(False)
        self.line.settimeout(None)

    @classmethod
    def handed(cls) -> Self | None:
        """What this process was handed; None where nobody watches over it."""
        text = os.environ.pop(POST, "")
        return cls(msgspec.json.decode(text, type=Handed)) if text else None

    def wait_for_turn(self) -> None:
        """Says that the code is read, and waits until the store is free. Raises SystemExit where the parent is gone."""
        self.line.sendall(PREPARED)
        if self.line.recv(1) != GO:
            raise SystemExit(1)

    def say_ready(self) -> None:
        """Says that this process serves; it ends with its parent."""
        self.line.sendall(READY)
        threading.Thread(target=self.watch, name="line to the parent", daemon=True).start()

    def say_alive(self) -> None:
        """Says that this process goes on."""
        with suppress(OSError):
            self.line.send(ALIVE, socket.MSG_DONTWAIT)

    def watch(self) -> None:
        """Ends this process when the parent is gone."""
        with suppress(OSError):
            self.line.recv(1)
        end_program()


class Child:
    """A parent's side: a process, and how far it is."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket, hung: int) -> None:
        self.process, self.line, self.hung = process, line, hung
        self.begun, self.lived, self.silence = time.monotonic(), 0.0, 0
        self.prepared, self.ready, self.ended = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.watching = [asyncio.create_task(work) for work in (self.listen(), self.notice_silence(), self.wait())]

    async def listen(self) -> None:
        """Hears how far it is."""
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            while said := await loop.sock_recv(self.line, 1):
                self.silence = 0
                if said != ALIVE:
                    (self.prepared if said == PREPARED else self.ready).set()

    async def notice_silence(self) -> None:
        """Ends it where it serves and says nothing for too long."""
        await self.ready.wait()
        # Seconds are counted one by one: where all processes stood still, it has not been silent.
        while self.silence < self.hung:
            await asyncio.sleep(1)
            self.silence += 1
        warn("process-silent", seconds=self.hung)
        self.process.kill()

    async def wait(self) -> None:
        """Waits for its end."""
        await self.process.wait()
        self.lived = time.monotonic() - self.begun
        self.ended.set()
        for task in self.watching[:-1]:
            task.cancel()
        await asyncio.gather(*self.watching[:-1], return_exceptions=True)
        self.line.close()

    async def go(self) -> None:
        """Lets it open its store; nothing where it has ended."""
        with suppress(OSError):
            await asyncio.get_running_loop().sock_sendall(self.line, GO)

    async def comes(self, event: asyncio.Event) -> bool:
        """Whether it comes so far in time, and before it ends."""
        waits = {asyncio.ensure_future(event.wait()), asyncio.ensure_future(self.ended.wait())}
        done, _ = await asyncio.wait(waits, timeout=COMING, return_when=asyncio.FIRST_COMPLETED)
        if not done:
            warn("process-late", seconds=COMING)
        for wait in waits:
            wait.cancel()
        return event.is_set() and not self.ended.is_set()

    async def end(self) -> None:
        """Asks it to end, and makes it end where it does not."""
        if not self.ended.is_set():
            self.process.terminate()
        try:
            async with asyncio.timeout(LAST):
                await self.ended.wait()
        except TimeoutError:
            self.process.kill()
            await self.ended.wait()


class Supervisor:
    """So many children; `alone` says that only one may have the store. `ready` is called once all serve."""

    def __init__(
        self, listening: socket.socket, key: str, count: int, ready: Callable[[], None], *, alone: bool
    ) -> None:
        self.listening, self.key, self.count, self.alone = listening, key, count, alone
        self.family = secrets.token_urlsafe(24)
        self.ready = ready
        self.command = [sys.executable, *sys.orig_argv[1:]]
        self.children: list[Child] = []
        self.started: set[Child] = set()
        self.stopping, self.renewal = asyncio.Event(), asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        """Serves until it is told to end; the exit code. Raises OSError where no process can be started."""
        loop = asyncio.get_running_loop()
        heed_signals(loop, self.stopping.set, lambda: self.do(self.renew()))
        beginning = loop.create_task(self.begin())
        waits = {beginning, loop.create_task(self.stopping.wait())}
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        try:
            code = int(beginning.result()) if beginning.done() else 0
            if not code:
                await self.stopping.wait()
        finally:
            for task in (beginning, *self.tasks):
                task.cancel()
            await asyncio.gather(beginning, *self.tasks, return_exceptions=True)
            await asyncio.gather(*(child.end() for child in self.started if not child.ended.is_set()))
        return code

    async def begin(self) -> int:
        """Starts all children, the first before the others, since it may have to renew the tables; 0, or the exit code of the
        first where that does not come to serve."""
        async with self.renewal:
            for place in range(self.count):
                child = await self.start()
                self.children.append(child)
                await child.go()
                if not await child.comes(child.ready) and not place:
                    return child.process.returncode or 1
        for place in range(self.count):
            self.do(self.keep(place))
        self.ready()
        return 0

    def do(self, work: Coroutine[None, None, None]) -> None:
        """Does something beside."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def start(self) -> Child:
        """Starts a child, with the code that is on disk now. Raises OSError."""
        here, there = socket.socketpair()
        here.settimeout(0.0)
        with there:
            numbers = (self.listening.fileno(), there.fileno())
            handed = msgspec.json.encode(Handed(*numbers, self.key, self.family)).decode()
            try:
                # Ctrl-C is for the parent, which passes it on.
                process = await asyncio.create_subprocess_exec(
                    *self.command, pass_fds=numbers, env={**os.environ, POST: handed}, start_new_session=True
                )
            except OSError:
                here.close()
                raise
        child = Child(process, here, HUNG_ALONE if self.alone else HUNG)
        self.started = {other for other in self.started if not other.ended.is_set()} | {child}
        return child

    async def keep(self, place: int) -> None:
        """Starts the child of a place again whenever it ends."""
        pause = FIRST_PAUSE
        while True:
            child = self.children[place]
            await child.ended.wait()
            is_done = self.children[place] is not child
            if not is_done:
                warn("process-ended", code=child.process.returncode or 0)
                if child.lived >= QUICK:
                    pause = FIRST_PAUSE
                    is_done = await self.replace(place, child)
            while not is_done:
                # Meanwhile the others may be renewed.
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
                is_done = await self.replace(place, child)

    async def replace(self, place: int, child: Child) -> bool:
        """Starts another child in place of one that has ended, unless that is done already; False where none can be started."""
        async with self.renewal:
            if self.children[place] is child:
                try:
                    new = await self.start()
                except OSError as error:
                    warn("process-fails", error=error_line(error))
                    return False
                self.children[place] = new
                await new.go()
            return True

    async def renew(self) -> None:
        """Lets new children take over from the old; these stay where the new do not come so far."""
        async with self.renewal:
            begun = await asyncio.gather(*(self.start() for _ in range(self.count)), return_exceptions=True)
            new = [child for child in begun if isinstance(child, Child)]
            faults = [error for error in begun if isinstance(error, BaseException)]
            if faults:
                warn("upgrade-fails", error=error_line(faults[0]))
                await asyncio.gather(*(child.end() for child in new))
                return
            prepared = await asyncio.gather(*(child.comes(child.prepared) for child in new))
            if all(prepared) and not self.alone:
                for child in new:
                    await child.go()
                prepared = await asyncio.gather(*(child.comes(child.ready) for child in new))
            if not all(prepared):
                warn("upgrade-fails")
                await asyncio.gather(*(child.end() for child in new))
                return
            old, self.children = self.children, new
            await asyncio.gather(*(child.end() for child in old))
            if self.alone:
                await new[0].go()
            note("upgraded", processes=self.count)


def check_count(count: int, *, alone: bool) -> None:
    """Checks how many processes are wanted. Raises InputError."""
    if not IS_POSIX:
        raise InputError("--workers: needs an operating system that hands sockets to new processes; start without it")
    if count > 1 and alone:
        raise InputError(
            f"--workers {count}: a store in a file has one process; expected 1, or --store postgresql://USER@HOST/NAME"
        )


def supervise(listening: socket.socket, key: str, count: int, ready: Callable[[], None], *, alone: bool) -> int:
    """Runs so many server processes until it is interrupted; the exit code."""

    async def run() -> int:
        return await Supervisor(listening, key, count, ready, alone=alone).run()

    return asyncio.run(run())
