"""One rule, several uses: every procedure takes a referee and uses the verbs roll, choose and tell."""

from affray.referee.event import Code, Event, Modifier
from affray.referee.every import Every, Policy, odds
from affray.referee.live import ChoiceNeeded, DiceNeeded, Live, Needed, StreamDice
from affray.referee.script import Script, ScriptError
from affray.referee.verbs import (
    Referee,
    choose,
    plain_function,
    procedure,
    roll,
    roll_count,
    roll_kinds,
    roll_sum,
    rule,
    say,
    tell,
)

__all__ = [
    "ChoiceNeeded",
    "Code",
    "DiceNeeded",
    "Event",
    "Every",
    "Live",
    "Modifier",
    "Needed",
    "Policy",
    "Referee",
    "Script",
    "ScriptError",
    "StreamDice",
    "choose",
    "odds",
    "plain_function",
    "procedure",
    "roll",
    "roll_count",
    "roll_kinds",
    "roll_sum",
    "rule",
    "say",
    "tell",
]
