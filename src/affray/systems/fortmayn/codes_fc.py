"""What the numbers of the delve stand for."""

from collections.abc import Mapping

from affray.core import Code

CODES: Mapping[int, Code] = {}
