"""What a race gives besides its attributes (filler): who carries more, moves faster or throws better."""

from affray.referee import rule
from affray.systems.melee.load import base_ma

DOUBLE_LOAD = frozenset(("dwarf",))
QUICK = frozenset(("elf",))
THROWERS = frozenset(("halfling",))
QUICK_MA = 12
THROWING_DX = 2


@rule
def carrying_st(st: int, double: int) -> int:
    """The ST by which a load is judged; that of a Dwarf counts double. [CM-FIG-05 CM-ENC-01]

    >>> carrying_st(12, 0), carrying_st(12, 1)
    (12, 24)
    """
    return st * 2 if double != 0 else st


@rule
def ma_by_race(dx: int, quick: int, armored: int) -> int:
    """MA by nature of a figure of a race: an Elf without armor has 12 at least. [CM-FIG-05 CM-MA-01]

    >>> ma_by_race(12, 1, 0), ma_by_race(12, 1, 1), ma_by_race(15, 1, 0)
    (12, 10, 13)
    """
    ma = base_ma(dx, 0)
    return max(QUICK_MA, ma) if quick != 0 and armored == 0 else ma


@rule
def throwing_dx(thrower: int) -> int:
    """What a race adds to DX with thrown weapons. [CM-FIG-05]

    >>> throwing_dx(1), throwing_dx(0)
    (2, 0)
    """
    return THROWING_DX if thrower != 0 else 0


def is_double(race: str) -> int:
    """Whether the ST of a race counts double for its load. [CM-FIG-05]"""
    return int(race in DOUBLE_LOAD)


def is_quick(race: str) -> int:
    """Whether a race is quick without armor. [CM-FIG-05]"""
    return int(race in QUICK)


def is_thrower(race: str) -> int:
    """Whether a race throws better. [CM-FIG-05]"""
    return int(race in THROWERS)
