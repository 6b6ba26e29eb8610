"""Foeman as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Facts
from affray.core.faces.campaigns import Campaigns
from affray.core.faces.formats import Formats
from affray.core.faces.guide import HexGuide
from affray.core.faces.opponent import Opponents
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import Paper
from affray.core.faces.people import People, RosterFigure
from affray.core.faces.track import Track
from affray.core.system import BareSystem, Verb
from affray.mastering.mastery import seat_names
from affray.mastering.seats import FightSeats
from affray.mastering.secrecy import MasterSecrets
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.notation import read_state, write_state
from affray.systems.foeman.position.answers import GRAMMAR, Answer, read_answer, write_answer
from affray.systems.foeman.position.state import State, sides_left
from affray.systems.foeman.setup import first_state
from affray.systems.foeman.turn.invariants import broken_invariants
from affray.systems.foeman.turn.mastering import DESK
from affray.systems.foeman.turn.phases import choice, play, question, refuse
from affray.systems.foeman.words.facts import facts
from affray.systems.foeman.words.view import score, sketch
from affray.systems.foeman.words.words import WORDS


class Foeman(BareSystem[State, Answer]):
    """The rule system `foeman`."""

    codes = CODES
    forms = GRAMMAR.forms
    answer_words = GRAMMAR.vocabulary
    words = WORDS
    setup = staticmethod(first_state)
    question = staticmethod(question)
    choice = staticmethod(choice)
    refuse = staticmethod(refuse)
    play = staticmethod(play)
    score = staticmethod(score)
    sketch = staticmethod(sketch)
    secrets = MasterSecrets[State, Answer](DESK)
    seats = FightSeats[State, Answer](sides_left)
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
        """The names of the sides, in order, and last the game master's."""
        return seat_names(state)

    @cached_property
    def guide(self) -> HexGuide[State, Answer]:
        """What can be said of a position beyond the rules' own answers."""
        from affray.systems.foeman.guide.guide import GUIDE

        return GUIDE

    @cached_property
    def opponents(self) -> Opponents[State, Answer]:
        """What computer players go by."""
        from affray.systems.foeman.opponent.opponents import OPPONENTS

        return OPPONENTS

    def track(self, state: State) -> Track:
        """Where the game is."""
        from affray.systems.foeman.words.track import track

        return track(state)

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

    @property
    def paper(self) -> Paper:
        """The reference cards."""
        from affray.systems.foeman.paper.cards import PAPER

        return PAPER

    @property
    def formats(self) -> Formats:
        """What its files hold."""
        from affray.systems.foeman.packs.files import FoemanHead
        from affray.systems.foeman.roster.adventurer import Adventurer
        from affray.systems.foeman.setup import Body

        return Formats((Body,), Adventurer, pack=FoemanHead)

    @property
    def cases(self) -> Mapping[str, Verb]:
        """The verbs of the case files."""
        from affray.mastering.cases import rulings_verb
        from affray.systems.foeman.cases.verbs import case_verbs

        fighter = {"race": "Human", "st": 12, "dx": 12, "iq": 8, "hold": ["Mace"]}
        return {**case_verbs(), "rulings": rulings_verb(self, fighter)}


SYSTEM = Foeman()
