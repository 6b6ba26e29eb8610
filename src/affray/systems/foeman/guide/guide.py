"""The guide of Foeman: what the program can say of a position beyond the rules.

All of it is worked out by the functions that play. No die is rolled, no event is told, and nothing changes.
"""

from affray.core import Question
from affray.core.faces.forms import Form
from affray.mastering.forms import master_forms
from affray.systems.foeman.guide.danger import sight, threats
from affray.systems.foeman.guide.deeds import deeds
from affray.systems.foeman.guide.figure_sheet import sheet
from affray.systems.foeman.guide.moves import places
from affray.systems.foeman.guide.odds import promise, prospects
from affray.systems.foeman.guide.offers import offers
from affray.systems.foeman.guide.order import order
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State
from affray.systems.foeman.turn.mastering import DESK


class FoemanGuide:
    """The guide of the rule system `foeman`."""

    offers = staticmethod(offers)
    places = staticmethod(places)
    prospects = staticmethod(prospects)
    promise = staticmethod(promise)
    threats = staticmethod(threats)
    sight = staticmethod(sight)
    sheet = staticmethod(sheet)
    order = staticmethod(order)
    deeds = staticmethod(deeds)

    def forms(self, state: State, question: Question[Answer]) -> tuple[Form, ...]:
        """The forms of a game master's rulings, and of a call for one."""
        return master_forms(DESK, state, question)


GUIDE = FoemanGuide()
