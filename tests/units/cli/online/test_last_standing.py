"""Fights of three sides at three terminals until one side is left, and a delve of three to the journal's last line."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from affray.cli.game.fallen import FallenSides
from affray.game import load_scenario
from affray.web.service.desk import Setting
from tests.rehearsals import Rehearsal, answers, is_last_standing, rehearsal
from tests.units.cli.online.terminals import ITEM, Terminal, is_over, is_question, is_seated
from tests.units.cli.online.test_join import Company, company, link, words  # noqa: F401  (a fixture)
from tests.units.cli.running import run
from tests.units.web.served import PATIENT, Client, made_game, served

pytestmark = pytest.mark.slow
STANDING = r"^[A-Z]\w+ (is out: |can act again\.)"
FIGHTS = [("foeman", "three-crowns", 10), ("melee", "three-masters", 19)]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path, Setting(limits=PATIENT)) as found:
        yield found


def seated(client: Client, company: Company, game: Rehearsal, people: int, **more: object) -> list[Terminal]:  # noqa: F811
    """A terminal for each of so many people at a table with the dice of a rehearsal."""
    names = game.system.sides(game.state)[:people]
    kinds = dict(zip(names, ["me", *["friend"] * (people - 1)], strict=True))
    made = made_game(
        client, system=game.scenario.system, scenario=game.scenario.name, seed=game.seed, seats=kinds, **more
    )
    tokens = [made.token, *(friend.token for friend in made.friends)]
    found = [company.join(link(client, made, token), "--plain", home=f"home-{n}") for n, token in enumerate(tokens)]
    for terminal in found:
        terminal.waited(is_seated)
    return found


def numbers(shown: str) -> list[str]:
    """The numbers of the list of the last question, in their order."""
    return sorted((key for key, _ in ITEM.findall(shown.rpartition("\n\n")[2])), key=int)


def standing_lines(game: Rehearsal) -> list[str]:
    """What is to be said of who is out and who is back, while a game goes on."""
    fallen, found = FallenSides(), list[str]()
    names = game.system.sides(game.state)
    for moment in game.line[:-1]:
        out = [side for side in range(len(names)) if game.system.seats.is_out(moment.state, side)]
        found += fallen.lines(names, out, "en")
    return found


def perform(terminals: Sequence[Terminal], game: Rehearsal) -> None:
    """All answers of a rehearsal are typed, each at the terminal of its side, until all have read that the game is over."""
    for side, text, place in answers(game):
        shown = terminals[side].waited(is_question)
        # What has no notation is typed by the number that the list gives it.
        terminals[side].put(text if place < 0 else numbers(shown)[place])
    for terminal in terminals:
        terminal.waited(is_over)


@pytest.mark.parametrize(("system", "name", "seed"), FIGHTS)
def test_three_terminals_fight_until_one_is_left(
    client: Client,
    company: Company,  # noqa: F811
    system: str,
    name: str,
    seed: int,
) -> None:
    game = rehearsal(load_scenario(system, name), seed, is_last_standing)
    terminals = seated(client, company, game, 3)
    perform(terminals, game)
    sides, winner = game.system.sides(game.state), game.score.index(1)
    for terminal in terminals:
        assert [line for line in terminal.text.splitlines() if re.search(STANDING, line)] == standing_lines(game)
        said = words(terminal.text)
        assert f"Victory for {sides[winner]}." in said and "The dice hold" in said
    record = company.folder / "game.record"
    said = terminals[0].type_until(f"save {record}", record.name)
    assert run("verify", str(record)).code == 0, said
    assert [terminal.end() for terminal in terminals] == [0, 0, 0]
