"""The numbers on the page, at the terminal and in the Python API are one object, for each system and each question."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
import pytest

from affray.lab import Comparison, Duel, Odds, chances, compare, solve
from tests.units.cli.running import run
from tests.units.web.served import Client, patient_laboratory

T = TypeVar("T")
pytestmark = pytest.mark.xdist_group("compiled")
SPEARS = "like=fantasy/spears n=4 files=2"
SAVE = {"kind": "save", "dice": "3", "score": "11"}
ODDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("foeman", {"attacker": "Man-at-arms", "dice": "3", "side": "rear"}),
    ("foeman", {"attacker": "Man-at-arms", **SAVE}),
    ("melee", {"attacker": "orc", "zone": "side"}),
    ("melee", SAVE),
    ("wargame", {"attacker": SPEARS, "defender": SPEARS}),
    ("wargame", {"kind": "morale", "defender": SPEARS}),
    ("fortmayn", {"who": "brawny armor=leather", "foe": "ghoul", "save": "last"}),
    ("fortmayn", {"kind": "stunt", "dice": "1..3"}),
)
DUELS: tuple[tuple[str, str, str, dict[str, str]], ...] = (
    ("foeman", "Goblin skirmisher", "Goblin skirmisher", {"policy": "4 reroll=none", "rounds": "3"}),
    ("melee", "goblin", "goblin", {"policy": "careful", "games": "50", "seed": "4"}),
    ("wargame", SPEARS, SPEARS, {"rounds": "2"}),
    ("fortmayn", "brainy body=3", "ghoul", {"policy": "last", "games": "50"}),
)
RULES: tuple[tuple[str, tuple[str, str], str, str, int], ...] = (
    ("foeman", ("Goblin skirmisher", "Goblin skirmisher"), "duress_counts", "physical", 0),
    ("melee", ("goblin", "orc"), "tie_break", "initiative", 40),
    ("wargame", (SPEARS, SPEARS), "second_rank", "supporting", 0),
    ("fortmayn", ("brawny", "ghoul"), "retaliation", "separate_roll", 0),
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with patient_laboratory(tmp_path_factory.mktemp("lab")) as found:
        yield found


def on_page(client: Client, path: str, body: dict[str, object], kind: type[T]) -> T:
    """What the page is answered."""
    reply = client.post(f"/api/lab/{path}", json=body)
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=kind)


def at_terminal(kind: type[T], *asked: str) -> T:
    """What the terminal prints for programs."""
    return msgspec.json.decode(run(*asked, "--json").out, type=kind)


def options(asked: dict[str, str]) -> list[str]:
    """A question as options of the terminal."""
    return [part for name, value in asked.items() for part in (f"--{name.replace('_', '-')}", value)]


@pytest.mark.parametrize(("system", "asked"), ODDS, ids=range(len(ODDS)))
def test_odds_are_one_object(client: Client, system: str, asked: dict[str, str]) -> None:
    found = chances(system, None, **asked)
    assert on_page(client, "odds", {"system": system, "asked": asked}, Odds) == found
    assert at_terminal(Odds, "odds", system, *options(asked)) == found
    assert sum(point.chance for point in found.cases[0].spreads[0].points) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize(("system", "a", "b", "asked"), DUELS, ids=[duel[0] for duel in DUELS])
def test_duels_are_one_object(client: Client, system: str, a: str, b: str, asked: dict[str, str]) -> None:
    found = solve(system, a, b, None, **asked)
    assert on_page(client, "duel", {"system": system, "a": a, "b": b, "asked": asked}, Duel) == found
    assert at_terminal(Duel, "duel", system, a, b, *options(asked)) == found


@pytest.mark.slow
@pytest.mark.parametrize(("system", "sides", "rule", "value", "games"), RULES, ids=[entry[0] for entry in RULES])
def test_comparisons_are_one_object(
    client: Client, system: str, sides: tuple[str, str], rule: str, value: str, games: int
) -> None:
    found = compare(system, b={rule: value}, sides=sides, games=games, seed=3)
    body = {"system": system, "sides": list(sides), "b": {rule: value}, "games": games, "seed": 3}
    assert on_page(client, "compare", body, Comparison) == found
    asked = ("compare", system, *sides, "--option", f"b={rule}={value}", "--games", str(games), "--seed", "3")
    assert at_terminal(Comparison, *asked) == found
