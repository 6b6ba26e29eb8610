"""A recorded game with the names that its scenario has in another language."""

from collections.abc import Iterator, Mapping
from typing import TypeVar, cast

import msgspec

from affray.core import InputError
from affray.core.scenario import rename_values
from affray.game.game import Entry, Game
from affray.game.lines import LEFT

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def game_in_language(game: Game[S, A], language: str) -> Game[S, A] | None:
    """The game played again with the names of its scenario in a language; the game itself where it has no others there.

    None where the game cannot be played so: it is of an earlier behaviour version, or another name leads somewhere else.
    """
    scenario = game.scenario.in_language(language)
    if scenario is game.scenario:
        return game
    if game.parting is not None:
        return None
    try:
        found = Game(game.system, scenario, game.options, game.strands, game.dice)
        names = names_of(game, found, language)
        for moment in game.trail:
            give_again(found, moment.entry, names)
    except InputError:
        return None
    same = [(event.code, event.dice) for event in found.events] == [(event.code, event.dice) for event in game.events]
    return found if same else None


def names_between(game: Game[S, A], language: str) -> dict[str, str]:
    """What sides, figures and units of a game are called in a language, by what they are called in it; empty where the scenario
    has no other names there, or sets up no such game."""
    scenario = game.scenario.in_language(language)
    if scenario is game.scenario or game.parting is not None:
        return {}
    try:
        return names_of(game, Game(game.system, scenario, game.options, game.strands, game.dice), language)
    except InputError:
        return {}


def names_of(game: Game[S, A], other: Game[S, A], language: str) -> dict[str, str]:
    """The names of one game by those of another that it is in a language."""
    return game.scenario.names_in(language) | dict(name_pairs(game.line[0].state, other.line[0].state))


def name_pairs(one: object, other: object) -> Iterator[tuple[str, str]]:
    """The names that differ between two states of the same shape: those of units stand in the system's own tables."""
    if isinstance(one, str) and isinstance(other, str):
        if one != other:
            yield one, other
    elif isinstance(one, msgspec.Struct) and isinstance(other, msgspec.Struct):
        yield from name_pairs(msgspec.structs.astuple(one), msgspec.structs.astuple(other))
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for part, like in zip(one, other, strict=False):
            yield from name_pairs(part, like)


def give_again(game: Game[S, A], entry: Entry[A], names: Mapping[str, str]) -> None:
    """Gives an entry with other names to a game. Raises InputError where the game does not take it."""
    if entry.kind == "undo":
        game.undo(consent=cast(int, entry.given))
    elif entry.kind in LEFT:
        game.leave(entry.side, LEFT[entry.kind])
    else:
        game.answer(renamed(entry.given, names) if entry.kind == "answer" else entry.given)


def renamed(value: V, names: Mapping[str, str]) -> V:
    """An answer, or a part of one, with other names in it."""
    if isinstance(value, msgspec.Struct):
        fields = {name: renamed(part, names) for name, part in msgspec.structs.asdict(value).items()}
        return cast(V, msgspec.structs.replace(value, **fields))
    if isinstance(value, tuple):
        parts = [renamed(part, names) for part in value]
        return cast(V, type(value)(*parts) if hasattr(value, "_fields") else tuple(parts))
    return cast(V, rename_values(value, names)) if isinstance(value, str) else value
