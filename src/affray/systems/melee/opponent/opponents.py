"""The computer players of the guide."""

from collections.abc import Mapping

from affray.core import Question, Scenario
from affray.core.faces.opponent import Manner, MannerOpponents, Opponent, Watcher
from affray.dice.stream import Stream
from affray.systems.melee.opponent.appraise import appraise
from affray.systems.melee.opponent.measure import FEATURES, measure
from affray.systems.melee.opponent.quick_moves import quick_move_values
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from affray.systems.melee.words.secrets import state_for

STYLES: Mapping[str, Manner] = {
    "bold": Manner(dealt=1.5, taken=0.5, distance=-0.1),
    "careful": Manner(taken=1.5),
    "holder": Manner(ground=2.0),
    "skirmisher": Manner(distance=0.2),
}
"""The manners that one may want to play against."""


class GuideOpponents(MannerOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    styles = STYLES
    features = FEATURES
    judgement = 3
    measure = staticmethod(measure)

    def world(self, view: State, rng: Stream) -> State:
        """A whole position that fits what a side sees."""
        from affray.systems.melee.opponent.worlds import world

        return world(view, rng)

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair fight of two sides drawn at random."""
        from affray.systems.melee.opponent.drawn_fights import draw_scenario

        return draw_scenario(seed)

    def is_weighty(self, question: Question[Answer]) -> bool:
        """Whether it is more than who of a side moves next."""
        return question.code != "pick"

    def rounds(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def greedy_1(self) -> Opponent[State, Answer]:
        """The first greedy player."""
        from affray.systems.melee.opponent.greedy_1 import Greedy1

        return Greedy1()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one fight."""
        from affray.systems.melee.opponent.watcher import MeleeWatcher

        return MeleeWatcher()


def quick_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """How good each listed answer looks in playouts: moves at a glance, all else as ever."""
    if question.code == "move":
        return quick_move_values(state_for(state, question.side), question, manner)
    return appraise(state, question, manner)


OPPONENTS = GuideOpponents(appraise, quick_values)
