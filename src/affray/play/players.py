"""The computer players by name: those of this package, and plugins of the entry-point group `affray.players`.

A player is named NAME or NAME:REST; what REST means is the player's own. Nothing of a plugin is imported before it is asked
for, and none takes the place of a player of this package.
"""

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import TypeVar, cast

import msgspec

from affray.core import InputError, Phrase, Refusal, RuledOut, System
from affray.core.faces.opponent import GREEDY_1
from affray.core.words.texts import CORE
from affray.dice.stream import Stream
from affray.game.game import Game
from affray.game.refusals import game_refusal
from affray.play.greedy import GreedyPlayer
from affray.play.levels import (
    COMPUTER,
    LEVELS,
    OFFERED,
    Computer,
    level_names,
    level_number,
    make_computer,
    offered_levels,
)
from affray.play.player import ANY_GAME, About, Player, Seat
from affray.play.plugins import PluginPlayer
from affray.play.random import RandomPlayer
from affray.systems.registry import fault_line, load_point, offered_points, single_point

S = TypeVar("S")
A = TypeVar("A")
GROUP = "affray.players"
STAND_IN = "greedy"
"""Who plays on for a side that has left a game of more than two."""
PROGRAM = "program"
MEASURES = ("random", "greedy")
"""Players that others are measured by; by its levels a person finds the second as level 5."""
RESERVED = ("human", "me", "friend", PROGRAM)
"""Words for who plays a side that no plugin can take."""
Factory = Callable[[str], Player]
"""Makes a player of the REST of its name, empty where there is none. Raises InputError."""


class Kind(msgspec.Struct, frozen=True):
    """Players that begin with one name: what makes them, and those of them that one may want to play against."""

    make: Factory
    names: tuple[str, ...] = ()


Kinds = Mapping[str, Kind]


def alone(make: Callable[[], Player]) -> Factory:
    """A factory for a name that nothing follows."""

    def factory(rest: str) -> Player:
        if rest:
            raise RuledOut(game_refusal("player-rest", given=repr(rest)))
        return make()

    return factory


BUILT_IN: Kinds = {
    "random": Kind(alone(RandomPlayer), ("random",)),
    "greedy": Kind(alone(GreedyPlayer), ("greedy",)),
    COMPUTER: Kind(make_computer, tuple(f"{COMPUTER}:{level}" for level in LEVELS)),
    GREEDY_1: Kind(alone(lambda: GreedyPlayer(GREEDY_1))),
}
NO_MORE: Kinds = {}


def taken_names() -> tuple[str, ...]:
    """The names that no plugin, and nobody who runs a server, can give a player."""
    return (*BUILT_IN, *RESERVED)


def is_own(name: str) -> bool:
    """Whether a player of this name is one of this package: what goes wrong with it is a fault of the package."""
    return name.partition(":")[0] in BUILT_IN


def player_names(more: Kinds = NO_MORE) -> tuple[str, ...]:
    """The names of the computer players, those of `more` last."""
    own = tuple(name for kind in BUILT_IN.values() for name in kind.names)
    return (*own, *offered_points(GROUP, taken_names()), *(name for kind in more.values() for name in kind.names))


def opponent_names(more: Kinds = NO_MORE, system: System[S, A] | None = None) -> tuple[str, ...]:
    """The computer players that people are offered, in a system where one is named: those that others are only measured by
    stand in no list of theirs."""
    return tuple(name for name in player_names(more) if name not in MEASURES and is_offered(name, system))


def is_offered(name: str, system: System[S, A] | None) -> bool:
    """Whether people are offered a player, in a system where one is named: a level of the computer only where it differs. Raises
    InputError for a level that there is not."""
    kind, _, rest = name.partition(":")
    if kind != COMPUTER:
        return True
    try:
        offered = OFFERED if system is None else offered_levels(system)
        return level_number(rest.partition(":")[0], offered) in offered
    except InputError as error:
        raise about_player(name, error) from None


