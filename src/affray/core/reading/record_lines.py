"""Records of a roster as one line of text, `name=value name=value`: each field is read as what its default is."""

from collections.abc import Mapping
from typing import Generic

import msgspec

from affray.core.errors import InputError
from affray.core.faces.people import F
from affray.core.reading.fields import convert, read_flag, read_whole, read_words

NO_THING = "-"
"""An empty list in a line of text."""


class RecordLine(Generic[F]):
    """How the records of a system are lines of text; a field that is not `always` said is left out at its default."""

    def __init__(self, plain: F, always: tuple[str, ...]) -> None:
        """`plain`: a record with a default in every field but its name, which is empty."""
        self.plain, self.always = plain, always
        self.keys = tuple(field.name for field in msgspec.structs.fields(plain))
        self.below_zero = {field.name for field in msgspec.structs.fields(plain) if may_be_below_zero(field.type)}

    def write(self, record: F) -> str:
        """The line of a record, which reads back."""
        shown = (key for key in self.keys if key in self.always or getattr(record, key) != getattr(self.plain, key))
        return " ".join(f"{key}={field_text(getattr(record, key))}" for key in shown)

    def read(self, text: str, where: str = "figure") -> F:
        """The record of a line, legal or not. Raises InputError naming the part that does not fit."""
        return self.with_fields(self.plain, read_words(text, where), where)

    def with_fields(self, record: F, given: Mapping[str, str], where: str) -> F:
        """The record with other fields, each as text. Raises InputError naming the part that does not fit."""
        fields = {key: self.read_value(key, value, where) for key, value in given.items()}
        return convert({**msgspec.to_builtins(record), **fields}, type(self.plain), where)

    def read_value(self, key: str, value: str, where: str) -> object:
        """The value of one field. Raises InputError."""
        if key not in self.keys:
            raise InputError(f"{where}: {key!r} is unknown; expected one of {', '.join(self.keys)}")
        usual = getattr(self.plain, key)
        if isinstance(usual, bool):
            return read_flag(key, value, where)
        if isinstance(usual, int):
            sign = -1 if key in self.below_zero and value.startswith("-") else 1
            return sign * read_whole(key, value[sign < 0 :], where)
        if isinstance(usual, tuple):
            return [item.strip() for item in value.split(",") if item.strip() not in ("", NO_THING)]
        return value


def may_be_below_zero(kind: object) -> bool:
    """Whether a type is of numbers whose least is below 0."""
    info = msgspec.inspect.type_info(kind)
    return isinstance(info, msgspec.inspect.IntType) and (info.ge or 0) < 0


def field_text(value: object) -> str:
    """A field as text; an empty list is a dash."""
    if isinstance(value, tuple):
        return ",".join(value) or NO_THING
    return str(value).lower() if isinstance(value, bool) else str(value)
