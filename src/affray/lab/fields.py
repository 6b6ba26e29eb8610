"""What can be asked of the laboratory, field by field, for pages that build questions: from the questions' own structs."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

Kind = Literal["side", "text", "choice", "number", "switch", "several"]


class LabField(msgspec.Struct, frozen=True):
    """A field of a question: its name, what it takes, its values (of a choice all, else suggestions), what it is if nobody
    says otherwise."""

    name: str
    kind: Kind
    values: tuple[str, ...]
    usual: str


class LabSystem(msgspec.Struct, frozen=True):
    """What can be asked of a system: the fields of a question about odds and about a duel, the sides that there are, those
    that may stand against the first, the usual two of a duel."""

    key: str
    odds: tuple[LabField, ...]
    duel: tuple[LabField, ...]
    sides: tuple[str, ...]
    foes: tuple[str, ...]
    usual: tuple[str, str]


def symmetric_system(
    key: str, odds: tuple[LabField, ...], duel: tuple[LabField, ...], sides: tuple[str, ...]
) -> LabSystem:
    """A system in which anybody may stand against anybody."""
    usual = {field.name: field.usual for field in odds}
    return LabSystem(key, odds, duel, sides, sides, (usual["attacker"], usual["defender"]))


def question_fields(
    kind: type[msgspec.Struct], choices: Mapping[str, Sequence[str]], suggested: Mapping[str, Sequence[str]],
    sides: Sequence[str], usual: Mapping[str, str] | None = None,
) -> tuple[LabField, ...]:  # fmt: skip
    """The fields of a question, in their order."""
    found = []
    for field in msgspec.structs.fields(kind):
        values = tuple(choices.get(field.name, suggested.get(field.name, ())))
        default = (usual or {}).get(field.name, "" if field.default is msgspec.NODEFAULT else field.default)
        takes: Kind = "text"
        if field.name in ("attacker", "defender", "who"):
            takes, values = "side", tuple(sides)
        elif field.name in choices:
            takes = "choice"
        elif field.type is bool:
            takes = "switch"
        elif field.type in (int, int | None):
            takes = "number"
        elif field.type == tuple[str, ...]:
            takes = "several"
        found.append(LabField(field.name, takes, values, value_text(default)))
    return tuple(found)


def value_text(value: object) -> str:
    """A value as a field shows it.

    >>> value_text(True), value_text(None), value_text(("a", "b"))
    ('yes', '', 'a,b')
    """
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "" if value is None else str(value)
