"""Packs that are kept on this machine, where they are found by their names."""

from pathlib import Path

import platformdirs

from affray.core.field_errors import FieldError, expected
from affray.core.reading.naming import nearest_first
from affray.game.folders import ZIP


def installed_file(name: str) -> Path:
    """Where the pack of a name is kept once it is installed."""
    return Path(platformdirs.user_data_dir("affray", appauthor=False)) / "packs" / f"{name}{ZIP}"


def find_pack(path: str | Path) -> Path:
    """A pack by its path, or an installed one by its name. Raises InputError for a name that nothing has."""
    here = Path(path)
    kept = installed_file(here.name)
    if here.exists() or len(here.parts) != 1 or here.suffix:
        return here
    if not kept.is_file():
        known = nearest_first(here.name, sorted(file.stem for file in kept.parent.glob(f"*{ZIP}")))
        raise FieldError("pack", here.name, expected("pack", known=known), str(path))
    return kept
