"""Something that can be said in every language: the id of a message with its arguments."""

import msgspec

Value = int | str | tuple[int | str, ...]


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of a catalogue with its arguments, and the clauses it stands on.

    `source` is the package whose catalogue holds the message; where it is empty, the system that gave the phrase knows.
    """

    id: str
    args: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()
    source: str = ""


def phrase(name: str, *clauses: str, **args: Value) -> Phrase:
    """The message of that id with its arguments, and the clauses it stands on."""
    return Phrase(name, args, clauses)
