"""Packs of units and weapons for the wargame in files."""

from collections.abc import Iterable

from affray.core import InputError
from affray.game.record import read_bytes
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.packs.pack import Pack, read_pack


def read_army_packs(paths: Iterable[str], house: House) -> tuple[Pack, ...]:
    """The packs in these files. Raises InputError naming the first fault of one."""
    found: list[Pack] = []
    for path in paths:
        pack, faults = read_pack(read_bytes(path).decode("utf-8"), path, house)
        if faults:
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            raise InputError(f"{faults[0]}{more}")
        found.append(pack)
    return tuple(found)
