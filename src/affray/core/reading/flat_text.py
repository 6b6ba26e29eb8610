"""Structs that hold others, as the text of a position has them: all fields side by side, wherever they are kept."""

from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple, TypeVar, cast, get_type_hints

import msgspec

from affray.core.memory import Memory
from affray.core.reading.position import fields_in

B = TypeVar("B", bound=msgspec.Struct)


class FieldForm(NamedTuple):
    """What a field may hold: its type, and its default; NODEFAULT for none."""

    kind: object
    default: object

    def flag(self) -> "FieldForm":
        """The same as false or true."""
        return FieldForm(bool, self.default if self.default is msgspec.NODEFAULT else bool(self.default))


def field_forms(kind: type) -> Mapping[str, FieldForm]:
    """The form of each field of a struct or a named tuple."""
    if issubclass(kind, msgspec.Struct):
        return {field.name: FieldForm(field.type, field.default) for field in fields_in(kind)}
    defaults = cast(type[NamedTuple], kind)._field_defaults
    return {name: FieldForm(hint, defaults.get(name, msgspec.NODEFAULT)) for name, hint in get_type_hints(kind).items()}


class FlatText(Generic[B]):
    """The flat form of a struct, and the way there and back.

    >>> class Pulse(NamedTuple):
    ...     beats: int = 60
    ...     weak: int = 0
    >>> class Patient(msgspec.Struct, frozen=True):
    ...     name: str
    ...     pulse: Pulse = Pulse()
    >>> text = FlatText(Patient, order=("name", "weak", "beats"), flags=("weak",))
    >>> text.flatten(Patient("Ann", Pulse(70, 1)))
    Patient(name='Ann', weak=True, beats=70)
    >>> text.build(text.flatten(Patient("Ann", Pulse(70, 1))))
    Patient(name='Ann', pulse=Pulse(beats=70, weak=1))
    """

    def __init__(self, kind: type[B], order: Sequence[str], flags: Collection[str] = ()) -> None:
        """`order` names all fields as the text has them; a field that it does not name holds a part whose fields it names.
        `flags` are those of such parts that are 0 or 1 there, and false or true in the text."""
        self.kind, self.flags = kind, frozenset(flags)
        own = dict(field_forms(kind))
        parts = {name: field_forms(cast(type, form.kind)) for name, form in own.items() if name not in order}
        self.parts = {name: (cast(type, own[name].kind), tuple(forms)) for name, forms in parts.items()}
        self.own = tuple(name for name in own if name not in parts)
        forms = own | {name: form for inner in parts.values() for name, form in inner.items()}
        forms |= {name: forms[name].flag() for name in flags}
        paths = {name: f"{part}.{name}" for part, inner in parts.items() for name in inner}
        self.values = attrgetter(*(paths.get(name, name) for name in order))
        self.marks = tuple(name in self.flags for name in order)
        fields = [(name, forms[name].kind, msgspec.field(default=forms[name].default)) for name in order]
        self.flat = msgspec.defstruct(kind.__name__, fields, frozen=True, gc=False)
        self.flatten: Memory[B, msgspec.Struct] = Memory(self.make_flat)

    @property
    def kinds(self) -> tuple[type, ...]:
        """The struct and the types of its parts."""
        return (self.kind, *(kind for kind, _ in self.parts.values()))

    def make_flat(self, whole: B) -> msgspec.Struct:
        """The flat form of a struct; `flatten` is the same and knows the latest again."""
        pairs = zip(self.marks, self.values(whole), strict=True)
        return self.flat(*(value != 0 if mark else value for mark, value in pairs))

    def build(self, flat: msgspec.Struct) -> B:
        """The struct of a flat form."""
        parts = {
            part: kind(**{name: self.value(flat, name) for name in names}) for part, (kind, names) in self.parts.items()
        }
        return self.kind(**{name: getattr(flat, name) for name in self.own}, **parts)

    def value(self, flat: msgspec.Struct, name: str) -> object:
        """A field as a part has it."""
        found: object = getattr(flat, name)
        return int(cast(bool, found)) if name in self.flags else found
