"""The guide of Foeman: what the program can say of a position beyond the rules.

All of it is worked out by the functions that play. No die is rolled, no event is told, and nothing changes.
"""

from affray.systems.foeman.guide.danger import sight, threats
from affray.systems.foeman.guide.deeds import deeds
from affray.systems.foeman.guide.figure_sheet import sheet
from affray.systems.foeman.guide.moves import places
from affray.systems.foeman.guide.odds import prospects
from affray.systems.foeman.guide.offers import offers
from affray.systems.foeman.guide.order import order


class FoemanGuide:
    """The guide of the rule system `foeman`."""

    offers = staticmethod(offers)
    places = staticmethod(places)
    prospects = staticmethod(prospects)
    threats = staticmethod(threats)
    sight = staticmethod(sight)
    sheet = staticmethod(sheet)
    order = staticmethod(order)
    deeds = staticmethod(deeds)


GUIDE = FoemanGuide()
