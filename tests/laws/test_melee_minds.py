"""Laws of the computer player of the guide: one finite worth for each answer, by no more than its side may see."""

from math import isfinite

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.game.scenario import find, scenarios
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.melee import SYSTEM
from affray.systems.melee.state import State

NAMES = tuple(scenario.name for scenario in scenarios("melee"))


def hidden(state: State, side: int) -> bool:
    """Whether a side does not see all."""
    return SYSTEM.view(state, side) != state


def weighed(name: str, seed: int, answers: int) -> int:
    """Plays so many random answers of a scenario; every question on the way is weighed. How often something was hidden."""
    rng = Stream(seed, 1)

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        question = SYSTEM.choice(state, ChoiceNeeded(who, what, most, x, y, z))
        assert len(SYSTEM.appraise(state, question)) == most + 1
        return rng.face(most + 1)

    live = Live(StreamDice(Stream(seed, 2)), SYSTEM.codes, choose, quiet=1)
    state = SYSTEM.setup(find("melee", name), {})
    found = 0
    for _ in range(answers):
        question = SYSTEM.question(state)
        if question is None:
            break
        answer = question.answers[0]
        if question.side != NATURE:
            worth = SYSTEM.appraise(state, question)
            assert len(worth) == len(question.answers)
            assert all(map(isfinite, worth))
            assert worth == SYSTEM.appraise(SYSTEM.view(state, question.side), question)
            found += hidden(state, question.side)
            answer = question.answers[rng.face(len(question.answers))]
        state = SYSTEM.play(live, state, answer)
        live.rolls.clear()
    return found


@settings(max_examples=8)
@given(st.sampled_from(NAMES), st.integers(0, 999))
def test_every_question_is_weighed_by_what_the_side_sees(name: str, seed: int) -> None:
    weighed(name, seed, 25)


def test_what_is_hidden_in_a_duel_of_wizards_tells_nothing() -> None:
    assert sum(weighed("wizards-duel", seed, 50) for seed in range(3)) > 0
