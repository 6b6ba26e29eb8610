"""Whole games as transcripts: each answer after `> `, then what came of it.

The first line says what is played: the scenario, the seed, the rounds, whether dice are thrown by hand, and the
language where it is not English. After a change of wording or
rules, `python -m tests.playthroughs.transcript` plays the answers again and writes the accounts anew; read the
difference before keeping it.
"""

from pathlib import Path

from msgspec.structs import replace

from affray.core import Scenario
from affray.game import Game, find, read_scenario
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.answers import Answer
from affray.systems.foeman.state import State

HERE = Path(__file__).parent
ASKED = "> "


def transcripts() -> list[Path]:
    """Every transcript that is kept."""
    return sorted(HERE.glob("*.txt"))


def scenario_of(name: str, rounds: int) -> Scenario:
    """A scenario of this folder or one that ships, with so many rounds at most."""
    own = HERE / f"{name}.toml"
    found = read_scenario(own.read_text("utf-8"), name, own.name) if own.exists() else find("foeman", name)
    return replace(found, body={**found.body, "round_limit": rounds})


def opened(head: str) -> Game[State, Answer]:
    """The game that the first line of a transcript describes: `scenario seed rounds stream|typed [language]`."""
    name, seed, rounds, dice, *_ = head.split()
    return Game.new(
        SYSTEM, scenario_of(name, int(rounds)), seed=int(seed), dice="typed" if dice == "typed" else "stream"
    )


def replayed(text: str) -> tuple[str, Game[State, Answer]]:
    """The transcript as the rules tell it now, and the game after its last answer."""
    head, *lines = text.splitlines()
    game = opened(head)
    language = "".join(head.split()[4:]) or "en"
    told = [head, *(line for event in game.events for line in SYSTEM.wording(event, language))]
    for line in lines:
        if line.startswith(ASKED):
            told.append(line)
            told.extend(
                line for event in game.answer_text(line.removeprefix(ASKED)) for line in SYSTEM.wording(event, language)
            )
    return "\n".join(told) + "\n", game


if __name__ == "__main__":
    for path in transcripts():
        path.write_text(replayed(path.read_text("utf-8"))[0], "utf-8")
