"""A position as its text has it: lengths in inches, prices in points, angles in degrees."""

import msgspec

from affray.systems.wargame.content.codes import TYPE_NAMES
from affray.systems.wargame.content.special_actions import SpecialAction
from affray.systems.wargame.position.state import UNDECIDED

Spot = tuple[float, float]
Amount = float | str
"""A number of points or inches; as a fraction such as "1/3" where decimals cannot write it."""


class ActRow(msgspec.Struct, frozen=True):
    """The activation under way: the unit, the actions left, the melee and ranged attacks made, whether an ordnance weapon is
    prepared, the enemies whose distance a shot has measured. [UW-TURN-04 UW-ORD-04 UW-RNG-03]"""

    unit: int
    left: int
    melee: int = 0
    ranged: int = 0
    prepared: bool = False
    measured: tuple[int, ...] = ()


class RulingRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A special action that is being settled: what was declared, the effects in the words of an answer, the sides that have
    agreed to them, those that have amended them. [UW-ABL-08]"""

    words: str
    effects: str = ""
    agreed: tuple[int, ...] = ()
    amended: tuple[int, ...] = ()


class Head(msgspec.Struct, frozen=True):
    """The first part of a position: the turn, and what the scenario is about."""

    phase: int
    """The phase, by its number."""
    sides: tuple[str, ...] = ()
    """The names of the sides, in order."""
    goal: str = "points"
    """What the battle is about: one of the goals."""
    rounds: int = 8
    """How many rounds it has."""
    limit: int = 2000
    """The points limit."""
    attacker: int = 0
    """The side that attacks, where the goal is one side's."""
    share: Amount = "1/3"
    """The share of its starting points that the attacker has to lead off the field."""
    leaders: tuple[str, ...] = ()
    """The named heroes, by side; "" for one not named yet."""
    order: tuple[int, ...] = ()
    """The sides in the order of their turns."""
    stage: int = 0
    """The place in that order of the side whose turn it is."""
    round: int = 1
    """The round, from 1."""
    act: ActRow | None = None
    """The activation under way."""
    marks: tuple[tuple[int, int], ...] = ()
    """The pairs of units in contact with a melee behind them."""
    winner: int = UNDECIDED
    """The side that has won; DRAW, or UNDECIDED."""
    out: tuple[int, ...] = ()
    """The sides of three or more that are out of the battle, in that order."""
    taken: tuple[Amount, ...] = ()
    """The points of the enemy that each of three or more sides has destroyed."""
    specials: tuple[SpecialAction, ...] = ()
    """The special actions that the scenario settles."""
    ruling: RulingRow | None = None
    """The special action that is being settled."""


class Arm(msgspec.Struct, frozen=True, array_like=True):
    """A weapon: its name, what it adds to Fight and Shoot, its range, the short one where it has two. [UW-MIN-06]"""

    id: str
    fight: int
    shoot: int
    range: Amount
    short: Amount | None = None


class Row(msgspec.Struct, frozen=True):
    """A unit as the text has it: lengths in inches, prices in points, angles in degrees."""

    id: str
    """Its name."""
    side: int
    """Its side, from 0."""
    dice: tuple[int, int]
    """The action dice of one miniature: how many, of how many sides."""
    defense: int
    """Defense."""
    initial: int
    """How many miniatures it had at the start."""
    move: Amount = 0
    """Move."""
    fight: int = 0
    """Fight of one, without weapons."""
    shoot: int = 0
    """Shoot of one, without weapons."""
    type: str = TYPE_NAMES[0]
    """The name of its type."""
    base: tuple[Amount, Amount] = (1, 1)
    """Width and depth of a base."""
    weapons: tuple[Arm, ...] = ()
    """The weapons of each miniature."""
    abilities: tuple[str | tuple[str, Amount], ...] = ()
    """Its abilities; one of a person's own with its price."""
    formation: str = "skirmish"
    """The name of its formation."""
    files: int = 0
    """In how many files a regiment stands."""
    each: Amount = 0
    """The price of a miniature."""
    gun: Amount = 0
    """The price of a crew's weapon."""
    status: str = "waiting"
    """The name of its status: waiting, fielded, left out, lost or away."""
    at: tuple[Spot, ...] = ()
    """Where its miniatures stand, by index."""
    heading: float = 0
    """Where it looks."""
    disordered: bool = False
    """Whether it is disordered."""
    token: bool = False
    """Whether it has a token for failed morale."""
    activated: bool = False
    """Whether it was activated in this turn."""
    steps: int = 0
    """The dice steps that a hero has lost."""
    slower: int = 0
    """How often damage has lowered a vehicle's Move."""
    weaker: int = 0
    """How often damage has lowered a vehicle's Defense."""
    shorter: int = 0
    """How often damage has lowered a vehicle's range."""
    worse: int = 0
    """What is added to a vehicle's later damage rolls."""
    shut: tuple[str, ...] = ()
    """The facings of a vehicle that can no longer fire."""
