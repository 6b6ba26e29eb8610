"""The rule systems, each on its own; found through the entry-point group `affray.systems`."""

from functools import cache
from pathlib import Path
from pkgutil import iter_modules

GROUP = "affray.systems"
OBJECT = "SYSTEM"
HOME = "system"
"""The module of a subpackage that makes it a system; rules without it are not to be played yet."""


@cache
def built_in_modules() -> dict[str, frozenset[str]]:
    """The systems of this package, each subpackage with a module `system`, with the names of its modules and rooms."""
    homes = [Path(home) for home in __path__]
    parts = sorted(part.name for part in iter_modules(__path__) if part.ispkg)
    found = {key: frozenset(part.name for part in iter_modules([str(home / key) for home in homes])) for key in parts}
    return {key: names for key, names in found.items() if HOME in names}


def built_in_systems() -> dict[str, str]:
    """The systems of this package, with where their objects are."""
    return {key: f"{GROUP}.{key}:{OBJECT}" for key in built_in_modules()}


def usual_system() -> str:
    """The key that is meant where none is named: the first of this package."""
    return next(iter(built_in_systems()))
