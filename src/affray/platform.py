"""What operating systems do each in its own way: locks, flushed folders, interrupts, priorities, groups of programs.

Nothing else in the program asks which system it runs on, nor imports what only one of them has.
"""

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

HANDS_OVER = sys.platform == "linux"
"""Whether programs can hand open connections to each other by names without files."""
IS_POSIX = os.name == "posix"
"""Whether folders can be flushed, and programs be ended with all that they have started."""
Ending = Callable[["subprocess.Popen[bytes]"], None]
LOCK_PLACE = 1 << 40
"""The byte of a file that is locked on Windows, where nobody else may read or write what is locked: far behind all others."""


# --- the terminal -----------------------------------------------------------------------------------------------------
def edit_lines() -> bool:
    """Lets a person edit and repeat what is typed at `input()`; whether it is the program that does so. Windows does it
    itself."""
    try:
        import readline  # noqa: F401 - line editing comes with the import
    except ImportError:
        return False
    return True


@contextmanager
def terminal_restored() -> Iterator[None]:
    """Leaves the terminal as it was, even where somebody is still asked for a line at the end."""
    try:
        import termios
    except ImportError:
        yield
        return
    before = None
    with suppress(termios.error, OSError, ValueError):
        before = termios.tcgetattr(sys.stdin)
    try:
        yield
    finally:
        if before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def has_input(wait: float) -> bool:
    """Whether an input that no person types has ended, or has more, within so many seconds; never on Windows, whose pipes cannot
    be asked."""
    try:
        return bool(select.select([sys.stdin], [], [], wait)[0])
    except (OSError, ValueError):
        return False


def has_desktop() -> bool:
    """Whether there is likely to be a browser to open."""
    return not IS_POSIX or sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


# --- files ------------------------------------------------------------------------------------------------------------
def lock_file(handle: int) -> bool:
    """Locks an open file until it is closed; whether that worked. Where there are no locks it counts as locked."""
    try:
        import fcntl
    except ImportError:
        return lock_byte(handle)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def lock_byte(handle: int) -> bool:
    """Locks one byte far behind the end of a file, as Windows does it; whether that worked."""
    try:
        import msvcrt
    except ImportError:
        return True
    lock: Callable[[int, int, int], None] = getattr(msvcrt, "locking")  # noqa: B009 - not there for the checks of types
    at = os.lseek(handle, 0, os.SEEK_CUR)
    try:
        os.lseek(handle, LOCK_PLACE, os.SEEK_SET)
        lock(handle, getattr(msvcrt, "LK_NBLCK"), 1)  # noqa: B009
    except OSError:
        return False
    finally:
        os.lseek(handle, at, os.SEEK_SET)
    return True


def flush_folder(path: Path) -> None:
    """Has the disk keep the names in a folder, where a folder can be flushed. Raises OSError."""
    if not IS_POSIX:
        return
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


# --- interrupts -------------------------------------------------------------------------------------------------------
def ignore_interrupts() -> None:
    """Leaves Ctrl-C to the program that has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_handled(handle: Callable[[], None]) -> Iterator[None]:
    """While this lasts, Ctrl-C calls a function; in the main thread only."""

    def called(_: int, __: FrameType | None) -> None:
        handle()

    before = signal.signal(signal.SIGINT, called)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def heed_signals(loop: "AbstractEventLoop", end: Callable[[], object], renew: Callable[[], object]) -> None:
    """In a loop, what asks a program to end calls `end`, and SIGHUP calls `renew`. Only where `IS_POSIX`."""
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end)
    loop.add_signal_handler(signal.SIGHUP, renew)


def end_program() -> None:
    """Asks this program to end as others would."""
    signal.raise_signal(signal.SIGTERM)


# --- processes --------------------------------------------------------------------------------------------------------
def processor_count() -> int:
    """How many processors this program may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def lower_priority(by: int, process: int = 0) -> None:
    """Lets others go before a process (this one if 0) by so many steps more, where it can be said."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, process) + by)


def limit_memory(most: int) -> None:
    """Allows this process so many bytes of memory, where the system knows such bounds."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def memory_in_use(process: int | None = None) -> int:
    """How many bytes of memory a process has, this one or that of a number; 0 where the system does not say."""
    try:
        shown = Path("/proc", str(process or "self"), "statm").read_text("ascii").split()
        return int(shown[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError, IndexError):
        return 0


def ask_to_end(child: "subprocess.Popen[bytes]") -> None:
    """Tells a program to end, with all that it has started where programs have groups."""
    with suppress(ProcessLookupError, PermissionError):
        if IS_POSIX:
            os.killpg(child.pid, signal.SIGTERM)
        else:
            child.terminate()


def make_end(child: "subprocess.Popen[bytes]") -> None:
    """Ends a program, with what it has left behind where programs have groups."""
    with suppress(ProcessLookupError, PermissionError):
        if IS_POSIX:
            os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()


# --- the network ------------------------------------------------------------------------------------------------------
def claim_port(sock: socket.socket) -> None:
    """Lets a socket have a port that a server has just left, but none that another still has."""
    exclusive: int | None = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    # On Windows the first option would share the port with whoever asks for it.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if exclusive is None else exclusive, 1)


def handing_line() -> socket.socket:
    """A socket by which programs of one machine hand open connections to each other, a message at a time; it waits for nothing."""
    found = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    found.settimeout(0.0)
    return found