def shown_kind(name: str, kind: Kind) -> str:
    """The players of a kind as a line names them: of those offered the first and the last of each row without a gap.

    >>> shown_kind("computer", BUILT_IN["computer"]), shown_kind("greedy", BUILT_IN["greedy"])
    ('computer:1..5, computer:8', 'greedy')
    """
    if len(kind.names) <= 1:
        return name
    numbers = [int(full.rpartition(":")[2]) for full in kind.names if is_offered(full, None)]
    # Numbers that follow one another are as far from their places as each other.
    rows = [[n for _, n in row] for _, row in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return ", ".join(f"{name}:{row[0]}..{row[-1]}" if len(row) > 1 else f"{name}:{row[0]}" for row in rows)


def shown_players() -> tuple[str, ...]:
    """The computer players that people are offered, as a line names them."""
    own = tuple(shown_kind(name, kind) for name, kind in BUILT_IN.items() if kind.names and name not in MEASURES)
    return (*own, *offered_points(GROUP, taken_names()))


def make_player(name: str, more: Kinds = NO_MORE) -> Player:
    """A new player of this name, of this package, of `more` or of a plugin. Raises InputError for one that is not there."""
    first, sign, rest = name.partition(":")
    kind = BUILT_IN.get(first) or more.get(first)
    if kind is None:
        return plugin_player(name, more)
    if sign and not rest:
        raise RuledOut(game_refusal("player-nothing"), where=named_player(name))
    try:
        return kind.make(rest)
    except InputError as error:
        raise about_player(name, error) from None


def named_player(name: str) -> Phrase:
    """What a fault of a player is about."""
    return Phrase("player-named", {"name": repr(name)}, source=CORE)


def about_player(name: str, error: InputError) -> RuledOut:
    """A fault that says whose it is."""
    refusals = error.refusals if isinstance(error, RuledOut) else (Refusal("player", str(error)),)
    return RuledOut(*refusals, where=named_player(name))


def plugin_player(name: str, more: Kinds = NO_MORE) -> Player:
    """A new player of a plugin. Raises InputError for one that is not there or does not do."""
    first, _, rest = name.partition(":")
    offered = offered_points(GROUP, taken_names())
    if first not in offered:
        known = (
            *(shown_kind(text, kind) for text, kind in BUILT_IN.items()),
            *offered,
            *(f"{text}:..." if not kind.names else text for text, kind in more.items()),
        )
        raise RuledOut(game_refusal("player-known", known=known), where=named_player(name))
    what = f"player {name!r}"
    point = single_point(what, offered[first])
    factory = load_point(what, point)
    if not callable(factory):
        raise InputError(f"{what} ({point.value}) is no factory of players: it cannot be called")
    try:
        player: object = factory(rest)
    except InputError as error:
        raise about_player(name, error) from None
    except Exception as error:  # noqa: BLE001 - a plugin may fail in any way; the person is told which one
        raise InputError(f"{what} ({point.value}) cannot be made: {fault_line(error)}") from None
    if not callable(getattr(player, "think", None)):
        raise InputError(f"{what} ({point.value}) is no player: it lacks think")
    return PluginPlayer(cast(Player, player))


def make_seat(name: str, seed: int = 0, more: Kinds = NO_MORE, about: About = ANY_GAME) -> Seat:
    """A seat with a new player of this name. Raises InputError for an unknown name or a seed out of range.

    The same name and seed play the same game against the same opposition. `more` are kinds beside those of the package and of
    plugins, such as `programs.LOCAL`, which whoever runs the command may name.
    """
    player = make_player(name, more)
    try:
        return Seat(name, player, Stream(seed), about)
    except ValueError as error:
        raise about_player(name, InputError(str(error))) from None


def check_player(player: Player, system: System[S, A]) -> None:
    """Sees to it that a player knows a system: it keeps that earlier opponent, or has that style. Raises InputError."""
    if isinstance(player, GreedyPlayer):
        player.kept_opponent(system)
    if isinstance(player, Computer):
        player.manner(system)


def check_offered(name: str, system: System[S, A]) -> None:
    """Sees to it that people are offered a player in a system. Raises InputError."""
    if not is_offered(name, system):
        offered = level_names(offered_levels(system))
        refusal = game_refusal("player-level-here", typed_levels=offered, system=system.facts.name)
        raise RuledOut(refusal, where=named_player(name))


def about_game(game: Game[S, A]) -> About:
    """What a player of a game may want to know of it."""
    return About(game.scenario.title, game.options)
