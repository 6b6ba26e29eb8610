"""Names of sides and figures: which can be told apart, printed on one line, and written in an answer."""

from collections.abc import Collection, Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches

from affray.core.errors import InputError, shorten_text
from affray.dice.stream import Stream

LONGEST_NAME = 40
LONGEST_TITLE = 80
MOST_NEAR, NEARNESS = 3, 0.75
"""So many names are offered for one that is not known, and only those that are so like it."""
LEAST_LETTERS = 3
"""A word of a name has so many, to be taken for one that is misspelled."""
FORBIDDEN = ",="
"""What the name of no figure that is kept holds, so that lines of text read back."""


def name_fault(name: str) -> str:
    """What keeps a name from being one that answers can be written with; empty when nothing does.

    >>> name_fault("Bors"), name_fault("Sir_Bors")
    ('', 'expected a name without underscores, bars or double blanks')
    """
    if not name or "_" in name or "|" in name or name != " ".join(name.split()) or not name.isprintable():
        return "expected a name without underscores, bars or double blanks"
    if name == "-" or name.isdigit():
        return "expected a name with a letter"
    return ""


def can_keep(name: str) -> bool:
    """Whether a figure can be kept by that name: one that answers and lines of text can be written with.

    >>> can_keep("Sir Bors"), can_keep("Bors=Ann")
    (True, False)
    """
    return not name_fault(name) and not any(mark in name for mark in FORBIDDEN) and len(name) <= LONGEST_NAME


def check_title(name: str, where: str) -> None:
    """Raises InputError for a name that nothing on one line can have, such as an army or a battlefield."""
    if not name.isprintable() or not 0 < len(name) <= LONGEST_TITLE:
        raise InputError(f"{where}: expected 1 to {LONGEST_TITLE} letters on one line, got {shorten_text(repr(name))}")


def fresh_name(stream: Stream, names: Sequence[str], taken: Collection[str]) -> str:
    """One of the names by lot that is not taken; one with a number behind it where all are.

    >>> fresh_name(Stream(1), ("Ann", "Bo"), {"Ann"}), fresh_name(Stream(1), ("Ann",), {"Ann"})
    ('Bo', 'Ann 2')
    """
    free = tuple(name for name in names if name not in taken)
    if free:
        return stream.pick(free)
    base = stream.pick(names)
    return next(f"{base} {n}" for n in range(2, len(taken) + 3) if f"{base} {n}" not in taken)


def side_faults(sides: Sequence[str], teams: Sequence[str] = ()) -> list[str]:
    """What is wrong with the sides and their names, and with their teams, where they have such.

    >>> side_faults(("Red", "Blue")), side_faults(("Red",))
    ([], ['expected two sides or more, each with its own name'])
    """
    if len(sides) < 2 or len(set(sides)) < len(sides):
        return ["expected two sides or more, each with its own name"]
    if teams and (len(teams) != len(sides) or not 1 < len(set(teams)) < len(sides)):
        return ["teams: expected a team for each side, two or more of them, one with several sides"]
    return [
        f"{what} {name!r}: expected a name on one line"
        for what, names in (("side", sides), ("team", teams))
        for name in names
        if not name.strip() or not name.isprintable()
    ]


def shared_name_faults(names: Sequence[str]) -> list[str]:
    """Whether two figures go by one name."""
    return ["two figures have the same name"] if len(set(names)) < len(names) else []


def plain_name(name: str) -> str:
    """A name without what is easily written otherwise: capitals, and underscores for blanks.

    >>> plain_name("Boat_hook")
    'boat hook'
    """
    return name.casefold().replace("_", " ")


def nearest_first(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Names that there are, those first that are most like one that there is not.

    >>> nearest_first("Shortsward", ("bow", "broadsword", "shortsword"))
    ('shortsword', 'broadsword', 'bow')
    """
    return tuple(sorted(known, key=lambda text: -SequenceMatcher(None, plain_name(name), plain_name(text)).ratio()))


def near_names(known: Iterable[str], name: str) -> tuple[str, ...]:
    """The names that may have been meant: those of which a word begins so, else those that are spelled much like it, else
    those of which a word is.

    >>> near_names(("Red pikes", "Blue pikes", "Red bows"), "pikes"), near_names(("Red pikes", "Red bows"), "Red pikez")
    (('Red pikes', 'Blue pikes'), ('Red pikes',))
    >>> near_names(("Town spearmen", "The Professor"), "Twon"), near_names(("move", "march"), "mvoe")
    (('Town spearmen',), ('move',))
    """
    names, typed = tuple(dict.fromkeys(known)), plain_name(name.strip())
    begun = tuple(each for each in names if typed and f" {plain_name(each)}".find(f" {typed}") >= 0)
    if begun:
        return begun[:MOST_NEAR]
    spelled = {squeezed(each): each for each in names}
    whole = tuple(spelled[match] for match in get_close_matches(squeezed(name), spelled, MOST_NEAR, NEARNESS))
    return whole or tuple(each for each in names if has_word_like(each, typed))[:MOST_NEAR]


def has_word_like(name: str, typed: str) -> bool:
    """Whether one of several words of a name is spelled much like a text in small letters."""
    words = [word for word in plain_name(name).split() if len(word) >= LEAST_LETTERS]
    return len(typed) >= LEAST_LETTERS and bool(get_close_matches(typed, words, 1, NEARNESS))


def squeezed(name: str) -> str:
    """A name as it may be typed, without its blanks."""
    return plain_name(name.strip()).replace(" ", "")
