"""What the text of a position is made of in every system: fields of structs as `name=value` words, and the ground.

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import json
import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Generic, TypeVar

import msgspec

from affray.core.errors import InputError
from affray.core.faces.picture import Hex
from affray.core.memory import MOST, Memory, remember
from affray.core.reading.fields import convert

PLAIN_WORD = re.compile(r"[A-Za-z][A-Za-z0-9'_.-]*")
PART = re.compile(r'([a-z_]+)=("(?:[^"\\]|\\.)*"|\[[^ ]*\]|\{[^ ]*\}|[^\s"\[{]+)')
NAMED = re.compile(r'("(?:[^"\\]|\\.)*"|[^\s:"]+): ?')
WORDS = {"true", "false", "null"}
JSON = json.JSONEncoder(separators=(",", ":"))
B = TypeVar("B", bound=msgspec.Struct)
PLAIN = (int, str, bool)
"""Values of these kinds are written as they are."""
APART = ("board", "figures", "house")
"""The fields of a state that stand in parts of their own."""


# --- fields -----------------------------------------------------------------------------------------------------------
def fields_text(struct: msgspec.Struct, skip: tuple[str, ...]) -> str:
    """The fields that are not at their default, as `name=value` words."""
    words = []
    for name, default in written_fields(type(struct), skip):
        value = getattr(struct, name)
        if value is not default and value != default:
            words.append(f"{name}={value_text(value) if type(value) in PLAIN else compound_text(value)}")
    return " ".join(words)


@remember(MOST)
def compound_text(value: object) -> str:
    """A value of several parts as one word; most of those of a state are those of the state before."""
    return value_text(msgspec.to_builtins(value))


@cache
def written_fields(kind: type[msgspec.Struct], skip: tuple[str, ...]) -> tuple[tuple[str, object], ...]:
    """The fields of a struct but for some, each with its default; of a field that has none that is a value that no other
    equals."""
    return tuple((field.name, field.default) for field in fields_in(kind) if field.name not in skip)


def figure_text(figure: msgspec.Struct) -> str:
    """A figure by its name, with its other fields."""
    return f"{value_text(getattr(figure, 'id', ''))}: {fields_text(figure, skip=('id',))}"


@cache
def fields_in(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a struct."""
    return msgspec.structs.fields(kind)


def value_text(value: object) -> str:
    """A value as one word: bare, or compact JSON whose blanks are written as escapes."""
    if type(value) is int:
        return str(value)
    if isinstance(value, str) and PLAIN_WORD.fullmatch(value) and value not in WORDS:
        return value
    return JSON.encode(value).replace(" ", "\\u0020")


def read_options(value: object) -> dict[str, object]:
    """The house rules of a position. Raises InputError."""
    if not isinstance(value, dict):
        raise InputError("position: house: expected options and values")
    return {str(name): given for name, given in value.items()}


def read_fields(text: str, where: str) -> dict[str, object]:
    """The `name=value` words of a text. Raises InputError."""
    fields: dict[str, object] = {}
    for word in text.split():
        found = PART.fullmatch(word)
        if found is None:
            raise InputError(f"{where}: {word[:30]!r}: expected field=value")
        fields[found[1]] = read_value(found[2])
    return fields


def read_value(text: str) -> object:
    """The value of a word: compact JSON, or a bare word."""
    if text not in WORDS and PLAIN_WORD.fullmatch(text):
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise InputError(f"position: {text[:30]!r}: expected a word, a number or a list") from None


def build_struct(fields: dict[str, object], kind: type[B], where: str) -> B:
    """The struct of these fields, none of them unknown. Raises InputError."""
    unknown = set(fields) - {field.name for field in fields_in(kind)}
    if unknown:
        raise InputError(f"{where}: unknown field {min(unknown)!r}")
    return convert(fields, kind, where)


def read_named(text: str, kind: type[B], what: str = "figure") -> B:
    """The struct of a part `NAME: field=value ...`, its name the field `id`. Raises InputError naming it."""
    found = NAMED.match(text)
    if found is None:
        raise InputError(f"position: {what} {text[:30]!r}: expected NAME: field=value ...")
    name = read_value(found[1])
    fields = read_fields(text[found.end() :], f"{what} {name!r}")
    return build_struct(fields | {"id": name}, kind, f"position: {what} {name!r}")


def read_head(head: Mapping[str, object], kind: type[msgspec.Struct], apart: Collection[str]) -> dict[str, object]:
    """The fields of a position's first part as its struct has them, but for those that stand apart. Raises InputError."""
    known = {field.name: field for field in fields_in(kind)}
    values: dict[str, object] = {}
    for name, value in head.items():
        if name not in known or name in apart:
            raise InputError(f"position: unknown field {name!r}")
        values[name] = convert(value, known[name].type, f"position: {name}")
    return values


# --- the ground -------------------------------------------------------------------------------------------------------
def write_ground(ground: Mapping[Hex, str]) -> str:
    """The ground: for each terrain its columns, each with its runs of hexes."""
    parts = []
    for terrain in sorted(set(ground.values())):
        columns: dict[int, list[int]] = {}
        for (q, r), name in ground.items():
            if name == terrain:
                columns.setdefault(q, []).append(r)
        runs = (f"{q},{run}" for q in sorted(columns) for run in row_runs(sorted(columns[q])))
        parts.append(f"{terrain}:{';'.join(runs)}")
    return " ".join(("map", *parts))


