"""The computer players of Fortmayn."""

from affray.core import Question
from affray.core.faces.opponent import NoOpponents, Opponent, Watcher
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State

GREEDY_1 = "greedy-1"


class FortmaynOpponents(NoOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        return appraise(state, question)

    def kept(self, name: str) -> Opponent[State, Answer] | None:
        """An earlier computer player, kept as it was; None where none is kept of that name."""
        if name != GREEDY_1:
            return None
        from affray.systems.fortmayn.opponent.greedy_1 import player

        return player.GREEDY_1

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one game."""
        from affray.systems.fortmayn.opponent.watcher import FortmaynWatcher

        return FortmaynWatcher()


OPPONENTS = FortmaynOpponents()
