"""What the laboratory of Fortmayn says, in every language of Fortmayn."""

from functools import cache
from importlib.resources import files

from affray.core.words.texts import Catalogue, catalogue
from affray.systems.fortmayn.content.house_rules import PACKAGE

HERE = "affray.lab.systems.fortmayn"


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory, on top of Fortmayn's."""
    return Catalogue(files(HERE) / "data" / "texts", catalogue(PACKAGE))
