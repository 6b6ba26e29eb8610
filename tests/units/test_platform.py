import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from affray import platform

ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="needs POSIX")


@pytest.fixture
def no_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without what only POSIX has."""
    for name in ("readline", "fcntl", "resource"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr(platform, "IS_POSIX", False)
    for name in ("sched_getaffinity", "setpriority", "killpg"):
        monkeypatch.delattr(os, name, raising=False)


class Locks(ModuleType):
    """What Windows has for locks: bytes of files that nobody else may touch."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.taken: set[tuple[int, int]] = set()

    def locking(self, handle: int, mode: int, many: int) -> None:
        place = os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR)
        if mode != self.LK_NBLCK or many != 1 or place in self.taken:
            raise PermissionError
        self.taken.add(place)


def sleeper() -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], start_new_session=platform.IS_POSIX)


# --- files ------------------------------------------------------------------------------------------------------------
def test_a_file_is_locked_once(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    with path.open("wb") as first, path.open("wb") as second:
        assert platform.lock_file(first.fileno())
        assert not platform.lock_file(second.fileno())
    with path.open("wb") as third:
        assert platform.lock_file(third.fileno())


@pytest.mark.usefixtures("no_posix")
def test_a_file_is_locked_once_on_windows_and_stays_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = Locks()
    monkeypatch.setitem(sys.modules, "msvcrt", locks)
    path = tmp_path / "ledger"
    path.write_bytes(b"head\n")
    with path.open("r+b", buffering=0) as first, path.open("r+b", buffering=0) as second:
        first.seek(3)
        assert platform.lock_file(first.fileno())
        assert not platform.lock_file(second.fileno())
        assert (first.tell(), second.tell()) == (3, 0)
    assert [place for _, place in locks.taken] == [platform.LOCK_PLACE]
    assert path.read_bytes() == b"head\n"


@pytest.mark.usefixtures("no_posix")
def test_a_file_counts_as_locked_where_there_are_no_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "msvcrt", None)
    with (tmp_path / "ledger").open("wb") as file:
        assert platform.lock_file(file.fileno()) and platform.lock_file(file.fileno())


@ON_POSIX
def test_a_folder_is_flushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(os.fstat(handle).st_ino))
    platform.flush_folder(tmp_path)
    assert flushed == [tmp_path.stat().st_ino]


@pytest.mark.usefixtures("no_posix")
def test_no_folder_is_flushed_where_none_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", flushed.append)
    platform.flush_folder(tmp_path)
    assert flushed == []


# --- the terminal -----------------------------------------------------------------------------------------------------
@ON_POSIX
def test_lines_are_edited() -> None:
    assert platform.edit_lines()


@pytest.mark.usefixtures("no_posix")
def test_windows_edits_lines_itself() -> None:
    assert not platform.edit_lines()


@ON_POSIX
def test_a_desktop_is_one_with_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not platform.has_desktop()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert platform.has_desktop()


@pytest.mark.parametrize("name", ["darwin", "win32"])
def test_macos_and_windows_have_a_desktop(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", name)
    monkeypatch.setattr(platform, "IS_POSIX", name == "darwin")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    assert platform.has_desktop()


# --- interrupts -------------------------------------------------------------------------------------------------------
@pytest.fixture
def interrupted() -> Iterator[None]:
    """Ctrl+C interrupts, even if these tests were started where it does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupted")
def test_an_interrupt_is_handled_while_it_is_asked_for() -> None:
    called: list[bool] = []
    with platform.interrupts_handled(lambda: called.append(True)):
        signal.raise_signal(signal.SIGINT)
    assert called == [True]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_interrupts_are_ignored() -> None:
    called: list[bool] = []
    with platform.interrupts_handled(lambda: called.append(True)):
        platform.ignore_interrupts()
        signal.raise_signal(signal.SIGINT)
    assert called == []


# --- processes --------------------------------------------------------------------------------------------------------
def test_there_are_processors() -> None:
    assert 1 <= platform.processor_count() <= (os.cpu_count() or 1)


@pytest.mark.usefixtures("no_posix")
def test_without_shares_all_processors_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert platform.processor_count() == 3


@pytest.mark.parametrize("end", [platform.ask_to_end, platform.make_end])
def test_a_program_is_ended_and_may_be_gone_already(end: platform.Ending) -> None:
    child = sleeper()
    end(child)
    code = child.wait(30)
    assert code != 0
    end(child)
    assert child.returncode == code


@pytest.mark.usefixtures("no_posix")
@pytest.mark.parametrize("end", [platform.ask_to_end, platform.make_end])
def test_a_program_is_ended_where_programs_have_no_groups(end: platform.Ending) -> None:
    child = sleeper()
    end(child)
    code = child.wait(30)
    assert code != 0
    end(child)
    assert child.returncode == code


@ON_POSIX
def test_memory_and_priority_have_bounds() -> None:
    code = (
        "import os, resource; from affray.platform import limit_memory, lower_priority\n"
        "limit_memory(1 << 30); lower_priority(3); print(resource.getrlimit(resource.RLIMIT_DATA)[0], os.nice(0))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(1 << 30), str(min(19, os.nice(0) + 3))]


@pytest.mark.usefixtures("no_posix")
def test_where_there_are_no_bounds_none_are_set() -> None:
    platform.limit_memory(1)
    platform.lower_priority(19)
    assert bytes(1 << 20)


# --- the network ------------------------------------------------------------------------------------------------------
def test_a_port_that_was_just_left_can_be_had_again_and_one_in_use_cannot() -> None:
    with socket.socket() as first:
        platform.claim_port(first)
        first.bind(("127.0.0.1", 0))
        first.listen()
        port = first.getsockname()[1]
        with socket.socket() as second:
            platform.claim_port(second)
            with pytest.raises(OSError, match="use"):
                second.bind(("127.0.0.1", port))


def test_a_port_is_not_shared_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    asked: list[tuple[int, int, int]] = []

    class Taken(socket.socket):
        def setsockopt(self, level: int, name: int, value: int) -> None:  # type: ignore[override]
            asked.append((level, name, value))

    with Taken() as sock:
        platform.claim_port(sock)
    assert asked == [(socket.SOL_SOCKET, -5, 1)]
