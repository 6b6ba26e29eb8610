"""The guide of the Combat and Movement Guide: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.core import Question
from affray.core.faces.forms import Form
from affray.mastering.forms import master_forms
from affray.systems.melee.guide.danger import sight, threats
from affray.systems.melee.guide.deeds import deeds
from affray.systems.melee.guide.figure_sheet import sheet
from affray.systems.melee.guide.moves import reachable_places
from affray.systems.melee.guide.odds import promise, prospects
from affray.systems.melee.guide.offers import offers
from affray.systems.melee.guide.order import acting_order
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from affray.systems.melee.turn.mastering import DESK


class MeleeGuide:
    """The guide of the rule system `melee`."""

    offers = staticmethod(offers)
    places = staticmethod(reachable_places)
    prospects = staticmethod(prospects)
    promise = staticmethod(promise)
    threats = staticmethod(threats)
    sight = staticmethod(sight)
    sheet = staticmethod(sheet)
    order = staticmethod(acting_order)
    deeds = staticmethod(deeds)

    def forms(self, state: State, question: Question[Answer]) -> tuple[Form, ...]:
        """The forms of a game master's rulings, and of a call for one."""
        return master_forms(DESK, state, question)


GUIDE = MeleeGuide()
