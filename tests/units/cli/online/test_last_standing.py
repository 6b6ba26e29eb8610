"""Fights of three sides at three terminals until one side is left, and a delve of three to the journal's last line."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from affray.cli.game.fallen import FallenSides
from affray.game import load_scenario
from affray.web.messages import Welcome
from affray.web.service.desk import Setting
from tests.rehearsals import Given, Rehearsal, answers, delve_of, is_last_standing, is_won_quest, rehearsal
from tests.units.cli.online.terminals import ITEM, Terminal, is_over, is_question, is_seated
from tests.units.cli.online.test_join import Company, company, link, words  # noqa: F401  (a fixture)
from tests.units.cli.running import run
from tests.units.web.served import PATIENT, Client, bearer, made_game, served

pytestmark = pytest.mark.slow
STANDING = r"^[A-Z]\w+ (is out: |can act again\.)"
FIGHTS = [("foeman", "three-crowns", 10), ("melee", "three-masters", 19)]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path, Setting(limits=PATIENT)) as found:
        yield found


class Round:
    """Terminals at a table with the dice of a rehearsal, one for each of its first sides."""

    def __init__(self, client: Client, company: Company, game: Rehearsal, people: int, **more: object) -> None:  # noqa: F811
        names = game.system.sides(game.state)[:people]
        kinds = dict(zip(names, ["me", *["friend"] * (people - 1)], strict=True))
        self.client, self.company, self.game = client, company, game
        self.made = made_game(
            client, system=game.scenario.system, scenario=game.scenario.name, seed=game.seed, seats=kinds, **more
        )
        tokens = [self.made.token, *(friend.token for friend in self.made.friends)]
        self.links = [link(client, self.made, token) for token in tokens]
        self.terminals = [self.join(side) for side in range(people)]

    def join(self, side: int) -> Terminal:
        """The terminal of a side, which may have been at the table before."""
        found = self.company.join(self.links[side], "--plain", home=f"home-{side}")
        found.waited(is_seated)
        return found

    def kill(self, side: int) -> None:
        """A terminal is killed, and another comes in its place."""
        self.terminals[side].kill()
        self.terminals[side] = self.join(side)

    def answered(self) -> int:
        """How many answers the server has taken."""
        reply = self.client.get(f"/api/games/{self.made.game}", headers=bearer(self.made.onlooker))
        return msgspec.json.decode(reply.content, type=Welcome).position.moment

    def perform(self, first: int = 0, last: int | None = None) -> None:
        """These answers of the rehearsal are typed, each at the terminal of its side."""
        for number, given in [*enumerate(answers(self.game))][first:last]:
            self.type(self.terminals[given.side], given, number)

    def type(self, terminal: Terminal, given: Given, number: int) -> None:
        """Types an answer, again where the terminal had not heard yet of what went before."""
        while self.answered() == number:
            keys = numbers(terminal.waited(is_question))
            # What has no notation is typed by the number that the list gives it.
            line = given.text if given.place < 0 else keys[min(given.place, len(keys) - 1)]
            terminal.put(line)
            terminal.waited(partial(self.is_taken, line, number))

    def is_taken(self, line: str, number: int, text: str) -> bool:
        """Whether a line that was typed has become an answer, or the question stands again."""
        return is_question(text.partition(f"{line}\n")[2]) or self.answered() > number

    def end(self) -> None:
        """All have read that the game is over, and leave."""
        for terminal in self.terminals:
            terminal.waited(is_over)

    def leave(self) -> None:
        """The terminals end."""
        assert {terminal.end() for terminal in self.terminals} == {0}


def level(state: object) -> int:
    """How deep a delve is."""
    return int(getattr(state, "level", 0))


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


@pytest.mark.parametrize(("system", "name", "seed"), FIGHTS)
def test_three_terminals_fight_until_one_is_left(
    client: Client,
    company: Company,  # noqa: F811
    system: str,
    name: str,
    seed: int,
) -> None:
    game = rehearsal(load_scenario(system, name), seed, is_last_standing)
    table = Round(client, company, game, 3)
    table.perform()
    table.end()
    winner = game.system.sides(game.state)[game.score.index(1)]
    for terminal in table.terminals:
        assert [line for line in terminal.text.splitlines() if re.search(STANDING, line)] == standing_lines(game)
        assert f"Victory for {winner}." in words(terminal.text) and "The dice hold" in terminal.text
    record = company.folder / "game.record"
    table.terminals[0].type_until(f"save {record}", "The record is in")
    assert run("verify", str(record)).code == 0
    table.leave()


def test_three_terminals_win_a_quest_and_one_is_killed_and_comes_back(client: Client, company: Company) -> None:  # noqa: F811
    names = "Ann", "Bob", "Cat"
    game = rehearsal(delve_of(*names), 18, is_won_quest)
    table = Round(client, company, game, 3, guests=[{"name": name} for name in names], vote=0)
    below = next(place for place, moment in enumerate(game.line) if level(moment.state))
    table.perform(0, below)
    table.kill(1)
    table.perform(below)
    table.end()
    ends = set()
    for place, terminal in enumerate(table.terminals):
        assert "The dice hold" in terminal.text
        record = company.folder / f"{place}.record"
        terminal.type_until(f"save {record}", "The record is in")
        ends.add(run("journal", str(record)).out.rstrip().rpartition("\n\n")[2])
    (end,) = ends
    assert "The delve is over, with " in end
    table.leave()
