"""The phases of a conflict, for the loop. [FT-MELEE-02 FT-TIME-02]"""

from collections.abc import Mapping

from affray.systems.fortmayn.conflict import aftermath, begin, declare, encounter, end_of_ounce, parley, resolve
from affray.systems.fortmayn.position.phase import Phase

CONFLICT_PHASES: Mapping[str, Phase] = {
    "encounter": encounter.PHASE,
    "parley": parley.PHASE,
    "conflict": begin.PHASE,
    "ounce_declare": declare.PHASE,
    "ounce_resolve": resolve.PHASE,
    "ounce_end": end_of_ounce.PHASE,
    "aftermath": aftermath.PHASE,
}
"""The phases of these states of loop.csv; the rolls of a conflict are settled in `ounce_resolve`, their losses with them."""
