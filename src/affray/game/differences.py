"""Where a record and its own replay part, or where its file is cut off or broken, in words."""

from typing import TypeVar, cast

import msgspec

from affray.core import InputError, System
from affray.core.field_errors import FieldError
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import CORE
from affray.game.game import Moment
from affray.game.lines import KINDS, encode_line, shorten
from affray.game.migrations import Line

S = TypeVar("S")
A = TypeVar("A")
CODE = "code"
FIRST_FIELDS = (CODE, "faces", "dice", "data")
"""Of two events or rolls that differ, what is looked at first."""
NOTHING = "none"
HEAD = b'{"affray":"'
"""How a record begins."""


class Place(msgspec.Struct, frozen=True):
    """Where something stands in a record."""

    line: int
    """The line of the file, from 1."""
    answer: int = 0
    """Which answer it is or takes back, from 1; 0 for what is no answer."""
    round: int = 0
    """The round it was given in; 0 where there are none."""
    side: str = ""
    """The side that was asked."""
    given: str = ""
    """What was given."""


class Difference(Place, frozen=True):
    """Where a record and its own replay part: the place, what differs there, what the replay gave, what the file says."""

    what: str = ""
    """The field of the line; `illegal` for an entry that the rules refuse."""
    expected: str = ""
    """What the replay gave."""
    got: str = ""
    """What the file says."""
    part: str = ""
    """Of several rolls or events the number from 1, and the field of it."""

    @property
    def said(self) -> Phrase:
        """The difference in words."""
        args: dict[str, Value] = {name: getattr(self, name) for name in self.__struct_fields__}
        return Phrase("record-differs", args, source=CORE)

    def __str__(self) -> str:
        return FieldError("", None, self.said).line()


class Broken(FieldError):
    """A file that begins as a record and has a line that is none of a record, or ends before its closing line."""

    def __init__(self, source: str, said: Phrase) -> None:
        super().__init__("", None, said, source)


class CutOff(Broken):
    """A file that ends before its closing line; `lines` are those that are whole."""

    def __init__(self, source: str, lines: list[Line], *, can_rescue: bool) -> None:
        self.lines, self.can_rescue = lines, can_rescue and len(lines) > 1
        answers = sum(-1 if "undo" in line else bool({"answer", "choice", "dice"} & line.keys()) for line in lines[2:])
        args: dict[str, Value] = {"answer": answers, "line": len(lines), "rescue": int(self.can_rescue)}
        super().__init__(source, Phrase("record-cut", args, source=CORE))


class Differs(FieldError):
    """A record that its own replay does not bear out."""

    def __init__(self, source: str, difference: Difference) -> None:
        super().__init__("", None, difference.said, source)
        self.source, self.difference = source, difference


def no_record(source: str, data: bytes) -> InputError:
    """The error for a file whose first line is no header."""
    name = "record-empty" if not data.strip() else "record-cut-head" if is_head(data) else "record-none"
    return FieldError("", None, Phrase(name, source=CORE), source)


def is_head(data: bytes) -> bool:
    """Whether a text is the beginning of a header: it lacks the end of the line, and begins as only headers do."""
    return b"\n" not in data and data.startswith(HEAD)


def broken_line(source: str, number: int, fault: str, got: str) -> Broken:
    """The error for a line that is none of a record: `record-text` or `record-entry` says why."""
    args: dict[str, Value] = {"line": number, "got": got, "known": KINDS}
    return Broken(source, Phrase(fault, args, source=CORE))


def entry_place(system: System[S, A], before: Moment[S, A], answers: int, number: int, line: Line) -> Place:
    """The place of an entry that was given at a moment, after so many answers."""
    kind = next((kind for kind in KINDS if kind in line), "")
    given = line.get(kind)
    shown = given if isinstance(given, str) and kind == "answer" else f"{kind} {shown_value(given)}" if kind else ""
    side = system.sides(before.state)[before.question.side] if before.question else ""
    return Place(
        number, answers + (kind != "undo"), system.opponents.rounds(before.state), side, shorten(shown.encode())
    )


def compare_lines(expected: Line, got: Line, source: str, place: Place, sides: tuple[str, ...] = ()) -> None:
    """Checks a line against its replay. Raises Differs at the first field that is not the same."""
    for what in (*expected, *(key for key in got if key not in expected)):
        if not is_same(expected.get(what), got.get(what)) or (what in expected) != (what in got):
            mine, theirs = (msgspec.json.decode(encode_line({"": line.get(what)}))[""] for line in (expected, got))
            part, mine, theirs = first_difference(mine, theirs, sides if what == "side" else ())
            fields = {name: getattr(place, name) for name in Place.__struct_fields__}
            name = what if what.isidentifier() else shorten(what)
            raise Differs(source, Difference(**fields, what=name, expected=mine, got=theirs, part=part))


def is_same(mine: object, theirs: object) -> bool:
    """Whether two values are written alike."""
    return encode_line({"": mine}) == encode_line({"": theirs})


def first_difference(mine: object, theirs: object, names: tuple[str, ...]) -> tuple[str, str, str]:
    """Where two values first differ, and what each has there; `names` are those that numbers stand for."""
    path = list[str]()
    while True:
        if isinstance(mine, dict) and isinstance(theirs, dict):
            keys = dict.fromkeys((*FIRST_FIELDS, *mine, *theirs))
            key = next(key for key in keys if not is_same(mine.get(key), theirs.get(key)))
            path.append(key)
            mine, theirs = mine.get(key), theirs.get(key)
        elif is_list(mine) and is_list(theirs):
            one, other = cast("list[object]", mine), cast("list[object]", theirs)
            place = next(n for n in range(max(map(len, (one, other)))) if not is_same(one[n : n + 1], other[n : n + 1]))
            mine, theirs = (entries[place] if place < len(entries) else None for entries in (one, other))
            code = next((entry[CODE] for entry in (mine, theirs) if isinstance(entry, dict) and CODE in entry), "")
            path.append(f"{place + 1} {code}".strip())
        else:
            return ": ".join(path), shown_value(mine, names), shown_value(theirs, names)


def is_list(value: object) -> bool:
    """Whether a value is a list of rolls or events, or none."""
    return isinstance(value, list) and all(isinstance(part, dict) for part in value)


def shown_value(value: object, names: tuple[str, ...] = ()) -> str:
    """A value in few letters: faces one after another, an event by its code, a side by its name."""
    if value is None:
        return NOTHING
    if isinstance(value, list) and value and all(type(part) is int for part in value):
        return " ".join(map(str, value))
    if isinstance(value, dict) and isinstance(value.get(CODE), str):
        return shorten(value[CODE].encode())
    if type(value) is int and 0 <= value < len(names):
        return names[value]
    return shorten(value.encode() if isinstance(value, str) else value)
