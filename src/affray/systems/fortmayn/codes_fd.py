"""What the numbers of conflicts stand for."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.fortmayn import constants as c

CODES: Mapping[int, Code] = {
    c.CHOOSE_ALERT: Code("choose_alert", (), ("FT-FILL-03",)),
    c.CHOOSE_ESTRANGED: Code("choose_estranged", (), ("FT-FILL-14",)),
    c.TOLD_DUEL: Code("duel_roll", ("who", "removed", "lows"), ("FT-FILL-12",)),
    c.CHOOSE_SEIZE: Code("choose_seize", ("foe", "armor"), ("FT-ARM-08",)),
}
