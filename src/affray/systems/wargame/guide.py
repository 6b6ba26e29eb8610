"""The guide of the universal wargame: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.systems.wargame.guide_measure import measure
from affray.systems.wargame.guide_odds import prospects
from affray.systems.wargame.guide_offers import offers
from affray.systems.wargame.guide_order import order
from affray.systems.wargame.guide_sheet import sheet
from affray.systems.wargame.guide_trial import trial


class BattleGuide:
    """The guide of the rule system `wargame`."""

    offers = staticmethod(offers)
    prospects = staticmethod(prospects)
    sheet = staticmethod(sheet)
    order = staticmethod(order)
    trial = staticmethod(trial)
    measure = staticmethod(measure)


GUIDE = BattleGuide()
