"""The verbs of the wargame's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.wargame import cases_force, cases_fray, cases_moves, cases_plane


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_force.VERBS, **cases_fray.VERBS, **cases_plane.VERBS, **cases_moves.VERBS}
