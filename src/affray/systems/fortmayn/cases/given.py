"""What the cases of Fortmayn may give: types, dice and gear as the case files write them, and a referee over the dice."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec

from affray.core import InputError, Refusal
from affray.core.reading.given import Answer, Given
from affray.core.reading.tables import look_up
from affray.core.system import Verb
from affray.referee import Script
from affray.systems.fortmayn.content.codes import BAND_NAMES, NO_DIE, POOL_NAMES, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import House, read_house

Whole = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Faces = tuple[Positive, ...]
DieName = Literal["d4", "d6", "d8", "d10", "d12"]
TypeName = Literal["brawny", "brainy"]
PoolName = Literal["body", "head"]
BandName = Literal["close", "nearby", "distant", "far_away"]
DICE: Mapping[str, int] = {f"d{die}": die for die in (4, 6, 8, 10, 12)}


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of what a case gives. Unknown keys are refused."""


def house_of(given: Given) -> House:
    """The house rules of a case. Raises InputError for an unknown option or value."""
    return read_house(given.options)


def read_die(name: str | None) -> int:
    """The number of sides; NO_DIE for none. Raises InputError for an unknown die.

    >>> read_die("d8"), read_die(None)
    (8, 0)
    """
    return NO_DIE if name is None else look_up(name, DICE, "die")


def write_die(die: int) -> str | None:
    """The die as cases write it: none is null.

    >>> write_die(8), write_die(NO_DIE)
    ('d8', None)
    """
    return f"d{die}" if die else None


def type_number(name: str) -> int:
    """The number of a type."""
    return TYPE_NAMES.index(name)


def pool_number(name: str) -> int:
    """The number of a pool."""
    return POOL_NAMES.index(name)


def band_number(name: str) -> int:
    """The number of a distance."""
    return BAND_NAMES.index(name)


def expect_allowed(fault: Refusal | None) -> None:
    """Raises InputError with the reason of a refusal; does nothing for None."""
    if fault is not None:
        raise InputError(f"given: {fault.reason}")


def expect(holds: object, what: str) -> None:
    """Raises InputError saying what was expected, unless `holds`."""
    if not holds:
        raise InputError(f"given: {what}")


def dice_script(rolls: Sequence[Sequence[int]], answers: Sequence[int] = ()) -> Script:
    """A referee that rolls these dice in order and gives these answers. A roll without dice is left out."""
    return Script([[face - 1 for face in faces] for faces in rolls if faces], answers)


def run_op(given: Answer, verbs: Mapping[str, Verb]) -> Answer:
    """Run the verb that `op` names. Raises InputError for an unknown one."""
    return look_up(str(given.get("op")), verbs, "op")(given)
