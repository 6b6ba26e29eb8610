"""The guide of Foeman: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.systems.foeman.guide.danger import sight, threats
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


GUIDE = FoemanGuide()
