"""What the laboratory of the wargame says, in every language of the wargame."""

from functools import cache
from importlib.resources import files

from affray.core.words.texts import Catalogue, catalogue
from affray.systems.wargame.content.house_rules import PACKAGE

HERE = "affray.lab.systems.wargame"


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory, on top of the wargame's."""
    return Catalogue(files(HERE) / "data" / "texts", catalogue(PACKAGE))
