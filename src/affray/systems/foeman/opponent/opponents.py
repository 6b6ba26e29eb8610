"""The computer players of Foeman."""

from msgspec.structs import replace

from affray.core import Question, Scenario
from affray.core.faces.opponent import Manner, MannerOpponents, Opponent, Watcher
from affray.systems.foeman.opponent.appraise import appraise
from affray.systems.foeman.opponent.features import FEATURES, measure
from affray.systems.foeman.opponent.judgement import EXACT, PLAYED, STYLES, Judgement
from affray.systems.foeman.opponent.quick_odds import quick_felling, quick_worth
from affray.systems.foeman.position.answers import Answer, Word
from affray.systems.foeman.position.state import State

QUICK = Judgement(quick_worth, quick_felling, steadfast=True)


def exact_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What answers are worth by exact odds."""
    return appraise(replace(EXACT, manner=manner), state, question)


def quick_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What answers are worth by coarse odds, a way looked for but once."""
    return appraise(replace(QUICK, manner=manner), state, question)


class FoemanOpponents(MannerOpponents[State, Answer]):
    """How computer players judge. Earlier players and what counts blunders are loaded when somebody asks for them."""

    features = FEATURES
    judgement = 2
    styles = STYLES
    measure = staticmethod(measure)

    def style_manner(self, style: str) -> Manner:
        """The manner of whoever plays in a style."""
        return PLAYED.get(style, STYLES[style])

    def draw_scenario(self, seed: int) -> Scenario:
        """A fair fight of two sides drawn at random."""
        from affray.systems.foeman.opponent.drawn_fights import draw_scenario

        return draw_scenario(seed)

    def is_weighty(self, question: Question[Answer]) -> bool:
        """Whether it is more than who of a side moves next."""
        return question.code != "pick"

    def rounds(self, state: State) -> int:
        """The number of the round."""
        return state.round

    def reason_kind(self, state: State, question: Question[Answer], answer: Answer) -> str:
        """Why somebody watches, where another could be attacked or only the figure's own shield bars the way; empty otherwise."""
        from affray.systems.foeman.opponent.watching import reason_to_watch

        return reason_to_watch(state, question) if answer == Word("watch") else ""

    def greedy_1(self) -> Opponent[State, Answer]:
        """The first greedy player."""
        from affray.systems.foeman.opponent.greedy_1 import Greedy1

        return Greedy1()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one fight."""
        from affray.systems.foeman.opponent.watcher import FoemanWatcher

        return FoemanWatcher()


OPPONENTS = FoemanOpponents(exact_values, quick_values)
