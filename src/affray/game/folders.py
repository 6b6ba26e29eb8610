"""Reading a folder that a person brings, or a zip file of one: only text files of known names in it, none of them huge; and where
packs are kept that a person has installed."""

import zipfile
import zlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import platformdirs

from affray.core import InputError
from affray.core.field_errors import FieldError, expected, file_error
from affray.core.reading.naming import nearest_first

MOST_BYTES = 1_000_000
MOST_FILES = 200
LONGEST_NAME = 80
ZIP = ".zip"
UNREAD = frozenset({".txt", ".md", ".license", ""})
"""Files that people read and Affray does not."""


def folder_texts(path: str | Path, stranger: Callable[[str], str], what: str) -> tuple[dict[str, str], list[str]]:
    """The texts of a folder's files by their path in it, and what is wrong: links out of it, binaries, huge files, strangers.

    `stranger` says what keeps a file of a name from being one of them, `what` which folder is expected. Raises InputError for
    what is no folder.
    """
    folder = Path(path)
    try:
        if folder.is_dir():
            return file_texts(folder, stranger)
        if folder.suffix == ZIP and folder.is_file():
            return archive_texts(folder, stranger)
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None
    raise InputError(f"{path}: expected {what}")


def file_texts(folder: Path, stranger: Callable[[str], str]) -> tuple[dict[str, str], list[str]]:
    """The texts of a folder's files by their path in it, and what is wrong."""
    texts: dict[str, str] = {}
    faults: list[str] = []
    home = folder.resolve()
    for place, path in enumerate(files_within(folder)):
        name = path.relative_to(folder).as_posix()
        if place == MOST_FILES:
            return texts, [*faults, f"expected at most {MOST_FILES} files"]
        wrong = path_fault(path, name, home, stranger)
        text = "" if wrong else file_text(path)
        if isinstance(text, InputError):
            wrong = str(text)
        if wrong:
            faults.append(f"{printable_name(name)}: {wrong}")
        elif isinstance(text, str) and path.suffix not in UNREAD:
            texts[name] = text
    return texts, faults


def archive_texts(path: Path, stranger: Callable[[str], str]) -> tuple[dict[str, str], list[str]]:
    """The texts of the files in a zip file by their path in it, and what is wrong. Raises InputError for what is no zip file."""
    texts: dict[str, str] = {}
    faults: list[str] = []
    try:
        with zipfile.ZipFile(path) as archive:
            files = [
                zip_info for zip_info in archive.infolist() if not zip_info.is_dir() and not hidden(zip_info.filename)
            ]
            if len(files) > MOST_FILES:
                return texts, [f"expected at most {MOST_FILES} files"]
            for zip_info in sorted(files, key=lambda zip_info: zip_info.filename):
                name, suffix = zip_info.filename, Path(zip_info.filename).suffix
                wrong = name_fault(name) or ("" if suffix in UNREAD else stranger(name))
                with archive.open(zip_info) as file:
                    text = "" if wrong else decoded(file.read(MOST_BYTES + 1))
                wrong = str(text) if isinstance(text, InputError) else wrong
                if wrong:
                    faults.append(f"{printable_name(name)}: {wrong}")
                elif isinstance(text, str) and suffix not in UNREAD:
                    texts[name] = text
    except (zipfile.BadZipFile, zlib.error, RuntimeError) as error:
        raise InputError(f"{path}: expected a zip file: {' '.join(str(error).split())}") from None
    return texts, faults


def hidden(name: str) -> bool:
    """Whether a path has a part that begins with a dot."""
    return any(part.startswith(".") for part in name.split("/"))


def write_archive(folder: Path, path: Path) -> None:
    """Writes the files of a folder into a zip file; the same files give the same bytes. Raises OSError."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files_within(folder):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix())
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, file.read_bytes())


def file_in(path: str | Path, name: str) -> str | None:
    """What a file of a folder or zip file says; None where there is no such text."""
    home = Path(path)
    try:
        if home.suffix == ZIP and home.is_file():
            with zipfile.ZipFile(home) as archive, archive.open(name) as file:
                text = decoded(file.read(MOST_BYTES + 1))
        else:
            text = file_text(home / name)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, zlib.error, RuntimeError):
        return None
    return None if isinstance(text, InputError) else text


def files_within(folder: Path, depth: int = 0) -> Iterable[Path]:
    """Every file of a folder and of those in it, in order; what begins with a dot is passed over, links to folders are
    not entered."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.is_dir() and not path.is_symlink() and depth < 3:
            yield from files_within(path, depth + 1)
        else:
            yield path


def name_fault(name: str) -> str:
    """What keeps a file of a name from being read; empty where nothing does."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        return f"expected a printable name of at most {LONGEST_NAME} letters"
    return ""


def path_fault(path: Path, name: str, home: Path, stranger: Callable[[str], str]) -> str:
    """What keeps a file from being read; empty where nothing does."""
    wrong = name_fault(name)
    if wrong:
        return wrong
    try:
        real = path.resolve(strict=True)
    except (OSError, RuntimeError):
        return "leads nowhere; expected a file"
    if not real.is_relative_to(home):
        return "leads out of the folder; expected a file in it"
    if not real.is_file():
        return "expected a file"
    return "" if path.suffix in UNREAD else stranger(name)


def file_text(path: Path) -> str | InputError:
    """What a file says, or why it is no text."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        return InputError(f"cannot read: {error.strerror or error}")
    return decoded(data)


def decoded(data: bytes) -> str | InputError:
    """The text of a file's bytes, or why it is none."""
    if len(data) > MOST_BYTES:
        return InputError(f"expected at most {MOST_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        return InputError(f"line {data[: error.start].count(10) + 1}: expected UTF-8 text: byte {error.start} is none")


def printable_name(name: str) -> str:
    """A file's name on one line."""
    return name[:LONGEST_NAME] if name.isprintable() else repr(name[:LONGEST_NAME])


def first_fault(faults: Sequence[str], path: str | Path) -> str:
    """The first of what is wrong with a folder, and how to see the rest."""
    return f"{faults[0]} (and {len(faults) - 1} more: affray pack check {path})" if len(faults) > 1 else faults[0]


# --- kept on this machine ---------------------------------------------------------------------------------------------
def installed_file(name: str) -> Path:
    """Where the pack of a name is kept once it is installed."""
    return Path(platformdirs.user_data_dir("affray", appauthor=False)) / "packs" / f"{name}{ZIP}"


def find_pack(path: str | Path) -> Path:
    """A pack by its path, or an installed one by its name. Raises InputError for a name that nothing has."""
    here = Path(path)
    kept = installed_file(here.name)
    if here.exists() or len(here.parts) != 1 or here.suffix:
        return here
    if not kept.is_file():
        known = nearest_first(here.name, sorted(file.stem for file in kept.parent.glob(f"*{ZIP}")))
        raise FieldError("pack", here.name, expected("pack", known=known), str(path))
    return kept
