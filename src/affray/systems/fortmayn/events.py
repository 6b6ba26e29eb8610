"""What the numbers that rules tell stand for: event codes, the names of their fields, clauses; each part of the rules has
its own, beside its procedures."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.fortmayn.codes_blows import CODES as BLOWS
from affray.systems.fortmayn.codes_fc import CODES as DELVE
from affray.systems.fortmayn.codes_fd import CODES as FRAY
from affray.systems.fortmayn.codes_life import CODES as LIFE
from affray.systems.fortmayn.codes_table import CODES as TABLE

CODES: Mapping[int, Code] = {**DELVE, **LIFE, **BLOWS, **FRAY, **TABLE}
