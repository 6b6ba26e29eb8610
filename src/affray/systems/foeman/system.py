"""Foeman as a System."""

from collections.abc import Mapping
from functools import cached_property

from affray.core import Event, Facts, HexPicture, Question, Refusal, Scenario
from affray.core.guide import Guide
from affray.core.system import Verb
from affray.referee import ChoiceNeeded, Referee
from affray.systems.foeman import answers, legal, notation, setup, sound, turn, view
from affray.systems.foeman.answers import Answer
from affray.systems.foeman.events import CODES
from affray.systems.foeman.options import option_facts
from affray.systems.foeman.state import State

SUMMARY = "Man-to-man skirmish on hexes: facing, engagement, public bids of dib dice, staged rerolls, exhaustion."


class Foeman:
    """The rule system `foeman`."""

    codes = CODES

    @cached_property
    def facts(self) -> Facts:
        """What Foeman is."""
        return Facts(
            key="foeman",
            name="Foeman",
            version=1,
            sides=(2, 6),
            space="hex",
            dice="D (six-sided, 0 to 5)",
            credit="Foeman and MindWand by Droll",
            summary=SUMMARY,
            prefixes=("FM", "MW"),
            options=option_facts(),
        )

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
        return setup.first_state(scenario, options)

    def question(self, state: State) -> Question[Answer] | None:
        return legal.question(state)

    def choice(self, state: State, needed: ChoiceNeeded) -> Question[Answer]:
        return legal.choice(state, needed)

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        return legal.refuse(state, answer)

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        return turn.play(ref, state, answer)

    def view(self, state: State, side: int) -> State:
        return view.view(state, side)

    def score(self, state: State) -> tuple[float, ...]:
        return view.score(state)

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        from affray.systems.foeman.appraise import appraise

        return appraise(state, question)

    def broken(self, state: State) -> tuple[str, ...]:
        return sound.broken(state)

    def picture(self, state: State) -> HexPicture:
        return view.picture(state)

    def sides(self, state: State) -> tuple[str, ...]:
        return state.sides

    def english(self, event: Event) -> tuple[str, ...]:
        from affray.systems.foeman.english import english

        return english(event)

    def summary(self, state: State) -> tuple[str, ...]:
        return view.summary(state)

    def write_state(self, state: State) -> str:
        return notation.write_state(state)

    def read_state(self, text: str) -> State:
        return notation.read_state(text)

    def write_answer(self, answer: Answer) -> str:
        return answers.write_answer(answer)

    def read_answer(self, text: str) -> Answer:
        return answers.read_answer(text)

    @cached_property
    def guide(self) -> Guide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.foeman.guide import GUIDE

        return GUIDE

    def verbs(self) -> Mapping[str, Verb]:
        from affray.systems.foeman.cases import verbs

        return verbs()


SYSTEM = Foeman()
