"""What a system is: its name, sides, house rules and languages."""

import msgspec

from affray.core.words.texts import ENGLISH


class OptionFact(msgspec.Struct, frozen=True):
    """A house rule: its name, the values it takes, its default, the clause it bends.

    What it does is the catalogue's message `effect-name`, what a value is called `value-name-value`, and it itself
    `title-name`, where it has a title. A preset has for
    each of its values what that sets of the other options; those that it does not name keep their defaults.
    `pattern` is a regular expression of the values that it takes beside those; empty for none.
    """

    name: str
    values: tuple[str, ...]
    default: str
    clause: str
    sets: dict[str, dict[str, str]] = {}
    earlier: dict[int, str] = {}
    pattern: str = ""


class Facts(msgspec.Struct, frozen=True):
    """What a system is."""

    key: str
    """The word that commands and files name it by."""
    name: str
    """Its name."""
    version: int
    """The behaviour version, which rises only when behaviour changes."""
    sides: tuple[int, int]
    """The fewest and the most sides of a game."""
    space: str
    """The board that it is played on."""
    dice: str
    """The dice that it uses."""
    credit: str
    """Whom the rules are by."""
    summary: str
    """What it is, in a sentence."""
    prefixes: tuple[str, ...]
    """What the ids of its clauses begin with."""
    options: tuple[OptionFact, ...]
    """Its house rules."""
    languages: tuple[str, ...] = (ENGLISH,)
    """The languages of its catalogue, English first."""
    secrets: bool = False
    """Whether a side may come to know less than all; where it does not, nobody asks for a view."""
    mastered: bool = False
    """Whether a game master can sit at any of its fights."""
    low_face: int = 0
    """What the lowest face of a die shows people. Rules count faces from 0."""
