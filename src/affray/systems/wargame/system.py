"""The universal wargame as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts, Question
from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.fields import Battlefield, Fields
from affray.core.faces.guide import PlaneGuide
from affray.core.faces.opponent import Opponent, Watcher
from affray.core.faces.paper import PrintedPage
from affray.core.faces.terms import Battles
from affray.core.system import CatalogueSystem, Verb
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.answers import GRAMMAR, Answer, read_answer, write_answer
from affray.systems.wargame.position.state import State
from affray.systems.wargame.setup import first_state
from affray.systems.wargame.turn.invariants import broken_invariants
from affray.systems.wargame.turn.phases import choice, play, question, refuse
from affray.systems.wargame.words.facts import TEXTS, facts
from affray.systems.wargame.words.questions import label, prompt
from affray.systems.wargame.words.view import picture, score, summary, view
from affray.systems.wargame.words.wording import wording


class Battle(CatalogueSystem[State, Answer]):
    """The rule system `wargame`."""

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
        """What the wargame is."""
        return facts()

    @property
    def battles(self) -> Battles:
        """Armies, field and limit as the players settle them."""
        from affray.systems.wargame import terms

        return terms

    @property
    def armies(self) -> Armies[ArmyList, ArmyUnit, UnitPack]:
        """Army lists that can be made, kept and printed."""
        from affray.systems.wargame.armies import ARMIES

        return cast("Armies[ArmyList, ArmyUnit, UnitPack]", ARMIES)

    @property
    def fields(self) -> Fields[Battlefield]:
        """Battlefields that can be made and kept."""
        from affray.systems.wargame import fields

        return cast("Fields[Battlefield]", fields)

    def sides(self, state: State) -> tuple[str, ...]:
        """The names of the sides, in order."""
        return state.sides

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked, in points of the army lists."""
        from affray.systems.wargame.opponent.appraise import appraise

        return appraise(state, question)

    def opponent(self, name: str) -> Opponent[State, Answer] | None:
        """An earlier computer player, kept as it was."""
        if name != "greedy-1":
            return None
        from affray.systems.wargame.opponent.greedy_1.player import GreedyOne

        return GreedyOne()

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle activations and blunders over one battle."""
        from affray.systems.wargame.opponent.watcher import BattleWatcher

        return BattleWatcher()

    @cached_property
    def guide(self) -> PlaneGuide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.wargame.guide.guide import GUIDE

        return GUIDE

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        """The reference cards to print under these options. Raises InputError for an option that there is not."""
        from affray.systems.wargame.content.house_rules import read_house
        from affray.systems.wargame.paper.cards import cards

        return cards(read_house(options))

    def case_verbs(self) -> Mapping[str, Verb]:
        """The verbs of the case files."""
        from affray.systems.wargame.cases.verbs import case_verbs

        return case_verbs()


SYSTEM = Battle()
