"""What a system can say of a position beyond its rules' own answers: where a figure can go, what an answer promises.

Nothing here is a rule: each system works its guide out with the functions that play, no die is rolled and nothing is
told. Words are phrases, ids of the system's catalogue with their arguments, so that every language says the same.
"""

from collections.abc import Iterable, Set
from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from affray.core.faces.forms import Form
from affray.core.faces.picture import Hex, Spot
from affray.core.question import Question, Refusal
from affray.core.words.phrase import Phrase
from affray.referee.event import Modifier

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")

__all__ = [
    "Chance",
    "Check",
    "FormGuide",
    "Guide",
    "HexGuide",
    "Measure",
    "Offer",
    "Phrase",
    "Place",
    "PlaneGuide",
    "Prospect",
    "Row",
    "Sheet",
    "Sight",
    "Spread",
    "StageGuide",
    "Struck",
    "Threat",
    "Trial",
    "threats_of",
]


class Check(msgspec.Struct, frozen=True):
    """A roll that an answer will need: so many dice must total `need` or less (or what `what` says), with its chance."""

    what: Phrase
    dice: int
    need: int
    chance: float


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer as a board and a menu need it.

    `text` is the answer's notation; `group` names its kind (step, face, attack, defend, word ...); `hex` is where on the
    board it is given, `facing` the hexside it turns to (-1 for none), `target` the figure it is aimed at, `item` what it
    is done with, `dice` how many it bids; `check` is the roll it will need; `ends` marks what ends something for good, `vain` what is known to come
    to nothing; `hexes` are those that a body of several would hold afterwards, the head first; `allows` says what may still be done
    with it, `form` which of several forms it gives to what it makes. On a table in inches `spot` is where it is given and
    `heading` the direction it turns to, in degrees. `then` is the answer to the next question that as a rule follows at once,
    so that both may be given together by whoever does not want to look in between.
    """

    text: str
    """The answer in the notation of the system."""
    group: str
    """Its kind: step, face, attack, defend, word and so on."""
    hex: Hex | None = None
    """Where on a hex board it is given; None for nowhere."""
    facing: int = -1
    """The hexside that it turns to; -1 for none."""
    target: str = ""
    """The name of the figure that it is aimed at; empty for none."""
    item: str = ""
    """The name of what it is done with; empty for nothing."""
    dice: int = 0
    """How many dice it bids."""
    check: Check | None = None
    """The roll that it will need."""
    ends: bool = False
    """Whether it ends something for good."""
    vain: bool = False
    """Whether whoever is asked may know that nothing comes of it; such answers are listed last."""
    hexes: tuple[Hex, ...] = ()
    """What a body of several hexes would hold afterwards, the head first; empty for a body of one hex."""
    allows: Phrase | None = None
    """What may still be done with it."""
    form: Phrase | None = None
    """Which of several forms it gives to what it makes."""
    spot: Spot | None = None
    """Where it is given on a table in inches."""
    heading: float | None = None
    """The direction that it turns to on a table in inches, in degrees counter-clockwise from the right."""
    then: str = ""
    """The answer to the next question that as a rule follows at once; an interface may offer to give both together."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hex where the figure can end a move.

    `cost` is in movement points, of the whole move up to there; `path` the answers that lead there one after another, `way` the hexes it crosses,
    `facing` how the figure arrives. `stop` says why it can go no further from there (none where it can), `engaged` who
    engages it there, `left` which options remain afterwards, `lost` which do not, `checks` the rolls on the way.
    `hexes` are those that a body of several would hold there, the head first.
    """

    hex: Hex
    """The hex of its head."""
    cost: int
    """Movement points of the whole move up to here."""
    path: tuple[str, ...]
    """The answers that lead here, one after another."""
    way: tuple[Hex, ...]
    """The hexes that the path crosses."""
    facing: int
    """The hexside that the figure faces on arrival."""
    stop: Phrase | None = None
    """Why it can go no further from here; None where it can."""
    engaged: tuple[str, ...] = ()
    """The names of the figures that engage it here."""
    left: tuple[Phrase, ...] = ()
    """The options that remain to it afterwards."""
    lost: tuple[Phrase, ...] = ()
    """The options that it has no longer."""
    notes: tuple[Phrase, ...] = ()
    """What else is to be said of the place."""
    checks: tuple[Check, ...] = ()
    """The rolls on the way."""
    hexes: tuple[Hex, ...] = ()
    """What a body of several hexes would hold here, the head first; empty for a body of one hex."""


class Chance(msgspec.Struct, frozen=True):
    """One number of a prospect: its name, its value, and whether it is a chance (0 to 1) or points."""

    name: Phrase
    value: float
    points: bool = False


class Spread(msgspec.Struct, frozen=True):
    """How likely each number is of something that is counted, from 0 on: miniatures lost, for one. They sum to one."""

    name: Phrase
    chances: tuple[float, ...]


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer promises by exact odds: the sum that makes its score, its chances, the policy they assume.

    `acts` says when it would be carried out among the declarations so far, where that is known; `spreads` are the
    distributions behind the chances; `brief` the few numbers, by short names, that stand beside the answer in a list.
    """

    text: str
    """The answer in the notation of the system."""
    score: int
    """The number that the roll is compared with."""
    parts: tuple[Modifier, ...]
    """The sum that makes the score."""
    chances: tuple[Chance, ...]
    """What may come of it, each with its chance or its points, what says most first: a short list shows the first few."""
    policy: Phrase
    """How the choices are made that the odds assume."""
    acts: Phrase | None = None
    """When it would be carried out among the declarations so far, where that is known."""
    spreads: tuple[Spread, ...] = ()
    """The distributions behind the chances."""
    brief: tuple[Chance, ...] = ()
    """The few numbers, by short names, that stand beside the answer in a list."""