def row_runs(rows: list[int]) -> list[str]:
    """The rows of a column as runs such as `0..4`."""
    runs: list[list[int]] = []
    for row in rows:
        if runs and runs[-1][1] == row - 1:
            runs[-1][1] = row
        else:
            runs.append([row, row])
    return [f"{first}..{last}" if first != last else str(first) for first, last in runs]


def read_ground(text: str, known: Collection[str]) -> dict[Hex, str]:
    """The ground of a position. Raises InputError."""
    word, *parts = text.split() or [""]
    if word != "map" or not parts:
        raise InputError("position: expected map TERRAIN:COLUMN,ROW..ROW;...")
    ground: dict[Hex, str] = {}
    for part in parts:
        terrain, _, runs = part.partition(":")
        if terrain not in known:
            raise InputError(f"position: map: unknown terrain {terrain!r}; expected {', '.join(known)}")
        for run in runs.split(";"):
            found = re.fullmatch(r"(-?\d{1,4}),(-?\d{1,4})(?:\.\.(-?\d{1,4}))?", run)
            if found is None:
                raise InputError(f"position: map: {run[:30]!r}: expected COLUMN,ROW or COLUMN,ROW..ROW")
            first, last = int(found[2]), int(found[3] or found[2])
            ground |= {(int(found[1]), row): terrain for row in range(first, last + 1)}
    return ground


# --- the whole --------------------------------------------------------------------------------------------------------
S = TypeVar("S", bound=msgspec.Struct)
G = TypeVar("G")
Apart = tuple[int, G, tuple[msgspec.Struct, ...], Mapping[str, str]]
"""The parts of a state that its text does not write as fields: its phase, its ground, its figures, and the house rules that
are not at their defaults."""
Shown = Apart[dict[Hex, str]]
"""The same parts where the ground is hexes."""


class GroundFormat(msgspec.Struct, Generic[G], frozen=True):
    """How a part of a position writes the ground of a system, and reads it. `read` raises InputError."""

    write: Callable[[G], str]
    read: Callable[[str], G]


class PositionFormat(Generic[S, G]):
    """The text of a system's positions: `form | phase=... | the ground | NAME: field=value ...`.

    `form` names the system and the version of the text, `head` and `figure` are the structs of its first part and of a
    figure as the text has them; `land` writes and reads the ground, `lead` gives the struct of the first part, `shown`
    gives the parts of a state that are not fields; `make` builds a state of its parts; `broken` lists what is wrong with it.
    """

    def __init__(
        self,
        form: str,
        head: type[msgspec.Struct],
        figure: type[B],
        phases: tuple[str, ...],
        land: GroundFormat[G],
        lead: Callable[[S], msgspec.Struct],
        shown: Callable[[S], Apart[G]],
        make: Callable[[dict[str, object], G, tuple[B, ...], dict[str, object]], S],
        broken: Callable[[S], tuple[str, ...]],
    ) -> None:
        self.form, self.head, self.figure, self.phases, self.land = form, head, figure, phases, land
        self.lead, self.shown, self.make, self.broken = lead, shown, make, broken
        self.written_ground, self.written_figure = Memory(land.write), Memory(figure_text)

    def write(self, state: S) -> str:
        """The position as one line that reads back."""
        phase, ground, figures, house = self.shown(state)
        head = fields_text(self.lead(state), skip=(*APART, "phase"))
        if house:
            head += f" house={value_text(house)}"
        lines = map(self.written_figure, figures)
        return " | ".join((self.form, f"phase={self.phases[phase]} {head}", self.written_ground(ground), *lines))

    def read(self, text: str) -> S:
        """The position that a line describes. Raises InputError saying which part does not fit."""
        parts = [part.strip() for part in text.strip().split(" | ")]
        if len(parts) < 3 or parts[0] != self.form:
            raise InputError(f"position: expected {self.form!r}, the numbers, the map and the figures, parted by ' | '")
        head = read_fields(parts[1], "position")
        house = read_options(head.pop("house", {}))
        phase = head.pop("phase", self.phases[0])
        if phase not in self.phases:
            raise InputError(f"position: phase {phase!r}: expected one of {', '.join(self.phases)}")
        fields = read_head(head | {"phase": self.phases.index(str(phase))}, self.head, APART)
        sides = fields.get("sides", ())
        if not isinstance(sides, tuple) or len(sides) < 2:
            raise InputError("position: sides: expected the names of two sides or more")
        figures = tuple(read_named(part, self.figure) for part in parts[3:])
        state = self.make(fields, self.land.read(parts[2]), figures, house)
        faults = self.broken(state)
        if faults:
            raise InputError(f"position: {faults[0]}")
        return state


def whole_state(state: S) -> msgspec.Struct:
    """The state itself: its fields are written as they are."""
    return state


class HexPositionFormat(PositionFormat[S, dict[Hex, str]]):
    """The text of positions on hexes, whose fields are those of the state: `land` are the terrains there are."""

    def __init__(
        self,
        form: str,
        kind: type[S],
        figure: type[B],
        phases: tuple[str, ...],
        land: Collection[str],
        shown: Callable[[S], Shown],
        make: Callable[[dict[str, object], dict[Hex, str], tuple[B, ...], dict[str, object]], S],
        broken: Callable[[S], tuple[str, ...]],
    ) -> None:
        hexes = GroundFormat[dict[Hex, str]](write_ground, lambda text: read_ground(text, land))
        super().__init__(
            form=form,
            head=kind,
            figure=figure,
            phases=phases,
            land=hexes,
            lead=whole_state,
            shown=shown,
            make=make,
            broken=broken,
        )
