"""What the laboratory answers: the same objects in the Python API, in `--json` and on the page.

Chances are given twice: as a number, and exactly as a fraction of whole numbers where there is one. A reason is a number
with its label and its clause.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from affray.core import Modifier

VERSION = 1
"""The version of these objects, in each of them."""


class OddsChance(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chance of something by its name, from 0 to 1; `exact` is the same as "p/q", `who` whom it befalls where there are
    several."""

    name: str
    chance: float
    exact: str = ""
    who: str = ""


class OddsPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that may come, and its chance. Two numbers at once stand for wounds and exhaustion."""

    value: int | tuple[int, int]
    chance: float
    exact: str = ""


class OddsSpread(msgspec.Struct, frozen=True, omit_defaults=True):
    """The distribution of a number by its name, with its mean where that is asked for."""

    name: str
    points: tuple[OddsPoint, ...]
    mean: float | None = None
    who: str = ""


class OddsNumber(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that the rules make, with its reasons and clauses; `text` where it is more than a number, such as dice."""

    name: str
    value: float
    text: str = ""
    parts: tuple[Modifier, ...] = ()
    clauses: tuple[str, ...] = ()
    who: str = ""


class OddsCase(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: what of the question is its own among several, then chances, distributions and numbers."""

    chances: tuple[OddsChance, ...]
    spreads: tuple[OddsSpread, ...] = ()
    numbers: tuple[OddsNumber, ...] = ()
    own: Mapping[str, str] = {}

    def chance(self, name: str) -> float:
        """The chance of that name. Raises KeyError."""
        return {chance.name: chance.chance for chance in self.chances}[name]


class Odds(msgspec.Struct, frozen=True):
    """The odds of a procedure of a system: who is concerned, how choices are made, the house rules that are not the usual
    ones, and an answer for each of the numbers asked about; `beside` it the answers to the same question with something
    changed, each with what that is."""

    system: str
    """The key of the system."""
    procedure: str
    """The procedure, such as a kind of attack."""
    who: tuple[str, ...]
    """Those concerned, by name."""
    policy: str
    """How choices are made."""
    cases: tuple[OddsCase, ...]
    """An answer for each of the numbers asked about."""
    options: Mapping[str, str] = {}
    """The house rules that are not the usual ones, by name."""
    changed: Mapping[str, str] = {}
    """What is changed in the question, if these odds stand beside others."""
    beside: "tuple[Odds, ...]" = ()
    """The answers to the same question with something changed."""
    version: int = VERSION
    """The version of these objects."""


class Share(msgspec.Struct, frozen=True):
    """A chance from a batch, and the bounds that hold the true one 95 times of 100 (Wilson)."""

    chance: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean from a batch, and by how much the true one is off at the most 95 times of 100 (normal)."""

    mean: float
    error: float


class Played(msgspec.Struct, frozen=True):
    """What came of a batch of duels: the games and their seed, the chances that each side wins and that nobody does, the
    mean number of rounds, and of what is left to each side: of a duel's `left_of` games."""

    games: int
    seed: int
    wins: tuple[Share, Share]
    drawn: Share
    rounds: Mean
    left: tuple[Mean, Mean]


class BidOption(msgspec.Struct, frozen=True):
    """A declaration, what it is worth to who declares it (its chance to win, a duel without end counted half), and the best
    answer to it ("" where nobody answers)."""

    said: str
    worth: float
    answer: str


class BidOpening(msgspec.Struct, frozen=True):
    """The first cycle of a duel: who declares first, with what chance that is so; its declarations, the best first."""

    first: int
    chance: float
    options: tuple[BidOption, ...]


class BestBid(msgspec.Struct, frozen=True):
    """The best declaration of who declares first, and the best answer, by what both have left of mST."""

    own: int
    other: int
    said: str
    answer: str


class Bidding(msgspec.Struct, frozen=True):
    """A duel in which both choose what is best, solved: what they bid, or which deeds they do.

    What the duel is worth to side 0 when both declare what is best (a duel without end counted half); the first cycle; for
    each side the best declarations by strength where it declares first, with nobody under duress; the fixed answers by their
    names, and for each side what each is worth to it against the best answers; what the best declarations gain over the best
    of these.
    """

    worth: float
    openings: tuple[BidOpening, ...]
    by_strength: tuple[tuple[BestBid, ...], tuple[BestBid, ...]]
    names: tuple[str, ...]
    fixed: tuple[tuple[float, ...], tuple[float, ...]]
    gains: tuple[float, float]


class Duel(msgspec.Struct, frozen=True):
    """A duel of two sides by the policies they follow.

    The exact chances that each side wins and that nobody does; the mean number of rounds; of what is left (`unit`) the mean
    of each side, of the duels that it wins or of all (`left_of`), and where it is known the chances to win with so much; for
    each of the first rounds the chance that the duel ends in it; from how many states. `played`: what games say of the
    same. Where nothing could be worked out exactly the numbers are those of the games, and there are no states.
    """

    system: str
    """The key of the system."""
    who: tuple[str, str]
    """The names of both sides."""
    policies: tuple[str, str]
    """The policies of both sides, as text."""
    wins: tuple[float, float]
    """The chance of each side to win, from 0 to 1."""
    drawn: float
    """The chance that nobody wins, from 0 to 1."""
    rounds: float
    """The mean number of rounds."""
    unit: str
    """What `left` counts, such as ST or miniatures."""
    left: tuple[float, float]
    """The mean of what is left to each side, in `unit`."""
    left_of: str
    """Of which duels `left` is the mean: those that the side wins, or all."""
    left_spread: tuple[tuple[tuple[int, float], ...], ...] = ()
    """For each side the chances to win with so much left; empty where they are not known."""
    by_round: tuple[float, ...] = ()
    """For each of the first rounds the chance that the duel ends in it."""
    states: int = 0
    """From how many states it was worked out; 0 where only games were played."""
    bidding: Bidding | None = None
    """The best choices of both sides, where they were asked for."""
    played: Played | None = None
    """What games say of the same duel; None where none were played."""
    options: Mapping[str, str] = {}
    """The house rules that are not the usual ones, by name."""
    version: int = VERSION
    """The version of these objects."""


class Skirmishes(msgspec.Struct, frozen=True):
    """What came of a batch of skirmishes."""

    scenario: str
    """The name of the scenario."""
    games: int
    """How many games were played."""
    seed: int
    """The seed of the games."""
    sides: tuple[str, str]
    """The names of both sides."""
    policies: tuple[str, str]
    """How each side fights, as text."""
    wins: tuple[Share, Share]
    """The chance that each side wins, with its bounds."""
    drawn: Share
    """The chance that nobody wins, with its bounds."""
    rounds: Mean
    """The mean number of rounds."""
    decisions: Mean
    """The mean number of decisions of both sides."""
    left: tuple[Mean, Mean]
    """The mean of what each side has left."""
    options: dict[str, str]
    """The house rules that were given, by name."""


class RuleChange(msgspec.Struct, frozen=True):
    """A house rule that differs between two tables: its name, both values, and the clause that says what it decides."""

    name: str
    values: tuple[str, str]
    clause: str


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same fight under two sets of house rules.

    The chance of side 0 to win under each, the difference of the second over the first, and its bounds (95 times of 100);
    exactly, without bounds, where both could be worked out. `rounds` likewise. Of games played `changed` is the share that
    ended another way.
    """

    who: tuple[str, str]
    """The names of both sides."""
    policies: tuple[str, str]
    """The policies of both sides, as text."""
    wins: tuple[float, float]
    """The chance of side 0 to win under the first and the second rules, from 0 to 1."""
    difference: float
    """The second chance less the first."""
    low: float
    """The lower bound of the difference (95 times of 100)."""
    high: float
    """The upper bound of the difference (95 times of 100)."""
    rounds: tuple[float, float]
    """The mean number of rounds under the first and the second rules."""
    exact: bool
    """Whether both were worked out, so that the bounds are the difference itself."""
    changed: float | None = None
    """The share of the games that ended another way; None where none were played."""


class Comparison(msgspec.Struct, frozen=True):
    """What house rules change: the rules that differ with their clauses, the fights, so many games of a seed each where
    they were played, and the mean difference over all fights."""

    system: str
    rules: tuple[RuleChange, ...]
    fights: tuple[Pairing, ...]
    games: int = 0
    seed: int = 0
    version: int = VERSION


# --- making them ------------------------------------------------------------------------------------------------------
def chance_of(name: str, chance: Fraction, who: str = "") -> OddsChance:
    """The chance of something, from an exact one.

    >>> chance_of("hit", Fraction(5, 6))
    OddsChance(name='hit', chance=0.8333333333333334, exact='5/6', who='')
    """
    return OddsChance(name, float(chance), str(chance), who)


def spread_of(
    name: str, points: Iterable[tuple[int | tuple[int, int], Fraction]], mean: Fraction | None = None, who: str = ""
) -> OddsSpread:
    """A distribution from exact chances."""
    points_of_odds = tuple(OddsPoint(value, float(chance), str(chance)) for value, chance in points)
    return OddsSpread(name, points_of_odds, None if mean is None else float(mean), who)
