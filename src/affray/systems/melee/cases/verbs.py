"""The verbs of the guide's case files, each a function of the case's `given`."""

from collections.abc import Mapping

from affray.core.reading.end_case import standing
from affray.core.system import Verb
from affray.systems.melee.cases import blows, figure, ground, making


def case_verbs() -> Mapping[str, Verb]:
    """The verbs by name."""
    return {**ground.VERBS, **figure.VERBS, **blows.VERBS, **making.VERBS, "standing": standing}
