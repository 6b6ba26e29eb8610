"""A crowded fight of the Combat and Movement Guide for the tests: bodies of four sizes, bows, magic, and rough ground."""

from collections.abc import Mapping

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.game import Game
from affray.play.player import offered, pick
from affray.systems.melee.answers import Answer
from affray.systems.melee.state import State
from affray.systems.melee.system import SYSTEM

MeleeGame = Game[State, Answer]
ROWS = [
    "............",
    "....:.......",
    "..##....:...",
    "...#........",
    "....***.....",
    "..%%........",
    "............",
    ".........#..",
    "............",
    "............",
]


def armed(name: str, side: str, at: tuple[int, int], facing: str, **more: object) -> dict[str, object]:
    """A figure of a scenario, ST and DX 12 unless it says otherwise."""
    return {
        "name": name,
        "side": side,
        "at": list(at),
        "facing": facing,
        "st": 12,
        "dx": 12,
        "slung": ["dagger"],
        **more,
    }


def beast(name: str, side: str, at: tuple[int, int], facing: str, creature: str) -> dict[str, object]:
    """A creature of a scenario."""
    return {"name": name, "side": side, "at": list(at), "facing": facing, "creature": creature}


def arena(*figures: dict[str, object], rows: list[str] | None = None) -> Scenario:
    """A fight of Red and Blue between these figures."""
    body: dict[str, object] = {
        "map": {"rows": rows or ROWS},
        "sides": [{"name": "Red"}, {"name": "Blue"}],
        "figures": list(figures),
    }
    return Scenario("arena", "melee", "Arena", body=body)


CROWD = arena(
    beast("Wyrm", "Red", (6, 5), "S", "small_dragon"),
    beast("Grog", "Red", (9, 1), "S", "giant"),
    beast("Wolf", "Red", (1, 1), "S", "wolf"),
    armed("Wiz", "Red", (10, 2), "S", iq=14, dx=13, spells=["fireball", "fire", "blur", "sleep"]),
    armed("Ann", "Blue", (6, 8), "N", armor="leather", weapons=["spear"], slung=["dagger", "javelin"]),
    armed("Bob", "Blue", (5, 8), "N", armor="chainmail", shield="large", weapons=["broadsword"], gear=["torch"]),
    armed("Cy", "Blue", (8, 9), "N", dx=14, weapons=["longbow"]),
    armed("Dee", "Blue", (3, 8), "N", weapons=["rapier", "main_gauche"]),
    armed("Ed", "Blue", (2, 8), "N", st=13, weapons=["light_crossbow"], wounds=9),
)


def random_game(scenario: Scenario, options: Mapping[str, str], seed: int, most: int = 120) -> MeleeGame:
    """A game of random answers, at most so many."""
    game: MeleeGame = Game.new(SYSTEM, scenario, options, seed=seed)
    rng = Stream(seed + 1)
    for _ in range(most):
        question = game.question
        if question is None:
            break
        found = offered(question)
        place = pick(len(found), rng)
        game.answer(place if question.inner else found[place])
    return game
