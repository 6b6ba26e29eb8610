"""The rule systems, each on its own; found through the entry-point group `affray.systems`."""

from functools import cache
from pathlib import Path
from pkgutil import iter_modules

GROUP = "affray.systems"
OBJECT = "SYSTEM"
HOME = "system"
"""The module of a subpackage that makes it a system; rules without it are not to be played yet."""


@cache
def built_in_systems() -> dict[str, str]:
    """The systems of this package: each subpackage with a module `system`, with where its object is."""
    homes = [Path(home) for home in __path__]
    parts = sorted(part.name for part in iter_modules(__path__) if part.ispkg)
    found = [key for key in parts if HOME in {part.name for part in iter_modules([str(home / key) for home in homes])}]
    return {key: f"{GROUP}.{key}:{OBJECT}" for key in found}


def usual_system() -> str:
    """The key that is meant where none is named: the first of this package."""
    return next(iter(built_in_systems()))
