"""What the page and the server say to each other; the page's types are generated from these structs.

Numbers: `state` names a position of a game (how many entries its record has); an answer names the state it was made for.
`n` numbers what a game has told (its entries in the room's log, chat and requests included) from 1 without gaps; a
socket that comes back asks for what came after the last `n` it has. `moment` counts answers that stand, from 0, for the
replay. Texts are in the language of the seat that reads them.
"""

from affray.core.guide import Check, Phrase
from affray.web.messages.advice import (
    Advice,
    Fault,
    Moment,
    Verified,
    WordedPlace,
    WordedProspect,
    WordedRow,
    WordedSheet,
    WordedSight,
)
from affray.web.messages.start import (
    ClauseInfo,
    Clock,
    Made,
    NewGame,
    OptionInfo,
    PackInfo,
    PlayerKind,
    ScenarioInfo,
    SeatLink,
    SystemInfo,
)
from affray.web.messages.table import (
    Answer,
    Asked,
    Chat,
    Choice,
    Command,
    DiceAsked,
    Done,
    Figure,
    FromSeat,
    FromServer,
    Hello,
    HexBoard,
    Language,
    Line,
    Message,
    Over,
    Position,
    Refused,
    Request,
    Side,
    Sides,
    Told,
    Welcome,
)

Asking = (SystemInfo, ClauseInfo, NewGame, Made, Moment, Advice, Verified, Fault, Check, Phrase)
"""What else the page needs a type for, beside `FromServer` and `FromSeat`."""

__all__ = [
    "Advice",
    "Answer",
    "Asked",
    "Asking",
    "Chat",
    "Choice",
    "ClauseInfo",
    "Clock",
    "Command",
    "DiceAsked",
    "Done",
    "Fault",
    "Figure",
    "FromSeat",
    "FromServer",
    "Hello",
    "HexBoard",
    "Language",
    "Line",
    "Made",
    "Message",
    "Moment",
    "NewGame",
    "OptionInfo",
    "Over",
    "PackInfo",
    "PlayerKind",
    "Position",
    "Refused",
    "Request",
    "ScenarioInfo",
    "SeatLink",
    "Side",
    "Sides",
    "SystemInfo",
    "Told",
    "Verified",
    "Welcome",
    "WordedPlace",
    "WordedProspect",
    "WordedRow",
    "WordedSheet",
    "WordedSight",
]
