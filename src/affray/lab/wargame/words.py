"""What the laboratory of the wargame says, in every language of the wargame."""

from functools import cache
from importlib.resources import files

from affray.core.texts import Catalogue, catalogue
from affray.systems.wargame.options import PACKAGE

HERE = "affray.lab.wargame"


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory, on top of the wargame's."""
    return Catalogue(files(HERE) / "data" / "texts", catalogue(PACKAGE))
