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
    is done with, `dice` how many it bids; `check` is the roll it will need; `ends` marks what ends something for good;
    `hexes` are those that a body of several would hold afterwards, the head first; `allows` says what may still be done
    with it, `form` which of several forms it gives to what it makes. On a table in inches `spot` is where it is given and
    `heading` the direction it turns to, in degrees. `then` is the answer to the next question that as a rule follows at once,
    so that both may be given together by whoever does not want to look in between.
    """

    text: str
    group: str
    hex: Hex | None = None
    facing: int = -1
    target: str = ""
    item: str = ""
    dice: int = 0
    check: Check | None = None
    ends: bool = False
    hexes: tuple[Hex, ...] = ()
    allows: Phrase | None = None
    form: Phrase | None = None
    spot: Spot | None = None
    heading: float | None = None
    then: str = ""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hex where the figure can end a move.

    `cost` is in movement points, of the whole move up to there; `path` the answers that lead there one after another, `way` the hexes it crosses,
    `facing` how the figure arrives. `stop` says why it can go no further from there (none where it can), `engaged` who
    engages it there, `left` which options remain afterwards, `lost` which do not, `checks` the rolls on the way.
    `hexes` are those that a body of several would hold there, the head first.
    """

    hex: Hex
    cost: int
    path: tuple[str, ...]
    way: tuple[Hex, ...]
    facing: int
    stop: Phrase | None = None
    engaged: tuple[str, ...] = ()
    left: tuple[Phrase, ...] = ()
    lost: tuple[Phrase, ...] = ()
    notes: tuple[Phrase, ...] = ()
    checks: tuple[Check, ...] = ()
    hexes: tuple[Hex, ...] = ()


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
    score: int
    parts: tuple[Modifier, ...]
    chances: tuple[Chance, ...]
    policy: Phrase
    acts: Phrase | None = None
    spreads: tuple[Spread, ...] = ()
    brief: tuple[Chance, ...] = ()


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
    told = [Threat(pos, tuple(by), now=True) for pos, by in sorted(now.items())]
    return (*told, *(Threat(pos, tuple(by), now=False) for pos, by in sorted(later.items())))


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
    refusal: Refusal | None = None
    bases: tuple[tuple[Spot, ...], ...] = ()
    middles: tuple[Spot, ...] = ()
    centre: Spot | None = None
    heading: float = 0
    way: tuple[Spot, ...] = ()
    swath: tuple[tuple[Spot, ...], ...] = ()
    spent: float = 0
    most: float = 0
    loose: tuple[int, ...] = ()
    touched: tuple[str, ...] = ()
    struck: tuple[Struck, ...] = ()
    notes: tuple[Phrase, ...] = ()


class Measure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies between two places of a table: how far it is as far as one may know before declaring (`exact` or to the
    inch), in which direction, what blocks the line of sight there and where, and what the rules say of one shooting at the
    other, where both are units."""

    source: Spot
    target: Spot
    length: float
    bearing: float
    exact: bool = True
    blocked: Refusal | None = None
    where: Spot | None = None
    notes: tuple[Phrase, ...] = ()


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
class StageGuide(Guide[S_contra, A], Protocol[S_contra, A]):
    """What the interface of a system on a stage asks beyond that."""

    def forms(self, state: S_contra, question: Question[A]) -> tuple[Form, ...]:
        """The forms of answers that a question takes beside those listed."""

    def promise(self, state: S_contra, question: Question[A], answer: A) -> tuple[Prospect, ...]:
        """What a legal answer that need not be listed promises: a prospect for each roll that it comes to, none where
        nothing is rolled."""
