"""The program as a process of its own, at a terminal and in pipes."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

PROGRAM = [sys.executable, "-c", "import sys; from affray.cli import main; sys.exit(main())"]
# The terminal that the program is given must be the one whose keys interrupt it.
OWNED = (
    "import fcntl, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    # A shell without job control lets what it runs behind itself ignore that key.
    "signal.signal(signal.SIGINT, signal.default_int_handler); "
)
AT_TERMINAL = [*PROGRAM[:2], OWNED + PROGRAM[2]]
PROMPTS = (b"\n> ", b"Enter for no: ")
PATIENCE = 60.0
# A key that interrupts between the prompt and the reading of the line is seen by nobody until the next one, so that a
# person presses it again.
SETTLED, AGAIN, TIMES = 0.5, 5.0, 10


class Seen(NamedTuple):
    code: int
    text: str


def at_terminal(*arguments: str, lines: tuple[str, ...], last: bytes = b"", env: dict[str, str] | None = None) -> Seen:
    """What a terminal of 80 columns shows while these lines are typed at each prompt, and then the last keys.

    A program that still waits after that is killed.
    """
    terminal, inside = pty.openpty()
    wanted = {"COLUMNS": "80", "TERM": "xterm-256color", "INPUTRC": os.devnull}
    with subprocess.Popen(
        [*AT_TERMINAL, *arguments],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
        env={**os.environ, **wanted, **(env or {})},
    ) as program:
        os.close(inside)
        shown = until_prompt(terminal)
        for line in lines:
            os.write(terminal, line.encode() + b"\r")
            shown += until_prompt(terminal)
        if last:
            time.sleep(SETTLED)
            shown += pressed(terminal, last)
        if shown.endswith(PROMPTS):
            program.kill()
        code = program.wait(PATIENCE)
    os.close(terminal)
    return Seen(code, shown.decode())


def pressed(terminal: int, keys: bytes) -> bytes:
    """What is printed up to the next prompt, or to the end, after keys that are pressed again while nothing is."""
    for _ in range(TIMES):
        os.write(terminal, keys)
        if select.select([terminal], [], [], AGAIN)[0]:
            break
    return until_prompt(terminal)


def until_prompt(terminal: int) -> bytes:
    """What is printed up to the next prompt, or to the end."""
    shown, end = b"", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        try:
            part = os.read(terminal, 65536) if ready else b""
        except OSError:
            part = b""
        shown += part
        if not part or shown.endswith(PROMPTS):
            return shown
    pytest.fail(f"no prompt within {PATIENCE} seconds: {shown[-300:]!r}")


def piped(*arguments: str, given: bytes = b"", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments], input=given, capture_output=True, check=False, env={**os.environ, **(env or {})}
    )


@pytest.fixture(autouse=True)
def no_colour_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_a_game_is_played_to_its_end_at_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "duel.rec"
    seen = at_terminal("play", "foeman", "duel", "--seed", "3", lines=("move", "s", "surrender", str(path)))
    assert seen.code == 0
    assert "\x1b[38;5;202m[A↓]\x1b[0m" in seen.text
    assert "Victory for Blue." in seen.text
    assert piped("verify", str(path)).returncode == 0


def test_no_color_is_respected() -> None:
    assert "\x1b[" not in at_terminal("play", "foeman", "--seed", "3", lines=("quit",), env={"NO_COLOR": "1"}).text


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "duel.rec"
    seen = at_terminal("play", "foeman", "duel", "--seed", "3", "--save", str(path), lines=("move", "s"))
    assert seen.code == -signal.SIGKILL
    checked = piped("verify", str(path))
    assert checked.stdout.decode().startswith(f"{path}: holds: 2 answers")


@pytest.mark.parametrize(("keys", "code"), [(b"\x03", 130), (b"\x04", 0)])
def test_leaving_by_a_key_is_polite(keys: bytes, code: int, tmp_path: Path) -> None:
    path = tmp_path / "duel.rec"
    seen = at_terminal("play", "foeman", "duel", "--seed", "3", "--save", str(path), lines=("move",), last=keys)
    assert seen.code == code
    assert "You leave the table" in seen.text
    assert "Traceback" not in seen.text


def test_a_pipe_gets_plain_text_and_an_echo_of_the_answers() -> None:
    ran = piped("play", "foeman", "duel", "--seed", "3", given="move\nstép \xff\nquit\n".encode("latin-1"))
    text = ran.stdout.decode()
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "\x1b[" not in text
    assert "> move\nMovement of Red." in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_terminal_of_ascii_letters_gets_ascii() -> None:
    ran = piped("watch", "foeman", "duel", "--seed", "3", env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert ran.returncode == 0
    assert ran.stdout.isascii()


def test_a_reader_that_leaves_is_no_fault() -> None:
    writer = subprocess.Popen([*PROGRAM, "rules", "foeman", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert writer.stdout is not None and writer.stderr is not None
    writer.stdout.readline()
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    assert writer.wait(PATIENCE) in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a disk that is always full")
def test_an_output_without_room_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([*PROGRAM, "systems"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.returncode != 0
    assert ran.stderr == b"affray: No space left on device\n"


def test_the_help_loads_no_rules_and_no_arrays() -> None:
    code = (
        "import sys; from affray.cli import main; main(['--help']); "
        "print([name for name in ('affray.systems.foeman', 'affray.game', 'numpy', 'numba', 'rich') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["odds", "duel"])
def test_the_systems_with_odds_are_listed_without_a_laboratory(command: str) -> None:
    code = (
        f"import sys; from affray.cli import main; main([{command!r}, '--help']); "
        "print([name for name in sys.modules if name.startswith(('affray.lab', 'affray.systems.foeman', 'numpy'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    commands, loaded = ran.stdout.split("Commands:\n")[1].rsplit("\n", 2)[0], ran.stdout.splitlines()[-1]
    assert [line.split()[0] for line in commands.splitlines()] == ["foeman", "melee", "wargame", "fortmayn"]
    assert loaded == "[]"
