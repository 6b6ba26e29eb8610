"""What every rule system shares: facts, questions, events, modifiers, refusals, scenarios and tables."""

from affray.core.errors import InputError
from affray.core.faces.armies import Armies
from affray.core.faces.campaigns import Campaigns
from affray.core.faces.fields import Fields
from affray.core.faces.guide import Guide
from affray.core.faces.journal import Journal
from affray.core.faces.lab import LabFace, OddsQuestion
from affray.core.faces.opponent import Opponent, Opponents, Watcher
from affray.core.faces.packs import FolderPacks, Packs
from affray.core.faces.paper import Paper, PrintedPage
from affray.core.faces.people import People
from affray.core.faces.picture import (
    Actor,
    Block,
    Counter,
    DiceRow,
    HexPicture,
    Item,
    Patch,
    Picture,
    PlanePicture,
    Slip,
    Span,
    StagePicture,
    Terrain,
    Way,
)
from affray.core.faces.seats import PlainSeats, Seats
from affray.core.faces.secrets import Secrets
from affray.core.faces.terms import Battles, Tables
from affray.core.faces.throw_picture import Throw
from affray.core.faces.words import CatalogueSpeaker, Words
from affray.core.facts import Facts, OptionFact
from affray.core.question import NATURE, Prompt, Question, Refusal, RuledOut
from affray.core.reading.codecs import Codec, one_of
from affray.core.reading.grammar import Grammar, Number, Word
from affray.core.reading.patterns import Verb
from affray.core.scenario import Scenario
from affray.core.simple import SimpleSystem
from affray.core.system import BareSystem, System
from affray.core.words.phrase import Phrase
from affray.referee.event import Code, Event, Modifier

__all__ = [
    "NATURE",
    "Actor",
    "Armies",
    "BareSystem",
    "Battles",
    "Block",
    "Campaigns",
    "CatalogueSpeaker",
    "Code",
    "Codec",
    "Counter",
    "DiceRow",
    "Event",
    "Facts",
    "Fields",
    "FolderPacks",
    "Grammar",
    "Guide",
    "HexPicture",
    "InputError",
    "Item",
    "Journal",
    "LabFace",
    "Modifier",
    "Number",
    "OddsQuestion",
    "Opponent",
    "Opponents",
    "OptionFact",
    "Packs",
    "Paper",
    "Patch",
    "People",
    "Phrase",
    "Picture",
    "PlainSeats",
    "PlanePicture",
    "PrintedPage",
    "Prompt",
    "Question",
    "Refusal",
    "RuledOut",
    "Scenario",
    "Seats",
    "Secrets",
    "SimpleSystem",
    "Slip",
    "Span",
    "StagePicture",
    "System",
    "Tables",
    "Terrain",
    "Throw",
    "Verb",
    "Watcher",
    "Way",
    "Word",
    "Words",
    "one_of",
]
