"""Every verb of the Foeman case files."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.foeman.cases import combat as cases_combat
from affray.systems.foeman.cases import mindwand as cases_mindwand
from affray.systems.foeman.cases import moves as cases_moves
from affray.systems.foeman.cases import order as cases_order


def verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**cases_combat.VERBS, **cases_moves.VERBS, **cases_order.VERBS, **cases_mindwand.VERBS}
