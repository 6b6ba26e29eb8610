"""A ledger: a file to which each finished cell is added as a line, so that a run that was stopped goes on.

The first line says of what it is; every other one is a cell's number and what came of it, as JSON. A last line that was
cut off is dropped; nothing that is there is ever written again. Sweeps keep their results so, and ladders theirs.
"""

import hashlib
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.sweep.plan import FORMAT
from affray.lab.sweep.spec import Spec
from affray.platform import lock_file

WIDEST = 80
"""Letters of a part of a spec that are shown where it differs."""
SYNC_SECONDS = 1.0
"""So often the disk is told to keep what has been written."""
Outcomes = dict[int, Outcome]
T = TypeVar("T")


class Setting(Protocol):
    """What a spec of any kind names."""

    @property
    def system(self) -> str:
        """The key of its system."""


P = TypeVar("P", bound=Setting)
P_co = TypeVar("P_co", bound=Setting, covariant=True)


class Planned(Protocol[P_co]):
    """What is worked out cell by cell."""

    @property
    def spec(self) -> P_co:
        """What was asked for."""

    @property
    def system_version(self) -> int:
        """The version of the system's rules."""

    @property
    def players_version(self) -> str:
        """The version of the computer players that the numbers come from; empty where no player is concerned."""

    @property
    def identity(self) -> str:
        """A digest that differs for everything with other numbers."""

    @property
    def size(self) -> int:
        """How many cells there are."""


class Header(msgspec.Struct, Generic[P], frozen=True, omit_defaults=True):
    """The first line of a ledger."""

    kind: str
    """What its results are of, such as `affray sweep`."""
    format: int
    """The version of such files."""
    system: str
    """The key of the system."""
    version: int
    """The version of its rules."""
    identity: str
    """A digest that differs for everything with other numbers."""
    cells: int
    """How many cells there are."""
    spec: P
    """What was asked for."""
    players: str = ""
    """The version of the computer players; empty where no player is concerned, or by those before players had one."""


class LedgerContents(msgspec.Struct, Generic[P, T], frozen=True):
    """What stands in a ledger: of what it is, the cells that are done, and how far in bytes it is whole."""

    header: Header[P]
    outcomes: dict[int, T]
    whole: int


class AnyHeader(msgspec.Struct, frozen=True):
    """As much of a first line as tells whether the rest can be read."""

    kind: str = ""
    format: int = 0


class LedgerForm(msgspec.Struct, Generic[P, T], frozen=True):
    """A kind of ledger, and how it is read."""

    name: str
    """What its results are of; the command `affray NAME` writes them."""
    format: int
    """The version of such files; it rises when a cell would come to something else for the same spec."""
    spec: type[P]
    outcome: type[T]

    def header(self, plan: Planned[P]) -> Header[P]:
        """The first line for a plan."""
        return Header(
            kind=f"affray {self.name}",
            format=self.format,
            system=plan.spec.system,
            version=plan.system_version,
            identity=plan.identity,
            cells=plan.size,
            spec=plan.spec,
            players=plan.players_version,
        )

    def read(self, path: str | Path) -> LedgerContents[P, T]:
        """The contents of a ledger. Raises InputError for a file that is none, is damaged, or has another version."""
        return self.from_bytes(Path(path).read_bytes(), str(path))

    def from_bytes(self, data: bytes, path: str) -> LedgerContents[P, T]:
        """The contents of a ledger from its bytes. Raises InputError as `read` does."""
        first, newline, _ = data.partition(b"\n")
        header = self.read_header(first if newline else b"", path)
        outcomes: dict[int, T] = {}
        at, number = len(first) + 1, 1
        decode = msgspec.json.Decoder(tuple[int, self.outcome]).decode  # type: ignore[name-defined]  # known when it runs
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

    def read_header(self, line: bytes, where: str) -> Header[P]:
        """The first line of a ledger. Raises InputError."""
        try:
            rough = msgspec.json.decode(line, type=AnyHeader)
        except msgspec.DecodeError:
            rough = AnyHeader()
        if rough.kind != f"affray {self.name}":
            raise InputError(self.stranger_text(where))
        if rough.format != self.format:
            raise InputError(f"{where}: results of version {rough.format}; this program reads version {self.format}")
        try:
            return msgspec.json.decode(line, type=Header[self.spec])  # type: ignore[name-defined]  # known when it runs
        except msgspec.DecodeError as error:
            raise InputError(f"{where}: line 1 is damaged: {error}") from None

    def stranger_text(self, where: str) -> str:
        """What is said of a file that is no such ledger."""
        return f"{where}: holds no results of a {self.name}; expected a file that affray {self.name} has written"


