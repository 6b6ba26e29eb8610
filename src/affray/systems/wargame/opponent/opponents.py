"""The computer players of the wargame."""

from affray.core.faces.opponent import MannerOpponents, Opponent, Watcher
from affray.core.scenario import Scenario
from affray.systems.wargame.opponent.appraise import appraise
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.measure import FEATURES, measure
from affray.systems.wargame.opponent.quick import appraise_quickly
from affray.systems.wargame.opponent.styles import STYLES
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import State


class BattleOpponents(MannerOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    features = FEATURES
    styles = STYLES
    measure = staticmethod(measure)

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair battle of two small armies drawn at random."""
        return draw_fight(seed)

    def rounds(self, state: State) -> int:
        """The number of the round."""
        return state.round

    def greedy_1(self) -> Opponent[State, Answer]:
        """The first greedy player."""
        from affray.systems.wargame.opponent.greedy_1.player import GreedyOne

        return GreedyOne()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle activations and blunders over one battle."""
        from affray.systems.wargame.opponent.watcher import BattleWatcher

        return BattleWatcher()


OPPONENTS = BattleOpponents(appraise, appraise_quickly)
