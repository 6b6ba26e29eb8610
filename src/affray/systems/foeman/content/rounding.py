"""Rounding: every quotient of the rules goes through here. [FM-GEN-04]"""

from affray.referee import rule
from affray.systems.foeman.content.house_rules import House


@rule
def ceil_div(a: int, b: int) -> int:
    """a / b rounded up, toward plus infinity also below zero; b is above 0. [FM-GEN-04]

    >>> ceil_div(5, 2), ceil_div(-5, 2), ceil_div(6, 3)
    (3, -2, 2)
    """
    return -((-a) // b)


@rule
def half_up(x: int) -> int:
    """Half of x, rounded up. [FM-GEN-04]

    >>> [half_up(x) for x in range(6)]
    [0, 1, 1, 2, 2, 3]
    """
    return ceil_div(x, 2)


@rule
def quarter_up(x: int) -> int:
    """A quarter of x, rounded up. [FM-GEN-04]

    >>> quarter_up(8), quarter_up(9)
    (2, 3)
    """
    return ceil_div(x, 4)


@rule
def divide(a: int, b: int, house: House) -> int:
    """a / b in a score: rounded up, or away from zero under `negative_rounding`; b is above 0. [FM-GEN-04]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> divide(-5, 2, PLAIN), divide(-5, 2, PLAIN._replace(negative_rounding=1))
    (-2, -3)
    """
    if house.negative_rounding != 0 and a < 0:
        return -ceil_div(-a, b)
    return ceil_div(a, b)
