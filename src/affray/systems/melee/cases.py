"""The verbs of the guide's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.melee import cases_blows, cases_figure, cases_ground, cases_making


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_ground.VERBS, **cases_figure.VERBS, **cases_blows.VERBS, **cases_making.VERBS}
