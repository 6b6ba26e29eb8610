"""What happened: codes with numbers, reasons and clause ids, of which English is one rendering."""

import msgspec

Value = int | str | tuple[int | str, ...]


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """One labelled part of a number: a score is the sum of its modifiers."""

    label: str
    value: int
    clause: str


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened.

    `code` names its sentence in the system's catalogue, `data` holds the numbers and names of that sentence, `dice` the
    faces thrown (low to high), `parts` the modifiers of a score, `clauses` the rules that made it so.
    """

    code: str
    data: dict[str, Value] = {}
    dice: tuple[int, ...] = ()
    parts: tuple[Modifier, ...] = ()
    clauses: tuple[str, ...] = ()


class Code(msgspec.Struct, frozen=True, gc=False):
    """What a number that a compiled rule tells stands for: the event's code, the names of its numbers, its clauses."""

    code: str
    fields: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
