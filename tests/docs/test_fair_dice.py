"""The document's own checker, which imports nothing of ours, finds every die of a game and every forged one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from affray.game import Game, dumps, load_scenario
from affray.game.fairness import Proof, Share, StrandProof, commitment, derived_seed
from affray.game.lines import checksum
from affray.play import make_seat, play_out
from affray.systems import registry

PAGE = Path(__file__).parents[2] / "docs" / "hosts" / "fair-dice.md"
SECRET, SALT, NONCES = "5e" * 32, "a1" * 16, {0: "01" * 16, 1: "02" * 16}


def checker() -> str:
    """The code of the page."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def ran(data: bytes, folder: Path) -> subprocess.CompletedProcess[str]:
    """What the checker says of a record, run where no package of ours is."""
    (folder / "check.py").write_text(checker())
    (folder / "game.record").write_bytes(data)
    asked = [sys.executable, "-I", "-S", "check.py", "game.record"]
    return subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)


def game(key: str, scenario: str) -> Game[object, object]:
    """A game to its end whose dice were dealt by server and seats, with other dice from some place on."""
    game = Game.new(registry.load_system(key), load_scenario(key, scenario), seed=derived_seed(SECRET, NONCES))
    shares = tuple(Share(seat, commitment(0, seat, nonce), nonce) for seat, nonce in NONCES.items())
    first = StrandProof(0, commitment(0, SALT, SECRET), SECRET, SALT, shares)
    seats = [make_seat("greedy", side + 1) for side in range(len(game.system.sides(game.state)))]
    play_out(game, seats)
    game = game.branch(len(game.line) // 2)
    game.reseed(2**64 - 5, 3)
    game.proof = Proof((first,))
    return play_out(game, seats)


def test_the_checker_is_short_and_imports_nothing_of_ours() -> None:
    lines = checker().strip().splitlines()
    assert len(lines) < 60
    assert [line for line in lines if "import" in line] == ["import hashlib", "import json", "import sys"]


@pytest.mark.parametrize(("key", "scenario"), [("foeman", "duel"), ("melee", "duel"), ("fortmayn", "lone-wolf")])
def test_the_checker_derives_every_die_of_a_whole_game(tmp_path: Path, key: str, scenario: str) -> None:
    whole = game(key, scenario)
    dice = sum(len(roll.faces) for moment in whole.line for roll in moment.entry.rolls)
    found = ran(dumps(whole), tmp_path)
    assert (found.returncode, found.stdout, found.stderr) == (0, f"{dice} dice are as the seeds say\n", "")
    assert dice > 10


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (rb'"faces":\[1', b'"faces":[2', "word "),
        (rb'"nonce":"01', b'"nonce":"03', "a seat's commitment"),
        (rb'"secret":"5e', b'"secret":"5f', "the server's commitment"),
        (rb'"seed":\d+', b'"seed":7', "a seed"),
    ],
)
def test_the_checker_sees_what_was_forged(tmp_path: Path, old: bytes, new: bytes, what: str) -> None:
    data = dumps(game("melee", "duel"))
    assert "sum" in ran(re.sub(old, new, data, count=1), tmp_path).stderr
    *lines, last = re.sub(old, new, data, count=1).splitlines()
    forged = re.sub(rb'"sum":"\w+"', b'"sum":"' + checksum(lines).encode() + b'"', last)
    assert what in ran(b"\n".join([*lines, forged]), tmp_path).stderr
