"""Whether an army keeps within its points limit and the shares of the classes, and by how much it misses them.
[UW-FORCE-09 UW-FORCE-10]"""

from collections.abc import Iterable, Iterator
from fractions import Fraction

import msgspec

from affray.core import Refusal
from affray.systems.wargame.content.codes import CLASS_NAMES, TYPE_NAMES
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.tables import shares, types
from affray.systems.wargame.rules.refusing import refusal

LEAST = "min"
OVER_LIMIT = "over_limit"
BROKEN = {
    "basic_ordnance": "basic_ordnance_below_half",
    "elite_vehicle": "elite_vehicle_above_quarter",
    "hero": "hero_above_quarter",
}
"""What it is called when the share of a class is not kept."""
Spent = tuple[int, Fraction]
"""The type of a unit and its points."""


class Share(msgspec.Struct, frozen=True):
    """The share of a class: whether `bound` is the least or the most that it may have, the points spent on it."""

    composition: str
    least: bool
    bound: Fraction
    points: Fraction

    @property
    def excess(self) -> Fraction:
        """By how many points the bound is missed; 0 where it is kept."""
        return max(Fraction(0), self.bound - self.points if self.least else self.points - self.bound)


class Verdict(msgspec.Struct, frozen=True):
    """The points of an army beside its limit, and those of each class beside its share. [UW-FORCE-09]"""

    limit: Fraction
    total: Fraction
    shares: tuple[Share, ...]

    @property
    def excess(self) -> Fraction:
        """By how many points the limit is passed; 0 where it is kept."""
        return max(Fraction(0), self.total - self.limit)

    @property
    def violations(self) -> tuple[str, ...]:
        """What is not kept: first the limit, then the shares in their order."""
        found = [OVER_LIMIT] if self.excess else []
        return (*found, *(BROKEN[share.composition] for share in self.shares if share.excess))


def verdict(limit: Fraction, units: Iterable[Spent], house: House = PLAIN) -> Verdict:
    """How an army of these units stands to a limit; the shares are of the limit, or by option of the points spent.

    [UW-FORCE-09 UW-FORCE-10 UW-FORCE-11]

    >>> verdict(Fraction(500), [(0, Fraction(480)), (3, Fraction(130))]).violations
    ('over_limit', 'hero_above_quarter')
    """
    spent = dict.fromkeys(CLASS_NAMES, Fraction(0))
    for kind, points in units:
        spent[types()[TYPE_NAMES[kind]].composition] += points
    total = sum(spent.values(), start=Fraction(0))
    whole = total if house.composition_share_of else limit
    found = (Share(row.id, row.bound == LEAST, whole * Fraction(row.share), spent[row.id]) for row in shares().values())
    return Verdict(limit, total, tuple(found))


def composition_faults(found: Verdict) -> Iterator[Refusal]:
    """The bounds that an army misses, and by how much. [UW-FORCE-09]"""
    if found.excess:
        figures = {
            "total": decimal_text(found.total),
            "limit": decimal_text(found.limit),
            "excess": decimal_text(found.excess),
        }
        yield refusal("over-limit", OVER_LIMIT, "UW-FORCE-09", **figures)
    for share in found.shares:
        if share.excess:
            figures = {
                "points": decimal_text(share.points),
                "bound": decimal_text(share.bound),
                "excess": decimal_text(share.excess),
            }
            text = "too-little" if share.least else "too-much"
            yield refusal(text, BROKEN[share.composition], "UW-FORCE-09", **{"class": share.composition}, **figures)
