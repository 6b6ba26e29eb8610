"""The verbs of the wargame's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.wargame.cases import attacks as cases_fray
from affray.systems.wargame.cases import force as cases_force
from affray.systems.wargame.cases import moves as cases_moves
from affray.systems.wargame.cases import plane as cases_plane


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_force.VERBS, **cases_fray.VERBS, **cases_plane.VERBS, **cases_moves.VERBS}
