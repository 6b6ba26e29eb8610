"""The phases of a conflict, for the loop. [FT-MELEE-02 FT-TIME-02]"""

from collections.abc import Mapping

from affray.systems.fortmayn.conflict import aftermath, encounter, parley
from affray.systems.fortmayn.conflict import begin as conflict
from affray.systems.fortmayn.conflict import declare as ounce
from affray.systems.fortmayn.conflict import end_of_ounce as ounce_end
from affray.systems.fortmayn.conflict import resolve as ounce_order
from affray.systems.fortmayn.position.phase import Phase

FRAY: Mapping[str, Phase] = {
    "encounter": encounter,
    "parley": parley,
    "conflict": conflict,
    "ounce_declare": ounce,
    "ounce_resolve": ounce_order,
    "ounce_end": ounce_end,
    "aftermath": aftermath,
}
"""The modules of these states of loop.csv; the rolls of a conflict are settled in `ounce_resolve`, their losses with them."""
