"""What the laboratory says, in every language."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from affray.core.words.texts import Catalogue, catalogue

HERE = "affray.lab"


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory."""
    return Catalogue(files(HERE) / "data" / "texts")


def meant_code(said: Catalogue, kind: str, codes: Iterable[str], text: str) -> str:
    """The code that a text means by itself or by what it is called in a language; the text where it means none.

    >>> meant_code(words_of("foeman"), "figure", ("Pikeman", "Orc raider"), "orkplünderer")
    'Orc raider'
    """
    by_name = {said.name(language, kind, code).casefold(): code for code in codes for language in said.languages}
    return by_name.get(text.casefold(), text)


@cache
def words_of(system: str) -> Catalogue:
    """The catalogue of the laboratory of a system of this package, on top of what the system says itself."""
    folder, own = files(f"{HERE}.systems") / system / "data" / "texts", catalogue(f"affray.systems.{system}")
    return Catalogue(folder, own) if folder.is_dir() else own
