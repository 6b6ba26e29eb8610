"""What the laboratory says, in every language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from affray.core.texts import ENGLISH, Catalogue

LABELS = {"fortmayn": "source", "wargame": "part"}
"""The systems that have words for the reasons of their numbers, and the kind of these."""


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory."""
    return Catalogue(files("affray.lab") / "data" / "texts")


def of_system(system: str) -> Catalogue:
    """The catalogue of a system of LABELS."""
    if system == "fortmayn":
        from affray.lab.fortmayn.words import words as fortmayn

        return fortmayn()
    from affray.lab.wargame.words import words as wargame

    return wargame()


def label_of(system: str, language: str, label: str) -> str:
    """What a reason of a number is called.

    >>> label_of("fortmayn", "en", "damaged_armor"), label_of("foeman", "en", "left_rear")
    ('damaged armor', 'left rear')
    """
    if system not in LABELS:
        return label.replace("_", " ")
    return of_system(system).name(language, LABELS[system], label).replace("_", " ")


@cache
def labels(language: str) -> Mapping[str, str]:
    """What all reasons are called, by `label-SYSTEM-REASON`."""
    found = {}
    for system, kind in LABELS.items():
        catalogue = of_system(system)
        for one in catalogue.ids(ENGLISH):
            if one.startswith(f"{kind}-") and not catalogue.variables(ENGLISH, one):
                found[f"label-{system}-{one.removeprefix(f'{kind}-')}"] = catalogue.say(language, one)
    return found
