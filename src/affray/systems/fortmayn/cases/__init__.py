"""The verbs of Fortmayn's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.fortmayn.cases import blows, life, lore, order


def case_verbs() -> Mapping[str, Verb]:
    """The case verbs by name."""
    return {**blows.VERBS, **life.VERBS, **lore.VERBS, **order.VERBS}
