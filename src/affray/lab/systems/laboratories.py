"""Which laboratories there are: those of this package by their keys, and plugins' of the entry-point group `affray.lab`."""

import importlib
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import cast

import affray.lab.systems
from affray.core import InputError
from affray.core.field_errors import check_choice
from affray.lab.arena import Arena
from affray.lab.battles import BattleArena
from affray.lab.face_laboratory import FaceLaboratory
from affray.lab.laboratory import BATTLE, Laboratory
from affray.systems import registry

OBJECT, HOME = "LABORATORY", "laboratory"
MEASURES = ("duel", "attack", BATTLE)


@cache
def own_keys() -> tuple[str, ...]:
    """The systems whose laboratory is in this package."""
    parts = (part.name for part in iter_modules(affray.lab.systems.__path__) if part.ispkg)
    return tuple(sorted(key for key in parts if find_spec(f"{affray.lab.systems.__name__}.{key}.{HOME}") is not None))


@cache
def keys() -> tuple[str, ...]:
    """The systems that have a laboratory, those of this package first, then plugins with an adapter or a `lab` face."""
    plugins = {point.name for point in entry_points(group=registry.LABORATORIES)}
    plugins |= {key for key in registry.plugin_entry_points() if registry.load_system(key).lab is not None}
    return (*own_keys(), *sorted(plugins - {*own_keys()}))


@cache
def laboratory(key: str) -> Laboratory:
    """The laboratory of a system. Raises InputError for a system that has none."""
    check_choice("system", key, keys())
    if key in own_keys():
        home = importlib.import_module(f"{affray.lab.systems.__name__}.{key}.{HOME}")
        return cast(Laboratory, getattr(home, OBJECT))
    for point in entry_points(group=registry.LABORATORIES, name=key):
        return cast(Laboratory, point.load())
    return FaceLaboratory(registry.load_system(key))


def arena_of(system: str, measure: str) -> Arena:
    """What measures so much of a system. Raises InputError.

    >>> arena_of("melee", "duel").even
    True
    """
    if measure not in MEASURES:
        raise InputError(f"measure {measure!r}: expected duel, attack or battle")
    if measure == BATTLE and system not in keys():
        return BattleArena(system)
    arenas = laboratory(system).arenas()
    if measure not in arenas:
        able = ", ".join(key for key in keys() if measure in laboratory(key).arenas())
        raise InputError(f"measure {measure!r}: system {system!r}: expected one of {able}")
    return arenas[measure]()
