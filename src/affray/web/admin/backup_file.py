"""The file of a backup: gzip of lines of JSON, the same for every database.

The first line says what it is and of which version the tables are; each line after it is a row, the name of its table first;
the last counts the rows of each table and has the SHA-256 of all lines before it.
"""

import gzip
import os
import tempfile
import time
import zlib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from affray import __version__
from affray.core import InputError
from affray.core.field_errors import file_error
from affray.platform import flush_folder
from affray.web.admin.snapshot import Row, line_of
from affray.web.store.store import HEAD

FORMAT = "affray-backup"
VERSION = 1
LEVEL = 6
"""How hard gzip tries."""


class Head(msgspec.Struct, frozen=True):
    """The first line: the format and its version, the versions of the program and of the tables, when it was made in seconds
    since 1970."""

    format: str
    version: int
    affray: str
    tables: str
    made: float


class End(msgspec.Struct, frozen=True):
    """The last line: how many rows there are of each table, and the SHA-256 of all lines before it."""

    rows: dict[str, int]
    sum: str


class Blob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bytes: the text that they are, or base64."""

    text: str | None = None
    base64: bytes = b""

    @property
    def content(self) -> bytes:
        """The bytes."""
        return self.base64 if self.text is None else self.text.encode()


Cell = str | int | float | bool | Blob | None
RowLine = tuple[str, dict[str, Cell]]
"""A line between them: the name of a table, and the columns of a row."""
LINE, END = msgspec.json.Decoder(RowLine), msgspec.json.Decoder(End)


def write_backup(path: Path, rows: Iterable[Row]) -> End:
    """Writes rows into a file that only its owner reads; it is there as a whole or not at all. Raises InputError."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.resolve().parent)
    except OSError as error:
        raise file_error(str(path), error, "write") from None
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile("", "wb", LEVEL, file) as packed:
                end = write_lines(packed, rows)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
        flush_folder(path.resolve().parent)
    except OSError as error:
        raise file_error(str(path), error, "write") from None
    finally:
        Path(name).unlink(missing_ok=True)
    return end


def write_lines(file: gzip.GzipFile, rows: Iterable[Row]) -> End:
    """Writes all lines; the last of them."""
    hashed, counts = sha256(), dict[str, int]()
    head = msgspec.json.encode(Head(FORMAT, VERSION, __version__, HEAD, time.time())) + b"\n"
    hashed.update(head)
    file.write(head)
    for row in rows:
        line = line_of(row) + b"\n"
        hashed.update(line)
        file.write(line)
        counts[row[0]] = counts.get(row[0], 0) + 1
    end = End(counts, hashed.hexdigest())
    file.write(msgspec.json.encode(end) + b"\n")
    return end


def read_head(path: Path) -> Head:
    """The first line of a backup. Raises InputError for a file that is none, or of a newer version."""
    return next_head(path, lines_of(path))


def next_head(path: Path, lines: Iterator[bytes]) -> Head:
    """The first line. Raises InputError."""
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise no_backup(path) from None
    if head.format != FORMAT:
        raise no_backup(path)
    if head.version > VERSION:
        raise InputError(f"{path}: version {head.version} is newer than this program reads (up to {VERSION})")
    return head


def no_backup(path: Path) -> InputError:
    """What is said of another file."""
    return InputError(f"{path}: expected a backup, as affray admin backup writes it")


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a file. Raises InputError for one that cannot be read or is cut off."""
    try:
        with gzip.open(path) as file:
            yield from file
    except gzip.BadGzipFile as error:
        raise InputError(f"{path}: is damaged ({error})") if "CRC" in str(error) else no_backup(path) from None
    except (EOFError, zlib.error):
        raise InputError(f"{path}: is cut off or damaged; expected a whole backup") from None
    except OSError as error:
        raise file_error(str(path), error) from None


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a backup; only who has come to their end knows that they are all there, as they were written.

    Raises InputError for a file that is no backup, of a newer version, or damaged.
    """
    lines, hashed, counts = lines_of(path), sha256(), dict[str, int]()
    first = next(lines, b"")
    next_head(path, iter([first]))
    hashed.update(first)
    for number, line in enumerate(lines, start=2):
        try:
            if line.startswith(b"{"):
                end = END.decode(line)
                break
            name, cells = LINE.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise InputError(f"{path}: line {number}: {error}") from None
        hashed.update(line)
        counts[name] = counts.get(name, 0) + 1
        yield name, {column: cell.content if isinstance(cell, Blob) else cell for column, cell in cells.items()}
    else:
        raise InputError(f"{path}: is cut off; expected a whole backup")
    if next(lines, None) is not None or end != End(counts, hashed.hexdigest()):
        raise InputError(f"{path}: is damaged: its rows are not those that were written")
