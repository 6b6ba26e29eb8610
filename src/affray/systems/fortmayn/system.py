"""Fortmayn as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts, Question
from affray.core.faces.guide import Guide
from affray.core.faces.journal import Journal
from affray.core.faces.opponent import Opponent, Watcher
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.faces.terms import Tables
from affray.core.reading.grammar import UnknownWord
from affray.core.system import CatalogueSystem, Verb
from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.guide.guide import GUIDE
from affray.systems.fortmayn.notation import read_state, write_state
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import GRAMMAR, answer_of, split_line, write_answer
from affray.systems.fortmayn.position.seats import giver, is_idle, reveals_all, sign, throws_by_hand
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table.phases import aside
from affray.systems.fortmayn.table_setup import first_state
from affray.systems.fortmayn.turn.invariants import broken_invariants
from affray.systems.fortmayn.turn.phases import choice, play, question, refuse
from affray.systems.fortmayn.words.facts import TEXTS, facts, word_codes
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.secrets import answer_for
from affray.systems.fortmayn.words.throws import throw
from affray.systems.fortmayn.words.view import event_for, picture, score, summary, view
from affray.systems.fortmayn.words.wording import wording

LOOKS = ("creature", "obstacle", "type")
"""What somebody or something on a stage may look like."""


NAMING = ("buy", "sell", "memorise")
"""The verbs of answers that name nothing but things or spells behind whoever gives them."""


class Fortmayn(CatalogueSystem[State, Answer]):
    """The rule system `fortmayn`."""

    codes = CODES
    texts = TEXTS
    setup = staticmethod(first_state)
    question = staticmethod(question)
    choice = staticmethod(choice)
    refuse = staticmethod(refuse)
    play = staticmethod(play)
    view = staticmethod(view)
    event_for = staticmethod(event_for)
    answer_for = staticmethod(answer_for)
    reveals_all = staticmethod(reveals_all)
    aside = staticmethod(aside)
    giver = staticmethod(giver)
    sign = staticmethod(sign)
    throws_by_hand = staticmethod(throws_by_hand)
    is_idle = staticmethod(is_idle)
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
    throw = staticmethod(throw)

    @cached_property
    def facts(self) -> Facts:
        """What Fortmayn is."""
        return facts()

    def read_answer(self, text: str) -> Answer:
        """The answer that a line describes, things and spells by their ids or by what they are called. Raises InputError,
        UnknownWord for a verb that there is not."""
        (verb, *words), said, by = split_line(text)
        if verb.lower() not in GRAMMAR.patterns and not verb.isdigit():
            raise UnknownWord(f"answer {text.strip()!r}: expected a verb that there is, got {verb!r}")
        if verb.lower() in NAMING and any(not word.islower() for word in words[1:]):
            whole = word_codes().get(" ".join(words[1:]).lower())
            each = (word if word.islower() else word_codes().get(word.lower(), word) for word in words[1:])
            words[1:] = [whole] if whole else each
        return answer_of((verb, *words), said, by)

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

    def sides(self, state: State) -> tuple[str, ...]:
        """The names of the sides, in order."""
        return state.sides

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """What a code of a kind is called; of a silhouette whatever has that code. The title of a game master's scene, which
        is no id, goes by itself."""
        if kind == "place" and (code != code.lower() or " " in code):
            return code
        if kind != "silhouette":
            return super().name(kind, code, language)
        found = (super(Fortmayn, self).name(look, code, language) for look in LOOKS)
        return next((name for name in found if name != code), code)

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        from affray.systems.fortmayn.opponent.appraise import appraise

        return appraise(state, question)

    def opponent(self, name: str) -> Opponent[State, Answer] | None:
        """An earlier computer player, kept as it was; None where none is kept of that name."""
        if name != "greedy-1":
            return None
        from affray.systems.fortmayn.opponent.greedy_1.player import GREEDY_1

        return GREEDY_1

    def watcher(self) -> Watcher[State, Answer]:
        """What counts idle turns and blunders over one game; a new one for each."""
        from affray.systems.fortmayn.opponent.watcher import FortmaynWatcher

        return FortmaynWatcher()

    @property
    def guide(self) -> Guide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        return GUIDE

    @property
    def people(self) -> People[RosterFigure]:
        """The characters that can be made, kept and advanced."""
        from affray.systems.fortmayn.people import people

        return cast("People[RosterFigure]", people())

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        """The reference cards to print under these options. Raises InputError for an option that there is not."""
        from affray.systems.fortmayn.paper.cards import cards

        return cards(read_house(options))

    def case_verbs(self) -> Mapping[str, Verb]:
        """The verbs of the case files."""
        from affray.systems.fortmayn.cases import case_verbs

        return case_verbs()


SYSTEM = Fortmayn()
