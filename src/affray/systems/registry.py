"""Which rule systems there are: those of this package, and plugins of the entry-point group `affray.systems`.

Nothing is imported before it is asked for. A plugin cannot take the place of a system of this package.
"""

import importlib
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from affray.core import InputError, System
from affray.core.faces.campaigns import Campaigns
from affray.core.faces.packs import GearPacks, PackHead, Packs
from affray.core.faces.people import People, RosterFigure
from affray.systems import GROUP, built_in_systems

LABORATORIES = "affray.lab"
"""The entry-point group of plugins' laboratories."""
MEMBERS = tuple(name for name in vars(System) if not name.startswith("_"))


def plugin_entry_points() -> dict[str, list[EntryPoint]]:
    """The entry points of other packages, by key."""
    own = built_in_systems()
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if point.name not in own and all(point.value != other.value for other in found.get(point.name, ())):
            found.setdefault(point.name, []).append(point)
    return found


def system_keys() -> tuple[str, ...]:
    """The keys of all systems, those of this package first."""
    return (*built_in_systems(), *plugin_entry_points())


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
    lacking = [name for name in ("facts", "codes", *MEMBERS) if not hasattr(found, name)]
    if lacking:
        raise InputError(f"system {key!r} ({point.value}) is no rule system: it lacks {', '.join(lacking)}")
    system = cast("System[object, object]", found)
    if system.facts.key != key:
        raise InputError(f"system {key!r} ({point.value}) calls itself {system.facts.key!r}")
    return system


def people_of(key: str) -> People[RosterFigure]:
    """The figures of a system that can be made and kept. Raises InputError for a system without any."""
    found = load_system(key).people
    if found is None:
        raise InputError(f"system {key!r} has no figures to make; expected one of {', '.join(keys_with_people())}")
    return found


def keys_with_people() -> tuple[str, ...]:
    """The keys of the systems whose figures can be made and kept."""
    return tuple(key for key in system_keys() if load_system(key).people is not None)


def campaigns_of(key: str) -> Campaigns[RosterFigure]:
    """The campaigns of a system. Raises InputError for a system without any."""
    found = load_system(key).campaigns
    if found is None:
        raise InputError(f"system {key!r} has no campaigns; expected one of {', '.join(keys_with_campaigns())}")
    return found


def keys_with_campaigns() -> tuple[str, ...]:
    """The keys of the systems that have campaigns."""
    return tuple(key for key in system_keys() if load_system(key).campaigns is not None)


def packs_of(key: str) -> Packs[PackHead]:
    """The packs of a system. Raises InputError for a system without any."""
    found = load_system(key).packs
    if found is None:
        raise InputError(f"system {key!r} has no packs; expected one of {', '.join(keys_with_packs())}")
    return found


def keys_with_packs() -> tuple[str, ...]:
    """The keys of the systems that have packs."""
    return tuple(key for key in system_keys() if load_system(key).packs is not None)


def gear_packs_of(key: str) -> GearPacks[PackHead] | None:
    """The packs of a system that bring what figures are made of; None where they do not."""
    found: object = load_system(key).packs
    return found if isinstance(found, GearPacks) else None


def keys_with_gear_packs() -> tuple[str, ...]:
    """The keys of the systems whose packs bring what figures are made of."""
    return tuple(key for key in system_keys() if gear_packs_of(key) is not None)


def keys_with_journals() -> tuple[str, ...]:
    """The keys of the systems whose games keep a journal."""
    return tuple(key for key in system_keys() if load_system(key).journal is not None)


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
