"""The guide of the universal wargame: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.systems.wargame.guide.deeds import deeds
from affray.systems.wargame.guide.forms import forms
from affray.systems.wargame.guide.measure import measure
from affray.systems.wargame.guide.odds import prospects
from affray.systems.wargame.guide.offers import offers
from affray.systems.wargame.guide.order import activation_order
from affray.systems.wargame.guide.trial import trial
from affray.systems.wargame.guide.unit_sheet import sheet


class BattleGuide:
    """The guide of the rule system `wargame`."""

    offers = staticmethod(offers)
    forms = staticmethod(forms)
    prospects = staticmethod(prospects)
    sheet = staticmethod(sheet)
    order = staticmethod(activation_order)
    deeds = staticmethod(deeds)
    trial = staticmethod(trial)
    measure = staticmethod(measure)


GUIDE = BattleGuide()
