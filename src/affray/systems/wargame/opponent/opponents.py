"""The computer players of the wargame."""

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner, NoOpponents, Opponent, Watcher
from affray.core.scenario import Scenario
from affray.systems.wargame.opponent.appraise import appraise
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.glance import narrow_question
from affray.systems.wargame.opponent.measure import FEATURES, measure, turns_begun
from affray.systems.wargame.opponent.styles import STYLES
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import State

GREEDY_1 = "greedy-1"


class BattleOpponents(NoOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    features = FEATURES
    styles = STYLES

    def __init__(self, manner: Manner = PLAIN) -> None:
        self.manner = manner

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked, in points of the army lists."""
        return appraise(state, question, self.manner)

    def with_manner(self, manner: Manner) -> "BattleOpponents":
        """The same judgement in a manner of its own."""
        return BattleOpponents(manner)

    def narrow(self, state: State) -> Question[Answer] | None:
        """Who acts first, to be answered at a glance, and what he does, with a few sensible moves in place of all."""
        return narrow_question(state)

    def is_weighty(self, question: Question[Answer]) -> bool:
        """Whether the battle has begun: where units are deployed, too much comes after it."""
        return question.code in ("pick", "act")

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair battle of two small armies drawn at random."""
        return draw_fight(seed)

    def measure(self, state: State, side: int) -> tuple[float, ...]:
        """What a side has in a position."""
        return measure(state, side)

    def rounds(self, state: State) -> int:
        """How many turns have begun: in each all of a side acts, and what the other may do to it is measured."""
        return turns_begun(state)

    def kept(self, name: str) -> Opponent[State, Answer] | None:
        """An earlier computer player, kept as it was; None where none is kept of that name."""
        if name != GREEDY_1:
            return None
        from affray.systems.wargame.opponent.greedy_1.player import GreedyOne

        return GreedyOne()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle activations and blunders over one battle."""
        from affray.systems.wargame.opponent.watcher import BattleWatcher

        return BattleWatcher()


OPPONENTS = BattleOpponents()
