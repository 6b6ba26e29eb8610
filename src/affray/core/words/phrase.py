"""Something that can be said in every language: the id of a message with its arguments."""

import msgspec

Value = int | str | tuple[int | str, ...]
MARK = "|"
"""What parts the name and the properties of a thing of a person's own, whose name says all of itself."""


class Phrase(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
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


def shown_name(code: str) -> str:
    """A code that no catalogue knows, as people read it: of a name that says all of itself the name alone.

    >>> shown_name("Sea_lance|weapon|class=pole|damage=2-1"), shown_name("bare_hands")
    ('Sea lance', 'bare_hands')

    What has blanks is a form and no code.
    """
    name, mark, _ = code.partition(MARK)
    return name.replace("_", " ") if mark and " " not in code else code
