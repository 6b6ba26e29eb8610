"""The guide of Foeman: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.core import Question
from affray.core.guide import Offer, Phrase, Place, Prospect, Sheet, Sight, Threat
from affray.space.hex import Hex
from affray.systems.foeman import guide_board, guide_moves, guide_odds, guide_offers, guide_order, guide_sheet
from affray.systems.foeman.answers import Answer
from affray.systems.foeman.state import State


class FoemanGuide:
    """The guide of the rule system `foeman`."""

    def offers(self, state: State, question: Question[Answer]) -> tuple[Offer, ...]:
        """Each listed answer, ordinary ones first, then the others, in their order."""
        return guide_offers.offers(state, question)

    def places(self, state: State, who: str) -> tuple[Place, ...]:
        """Where a figure can end its move, nearest first; costs are what the whole move has used there."""
        return guide_moves.places(state, who)

    def prospects(self, state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
        """What each listed answer that rolls dice promises; those aimed at one figure where it is named."""
        return guide_odds.prospects(state, question, target)

    def threats(self, state: State, side: int) -> tuple[Threat, ...]:
        """The hexes that the opponents of a side threaten, now and after a move."""
        return guide_board.threats(state, side)

    def sight(self, state: State, source: Hex, target: Hex) -> Sight:
        """The line between two hexes. Raises InputError for a hex off the board."""
        return guide_board.sight(state, source, target)

    def sheet(self, state: State, who: str) -> Sheet:
        """The sheet of a figure. Raises InputError for an unknown figure."""
        return guide_sheet.sheet(state, who)

    def order(self, state: State) -> tuple[Phrase, ...]:
        """What has been declared so far in this cycle, in the order in which it would be carried out."""
        return guide_order.order(state)


GUIDE = FoemanGuide()
