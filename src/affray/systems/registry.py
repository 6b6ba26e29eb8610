"""Which rule systems there are: those of this package, and plugins of the entry-point group `affray.systems`.

Nothing is imported before it is asked for. A plugin cannot take the place of a system of this package.
"""

import importlib
from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint, entry_points
from inspect import getattr_static
from typing import cast

from affray.core import InputError, System
from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.campaigns import Campaigns
from affray.core.faces.fields import Battlefield, Fields
from affray.core.faces.packs import FolderPacks, GearPacks, PackHead, Packs
from affray.core.faces.people import People, RosterFigure
from affray.core.memory import MOST, remember
from affray.systems import GROUP, built_in_modules, built_in_systems

LABORATORIES = "affray.lab"
"""The entry-point group of plugins' laboratories."""
MEMBERS = tuple(name for name in vars(System) if not name.startswith("_"))


def offered_points(group: str, own: Collection[str]) -> dict[str, list[EntryPoint]]:
    """The entry points that other packages offer in a group, by name; the names in `own` are taken."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, point.value)):
        if point.name not in own and all(point.value != other.value for other in found.get(point.name, ())):
            found.setdefault(point.name, []).append(point)
    return found


def single_point(what: str, found: list[EntryPoint]) -> EntryPoint:
    """The one entry point of a name. Raises InputError where two plugins claim it."""
    if len(found) > 1:
        raise InputError(f"{what}: two plugins claim it: {found[0].value} and {found[1].value}")
    return found[0]


def load_point(what: str, point: EntryPoint) -> object:
    """What a plugin offers. Raises InputError where it does not load."""
    try:
        found: object = point.load()
    except Exception as error:  # noqa: BLE001 - a plugin may fail in any way; the person is told which one
        raise InputError(f"{what} ({point.value}) does not load: {fault_line(error)}") from None
    return found


def fault_line(error: Exception) -> str:
    """A fault of somebody else's program in a line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def plugin_entry_points() -> dict[str, list[EntryPoint]]:
    """The entry points of other packages' systems, by key."""
    return offered_points(GROUP, built_in_systems())


def each_key(face: str = "") -> Iterator[str]:
    """The keys of the systems that may have a face, or of all, those of this package first; other packages are looked at
    only after these. Where a system of this package has a face in a module of its name, all that have it do, so that none
    is imported in vain."""
    named = [key for key, names in built_in_modules().items() if face in names]
    yield from named or built_in_systems()
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
    return single_point(f"system {key!r}", found)


def load_system(key: str) -> System[object, object]:
    """The system with this key. Raises InputError for an unknown key or a plugin that does not load."""
    point = entry_point(key)
    found = load_point(f"system {key!r}", point)
    if lacking := lacking_members(found):
        raise InputError(f"system {key!r} ({point.value}) is no rule system: it lacks {', '.join(lacking)}")
    system = cast("System[object, object]", found)
    if system.facts.key != key:
        raise InputError(f"system {key!r} ({point.value}) calls itself {system.facts.key!r}")
    return system


@remember(MOST)
def lacking_members(found: object) -> tuple[str, ...]:
    """What an object lacks of a system."""
    return tuple(name for name in ("facts", "codes", *MEMBERS) if not has_member(found, name))


def has_member(found: object, name: str) -> bool:
    """Whether an object has a member. What stands behind a property is not asked for: it may import much."""
    try:
        getattr_static(found, name)
    except AttributeError:
        return False
    return True


def each_with(face: str) -> Iterator[str]:
    """The keys of the systems that hand out a face, such as `people`, each loaded when it is asked for."""
    return (key for key in each_key(face) if getattr(load_system(key), face) is not None)


def keys_with(face: str) -> tuple[str, ...]:
    """The keys of the systems that hand out a face."""
    return tuple(each_with(face))


def first_with(face: str) -> str:
    """The key of the first system that hands out a face."""
    return next(each_with(face))


def face_of(key: str, face: str, what: str) -> object:
    """A face of a system, of the first that has it where none is named. Raises InputError, which calls the face `what`, for
    a system without it."""
    found: object = getattr(load_system(key or first_with(face)), face)
    if found is None:
        raise InputError(f"system {key!r} has no {what}; expected one of {', '.join(keys_with(face))}")
    return found


def people_of(key: str) -> People[RosterFigure]:
    """The figures of a system that can be made and kept. Raises InputError for a system without any."""
    return cast("People[RosterFigure]", face_of(key, "people", "figures to make"))


def armies_of(key: str = "") -> Armies[ArmyList, ArmyUnit, UnitPack]:
    """The army lists of a system. Raises InputError for one without any."""
    return cast("Armies[ArmyList, ArmyUnit, UnitPack]", face_of(key, "armies", "army lists"))


def fields_of(key: str = "") -> Fields[Battlefield]:
    """The battlefields of a system. Raises InputError for one without any."""
    return cast("Fields[Battlefield]", face_of(key, "fields", "battlefields"))


def campaigns_of(key: str) -> Campaigns[RosterFigure]:
    """The campaigns of a system. Raises InputError for a system without any."""
    return cast("Campaigns[RosterFigure]", face_of(key, "campaigns", "campaigns"))


def packs_of(key: str) -> Packs[PackHead]:
    """The packs of a system. Raises InputError for a system without any."""
    return cast("Packs[PackHead]", face_of(key, "packs", "packs"))


def keys_with_folder_packs() -> tuple[str, ...]:
    """The keys of the systems whose packs are folders, laid over scenarios."""
    return tuple(key for key in each_with("packs") if isinstance(packs_of(key), FolderPacks))


def folder_packs_of(key: str) -> FolderPacks[PackHead]:
    """The packs of a system whose packs are folders. Raises InputError for another."""
    found: object = load_system(key).packs
    if not isinstance(found, FolderPacks):
        raise InputError(
            f"system {key!r} has no folders of packs; expected one of {', '.join(keys_with_folder_packs())}"
        )
    return found


def gear_packs_of(key: str) -> GearPacks[PackHead] | None:
    """The packs of a system that bring what figures are made of; None where they do not."""
    found: object = load_system(key).packs
    return found if isinstance(found, GearPacks) else None


def keys_with_gear_packs() -> tuple[str, ...]:
    """The keys of the systems whose packs bring what figures are made of."""
    return tuple(key for key in each_with("packs") if gear_packs_of(key) is not None)


def package_of(key: str) -> str:
    """The package whose data folder belongs to a system. Raises InputError."""
    point = entry_point(key)
    try:
        module = importlib.import_module(point.module)
    except Exception as error:  # noqa: BLE001 - as above
        raise InputError(f"system {key!r} ({point.value}) does not load: {type(error).__name__}: {error}") from None
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
