"""The verbs of the guide's case files, each a function of the case's `given`."""

from collections.abc import Mapping
from importlib import import_module

from affray.core.system import Verb

CHAPTERS = ("cases_ground", "cases_figure", "cases_blows")


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    found: dict[str, Verb] = {}
    for chapter in CHAPTERS:
        found.update(import_module(f"affray.systems.melee.{chapter}").VERBS)
    return found
