"""What the numbers of a game master's table stand for."""

from collections.abc import Mapping

from affray.core import Code

TOLD_HUSHED = 550
"""A throw that the game master alone sees."""
CODES: Mapping[int, Code] = {
    TOLD_HUSHED: Code("hushed", ("keeper",), ("FT-CORE-08", "FT-TEST-10")),
}
