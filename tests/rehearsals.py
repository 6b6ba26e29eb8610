"""Whole games that computer players play beforehand, so that people can be given the same answers with the same dice."""

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from affray.core import Scenario
from affray.game import Game, load_scenario
from affray.play import make_seat, play_out
from affray.systems.registry import load_system
from affray.web.messages import Guest
from affray.web.rooms.fielding import with_players

PLAYER = "greedy"
Rehearsal = Game[object, object]


class Given(NamedTuple):
    """An answer and the side that gives it; `place` is that of an inner choice from 0, which has no other text, else -1."""

    side: int
    text: str
    place: int = -1


def rehearsal(scenario: Scenario, first: int, wanted: Callable[[Rehearsal], bool]) -> Rehearsal:
    """The game that computer players play to such an end as is wanted, by the first seed from a number on that leads there:
    players who learn to play otherwise need another, and no other test."""
    return next(game for game in (played(scenario, seed) for seed in count(first)) if wanted(game))


def played(scenario: Scenario, seed: int) -> Rehearsal:
    """A game of computer players."""
    game: Rehearsal = Game.new(load_system(scenario.system), scenario, {}, seed=seed)
    return play_out(game, [make_seat(PLAYER, seed + side) for side in range(len(game.system.sides(game.state)))])


def delve_of(*names: str) -> Scenario:
    """A delve of friends with these names."""
    return with_players(load_scenario("fortmayn", "friends"), [Guest(name) for name in names])


def is_last_standing(game: Rehearsal) -> bool:
    """Whether one side of several won when the last of the others fell, each at another moment."""
    sides, before = range(len(game.score)), game.line[-2].state
    return max(game.score) == 1 and sum(game.system.seats.is_out(before, side) for side in sides) == len(sides) - 2


def answers(game: Rehearsal) -> list[Given]:
    """What was given in a game, in its order."""
    return [
        Given(side, str(given), given) if kind == "choice" and isinstance(given, int)
        else Given(side, game.system.write_answer(given))
        for kind, side, given in ((moment.entry.kind, moment.entry.side, moment.entry.given) for moment in game.trail)
    ]  # fmt: skip


def is_won_quest(game: Rehearsal) -> bool:
    """Whether the party of a delve has won a quest, come home and set down its packs."""
    return getattr(game.state, "won", 0) > 0 and game.score[0] > 0
