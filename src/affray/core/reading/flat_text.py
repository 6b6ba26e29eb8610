"""A record that holds others as the text of a position has it: all fields in one line, wherever they are kept."""

from collections.abc import Collection, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple, TypeVar, cast, get_type_hints

import msgspec

from affray.core.reading.position import fields_in

B = TypeVar("B", bound=msgspec.Struct)


class FieldForm(NamedTuple):
    """What a field may hold: its type, and its default; NODEFAULT for none."""

    kind: type
    default: object


def field_forms(kind: type) -> dict[str, FieldForm]:
    """The form of each field of a struct or a named tuple."""
    if issubclass(kind, msgspec.Struct):
        return {field.name: FieldForm(field.type, field.default) for field in fields_in(kind)}
    defaults = cast(type[NamedTuple], kind)._field_defaults
    return {name: FieldForm(hint, defaults.get(name, msgspec.NODEFAULT)) for name, hint in get_type_hints(kind).items()}


class FlatText(Generic[B]):
    """The flat form of a record, and the way there and back."""

    def __init__(self, kind: type[B], order: Sequence[str], flags: Collection[str] = ()) -> None:
        """`order` names all fields as the text has them; a field that it does not name is a record whose fields it names.
        `flags` are those of such records that are 0 or 1 there, and false or true in the text."""
        self.kind, self.flags = kind, frozenset(flags)
        forms = field_forms(kind)
        paths = {name: name for name in forms}
        self.parts = {name: form.kind for name, form in forms.items() if name not in order}
        for part, inner in self.parts.items():
            paths |= {name: f"{part}.{name}" for name in field_forms(inner)}
            forms |= field_forms(inner)
        forms |= {name: FieldForm(bool, default=False) for name in flags}
        self.paths = {name: paths[name] for name in order}
        self.getters = {name: attrgetter(path) for name, path in self.paths.items()}
        fields = [(name, forms[name].kind, msgspec.field(default=forms[name].default)) for name in order]
        self.flat = msgspec.defstruct(kind.__name__, fields, frozen=True)

    def flatten(self, whole: B) -> msgspec.Struct:
        """The flat form of a record."""
        found = {name: get(whole) for name, get in self.getters.items()}
        return self.flat(**found | {name: found[name] != 0 for name in self.flags})

    def build(self, flat: msgspec.Struct) -> B:
        """The record of a flat form."""
        given: dict[str, dict[str, object]] = {part: {} for part in ("", *self.parts)}
        for name, path in self.paths.items():
            value = getattr(flat, name)
            given[path.rpartition(".")[0]][name] = int(value) if name in self.flags else value
        return self.kind(**given[""], **{part: inner(**given[part]) for part, inner in self.parts.items()})
