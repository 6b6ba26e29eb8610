"""The levels of the computer player, from one that errs at every turn to the best there is.

Levels are data: how much a level errs, or how far it looks. What each is worth the ladder measures (docs/designers/ladder.md).
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

import msgspec

from affray.core import RuledOut, System
from affray.core.faces.opponent import PLAIN, Manner
from affray.game.refusals import game_refusal
from affray.play.greedy import GreedyPlayer
from affray.play.noisy import NoisyPlayer
from affray.play.player import Asked, Player, Thought
from affray.play.search.planner import Effort, Planner

S = TypeVar("S")
A = TypeVar("A")
COMPUTER = "computer"
"""What such a player is named, followed by its level."""
PLANE, UNITS = "plane", 5.0
"""On a table in inches a side's whole turn lies between two questions, so that it may take so many times as long."""


class Level(msgspec.Struct, frozen=True):
    """A level: how much it errs (`NoisyPlayer`), or how far it looks (`Planner`); neither is the greedy player."""

    name: str
    noise: float = 0.0
    """How much it errs where the system does not say otherwise (`Opponents.level_errors`)."""
    effort: Effort | None = None
    """How far it looks: only who looks to the end of the next round sees what the others make of what it does."""
    on_plane: Effort | None = None
    """How far it looks on a table in inches, where turns take more time."""
    seconds: float = 0.3
    """How long people wait for it at the most, from their answer to the next question put to them."""


LEVELS: Mapping[int, Level] = MappingProxyType(
    {
        1: Level("recruit", noise=0.6),
        2: Level("militia", noise=0.43),
        3: Level("guard", noise=0.32),
        4: Level("soldier", noise=0.22),
        5: Level("veteran"),
        6: Level(
            "sergeant",
            effort=Effort(dice=6, first=3, plain=2),
            on_plane=Effort(dice=8, first=4, plain=3),
            seconds=0.6,
        ),
        7: Level(
            "captain",
            effort=Effort(dice=12, first=4, plain=3, rounds=2),
            on_plane=Effort(dice=6, first=3, plain=3, rounds=2),
            seconds=1.2,
        ),
        8: Level(
            "marshal",
            effort=Effort(dice=64, first=8, plain=4, rounds=2),
            on_plane=Effort(dice=24, first=4, plain=4, rounds=2),
            seconds=1.8,
        ),
    }
)
"""By number."""
OFFERED = (1, 2, 3, 4, 5, 8)
"""The levels that people are offered where a system says no others: between 5 and 8 is no room for three steps that a ladder of
bearable length would tell apart (docs/designers/ladder.md)."""


class Computer:
    """The computer player at a level, in a style where one is named; what the style is says the system."""

    def __init__(self, level: int, style: str = "") -> None:
        self.number, self.level, self.style = level, LEVELS[level], style
        self.players: dict[tuple[str, Manner], Player] = {}

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """What the level answers. Raises InputError for a style that the system does not know."""
        system, manner = asked.system, self.manner(asked.system)
        player = self.players.get((system.facts.key, manner))
        if player is None:
            noise = system.opponents.level_errors.get(self.number, self.level.noise)
            player = self.players[system.facts.key, manner] = self.player(system.facts.space, manner, noise)
        return player.think(asked)

    def allowance(self, system: System[S, A]) -> float:
        """How long it may take in all between two questions to people: longer where a question moves a whole unit."""
        return self.level.seconds * (UNITS if system.facts.space == PLANE else 1.0)

    def manner(self, system: System[S, A]) -> Manner:
        """The manner of the style. Raises InputError where the system has no such style."""
        if not self.style:
            return PLAIN
        styles = system.opponents.styles
        if self.style not in styles:
            said = "player-style" if styles else "player-styles"
            raise RuledOut(
                game_refusal(
                    said, given=repr(self.style), typed_styles=tuple(styles) or ("",), system=system.facts.name
                )
            )
        return system.opponents.style_manner(self.style)

    def player(self, space: str, manner: Manner, noise: float) -> Player:
        """The player that plays the level in a manner, where fights have such a space and the level errs so much."""
        effort = self.level.on_plane if space == PLANE else self.level.effort
        if effort is not None:
            return Planner(effort, manner)
        return NoisyPlayer(noise, manner) if noise else GreedyPlayer(manner=manner)


def offered_levels(system: System[S, A]) -> tuple[int, ...]:
    """The levels that people are offered in a system."""
    return system.opponents.offered_levels or OFFERED


def level_names(levels: Iterable[int]) -> tuple[str, ...]:
    """The names of levels."""
    return tuple(LEVELS[level].name for level in levels)


def styled_names(styles: Iterable[str], levels: Sequence[int] = OFFERED) -> tuple[str, ...]:
    """The names of the computer players of these levels in all these styles.

    >>> styled_names(["bold"])[3]
    'computer:4:bold'
    """
    return tuple(f"{COMPUTER}:{level}:{style}" for style in styles for level in levels)


def shifted_name(name: str, by: int, levels: Sequence[int] = OFFERED) -> str:
    """A player so many levels stronger, as far as there are levels; other players stay who they are.

    >>> shifted_name("computer:5:bold", -1), shifted_name("computer:8", 1), shifted_name("me", 1)
    ('computer:4:bold', 'computer:8', 'me')
    >>> shifted_name("computer:5", 1, (1, 3, 5)), shifted_name("computer:3", 1, (1, 3, 5)), shifted_name("computer:8", -1, (1, 3, 5))
    ('computer:5', 'computer:5', 'computer:3')
    >>> shifted_name("computer:7", 1), shifted_name("computer:6", 0), shifted_name("computer:6", -1)
    ('computer:8', 'computer:6', 'computer:5')
    """
    kind, _, rest = name.partition(":")
    number, colon, style = rest.partition(":")
    if kind != COMPUTER or not number.isdigit() or not by:
        return name
    # A level that is not offered lies between two that are.
    if by > 0:
        place = max(place for place, level in enumerate(levels) if level <= max(int(number), levels[0]))
    else:
        place = min(place for place, level in enumerate(levels) if level >= min(int(number), levels[-1]))
    level = levels[min(max(place + by, 0), len(levels) - 1)]
    return f"{COMPUTER}:{level}{colon}{style}"


def level_number(text: str, offered: Sequence[int] = OFFERED) -> int:
    """The level of that number or name. Raises InputError, which names those that are offered.

    >>> level_number("4"), level_number("marshal")
    (4, 8)
    """
    for number, level in LEVELS.items():
        if text in (str(number), level.name):
            return number
    raise RuledOut(game_refusal("player-level", given=repr(text), typed_levels=level_names(offered)))


def make_computer(rest: str) -> Computer:
    """The computer player of a level, by number or name, such as `4`, `soldier` or `4:bold`. Raises InputError.

    >>> make_computer("captain:bold").style
    'bold'
    """
    level, _, style = rest.partition(":")
    return Computer(level_number(level), style)
