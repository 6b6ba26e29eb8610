"""Whole games as transcripts: each answer after `> `, then what came of it.

The first line says what is played: the scenario (with its system before a slash where that is not Foeman), the seed, the
rounds or turns at most, whether dice are thrown by hand, and the language where it is not English. After a change of wording or
rules, `python -m tests.playthroughs.transcript` plays the answers again and writes the accounts anew; read the
difference before keeping it.
"""

from pathlib import Path

from msgspec.structs import replace

from affray.core import Scenario
from affray.game import Game, load_scenario, read_scenario
from affray.systems import registry

HERE = Path(__file__).parent
ASKED = "> "
USUAL = "foeman"
LIMITS = {"foeman": "round_limit"}
"""What a scenario calls its rounds, where it says how many there are at most; elsewhere it is the option `turn_limit`."""


ENDLESS = ("fortmayn", "wargame")
"""Systems whose scenarios have no last round, or say it themselves; the number of the first line is 0 for them."""


def transcripts() -> list[Path]:
    """Every transcript that is kept."""
    return sorted(HERE.glob("*.txt"))


def scenario_of(system: str, name: str, rounds: int) -> Scenario:
    """A scenario of this folder or one that ships, with so many rounds at most."""
    own = HERE / f"{name}.toml"
    found = read_scenario(own.read_text("utf-8"), name, own.name) if own.exists() else load_scenario(system, name)
    if system in ENDLESS:
        return found
    if system in LIMITS:
        return replace(found, body={**found.body, LIMITS[system]: rounds})
    return replace(found, options={**found.options, "turn_limit": str(rounds)})


def opened(head: str) -> Game[object, object]:
    """The game that the first line of a transcript describes: `[system/]scenario seed rounds stream|typed [language]`."""
    name, seed, rounds, dice, *_ = head.split()
    key, _, name = name.rpartition("/")
    system = registry.load_system(key or USUAL)
    scenario = scenario_of(key or USUAL, name, int(rounds))
    return Game.new(system, scenario, seed=int(seed), dice="typed" if dice == "typed" else "stream")


def replayed(text: str) -> tuple[str, Game[object, object]]:
    """The transcript as the rules tell it now, and the game after its last answer."""
    head, *lines = text.splitlines()
    game = opened(head)
    system, language = game.system, "".join(head.split()[4:]) or "en"
    account = [head, *(line for event in game.events for line in system.words.wording(event, language))]
    for line in lines:
        if line.startswith(ASKED):
            account.append(line)
            account.extend(
                line
                for event in game.answer_text(line.removeprefix(ASKED))
                for line in system.words.wording(event, language)
            )
    return "\n".join(account) + "\n", game


if __name__ == "__main__":
    for path in transcripts():
        path.write_text(replayed(path.read_text("utf-8"))[0], "utf-8")
