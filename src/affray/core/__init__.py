"""What every rule system shares: facts, questions, events, modifiers, refusals, scenarios and tables."""

from affray.core.errors import InputError
from affray.core.faces.lab import LabFace, OddsQuestion
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
from affray.core.faces.throw_picture import Throw
from affray.core.facts import Facts, OptionFact
from affray.core.question import NATURE, Prompt, Question, Refusal, RuledOut
from affray.core.reading.codecs import Codec, one_of
from affray.core.reading.grammar import Grammar, Number, Word
from affray.core.reading.patterns import Verb
from affray.core.scenario import Scenario
from affray.core.simple import SimpleSystem
from affray.core.system import System
from affray.core.words.phrase import Phrase
from affray.referee.event import Code, Event, Modifier

__all__ = [
    "NATURE",
    "Actor",
    "Block",
    "Code",
    "Codec",
    "Counter",
    "DiceRow",
    "Event",
    "Facts",
    "Grammar",
    "HexPicture",
    "InputError",
    "Item",
    "LabFace",
    "Modifier",
    "Number",
    "OddsQuestion",
    "OptionFact",
    "Patch",
    "Phrase",
    "Picture",
    "PlanePicture",
    "Prompt",
    "Question",
    "Refusal",
    "RuledOut",
    "Scenario",
    "SimpleSystem",
    "Slip",
    "Span",
    "StagePicture",
    "System",
    "Terrain",
    "Throw",
    "Verb",
    "Way",
    "Word",
    "one_of",
]