class Threat(msgspec.Struct, frozen=True):
    """A hex that opponents can reach to strike in, or strike at now, next turn: who, and whether it is now."""

    hex: Hex
    by: tuple[str, ...]
    now: bool


def threats_of(found: Iterable[tuple[str, Set[Hex], Set[Hex]]]) -> tuple[Threat, ...]:
    """The hexes that each of these can strike at now, then those that it can strike at next turn, each group in the order
    of the hexes; one that somebody strikes at now is not told again for him.

    >>> [(threat.hex, threat.by, threat.now) for threat in threats_of([("Ann", {(0, 1)}, {(0, 1), (0, 2)})])]
    [((0, 1), ('Ann',), True), ((0, 2), ('Ann',), False)]
    """
    now: dict[Hex, list[str]] = {}
    later: dict[Hex, list[str]] = {}
    for who, struck, reached in found:
        for pos in struck:
            now.setdefault(pos, []).append(who)
        for pos in reached - struck:
            later.setdefault(pos, []).append(who)
    threats = [Threat(pos, tuple(by), now=True) for pos, by in sorted(now.items())]
    return (*threats, *(Threat(pos, tuple(by), now=False) for pos, by in sorted(later.items())))


class Sight(msgspec.Struct, frozen=True):
    """A line of sight: the hexes it crosses, what blocks it (none when it is clear) and where, what it crosses."""

    hexes: tuple[Hex, ...]
    blocked: Refusal | None
    where: Hex | None
    notes: tuple[Phrase, ...] = ()


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a sheet: its name, its value as a phrase, the sum that makes it, its clauses."""

    name: Phrase
    value: Phrase
    parts: tuple[Modifier, ...] = ()
    clauses: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    """A figure beside the board: its name and side, and lines in groups."""

    id: str
    side: int
    groups: tuple[tuple[Phrase, tuple[Row, ...]], ...]


class Struck(msgspec.Struct, frozen=True):
    """A unit that a move runs over, with how many of its miniatures, and the dice that roll for it, as they are written."""

    unit: str
    miniatures: int
    dice: str


class Trial(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer on a table in inches would come to, legal or not: nothing is done, no die is rolled.

    `text` is the answer as it is given, `refusal` why it may not be; `bases` and `middles` are where the miniatures would
    stand, as those of a block, `centre` the place that distances are measured from then. `way` is the path of that place,
    `swath` what the unit sweeps over on it, one polygon for each part of the way. `spent` of `most` inches are used;
    `loose` are the miniatures, by their place in the unit, that stand apart from the others, `touched` the units that it
    would stand in contact with, `struck` those run over. `notes` say the rest, such as that the unit is disordered.
    """

    text: str
    """The answer as it is given."""
    refusal: Refusal | None = None
    """Why it may not be given; None where it may."""
    bases: tuple[tuple[Spot, ...], ...] = ()
    """The corners of each base where it would stand, from the front right round to the left, in inches."""
    middles: tuple[Spot, ...] = ()
    """The middle of each base where it would stand, in inches."""
    centre: Spot | None = None
    """The place that distances are measured from then; None for a unit that is not on the table."""
    heading: float = 0
    """Where the unit would look, in degrees counter-clockwise from the right."""
    way: tuple[Spot, ...] = ()
    """The path of the centre, in inches."""
    swath: tuple[tuple[Spot, ...], ...] = ()
    """What the unit sweeps over: the corners of a polygon for each part of the way."""
    spent: float = 0
    """The inches used."""
    most: float = 0
    """The inches that there are."""
    loose: tuple[int, ...] = ()
    """The miniatures that stand apart from the others, by their place in the unit."""
    touched: tuple[str, ...] = ()
    """The names of the units that it would stand in contact with."""
    struck: tuple[Struck, ...] = ()
    """The units run over."""
    notes: tuple[Phrase, ...] = ()
    """What else comes of it, such as that the unit is disordered."""


