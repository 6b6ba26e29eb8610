"""The verbs of the wargame's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.system import Verb
from affray.systems.wargame.cases import attacks, force, moves, plane, specials, victory


def case_verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**force.VERBS, **attacks.VERBS, **plane.VERBS, **moves.VERBS, **specials.VERBS, **victory.VERBS}
