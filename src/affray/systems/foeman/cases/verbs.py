"""Every verb of the Foeman case files."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.foeman.cases import combat, mindwand, moves, order


def case_verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**combat.VERBS, **moves.VERBS, **order.VERBS, **mindwand.VERBS}
