"""The guide of the Combat and Movement Guide: what can be said of a position beyond the rules' own answers.

Each word is worked out with the functions that play: no die is rolled, nothing is told and nothing changes.
"""

from affray.core import Question
from affray.core.guide import Offer, Phrase, Place, Prospect, Sheet, Sight, Threat
from affray.space.hex import Hex
from affray.systems.melee import guide_board, guide_moves, guide_odds, guide_offers, guide_order, guide_sheet
from affray.systems.melee.answers import Answer
from affray.systems.melee.state import State


class MeleeGuide:
    """The guide of the rule system `melee`."""

    def offers(self, state: State, question: Question[Answer]) -> tuple[Offer, ...]:
        """Each listed answer, ordinary ones first, then the others, in their order."""
        return guide_offers.offers(state, question)

    def places(self, state: State, who: str) -> tuple[Place, ...]:
        """Where a figure can end its move, nearest first; costs are the hexes moved. Raises InputError for an unknown
        figure."""
        return guide_moves.places(state, who)

    def prospects(self, state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
        """What each listed answer that rolls dice promises; those aimed at one figure where it is named."""
        return guide_odds.prospects(state, question, target)

    def threats(self, state: State, side: int) -> tuple[Threat, ...]:
        """The hexes that the opponents of a side threaten, now and with a charge next turn."""
        return guide_board.threats(state, side)

    def sight(self, state: State, source: Hex, target: Hex) -> Sight:
        """The line between two hexes. Raises InputError for a hex off the board."""
        return guide_board.sight(state, source, target)

    def sheet(self, state: State, who: str) -> Sheet:
        """The sheet of a figure. Raises InputError for an unknown figure."""
        return guide_sheet.sheet(state, who)

    def order(self, state: State) -> tuple[Phrase, ...]:
        """Those still to act, in the order of their standing adjDX as it is now."""
        return guide_order.order(state)


GUIDE = MeleeGuide()
