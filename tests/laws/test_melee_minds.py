"""Laws of the computer player of the guide: one finite worth for each answer, by no more than its side may see."""

from math import isfinite
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import NATURE, Question
from affray.dice.stream import Stream
from affray.game.scenario import load_scenario, shipped_scenarios
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State

NAMES = tuple(scenario.name for scenario in shipped_scenarios("melee"))


class Weighed(NamedTuple):
    """A question of a game and what its answers are worth: to who knows all, and to the side that is asked."""

    asked: str
    answers: int
    worth: tuple[float, ...]
    seen: tuple[float, ...]
    hidden: bool

    @property
    def is_sound(self) -> bool:
        """Whether each answer has one finite worth, which hangs on nothing that the side does not see."""
        return len(self.worth) == self.answers and all(map(isfinite, self.worth)) and self.worth == self.seen


def weigh(state: State, question: Question[Answer], answers: int) -> Weighed:
    """The worth of so many answers to a question."""
    view = SYSTEM.secrets.view(state, question.side)
    worth, seen = SYSTEM.opponents.appraise(state, question), SYSTEM.opponents.appraise(view, question)
    return Weighed(f"{question.code} of {question.who}", answers, worth, seen, view != state)


def weighed(name: str, seed: int, answers: int) -> list[Weighed]:
    """The questions of a side, inner ones too, on the way of so many random answers through a scenario."""
    rng = Stream(seed, 1)
    found: list[Weighed] = []

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        found.append(weigh(state, SYSTEM.choice(state, ChoiceNeeded(who, what, most, x, y, z)), most + 1))
        return rng.face(most + 1)

    live = Live(StreamDice(Stream(seed, 2)), SYSTEM.codes, choose, quiet=1)
    state = SYSTEM.setup(load_scenario("melee", name), {})
    for _ in range(answers):
        question = SYSTEM.question(state)
        if question is None:
            break
        answer = question.answers[0]
        if question.side != NATURE:
            found.append(weigh(state, question, len(question.answers)))
            answer = question.answers[rng.face(len(question.answers))]
        state = SYSTEM.play(live, state, answer)
        live.rolls.clear()
    return found


@settings(max_examples=8)
@given(st.sampled_from(NAMES), st.integers(0, 999))
def test_every_question_is_weighed_by_what_the_side_sees(name: str, seed: int) -> None:
    found = weighed(name, seed, 25)
    assert found
    assert [weighed for weighed in found if not weighed.is_sound] == []


def test_what_is_hidden_in_a_duel_of_wizards_tells_nothing() -> None:
    found = [answer for seed in range(3) for answer in weighed("wizards-duel", seed, 50) if answer.hidden]
    assert found
    assert [weighed for weighed in found if not weighed.is_sound] == []
