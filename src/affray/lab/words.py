"""What the laboratory says, in every language."""

from functools import cache
from importlib.resources import files

from affray.core.words.texts import Catalogue, catalogue

HERE = "affray.lab"


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory."""
    return Catalogue(files(HERE) / "data" / "texts")


@cache
def words_of(system: str) -> Catalogue:
    """The catalogue of the laboratory of a system of this package, on top of what the system says itself."""
    folder, own = files(f"{HERE}.systems") / system / "data" / "texts", catalogue(f"affray.systems.{system}")
    return Catalogue(folder, own) if folder.is_dir() else own
