"""Who comes to a game master's table, or to a delve with friends: the players by name, and the character that each has.
[FT-CORE-08 FT-FILL-11]"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.terms import Guest
from affray.core.reading.tables import look_up
from affray.systems.fortmayn.position.company import MOST_FRIENDS, friend_names
from affray.systems.fortmayn.position.seats import FEWEST_PLAYERS, MOST_PLAYERS, TABLE
from affray.systems.fortmayn.roster.ready_made import ready_made
from affray.systems.fortmayn.roster.rest_and_learning import entry_of
from affray.systems.fortmayn.setup import SIDES


def most_players(scenario: Scenario) -> int:
    """The most players that a scenario has room for."""
    return MOST_PLAYERS if has_master(scenario) else MOST_FRIENDS


def has_master(scenario: Scenario) -> bool:
    """Whether a scenario is played at a game master's table."""
    return scenario.body.get("mode") == TABLE


def is_table(scenario: Scenario) -> bool:
    """Whether players come to a scenario by name: to a game master's table, or to a delve with friends."""
    return has_master(scenario) or bool(scenario.body.get("sides"))


def with_guests(scenario: Scenario, guests: Sequence[Guest]) -> Scenario:
    """The scenario of a table with these players in place of its own; the game master keeps the seat. Friends make the
    characters that they do not name. Raises InputError for another scenario, for too many players, for two of one name, and
    for an unknown or taken character."""
    if not is_table(scenario):
        raise InputError(
            f"{scenario.title}: expected a game master's table or a delve with friends for players by name"
        )
    if not has_master(scenario):
        return with_friends(scenario, guests)
    if not FEWEST_PLAYERS <= len(guests) <= MOST_PLAYERS:
        raise InputError(f"players: expected {FEWEST_PLAYERS} to {MOST_PLAYERS}, got {len(guests)}")
    characters = deal_characters([guest.character for guest in guests])
    figures = [
        entry_of(ready_made()[character], guest.name, None, None)
        for guest, character in zip(guests, characters, strict=True)
    ]
    master = master_name(scenario)
    sides = [{"name": name} for name in (*(guest.name for guest in guests), master)]
    return replace(scenario, body={**scenario.body, "sides": sides, "figures": [*map(plain_row, figures)]})


def with_friends(scenario: Scenario, guests: Sequence[Guest]) -> Scenario:
    """The scenario of a delve with these friends, who bring the characters that they name. Raises InputError."""
    friend_names((guest.name for guest in guests), scenario.local_name(SIDES[-1]), "players")
    deal_characters([guest.character for guest in guests])
    named = [guest for guest in guests if guest.character]
    figures = [entry_of(ready_made()[guest.character], guest.name, None, None) for guest in named]
    sides = [{"name": guest.name} for guest in guests]
    return replace(scenario, body={**scenario.body, "sides": sides, "figures": [*map(plain_row, figures)]})


def plain_row(row: Mapping[str, object]) -> dict[str, object]:
    """A row of a figure without what it leaves open."""
    return {key: value for key, value in row.items() if value is not None}


def master_name(scenario: Scenario) -> str:
    """The name of the game master's seat in a scenario; empty for a delve with friends."""
    if not has_master(scenario):
        return ""
    rows = scenario.body.get("sides")
    last = rows[-1] if isinstance(rows, list) and rows else None
    return str(last.get("name", SIDES[-1])) if isinstance(last, dict) else SIDES[-1]


def deal_characters(wanted: Sequence[str]) -> list[str]:
    """A ready-made character for each wish; empty wishes get the first that are left. Raises InputError for an unknown
    character and for one wished for twice.

    >>> len(set(deal_characters(["", "Asha Nightreader", ""])))
    3
    """
    named = [name for name in wanted if name]
    for name in named:
        look_up(name, ready_made(), "character")
    twice = next((name for name in named if named.count(name) > 1), None)
    if twice:
        raise InputError(f"character {twice!r}: two players wish for it")
    left = iter([name for name in ready_made() if name not in named])
    return [name or next(left) for name in wanted]
