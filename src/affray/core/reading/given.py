"""What the given part of a case may hold: read as the type of its verb, a bad key named."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from affray.core.reading.fields import convert

G = TypeVar("G")
Answer = Mapping[str, object]
"""What a verb is given and what it answers."""


class Given(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every verb may be given: house options by name."""

    options: dict[str, object] = {}


def read_given(given: Answer, kind: type[G]) -> G:
    """The given part of a case as the type of its verb. Raises InputError naming the key that does not fit."""
    return convert(dict(given), kind, "given")
