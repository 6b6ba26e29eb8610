"""The guide of Fortmayn: what can be said of a position beyond the rules' own answers.

It is worked out with the functions that play. No die is rolled, nothing is told and nothing changes.
"""

from affray.systems.fortmayn.guide.deeds import deeds
from affray.systems.fortmayn.guide.figure_sheet import sheet
from affray.systems.fortmayn.guide.forms import forms
from affray.systems.fortmayn.guide.odds import promise, prospects
from affray.systems.fortmayn.guide.offers import offers
from affray.systems.fortmayn.guide.order import order


class DelveGuide:
    """The guide of the rule system `fortmayn`."""

    offers = staticmethod(offers)
    prospects = staticmethod(prospects)
    promise = staticmethod(promise)
    sheet = staticmethod(sheet)
    order = staticmethod(order)
    deeds = staticmethod(deeds)
    forms = staticmethod(forms)


GUIDE = DelveGuide()
