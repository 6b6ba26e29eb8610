"""What every rule system shares: facts, questions, events, modifiers, refusals, scenarios and tables."""

from affray.core.errors import InputError
from affray.core.phrase import Phrase
from affray.core.picture import Block, Counter, HexPicture, Item, Patch, Picture, PlanePicture, Terrain
from affray.core.question import NATURE, Prompt, Question, Refusal, RuledOut
from affray.core.scenario import Scenario
from affray.core.system import Facts, OptionFact, System
from affray.referee.event import Code, Event, Modifier

__all__ = [
    "NATURE",
    "Block",
    "Code",
    "Counter",
    "Event",
    "Facts",
    "HexPicture",
    "InputError",
    "Item",
    "Modifier",
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
    "System",
    "Terrain",
]
