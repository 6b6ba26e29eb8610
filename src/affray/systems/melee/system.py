"""The Combat and Movement Guide as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Event, Facts, HexPicture, Prompt, Question, Refusal, Scenario
from affray.core.folk import Folk, Someone
from affray.core.guide import Guide
from affray.core.paper import Leaf
from affray.core.system import Verb, Worded
from affray.core.texts import ENGLISH, slug
from affray.referee import ChoiceNeeded, Needed, Referee
from affray.systems.melee import answers, legal, notation, questions, secrets, setup, sound, turn, view, wording
from affray.systems.melee.answers import Answer
from affray.systems.melee.events import CODES
from affray.systems.melee.options import option_facts
from affray.systems.melee.state import State

SUMMARY = (
    "Hex combat with three dice: facing, engagement, options by letter, bows and poles, spells, beasts large and small."
)


class Melee(Worded[State, Answer]):
    """The rule system `melee`."""

    codes = CODES
    texts = wording.TEXTS

    @cached_property
    def facts(self) -> Facts:
        """What the guide is."""
        return Facts(
            key="melee",
            name="Combat and Movement Guide",
            version=1,
            sides=(2, 6),
            space="hex",
            dice="six-sided dice, 1 to 6",
            credit="Combat and Movement Guide",
            summary=SUMMARY,
            prefixes=("CM",),
            options=option_facts(),
            languages=self.texts.languages,
            secrets=True,
            low_face=wording.LOW_FACE,
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

    def heard(self, event: Event, side: int) -> Event | None:
        return secrets.heard(event, side)

    def overheard(self, state: State, answer: Answer, side: int) -> Answer | None:
        giver = legal.question(state)
        return secrets.overheard(answer, side, giver.side if giver is not None else side)

    def score(self, state: State) -> tuple[float, ...]:
        return view.score(state)

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        from affray.systems.melee.appraise import appraise

        return appraise(state, question)

    def broken(self, state: State) -> tuple[str, ...]:
        return sound.broken(state)

    def picture(self, state: State) -> HexPicture:
        return view.picture(state)

    def sides(self, state: State) -> tuple[str, ...]:
        return state.sides

    def messages(self, code: str) -> tuple[str, ...]:
        kind, _, rest = slug(code).partition("-")
        return (f"prompt-{rest}",) if kind == "choose" else super().messages(code)

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        return wording.wording(event, language)

    def prompt(
        self, state: State, question: Question[Answer], needed: Needed | None, language: str = ENGLISH
    ) -> Prompt:
        return questions.prompt(state, question, needed, language)

    def label(self, state: State, answer: Answer, language: str = ENGLISH) -> str:
        return questions.label(state, answer, language)

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        return view.note(code, language) if kind == "note" else super().name(kind, code, language)

    def summary(self, state: State, language: str = ENGLISH) -> tuple[str, ...]:
        return view.summary(state, language)

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
        from affray.systems.melee.guide import GUIDE

        return GUIDE

    @property
    def folk(self) -> Folk[Someone]:
        """The figures that can be made, kept and advanced."""
        from affray.systems.melee.folk import folk

        return cast("Folk[Someone]", folk())

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[Leaf, ...]:
        from affray.systems.melee.leaves_cards import cards
        from affray.systems.melee.options import read_house

        return cards(read_house(options))

    def verbs(self) -> Mapping[str, Verb]:
        from affray.systems.melee.cases import verbs

        return verbs()


SYSTEM = Melee()
