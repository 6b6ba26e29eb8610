"""A stage: a place without a map, where only distances between two are known."""

import msgspec

from affray.core.faces.picture import Actor, Find, Slip, Span, Way


class StageBoard(msgspec.Struct, frozen=True, tag_field="board", tag="stage"):
    """A stage, of which nothing stands but its bands from near to far: each by its code, and what it is called."""

    bands: tuple[str, ...]
    names: tuple[str, ...]


class Role(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody or something on a stage, worded: its notes, `condition`, one line on how it stands, what it is, what each of
    its rows of dice is called, its own name."""

    actor: Actor
    notes: tuple[str, ...] = ()
    condition: str = ""
    what: str = ""
    rows: tuple[str, ...] = ()
    name: str = ""


class Door(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way off a stage, worded: what it is called, where it leads, what bars it."""

    way: Way
    name: str
    leads: str = ""
    barred: str = ""


class FindShown(msgspec.Struct, frozen=True):
    """Something that lies on a stage, and what it is called."""

    find: Find
    title: str


class Tick(msgspec.Struct, frozen=True):
    """A hand of the clock: its unit, what that is called, what it shows."""

    unit: str
    name: str
    n: int


class WordedSlip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slip of paper on a table, with what its codes are called, in their order."""

    slip: Slip
    names: tuple[str, ...] = ()


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a stage shows now: the place, the light by its code and in words, who and what is there, how far each pair is
    apart, the ways out, the clock from its largest unit, what lies there to be taken; at a game master's table his side, what he has read out and the
    slips that lie there."""

    place: str
    """What the place is called."""
    light: str
    """The light by its code."""
    lighted: str
    """The light in words."""
    roles: tuple[Role, ...]
    """Who and what is there."""
    spans: tuple[Span, ...]
    """How far each pair is apart."""
    doors: tuple[Door, ...]
    """The ways out."""
    clock: tuple[Tick, ...]
    """The time that has passed, the largest unit first."""
    finds: tuple[FindShown, ...] = ()
    """What lies there to be taken."""
    keeper: int = -1
    """The game master's side; -1 for none."""
    told: str = ""
    """What he has read out."""
    slips: tuple[WordedSlip, ...] = ()
    """The slips of paper on the table."""


# --- the journal ------------------------------------------------------------------------------------------------------
class JournalDice(msgspec.Struct, frozen=True):
    """A roll of the journal: what it was for, in words, and the faces."""

    purpose: str
    faces: tuple[int, ...]


class JournalLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: its number, what the clock said and where it was, whose step it was, what was chosen, the
    human's sentences, the dice, what came of it, the clauses. A remark has nothing but its sentence."""

    number: int
    """Its number in the journal, from 1."""
    when: str
    """What the clock said."""
    place: str = ""
    """Where it was."""
    actor: str = ""
    """Whose step it was."""
    choices: tuple[str, ...] = ()
    """What was chosen, in words."""
    said: tuple[str, ...] = ()
    """What the human said."""
    dice: tuple[JournalDice, ...] = ()
    """The rolls."""
    results: tuple[str, ...] = ()
    """What came of it, in words."""
    clauses: tuple[str, ...] = ()
    """The clauses concerned."""
    remark: bool = False
    """Whether it is nothing but a sentence."""


class Journal(msgspec.Struct, frozen=True):
    """The journal of a game up to a state."""

    state: int
    lines: tuple[JournalLine, ...]
