"""What the cases of attacks may give: dice, lengths, targets, and a referee over the dice."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from affray.core import InputError, Refusal
from affray.referee import Script
from affray.space.plane.measure import INCH, inches
from affray.systems.wargame.cases.given import Part
from affray.systems.wargame.content.codes import FACING_NAMES, HERO, TYPE_NAMES, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import Weapon
from affray.systems.wargame.content.tables import TypeName
from affray.systems.wargame.rules.attack import losses
from affray.systems.wargame.rules.losses_and_damage import hero_hits, is_troops

Positive = Annotated[int, msgspec.Meta(ge=1)]
Ad = tuple[Positive, Literal[4, 6, 8, 10, 12, 20]]
Faces = tuple[Positive, ...]
Length = Annotated[float, msgspec.Meta(ge=0)]
Place = tuple[float, float]
FacingName = Literal["front", "left", "rear", "right"]
AbilityName = Literal["rear_attack_arc", "fearless", "fireball", "fast", "command", "additional_turn"]


class Target(Part, frozen=True, kw_only=True):
    """The unit that is attacked."""

    type: TypeName
    n: Positive
    defense: Positive


def kind_of(name: str) -> int:
    """The number of a type."""
    return TYPE_NAMES.index(name)


def check_single(name: str, n: int) -> None:
    """Checks that a hero or a vehicle stands alone. Raises InputError. [UW-HERO-01 UW-VEH-02]"""
    if kind_of(name) in (HERO, VEHICLE) and n != 1:
        raise InputError(f"given: n: expected 1 for a {name}, got {n}")


def fraction(number: float) -> Fraction:
    """A number of a case, exactly as it is written."""
    return Fraction(str(number))


def length_of(number: float, where: str) -> int:
    """A number of inches in billionths. Raises InputError for one that is no length on a table."""
    try:
        return inches(number)
    except ValueError as error:
        raise InputError(f"given: {where}: {error}") from None


def facing_numbers(facings: tuple[FacingName, ...]) -> tuple[int, ...]:
    """Facings by their numbers."""
    return tuple(map(FACING_NAMES.index, facings))


def inches_of(length: int) -> float:
    """A length in inches."""
    return length / INCH


def weapon_with_ranges(ranges: Sequence[float]) -> Weapon:
    """A weapon of one range, or of a short and a long one. Raises InputError for others."""
    if len(ranges) not in (1, 2) or ranges[0] > ranges[-1]:
        raise InputError("given: range: expected one range, or a short and a long one")
    short = fraction(ranges[0]) if len(ranges) == 2 else None
    return Weapon("given", range=fraction(ranges[-1]), short=short)


def check_allowed(fault: Refusal | None) -> None:
    """Raises InputError with the reason of a refusal."""
    if fault is not None:
        raise InputError(f"given: {fault.reason}")


def check_dice_count(dice: Sequence[int], n: int, where: str) -> None:
    """Checks that a roll has so many dice. Raises InputError."""
    if len(dice) != n:
        raise InputError(f"given: {where}: expected {n} dice, got {len(dice)}")


def dice_script(*rolls: Sequence[int]) -> Script:
    """A referee that throws these dice, one roll after another; a roll without dice is left out."""
    return Script([[die - 1 for die in dice] for dice in rolls if dice])


def outcome(name: str, n: int, quotient: int, house: House) -> dict[str, object]:
    """What a quotient does: the losses of troops and how many are left, the hits on a hero, the modifier of a vehicle's
    damage roll."""
    kind = kind_of(name)
    if not is_troops(kind):
        return {"quotient": hero_hits(quotient, house) if kind == HERO else quotient}
    gone = losses(quotient, n)
    return {"quotient": quotient, "losses": gone, "remaining": n - gone}
