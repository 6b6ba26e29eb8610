"""Every verb of the Foeman case files."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.foeman import cases_combat, cases_mindwand, cases_moves, cases_order


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_combat.VERBS, **cases_moves.VERBS, **cases_order.VERBS, **cases_mindwand.VERBS}
