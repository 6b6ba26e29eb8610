"""The verbs of Fortmayn's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.fortmayn import cases_blows, cases_life, cases_lore
from affray.systems.fortmayn.cases import order


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_blows.VERBS, **cases_life.VERBS, **cases_lore.VERBS, **order.VERBS}