SWEEP = LedgerForm("sweep", FORMAT, Spec, Outcome)
SweepContents = LedgerContents[Spec, Outcome]


def check_header(header: Header[P], plan: Planned[P], where: str) -> None:
    """Check that a ledger belongs to a plan. Raises InputError."""
    if header.system == plan.spec.system and header.version != plan.system_version:
        raise InputError(
            f"{where}: results of {header.system} version {header.version}; this is version {plan.system_version}:"
            f" expected another file for new results"
        )
    if header.system == plan.spec.system and header.players != plan.players_version:
        raise InputError(
            f"{where}: results of computer players of version {header.players or 'none'}; these are of version"
            f" {plan.players_version}: expected another file for new results, by --results"
        )
    if header.identity != plan.identity:
        raise InputError(
            f"{where}: holds the results of another spec: {differences(header.spec, plan.spec)};"
            f" expected another file, by --results"
        )


def differences(there: P, here: P) -> str:
    """In which parts two specs differ; where in none, what they name holds something else by now.

    >>> from affray.lab.ladder.plan import LadderSpec
    >>> differences(LadderSpec("pig", ("random", "greedy")), LadderSpec("pig", ("random", "greedy"), seed=2))
    'seed 1, now 2'
    """
    old, new = (msgspec.to_builtins(setting) for setting in (there, here))
    found = [f"{name} {value_text(old[name])}, now {value_text(new[name])}" for name in new if old[name] != new[name]]
    return "; ".join(found) or "its scenarios, figures or files hold something else now"


def value_text(value: object) -> str:
    """A part of a spec in a few letters."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return text if len(text) <= WIDEST else f"{text[:WIDEST]}..."


def digest(identity: str, outcomes: Mapping[int, object]) -> str:
    """The SHA-256 of all results in the order of the cells, whoever computed them in whatever order."""
    whole = hashlib.sha256(identity.encode())
    encode = msgspec.json.Encoder().encode
    for number in sorted(outcomes):
        whole.update(encode((number, outcomes[number])))
    return whole.hexdigest()


# --- writing ----------------------------------------------------------------------------------------------------------
class Ledger(Generic[P, T]):
    """A ledger that is open for more; use it with `with`. Nobody else can write to it meanwhile."""

    def __init__(self, path: str | Path, plan: Planned[P], form: LedgerForm[P, T]) -> None:
        """Goes on with a file that is there. Raises InputError for one that is not the plan's, OSError."""
        self.path = Path(path)
        self.plan, self.form = plan, form
        self.outcomes: dict[int, T] = {}
        self.file: BufferedRandom = self.open_file()
        self.synced = time.monotonic()
        try:
            self.begin()
        except BaseException:
            self.file.close()
            raise

    def open_file(self) -> BufferedRandom:
        """The file, locked. Raises InputError where somebody else has it."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        if not lock_file(handle):
            os.close(handle)
            raise InputError(f"{self.path}: another {self.form.name} is writing to it")
        return os.fdopen(handle, "r+b")

    def begin(self) -> None:
        """Reads what is there, or writes the first line."""
        if os.fstat(self.file.fileno()).st_size == 0:
            self.end = 0
            self.write(msgspec.json.encode(self.form.header(self.plan)) + b"\n")
            return
        if b"\n" not in self.path.read_bytes()[:1_000_000]:
            raise InputError(self.form.stranger_text(str(self.path)))
        kept = self.form.read(self.path)
        check_header(kept.header, self.plan, str(self.path))
        self.outcomes, self.end = kept.outcomes, kept.whole
        self.file.truncate(self.end)

    def add(self, number: int, outcome: T) -> None:
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
                f"{self.path}: {error.strerror}; {len(self.outcomes)} cells are kept there,"
                f" and the same command goes on with them"
            ) from None
        self.end += len(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            self.file.close()
