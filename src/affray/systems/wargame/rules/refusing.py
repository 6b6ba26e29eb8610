"""How something is refused, in the words of this system's catalogue."""

from affray.core.question import Refuser
from affray.systems.wargame.content.house_rules import PACKAGE

refusal = Refuser(PACKAGE)
