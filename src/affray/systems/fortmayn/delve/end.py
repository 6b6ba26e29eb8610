"""The end: the party has retired, or nobody of it is left."""

from affray.core.turns import End
from affray.systems.fortmayn.position.phase import Phase
from affray.systems.fortmayn.rules.refusing import refusal

PHASE: Phase = End(refusal("over", "over", "FT-CORE-06"))
