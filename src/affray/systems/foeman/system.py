"""Foeman as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts, Question
from affray.core.faces.campaigns import Campaigns
from affray.core.faces.guide import HexGuide
from affray.core.faces.opponent import Opponent
from affray.core.faces.opponent import Watcher as Watching
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.system import CatalogueSystem, Verb
from affray.core.words.texts import ENGLISH
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import option_facts
from affray.systems.foeman.notation import read_state, write_state
from affray.systems.foeman.position.answers import GRAMMAR, Answer, read_answer, write_answer
from affray.systems.foeman.position.state import State
from affray.systems.foeman.setup import first_state
from affray.systems.foeman.turn.invariants import broken_invariants
from affray.systems.foeman.turn.phases import choice, play, question, refuse
from affray.systems.foeman.words.questions import label, prompt
from affray.systems.foeman.words.view import picture, score, summary, view
from affray.systems.foeman.words.wording import TEXTS, wording


class Foeman(CatalogueSystem[State, Answer]):
    """The rule system `foeman`."""

    codes = CODES
    texts = TEXTS
    forms = GRAMMAR.forms
    setup = staticmethod(first_state)
    question = staticmethod(question)
    choice = staticmethod(choice)
    refuse = staticmethod(refuse)
    play = staticmethod(play)
    view = staticmethod(view)
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
        """What Foeman is."""
        return Facts(
            key="foeman",
            name="Foeman",
            version=2,
            sides=(2, 6),
            space="hex",
            dice="D (six-sided, 0 to 5)",
            credit="Foeman and MindWand by Droll",
            summary=TEXTS.say(ENGLISH, "system-summary"),
            prefixes=("FM", "MW"),
            options=option_facts(),
            languages=self.texts.languages,
        )

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        from affray.systems.foeman.opponent.appraise import appraise

        return appraise(state, question)

    def opponent(self, name: str) -> Opponent[State, Answer] | None:
        from affray.systems.foeman.opponent.greedy_1 import Greedy1

        return Greedy1() if name == "greedy-1" else None

    def watcher(self) -> Watching[State, Answer]:
        from affray.systems.foeman.opponent.watcher import FoemanWatcher

        return FoemanWatcher()

    def sides(self, state: State) -> tuple[str, ...]:
        return state.sides

    @cached_property
    def guide(self) -> HexGuide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.foeman.guide.guide import GUIDE

        return GUIDE

    @property
    def people(self) -> People[RosterFigure]:
        """The figures that can be made, kept and advanced."""
        from affray.systems.foeman.people import people

        return cast("People[RosterFigure]", people())

    @property
    def campaigns(self) -> Campaigns[RosterFigure]:
        """What happens between the fights of campaigns."""
        from affray.systems.foeman.campaigns import CAMPAIGNS

        return cast("Campaigns[RosterFigure]", CAMPAIGNS)

    @property
    def packs(self) -> Packs[PackHead]:
        """Packs of gear, races and house rules."""
        from affray.systems.foeman.gear_packs import PACKS

        return cast("Packs[PackHead]", PACKS)

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        from affray.systems.foeman.content.house_rules import read_house
        from affray.systems.foeman.paper.cards import cards

        return cards(read_house(options))

    def case_verbs(self) -> Mapping[str, Verb]:
        from affray.systems.foeman.cases.verbs import case_verbs

        return case_verbs()


SYSTEM = Foeman()
