"""Where questions to the laboratory are worked on: processes that can be ended, a place for each address, and a deadline."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec

from affray.lab.progress import Watch, ignore_progress
from affray.web.operating.events import warn
from affray.web.service.lab.messages import Outcome, read_outcome, send_job
from affray.web.service.limits import Places
from affray.web.words.faults import Refusing, error_line
from affray.web.words.wording import say_in_nearest

MOST_KNOWN = 100
"""So many results are kept, the latest: the examples, which everybody asks for first, are among them."""


class Bounds(msgspec.Struct, frozen=True):
    """How much the laboratory may take: `places` questions at once, of an address one; seconds for a question, and until
    its turn comes; questions of an address, at all workers together, and of all; bytes of memory for each place; seconds that a process
    without questions stays."""

    places: int = 2
    deadline: float = 90.0
    patience: float = 90.0
    own: int = 4
    all: int = 32
    memory: int = 2 << 30
    idle: float = 600.0


class Bench:
    """The places, each with a process that is started when it is needed; one that was ended is started anew."""

    def __init__(
        self,
        bounds: Bounds | None = None,
        command: Sequence[str] = (sys.executable, "-m", "affray.web.service.lab.work"),
    ) -> None:
        self.bounds, self.command = bounds or Bounds(), (*command, str((bounds or Bounds()).memory))
        self.asked = Places(self.bounds.own)
        self.turns: dict[str, asyncio.Lock] = {}
        self.places = asyncio.Semaphore(self.bounds.places)
        self.free: list[asyncio.subprocess.Process] = []
        self.busy: set[asyncio.subprocess.Process] = set()
        self.started: set[asyncio.subprocess.Process] = set()
        self.known = OrderedDict[tuple[str, bytes], bytes]()
        self.timer: asyncio.TimerHandle | None = None
        self.stopped = False

    @property
    def count(self) -> int:
        """How many questions are worked on, or wait."""
        return sum(self.asked.taken.values())

    async def ask_once(self, task: str, body: bytes, lang: str, address: str, watch: Watch = ignore_progress) -> bytes:
        """The result of a task that is always the same, from memory where it has been asked of late. Raises Refusing."""
        found = self.known.pop((task, body), None)
        if found is None:
            found = await self.ask(task, body, lang, address, watch)
        self.known[task, body] = found
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return found

    async def ask(self, task: str, body: bytes, lang: str, address: str, watch: Watch = ignore_progress) -> bytes:
        """The result of a task, while `watch` hears how far it is; it is ended when nobody waits for it any more. Raises
        Refusing."""
        async with self.place(lang, address):
            watch(0, 0)
            try:
                async with asyncio.timeout(self.bounds.deadline):
                    outcome = await self.exchange(task, body, lang, watch)
            except TimeoutError:
                seconds = round(self.bounds.deadline)
                raise Refusing(503, "lab-late", say_in_nearest(lang, "no-lab-late", seconds=seconds)) from None
            except (asyncio.IncompleteReadError, OSError):
                code = "lab-busy" if self.stopped else "lab-memory"
                raise Refusing(503, code, say_in_nearest(lang, f"no-{code}")) from None
        if outcome.code.startswith("lab-"):
            warn("question-fails", task=task, code=outcome.code, what=error_line(outcome.reason))
            raise Refusing(503, outcome.code, say_in_nearest(lang, f"no-{outcome.code}"))
        if outcome.code:
            said, others = error_line(outcome.reason), {name: error_line(text) for name, text in outcome.others.items()}
            raise Refusing(400, outcome.code, said, outcome.clauses, outcome.field, others)
        return outcome.body

    @asynccontextmanager
    async def place(self, lang: str, address: str) -> AsyncIterator[None]:
        """A place for a question of an address, as soon as its turn comes. Raises Refusing."""
        if self.count >= self.bounds.all or self.stopped:
            raise Refusing(503, "lab-busy", say_in_nearest(lang, "no-lab-busy"))
        if not self.asked.take(address):
            raise Refusing(429, "lab-many", say_in_nearest(lang, "no-lab-many"))
        turn = self.turns.setdefault(address, asyncio.Lock())
        got: list[asyncio.Lock | asyncio.Semaphore] = []
        try:
            try:
                async with asyncio.timeout(self.bounds.patience):
                    for lock in (turn, self.places):
                        await lock.acquire()
                        got.append(lock)
            except TimeoutError:
                raise Refusing(503, "lab-busy", say_in_nearest(lang, "no-lab-busy")) from None
            yield
        finally:
            for lock in got:
                lock.release()
            self.asked.give_back(address)
            if address not in self.asked.taken:
                del self.turns[address]

    async def exchange(self, task: str, body: bytes, lang: str, watch: Watch) -> Outcome:
        """What a process says of a job in the end; `watch` hears what it says before. One that is left in the middle is ended."""
        process = self.free.pop() if self.free else await self.start()
        assert process.stdin is not None and process.stdout is not None
        self.busy.add(process)
        whole = False
        try:
            if self.stopped:
                raise ConnectionAbortedError
            await send_job(process.stdin, task, body, lang)
            while (outcome := await read_outcome(process.stdout)).size:
                watch(outcome.done, outcome.size)
            whole = not outcome.code.startswith("lab-") and not self.stopped
        finally:
            self.busy.discard(process)
            if whole:
                self.free.append(process)
                self.end_when_idle()
            else:
                end_process(process)
        return outcome

    async def start(self) -> asyncio.subprocess.Process:
        """A new process, which no interrupt of the server's reaches."""
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, stderr=nothing, start_new_session=True
        )
        self.started = {process, *(other for other in self.started if other.returncode is None)}
        return process

    def end_when_idle(self) -> None:
        """Ends the processes when nobody has asked for long."""
        if self.timer:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(self.bounds.idle, self.end_idle)

    def end_idle(self) -> None:
        """Ends the processes that do nothing."""
        while self.free:
            end_process(self.free.pop())

    def stop(self) -> None:
        """Ends all processes; who waits for one is told so."""
        self.stopped = True
        if self.timer:
            self.timer.cancel()
        self.end_idle()
        for process in self.busy:
            end_process(process)

    async def wait_stopped(self) -> None:
        """Waits until all processes that were ended are gone, so that none outlives the server."""
        self.stop()
        await asyncio.gather(*(process.wait() for process in self.started))


def end_process(process: asyncio.subprocess.Process) -> None:
    """Ends a process at once."""
    with suppress(ProcessLookupError):
        process.kill()
