"""The computer players of the guide."""

from collections.abc import Mapping

from affray.core import Question, Scenario
from affray.core.faces.opponent import PLAIN, Manner, NoOpponents, Opponent, Watcher
from affray.dice.stream import Stream
from affray.systems.melee.opponent.appraise import appraise
from affray.systems.melee.opponent.measure import FEATURES, measure
from affray.systems.melee.opponent.quick_moves import quick_move_values
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from affray.systems.melee.words.secrets import state_for

GREEDY_1 = "greedy-1"
STYLES: Mapping[str, Manner] = {
    "bold": Manner(dealt=1.5, taken=0.5, distance=-0.1),
    "careful": Manner(taken=1.5),
    "holder": Manner(ground=2.0),
    "skirmisher": Manner(distance=0.2),
}
"""The manners that one may want to play against."""


class GuideOpponents(NoOpponents[State, Answer]):
    """How computer players judge, in one manner. Earlier players and what counts blunders are loaded when somebody asks for
    them."""

    styles = STYLES
    features = FEATURES

    def __init__(self, manner: Manner = PLAIN) -> None:
        self.manner = manner

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        return appraise(state, question, self.manner)

    def with_manner(self, manner: Manner) -> "GuideOpponents":
        """The same judgement in a manner of its own."""
        return type(self)(manner)

    def quick(self) -> "GuideOpponents":
        """A coarser judgement of moves, for playouts."""
        return QuickOpponents(self.manner)

    def measure(self, state: State, side: int) -> tuple[float, ...]:
        """What a side has in a position, feature by feature."""
        return measure(state, side)

    def world(self, view: State, rng: Stream) -> State:
        """A whole position that fits what a side sees."""
        from affray.systems.melee.opponent.worlds import world

        return world(view, rng)

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair fight of two sides drawn at random."""
        from affray.systems.melee.opponent.drawn_fights import draw_scenario

        return draw_scenario(seed)

    def rounds(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def kept(self, name: str) -> Opponent[State, Answer] | None:
        """An earlier computer player, kept as it was; None where none is kept of that name."""
        if name != GREEDY_1:
            return None
        from affray.systems.melee.opponent.greedy_1 import Greedy1

        return Greedy1()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one fight."""
        from affray.systems.melee.opponent.watcher import MeleeWatcher

        return MeleeWatcher()


class QuickOpponents(GuideOpponents):
    """How computer players judge in playouts: moves at a glance, all else as ever."""

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        if question.code == "move":
            return quick_move_values(state_for(state, question.side), question, self.manner)
        return appraise(state, question, self.manner)


OPPONENTS = GuideOpponents()
