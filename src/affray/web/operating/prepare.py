"""What must be ready before work is done in several threads."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from affray.systems import registry


def prepare() -> tuple[type[msgspec.Struct], ...]:
    """Has msgspec know every kind of struct that has been defined; the kinds.

    It works out what it knows of a kind when it first reads one. Two threads that come to a kind at once find it half
    worked out, which ends the process; so everything is worked out before there are two.
    """
    # The kinds of figures are defined when they are first asked for.
    folks = [registry.load_system(key).people for key in registry.system_keys()]
    assert folks, "there is no system"
    known = tuple(dict.fromkeys(subclasses(msgspec.Struct)))
    for kind in known:
        with suppress(TypeError, NameError):  # a kind that is never read need not be readable
            msgspec.json.Decoder(kind)
    return known


def subclasses(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """All kinds that are derived from one."""
    for other in kind.__subclasses__():
        yield other
        yield from subclasses(other)
