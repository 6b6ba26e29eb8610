"""What a game's sides, figures and units are called in the language of a reader, who was not asked when it was made."""

from collections.abc import Iterator
from weakref import WeakKeyDictionary

import msgspec

from affray.core import eyes
from affray.game import Game
from affray.game.translation import names_between

Play = Game[object, object]


KNOWN: WeakKeyDictionary[Play, dict[str, dict[str, str]]] = WeakKeyDictionary()
"""The names of games in use, by language."""


def shown_names(game: Play, language: str, eye: int) -> dict[str, str]:
    """The names of a game in a language, by what they are called in it, as far as an eye may know of them: what is hidden is
    not named before it is found."""
    known = KNOWN.setdefault(game, {})
    names = known.get(language)
    if names is None:
        names = known[language] = names_in(game, language)
    if eye == eyes.EVERYTHING or eyes.secrets_of(game.system, game.state) is None:
        return names
    seen = {*texts_of(eyes.visible_state(game.system, game.state, eye)), *game.system.sides(game.state)}
    return {name: other for name, other in names.items() if name in seen}


def names_in(game: Play, language: str) -> dict[str, str]:
    """The names of a game in a language by what they are called in it; none that would be mistaken for another."""
    names = names_between(game, language)
    here = set(texts_of(game.line[0].state)) - names.keys() if names else set()
    found: dict[str, str] = {}
    for name, other in names.items():
        if name != other and other not in here and other not in found.values():
            found[name] = other
    return found


def texts_of(value: object) -> Iterator[str]:
    """All texts in a state."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from texts_of(msgspec.structs.astuple(value))
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from texts_of(part)
    elif isinstance(value, dict):
        yield from texts_of((*value.keys(), *value.values()))
