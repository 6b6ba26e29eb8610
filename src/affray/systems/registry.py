"""Which rule systems there are: those of this package, and plugins of the entry-point group `affray.systems`.

Nothing is imported before it is asked for. A plugin cannot take the place of a system of this package.
"""

import importlib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import getattr_static
from pathlib import Path
from pkgutil import iter_modules
from typing import cast

import affray.systems
from affray.core import InputError, System
from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.fields import Battlefield, Fields
from affray.core.faces.people import People, RosterFigure

GROUP = "affray.systems"
OBJECT = "SYSTEM"
HOME = "system"
"""The module of a subpackage that makes it a system; rules without it are not to be played yet."""
MEMBERS = tuple(name for name in vars(System) if not name.startswith("_"))


@cache
def built_in_modules() -> dict[str, frozenset[str]]:
    """The systems of this package, each subpackage with a module `system`, with the names of all their modules."""
    homes = [Path(home) for home in affray.systems.__path__]
    parts = sorted(part.name for part in iter_modules(affray.systems.__path__) if part.ispkg)
    found = {key: frozenset(part.name for part in iter_modules([str(home / key) for home in homes])) for key in parts}
    return {key: names for key, names in found.items() if HOME in names}


def built_in_systems() -> dict[str, str]:
    """The systems of this package, with where their objects are."""
    return {key: f"{GROUP}.{key}:{OBJECT}" for key in built_in_modules()}


def plugin_entry_points() -> dict[str, list[EntryPoint]]:
    """The entry points of other packages, by key."""
    own = built_in_systems()
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if point.name not in own and all(point.value != other.value for other in found.get(point.name, ())):
            found.setdefault(point.name, []).append(point)
    return found


def each_key(face: str = HOME) -> Iterator[str]:
    """The keys of the systems that may have a face, those of this package first: these have it in a module of its name, so
    that none is imported in vain. Other packages are looked at only after these."""
    yield from (key for key, names in built_in_modules().items() if face in names)
    yield from plugin_entry_points()


def system_keys() -> tuple[str, ...]:
    """The keys of all systems, those of this package first."""
    return tuple(each_key())


def entry_point(key: str) -> EntryPoint:
    """The entry point of a system. Raises InputError for an unknown key or one that two plugins claim."""
    own = built_in_systems()
    if key in own:
        return EntryPoint(key, own[key], GROUP)
    others = plugin_entry_points()
    found = others.get(key, [])
    if not found:
        raise InputError(f"system {key!r}: expected one of {', '.join((*own, *others))}")
    if len(found) > 1:
        raise InputError(f"system {key!r}: two plugins claim it: {found[0].value} and {found[1].value}")
    return found[0]


def load_system(key: str) -> System[object, object]:
    """The system with this key. Raises InputError for an unknown key or a plugin that does not load."""
    point = entry_point(key)
    try:
        found: object = point.load()
    except Exception as error:  # noqa: BLE001 - a plugin may fail in any way; the person is told which one
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise InputError(f"system {key!r} ({point.value}) does not load: {reason}") from None
    lacking = [name for name in ("facts", "codes", *MEMBERS) if not has_member(found, name)]
    if lacking:
        raise InputError(f"system {key!r} ({point.value}) is no rule system: it lacks {', '.join(lacking)}")
    system = cast("System[object, object]", found)
    if system.facts.key != key:
        raise InputError(f"system {key!r} ({point.value}) calls itself {system.facts.key!r}")
    return system


def has_member(found: object, name: str) -> bool:
    """Whether an object has a member. What stands behind a property is not asked for: it may import much."""
    try:
        getattr_static(found, name)
    except AttributeError:
        return False
    return True


def people_of(key: str) -> People[RosterFigure]:
    """The figures of a system that can be made and kept. Raises InputError for a system without any."""
    found = load_system(key).people
    if found is None:
        raise InputError(f"system {key!r} has no figures to make; expected one of {', '.join(keys_with_people())}")
    return found


def keys_with_people() -> tuple[str, ...]:
    """The keys of the systems whose figures can be made and kept."""
    return tuple(key for key in system_keys() if load_system(key).people is not None)


def armies_of(key: str = "") -> Armies[ArmyList, ArmyUnit, UnitPack]:
    """The army lists of a system, of the first with any where none is named. Raises InputError for one without any."""
    found = load_system(key or next(with_armies())).armies
    if found is None:
        raise InputError(f"system {key!r} has no army lists; expected one of {', '.join(with_armies())}")
    return found


def fields_of(key: str = "") -> Fields[Battlefield]:
    """The battlefields of a system, of the first with any where none is named. Raises InputError for one without any."""
    found = load_system(key or next(with_fields())).fields
    if found is None:
        raise InputError(f"system {key!r} has no battlefields; expected one of {', '.join(with_fields())}")
    return found


def with_armies() -> Iterator[str]:
    """The keys of the systems with army lists, each looked up when it is asked for."""
    return (key for key in each_key("armies") if load_system(key).armies is not None)


def with_fields() -> Iterator[str]:
    """The keys of the systems with battlefields, each looked up when it is asked for."""
    return (key for key in each_key("fields") if load_system(key).fields is not None)


def with_battles() -> tuple[str, ...]:
    """The keys of the systems whose battles are settled before they begin."""
    return tuple(key for key in system_keys() if load_system(key).battles is not None)


def package_of(key: str) -> str:
    """The package whose data folder belongs to a system. Raises InputError."""
    point = entry_point(key)
    try:
        module = importlib.import_module(point.module)
    except Exception as error:  # noqa: BLE001 - as above
        raise InputError(f"system {key!r} ({point.value}) does not load: {type(error).__name__}: {error}") from None
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
