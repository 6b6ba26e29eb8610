"""What the laboratory says, in every language."""

from functools import cache
from importlib.resources import files

from affray.core.words.texts import Catalogue


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory."""
    return Catalogue(files("affray.lab") / "data" / "texts")
