"""The case verb `rulings`: what a game master's rulings, one after another, make of a fight between Ann of Red and Bob of Blue."""

from collections.abc import Mapping
from typing import TypeVar

from affray.core.faces.picture import HexPicture
from affray.core.reading.given import Answer, Given, read_given
from affray.core.scenario import Scenario
from affray.core.system import System, Verb
from affray.mastering.desk import MasteredState
from affray.mastering.mastery import seat_names
from affray.referee import Script

S = TypeVar("S", bound=MasteredState)
A = TypeVar("A")
MAP = {"columns": 7, "height": 7}
SIDES = [{"name": "Red"}, {"name": "Blue"}, {"name": "Morgan", "master": True}]
FIGURES: tuple[Mapping[str, object], ...] = (
    {"name": "Ann", "side": "Red", "at": [3, 1], "facing": "S"},
    {"name": "Bob", "side": "Blue", "at": [3, 5], "facing": "N"},
)


class RulingsGiven(Given, frozen=True, kw_only=True):
    """`rulings`: what is answered in turn, a refused answer left out; the faces of the dice, from 0; who looks on."""

    answers: tuple[str, ...]
    dice: tuple[tuple[int, ...], ...] = ()
    eye: str = "Blue"


def rulings_verb(rules: System[S, A], fighter: Mapping[str, object]) -> Verb:
    """The verb for a system; both who fight are as `fighter` has it."""

    def rulings(given: Answer) -> Answer:
        """What is refused, who is asked then, what a side sees lie about, and how each figure stands."""
        wanted = read_given(given, RulingsGiven)
        figures = [{**figure, **fighter} for figure in FIGURES]
        scenario = Scenario("case", rules.facts.key, "Case", body={"map": MAP, "sides": SIDES, "figures": figures})
        referee = Script(wanted.dice)
        state, refused = rules.setup(scenario, {}), []
        for text in ("go", *wanted.answers):
            answer = rules.read_answer(text)
            refusal = rules.refuse(state, answer)
            if refusal is None:
                state = rules.play(referee, state, answer)
            else:
                refused.append(refusal.code)
        referee.finish()
        return {"refused": refused, **standing(rules, state, wanted.eye)}

    return rulings


def standing(rules: System[S, A], state: S, eye: str) -> dict[str, object]:
    """How a fight stands: who is asked, what an eye sees of things and figures, what each side has won."""
    seats = seat_names(state)
    question = rules.question(state)
    assert rules.secrets is not None
    view = rules.secrets.view(state, seats.index(eye))
    picture = rules.words.picture(view)
    assert isinstance(picture, HexPicture)
    return {
        "asked": "" if question is None or question.side < 0 else seats[question.side],
        "things": [f"{item.name}{' (hidden)' if item.hidden else ''}" for item in picture.items],
        "left": {counter.id: counter.bars[0][0] for counter in picture.counters},
        "sheet": list(rules.words.summary(view)),
        "score": list(rules.score(state)),
    }
