"""The position as one line of text, and back: the word `delve`, the version of the text, and the fields that are not at
their ordinary value as one JSON object. House rules stand by name, tables of a user's own as far as they differ from ours.
"""

from collections.abc import Mapping

import msgspec

from affray.core import InputError
from affray.core.memory import Memory
from affray.core.reading.fields import convert
from affray.core.reading.position import fields_in, read_options, written_fields
from affray.systems.fortmayn.content.house_rules import read_written_house, write_house
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn.invariants import broken_invariants

FORM = "delve 1"
HOUSE, FILLER = "house", "filler"
ENCODER = msgspec.json.Encoder(order="deterministic")


def write_state(state: State) -> str:
    """The position as one line that reads back."""
    fields = field_values(state, skip=(HOUSE, FILLER))
    house = write_house(state.house)
    if house:
        fields[HOUSE] = house
    own = own_tables(state.filler)
    if own:
        fields[FILLER] = own
    return f"{FORM} {ENCODER.encode(fields).decode()}"


def field_values(struct: msgspec.Struct, skip: tuple[str, ...] = ()) -> dict[str, object]:
    """The fields of a struct that differ from their defaults, compared by value. msgspec itself compares by identity,
    which differs from run to run."""
    found: dict[str, object] = {}
    for name, default in written_fields(type(struct), skip):
        value = getattr(struct, name)
        if value is not default and value != default:
            found[name] = json_value(value)
    return found


def json_value(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, msgspec.Struct):
        return PARTS(value)
    return ROWS(value) if isinstance(value, tuple) else value


def json_list(values: tuple[object, ...]) -> list[object]:
    """Values as JSON has them."""
    return [json_value(value) for value in values]


PARTS: Memory[msgspec.Struct, dict[str, object]] = Memory(field_values)
ROWS: Memory[tuple[object, ...], list[object]] = Memory(json_list)
"""The fields of the parts of a position, and what stands in rows, most of which stay from one position to the next."""


def own_tables(filler: Filler) -> dict[str, object]:
    """The tables that differ from those that ship, by name."""
    ours = shipped()
    if filler is ours:
        return {}
    names = (field.name for field in fields_in(Filler))
    return {name: json_value(getattr(filler, name)) for name in names if getattr(filler, name) != getattr(ours, name)}


def read_state(text: str) -> State:
    """The position that a line describes. Raises InputError saying which part does not fit."""
    form, _, json = text.strip().partition(" {")
    if form != FORM:
        raise InputError(f"position: expected {FORM!r} and a JSON object")
    try:
        given = msgspec.json.decode("{" + json, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError):
        raise InputError("position: expected a JSON object on one line") from None
    house = read_written_house(read_options(given.pop(HOUSE, {})))
    filler = read_tables(given.pop(FILLER, {}))
    known = {field.name: field for field in fields_in(State)}
    values: dict[str, object] = {}
    for name, value in given.items():
        if name not in known:
            raise InputError(f"position: unknown field {name!r}")
        values[name] = convert(value, known[name].type, f"position: {name}")
    if "phase" not in values:
        raise InputError("position: expected a phase")
    state = msgspec.structs.replace(State(phase=str(values["phase"]), house=house, filler=filler), **values)
    faults = broken_invariants(state)
    if faults:
        raise InputError(f"position: {faults[0]}")
    return state


def read_tables(given: object) -> Filler:
    """The shipped tables with those of a user in their place. Raises InputError."""
    if given == {}:
        return shipped()
    if not isinstance(given, Mapping):
        raise InputError("position: filler: expected tables by name")
    known = {field.name: field for field in fields_in(Filler)}
    values: dict[str, object] = {}
    for name, rows in given.items():
        if name not in known:
            raise InputError(f"position: filler: unknown table {name!r}")
        values[name] = convert(rows, known[name].type, f"position: filler: {name}")
    return msgspec.structs.replace(shipped(), **values)
