"""The computer players by name."""

from affray.core import InputError
from affray.dice.stream import Stream
from affray.play.greedy import GreedyPlayer
from affray.play.player import Player, Seat
from affray.play.random import RandomPlayer

GREEDY_1 = "greedy-1"
PLAYERS: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}
KEPT: dict[str, Player] = {GREEDY_1: GreedyPlayer(GREEDY_1)}
"""Players of earlier versions, kept as they were: later ones are measured against them."""


def player_names() -> tuple[str, ...]:
    """The names of the computer players that one may want to play against."""
    return tuple(PLAYERS)


def make_seat(name: str, seed: int = 0) -> Seat:
    """A seat for the player with this name. Raises InputError for an unknown name or a seed out of range.

    The same name and seed play the same game against the same opposition.
    """
    player = PLAYERS.get(name) or KEPT.get(name)
    if player is None:
        raise InputError(f"player {name!r}: expected one of {', '.join((*PLAYERS, *KEPT))}")
    try:
        return Seat(name, player, Stream(seed))
    except ValueError as error:
        raise InputError(f"player {name}: {error}") from None
