"""The position as one line of text, and back.

`foeman 1 | phase=start sides=["Red","Blue"] round=2 ... | map open:0,0..8;1,0..7 brush:3,2 | Bors: side=0 race=Human ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import json
import re
from functools import cache
from typing import TypeVar

import msgspec

from affray.core import InputError
from affray.space.hex import Hex
from affray.systems.foeman.options import House, changed, read_house
from affray.systems.foeman.state import PHASE_NAMES, Board, Figure, State
from affray.systems.foeman.tables import terrain as terrains

FORM = "foeman 1"
PLAIN_WORD = re.compile(r"[A-Za-z][A-Za-z0-9'_.-]*")
PART = re.compile(r'([a-z_]+)=("(?:[^"\\]|\\.)*"|\[[^ ]*\]|\{[^ ]*\}|[^\s"\[{]+)')
WORDS = {"true", "false", "null"}
B = TypeVar("B", bound=msgspec.Struct)


def write_state(state: State) -> str:
    """The position as one line that reads back."""
    head = fields_of(state, skip=("board", "figures", "house", "phase"))
    house = changed(state.house)
    if house:
        head += f" house={value_text(house)}"
    figures = [f"{value_text(figure.id)}: {fields_of(figure, skip=('id',))}" for figure in state.figures]
    return " | ".join((FORM, f"phase={PHASE_NAMES[state.phase]} {head}", write_board(state.board), *figures))


def fields_of(struct: msgspec.Struct, skip: tuple[str, ...]) -> str:
    """The fields that are not at their default, as `name=value` words."""
    words = []
    for field in fields_in(type(struct)):
        value = getattr(struct, field.name)
        if field.name not in skip and (field.required or value != field.default):
            words.append(f"{field.name}={value_text(msgspec.to_builtins(value))}")
    return " ".join(words)


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
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")


def write_board(board: Board) -> str:
    """The ground: for each terrain its columns, each with its runs of hexes."""
    parts = []
    for terrain in sorted(set(board.ground.values())):
        columns: dict[int, list[int]] = {}
        for (q, r), name in board.ground.items():
            if name == terrain:
                columns.setdefault(q, []).append(r)
        runs = (f"{q},{run}" for q in sorted(columns) for run in runs_of(sorted(columns[q])))
        parts.append(f"{terrain}:{';'.join(runs)}")
    return " ".join(("map", *parts))


def runs_of(rows: list[int]) -> list[str]:
    """The rows of a column as runs such as `0..4`."""
    runs: list[list[int]] = []
    for row in rows:
        if runs and runs[-1][1] == row - 1:
            runs[-1][1] = row
        else:
            runs.append([row, row])
    return [f"{first}..{last}" if first != last else str(first) for first, last in runs]


def read_state(text: str) -> State:
    """The position that a line describes. Raises InputError saying which part does not fit."""
    parts = [part.strip() for part in text.strip().split(" | ")]
    if len(parts) < 3 or parts[0] != FORM:
        raise InputError(f"position: expected {FORM!r}, the round, the map and the figures, parted by ' | '")
    head = read_fields(parts[1], "position")
    house = read_house(read_options(head.pop("house", {})))
    phase = head.pop("phase", "start")
    if phase not in PHASE_NAMES:
        raise InputError(f"position: phase {phase!r}: expected one of {', '.join(PHASE_NAMES)}")
    figures = tuple(read_figure(part) for part in parts[3:])
    whole = head | {"phase": PHASE_NAMES.index(str(phase))}
    board = read_board(parts[2])
    state = convert_state(whole, board, figures, house)
    check(state)
    return state


def convert_state(head: dict[str, object], board: Board, figures: tuple[Figure, ...], house: House) -> State:
    """The state of these parts. Raises InputError."""
    known = {field.name: field for field in fields_in(State)}
    values: dict[str, object] = {}
    for name, value in head.items():
        if name not in known or name in ("board", "figures", "house"):
            raise InputError(f"position: unknown field {name!r}")
        try:
            values[name] = msgspec.convert(value, known[name].type)
        except msgspec.ValidationError as error:
            raise InputError(f"position: {name}: {' '.join(str(error).split())}") from None
    sides = values.pop("sides", ())
    if not isinstance(sides, tuple) or len(sides) < 2:
        raise InputError("position: sides: expected the names of two sides or more")
    return msgspec.structs.replace(State(board, sides, figures, house), **values)


def read_options(value: object) -> dict[str, object]:
    """The house rules of a position. Raises InputError."""
    if not isinstance(value, dict):
        raise InputError("position: house: expected options and values")
    return {str(name): given for name, given in value.items()}


def read_figure(text: str) -> Figure:
    """One figure of a position. Raises InputError naming it."""
    found = re.match(r'("(?:[^"\\]|\\.)*"|[^\s:"]+): ?', text)
    if found is None:
        raise InputError(f"position: figure {text[:30]!r}: expected NAME: field=value ...")
    name = read_value(found[1])
    fields = read_fields(text[found.end() :], f"figure {name!r}")
    return built(fields | {"id": name}, Figure, f"position: figure {name!r}")


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


def built(fields: dict[str, object], kind: type[B], where: str) -> B:
    """The struct of these fields, none of them unknown. Raises InputError."""
    unknown = set(fields) - {field.name for field in fields_in(kind)}
    if unknown:
        raise InputError(f"{where}: unknown field {min(unknown)!r}")
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise InputError(f"{where}: {' '.join(str(error).split())}") from None


def read_board(text: str) -> Board:
    """The ground of a position. Raises InputError."""
    word, *parts = text.split() or [""]
    if word != "map" or not parts:
        raise InputError("position: expected map TERRAIN:COLUMN,ROW..ROW;...")
    ground: dict[Hex, str] = {}
    for part in parts:
        terrain, _, runs = part.partition(":")
        if terrain not in terrains():
            raise InputError(f"position: map: unknown terrain {terrain!r}; expected {', '.join(terrains())}")
        for run in runs.split(";"):
            found = re.fullmatch(r"(-?\d{1,4}),(-?\d{1,4})(?:\.\.(-?\d{1,4}))?", run)
            if found is None:
                raise InputError(f"position: map: {run[:30]!r}: expected COLUMN,ROW or COLUMN,ROW..ROW")
            first, last = int(found[2]), int(found[3] or found[2])
            ground |= {(int(found[1]), row): terrain for row in range(first, last + 1)}
    return Board(ground)


def check(state: State) -> None:
    """Raises InputError for a position that cannot be."""
    from affray.systems.foeman.sound import broken

    faults = broken(state)
    if faults:
        raise InputError(f"position: {faults[0]}")
