"""The verbs of the guide's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.melee.cases import blows as cases_blows
from affray.systems.melee.cases import figure as cases_figure
from affray.systems.melee.cases import ground as cases_ground
from affray.systems.melee.cases import making as cases_making


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_ground.VERBS, **cases_figure.VERBS, **cases_blows.VERBS, **cases_making.VERBS}
