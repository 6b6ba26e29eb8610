"""What the numbers of a game master's table stand for."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.fortmayn import constants as c

CODES: Mapping[int, Code] = {
    c.TOLD_HUSHED: Code("hushed", ("keeper",), ("FT-CORE-08", "FT-TEST-10")),
}
"""A throw that the game master alone sees."""
