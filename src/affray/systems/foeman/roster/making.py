"""Making a figure: the rules that it breaks, the points that it has left. [FM-FIG-01 FM-FIG-02 FM-FIG-03]"""

from affray.core import Refusal
from affray.systems.foeman.content.tables import find_race, is_race
from affray.systems.foeman.position.gear import belongings, belongings_faults, exceeded_limit, generation_faults
from affray.systems.foeman.position.state import Figure
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.special_items import special_items


def new_faults(figure: Figure) -> list[Refusal]:
    """Every rule that a figure breaks as it is set up; the rules of generation bind only a figure without a level.

    [FM-FIG-01 FM-FIG-02 FM-FIG-03 FM-FIG-10 FM-EQP-01 FM-EQP-02 FM-EQP-03]
    """
    found = belongings_faults(figure)
    if is_race(figure.race) and figure.level == 0:
        found.extend(generation_faults(figure.race, figure.st, figure.dx, figure.iq))
    found.extend(
        refusal("unknown-thing", "unknown", "FM-OPT-11", named=repr(name), known=tuple(special_items()))
        for name in figure.things
        if name not in special_items()
    )
    for shield in (False, True):
        limit = exceeded_limit(belongings(figure), shield=shield)
        if limit:
            found.append(refusal("load", "too_much", "FM-OPT-07", limit=limit, shield=int(shield)))
    return found


def points_left(figure: Figure) -> int:
    """The points that a new figure has yet to spend; below 0 where it has spent too many. [FM-FIG-02]"""
    return find_race(figure.race).total - (figure.st + figure.dx + figure.iq)
