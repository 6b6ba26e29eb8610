"""The phases of a conflict, for the loop. [FT-MELEE-02 FT-TIME-02]"""

from collections.abc import Mapping

from affray.systems.fortmayn import aftermath, conflict, encounter, ounce, ounce_end, ounce_order, parley
from affray.systems.fortmayn.phase import Phase

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
