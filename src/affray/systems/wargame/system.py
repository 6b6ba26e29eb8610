"""The universal wargame as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts
from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.fields import Battlefield, Fields
from affray.core.faces.formats import Formats
from affray.core.faces.guide import PlaneGuide
from affray.core.faces.opponent import Opponents
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import Paper
from affray.core.faces.seats import PlainSeats
from affray.core.faces.terms import Battles
from affray.core.faces.track import Track
from affray.core.system import BareSystem, Verb
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.answers import GRAMMAR, Answer, read_answer, write_answer
from affray.systems.wargame.position.state import State
from affray.systems.wargame.setup import first_state
from affray.systems.wargame.turn.invariants import broken_invariants
from affray.systems.wargame.turn.phases import choice, play, question, refuse
from affray.systems.wargame.words.facts import facts
from affray.systems.wargame.words.view import score
from affray.systems.wargame.words.words import WORDS


class BattleSeats(PlainSeats[State, Answer]):
    """The seats of a battle, in which an army can be out before the others are."""

    def is_out(self, state: State, side: int) -> bool:
        """Whether an army of three or more is out of the battle."""
        return side in state.out


class Battle(BareSystem[State, Answer]):
    """The rule system `wargame`."""

    codes = CODES
    forms = GRAMMAR.forms
    answer_words = GRAMMAR.vocabulary
    words = WORDS
    seats = BattleSeats()
    setup = staticmethod(first_state)
    question = staticmethod(question)
    choice = staticmethod(choice)
    refuse = staticmethod(refuse)
    play = staticmethod(play)
    score = staticmethod(score)
    broken_invariants = staticmethod(broken_invariants)
    write_state = staticmethod(write_state)
    read_state = staticmethod(read_state)
    write_answer = staticmethod(write_answer)
    read_answer = staticmethod(read_answer)

    @cached_property
    def facts(self) -> Facts:
        """The facts of the system."""
        return facts()

    def sides(self, state: State) -> tuple[str, ...]:
        """The names of the sides, in order."""
        return state.sides

    @cached_property
    def guide(self) -> PlaneGuide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.wargame.guide.guide import GUIDE

        return GUIDE

    @cached_property
    def opponents(self) -> Opponents[State, Answer]:
        """What computer players go by."""
        from affray.systems.wargame.opponent.opponents import OPPONENTS

        return OPPONENTS

    def track(self, state: State) -> Track:
        """Where the game is."""
        from affray.systems.wargame.words.track import track

        return track(state)

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
    def packs(self) -> Packs[PackHead]:
        """Files of units of a person's own."""
        return cast("Packs[PackHead]", self.armies.packs)

    @property
    def fields(self) -> Fields[Battlefield]:
        """Battlefields that can be made and kept."""
        from affray.systems.wargame import fields

        return cast("Fields[Battlefield]", fields)

    @property
    def paper(self) -> Paper:
        """The reference cards."""
        from affray.systems.wargame.paper.cards import PAPER

        return PAPER

    @property
    def formats(self) -> Formats:
        """What its files hold."""
        from affray.systems.wargame.packs.pack import PackFile
        from affray.systems.wargame.roster.army_file import ArmyPart
        from affray.systems.wargame.setup import Body

        return Formats((Body,), army=ArmyPart, pack=PackFile)

    @property
    def cases(self) -> Mapping[str, Verb]:
        """The verbs of the case files."""
        from affray.systems.wargame.cases.verbs import case_verbs

        return case_verbs()


SYSTEM = Battle()
