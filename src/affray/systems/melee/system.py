"""The Combat and Movement Guide as a System."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from affray.core import Event, Facts
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
from affray.systems.melee.content.events import CODES
from affray.systems.melee.notation import read_state, write_state
from affray.systems.melee.position.answers import GRAMMAR, Answer, read_answer, write_answer
from affray.systems.melee.position.state import State, sides_left
from affray.systems.melee.setup import first_state
from affray.systems.melee.turn.invariants import broken_invariants
from affray.systems.melee.turn.phases import choice, play, question, refuse
from affray.systems.melee.words.facts import facts
from affray.systems.melee.words.secrets import MASTER_SECRETS, event_for, heard_by_others, hides
from affray.systems.melee.words.view import score, sketch, view
from affray.systems.melee.words.words import WORDS


class GuideSecrets:
    """Who knows which figures are images or illusions, and what stands behind them. [CM-SPELL-07]"""

    view = staticmethod(view)

    def event_for(self, event: Event, side: int) -> Event | None:
        """What a side hears of an event."""
        heard = MASTER_SECRETS.event_for(event, side)
        return None if heard is None else event_for(heard, side)

    def answer_for(self, state: State, answer: Answer, side: int) -> Answer | None:
        """What a side learns of an answer that another side gave."""
        if MASTER_SECRETS.answer_for(state, answer, side) is None:
            return None
        heard = heard_by_others(answer, state.spells[state.renewals[0]].spell if state.renewals else "")
        # Who gave it is asked only where that matters: most answers hide nothing.
        if heard is answer or (giver := question(state)) is None or giver.side == side:
            return answer
        return heard

    hides = staticmethod(hides)

    def reveals_all(self, state: State, side: int) -> bool:
        """Every side learns all when the fight is over."""
        return True


class Melee(BareSystem[State, Answer]):
    """The rule system `melee`."""

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
    broken_invariants = staticmethod(broken_invariants)
    write_state = staticmethod(write_state)
    read_state = staticmethod(read_state)
    write_answer = staticmethod(write_answer)
    read_answer = staticmethod(read_answer)
    secrets = GuideSecrets()
    seats = FightSeats[State, Answer](sides_left)

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
        from affray.systems.melee.guide.guide import GUIDE

        return GUIDE

    @cached_property
    def opponents(self) -> Opponents[State, Answer]:
        """What computer players go by."""
        from affray.systems.melee.opponent.opponents import OPPONENTS

        return OPPONENTS

    def track(self, state: State) -> Track:
        """Where the game is."""
        from affray.systems.melee.words.track import track

        return track(state)

    @property
    def people(self) -> People[RosterFigure]:
        """The figures that can be made, kept and advanced."""
        from affray.systems.melee.people import people

        return cast("People[RosterFigure]", people())

    @property
    def campaigns(self) -> Campaigns[RosterFigure]:
        """What happens between the fights of campaigns."""
        from affray.systems.melee.campaigns import CAMPAIGNS

        return cast("Campaigns[RosterFigure]", CAMPAIGNS)

    @property
    def packs(self) -> Packs[PackHead]:
        """The packs of weapons and creatures."""
        from affray.systems.melee.packs.packs import PACKS

        return cast("Packs[PackHead]", PACKS)

    @property
    def paper(self) -> Paper:
        """The reference cards."""
        from affray.systems.melee.paper.cards import PAPER

        return PAPER

    @property
    def formats(self) -> Formats:
        """What its files hold."""
        from affray.core.reading.pack_head import Head
        from affray.systems.melee.roster.adventurer import Adventurer
        from affray.systems.melee.setup import Body

        return Formats((Body,), Adventurer, pack=Head)

    @property
    def cases(self) -> Mapping[str, Verb]:
        """The verbs of the case files."""
        from affray.mastering.cases import rulings_verb
        from affray.systems.melee.cases.verbs import case_verbs

        fighter = {"race": "human", "st": 12, "dx": 12, "iq": 8, "weapons": ["mace"]}
        return {**case_verbs(), "rulings": rulings_verb(self, fighter)}


SYSTEM = Melee()
