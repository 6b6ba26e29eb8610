"""Figures that are made and kept: what there is to choose from, what a draft comes to, what the roster holds."""

from typing import Annotated, Literal

import msgspec

from affray.core.faces.looks import Body, Looks
from affray.core.faces.worded import Named
from affray.web.messages.advice import WordedProspect, WordedRow, WordedSheet

Short = Annotated[str, msgspec.Meta(max_length=200)]
Line = Annotated[str, msgspec.Meta(max_length=2000)]
FigureTable = dict[str, str | int | bool | tuple[str, ...]]
"""A figure as its system keeps it: a table that begins with its name."""
Count = Annotated[int, msgspec.Meta(ge=0, le=999_999)]


# --- what there is to choose from -------------------------------------------------------------------------------------
class Below(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attribute that must be below another, both as places among the attributes."""

    low: int
    high: int
    clauses: tuple[str, ...] = ()
    """The clauses that say so."""


class TraitChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attribute of points by its key, such as `st`; it counts from the attribute `above`, where one is named."""

    key: str
    above: str = ""


class RaceChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A race: the least of each attribute, the points in all, which attributes must be below which; what it is in short,
    its gift, and its rule in words."""

    name: str
    """Its name in a figure's file."""
    word: str
    """What it is called."""
    least: tuple[int, ...]
    """The least of each attribute, in their order."""
    total: int
    """Points for all attributes together."""
    order: tuple[Below, ...]
    """Which attributes must be below which."""
    facts: str
    """What the race is, in short."""
    rule: str
    """Its rule in words."""
    gift: str = ""
    """Its gift in words; empty for none."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rule."""
    body: Body = Looks().body
    """How its body is drawn."""


class ItemChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing to wear, hold, carry or know: its name for programs and in words, its kind in words, what it does.

    `rq` is the ST and `iq` the IQ that it asks for, `hands` what it takes to hold it, `weight` in pounds and `cost` in
    silver, each 0 where it does not apply.
    """

    name: str
    """Its name in a figure's file."""
    word: str
    """What it is called."""
    kind: str
    """Its kind in words; empty for none."""
    effect: str
    """What it does, in words."""
    rq: int = 0
    """The ST that it asks for."""
    iq: int = 0
    """The IQ that it asks for."""
    hands: int = 0
    """How many hands it takes."""
    weight: float = 0
    """Weight in pounds."""
    cost: int = 0
    """Price in silver."""
    clauses: tuple[str, ...] = ()
    """The clauses of what it does."""


class SlotChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for things, by the field of the figure that they stand in: the lists that it is filled from, whether many go
    into it, whether it can be left without any."""

    key: str
    lists: tuple[str, ...]
    many: bool = False
    empty: bool = False


class FigureChoices(msgspec.Struct, frozen=True):
    """What a figure can be made of, and whom its odds can be shown against; `handed` where it has a strong hand,
    `categories` are those of weapons of one's own, `words` what such a weapon can do besides."""

    system: str
    """The key of the system."""
    traits: tuple[TraitChoice, ...]
    """Its attributes."""
    races: tuple[RaceChoice, ...]
    """Its races."""
    lists: dict[str, tuple[ItemChoice, ...]]
    """The things to choose, by the name of their list."""
    slots: tuple[SlotChoice, ...]
    """The places that things go into."""
    handed: bool
    """Whether figures have a strong hand."""
    opponents: tuple[Named, ...]
    """Ready-made figures to show odds against."""
    categories: tuple[Named, ...]
    """The categories of weapons of one's own."""
    words: tuple[Named, ...]
    """What such a weapon can do besides."""
    start: FigureTable
    """A plain legal figure to begin with; empty where none ships."""


# --- a figure in words ------------------------------------------------------------------------------------------------
class CardNumber(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number of a card in words: its short name, what it is, what it is called in full."""

    label: str
    value: str
    title: str = ""


class FigureCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure as a card shows it: `learned` and `lost` in a few words each; `rev` is how often it was changed,
    `campaign` the one that it is out on."""

    name: str
    """The figure's name."""
    system: str
    """The key of its system."""
    race: str
    """Its race in words."""
    silhouette: str
    """The shape that is drawn for it."""
    numbers: tuple[CardNumber, ...]
    """Its main numbers."""
    gear: str
    """What it wears and holds, in one line."""
    learned: tuple[str, ...]
    """What it has learned."""
    lost: tuple[str, ...]
    """What is reduced by wounds and the like."""
    state: Literal["fit", "hurt", "down", "dead"]
    """How it is."""
    looks: Looks
    """How it is drawn."""
    rev: int = 0
    """How often it was changed."""
    campaign: str = ""
    """The campaign that it is out on; empty for none."""


class BrokenRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule that a draft breaks: a code, a line in words, its clauses."""

    code: str
    text: str
    clauses: tuple[str, ...] = ()


class BarredItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a draft may not take into a place, and why."""

    slot: str
    item: str
    text: str
    clauses: tuple[str, ...] = ()


class RunningTotal(msgspec.Struct, frozen=True):
    """A sum that runs along while a figure is made, and whether it is within its bounds."""

    row: WordedRow
    fits: bool


class FigureDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that is not kept, or the line that says it; `of` is the figure of the roster that it would change."""

    figure: FigureTable | None = None
    line: Line = ""
    of: Short = ""


class FigureDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure to draw by lot: of a race or of any, by a seed or by one that the server draws."""

    race: Short = ""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


class FigureChecked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a draft comes to: the figure, its line, every rule that it breaks, and its sheet where its items are known.

    `left` are the points that it has yet to spend, below 0 where it has spent too many; none where they are no longer
    counted. `totals` run along, `barred` is what it may not take as it is.
    """

    figure: FigureTable
    """The figure as a file has it."""
    line: str
    """The figure in one line of text."""
    faults: tuple[BrokenRule, ...]
    """The rules that it breaks."""
    left: int | None = None
    """Points to spend, below 0 for too many spent; none where points no longer count."""
    card: FigureCard | None = None
    """Its card, where its race and items are known."""
    sheet: WordedSheet | None = None
    """Its sheet, where they are known."""
    totals: tuple[RunningTotal, ...] = ()
    """Sums that run along, such as weight."""
    barred: tuple[BarredItem, ...] = ()
    """What it may not take as it is."""


class WeaponDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon of one's own: its name, category, DG text, required ST, and words for what else it can."""

    name: Short
    category: Short
    dg: Short
    rq: Annotated[int, msgspec.Meta(ge=0, le=999)]
    words: tuple[Short, ...] = ()


class DieTable(msgspec.Struct, frozen=True):
    """What a die of a weapon (T the Top, L the Low, C each Cup die) comes to when it shows 0 to 5."""

    die: str
    results: tuple[int, ...]


class WeaponMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of a weapon of one's own: the item as a figure has it, what it does, and what its dice
    come to; or why it is none."""

    item: str = ""
    effect: str = ""
    clauses: tuple[str, ...] = ()
    table: tuple[DieTable, ...] = ()
    fault: str = ""


class OddsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose odds against whom: an opponent by name or as a line; the weapon, or the first in hand."""

    figure: FigureTable
    against: Line
    weapon: Short = ""


class FigureOdds(msgspec.Struct, frozen=True):
    """What an attack promises with each number of dice; with which weapon, and which others there are; or why it cannot
    be made."""

    weapon: str
    weapons: tuple[Named, ...]
    prospects: tuple[WordedProspect, ...]
    fault: str = ""
    clauses: tuple[str, ...] = ()


# --- the roster -------------------------------------------------------------------------------------------------------
class FigureDeed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be done with a figure of the roster, or why it may not: rest, change, remove, or a point more of
    the attribute that it names, with what that costs."""

    do: str
    refusal: str = ""
    cost: str = ""
    clauses: tuple[str, ...] = ()


class FigureKeptInfo(msgspec.Struct, frozen=True):
    """A figure of the roster: `heals` are the days of rest after which nothing of it is reduced."""

    card: FigureCard
    figure: FigureTable
    line: str
    sheet: WordedSheet
    deeds: tuple[FigureDeed, ...]
    heals: int


class FigureNew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure to keep."""

    figure: FigureTable


class FigureChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure of a name, in the revision that was seen, gets the name and the gear of another."""

    name: Short
    rev: Count
    figure: FigureTable


class FigureRest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many days of rest; 0 are ten minutes."""

    name: Short
    rev: Count
    days: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0


class FigureAdvance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point more in an attribute, for what has been learned."""

    name: Short
    rev: Count
    attribute: Short


class FigureRemove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a figure off the roster."""

    name: Short
    rev: Count


class FiguresAdded(msgspec.Struct, frozen=True):
    """The names of the figures that a file has brought, or that are off the roster."""

    names: tuple[str, ...]
