"""The computer players of Foeman."""

from affray.core import Question
from affray.core.faces.opponent import NoOpponents, Opponent, Watcher
from affray.systems.foeman.opponent.appraise import appraise
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State

GREEDY_1 = "greedy-1"


class FoemanOpponents(NoOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        return appraise(state, question)

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
