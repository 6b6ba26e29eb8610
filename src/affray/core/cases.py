"""Case files: what a verb is given, and whether its answer holds what the case expects."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from affray.core.errors import InputError

G = TypeVar("G", bound=msgspec.Struct)


def decode(given: Mapping[str, object], kind: type[G]) -> G:
    """What a case gives, as the verb's struct. Raises InputError naming the key that does not fit."""
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise InputError(f"given: {error}") from None
