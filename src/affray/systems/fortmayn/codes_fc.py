"""What the numbers of the delve stand for."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.fortmayn import constants as c

CODES: Mapping[int, Code] = {
    c.ROLL_WHICH: Code("roll_which", clauses=("FT-FILL-01",)),
    c.ROLL_TOLL: Code("roll_toll", clauses=("FT-FILL-04",)),
    c.CHOOSE_PAY: Code("choose_pay", clauses=("FT-ARM-09",)),
    c.CHOOSE_COMRADE: Code("choose_comrade", clauses=("FT-FILL-01",)),
    c.CHOOSE_SHAMED: Code("choose_shamed", clauses=("FT-SOC-05",)),
    c.CHOOSE_TOLL: Code("choose_toll", clauses=("FT-FILL-04",)),
}
