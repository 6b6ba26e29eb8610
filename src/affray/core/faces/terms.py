"""What a system has settled before a game begins: armies and the field, and who comes to a game master's table."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Protocol

import msgspec

from affray.core.scenario import Scenario
from affray.core.words.texts import ENGLISH


class Terms(msgspec.Struct, frozen=True):
    """What is settled otherwise than the scenario has it. `armies` are by side: the id of a ready army or the text of an
    army file; `battlefield` is the id of a ready one or the text of a file of its own; `limit` is in points, None for the
    scenario's; `agreed` allows lists over the limit or the share of a class."""

    armies: Mapping[str, str] = {}
    battlefield: str = ""
    limit: int | None = None
    agreed: bool = False


class SideOutline(msgspec.Struct, frozen=True):
    """A side of a battle before it begins: its name, what its army is called, and its points limit."""

    side: str
    army: str
    limit: Fraction


class BattleOutline(msgspec.Struct, frozen=True):
    """A battle before it begins: the limit, the sides, what the battlefield is called, the ids of those that the scenario
    suits (none: all), and how many of its objectives count."""

    limit: int
    sides: tuple[SideOutline, ...]
    battlefield: str
    battlefields: tuple[str, ...]
    objectives: int


class Battles(Protocol):
    """Battles whose armies, field and limit the players settle."""

    def battle_outline(self, scenario: Scenario, language: str = ENGLISH) -> BattleOutline:
        """What a scenario says of the battle before it begins. Raises InputError."""

    def with_terms(self, scenario: Scenario, terms: Terms) -> Scenario:
        """The scenario as it is settled. Raises InputError for a side, army or field that there is not."""


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: the name of the seat, and the ready-made character to play (empty: any that is free)."""

    name: str
    character: str = ""


class Tables(Protocol):
    """Games to which players come by name: a game master's tables, and parties of friends."""

    def most_players(self, scenario: Scenario) -> int:
        """The most players that a scenario has room for."""

    def is_table(self, scenario: Scenario) -> bool:
        """Whether players come to a scenario by name."""

    def with_guests(self, scenario: Scenario, guests: Sequence[Guest]) -> Scenario:
        """The scenario with these players in place of its own. Raises InputError."""

    def master_name(self, scenario: Scenario) -> str:
        """What the game master's seat is called in a scenario; empty where there is none."""
