"""What a seat asks for beside the game: the past, the guide's advice, a record checked; and what is refused."""

from collections.abc import Mapping

import msgspec

from affray.core.faces.forms import Field, Form, Pick
from affray.core.faces.guide import Measure, Place, Prospect, Sight, Threat, Trial
from affray.referee.event import Modifier
from affray.web.messages.choice import Choice
from affray.web.messages.table import Position


class Moment(msgspec.Struct, frozen=True):
    """The board after so many answers, for the replay; its position asks nothing, and its `state` is -1."""

    moment: int
    position: Position


class WordedPlace(msgspec.Struct, frozen=True):
    """A place with its phrases in words: why it must stop, notes, options left and lost, checks."""

    place: Place
    stop: str = ""
    notes: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    checks: tuple[str, ...] = ()


class WordedProspect(msgspec.Struct, frozen=True):
    """A prospect with its phrases in words, the names of its chances, of its spreads and of its brief in their order."""

    prospect: Prospect
    names: tuple[str, ...]
    policy: str
    acts: str = ""
    spreads: tuple[str, ...] = ()
    brief: tuple[str, ...] = ()


class WordedSight(msgspec.Struct, frozen=True):
    """A line of sight with what it says in words."""

    sight: Sight
    text: str


class WordedTrial(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer would come to, with its phrases in words: the answer itself, why it may not be given and the clauses
    concerned, notes; `unread` where it is no answer at all, so that `why` quotes what is typed."""

    trial: Trial
    label: str
    why: str = ""
    clauses: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    unread: bool = False


class WordedMeasure(msgspec.Struct, frozen=True):
    """What lies between two places with what it says in words."""

    measure: Measure
    text: str


class WordedPick(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to pick in words: its name, a note, why it cannot be picked; numbers of a step, each with its name."""

    pick: Pick
    name: str
    note: str = ""
    why: str = ""
    numbers: tuple[tuple[str, str], ...] = ()


class WordedField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a form in words; the picks of `field` are left out, they are in `picks`."""

    field: Field
    title: str
    picks: tuple[WordedPick, ...] = ()
    hint: str = ""


class WordedForm(msgspec.Struct, frozen=True):
    """A form in words; the fields of `form` are left out, they are in `fields`."""

    form: Form
    title: str
    fields: tuple[WordedField, ...]


class WordedRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a sheet in words."""

    name: str
    value: str
    parts: tuple[Modifier, ...] = ()
    clauses: tuple[str, ...] = ()


class WordedSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure's sheet in words."""

    id: str
    """Its name."""
    side: int
    """The index of its side."""
    groups: tuple[tuple[str, tuple[WordedRow, ...]], ...]
    """Its lines in groups."""
    asked: Mapping[str, str] = {}
    """What the laboratory is asked about it: fields of a question about odds; empty for nothing."""
    weapons: tuple[tuple[str, str], ...] = ()
    """The weapons at hand as a question names them, with what they are called."""


class WordedReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that a computer player thought about, in words."""

    text: str
    """The answer in notation."""
    label: str
    """The answer in words."""
    expected: str
    """What is expected of it, in words."""
    win: float | None = None
    """The chance to win, a draw counted as half, no surer than the tries show that it rests on; null where the player does not
    know."""


class WordedReasons(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a computer player answered as it did, or would answer."""

    side: int
    """The side that it plays."""
    rows: tuple[WordedReason, ...]
    """The answer given, then the best of the others."""
    decided: str
    """What decided, in words."""
    who: str = ""
    """The figure that was asked; empty for none."""
    moment: int = 0
    """How many answers the game had after the decision; 0 for a hint."""


class Decided(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a computer player decided and can be asked about, in words: a decision, or several of one kind about a figure one
    after another in a round, such as the steps of a walk."""

    moment: int
    """How many answers the game had after that one of them whose reasons tell most."""
    label: str
    """The answers given, those that come several times in a row once."""
    who: str = ""
    """The figure that it was about, else the side."""
    round: str = ""
    """The round; empty where none are counted."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked of the guide, for the state it was worked out in."""

    state: int
    """The state of the game that it holds for."""
    places: tuple[WordedPlace, ...] = ()
    """Where a figure can end its move."""
    prospects: tuple[WordedProspect, ...] = ()
    """What each answer that rolls dice promises."""
    threats: tuple[Threat, ...] = ()
    """The hexes that opponents threaten."""
    sight: WordedSight | None = None
    """The line between two hexes."""
    sheet: WordedSheet | None = None
    """The sheet of a figure."""
    trial: WordedTrial | None = None
    """What one answer would come to."""
    measure: WordedMeasure | None = None
    """What lies between two places of a table in inches."""
    forms: tuple[WordedForm, ...] = ()
    """The forms of answers to the open question."""
    reasons: WordedReasons | None = None
    """Why a computer player answered as it did, or what a strong one would answer."""
    decisions: tuple[Decided, ...] = ()
    """What the side has decided of late; `reasons` are of the newest that was weighed, or of the moment that is asked about."""
    unsaid: str = ""
    """Why no reasons can be told, in a sentence; empty where they are."""
    closed: tuple[Choice, ...] = ()
    """What one might want to do with a thing pointed at and may not now, each with the reason."""


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of checking a record: whether every die, event and state is derived again, else the first difference."""

    holds: bool
    difference: str = ""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every refused request: a code, one line, the clauses concerned."""

    code: str
    reason: str
    clauses: tuple[str, ...] = ()
    field: str = ""
    """The field of a form that it is about."""
    others: dict[str, str] = {}
    """What is wrong with other fields of the form, by their names."""
