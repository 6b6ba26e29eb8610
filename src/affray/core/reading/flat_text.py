"""Structs whose numbers stand together in parts, as the text of a position has them: all fields side by side."""

from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter
from typing import Generic, NamedTuple, TypeVar

import msgspec

from affray.core.reading.position import fields_in

B = TypeVar("B", bound=msgspec.Struct)


class FlatText(Generic[B]):
    """The struct of a text for structs with parts, and the way there and back.

    >>> class Pulse(NamedTuple):
    ...     beats: int = 60
    ...     weak: int = 0
    >>> class Patient(msgspec.Struct, frozen=True):
    ...     name: str
    ...     pulse: Pulse = Pulse()
    >>> flat = FlatText(Patient, {"pulse": Pulse}, order=("name", "weak", "beats"), flags=("weak",))
    >>> flat.shown(Patient("Ann", Pulse(70, 1)))
    PatientText(name='Ann', weak=True, beats=70)
    >>> flat.whole(flat.shown(Patient("Ann", Pulse(70, 1))))
    Patient(name='Ann', pulse=Pulse(beats=70, weak=1))
    """

    def __init__(
        self, kind: type[B], parts: Mapping[str, type[NamedTuple]], order: Sequence[str], flags: Collection[str]
    ) -> None:
        """`parts`: the fields of the struct that are tuples of whole numbers; `order`: all fields as the text has them;
        `flags`: the numbers that the text writes as true or false."""
        self.kind, self.parts, self.flags = kind, parts, frozenset(flags)
        self.own = tuple(field.name for field in fields_in(kind) if field.name not in parts)
        paths = {name: name for name in self.own}
        kinds: dict[str, tuple[str, object] | tuple[str, object, object]] = {
            field.name: (field.name, field.type) if field.required else (field.name, field.type, field.default)
            for field in fields_in(kind)
        }
        for part, holder in parts.items():
            for name, usual in holder._field_defaults.items():
                paths[name] = f"{part}.{name}"
                kinds[name] = (name, bool, bool(usual)) if name in self.flags else (name, int, usual)
        self.text = msgspec.defstruct(f"{kind.__name__}Text", [kinds[name] for name in order], frozen=True)
        self.marks = tuple(name in self.flags for name in order)
        self.values = attrgetter(*(paths[name] for name in order))

    def shown(self, struct: B) -> msgspec.Struct:
        """The struct as its text has it."""
        pairs = zip(self.marks, self.values(struct), strict=True)
        return self.text(*(bool(value) if mark else value for mark, value in pairs))

    def whole(self, text: msgspec.Struct) -> B:
        """The struct that a text describes."""
        parts = {
            part: holder._make(int(getattr(text, name)) for name in holder._fields)
            for part, holder in self.parts.items()
        }
        return self.kind(**{name: getattr(text, name) for name in self.own}, **parts)
