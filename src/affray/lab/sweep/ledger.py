"""The ledger of a sweep: a file to which each finished cell is added as a line, so that a run that was stopped goes on.

The first line says what sweep it is; every other one is a cell's number and what came of it, as JSON. A last line that was
cut off is dropped; nothing that is there is ever written again.
"""

import hashlib
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import BufferedRandom
from pathlib import Path
from types import TracebackType

import msgspec

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.sweep.plan import FORMAT, Plan
from affray.lab.sweep.spec import Spec

KIND = "affray sweep"
SYNC_SECONDS = 1.0
"""So often the disk is told to keep what has been written."""
Outcomes = dict[int, Outcome]
LINE = tuple[int, Outcome]


class Header(msgspec.Struct, frozen=True):
    """The first line of a ledger."""

    kind: str
    format: int
    system: str
    version: int
    identity: str
    cells: int
    spec: Spec


class LedgerContents(msgspec.Struct, frozen=True):
    """What stands in a ledger: its sweep, the cells that are done, and how far in bytes it is whole."""

    header: Header
    outcomes: Outcomes
    whole: int


class AnyHeader(msgspec.Struct, frozen=True):
    """As much of a first line as tells whether the rest can be read."""

    kind: str = ""
    format: int = 0


def header_of(plan: Plan) -> Header:
    """The first line for a plan."""
    spec = plan.spec
    return Header(
        kind=KIND,
        format=FORMAT,
        system=spec.system,
        version=plan.system_version,
        identity=plan.identity,
        cells=plan.size,
        spec=spec,
    )


# --- reading ----------------------------------------------------------------------------------------------------------
def read_ledger(path: str | Path) -> LedgerContents:
    """The contents of a ledger. Raises InputError for a file that is no ledger, is damaged, or has another version."""
    return ledger_from_bytes(Path(path).read_bytes(), str(path))


def ledger_from_bytes(data: bytes, path: str) -> LedgerContents:
    """The contents of a ledger from its bytes. Raises InputError as `read_ledger` does."""
    first, newline, _ = data.partition(b"\n")
    header = read_header(first if newline else b"", path)
    outcomes: Outcomes = {}
    at, number = len(first) + 1, 1
    decode: Callable[[bytes], LINE] = msgspec.json.Decoder(LINE).decode
    while at < len(data):
        end = data.find(b"\n", at)
        number += 1
        if end < 0:
            break
        try:
            cell, outcome = decode(data[at:end])
        except msgspec.DecodeError:
            raise InputError(f"{path}: line {number} is damaged; expected a cell") from None
        if not 0 <= cell < header.cells:
            raise InputError(f"{path}: line {number}: there is no cell {cell}; expected 0 to {header.cells - 1}")
        outcomes.setdefault(cell, outcome)
        at = end + 1
    return LedgerContents(header, outcomes, at)


def read_header(line: bytes, where: str) -> Header:
    """The first line of a ledger. Raises InputError."""
    try:
        rough = msgspec.json.decode(line, type=AnyHeader)
    except msgspec.DecodeError:
        rough = AnyHeader()
    if rough.kind != KIND:
        raise InputError(f"{where}: holds no results of a sweep; expected a file that affray sweep has written")
    if rough.format != FORMAT:
        raise InputError(f"{where}: results of version {rough.format}; this program reads version {FORMAT}")
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise InputError(f"{where}: line 1 is damaged: {error}") from None


def check_header(header: Header, plan: Plan, where: str) -> None:
    """Check that a ledger belongs to a plan. Raises InputError."""
    if header.system == plan.spec.system and header.version != plan.system_version:
        raise InputError(
            f"{where}: results of {header.system} version {header.version}; this is version {plan.system_version}:"
            f" expected another file for new results"
        )
    if header.identity != plan.identity:
        raise InputError(f"{where}: holds the results of another spec; expected another file, by --results")


def digest(plan: Plan, outcomes: Mapping[int, Outcome]) -> str:
    """The SHA-256 of all results in the order of the cells, whoever computed them in whatever order."""
    whole = hashlib.sha256(plan.identity.encode())
    encode = msgspec.json.Encoder().encode
    for number in sorted(outcomes):
        whole.update(encode((number, outcomes[number])))
    return whole.hexdigest()


# --- writing ----------------------------------------------------------------------------------------------------------
class Ledger:
    """A ledger that is open for more; use it with `with`. Nobody else can write to it meanwhile."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        """Goes on with a file that is there. Raises InputError for one that is not the plan's, OSError."""
        self.path = Path(path)
        self.plan = plan
        self.outcomes: Outcomes = {}
        self.file: BufferedRandom = self.open_file()
        self.synced = time.monotonic()
        try:
            self.begin()
        except BaseException:
            self.file.close()
            raise

    def open_file(self) -> BufferedRandom:
        """The file, locked. Raises InputError where another sweep has it."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        if not lock_file(handle):
            os.close(handle)
            raise InputError(f"{self.path}: another sweep is writing to it")
        return os.fdopen(handle, "r+b")

    def begin(self) -> None:
        """Reads what is there, or writes the first line."""
        if os.fstat(self.file.fileno()).st_size == 0:
            self.end = 0
            self.write(msgspec.json.encode(header_of(self.plan)) + b"\n")
            return
        if b"\n" not in self.path.read_bytes()[:1_000_000]:
            raise InputError(f"{self.path}: holds no results of a sweep; expected a file that affray sweep has written")
        kept = read_ledger(self.path)
        check_header(kept.header, self.plan, str(self.path))
        self.outcomes, self.end = kept.outcomes, kept.whole
        self.file.truncate(self.end)

    def add(self, number: int, outcome: Outcome) -> None:
        """Write the outcome of a cell. Raises InputError if the disk is full; what was written before stays."""
        if number not in self.outcomes:
            self.write(msgspec.json.encode((number, outcome)) + b"\n")
            self.outcomes[number] = outcome

    def write(self, line: bytes) -> None:
        """Write a whole line, or nothing if that fails."""
        try:
            self.file.seek(self.end)
            self.file.write(line)
            self.file.flush()
            if time.monotonic() - self.synced > SYNC_SECONDS:
                os.fsync(self.file.fileno())
                self.synced = time.monotonic()
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self.file.fileno(), self.end)
            raise InputError(
                f"{self.path}: {error.strerror}; {len(self.outcomes)} of {self.plan.size} cells are kept there,"
                f" and the same command goes on with them"
            ) from None
        self.end += len(line)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            self.file.close()


def lock_file(handle: int) -> bool:
    """Lock a file; return whether that worked. Where the machine has no locks it counts as locked."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
