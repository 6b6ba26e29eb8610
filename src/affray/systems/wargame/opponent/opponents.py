"""The computer players of the wargame."""

from collections.abc import Sequence

from affray.core import Question
from affray.core.faces.opponent import MannerOpponents, Opponent, Watcher
from affray.core.scenario import Scenario
from affray.core.words.phrase import Phrase
from affray.systems.wargame.opponent.appraise import appraise
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.foresight import goes_back
from affray.systems.wargame.opponent.glance import narrow_question
from affray.systems.wargame.opponent.measure import FEATURES, measure, turns_begun
from affray.systems.wargame.opponent.styles import STYLES
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import State


class BattleOpponents(MannerOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    features = FEATURES
    judgement = 3
    styles = STYLES
    measure = staticmethod(measure)
    pace = 400.0

    def narrow(self, state: State) -> Question[Answer] | None:
        """Who acts first, to be answered at a glance, and what he does, with a few sensible moves in place of all."""
        return narrow_question(state)

    def is_weighty(self, question: Question[Answer]) -> bool:
        """Whether the battle has begun: where units are deployed, too much comes after it."""
        return question.code in ("pick", "glance", "act")

    def is_aimless(self, way: Sequence[State], who: str) -> bool:
        """Whether a unit's two moves lead there and back."""
        return goes_back(way, who)

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair battle of two small armies drawn at random."""
        return draw_fight(seed)

    def rounds(self, state: State) -> int:
        """How many turns have begun: in each all of a side acts, and what the other may do to it is measured."""
        return turns_begun(state)

    def aim(self, state: State, answer: Answer) -> Phrase | None:
        """What a move is for, and what the unit could do and suffer where it ends."""
        from affray.systems.wargame.opponent.purposes import aim

        return aim(state, answer)

    def are_alike(self, state: State, answer: Answer, other: Answer) -> bool:
        """Whether two moves end near each other."""
        from affray.systems.wargame.opponent.purposes import are_alike

        return are_alike(state, answer, other)

    def greedy_1(self) -> Opponent[State, Answer]:
        """The first greedy player."""
        from affray.systems.wargame.opponent.greedy_1.player import GreedyOne

        return GreedyOne()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle activations and blunders over one battle."""
        from affray.systems.wargame.opponent.watcher import BattleWatcher

        return BattleWatcher()


OPPONENTS = BattleOpponents(appraise)
