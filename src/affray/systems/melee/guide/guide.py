"""The guide of the Combat and Movement Guide: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.systems.melee.guide.danger import sight, threats
from affray.systems.melee.guide.deeds import deeds
from affray.systems.melee.guide.figure_sheet import sheet
from affray.systems.melee.guide.moves import reachable_places
from affray.systems.melee.guide.odds import prospects
from affray.systems.melee.guide.offers import offers
from affray.systems.melee.guide.order import acting_order


class MeleeGuide:
    """The guide of the rule system `melee`."""

    offers = staticmethod(offers)
    places = staticmethod(reachable_places)
    prospects = staticmethod(prospects)
    threats = staticmethod(threats)
    sight = staticmethod(sight)
    sheet = staticmethod(sheet)
    order = staticmethod(acting_order)
    deeds = staticmethod(deeds)


GUIDE = MeleeGuide()
