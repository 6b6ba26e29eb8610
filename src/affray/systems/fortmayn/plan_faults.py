"""Why a character may not do that in an Ounce. [FT-DIST-02 FT-DIST-04 FT-LOAD-03 FT-MELEE-13 FT-RANGE-05 FT-RANGE-08
FT-BAN-02 FT-STUNT-01 FT-STUNT-06 FT-ARM-06 FT-SOC-01]"""

from collections.abc import Callable, Iterator, Mapping

from affray.core import Refusal
from affray.core.state import NOBODY
from affray.systems.fortmayn import plans as p
from affray.systems.fortmayn.banishing import banishable
from affray.systems.fortmayn.constants import BAND_NAMES, BRAINY, CLOSE, DISTANT, HEAD, POOL_NAMES
from affray.systems.fortmayn.foes import counts_as, reaches
from affray.systems.fortmayn.fray_items import item_fault
from affray.systems.fortmayn.fray_spells import spell_fault
from affray.systems.fortmayn.gear import HAND, Weapon, ammunition, in_hand, needs_ammunition, weapon_of
from affray.systems.fortmayn.moves import longest, moved
from affray.systems.fortmayn.phase import person_index
from affray.systems.fortmayn.refusing import no
from affray.systems.fortmayn.sources import is_better_size
from affray.systems.fortmayn.specials import UNEARTHLY, brandishes_fire, has
from affray.systems.fortmayn.standing import band, creature, fit, foe_index, standing
from affray.systems.fortmayn.state import Person, Plan, State
from affray.systems.fortmayn.travel import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE
