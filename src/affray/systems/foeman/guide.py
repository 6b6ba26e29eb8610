"""The guide of Foeman: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.systems.foeman.guide_board import sight, threats
from affray.systems.foeman.guide_moves import places
from affray.systems.foeman.guide_odds import prospects
from affray.systems.foeman.guide_offers import offers
from affray.systems.foeman.guide_order import order
from affray.systems.foeman.guide_sheet import sheet


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
