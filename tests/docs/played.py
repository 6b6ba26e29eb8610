"""The games that pages show as text: what is answered stands behind `>`, what is told below it.

The first line says how the game is begun, as at the terminal; later blocks of a page go on with its game. What another than
the teller of the page sees is marked with who sees it.
"""

import re
import shlex
from collections.abc import Iterator
from typing import NamedTuple

from affray.core import eyes
from affray.core.faces.terms import Guest
from affray.game import Game, load_scenario
from affray.systems import registry
from affray.systems.fortmayn.table_terms import with_guests
from tests.docs.pages import Block, blocks

KIND = "play"
BEGIN = "$ affray play "
ANSWER = re.compile(r"^> (?P<answer>.*?)(?: \((?:seen by|gesehen von) (?P<who>\w+)\))?$")


class Sitting(NamedTuple):
    """A game under way: whoever sits at it by name, and who of them sees it on the page."""

    game: Game[object, object]
    names: tuple[str, ...]
    teller: int


def begun(line: str) -> Sitting:
    """The game that a line of the terminal begins."""
    words = shlex.split(line.removeprefix(BEGIN))
    key, name = words[:2]
    given = list(zip(words[2::2], words[3::2], strict=True))
    guests = [Guest(*value.split("=", 1)) for option, value in given if option == "--player"]
    scenario = load_scenario(key, name)
    if guests:
        scenario = with_guests(scenario, guests)
    seed = next(int(value) for option, value in given if option == "--seed")
    game = Game.new(registry.load_system(key), scenario, seed=seed)
    return Sitting(game, tuple(guest.name for guest in guests), len(guests))


def answered(sitting: Sitting, line: str, language: str) -> Iterator[str]:
    """What a line of the page answers and what is told of it."""
    found = ANSWER.fullmatch(line)
    assert found is not None, f"{line}: expected an answer behind >"
    system = sitting.game.system
    eye = sitting.names.index(found["who"]) if found["who"] else sitting.teller
    seats = range(len(sitting.names) + 1) if sitting.names else None
    events = (
        sitting.game.answer_text(found["answer"], tuple(seats)) if seats else sitting.game.answer_text(found["answer"])
    )
    for event in eyes.visible_events(system, events, eye):
        yield from system.words.wording(event, language)


def games_played(page: str, language: str) -> Iterator[tuple[Block, str]]:
    """Each block of a page that shows a game, with what it has to be."""
    sitting: Sitting | None = None
    for block in blocks(page):
        if block.kind != KIND:
            continue
        lines: list[str] = []
        for line in block.text.splitlines():
            if line.startswith(BEGIN):
                sitting = begun(line)
                lines.append(line)
            elif line.startswith("> "):
                assert sitting is not None, f"{line}: expected {BEGIN} before it"
                lines += [line, *answered(sitting, line, language)]
        yield block, "".join(f"{line}\n" for line in lines)
