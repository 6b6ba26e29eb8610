"""The computer players of Fortmayn."""

from collections.abc import Mapping

from affray.core import Question, Scenario
from affray.core.faces.opponent import MannerOpponents, Opponent, Watcher
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import OUNCES_A_MOMENT
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.opponent.chances import LONGEST, WEIGHTY, chances
from affray.systems.fortmayn.opponent.measure import FEATURES, measure
from affray.systems.fortmayn.opponent.styles import STYLES
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State

LEVEL_ERRORS: Mapping[int, float] = {1: 0.84, 2: 0.535, 3: 0.33}
"""How much levels err, so that they stand in even steps: more than elsewhere, since dice and what a delve holds decide much of it
(docs/designers/ladder.md)."""
OFFERED_LEVELS = (1, 2, 3, 5)
"""Between a player by chance and level 5 is room for three steps of 60 Elo in a delve. Above it there is none: level 5 loses but
one party in eight, and those that look ahead lose hardly fewer."""


class FortmaynOpponents(MannerOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    features = FEATURES
    styles = STYLES
    level_errors = LEVEL_ERRORS
    offered_levels = OFFERED_LEVELS
    judgement = 2
    measure = staticmethod(measure)
    chances = staticmethod(chances)

    def rounds(self, state: State) -> int:
        """The Ounces that are over. [FT-TIME-01]"""
        return OUNCES_A_MOMENT * state.clock.moment + state.clock.ounce

    def is_weighty(self, question: Question[Answer]) -> bool:
        """Whether a conflict is decided by it."""
        return question.code in WEIGHTY

    def is_far_enough(self, start: State, now: State, rounds: int) -> bool:
        """Whether a conflict is over, or has become long."""
        if start.fray is None:
            return super().is_far_enough(start, now, rounds)
        return now.fray is None or super().is_far_enough(start, now, LONGEST)

    def aim(self, state: State, answer: Answer) -> Phrase | None:
        """What an answer outside conflicts is for, and what it costs."""
        from affray.systems.fortmayn.opponent.aims import aim

        return aim(state, answer)

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair fight drawn at random: a party against its equals, or with an odd number a duel."""
        from affray.systems.fortmayn.opponent.drawn_fights import draw_scenario

        return draw_scenario(seed)

    def greedy_1(self) -> Opponent[State, Answer]:
        """The first greedy player."""
        from affray.systems.fortmayn.opponent.greedy_1 import player

        return player.GREEDY_1

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one game."""
        from affray.systems.fortmayn.opponent.watcher import FortmaynWatcher

        return FortmaynWatcher()


OPPONENTS = FortmaynOpponents(appraise)
