"""A whole delve at the terminal, typed: from the making of the party to the last line of its journal."""

import re
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tests.units.cli.running import run

PLAY = "from affray.cli.main import main; import sys; sys.exit(main({arguments!r}))"
ASKED = "\n> "
ITEM = re.compile(r"(?:^|(?<=  ))(\d+)  (\S.*?)(?=$|\s{2,}\d+  )", re.MULTILINE)
MOST = 150
MADE = (
    "start 2",
    'set_character Maren brawny 3 1 weapon=short "attachment=a sister in the watch"',
    "1",
    "set_character Maren buys torches_6 flint_and_steel",
    "done",
    "note : It smelt of rain.",
)
WISHES = (
    "Accept", "Go ahead", "It stands", "Camp", "Close the shield",
    *("fight", "talk to"),
    *("Depart for level 1", "Listen for a rumour", "Leave the place", "Leave them be", "light", "Go on", "Go back"),
)  # fmt: skip


class Sitting:
    """A person at a terminal, who reads what is printed and types what a plan says."""

    def __init__(self, *arguments: str) -> None:
        call = [sys.executable, "-c", PLAY.format(arguments=["play", "fortmayn", *arguments])]
        self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.printed: list[str] = []

    @property
    def ends(self) -> tuple[IO[str], IO[str]]:
        """What is typed into, and what is read."""
        assert self.process.stdin is not None and self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def read(self) -> str:
        """What is printed up to the next question; empty at the end."""
        found = ""
        while not found.endswith(ASKED):
            letter = self.ends[1].read(1)
            if not letter:
                break
            found += letter
        self.printed.append(found)
        return found if found.endswith(ASKED) else ""

    def type(self, line: str) -> None:
        """Types a line."""
        self.ends[0].write(f"{line}\n")
        self.ends[0].flush()

    def leave(self) -> int:
        """Waits for the end; the exit code."""
        for end in self.ends:
            end.close()
        return self.process.wait(20)


def wish(asked: str, moves: int) -> str:
    """The number of the first answer that is wished for, among those on the screen."""
    items: list[tuple[str, str]] = ITEM.findall(asked)
    if any("Retire" in text for _, text in items) and moves:
        return "retire"
    for word in WISHES:
        found = [number for number, text in items if word in text and "drop" not in text]
        if found:
            return found[moves % len(found)] if word.startswith("Go") else found[0]
    return items[-1][0] if items else "1"


@pytest.mark.parametrize("plain", [False, True])
def test_a_delve_is_typed_from_the_party_to_the_last_line_of_its_journal(plain: bool, tmp_path: Path) -> None:
    record = tmp_path / "delve.rec"
    sitting = Sitting("--seed", "3", "--save", str(record), *(("--plain",) if plain else ()))
    for line in MADE:
        assert sitting.read()
        sitting.type(line)
    moves = 0
    for _ in range(MOST):
        asked = sitting.read()
        if not asked:
            break
        answer = wish(asked, moves)
        moves += len(re.findall(r"Room \d+:", asked))
        sitting.type(answer)
    printed = "".join(sitting.printed)
    assert sitting.leave() == 0, printed[-2000:]
    assert "The game is over." in printed and "World" not in printed
    assert f"affray journal {record} --out journal.html" in " ".join(printed.split())
    assert bool(re.search("Close +Nearby +Distant", printed)) is not plain
    journal = run("journal", str(record)).out
    assert "It smelt of rain." in journal and "a sister in the watch" not in journal.splitlines()[-1]
    assert "The delve is over" in journal.rstrip().splitlines()[-2]
    assert "Go ahead" not in journal
    page = tmp_path / "delve.html"
    assert run("journal", str(record), "--out", str(page), "--lang", "de").code == 0
    assert "Die Gruppe" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ann")])
def test_friends_of_one_name_are_refused_by_the_option(names: tuple[str, ...]) -> None:
    options = (word for name in names for word in ("--player", name))
    shown = run("play", "fortmayn", "friends", *options)
    assert shown.code == 2
    assert "--player: players: expected 2 to 4 players of different names" in " ".join(shown.err.split())


def test_friends_at_one_terminal_see_what_they_do_themselves_and_who_does_not_play() -> None:
    shown = run(
        "play", "fortmayn", "friends", "--player", "Ann", "--player", "Bob", "--seed", "3", "--plain",
        lines=(
            "set_character Asha brainy 2 2", "set_character Berin brawny 3 1", "set_character Asha buys torches_6",
            "@Zed done", "hand Berin Ann", "quit",
        ),
    ).out  # fmt: skip
    account = " ".join(shown.split())
    assert "100 coins to begin with" in account and "Asha buys Torches (6); 99 coins left." in account
    assert "@Zed done: nobody of that name plays here; expected one of Ann, Bob" in account
    assert "Berin is another player's character" in account
