"""What the laboratory says, in every language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from affray.core.words.texts import ENGLISH, Catalogue, catalogue, slug

KINDS = {
    "foeman": {"weapon": "item", "armor": "item", "side": "hexside"},
    "fortmayn": {"foe": "creature", "who": "type", "pool": "pool", "range": "band", "pro": "source", "con": "source"},
    "melee": {
        "attacker": "race", "defender": "race", "weapon": "item", "spell": "spell", "posture": "posture",
        "target_posture": "posture",
    },
    "wargame": {"attacker": "unit", "defender": "unit", "unit": "unit", "army": "army-name"},
}  # fmt: skip
"""By system the fields whose values have a name there, each with the kind of these in the system's words."""
LABELS = {"foeman": "part", "fortmayn": "source", "melee": "part", "wargame": "part"}
"""The systems that have words for the reasons of their numbers, and the kind of these."""


@cache
def words() -> Catalogue:
    """The catalogue of the laboratory."""
    return Catalogue(files("affray.lab") / "data" / "texts")


def of_system(system: str) -> Catalogue:
    """The catalogue of a system, one of LABELS."""
    if system == "fortmayn":
        from affray.lab.systems.fortmayn.words import words as fortmayn

        return fortmayn()
    if system == "wargame":
        from affray.lab.systems.wargame.words import words as wargame

        return wargame()
    return catalogue(f"affray.systems.{system}")


def label_of(system: str, language: str, label: str) -> str:
    """The name of a reason of a number.

    >>> label_of("fortmayn", "en", "damaged_armor"), label_of("foeman", "en", "left_rear")
    ('damaged armor', 'left rear')
    """
    if system not in LABELS:
        return label.replace("_", " ")
    return of_system(system).name(language, LABELS[system], label).replace("_", " ")


@cache
def labels(language: str) -> Mapping[str, str]:
    """The names of all reasons, by `label-SYSTEM-REASON`."""
    found: dict[str, str] = {}
    for system, kind in LABELS.items():
        found |= names(of_system(system), language, kind, f"label-{system}")
    return found


@cache
def values(language: str) -> Mapping[str, str]:
    """The names of the values of fields, by `value-SYSTEM-FIELD-VALUE`.

    >>> values("de")["value-foeman-side-rear"]
    'hinten'
    """
    found: dict[str, str] = {}
    for system, fields in KINDS.items():
        for field, kind in fields.items():
            found |= names(catalogue(f"affray.systems.{system}"), language, kind, f"value-{system}-{slug(field)}")
    return found


def names(said: Catalogue, language: str, kind: str, prefix: str) -> dict[str, str]:
    """All names of a kind, by other ids."""
    plain = (one for one in said.ids(ENGLISH) if one.startswith(f"{kind}-") and not said.variables(ENGLISH, one))
    return {f"{prefix}-{one.removeprefix(f'{kind}-')}": said.say(language, one) for one in plain}
