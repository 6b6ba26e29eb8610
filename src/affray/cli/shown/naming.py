"""Which side or figure is meant by a name that is typed after `why`, in every system alike."""

from collections.abc import Iterable, Sequence

from affray.cli.shown.sheets import QUOTES, plain_name
from affray.core import eyes
from affray.core.faces.picture import picture_figures
from affray.core.reading.naming import squeezed
from affray.game import Game
from affray.play import Seat

LEAST_LETTERS = 3
"""A name cut short has so many."""


def meant_names(game: Game[object, object], name: str) -> list[str]:
    """What may be meant by a name of a side or a figure, as it may be typed."""
    own = name.strip().strip(QUOTES).replace("_", " ")
    return [plain_name(game.scenario.local_name(text)) for text in (own, own.title())]


def named_side(game: Game[object, object], name: str) -> int:
    """The side of that name, whatever its letters' case; NATURE's -1 for none."""
    known = [plain_name(side) for side in game.system.sides(game.state)]
    return next((known.index(text) for text in meant_names(game, name) if text in known), eyes.NOBODY)


def full_name_of(known: Iterable[str], name: str) -> str:
    """The one of these names that is typed without its blanks, or cut short; the name as it is where that is none or several.

    >>> full_name_of(("Red pikes", "Red bows", "Red"), "redpikes"), full_name_of(("Red pikes", "Red bows"), "red")
    ('Red pikes', 'red')
    """
    names, typed = tuple(known), squeezed(name.strip().strip(QUOTES))
    for fits in (str.__eq__, str.startswith):
        found = [each for each in names if typed and fits(squeezed(each), typed)]
        if len(found) == 1 and (fits is str.__eq__ or len(typed) >= LEAST_LETTERS):
            return found[0]
    return name


def figure_sides(game: Game[object, object], eye: int) -> dict[str, int]:
    """The side of each figure that an eye sees, by its name; of a unit too."""
    picture = game.system.words.picture(game.view(eyes.EVERYTHING if game.is_over else eye))
    return {figure.id: figure.side for figure in picture_figures(picture)}


def named_figure(game: Game[object, object], sides: Iterable[str], name: str, language: str) -> str:
    """The one of these figures that has that name, its own or that of a language; empty for none."""
    meant, words = meant_names(game, name), game.system.words
    return next(
        (who for who in sides if {plain_name(who), plain_name(words.name("figure", who, language))} & {*meant}), ""
    )


def computer_sides(game: Game[object, object], seats: Sequence[Seat | None]) -> tuple[str, ...]:
    """The names of the sides that a computer plays."""
    named = zip(game.system.sides(game.state), seats, strict=True)
    return tuple(side for side, seat in named if seat is not None)
