"""Fortmayn as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts
from affray.core.faces.formats import Formats
from affray.core.faces.guide import Guide
from affray.core.faces.journal import Journal
from affray.core.faces.opponent import Opponents
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import Paper
from affray.core.faces.people import People, RosterFigure
from affray.core.faces.seats import PlainSeats
from affray.core.faces.terms import Tables
from affray.core.faces.track import Track
from affray.core.reading.grammar import UnknownWord
from affray.core.system import BareSystem, Verb
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.notation import read_state, write_state
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import GRAMMAR, answer_of, split_line, write_answer
from affray.systems.fortmayn.position.company import is_company
from affray.systems.fortmayn.position.seats import giver, is_idle, reveals_all, sign, throws_by_hand
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table_setup import first_state
from affray.systems.fortmayn.turn.invariants import broken_invariants
from affray.systems.fortmayn.turn.phases import aside, choice, play, poll, question, refuse, shared_question
from affray.systems.fortmayn.words.facts import facts
from affray.systems.fortmayn.words.secrets import answer_for
from affray.systems.fortmayn.words.typed_names import with_codes
from affray.systems.fortmayn.words.view import event_for, score, view
from affray.systems.fortmayn.words.words import WORDS


class DelveSecrets:
    """Who knows what lies face down, and what a game master keeps to himself."""

    def hides(self, state: State) -> bool:
        """Something may lie face down in any delve."""
        return True

    view = staticmethod(view)
    event_for = staticmethod(event_for)
    answer_for = staticmethod(answer_for)
    reveals_all = staticmethod(reveals_all)


class DelveSeats(PlainSeats[State, Answer]):
    """A game master's table, where others than the one asked may speak, a company, which votes, and the world of a delve, which
    nobody plays."""

    aside = staticmethod(aside)
    is_company = staticmethod(is_company)

    def has_floor(self, state: State) -> bool:
        """At a game master's table they speak of their own affairs; a company is asked the same."""
        return not is_company(state)

    shared_question = staticmethod(shared_question)
    poll = staticmethod(poll)
    giver = staticmethod(giver)
    sign = staticmethod(sign)
    throws_by_hand = staticmethod(throws_by_hand)
    is_idle = staticmethod(is_idle)


class Fortmayn(BareSystem[State, Answer]):
    """The rule system `fortmayn`."""

    codes = CODES
    words = WORDS
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
    answer_words = GRAMMAR.vocabulary
    secrets = DelveSecrets()
    seats = DelveSeats()

    @cached_property
    def facts(self) -> Facts:
        """The facts of the system."""
        return facts()

    def sides(self, state: State) -> tuple[str, ...]:
        """The names of the sides, in order."""
        return state.sides

    def read_answer(self, text: str) -> Answer:
        """The answer that a line describes, things and spells by their ids or by what they are called. Raises InputError,
        UnknownWord for a verb that there is not."""
        (verb, *words), said, by = split_line(text)
        if verb.lower() not in GRAMMAR.patterns and not verb.isdigit():
            raise UnknownWord(f"answer {text.strip()!r}: expected a verb that there is, got {verb!r}")
        return answer_of((verb, *with_codes(verb, words)), said, by)

    @cached_property
    def guide(self) -> Guide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.fortmayn.guide.guide import GUIDE

        return GUIDE

    @cached_property
    def opponents(self) -> Opponents[State, Answer]:
        """What computer players go by."""
        from affray.systems.fortmayn.opponent.opponents import OPPONENTS

        return OPPONENTS

    def track(self, state: State) -> Track:
        """Where the game is."""
        from affray.systems.fortmayn.words.track import track

        return track(state)

    @property
    def people(self) -> People[RosterFigure]:
        """The characters that can be made, kept and advanced."""
        from affray.systems.fortmayn.people import people

        return cast("People[RosterFigure]", people())

    @property
    def tables(self) -> Tables:
        """A game master's tables."""
        from affray.systems.fortmayn import table_terms

        return table_terms

    @property
    def packs(self) -> Packs[PackHead]:
        """Folders of filler."""
        from affray.systems.fortmayn.fillers import FILLERS

        return cast("Packs[PackHead]", FILLERS)

    @property
    def journal(self) -> Journal[State, Answer]:
        """The journals of delves."""
        from affray.systems.fortmayn.journals import JOURNAL

        return JOURNAL

    @property
    def paper(self) -> Paper:
        """The reference cards."""
        from affray.systems.fortmayn.paper.cards import PAPER

        return PAPER

    @property
    def formats(self) -> Formats:
        """What its files hold."""
        from affray.core.reading.pack_head import Head
        from affray.systems.fortmayn.roster.adventurer import Adventurer
        from affray.systems.fortmayn.setup import Body
        from affray.systems.fortmayn.table_setup import TableBody

        return Formats((Body, TableBody), Adventurer, pack=Head)

    @property
    def cases(self) -> Mapping[str, Verb]:
        """The verbs of the case files."""
        from affray.systems.fortmayn.cases import case_verbs

        return case_verbs()


SYSTEM = Fortmayn()
