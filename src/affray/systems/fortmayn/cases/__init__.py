"""The verbs of Fortmayn's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.fortmayn.cases import blows as cases_blows
from affray.systems.fortmayn.cases import life as cases_life
from affray.systems.fortmayn.cases import lore as cases_lore
from affray.systems.fortmayn.cases import order


def verbs() -> Mapping[str, Verb]:
    """The case verbs by name."""
    return {**cases_blows.VERBS, **cases_life.VERBS, **cases_lore.VERBS, **order.VERBS}