class Measure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies between two places of a table: how far it is as far as one may know before declaring (`exact` or to the
    inch), in which direction, what blocks the line of sight there and where, and what the rules say of one shooting at the
    other, where both are units."""

    source: Spot
    """The first place."""
    target: Spot
    """The second place."""
    length: float
    """How far it is, in inches, as far as one may know before declaring."""
    bearing: float
    """The direction from the first to the second, in degrees counter-clockwise from the right."""
    exact: bool = True
    """Whether the length is exact; else it is one to the inch."""
    blocked: Refusal | None = None
    """What blocks the line of sight; None where it is clear."""
    where: Spot | None = None
    """The place where the line is blocked."""
    notes: tuple[Phrase, ...] = ()
    """What the rules say of one shooting at the other, where both are units."""


@runtime_checkable
class Guide(Protocol[S_contra, A]):
    """What an interface asks beyond `System`, whatever the board. Figures are named by their id; nothing changes."""

    def offers(self, state: S_contra, question: Question[A]) -> tuple[Offer, ...]:
        """Each listed answer, ordinary ones first, then those that end something, in their order."""

    def prospects(self, state: S_contra, question: Question[A], target: str = "") -> tuple[Prospect, ...]:
        """What each listed answer that rolls dice promises; those aimed at one figure where it is named."""

    def sheet(self, state: S_contra, who: str) -> Sheet:
        """The sheet of a figure. Raises InputError for an unknown figure."""

    def order(self, state: S_contra) -> tuple[Phrase, ...]:
        """What has been declared so far in this phase, in the order in which it would be carried out."""


@runtime_checkable
class HexGuide(Guide[S_contra, A], Protocol[S_contra, A]):
    """What the interface of a hex system asks beyond that."""

    def places(self, state: S_contra, who: str) -> tuple[Place, ...]:
        """Where a figure can end its move: the one that moves now, or another as if it moved next.

        Empty for a figure that cannot move. The path of a figure not yet picked begins with the answer that picks it.
        Raises InputError for an unknown figure.
        """

    def threats(self, state: S_contra, side: int) -> tuple[Threat, ...]:
        """The hexes that the opponents of a side threaten."""

    def sight(self, state: S_contra, source: Hex, target: Hex) -> Sight:
        """The line between two hexes. Raises InputError for a hex off the board."""


@runtime_checkable
class PlaneGuide(Guide[S_contra, A], Protocol[S_contra, A]):
    """What the interface of a system on a table in inches asks beyond that."""

    def trial(self, state: S_contra, answer: A) -> Trial:
        """What an answer would come to now, legal or not."""

    def measure(self, state: S_contra, source: str, target: str) -> Measure:
        """What lies between two places, each "X,Y" in inches or the name of a unit. Raises InputError for anything else."""


@runtime_checkable
class FormGuide(Guide[S_contra, A], Protocol[S_contra, A]):
    """What the interface of a system asks that has forms for answers beside those listed."""

    def forms(self, state: S_contra, question: Question[A]) -> tuple[Form, ...]:
        """The forms of answers that a question takes beside those listed."""


@runtime_checkable
class StageGuide(FormGuide[S_contra, A], Protocol[S_contra, A]):
    """What the interface of a system asks beyond that whose answers beside those listed may roll dice, as on a stage, or where a
    game master calls for saving throws."""

    def promise(self, state: S_contra, question: Question[A], answer: A) -> tuple[Prospect, ...]:
        """What a legal answer that need not be listed promises: a prospect for each roll that it comes to, none where
        nothing is rolled."""
