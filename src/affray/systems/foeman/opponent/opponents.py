"""The computer players of Foeman."""

from msgspec.structs import replace

from affray.core import Question, Scenario
from affray.core.faces.opponent import Manner, NoOpponents, Opponent, Opponents, Watcher
from affray.systems.foeman.opponent.appraise import appraise
from affray.systems.foeman.opponent.features import FEATURES, measure
from affray.systems.foeman.opponent.judgement import EXACT, STYLES, Judgement
from affray.systems.foeman.opponent.quick_odds import quick_worth
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State

GREEDY_1 = "greedy-1"


class FoemanOpponents(NoOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    features = FEATURES
    styles = STYLES

    def __init__(self, judge: Judgement = EXACT) -> None:
        self.judge = judge

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        return appraise(self.judge, state, question)

    def measure(self, state: State, side: int) -> tuple[float, ...]:
        """What a side has in a position, feature by feature."""
        return measure(state, side)

    def with_manner(self, manner: Manner) -> Opponents[State, Answer]:
        """The same judgement in a manner of its own."""
        return FoemanOpponents(replace(self.judge, manner=manner))

    def quick(self) -> Opponents[State, Answer]:
        """The same judgement by coarse odds, which looks once for a way."""
        return FoemanOpponents(replace(self.judge, odds=quick_worth, steadfast=True))

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair fight of two sides drawn at random."""
        from affray.systems.foeman.opponent.drawn_fights import draw_scenario

        return draw_scenario(seed)

    def rounds(self, state: State) -> int:
        """The number of the round."""
        return state.round

    def kept(self, name: str) -> Opponent[State, Answer] | None:
        """An earlier computer player, kept as it was; None where none is kept of that name."""
        if name != GREEDY_1:
            return None
        from affray.systems.foeman.opponent.greedy_1 import Greedy1

        return Greedy1()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one fight."""
        from affray.systems.foeman.opponent.watcher import FoemanWatcher

        return FoemanWatcher()


OPPONENTS = FoemanOpponents()
