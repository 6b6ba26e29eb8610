"""A stage: a place without a map, where only distances between two are known."""

import msgspec

from affray.core.faces.picture import Actor, Slip, Span, Way


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
    apart, the ways out, the clock from its largest unit; at a game master's table his side, what he has read out and the
    slips that lie there."""

    place: str
    light: str
    lighted: str
    roles: tuple[Role, ...]
    spans: tuple[Span, ...]
    doors: tuple[Door, ...]
    clock: tuple[Tick, ...]
    keeper: int = -1
    told: str = ""
    slips: tuple[WordedSlip, ...] = ()


# --- the journal ------------------------------------------------------------------------------------------------------
class JournalDice(msgspec.Struct, frozen=True):
    """A roll of the journal: what it was for, in words, and the faces."""

    purpose: str
    faces: tuple[int, ...]


class JournalLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: its number, what the clock said and where it was, whose step it was, what was chosen, the
    human's sentences, the dice, what came of it, the clauses. A remark has nothing but its sentence."""

    number: int
    when: str
    place: str = ""
    actor: str = ""
    choices: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    dice: tuple[JournalDice, ...] = ()
    results: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    remark: bool = False


class Journal(msgspec.Struct, frozen=True):
    """The journal of a game up to a state."""

    state: int
    lines: tuple[JournalLine, ...]
