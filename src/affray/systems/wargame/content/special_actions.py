"""What the special action of an ability does where the author of a scenario settles it. [UW-TURN-05 UW-ABL-09]"""

from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from affray.core import InputError
from affray.space.plane.measure import INCH

LOSSES, DISORDER, MOVE = "losses", "disorder", "move"
FOE, FRIEND, ANY = "foe", "friend", "any"
Inches = Annotated[float, msgspec.Meta(ge=0, le=200)]


class SpecialAction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`[[specials]]`: the special action of an ability that units of the army lists have bought. [UW-ABL-09]"""

    name: str
    """The ability of a person's own that it belongs to, as the lists call it."""
    cost: Annotated[float, msgspec.Meta(ge=0, le=10_000)]
    """What that ability costs each miniature in the lists, in points."""
    effect: Literal["losses", "disorder", "move"]
    """What it does: an attack with its dice, disorder, or a move of the unit that it is used on."""
    range: Inches
    """How far it reaches, from centre-most to centre-most miniature, in inches."""
    target: Literal["foe", "friend", "any"] = "foe"
    """On whom it is used: an enemy, a unit of one's own, itself included, or either."""
    dice: Annotated[str, msgspec.Meta(pattern="^([1-9]|1[0-9]|20)d(4|6|8|10|12|20)$")] | None = None
    """What is thrown, such as 2d6; for losses divided by the Defense of the unit."""
    least: Annotated[int, msgspec.Meta(ge=0, le=400)] = 0
    """What the dice must come to for disorder or a move; 0 where it always succeeds."""
    inches: Inches = 0
    """How far a unit is moved at the most."""

    @property
    def thrown(self) -> tuple[int, int]:
        """How many dice of how many sides are thrown; none of none without any."""
        number, _, sides = (self.dice or "0d0").partition("d")
        return int(number), int(sides)

    @property
    def reach(self) -> int:
        """How far it reaches, in billionths of an inch."""
        return round(self.range * INCH)

    @property
    def push(self) -> int:
        """How far a unit is moved at the most, in billionths of an inch."""
        return round(self.inches * INCH)

    @property
    def price(self) -> Fraction:
        """What the ability costs each miniature, exactly."""
        return Fraction(str(self.cost))


def check_special(special: SpecialAction, where: str) -> None:
    """Raises InputError for fields that make no special together. [UW-ABL-09]"""
    number, sides = special.thrown
    if special.effect == LOSSES and not special.dice:
        raise InputError(f"{where}: dice: expected dice such as 2d6, as losses need")
    if special.effect == LOSSES and special.least:
        raise InputError(f"{where}: least: expected none for losses, got {special.least}")
    if special.effect != LOSSES and bool(special.dice) != bool(special.least):
        raise InputError(f"{where}: expected dice and least together, or neither")
    if special.least > number * sides:
        raise InputError(f"{where}: least: expected at most {number * sides}, got {special.least}")
    if special.effect == MOVE and not special.inches:
        raise InputError(f"{where}: inches: expected above 0 for a move")
    if special.effect != MOVE and special.inches:
        raise InputError(f"{where}: inches: expected none for {special.effect}, got {special.inches:g}")
