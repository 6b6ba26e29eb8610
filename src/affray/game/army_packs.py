"""Packs of units and weapons for army lists, in files."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from affray.core import InputError
from affray.game.record import read_bytes

P = TypeVar("P")
P_co = TypeVar("P_co", covariant=True)


class PackReader(Protocol[P_co]):
    """Army lists, as far as they read packs."""

    def read_pack(self, text: str, source: str) -> tuple[P_co, list[str]]:
        """The pack of a file's text and all that is wrong with it. Raises InputError."""


def read_army_packs(paths: Iterable[str], rules: PackReader[P]) -> tuple[P, ...]:
    """The packs in these files. Raises InputError naming the first fault of one."""
    found: list[P] = []
    for path in paths:
        pack, faults = rules.read_pack(read_bytes(path).decode("utf-8"), path)
        if faults:
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            raise InputError(f"{faults[0]}{more}")
        found.append(pack)
    return tuple(found)
