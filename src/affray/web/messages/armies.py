"""Army lists: what a draft comes to, what is kept. What systems hand out themselves is a parameter of a message."""

from typing import Annotated, Generic, TypeVar

import msgspec

from affray.web.messages.advice import WordedRow
from affray.web.messages.figures import BrokenRule

Short = Annotated[str, msgspec.Meta(max_length=200)]
Revision = Annotated[int, msgspec.Meta(ge=0, le=999_999)]
Options = Annotated[dict[Short, Short], msgspec.Meta(max_length=60)]
"""House rules by name and value, as they are written."""
Choices = TypeVar("Choices")
"""All that an army can be built from."""
Table = TypeVar("Table")
"""An army as its file has it."""
Pack = TypeVar("Pack")
"""What a pack brings."""
Count = TypeVar("Count")
"""How many units of a type there are."""


# --- a draft ----------------------------------------------------------------------------------------------------------
class ArmyDraft(msgspec.Struct, Generic[Table], frozen=True, forbid_unknown_fields=True):
    """An army that need not be kept, and the house rules that it is judged by; `of` is the kept one that it would change."""

    army: Table
    options: Options = {}
    of: Short = ""


class UnitChecked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a unit comes to: its line, its points and those of each miniature, every term of its price, the rules that it
    breaks."""

    line: str = ""
    points: float = 0
    each: float = 0
    rows: tuple[WordedRow, ...] = ()
    faults: tuple[BrokenRule, ...] = ()


class ArmyMeter(msgspec.Struct, Generic[Count], frozen=True, omit_defaults=True):
    """Points beside a bound, in numbers and in words: of all units (`share` empty), or of a class. `least` where the bound
    is the least, `excess` by how much it is missed."""

    word: str
    """Whose points these are, in words."""
    text: str
    """Points and bound in words."""
    points: float
    """The points there are."""
    bound: float
    """The limit, or the most or least of the class."""
    clauses: tuple[str, ...]
    """The clauses concerned."""
    share: str = ""
    """The class; empty for the whole army."""
    least: bool = False
    """Whether the bound is the least."""
    excess: float = 0
    """By how many points the bound is missed."""
    types: tuple[Count, ...] = ()
    """The units of the class by type."""


class ArmyChecked(msgspec.Struct, Generic[Count], frozen=True, omit_defaults=True):
    """What a draft comes to: each unit in its order, the meters, the rules that the army breaks beside those of its units
    and the bounds of the meters; the text of its file, empty where it cannot be written; why it cannot go by its name."""

    units: tuple[UnitChecked, ...]
    meters: tuple[ArmyMeter[Count], ...]
    faults: tuple[BrokenRule, ...]
    broken: int
    verdict: str
    file: str = ""
    naming: str = ""


# --- files ------------------------------------------------------------------------------------------------------------
class ArmyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file by its name and text: an army as JSON, or a pack as TOML or JSON."""

    name: Short
    text: Annotated[str, msgspec.Meta(max_length=500_000)]
    options: Options = {}


class ArmyRead(msgspec.Struct, Generic[Table, Pack], frozen=True, omit_defaults=True):
    """What a file holds: an army or a pack; of a pack that does not hold, all that is wrong with it."""

    army: Table | None = None
    pack: Pack | None = None
    faults: tuple[str, ...] = ()


# --- what is kept -----------------------------------------------------------------------------------------------------
class ArmyCard(msgspec.Struct, Generic[Count], frozen=True, omit_defaults=True):
    """A kept army in short: its points beside its limit, how many units and miniatures, how many rules it breaks, which
    types it has; `rev` is how often it was changed."""

    name: str
    """What the army is called."""
    limit: float
    """Its limit in points."""
    points: float
    """What it costs in points."""
    units: int
    """How many units it has."""
    miniatures: int
    """How many miniatures it has."""
    broken: int
    """How many rules it breaks."""
    verdict: str
    """In words whether it may play."""
    types: tuple[Count, ...]
    """Its units by type."""
    rev: int = 0
    """How often it was changed."""


class ArmyKeptInfo(msgspec.Struct, Generic[Table, Count], frozen=True):
    """A kept army with the house rules that it is judged by."""

    card: ArmyCard[Count]
    army: Table
    options: dict[str, str]


class ArmyNew(msgspec.Struct, Generic[Table], frozen=True, forbid_unknown_fields=True):
    """An army to keep, legal or not."""

    army: Table
    options: Options = {}


class ArmyChange(msgspec.Struct, Generic[Table], frozen=True, forbid_unknown_fields=True):
    """The kept army of a name, in the revision that was seen, becomes another, whose name may be another too."""

    name: Short
    rev: Revision
    army: Table
    options: Options = {}


class ArmyRemove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Removes a kept army."""

    name: Short
    rev: Revision


class ArmyRemoved(msgspec.Struct, frozen=True):
    """The name of the army that is no longer kept."""

    name: str
