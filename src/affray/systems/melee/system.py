"""The Combat and Movement Guide as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts, Question
from affray.core.faces.guide import HexGuide
from affray.core.faces.opponent import Opponent, Watcher
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.system import CatalogueSystem, Verb
from affray.core.words.texts import ENGLISH
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.house_rules import option_facts
from affray.systems.melee.notation import read_state, write_state
from affray.systems.melee.position.answers import GRAMMAR, Answer, read_answer, write_answer
from affray.systems.melee.position.state import State
from affray.systems.melee.setup import first_state
from affray.systems.melee.turn.invariants import broken_invariants
from affray.systems.melee.turn.phases import choice, play, question, refuse
from affray.systems.melee.words.questions import label, prompt
from affray.systems.melee.words.secrets import answer_for, event_for
from affray.systems.melee.words.view import picture, score, summary, view
from affray.systems.melee.words.wording import LOW_FACE, TEXTS, wording


class Melee(CatalogueSystem[State, Answer]):
    """The rule system `melee`."""

    codes = CODES
    texts = TEXTS
    forms = GRAMMAR.forms
    setup = staticmethod(first_state)
    question = staticmethod(question)
    choice = staticmethod(choice)
    refuse = staticmethod(refuse)
    play = staticmethod(play)
    view = staticmethod(view)
    event_for = staticmethod(event_for)
    score = staticmethod(score)
    broken_invariants = staticmethod(broken_invariants)
    picture = staticmethod(picture)
    wording = staticmethod(wording)
    prompt = staticmethod(prompt)
    label = staticmethod(label)
    summary = staticmethod(summary)
    write_state = staticmethod(write_state)
    read_state = staticmethod(read_state)
    write_answer = staticmethod(write_answer)
    read_answer = staticmethod(read_answer)

    @cached_property
    def facts(self) -> Facts:
        """What the guide is."""
        return Facts(
            key="melee",
            name="Combat and Movement Guide",
            version=2,
            sides=(2, 6),
            space="hex",
            dice="six-sided dice, 1 to 6",
            credit="Combat and Movement Guide",
            summary=TEXTS.say(ENGLISH, "system-summary"),
            prefixes=("CM",),
            options=option_facts(),
            languages=self.texts.languages,
            secrets=True,
            low_face=LOW_FACE,
        )

    def answer_for(self, state: State, answer: Answer, side: int) -> Answer | None:
        giver = question(state)
        paid = state.spells[state.renewals[0]].spell if state.renewals else ""
        return answer_for(answer, side, giver.side if giver is not None else side, paid)

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        from affray.systems.melee.opponent.appraise import appraise

        return appraise(state, question)

    def opponent(self, name: str) -> Opponent[State, Answer] | None:
        from affray.systems.melee.opponent.greedy_1 import NAME, Greedy1

        return Greedy1() if name == NAME else None

    def watcher(self) -> Watcher[State, Answer]:
        from affray.systems.melee.opponent.watcher import MeleeWatcher

        return MeleeWatcher()

    def sides(self, state: State) -> tuple[str, ...]:
        return state.sides

    @cached_property
    def guide(self) -> HexGuide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.melee.guide.guide import GUIDE

        return GUIDE

    @property
    def people(self) -> People[RosterFigure]:
        """The figures that can be made, kept and advanced."""
        from affray.systems.melee.people import people

        return cast("People[RosterFigure]", people())

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        from affray.systems.melee.content.house_rules import read_house
        from affray.systems.melee.paper.cards import cards

        return cards(read_house(options))

    def case_verbs(self) -> Mapping[str, Verb]:
        from affray.systems.melee.cases.verbs import case_verbs

        return case_verbs()


SYSTEM = Melee()
