"""Two figures for odds and duels, from a name of the roster or a line of text."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.space.hex import Hex, neighbour
from affray.systems.foeman.options import read_house
from affray.systems.foeman.setup import FigureTable, figure_of
from affray.systems.foeman.state import Board, Figure, State
from affray.systems.foeman.tables import roster

SIDES = ("attacker", "defender")
HERE: Hex = (0, 0)
NORTH, SOUTH = 0, 3
NUMBERS = ("st", "dx", "iq", "level")
TEXTS = ("race", "armor", "hold", "handed", "player")


def read_figure(text: str, side: int) -> Figure:
    """The figure of a roster name, or of a text such as "race=Human st=12 dx=12 iq=8 hold=Broadsword,Large Shield".

    Raises InputError naming the part that does not fit.
    """
    where = SIDES[side]
    fields: dict[str, object] = {"name": where, "side": where, "at": (0, 0), "facing": "N"}
    if "=" not in text:
        if text not in roster():
            known = ", ".join(roster())
            raise InputError(f'{where} {text!r}: expected "race=... st=... dx=... iq=..." or one of {known}')
        fields["roster"] = text
    else:
        fields |= read_fields(text, where)
    try:
        entry = msgspec.convert(fields, FigureTable)
    except msgspec.ValidationError as error:
        raise InputError(f"{where}: {error}") from None
    return figure_of(entry, SIDES, where)


def read_fields(text: str, where: str) -> dict[str, object]:
    """The fields of a figure; a word without "=" belongs to the value before it. Raises InputError."""
    found: dict[str, str] = {}
    name = ""
    for word in text.split():
        key, equals, value = word.partition("=")
        if equals:
            name = key
            found[name] = value
        elif name:
            found[name] += f" {word}"
        else:
            raise InputError(f"{where}: {word!r}: expected NAME=VALUE")
    fields: dict[str, object] = {}
    for key, value in found.items():
        if key in NUMBERS:
            if not (value.isascii() and value.isdigit() and len(value) < 4):
                raise InputError(f"{where}: {key}={value}: expected a whole number")
            fields[key] = int(value)
        elif key == "hold":
            fields[key] = [item.strip() for item in value.split(",") if item.strip()]
        elif key == "player":
            if value not in ("true", "false"):
                raise InputError(f"{where}: player={value}: expected true or false")
            fields[key] = value == "true"
        elif key in TEXTS:
            fields[key] = value
        else:
            raise InputError(f"{where}: {key!r} is unknown; expected one of {', '.join((*NUMBERS, *TEXTS))}")
    return fields


def face_to_face(attacker: Figure, defender: Figure, options: Mapping[str, object], limit: int = 200) -> State:
    """The first position of two figures in adjacent hexes that face each other. Raises InputError for an option."""
    there = neighbour(HERE, NORTH)
    figures = (
        replace(attacker, side=0, pos=HERE, facing=NORTH),
        replace(defender, side=1, pos=there, facing=SOUTH),
    )
    return State(Board({HERE: "open", there: "open"}), SIDES, figures, read_house(options), limit)
