"""Whether an army keeps within its points limit and the shares of the classes, and by how much it misses them.
[UW-FORCE-09 UW-FORCE-10]"""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from affray.core import Refusal
from affray.core.faces.armies import OVER_LIMIT, Share, Standing
from affray.systems.wargame.content.codes import CLASS_NAMES, TYPE_NAMES
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.tables import shares, types
from affray.systems.wargame.rules.refusing import refusal

LEAST = "min"
BROKEN = {
    "basic_ordnance": "basic_ordnance_below_half",
    "elite_vehicle": "elite_vehicle_above_quarter",
    "hero": "hero_above_quarter",
}
"""What it is called when the share of a class is not kept."""
Spent = tuple[int, Fraction]
"""The type of a unit and its points."""


def standing(limit: Fraction, units: Iterable[Spent], house: House = PLAIN) -> Standing:
    """How an army of these units stands to a limit; the shares are of the limit, or by option of the points spent.

    [UW-FORCE-09 UW-FORCE-10 UW-FORCE-11]

    >>> standing(Fraction(500), [(0, Fraction(480)), (3, Fraction(130))]).violations
    ('over_limit', 'hero_above_quarter')
    """
    spent = dict.fromkeys(CLASS_NAMES, Fraction(0))
    for kind, points in units:
        spent[types()[TYPE_NAMES[kind]].composition] += points
    total = sum(spent.values(), start=Fraction(0))
    whole = total if house.composition_share_of else limit
    found = (
        Share(row.id, row.bound == LEAST, whole * Fraction(row.share), spent[row.id], BROKEN[row.id])
        for row in shares().values()
    )
    return Standing(limit, total, tuple(found))


def composition_faults(found: Standing) -> Iterator[Refusal]:
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
            yield refusal(text, share.code, "UW-FORCE-09", **{"class": share.name}, **figures)
